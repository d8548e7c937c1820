"""The values that stages hand to one another: frozen, comparable, named as in the papers.

A flow that waits for a person for days is stored and replayed, so every value here holds plain data only.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import ClassVar, Protocol, Self

from reliability.errors import BadInput

Cell = None | bool | int | float | str | bytes
"""One result cell after the warehouse adapter: decimals, dates and the like arrive as exact text or numbers."""

Dialect = str
"""The name of a dialect of SQL; `reliability/guard/dialects/registry.py` says which are known."""


# --- the schema ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; `samples` are a few of its values as text, for prompts and for people. A team's catalog
    adds `synonyms`, what people call it, and `meanings`: values as stored, each with words for it. `read` is how its
    name may be read where it is shortened, likeliest first. `inferred`: that it is the primary key is not declared, but
    its name and the data say so."""

    name: str
    type: str
    comment: str = ""
    primary_key: bool = False
    nullable: bool = True
    samples: tuple[str, ...] = ()
    synonyms: tuple[str, ...] = ()
    meanings: tuple[tuple[str, str], ...] = ()
    read: tuple[str, ...] = ()
    inferred: bool = False


@dataclass(frozen=True, slots=True)
class ForeignKey:
    """`columns` of this table refer, in order, to `ref_columns` of `ref_table`. `inferred`: the schema does not declare
    it, but names and data say so."""

    columns: tuple[str, ...]
    ref_table: str
    ref_columns: tuple[str, ...]
    inferred: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table or view. `name` is what SQL writes; a schema-qualified name is `schema.table`.

    A team's catalog adds `synonyms`, what people call it; `hidden`, columns that are there and that no statement may
    read; and `default_filter`, a condition of SQL that rows meet which count as a rule. `read` is as of a column.
    """

    name: str
    columns: tuple[Column, ...]
    comment: str = ""
    foreign_keys: tuple[ForeignKey, ...] = ()
    synonyms: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    default_filter: str = ""
    read: tuple[str, ...] = ()

    def column(self, name: str) -> Column | None:
        """The column of that name (case-insensitive), or None."""
        wanted = name.lower()
        return next((c for c in self.columns if c.name.lower() == wanted), None)


@dataclass(frozen=True, slots=True)
class Schema:
    """What a warehouse offers to questions."""

    dialect: Dialect
    tables: tuple[Table, ...]

    def table(self, name: str) -> Table | None:
        """The table of that name (case-insensitive), or None."""
        wanted = name.lower()
        return next((t for t in self.tables if t.name.lower() == wanted), None)

    def fingerprint(self) -> str:
        """SHA-256 (hex) of names, types and keys: what a calibration record is valid for.

        Comments, synonyms, sample values and keys inferred from the data change daily and are left out.
        """
        content = [
            [
                t.name,
                [[c.name, c.type, c.primary_key and not c.inferred] for c in t.columns],
                [[f.columns, f.ref_table, f.ref_columns] for f in t.foreign_keys if not f.inferred],
            ]
            for t in self.tables
        ]
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
    """One ask. `seed` seeds every random choice, so that a replay decides alike, and so does the next ask of the same
    words."""

    id: str
    text: str
    person: str = ""
    channel: str = ""
    workspace: str = ""
    previous: PreviousTurn | None = None

    @property
    def seed(self) -> str:
        """What random choices are seeded from: what is asked, and after what, whoever asks and when."""
        before = [self.previous.question, self.previous.sql] if self.previous else []
        return json.dumps([" ".join(self.text.split()), *before])


# --- linking ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BranchingPoint:
    """A step of linking at which the model is about to go wrong (docs/METHODS.md 1).

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
    """One SQL string (docs/METHODS.md 2). Strings equal after normalising are one candidate.

    `origin` names prompt and way of sampling, e.g. "write_sql/beam"; `count` is how often it was
    sampled, of which `nucleus` times as a sample and `beam` times in a beam; `log_likelihood` (nats) is
    log p(s|Q) under the one base prompt. `fit` in (0, 1] says how well a composed query accounts for the question's
    words, higher = better; 0: it was not composed.
    """

    sql: str
    steps: tuple[Step, ...]
    log_likelihood: float
    origin: str
    count: int = 1
    nucleus: int = 0
    beam: int = 0
    fit: float = 0.0


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a query. `truncated`: a limit cut them.."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    truncated: bool = False
    seconds: float = 0.0

    @property
    def empty(self) -> bool:
        """Whether it holds no row, or NULL alone: queries that agree on nothing support no reading."""
        return all(cell is None for row in self.rows for cell in row)

    @property
    def finds_nothing(self) -> bool:
        """Whether it holds no row, no value, or a count or sum of nothing: nobody asks for nothing, and to find it is no
        evidence of being right."""
        return all(cell is None or (not isinstance(cell, bool) and cell == 0) for row in self.rows for cell in row)


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
    """Candidates whose results have the same canonical form Φ (docs/METHODS.md 3), best first.

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

FEWEST_QUESTIONS = 30
"""In each part of a log that a probability was fitted or measured on; with fewer none is shown."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What calibration promises of answers like this one: numbers only, said in words by the bot (docs/METHODS.md 4,
    5).

    Coverage: a right reading is among the credible ones with probability ≥ 1 − `alpha`, or, where the data reach less,
    is among the candidates of a share `highest_target` of questions; of these, `given_right` says, it is credible with
    probability ≥ 1 − `alpha`. Measured on `questions`. Risk: of answers given `unasked` at most a share `risk` is
    wrong, at confidence 1 − `delta`; on the split that bounds it, `wrong` of `answered` were, hence `bound` (None: no
    threshold satisfies `risk`); `another` of these were a fair reading, but not the one that was meant. `data` names
    the log, `made_at` (UTC, ISO 8601) the day. `smallest` is the size of the log's smallest part, `bounding` that of
    the part that bounds the risk, and `needed` about what that would have to be, were as many of its questions fit to
    be answered unasked and all of these right (None: not known); promises that were stored before these were kept hold
    None.
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
    smallest: int | None = None
    bounding: int | None = None
    needed: int | None = None
    another: int | None = None

    @property
    def evident(self) -> bool:
        """Whether there was enough to calibrate on for anything to be promised, and a probability to be shown."""
        return self.smallest is None or self.smallest >= FEWEST_QUESTIONS

    @property
    def with_right(self) -> int:
        """How many of `questions` have a right query among the candidates."""
        return round(self.highest_target * (self.questions + 1))

    @property
    def reachable(self) -> bool:
        """Whether the target 1 − α is reached by more than keeping every candidate."""
        return self.highest_target >= 1 - self.alpha - 1e-12  # 1 − α is written in decimals


class BrokenPromise(StrEnum):
    """Which promise an answer without a person's choice would have broken, and why."""

    COVERAGE = "coverage"  # no reading is credible at 1 − α
    SEVERAL = "several"  # several are: to pick one unasked is not what the risk was bounded for
    LINKING = "linking"  # linking met a branching point that no person confirmed
    EMPTY = "empty"  # the only credible reading found nothing, which is no sign that it is right
    RIVALS = "rivals"  # the question's words may as well mean something else, and nobody said which
    UNEXPLAINED = "unexplained"  # nothing in the data explains some of the question's words
    OUTSIDE = "outside"  # who asks so mostly asks for what the data do not hold
    UNSAID = "unsaid"  # the likeliest reading leaves out an operation that the question asks for
    UNLIKE = "unlike"  # the question is unlike those that the promise was calibrated on
    OUT_OF_TIME = "out_of_time"  # a query did not end in time, so that what would have agreed is not known
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


class Beyond(StrEnum):
    """How the time asked for lies to the days that the data hold."""

    AFTER = "after"  # it begins when they have ended
    BEFORE = "before"  # it ends before they begin
    PARTLY_AFTER = "partly_after"
    PARTLY_BEFORE = "partly_before"


@dataclass(frozen=True, slots=True)
class Reach:
    """How far the data go of a date: `dated` is its name in words, `day` the newest stored day (the first one, where
    the time asked for is before), `asked` that time ("in November 2026"), all as people say them. `daily`: the data
    hold most days, so that they end there; else nothing more is known than that nothing newer is stored."""

    beyond: Beyond
    dated: str
    day: str
    asked: str
    daily: bool = True


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of the question: its SQL, that SQL in plain English, and what it returns.

    `units` says what each column of the result is counted in ("euros", "percent"), "" where nothing; () where nobody
    knows. `unsaid` are words of the question that ask for what the query does not work out: "median". `reach` says how
    far the data go, where the time asked for lies beyond them.
    """

    sql: str
    english: str
    result: Rows
    probability: float | None = None  # calibrated P(right); None while uncalibrated
    units: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    reach: Reach | None = None


@dataclass(frozen=True, slots=True)
class Included:
    """Rows that an answer includes though they are marked as over: `label` says which, `count` how many.

    `condition` is what is true of them, `counting` the query that counts them, `without` the answer's query without
    them.
    """

    table: str
    column: str
    label: str
    condition: str
    counting: str
    without: str
    count: int = 0


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


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a reply says about the words of a question.

    Each of `preferred` is a phrase, the element that is meant by it, and those that are not; `refused` are options
    that a later choice takes the place of. Of readings: the SQL that was `picked`, and that which was `passed_over`.
    """

    preferred: tuple[tuple[str, Element, tuple[Element, ...]], ...] = ()
    refused: tuple[ElementOption, ...] = ()
    picked: str = ""
    passed_over: tuple[str, ...] = ()


class WhoKnows(Protocol):
    """Somebody who knows what a question means, as measurements simulate them."""

    def needed(self, shown: Sequence[Element]) -> frozenset[Element]:
        """What the question needs of the kind that is shown: columns where one is, else tables."""
        ...

    def right(self, reading: Reading, /) -> bool:
        """Whether a reading is a right one."""
        ...


_LONGEST_TEXT = 10_000
_IN_WORDS = (ReplyKind.NAME, ReplyKind.OTHER, ReplyKind.LIST)
_TYPED = {
    "yes": ReplyKind.YES,
    "y": ReplyKind.YES,
    "no": ReplyKind.NO,
    "n": ReplyKind.NO,
    "none": ReplyKind.NONE,
    "nothing": ReplyKind.NONE,
    "just answer": ReplyKind.JUST_ANSWER,
    "just_answer": ReplyKind.JUST_ANSWER,
}


@dataclass(frozen=True, slots=True)
class Clarification:
    """A question back to the person who asked, and all of its rules; `step` numbers those of an ask from 0.

    A further kind is one class in `reliability/clarifications/` and one view in `bot/slack/clarifications/`. `kind` is
    its name in stored data, so it never changes; `takes` are the replies that answer it, besides a name, other words
    and "just answer", which answer every one.
    """

    kind: ClassVar[str] = ""
    takes: ClassVar[frozenset[ReplyKind]] = frozenset()

    step: int

    # --- what is offered

    def offered(self) -> tuple[str, ...]:
        """What it offers, one text each."""
        raise NotImplementedError

    def numbered(self) -> tuple[str, ...]:
        """What may be chosen by its number where replies are typed."""
        return self.offered()

    def choices(self) -> int:
        """How many choices there are; a reply's `choice` is below it."""
        return len(self.numbered())

    def as_readings(self) -> tuple[Reading, ...]:
        """The readings that it offers; none where it is about something else."""
        return ()

    def with_readings(self, readings: tuple[Reading, ...]) -> Clarification:  # noqa: ARG002 - its form
        """The same with these in the place of the readings that it offers, one for each; itself where it offers
        none."""
        return self

    def listable(self) -> tuple[tuple[Element, ...], int]:
        """What a list may be made of, and how many of these, the first ones, it holds already."""
        return (), 0

    # --- what answers it

    def fits(self, reply: Reply) -> bool:
        """Whether a reply can answer it; clicks come from outside and may say anything."""
        if len(reply.text) > _LONGEST_TEXT or reply.kind is ReplyKind.EXPIRED:
            return False
        if reply.kind not in (*self.takes, ReplyKind.JUST_ANSWER, ReplyKind.NAME, ReplyKind.OTHER):
            return False
        if reply.kind is ReplyKind.CHOICE:
            return 0 <= reply.choice < self.choices()
        return reply.kind not in _IN_WORDS or bool(reply.text.strip())

    def read(self, typed: str) -> Reply:
        """What a typed reply means: `yes`, `no`, `none`, `just answer`, a choice's number, a name, `list: …` with all
        that a list is to hold, separated by commas, or `other: …`. Raises BadInput where it cannot answer this."""
        word = typed.strip()
        if not word:
            raise BadInput("An empty reply answers nothing.")
        if word.lower() in _TYPED:
            return Reply(_TYPED[word.lower()])
        if word.lower().startswith("other:"):
            words = word[len("other:") :].strip()
            if not words:
                raise BadInput("The reply other: needs words after the colon.")
            return Reply(ReplyKind.OTHER, text=words)
        if word.lower().startswith("list:") and ReplyKind.LIST in self.takes:
            names = [name.strip() for name in word[len("list:") :].split(",") if name.strip()]
            if not names:
                raise BadInput("The reply list: needs names after the colon, separated by commas.")
            return Reply(ReplyKind.LIST, text="\n".join(names))
        return self._chosen(int(word)) if word.isdecimal() else self.named(word)

    def named(self, word: str) -> Reply:
        """What a typed word means that is neither a number nor one of the words of `read`. Raises BadInput."""
        return Reply(ReplyKind.NAME, text=word)

    def reply_of(self, person: WhoKnows) -> Reply:
        """What somebody who knows what the question means replies; never JUST_ANSWER, never EXPIRED."""
        raise NotImplementedError

    def _chosen(self, number: int) -> Reply:
        choices = len(self.numbered())
        if not choices:
            asked = "yes or no" if ReplyKind.YES in self.takes else "for names"
            raise BadInput(f"The reply {number} is a choice's number, but the question was {asked}.")
        if not 1 <= number <= choices:
            raise BadInput(f"The reply {number} is not one of the choices 1 to {choices}.")
        return Reply(ReplyKind.CHOICE, choice=number - 1)

    # --- what a reply means

    def says_meaning(self, reply: Reply) -> bool:
        """Whether a reply says what the question means as a whole, so that none of its words is left out."""
        return reply.kind is ReplyKind.OTHER

    def lesson(self, reply: Reply, refused: tuple[ElementOption, ...]) -> Lesson:  # noqa: ARG002 - its form
        """What a reply teaches; `refused` are the options that were refused just before."""
        return Lesson(refused=refused)

    def found_credible(self, reply: Reply) -> bool | None:  # noqa: ARG002 - its form
        """Whether the person found what they meant among readings that a promise calls credible (docs/METHODS.md 5);
        None where none was promised, or the reply does not say."""
        return None

    # --- how it is stored

    def to_fields(self) -> dict[str, object]:
        """Its fields by name, for the store, which writes them as JSON beside `kind`."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def from_fields(cls, stored: Mapping[str, object]) -> Self:
        """What `to_fields` gave, also of an earlier version. Raises TypeError for fields that it does not have."""
        return cls(**stored)  # type: ignore[arg-type]  # whoever reads a store checks what it holds


# --- outcomes --------------------------------------------------------------------------------------


class Reason(StrEnum):
    """Why there is no answer."""

    AMBIGUOUS = "ambiguous"
    NOT_IN_DATA = "not_in_data"
    NOT_COMPUTED = "not_computed"  # every query leaves out an operation that was asked for: no likeness is offered
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
    """An answer: the reading that was answered with, and what it rests on; `others` are further credible readings of a
    question that nobody was asked about, most probable first. `included` are rows that are marked as over and counted
    all the same; `steered` the hints of before whose element it uses."""

    reading: Reading
    linked: LinkedSchema
    exchanges: tuple[Exchange, ...] = ()
    asked: bool = False  # a person confirmed or chose
    calibrated: bool = False
    promise: Promise | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()  # learned in this ask
    others: tuple[Reading, ...] = ()
    included: tuple[Included, ...] = ()
    steered: tuple[Hint, ...] = ()


@dataclass(frozen=True, slots=True)
class Abstained:
    """No answer: a typed reason, and details in words (data, never a sentence for people).

    Calibrated, `broken` says which promise an answer would have broken, and `promise` holds its numbers. For
    NOT_IN_DATA, `detail` holds the phrases that nothing explains, joined by "; " (for NOT_COMPUTED, those that ask for
    what no query works out), `instead` what there is that is nearest to them, never with values, and `examples`
    questions that the warehouse can answer.
    """

    reason: Reason
    detail: str = ""
    readings: tuple[Reading, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()
    broken: BrokenPromise | None = None
    promise: Promise | None = None
    instead: tuple[ElementOption, ...] = ()
    examples: tuple[str, ...] = ()


class HelpKind(StrEnum):
    """What a message is that asks nothing of the data."""

    GREETING = "greeting"
    THANKS = "thanks"
    HELP = "help"  # what can you do, how does this work
    BROWSE = "browse"  # which tables, what is in one, what is there about something
    VAGUE = "vague"  # some numbers, of nothing in particular
    CHANGE = "change"  # an order to change data
    FEEDBACK = "feedback"  # on an answer
    SMALL_TALK = "small_talk"
    ABOUT = "about"  # the bot itself: who sees what is asked, how sure it is, where its data come from
    DEFINITION = "definition"  # what a word of the data means
    JOB = "job"  # something else to be done: a letter, a drawing, a reminder
    WORLD = "world"  # what anybody may know, and no database of a company: weather, capitals, laws
    LANGUAGE = "language"  # not in English


@dataclass(frozen=True, slots=True)
class Helped:
    """No data question, and no abstention either: what a person is shown instead. No promise counts it.

    Browsing, `shown` are the tables or columns that there are, never with values, and `more` counts those left out.
    `examples` are questions that the warehouse can answer.
    """

    kind: HelpKind
    shown: tuple[ElementOption, ...] = ()
    more: int = 0
    examples: tuple[str, ...] = ()
    seconds: dict[str, float] = field(default_factory=dict)


Outcome = Answered | Abstained | Helped


# --- memory ----------------------------------------------------------------------------------------


class HintScope(StrEnum):
    """Whom a hint speaks for."""

    PERSON = "person"
    CHANNEL = "channel"
    WORKSPACE = "workspace"


class HintState(StrEnum):
    """A hint's life: only active ones are used. A superseded one is outweighed by evidence for another, and comes back
    when evidence does; a retired one was ended by somebody."""

    ACTIVE = "active"
    SUPERSEDED = "superseded"
    RETIRED = "retired"


@dataclass(frozen=True, slots=True)
class Hint:
    """ "When referring to `phrase`, prefer `preferred` over `passed_over`" (docs/METHODS.md 6).

    `owner` is the id of the person, channel or workspace of the scope; `created_at` is UTC, ISO 8601. `id` is empty
    until a Memory has stored it. `ask` is the ask whose answer taught it last. A hint that is not `firm` has rivals
    that are as credible: both readings are kept, and neither decides.
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
    ask: str = ""
    firm: bool = True
