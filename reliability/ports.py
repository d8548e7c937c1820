"""The ports: what the core needs from the outside world. Adapters implement them; each has a fake.

Failures of a warehouse are values (`Failure`); a model or store that cannot work raises a subclass of
`reliability.errors.CandorError`, whose text people may read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.values import (
    Completion,
    Failure,
    Hint,
    HintScope,
    Limits,
    Outcome,
    Question,
    Rows,
    Schema,
)

Allowed = Callable[[Sequence[int]], Sequence[int]]
"""A token constraint: the ids generated so far → the ids that may follow (end of text is one of them).
An empty answer ends the completion."""


@runtime_checkable
class ListConstraint(Protocol):
    """A constraint of lists of names that a server's own grammar can nearly keep: what it drafts is read again, and
    held to the constraint token by token."""

    def __call__(self, ids: Sequence[int], /) -> Sequence[int]:
        """As `Allowed`."""
        ...

    def pattern(self, ids: Sequence[int]) -> tuple[int, str]:
        """How many of `ids` write whole names, and a regular expression of the texts that may follow these."""
        ...

    def tokens(self, ids: Sequence[int], text: str) -> tuple[int, ...]:
        """The whole list in the constraint's own tokens, its end last: the names that `ids` write whole, and those that
        a text of that pattern goes on with."""
        ...


@dataclass(frozen=True, slots=True)
class Sampling:
    """How to complete a prompt: n samples (temperature, top-p; temperature 0 = greedy, n must be 1),
    or, with beam > 0, a whole beam of that width, best first. The seed makes samples repeatable."""

    n: int = 1
    temperature: float = 0.0
    top_p: float = 1.0
    beam: int = 0
    max_tokens: int = 160
    seed: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class TeacherForced:
    """What one pass over prompt + sequence shows: `states` [steps, layers, width], float32 ([steps, 0, 0] where a
    server shows none), and for each step the log-probabilities (nats, before any mask) of the tokens that were asked
    for, in their order."""

    states: NDArray[np.float32]
    log_probabilities: tuple[NDArray[np.float64], ...]


class LanguageModel(Protocol):
    """Completes prompts. Token log-probabilities are natural logs, before any constraint's mask unless
    the adapter says otherwise."""

    @property
    def fingerprint(self) -> str:
        """Names the weights and dtype, e.g. a hash: what a calibration record is valid for."""
        ...

    @property
    def context_tokens(self) -> int:
        """Longest prompt + completion, in tokens."""
        ...

    def encode(self, text: str) -> list[int]:
        """Text → token ids, no special tokens."""
        ...

    def text(self, token_ids: Sequence[int]) -> str:
        """Token ids → text (special tokens dropped)."""
        ...

    @property
    def end_id(self) -> int:
        """The id of the end-of-text token that closes a completion."""
        ...

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """Completions of the prompt, best or first-drawn first. With `allowed`, only legal tokens."""
        ...

    def score(self, prompt: str, continuations: Sequence[str]) -> list[float]:
        """log p(continuation, end of text | prompt) for each, in nats, ≤ 0."""
        ...

    def choose(self, prompt: str, options: Sequence[str]) -> list[float]:
        """Probabilities of single-token options as the next token, renormalised over them (sum 1)."""
        ...


@runtime_checkable
class TransparentModel(LanguageModel, Protocol):
    """A language model that can be watched while it lists: how likely each legal token was, and its hidden states
    where they can be read."""

    def states(self, prompt: str, token_ids: Sequence[int]) -> NDArray[np.float32]:
        """Hidden states that predict each of the tokens: [steps, layers, width], float32.

        One pass over prompt + sequence; the state for step t is that of the position before it. A served model shows
        none: [steps, 0, 0], and how sure its output was watches alone.
        """
        ...

    def teacher_forced(self, prompt: str, token_ids: Sequence[int], legal: Sequence[Sequence[int]]) -> TeacherForced:
        """The states, and how likely each token of `legal[t]` is at step t: of the same single pass.

        Raises BadInput where `legal` has not one list for each step, or an empty one.
        """
        ...


@runtime_checkable
class BatchModel(Protocol):
    """A language model that chooses after several prompts at once, quicker than one by one."""

    def choose_each(self, prompts: Sequence[str], options: Sequence[str]) -> list[list[float]]:
        """`choose` for each prompt; no prompts → an empty list."""
        ...


@runtime_checkable
class ConcurrentModel(Protocol):
    """A language model that completes several prompts at once, quicker than one after another."""

    def sample_each(self, asked: Sequence[tuple[str, Sampling]]) -> list[list[Completion]]:
        """`sample` of each prompt, without a constraint; nothing asked → an empty list."""
        ...


class Encoder(Protocol):
    """Sentences → vectors."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """[len(texts), width], rows of unit length; no texts → shape [0, width]."""
        ...


class Ranker(Protocol):
    """Says which English readings of queries say what a question asks (CKIF's second stage)."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        """For each reading, how likely it says what the question asks, in (0, 1), higher = likelier; not calibrated. No
        readings → an empty list. Raises ModelUnavailable."""
        ...


class NameSelector(Protocol):
    """Says which other names of a schema a question may as well mean (docs/METHODS.md 2.8)."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    @property
    def second(self) -> float:
        """From this probability on, in [0, 1], another name is a reading of its own."""
        ...

    def probability(self, kind: str, features: NDArray[np.float64]) -> float:
        """That a question may as well mean the other name of this kind of replacement, in (0, 1), higher = likelier."""
        ...


class Talk(Protocol):
    """Says of a message whether it is a data question, or what else people say to a bot."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    def shares(self, text: str) -> dict[str, float]:
        """How likely a message is "question" or each of `HelpKind`'s values, in (0, 1), summing to 1; not calibrated.
        Any text has shares. Raises ModelUnavailable."""
        ...


class LearntWords(Protocol):
    """Says of a data question, by its words, how likely it is of a kind: with one meaning alone, or within the data."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    def likely(self, question: str) -> float:
        """How likely a question is of the kind, in (0, 1); not calibrated. Raises ModelUnavailable."""
        ...


@dataclass(frozen=True, slots=True)
class Precedent:
    """A question whose query is known; `nearness` in [−1, 1] is the cosine of its sentence vector and another's."""

    question: str
    sql: str
    nearness: float


class Precedents(Protocol):
    """Questions about one database whose queries are known."""

    @property
    def fingerprint(self) -> str:
        """Names the questions, their queries and their vectors."""
        ...

    def knows(self, question: str) -> bool:
        """Whether the question is among them, letter for letter."""
        ...

    def near(self, question: str, most: int) -> Sequence[Precedent]:
        """The nearest known questions, nearest first, at most `most`. Raises ModelUnavailable (the encoder)."""
        ...


@dataclass(frozen=True, slots=True)
class WrittenQuery:
    """A query, and log p(query | question) in nats, ≤ 0."""

    sql: str
    log_probability: float


class QueryWriter(Protocol):
    """Writes queries over one database, whose known questions it learnt, from a question's words alone."""

    @property
    def fingerprint(self) -> str:
        """Names the weights."""
        ...

    def write(self, question: str, schema: Schema, values: Sequence[str], most: int) -> Sequence[WrittenQuery]:
        """Distinct queries, likeliest first, at most `most`; some may not run. `values` are cells that the question
        names, as they are spelled. Raises ModelUnavailable."""
        ...


class Warehouse(Protocol):
    """A database that is only ever read."""

    @property
    def name(self) -> str:
        """What settings and people call it."""
        ...

    def schema(self) -> Schema:
        """Tables, columns, keys, comments and sample values. Raises WarehouseUnavailable."""
        ...

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """Guard, then run on a connection that cannot write, under limits. Never raises, never writes."""
        ...

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Database cells that words of the text name: (table, column, value as stored), best first.

        Empty where nothing matches; looks only at short text columns that the adapter has indexed.
        """
        ...

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Parts of such cells that words of the text name: (table, column, pattern), longer parts first.

        The pattern is the value as stored where one value alone holds the words ("kiel": Kiel Harbour), else the words
        as stored between percent signs ("deck chairs": %Deck Chair%). What names a whole value is left out.
        """
        ...


class Memory(Protocol):
    """Hints: what people confirmed and chose."""

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """Active hints that speak for this person, channel or workspace; narrower scope first."""
        ...

    def remember(self, hint: Hint) -> Hint:
        """Store a hint (supersedes a contradicting one of the same scope, owner and phrase)."""
        ...

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        ...

    def edit(self, hint_id: str, hint: Hint) -> Hint:
        """Replace a hint's phrase, preference or scope. Raises NotFound."""
        ...

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint; it stays readable. Raises NotFound."""
        ...


class AskLog(Protocol):
    """Asks, outcomes, feedback and audit."""

    def started(self, question: Question, warehouse: str) -> bool:
        """Record an ask; False when its id was already there (a redelivered event)."""
        ...

    def finished(self, question_id: str, outcome: Outcome) -> None:
        """Record how an ask ended."""
        ...

    def feedback(
        self, question_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        """Record a person's verdict on an answer; a later one replaces it. What they had said before, or None.

        Raises NotFound where there is no such answer.
        """
        ...

    def audit(self, actor: str, action: str, detail: str) -> None:
        """Record who did what to hints, settings or answers."""
        ...
