"""Greedy, sampled and beam decoding over any network that can continue a prompt.

Decisions:
- Rows that hold the same tokens are one row of the network's batch until they part, and a finished row
  leaves it: ten samples of a sure model cost little more than one.
- Log-probabilities and gaps are the model's own, before temperature, nucleus and constraint. A constraint
  (and the nucleus) only decides which tokens may be drawn.
- A beam ranks by the sum of log-probabilities, end of text included, without a length penalty: that is
  log p(completion | prompt).
- Where a constraint leaves one token again and again (the rest of a name), the only row takes them all in
  one pass; their log-probabilities are the model's, as everywhere.
- One uniform number per sample and step, drawn whether or not the sample still runs: sample i does not
  depend on when another one ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import torch
from torch import Tensor

from adapters.models.arguments import check_sampling
from reliability.errors import BadInput
from reliability.ports import Allowed, Sampling

_NUCLEUS_SHORTLIST = 256  # sorting the whole vocabulary is only needed where the nucleus is wider


class Continuation(Protocol):
    """A prompt that has been read, and the rows of tokens that continue it (one empty row at first)."""

    logits: Tensor
    """[rows, vocabulary], float32, on the CPU: scores of each row's next token."""

    def advance(self, parents: Sequence[int], runs: Sequence[Sequence[int]]) -> Tensor:
        """Replace the rows: new row i is old row parents[i] followed by the tokens runs[i] (of equal number).

        Returns the scores after each of these tokens, [rows, tokens, vocabulary]; `logits` are the last.
        """
        ...


@dataclass(frozen=True)
class Draft:
    """Token ids of a completion, each with its log-probability (nats) and top-2 gap."""

    ids: tuple[int, ...] = ()
    log_probabilities: tuple[float, ...] = ()
    gaps: tuple[float, ...] = ()
    finished: bool = False

    @property
    def total(self) -> float:
        """log p(ids | prompt), in nats."""
        return sum(self.log_probabilities)

    def followed_by(self, token: int, log_probability: float, gap: float, finished: bool) -> Draft:
        """The draft with one more token."""
        return Draft((*self.ids, token), (*self.log_probabilities, log_probability), (*self.gaps, gap), finished)


def decode(continuation: Continuation, sampling: Sampling, allowed: Allowed | None, end_id: int) -> list[Draft]:
    """Complete a prompt as `sampling` says; best first for a beam, in order of drawing for samples.

    Raises BadInput for settings that contradict each other, or a constraint that names unknown tokens.
    """
    check_sampling(sampling)
    if sampling.beam:
        return _beam(continuation, sampling, allowed, end_id)
    return _sample(continuation, sampling, allowed, end_id)


# --- samples ---------------------------------------------------------------------------------------


def _sample(continuation: Continuation, sampling: Sampling, allowed: Allowed | None, end_id: int) -> list[Draft]:
    drafts = [Draft()] * sampling.n
    row_of = dict.fromkeys(range(sampling.n), 0)  # running sample → row of the network's batch
    generator = torch.Generator().manual_seed(sampling.seed % 2**63)
    uniform = torch.rand(sampling.max_tokens, sampling.n, generator=generator, dtype=torch.float64)
    while True:
        prefixes = {row: drafts[sample].ids for sample, row in row_of.items()}
        legal = _legal([prefixes[row] for row in range(len(prefixes))], allowed, continuation.logits)
        for sample in [s for s, row in row_of.items() if legal is not None and not legal[row]]:
            drafts[sample] = replace(drafts[sample], finished=True)
            del row_of[sample]
        if not row_of:
            return drafts
        running, rows = list(row_of), list(row_of.values())
        step = len(drafts[running[0]].ids)
        scores = _masked(continuation.logits, legal)
        tokens = _draw(scores, rows, uniform[step, running], sampling)
        raw, gaps = _measure(continuation.logits, rows, tokens)
        parting: dict[tuple[int, int], int] = {}
        for sample, row, token, log_probability, gap in zip(running, rows, tokens, raw, gaps, strict=True):
            drafts[sample] = drafts[sample].followed_by(token, log_probability, gap, token == end_id)
            if token == end_id:
                del row_of[sample]
            else:
                row_of[sample] = parting.setdefault((row, token), len(parting))
        if not row_of or step + 1 == sampling.max_tokens:
            return drafts
        together = drafts[next(iter(row_of))] if len(parting) == 1 and allowed is not None else None
        run = _forced(together.ids, allowed, sampling.max_tokens, end_id) if together and allowed else []
        logits = continuation.advance([row for row, _ in parting], [[token, *run] for _, token in parting])
        if together and run:
            longer = _followed_by_run(together, run, logits[0])
            drafts = [longer if sample in row_of else draft for sample, draft in enumerate(drafts)]
            if len(longer.ids) == sampling.max_tokens:
                return drafts


def _forced(ids: tuple[int, ...], allowed: Allowed, max_tokens: int, end_id: int) -> list[int]:
    """The tokens that must follow, as long as the constraint leaves no choice (and not the end)."""
    run: list[int] = []
    while len(ids) + len(run) < max_tokens:
        legal = allowed((*ids, *run))
        if len(legal) != 1 or legal[0] == end_id:
            break
        run.append(legal[0])
    return run


def _followed_by_run(draft: Draft, run: list[int], logits: Tensor) -> Draft:
    """The draft with a forced run; `logits` [1 + run, vocabulary] are the scores of its tokens, and after."""
    raw, gaps = _measure(logits, list(range(len(run))), run)
    for token, log_probability, gap in zip(run, raw, gaps, strict=True):
        draft = draft.followed_by(token, log_probability, gap, finished=False)
    return draft


def _draw(scores: Tensor, rows: list[int], uniform: Tensor, sampling: Sampling) -> list[int]:
    """One token for each of `rows` (rows of `scores`): the arg-max, or a draw from the nucleus."""
    if sampling.temperature == 0:
        return [int(token) for token in scores.argmax(-1)[rows]]
    probabilities = torch.softmax(scores.double() / sampling.temperature, -1)
    order: Tensor | None = None
    if sampling.top_p < 1:
        size = min(_NUCLEUS_SHORTLIST, probabilities.shape[-1])
        shortlist, order = probabilities.topk(size)
        if bool((shortlist.sum(-1) < sampling.top_p).any()):
            shortlist, order = probabilities.sort(descending=True)
        before = shortlist.cumsum(-1) - shortlist
        probabilities = shortlist.masked_fill(before >= sampling.top_p, 0)
    cumulative = probabilities.cumsum(-1)[rows]
    total = cumulative[:, -1:]
    place = torch.searchsorted(cumulative, uniform[:, None] * total, right=True)
    place = torch.minimum(place, (cumulative < total).sum(-1, keepdim=True))  # rounding at the upper end
    tokens = place if order is None else order[rows].gather(-1, place)
    return [int(token) for token in tokens[:, 0]]


# --- beams -----------------------------------------------------------------------------------------


def _beam(continuation: Continuation, sampling: Sampling, allowed: Allowed | None, end_id: int) -> list[Draft]:
    beams, done = [Draft()], list[Draft]()
    for step in range(sampling.max_tokens):
        legal = _legal([beam.ids for beam in beams], allowed, continuation.logits)
        if legal is not None:
            done += [replace(beam, finished=True) for beam, tokens in zip(beams, legal, strict=True) if not tokens]
        grown = _grow(beams, continuation.logits, legal, 2 * sampling.beam, end_id)
        done += [draft for _, draft in grown if draft.finished]
        done = sorted(done, key=lambda draft: -draft.total)[: sampling.beam]
        running = [(parent, draft) for parent, draft in grown if not draft.finished][: sampling.beam]
        if len(done) == sampling.beam:  # log-probabilities only fall: who is behind now stays behind
            running = [(parent, draft) for parent, draft in running if draft.total > done[-1].total]
        beams = [draft for _, draft in running]
        if not beams or step == sampling.max_tokens - 1:
            break
        continuation.advance([parent for parent, _ in running], [beam.ids[-1:] for beam in beams])
    return (done + beams)[: sampling.beam]


def _grow(
    beams: list[Draft], logits: Tensor, legal: list[Sequence[int]] | None, count: int, end_id: int
) -> list[tuple[int, Draft]]:
    """The `count` likeliest one-token extensions of the beams: (row of the beam, longer draft)."""
    normaliser = logits.logsumexp(-1, keepdim=True)
    gaps = _gaps(logits)
    totals = torch.tensor([beam.total for beam in beams], dtype=logits.dtype)[:, None]
    scores = (_masked(logits, legal) - normaliser + totals).flatten()
    best, places = scores.topk(min(count, scores.numel()))
    grown = []
    for score, place in zip(best.tolist(), places.tolist(), strict=True):
        if score == -torch.inf:
            break
        row, token = divmod(place, logits.shape[-1])
        log_probability = min(0.0, float(logits[row, token] - normaliser[row, 0]))
        grown.append((row, beams[row].followed_by(token, log_probability, gaps[row], token == end_id)))
    return grown


# --- what both share -------------------------------------------------------------------------------


def _legal(prefixes: list[tuple[int, ...]], allowed: Allowed | None, logits: Tensor) -> list[Sequence[int]] | None:
    """The tokens that may follow each row; None without a constraint."""
    if allowed is None:
        return None
    legal = [allowed(ids) for ids in prefixes]
    size = logits.shape[-1]
    for tokens in legal:
        if tokens and (min(tokens) < 0 or max(tokens) >= size):
            raise BadInput(f"The constraint allows a token outside the model's {size}.")
    return legal


def _masked(logits: Tensor, legal: list[Sequence[int]] | None) -> Tensor:
    """Logits with every token that is not legal at -inf."""
    if legal is None:
        return logits
    size = logits.shape[-1]
    places = torch.tensor([row * size + t for row, tokens in enumerate(legal) for t in tokens], dtype=torch.long)
    masked = torch.full_like(logits, -torch.inf)
    masked.view(-1)[places] = logits.reshape(-1)[places]
    return masked


def _gaps(logits: Tensor) -> list[float]:
    """Each row's gap between its two likeliest tokens, in nats (the normaliser cancels)."""
    best = logits.topk(2).values
    return [float(gap) for gap in best[:, 0] - best[:, 1]]


def _measure(logits: Tensor, rows: list[int], tokens: list[int]) -> tuple[list[float], list[float]]:
    """Log-probabilities of tokens[i] after rows[i], and the gaps there."""
    raw = logits[rows, tokens] - logits.logsumexp(-1)[rows]
    gaps = _gaps(logits)
    return [min(0.0, value) for value in raw.tolist()], [gaps[row] for row in rows]
