"""A language model behind a vLLM server's OpenAI-compatible completions.

Decisions, most of them answers to traps:
- Prompts go as token ids, so that what is counted is what is read; every sampling setting is sent, since
  a server takes those left out from the model's own generation_config.json.
- Under a constraint one token is asked for at a time (`allowed_token_ids`; the server's prefix cache makes
  that cheap), and a step that leaves one legal token is not asked for at all: online beam search ignores
  `structured_outputs`, and structured outputs renormalise log-probabilities.
- Log-probabilities of constrained completions and of beams are read from the prompt (`prompt_logprobs`):
  the model's own, whatever the server did on the way. A constrained beam weighs all legal tokens where
  they are few, else those among the server's twenty likeliest.
- Text is only text: what spells a special token ("<|im_end|>" in a question) is tokenized in two parts.
- A server does not tell its weights' hash: the fingerprint names address-independent facts (model, root,
  context) and `revision`, which whoever deploys new weights under an old name must change.
- The end-of-text token is `end_token`, or what /tokenizer_info says (--enable-tokenizer-info-endpoint).
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from adapters.models.arguments import check_sampling, option_tokens
from adapters.models.pieces import pieces
from adapters.models.vllm.requests import Measured, Tokens, VllmRequests, gap, settings_of
from adapters.models.vllm.server import VllmServer
from reliability.errors import BadInput, PromptTooLong
from reliability.ports import Allowed, Sampling
from reliability.values import Completion, Step


class VllmModel:
    """`reliability.ports.LanguageModel` over HTTP.

    `base_url` with or without /v1; `model` is the served name. `timeout_s` bounds one request, `retries`
    how often a busy or unreachable server is asked again, after pauses that double from `first_pause_s`.
    Connects at the first question. Raises ModelUnavailable, with one sentence, for whatever goes wrong.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        api_key: str | None = None,
        timeout_s: float = 60.0,
        *,
        end_token: str | None = None,
        revision: str = "",
        retries: int = 3,
        first_pause_s: float = 0.25,
        parallel: int = 8,
    ) -> None:
        server = VllmServer(base_url, api_key, timeout_s, retries, first_pause_s)
        self._ask = VllmRequests(server, model, end_token)
        self._model, self._revision, self._parallel = model, revision, parallel

    def close(self) -> None:
        """Close the connections."""
        self._ask.server.close()

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the served model's name, root and context, and of `revision`."""
        facts = [self._model, self._ask.served.get("root"), self.context_tokens, self._revision]
        return hashlib.sha256(repr(facts).encode()).hexdigest()

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        # One token less than the server's: reading log-probabilities off a prompt generates one.
        return self._ask.context_tokens - 1

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        return self._ask.end_id

    def encode(self, text: str) -> list[int]:
        """Text → token ids, no special tokens, whatever the text spells."""
        return list(self._ask.encode(text))

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text, the end of text dropped."""
        ids = tuple(token for token in token_ids if token != self.end_id)
        return self._ask.decode(ids) if ids else ""

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt: samples as drawn, a beam's best first. Raises PromptTooLong, BadInput."""
        check_sampling(sampling)
        ids = self._prompt_ids(prompt, sampling.max_tokens)
        if allowed is None:
            return self._beam(ids, sampling) if sampling.beam else self._samples(ids, sampling)
        if sampling.beam:
            return self._constrained_beam(ids, sampling, allowed)
        with ThreadPoolExecutor(min(self._parallel, sampling.n)) as pool:
            rows = list(pool.map(lambda i: self._walk(ids, sampling, allowed, i), range(sampling.n)))
        return self._completions(ids, rows)

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0. Raises PromptTooLong."""
        targets = [(*self.encode(continuation), self.end_id) for continuation in continuations]
        ids = self._prompt_ids(prompt, max(map(len, targets), default=1))
        distinct = list(dict.fromkeys(targets))
        measured = self._ask.measure(ids, distinct)
        totals = {target: sum(p for p, _ in steps) for target, steps in zip(distinct, measured, strict=True)}
        return [totals[target] for target in targets]

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1).

        An option counts in both its single-token spellings, as it is and after a space.
        """
        spellings = option_tokens(options, self.encode)
        ids = self._prompt_ids(prompt, 1)
        tokens = [token for spelling in spellings for token in spelling]
        found = [steps[0][0] for steps in self._ask.measure(ids, [(token,) for token in tokens])]
        best = max(found)
        weight = {token: math.exp(p - best) for token, p in zip(tokens, found, strict=True)}
        sums = [sum(weight[token] for token in spelling) for spelling in spellings]
        return [value / sum(sums) for value in sums]

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """`choose` for each prompt, several requests at a time (`reliability.ports.BatchModel`)."""
        if not prompts:
            return []
        with ThreadPoolExecutor(min(self._parallel, len(prompts))) as pool:
            return list(pool.map(lambda prompt: self.choose(prompt, options), prompts))

    # --- without a constraint ------------------------------------------------------------------

    def _samples(self, ids: Tokens, sampling: Sampling) -> list[Completion]:
        choices = self._ask.complete([ids], settings_of(sampling) | {"n": sampling.n, "logprobs": 2})
        return [self._sampled(choice) for choice in choices]

    def _sampled(self, choice: dict[str, Any]) -> Completion:
        try:
            ids = tuple(int(token) for token in choice["token_ids"])
            log_probabilities = [float(p) for p in choice["logprobs"]["token_logprobs"]]
            gaps = [gap(list(top.values())) for top in choice["logprobs"]["top_logprobs"]]
            finished = choice["finish_reason"] == "stop"
            measured = list(zip(log_probabilities, gaps, strict=True))
            return self._completion(ids, measured, finished)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise self._ask.server.nonsense() from error

    def _beam(self, ids: Tokens, sampling: Sampling) -> list[Completion]:
        beam = {
            "n": sampling.beam,
            "use_beam_search": True,
            "length_penalty": 0.0,
            "logprobs": 2,
            "include_stop_str_in_output": True,
        }
        rows = []
        for choice in self._ask.complete([ids], settings_of(sampling) | beam):
            tokens = tuple(choice["token_ids"])
            if choice.get("finish_reason") == "stop" and tokens[-1:] != (self.end_id,):
                tokens += (self.end_id,)
            rows.append((tokens, tokens[-1:] == (self.end_id,)))
        return self._ranked(self._completions(ids, list(dict.fromkeys(rows))), sampling.beam)

    # --- under a constraint --------------------------------------------------------------------

    def _walk(self, ids: Tokens, sampling: Sampling, allowed: Allowed, row: int) -> tuple[Tokens, bool]:
        """One greedy or sampled completion, token by token: its ids, and whether it ended."""
        tokens: Tokens = ()
        while len(tokens) < sampling.max_tokens:
            legal = list(dict.fromkeys(allowed(tokens)))
            if not legal:
                return tokens, True
            if len(legal) > 1:
                seed = int.from_bytes(hashlib.sha256(repr((sampling.seed, row, len(tokens))).encode()).digest()[:4])
                settings = settings_of(sampling) | {"max_tokens": 1, "allowed_token_ids": legal, "seed": seed}
                [choice] = self._ask.complete([(*ids, *tokens)], settings)
                [token] = choice["token_ids"]
            else:
                token = legal[0]
            tokens += (token,)
            if token == self.end_id:
                return tokens, True
        return tokens, False

    def _constrained_beam(self, ids: Tokens, sampling: Sampling, allowed: Allowed) -> list[Completion]:
        beams: list[tuple[float, Tokens]] = [(0.0, ())]
        done: list[tuple[float, Tokens]] = []
        with ThreadPoolExecutor(self._parallel) as pool:
            for _ in range(sampling.max_tokens):
                legal = [list(dict.fromkeys(allowed(tokens))) for _, tokens in beams]
                done += [beam for beam, following in zip(beams, legal, strict=True) if not following]
                growing = [(beam, following) for beam, following in zip(beams, legal, strict=True) if following]
                following = pool.map(lambda pair: self._ask.following((*ids, *pair[0][1]), pair[1]), growing)
                grown = [
                    (score + log_probability, (*tokens, token))
                    for ((score, tokens), _), weighed in zip(growing, following, strict=True)
                    for token, log_probability in weighed.items()
                ]
                grown = sorted(grown, key=lambda beam: -beam[0])[: 2 * sampling.beam]
                done += [beam for beam in grown if beam[1][-1] == self.end_id]
                done = sorted(done, key=lambda beam: -beam[0])[: sampling.beam]
                beams = [beam for beam in grown if beam[1][-1] != self.end_id][: sampling.beam]
                if len(done) == sampling.beam:  # log-probabilities only fall: who is behind now stays behind
                    beams = [beam for beam in beams if beam[0] > done[-1][0]]
                if not beams:
                    break
        rows = [(tokens, True) for _, tokens in done] + [(tokens, False) for _, tokens in beams]
        return self._ranked(self._completions(ids, rows[: sampling.beam]), sampling.beam)

    # --- completions from token ids ------------------------------------------------------------

    def _completions(self, ids: Tokens, rows: Sequence[tuple[Tokens, bool]]) -> list[Completion]:
        distinct = list(dict.fromkeys(tokens for tokens, _ in rows))
        measured = dict(zip(distinct, self._ask.measure(ids, distinct), strict=True))
        return [self._completion(tokens, measured[tokens], finished) for tokens, finished in rows]

    def _completion(self, tokens: Tokens, measured: list[Measured], finished: bool) -> Completion:
        whole = self.text(tokens)
        texts = [self.text([token]) for token in tokens]
        if "".join(texts) != whole:  # spaces between words, characters of several tokens
            texts = pieces(tokens, self.text)
        steps = tuple(Step(text, min(0.0, p), gap) for text, (p, gap) in zip(texts, measured, strict=True))
        return Completion(whole, tokens, steps, sum(step.log_probability for step in steps), finished)

    @staticmethod
    def _ranked(completions: list[Completion], n: int) -> list[Completion]:
        return sorted(completions, key=lambda c: (not c.finished, -c.log_probability))[:n]

    def _prompt_ids(self, prompt: str, completion_tokens: int) -> Tokens:
        ids = self.encode(prompt)
        if not ids:
            raise BadInput("The prompt is empty.")
        ids = [*self._ask.opening, *ids]
        if len(ids) + completion_tokens > self.context_tokens:
            raise PromptTooLong(
                f"The prompt has {len(ids)} tokens and its completion may have {completion_tokens}; "
                f"the model's context holds {self.context_tokens}."
            )
        return tuple(ids)
