"""The values that stages hand to one another: frozen, comparable, picklable, named as in the papers.

A flow that waits for a person for days is stored and replayed, so every value here survives
pickling and holds plain data only.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

Cell = None | bool | int | float | str | bytes
"""One result cell after the warehouse adapter: decimals, dates and the like arrive as exact text or numbers."""

Dialect = Literal["sqlite", "postgres"]


# --- the schema ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; `samples` are a few of its values as text, for prompts and for people."""

    name: str
    type: str
    comment: str = ""
    primary_key: bool = False
    nullable: bool = True
    samples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignKey:
    """`columns` of this table refer, in order, to `ref_columns` of `ref_table`."""

    columns: tuple[str, ...]
    ref_table: str
    ref_columns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table or view. `name` is what SQL writes; a schema-qualified name is `schema.table`."""

    name: str
    columns: tuple[Column, ...]
    comment: str = ""
    foreign_keys: tuple[ForeignKey, ...] = ()

    def column(self, name: str) -> Column | None:
        """The column of that name (case-insensitive), or None."""
        return next((c for c in self.columns if c.name.lower() == name.lower()), None)


@dataclass(frozen=True, slots=True)
class Schema:
    """What a warehouse offers to questions."""

    dialect: Dialect
    tables: tuple[Table, ...]

    def table(self, name: str) -> Table | None:
        """The table of that name (case-insensitive), or None."""
        return next((t for t in self.tables if t.name.lower() == name.lower()), None)

    def fingerprint(self) -> str:
        """SHA-256 (hex) of names, types and keys: what a calibration record is valid for.

        Comments and sample values change daily and are left out.
        """
        content = [
            [t.name, [[c.name, c.type, c.primary_key] for c in t.columns],
             [[f.columns, f.ref_table, f.ref_columns] for f in t.foreign_keys]]
            for t in self.tables
        ]  # fmt: skip
        return hashlib.sha256(json.dumps([self.dialect, content]).encode()).hexdigest()


@dataclass(frozen=True, slots=True, order=True)
class Element:
    """A schema element: a table (`column` is empty) or a column of a table."""

    table: str
    column: str = ""

    def __str__(self) -> str:
        return f"{self.table}.{self.column}" if self.column else self.table


# --- the question ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PreviousTurn:
    """The last question of the same thread and what was answered to it."""

    question: str
    sql: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """One ask. `id` seeds every random choice, so that a replay decides alike."""

    id: str
    text: str
    person: str = ""
    channel: str = ""
    workspace: str = ""
    previous: PreviousTurn | None = None


# --- linking ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BranchingPoint:
    """A step of linking at which the model is about to go wrong (METHODS.md 1).

    `step` counts generated tokens from 0; `elements` are the traced-back names; `probability` is
    the model's probability of the token that it would have written; `confirmed`: a person settled it.
    """

    step: int
    elements: tuple[Element, ...]
    probability: float
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class LinkedSchema:
    """The tables and columns that a question was linked to.

    `confirmed` and `refused` came from a person; `just_answer` says that the person waved further
    confirmations away; `branching_points` lists the flagged steps; `log_probability` (nats) is that
    of the linked sequence.
    """

    tables: tuple[str, ...]
    columns: tuple[Element, ...]
    confirmed: tuple[Element, ...] = ()
    refused: tuple[Element, ...] = ()
    just_answer: bool = False
    branching_points: tuple[BranchingPoint, ...] = ()
    log_probability: float = 0.0


# --- candidates, results, clusters -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One generated token: its text, log-probability (nats) and the log-probability gap to the
    runner-up (≥ 0; small = unsure). `gap` is None where the model offered no alternative."""

    text: str
    log_probability: float
    gap: float | None = None


@dataclass(frozen=True, slots=True)
class Completion:
    """One completion of a prompt. `log_probability` (nats) sums the steps, end of text included."""

    text: str
    token_ids: tuple[int, ...]
    steps: tuple[Step, ...]
    log_probability: float
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Candidate:
    """One SQL string (METHODS.md 2). Strings equal after normalising are one candidate.

    `origin` names prompt and way of sampling, e.g. "write_sql/beam"; `count` is how often it was
    sampled, of which `nucleus` times as a sample and `beam` times in a beam; `log_likelihood` (nats) is
    log p(s|Q) under the one base prompt.
    """

    sql: str
    steps: tuple[Step, ...]
    log_likelihood: float
    origin: str
    count: int = 1
    nucleus: int = 0
    beam: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a query. `truncated`: a limit cut them.."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    truncated: bool = False
    seconds: float = 0.0


class FailureKind(StrEnum):
    """Why a statement gave no rows."""

    REFUSED = "refused"  # by the guard: not one read-only statement over this schema
    TIMEOUT = "timeout"
    TOO_LARGE = "too_large"  # a single row or cell beyond the byte limit
    INVALID = "invalid"  # the database does not accept the statement
    NO_ACCESS = "no_access"
    UNAVAILABLE = "unavailable"  # the database cannot be reached


@dataclass(frozen=True, slots=True)
class Failure:
    """A statement that gave no rows: a kind and one sentence."""

    kind: FailureKind
    message: str
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """What one statement may use."""

    time_s: float = 10.0
    rows: int = 10_000
    bytes: int = 16_000_000


@dataclass(frozen=True, slots=True)
class ResultCluster:
    """Candidates whose results have the same canonical form Φ (METHODS.md 3), best first.

    `share` is P(r|Q) over the candidates that ran, in [0, 1].
    """

    key: str
    candidates: tuple[Candidate, ...]
    result: Rows
    share: float


@dataclass(frozen=True, slots=True)
class Execution:
    """What running the candidates gave: clusters by falling share, entropy H(Q) in nats, and the
    share of candidates that failed to run, with their failures."""

    clusters: tuple[ResultCluster, ...]
    entropy_nats: float
    failed_share: float
    failures: tuple[tuple[str, Failure], ...] = ()


# --- promises --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Promise:
    """What calibration promises of answers like this one: numbers only, said in words by the bot (METHODS.md 4, 5).

    Coverage: a right reading is among the credible ones with probability ≥ 1 − `alpha`, or, where the data
    reach less, is among the candidates of a share `highest_target` of questions; of these, `given_right` says, it is
    credible with probability ≥ 1 − `alpha`. Measured on `questions`. Risk: of answers given `unasked` at most a share
    `risk` is wrong, at confidence 1 − `delta`; on the split that bounds it, `wrong` of `answered` were, hence
    `bound` (None: no threshold satisfies `risk`). `data` names the log, `made_at` (UTC, ISO 8601) the day.
    """

    unasked: bool
    alpha: float
    highest_target: float
    risk: float
    delta: float
    bound: float | None
    answered: int
    wrong: int
    questions: int
    data: str
    made_at: str
    given_right: bool = False

    @property
    def reachable(self) -> bool:
        """Whether the target 1 − α is reached by more than keeping every candidate."""
        return self.highest_target >= 1 - self.alpha - 1e-12  # 1 − α is written in decimals


class BrokenPromise(StrEnum):
    """Which promise an answer without a person's choice would have broken, and why."""

    COVERAGE = "coverage"  # no reading is credible at 1 − α
    SEVERAL = "several"  # several are: to pick one unasked is not what the risk was bounded for
    LINKING = "linking"  # linking met a branching point that no person confirmed
    RISK = "risk"  # one is credible, but its probability is below the threshold of r*
    TOO_FEW = "too_few"  # too few questions to bound the risk by r*, were they all answered right
    TOO_RISKY = "too_risky"  # above no threshold are errors rare enough for r*


# --- people ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ElementOption:
    """A table or column offered to a person: what it is and what it holds."""

    element: Element
    phrase: str = ""  # the words of the question that it was read for; empty when unknown
    comment: str = ""
    samples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ConfirmElements:
    """ "Is this what you mean?" for elements that belong together; `alternatives` (ranked) may be chosen
    instead. `linked` is what else the list holds. `step` numbers the clarifications of an ask from 0."""

    step: int
    options: tuple[ElementOption, ...]
    alternatives: tuple[ElementOption, ...] = ()
    linked: tuple[Element, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseElement:
    """ "Which did you mean?" among ranked elements, or a typed name. `linked` is what the list holds already."""

    step: int
    refused: tuple[Element, ...]
    options: tuple[ElementOption, ...]
    missing: bool = False  # linking stopped early: "what is missing?"
    linked: tuple[Element, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of the question: its SQL, that SQL in plain English, and what it returns."""

    sql: str
    english: str
    result: Rows
    probability: float | None = None  # calibrated P(right); None while uncalibrated


@dataclass(frozen=True, slots=True)
class ChooseReading:
    """ "Which of these do you mean?": readings, most probable first; calibrated, also why it is asked."""

    step: int
    readings: tuple[Reading, ...]
    broken: BrokenPromise | None = None
    promise: Promise | None = None


Clarification = ConfirmElements | ChooseElement | ChooseReading


class ReplyKind(StrEnum):
    """What a person may answer to a clarification."""

    YES = "yes"
    NO = "no"
    CHOICE = "choice"  # `choice`: index from 0 into options or readings
    NAME = "name"  # `text`: a table or column name
    LIST = "list"  # `text`: all that the list is to hold, one table or column name a line
    OTHER = "other"  # `text`: something else, in the person's words
    NONE = "none"  # nothing is missing, nothing in its place, none of these
    JUST_ANSWER = "just_answer"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a person answered; `person` is who did."""

    kind: ReplyKind
    choice: int = -1
    text: str = ""
    person: str = ""


# --- outcomes --------------------------------------------------------------------------------------


class Reason(StrEnum):
    """Why there is no answer."""

    AMBIGUOUS = "ambiguous"
    NOT_IN_DATA = "not_in_data"
    COULD_NOT_RUN = "could_not_run"
    NOT_SURE = "not_sure"
    NO_ACCESS = "no_access"
    TOO_MANY_QUESTIONS = "too_many_questions"
    EXPIRED = "expired"
    NOT_A_QUESTION = "not_a_question"
    UNAVAILABLE = "unavailable"


@dataclass(frozen=True, slots=True)
class Exchange:
    """One clarification of an ask as it went: what was asked, what was replied."""

    clarification: Clarification
    reply: Reply


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer: the reading that was answered with, and what it rests on."""

    reading: Reading
    linked: LinkedSchema
    exchanges: tuple[Exchange, ...] = ()
    asked: bool = False  # a person confirmed or chose
    calibrated: bool = False
    promise: Promise | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()  # learned in this ask


@dataclass(frozen=True, slots=True)
class Abstained:
    """No answer: a typed reason, and details in words (data, never a sentence for people).

    Calibrated, `broken` says which promise an answer would have broken, and `promise` holds its numbers.
    """

    reason: Reason
    detail: str = ""
    readings: tuple[Reading, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()
    broken: BrokenPromise | None = None
    promise: Promise | None = None


Outcome = Answered | Abstained


# --- memory ----------------------------------------------------------------------------------------


class HintScope(StrEnum):
    """Whom a hint speaks for."""

    PERSON = "person"
    CHANNEL = "channel"
    WORKSPACE = "workspace"


class HintState(StrEnum):
    """A hint's life: only active ones are used."""

    ACTIVE = "active"
    SUPERSEDED = "superseded"
    RETIRED = "retired"


@dataclass(frozen=True, slots=True)
class Hint:
    """ "When referring to `phrase`, prefer `preferred` over `passed_over`" (METHODS.md 6).

    `owner` is the id of the person, channel or workspace of the scope; `created_at` is UTC, ISO 8601.
    `id` is empty until a Memory has stored it.
    """

    phrase: str
    preferred: Element
    passed_over: tuple[Element, ...]
    scope: HintScope
    owner: str
    author: str
    question: str
    created_at: str
    state: HintState = HintState.ACTIVE
    id: str = ""
    weight: float = 1.0
    warehouse: str = ""  # name of the warehouse whose schema the elements belong to
