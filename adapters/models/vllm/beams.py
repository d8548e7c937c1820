"""A beam under a constraint, of a served model: each step one request for all of its rows.

What a constraint leaves no choice of is asked about on the way, so that a step that only goes on with a name costs no
request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.models.vllm.requests import NextTokens, VllmRequests
from adapters.models.vllm.tokens import Tokens
from reliability.ports import Allowed, Sampling


@dataclass
class ConstrainedBeam:
    """The beams of one prompt, and what is known of what may follow them."""

    requests: VllmRequests
    prompt: Tokens
    allowed: Allowed
    end_id: int
    known: dict[Tokens, NextTokens] = field(default_factory=dict)

    def search(self, sampling: Sampling) -> list[tuple[Tokens, bool]]:
        """The rows, likeliest first, and whether each ended."""
        beams: list[tuple[float, Tokens]] = [(0.0, ())]
        done: list[tuple[float, Tokens]] = []
        for _ in range(sampling.max_tokens):
            done += [beam for beam in beams if not self.allowed(beam[1])]
            growing = [beam for beam in beams if self.allowed(beam[1])]
            self._look_ahead([tokens for _, tokens in growing])
            grown = [
                (score + log_probability, (*tokens, token))
                for score, tokens in growing
                for token, log_probability in self.known[tokens].log_probabilities.items()
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
        return rows[: sampling.beam]

    def measured(self, tokens: Tokens) -> list[float]:
        """The log-probability (nats) of every token of a row."""
        return [self.known[tokens[:step]].log_probabilities[token] for step, token in enumerate(tokens)]

    def _look_ahead(self, rows: Sequence[Tokens]) -> None:
        """How likely what is legal is after each row, and on to where there is a choice."""
        wanted: dict[Tokens, tuple[int, ...]] = {}
        for row in rows:
            tokens = row
            while tokens not in self.known and tokens not in wanted:
                legal = wanted[tokens] = tuple(dict.fromkeys(self.allowed(tokens)))
                if len(legal) != 1 or legal[0] == self.end_id or not self.allowed((*tokens, legal[0])):
                    break
                tokens = (*tokens, legal[0])
        found = self.requests.places({(*self.prompt, *tokens): legal for tokens, legal in wanted.items()})
        self.known.update({tokens[len(self.prompt) :]: place for tokens, place in found.items()})
