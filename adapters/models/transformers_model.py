"""Any Hugging Face language model, in this process: decoder-only, prefix (prefix_lm) or encoder-decoder.

Decisions:
- Text is only text: a special token's spelling inside a prompt ("<|im_end|>" in a question) is read as
  characters. What opens and closes a prompt is put there by its ids.
- `token_ids` and `steps` of a completion are parallel and, where the model ended by itself, hold the
  end-of-text token last (its text is empty); the steps' texts join to the completion's text.
- Log-probabilities and gaps are the model's own, before temperature, nucleus and constraint.
- Nothing is ever cut: a prompt and completion beyond the context are PromptTooLong.
- Several asks share a model, and two passes at once only slow each other: one works at a time, or, where a network can,
  those who wait share its next pass.
- Importing this module imports torch: only the composition root does, and only when a model is needed.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from adapters.models.arguments import check_legal, check_sampling, option_tokens
from adapters.models.decoding import Draft, decode
from adapters.models.folder import fingerprint, resolve
from adapters.models.networks import KeptLists, PromptCache, ReadPrompt, SharedNetwork, TokenRows, forward
from adapters.models.pieces import pieces
from adapters.models.pretrained import load_pretrained
from reliability.errors import BadInput, ModelUnavailable, PromptTooLong
from reliability.ports import Allowed, Sampling, TeacherForced
from reliability.values import Completion, Step

KEPT_PROMPTS_BYTES = 256 << 20
_KEPT_LISTS = 64
_LOGITS_AT_ONCE = 1 << 26  # numbers: 256 MiB in float32

log = logging.getLogger(__name__)


class TransformersModel:
    """A language model whose hidden states can be read (`reliability.ports.TransparentModel`).

    `folder_or_name` is a folder, or a name that the Hugging Face cache or hub knows (HF_HUB_OFFLINE is
    respected). `dtype` is float32, bfloat16 or float16: states differ by about 1 % between them, so a
    calibration holds for one only. `threads` limits torch's threads for the whole process. `chat`: prompts go into the
    model's chat template, if it has one; `kept_prompts_bytes` bounds what is kept of the last prompts; `merge`: asks
    share passes (hub/merging.py), where the model's kind allows it; otherwise one works at a time.
    Raises ModelUnavailable, with one sentence, for a folder that is missing or cannot be loaded.
    """

    def __init__(
        self,
        folder_or_name: str | Path,
        dtype: str = "float32",
        threads: int | None = None,
        device: str = "cpu",
        *,
        chat: bool = False,
        kept_prompts_bytes: int = KEPT_PROMPTS_BYTES,
        merge: bool = False,
    ) -> None:
        if threads is not None:
            torch.set_num_threads(threads)
        self._folder = resolve(folder_or_name)
        self._dtype, self._chat = dtype, chat
        self._lock = threading.RLock()
        self._prompts = PromptCache(kept_prompts_bytes)
        self._lists = KeptLists(_KEPT_LISTS)
        with self._memory_guard():
            loaded = load_pretrained(self._folder, dtype, device, chat, merge)
        self._network, self._tokenizer = loaded.network, loaded.tokens
        self._shared = loaded.network if isinstance(loaded.network, SharedNetwork) else None
        self._end_id, self._context_tokens = loaded.end_id, loaded.context_tokens
        self._separate = loaded.encoder_decoder  # prompt and completion each have the whole context

    @property
    def fingerprint(self) -> str:
        """SHA-256 of configuration, tokenizer, weights and dtype."""
        return fingerprint(self._folder, self._dtype, self._chat)

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens (of an encoder-decoder: of each)."""
        return self._context_tokens

    @property
    def end_id(self) -> int:
        """The id of the token that closes a completion."""
        return self._end_id

    def encode(self, text: str) -> list[int]:
        """Text → token ids, no special tokens, whatever the text spells."""
        ids: list[int] = self._tokenizer.encode(text, add_special_tokens=False).ids
        return ids

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text, special tokens dropped."""
        text: str = self._tokenizer.decode(list(token_ids), skip_special_tokens=True)
        return text

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt: samples as drawn, a beam's best first.

        The prompt is read once for all of them. With `allowed`, no other token is drawn; its
        log-probability is still that of the unconstrained model. Raises PromptTooLong, BadInput.
        """
        check_sampling(sampling)
        ids = self._prompt_ids(prompt, sampling.max_tokens)
        with self._running():
            rows = TokenRows(self._network, self._prompts.read(self._network, ids))
            legal: dict[tuple[int, ...], Sequence[int]] = {}
            constraint = _remembering(allowed, legal) if allowed else None
            drafts = decode(rows, sampling, constraint, self._end_id)
            if constraint and len(drafts) == 1:
                steps = [legal[drafts[0].ids[:step]] for step in range(len(drafts[0].ids))]
                self._lists.keep(ids, drafts[0], steps, rows)
        return [self._completion(draft) for draft in drafts]

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0. Raises PromptTooLong."""
        targets = [(*self.encode(continuation), self._end_id) for continuation in continuations]
        if not targets:
            return []
        ids = self._prompt_ids(prompt, max(map(len, targets)))
        distinct = sorted(set(targets), key=lambda target: (len(target), target))
        scores: dict[tuple[int, ...], float] = {}
        with self._running():
            read = self._prompts.read(self._network, ids)
            for batch in _batches(distinct, read.logits.shape[-1]):
                scores.update(zip(batch, self._score_batch(read, batch), strict=True))
        return [scores[target] for target in targets]

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1).

        An option counts in both its single-token spellings, as it is and after a space. Raises BadInput
        where an option has none or two options share one.
        """
        (probabilities,) = self.choose_each([prompt], options)
        return probabilities

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """`choose` for each prompt (`reliability.ports.BatchModel`): what they begin with in common is read once."""
        spellings = option_tokens(options, self.encode)
        many = [self._prompt_ids(prompt, 1) for prompt in prompts]
        if not many:
            return []
        with self._running():
            logits = self._prompts.read_each(self._network, many, _LOGITS_AT_ONCE)
        scores = torch.stack([logits[:, tokens].logsumexp(-1) for tokens in spellings], dim=1)
        return [[float(p) for p in row] for row in scores.double().softmax(-1)]

    def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:
        """Hidden states that predict each of the tokens: [steps, layers, width], float32.

        Layers are 1 … L, as transformers returns them (the last after the final norm where there is one).
        The state for step t is that of the position before it: the prompt's last one for t = 0. A list that
        was just written under a constraint needs no pass: its states are those of writing it.
        """
        kept = self._lists.of(self._prompt_ids(prompt, len(token_ids)), token_ids)
        if kept is not None:
            return np.array(kept.states.numpy())
        return self._teacher_forced(prompt, token_ids, logits_to_keep=1)[0]

    def teacher_forced(self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> TeacherForced:
        """The states, and log p of the tokens `legal[t]` at each step t, from one pass; none for a list that was just
        written under a constraint that left these tokens. Raises BadInput where `legal` has not one list of tokens for
        each step, or one of them is empty."""
        check_legal(token_ids, legal)
        kept = self._lists.of(self._prompt_ids(prompt, len(token_ids)), token_ids)
        if kept is not None and kept.legal == tuple(map(tuple, legal)):
            return TeacherForced(np.array(kept.states.numpy()), tuple(map(np.array, kept.log_probabilities)))
        states, logits = self._teacher_forced(prompt, token_ids, logits_to_keep=0)
        scores = logits.log_softmax(-1)
        return TeacherForced(
            states, tuple(scores[step, list(tokens)].double().numpy() for step, tokens in enumerate(legal))
        )

    def _teacher_forced(
        self, prompt: str, token_ids: Sequence[int], logits_to_keep: int
    ) -> tuple[NDArray[np.float32], torch.Tensor]:
        """States [steps, layers, width], and logits [steps, vocabulary] if all are kept (0)."""
        ids = self._prompt_ids(prompt, len(token_ids))
        with self._running():
            read = self._prompts.read(self._network, ids)
            states, logits = read.states[None], read.logits[None]
            if len(token_ids) > 1:
                further, rest = forward(self._network, read, read.cache.fork(), [list(token_ids[:-1])], logits_to_keep)
                states, logits = torch.cat([states, rest[0]]), torch.cat([logits, further[0].cpu()])
            array: NDArray[np.float32] = states[: len(token_ids)].float().cpu().numpy()
        return array, logits[: len(token_ids)]

    # --- inside --------------------------------------------------------------------------------

    def _prompt_ids(self, prompt: str, completion_tokens: int) -> list[int]:
        text_ids = self.encode(prompt)
        if not text_ids:
            raise BadInput("The prompt is empty.")
        ids = self._network.prompt_ids(text_ids)
        room = self._context_tokens
        longest = max(len(ids), completion_tokens) if self._separate else len(ids) + completion_tokens
        if longest > room:
            raise PromptTooLong(
                f"The prompt has {len(ids)} tokens and its completion may have {completion_tokens}; "
                f"the model's context holds {room}."
            )
        return ids

    def _score_batch(self, read: ReadPrompt, targets: list[tuple[int, ...]]) -> list[float]:
        first = read.logits.log_softmax(-1)
        scores = [float(first[target[0]]) for target in targets]
        length = max(map(len, targets)) - 1
        if length == 0:
            return scores
        cache = read.cache.fork()
        cache.reorder(torch.zeros(len(targets), dtype=torch.long, device=self._network.model.device))
        padded = [[*target[:-1], *[0] * (length + 1 - len(target))] for target in targets]
        logits, _ = forward(self._network, read, cache, padded)
        for row, target in enumerate(targets):  # padding is on the right, where nothing before it looks
            places = logits[row, : len(target) - 1]
            wanted = torch.tensor(target[1:], device=logits.device)[:, None]
            rest = places.gather(-1, wanted)[:, 0] - places.logsumexp(-1)
            scores[row] = min(0.0, scores[row] + float(rest.double().sum()))
        return scores

    def _completion(self, draft: Draft) -> Completion:
        texts = pieces(draft.ids, self.text)
        steps = tuple(map(Step, texts, draft.log_probabilities, draft.gaps))
        return Completion("".join(texts), draft.ids, steps, draft.total, draft.finished)

    @contextlib.contextmanager
    def _running(self) -> Iterator[None]:
        """Without gradients; alone with the model, unless its passes are shared."""
        alone = self._lock if self._shared is None else self._shared.working()
        with alone, torch.inference_mode(), self._memory_guard():
            yield

    @contextlib.contextmanager
    def _memory_guard(self) -> Iterator[None]:
        try:
            yield
        except (MemoryError, torch.OutOfMemoryError) as error:
            raise self._out_of_memory(error) from error
        except RuntimeError as error:
            if "allocate memory" not in str(error):
                raise
            raise self._out_of_memory(error) from error

    def _out_of_memory(self, error: BaseException) -> ModelUnavailable:
        log.error("out of memory in %s: %s", self._folder, error)
        return ModelUnavailable("The model ran out of memory; a smaller model or a larger machine is needed.")


def _remembering(allowed: Allowed, legal: dict[tuple[int, ...], Sequence[int]]) -> Allowed:
    """The constraint, which notes what it allowed after which tokens."""

    def constraint(ids: Sequence[int]) -> Sequence[int]:
        found = legal[tuple(ids)] = allowed(ids)
        return found

    return constraint


def _batches(targets: list[tuple[int, ...]], vocabulary: int) -> Iterator[list[tuple[int, ...]]]:
    """Targets of rising length in batches whose logits fit the memory set aside for them."""
    batch: list[tuple[int, ...]] = []
    for target in targets:
        if batch and (len(batch) + 1) * len(target) * vocabulary > _LOGITS_AT_ONCE:
            yield batch
            batch = []
        batch.append(target)
    yield batch
