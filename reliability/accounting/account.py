"""A question with what explains each of its words (docs/METHODS.md 2).

An account is cut into pieces, from left to right: stretches of words that one thing explains, each with every
explanation that was found, best first. A piece of content that has none is *unexplained*: no reading can say what it
has to do with the data.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from reliability.question.periods import Period
from reliability.values import Element


class Role(StrEnum):
    """What a stretch of words does in a question."""

    TABLE = "table"  # things that a table holds: "shops", "people"
    COLUMN = "column"  # a property: "salary", "floor space"
    CELL = "cell"  # a value that the data hold, or that was quoted: "Porto", "gold customers"
    STATE = "state"  # rows that a column marks: "open", "current", "deleted", "never shipped"
    PERIOD = "period"  # "in March", "last year"
    GRAIN = "grain"  # "per month", "weekday": a period's length to group by
    NUMBER = "number"  # "10", "a dozen", "5k"
    OPERATION = "operation"  # "how many", "average", "top", "share of", "compared with"
    EARLIER = "earlier"  # something said earlier in the thread: "those", "the same"
    POLITE = "polite"  # "please", "can you show me": needs no explanation
    FUNCTION = "function"  # "the", "of", "and"


class Operation(StrEnum):
    """What is to be done, in the words of a question."""

    COUNT = "count"
    SUM = "sum"
    AVERAGE = "average"
    MEDIAN = "median"
    LEAST = "least"  # minimum, or the first by rising order: "cheapest", "fewest"
    MOST = "most"  # maximum, or the first by falling order: "biggest", "best"
    TOP = "top"  # with a number: the first so many
    BOTTOM = "bottom"
    OLDEST = "oldest"  # first, earliest
    LATEST = "latest"  # newest, most recent
    DISTINCT = "distinct"  # "different", "unique"
    LIST = "list"  # "which", "show", "who"
    BY = "by"  # "per", "by", "for each", "split by": what follows is grouped by
    SHARE = "share"  # "what percentage of", "proportion"
    RATIO = "ratio"  # "per head", "divided by", "sales per square metre"
    GROWTH = "growth"  # "growth", "change against", "up or down"
    COMPARE = "compare"  # "versus", "compared with", "difference between"
    CUMULATIVE = "cumulative"  # "running total", "year to date by month"
    RANK = "rank"
    ABOVE = "above"  # strictly: "more than", "over", "after"
    BELOW = "below"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    BETWEEN = "between"
    EQUAL = "equal"
    NOT = "not"  # "not", "except", "excluding", "other than"
    WITHOUT = "without"  # "never", "no orders", "who have not": none of what follows
    WITH = "with"  # "at least one", "who have", "having"
    EMPTY = "empty"  # "missing", "unknown", "blank"
    TREND = "trend"  # "over time", "develop": grouped by a period
    DURATION = "duration"  # "how long", "days between"
    OR = "or"
    AND = "and"


@dataclass(frozen=True, slots=True)
class Explanation:
    """One thing that explains a piece.

    `element` is the table or column, of a cell or state its column. `value` is, by role: a cell's stored value, a
    state's condition (`is null`, `is not null`, or a cell of the column), an operation's name, a grain (`day`,
    `week`, `month`, `quarter`, `year`, `weekday`, `hour`), a number in digits. `score` in (0, 1]: 1 = by its very
    name; `via` says by what (`name`, `comment`, `synonym`, `cell`, `quoted`, `similar`, `definition`, `kin`, `word`).
    """

    role: Role
    score: float = 1.0
    element: Element | None = None
    value: str = ""
    period: Period | None = None
    via: str = "word"


@dataclass(frozen=True, slots=True)
class Piece:
    """The words text[start:end] and what explains them, best first; `lemmas` are its words in lower case, singular."""

    start: int
    end: int
    text: str
    lemmas: tuple[str, ...]
    explanations: tuple[Explanation, ...] = ()

    @property
    def best(self) -> Explanation | None:
        """The likeliest explanation, None where there is none."""
        return self.explanations[0] if self.explanations else None

    def of(self, *roles: Role) -> tuple[Explanation, ...]:
        """Its explanations in one of the roles, best first."""
        return tuple(each for each in self.explanations if each.role in roles)

    @property
    def never(self) -> bool:
        """Whether it says that something did not happen at any time: "never", "who have never"."""
        return self.lemmas[-1:] == ("never",)


@dataclass(frozen=True, slots=True)
class Account:
    """Every word of a question accounted for: `pieces` cover all words of `text`, from left to right.

    `missing` are phrases of unexplained words that a question is about: where there are any, the data do not say. Those
    of them that are `guessed` are words that nothing explains, and no cause, time or wording by themselves. `explained`
    in [0, 1] is the share of content words that something explains.
    """

    text: str
    pieces: tuple[Piece, ...]
    missing: tuple[str, ...] = ()
    explained: float = 1.0
    guessed: frozenset[str] = frozenset()

    @property
    def unexplained(self) -> tuple[Piece, ...]:
        """The pieces that nothing explains."""
        return tuple(piece for piece in self.pieces if not piece.explanations)
