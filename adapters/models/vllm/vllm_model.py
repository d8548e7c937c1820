"""A language model behind a vLLM server's OpenAI-compatible completions.

Decisions, most of them answers to traps:
- Tokens are made here where the model's tokenizer.json is at hand (tokens.py): counting a prompt then costs no request.
- How likely given tokens are is asked of the token that comes next (requests.py): exact, before any mask, from the prefix
  cache. So continuations and options are scored, and so a list is watched (lists.py): the output's sureness at every
  step. Hidden states a server shows none; where a second one with the same weights gives them (states.py), they are read
  there.
- Samples of several prompts are asked for at once, each prompt's by `n`. A server's own beam never stops early, and knows
  no constraint: under one, the beam is walked here, each step one request for all of its rows.
- Under any other constraint one token is asked for at a time (`allowed_token_ids`; the server's prefix cache makes that
  cheap), and a step that leaves one legal token is not asked for at all.
- A server tells neither its weights' hash nor its number format: the fingerprint names what it tells (model, root, base,
  context, version), the tokenizer, the chat template, the weights in a folder that is at hand, and `dtype` and
  `revision` as whoever deploys them says.
"""

from __future__ import annotations

import hashlib
import math
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.models.arguments import check_legal, check_sampling, option_tokens
from adapters.models.pieces import pieces
from adapters.models.vllm import lists
from adapters.models.vllm.beams import ConstrainedBeam
from adapters.models.vllm.requests import NextTokens, VllmRequests, before_each, settings_of
from adapters.models.vllm.server import VllmServer
from adapters.models.vllm.states import StatesReader
from adapters.models.vllm.tokens import Tokens, tokens_of
from adapters.stop_signal import carried
from reliability.errors import BadInput, ModelUnavailable, PromptTooLong
from reliability.ports import Allowed, ListConstraint, Sampling, TeacherForced
from reliability.values import Completion, Step

_COMPARED_TOKENS, _A_TIE = 8, 0.05  # tokens, nats
_KEPT_LISTS = 64  # of asks that are worked on at once: what was seen while writing them watches them


class VllmModel:
    """`reliability.ports.TransparentModel` over HTTP; without a reader of states without these: [steps, 0, 0].

    `base_url` with or without /v1; `model` is the served name; `tokenizer` the folder or name of its tokenizer (None:
    the server's is asked). `timeout_s` bounds one request, `retries` how often a busy or unreachable server is asked
    again, after pauses that double from `first_pause_s`, and `patience_s` how long one that answered before; `parallel`
    requests are under way at once. `states_url` and `states_folder` name a reader of states with the same weights, and the
    folder where its files are seen. Connects at the first question. Raises ModelUnavailable, with one sentence, for
    whatever goes wrong.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        api_key: str | None = None,
        timeout_s: float = 60.0,
        *,
        tokenizer: str | Path | None = None,
        chat: bool = False,
        end_token: str | None = None,
        revision: str = "",
        dtype: str = "",
        weights: str = "",
        retries: int = 3,
        first_pause_s: float = 0.25,
        patience_s: float = 0.0,
        parallel: int = 16,
        states_url: str = "",
        states_folder: Path | None = None,
    ) -> None:
        server = VllmServer(base_url, api_key, timeout_s, retries, first_pause_s, 4 * parallel, patience_s)
        self._reader: StatesReader | None = None
        if states_url and states_folder is not None:
            other = VllmServer(states_url, api_key, timeout_s, retries, first_pause_s, 2 * parallel, patience_s)
            self._reader = StatesReader(other, model, states_folder, timeout_s, parallel)
        self._agrees = False
        self._ask = VllmRequests(server, model, 2 * parallel)
        self._tokens = tokens_of(server, model, tokenizer, end_token, chat)
        self._model, self._deployed = model, (revision, dtype, weights)
        self._parallel = parallel
        self._lists: OrderedDict[tuple[Tokens, Tokens], lists.Listed] = OrderedDict()
        self._lock = threading.Lock()

    def close(self) -> None:
        """Close the connections."""
        self._ask.close()
        if self._reader is not None:
            self._reader.close()

    @property
    def fingerprint(self) -> str:
        """SHA-256 of what the server tells of the model, of its tokenizer and template, of how it is deployed, and of
        what its states are read by."""
        card = self._ask.served
        told = [self._model, card.get("root"), card.get("parent"), self.context_tokens, self._ask.version]
        if self._reader is not None:
            told.append(self._reader.fingerprint)
        return hashlib.sha256(repr([*told, self._tokens.name, *self._deployed]).encode()).hexdigest()

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        # One token less than the server's: reading a log-probability generates one.
        return self._ask.context_tokens - 1

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        return self._tokens.end_id

    @property
    def address(self) -> str:
        """The server's, without /v1."""
        return self._ask.server.address

    @property
    def requests(self) -> Mapping[str, int]:
        """How many requests were made, by path."""
        return self._ask.server.requests

    @property
    def counts_here(self) -> bool:
        """Whether its tokens are made in this process, at the cost of no request."""
        return self._tokens.name != ""

    def drafts_lists(self) -> bool:
        """Whether the server's grammar writes lists of names; without it they are written token by token.

        Raises ModelUnavailable where it does not tell how likely given tokens are: nothing works without that.
        """
        self.choose("Yes or No?", ["Yes"])
        return lists.drafts(self._ask, self._prompt_ids("a or b?", 1))

    def encode(self, text: str) -> list[int]:
        """Text → token ids, no special tokens, whatever the text spells."""
        return list(self._tokens.encode(text))

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text, the end of text dropped."""
        ids = tuple(token for token in token_ids if token != self.end_id)
        return self._tokens.decode(ids) if ids else ""

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt: samples as drawn, a beam's best first. Raises PromptTooLong, BadInput."""
        check_sampling(sampling)
        ids = self._prompt_ids(prompt, sampling.max_tokens)
        if allowed is None:
            if sampling.beam:
                return self._beam(ids, sampling)
            [found] = self._samples([(ids, sampling)])
            return found
        if sampling.beam:
            return self._constrained_beam(ids, sampling, allowed)
        if isinstance(allowed, ListConstraint) and sampling.temperature == 0:
            return [self._list(ids, sampling, allowed)]
        with ThreadPoolExecutor(min(self._parallel, sampling.n)) as pool:
            walk = carried(lambda row: self._walk(ids, sampling, allowed, row))
            rows = list(pool.map(walk, range(sampling.n)))
        return self._completions(ids, rows)

    def sample_each(self, asked: Sequence[tuple[str, Sampling]]) -> list[list[Completion]]:
        """`sample` of each prompt, several requests at a time (`reliability.ports.ConcurrentModel`)."""
        for _, sampling in asked:
            check_sampling(sampling)
        ids = [self._prompt_ids(prompt, sampling.max_tokens) for prompt, sampling in asked]
        samples = iter(self._samples([(i, s) for i, (_, s) in zip(ids, asked, strict=True) if not s.beam]))
        return [self._beam(i, s) if s.beam else next(samples) for i, (_, s) in zip(ids, asked, strict=True)]

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0. Raises PromptTooLong."""
        targets = [(*self._tokens.encode(continuation), self.end_id) for continuation in continuations]
        ids = self._prompt_ids(prompt, max(map(len, targets), default=1))
        measured = self._measured(ids, list(dict.fromkeys(targets)))
        return [sum(measured[target]) for target in targets]

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1).

        An option counts in both its single-token spellings, as it is and after a space.
        """
        (probabilities,) = self.choose_each([prompt], options)
        return probabilities

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """`choose` for each prompt, in one request (`reliability.ports.BatchModel`)."""
        spellings = option_tokens(options, self.encode)
        many = [self._prompt_ids(prompt, 1) for prompt in prompts]
        tokens = tuple(token for spelling in spellings for token in spelling)
        places = self._ask.places(dict.fromkeys(many, tokens))
        return [_shares(places[ids], spellings) for ids in many]

    # --- watching ------------------------------------------------------------------------------

    @property
    def gives_states(self) -> bool:
        """Whether a reader gives its hidden states."""
        return self._reader is not None

    def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:
        """What the reader gives, of the layers that it was started with, the last layer's before the final norm; without
        one none: [steps, 0, 0]. Raises PromptTooLong."""
        return self._states(self._prompt_ids(prompt, len(token_ids)), tuple(token_ids))

    def _states(self, ids: Tokens, tokens: Tokens) -> NDArray[np.float32]:
        if self._reader is None:
            return np.zeros((len(tokens), 0, 0), dtype=np.float32)
        if not self._agrees and tokens:
            self._compare(self._reader, ids, min(len(tokens), _COMPARED_TOKENS))
        return self._reader.states(ids, tokens)

    def _compare(self, reader: StatesReader, ids: Tokens, most: int) -> None:
        """Hold what the reader writes after a text to what the server does. Raises ModelUnavailable."""
        reader.sweep()
        there = reader.greedy(ids, most)
        [choice] = self._ask.complete([ids], settings_of(Sampling(max_tokens=most)) | {"logprobs": 2})
        here = tuple(int(token) for token in choice["token_ids"])
        both = list(zip_longest(there, here, fillvalue=self.end_id))  # one that ends sooner ends there
        at = next((n for n, (one, other) in enumerate(both) if one != other), None)
        if at is not None:
            place, pair = (*ids, *here[:at]), both[at]
            told = self._ask.places({place: pair})[place].log_probabilities
            if abs(told[pair[0]] - told[pair[1]]) > _A_TIE:  # two that are as likely may change places
                raise ModelUnavailable(
                    "The reader of hidden states serves other weights than the model server: both are to be started "
                    "with the same model."
                )
        self._agrees = True

    def teacher_forced(self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> TeacherForced:
        """The states (as `states`), and log p of the tokens `legal[t]` at each step t: these without a request for a list
        that was just written under a constraint that left these tokens. Raises BadInput where `legal` has not one list
        of tokens for each step, or one of them is empty."""
        check_legal(token_ids, legal)
        ids, tokens = self._prompt_ids(prompt, len(token_ids)), tuple(token_ids)
        with self._lock:
            kept = self._lists.get((ids, tokens))
        if kept is not None and kept.legal == tuple(map(tuple, legal)):
            places: Sequence[NextTokens] = kept.places
        else:
            steps = [(*ids, *tokens[:step]) for step in range(len(tokens))]
            found = self._ask.places(dict(zip(steps, map(tuple, legal), strict=True)))
            places = [found[step] for step in steps]
        scores = (
            np.array([place.log_probabilities[token] for token in of_step], dtype=np.float64)
            for place, of_step in zip(places, legal, strict=True)
        )
        return TeacherForced(self._states(ids, tokens), tuple(scores))

    def _list(self, ids: Tokens, sampling: Sampling, allowed: ListConstraint) -> Completion:
        listed = lists.write(self._ask, self._tokens, ids, allowed, sampling.max_tokens)
        with self._lock:
            self._lists[ids, listed.ids] = listed
            while len(self._lists) > _KEPT_LISTS:
                self._lists.popitem(last=False)
        measured = [place.log_probabilities[token] for token, place in zip(listed.ids, listed.places, strict=True)]
        return self._completion(listed.ids, measured, listed.finished)

    # --- without a constraint ------------------------------------------------------------------

    def _samples(self, asked: Sequence[tuple[Tokens, Sampling]]) -> list[list[Completion]]:
        requests = [([ids], settings_of(s) | {"n": s.n, "logprobs": 2}) for ids, s in asked]
        return [[self._sampled(choice) for choice in choices] for choices in self._ask.complete_each(requests)]

    def _sampled(self, choice: dict[str, Any]) -> Completion:
        try:
            ids = tuple(int(token) for token in choice["token_ids"])
            log_probabilities = [float(p) for p in choice["logprobs"]["token_logprobs"]]
            gaps = [_gap(list(top.values())) for top in choice["logprobs"]["top_logprobs"]]
            return self._completion(ids, log_probabilities, choice["finish_reason"] == "stop", gaps)
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
        beam = ConstrainedBeam(self._ask, ids, allowed, self.end_id)
        rows = beam.search(sampling)
        return self._ranked(
            [self._completion(tokens, beam.measured(tokens), ended) for tokens, ended in rows], sampling.beam
        )

    # --- completions from token ids ------------------------------------------------------------

    def _measured(self, ids: Tokens, rows: Sequence[Tokens]) -> dict[Tokens, list[float]]:
        """The log-probability of every token of each row after the prompt."""
        places = self._ask.places(before_each(ids, rows))
        return {
            row: [places[(*ids, *row[:step])].log_probabilities[token] for step, token in enumerate(row)]
            for row in rows
        }

    def _completions(self, ids: Tokens, rows: Sequence[tuple[Tokens, bool]]) -> list[Completion]:
        measured = self._measured(ids, list(dict.fromkeys(tokens for tokens, _ in rows)))
        return [self._completion(tokens, measured[tokens], finished) for tokens, finished in rows]

    def _completion(
        self,
        tokens: Tokens,
        log_probabilities: Sequence[float],
        finished: bool,
        gaps: Sequence[float | None] | None = None,
    ) -> Completion:
        """`gaps`: of the likeliest two tokens at each step; None where they were not told."""
        whole = self.text(tokens)
        texts = [self.text([token]) for token in tokens]
        if "".join(texts) != whole:  # spaces between words, characters of several tokens
            texts = pieces(tokens, self.text)
        told = zip(texts, log_probabilities, gaps or [None] * len(tokens), strict=True)
        steps = tuple(Step(text, min(0.0, p), gap) for text, p, gap in told)
        return Completion(whole, tokens, steps, sum(step.log_probability for step in steps), finished)

    @staticmethod
    def _ranked(completions: list[Completion], n: int) -> list[Completion]:
        return sorted(completions, key=lambda c: (not c.finished, -c.log_probability))[:n]

    def _prompt_ids(self, prompt: str, completion_tokens: int) -> Tokens:
        text_ids = self.encode(prompt)
        if not text_ids:
            raise BadInput("The prompt is empty.")
        ids = self._tokens.frame.around(text_ids)
        if len(ids) + completion_tokens > self.context_tokens:
            raise PromptTooLong(
                f"The prompt has {len(ids)} tokens and its completion may have {completion_tokens}; "
                f"the model's context holds {self.context_tokens}."
            )
        return tuple(ids)


def _shares(place: NextTokens, spellings: Sequence[Sequence[int]]) -> list[float]:
    """Each option's share of the probability of all, in both its spellings."""
    found = place.log_probabilities
    best = max(found[token] for spelling in spellings for token in spelling)
    sums = [sum(math.exp(found[token] - best) for token in spelling) for spelling in spellings]
    return [value / sum(sums) for value in sums]


def _gap(log_probabilities: Sequence[float]) -> float | None:
    """Distance of the two highest; None where the server named one only."""
    ranked = sorted(log_probabilities, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else None
