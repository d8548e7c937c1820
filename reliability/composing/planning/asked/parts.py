"""What a question is taken apart into: the numbers, things, conditions and orders that it asks for."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import Aggregate, Comparison, Grain
from reliability.composing.planning.asked.vocabulary import Layout
from reliability.composing.planning.outputs.spans import ToldOutput
from reliability.question.periods import Period

MOST_PIECES = 80
MONEY = "money"


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece that names something, at its place in the question."""

    at: int
    piece: Piece

    def of(self, *roles: Role) -> tuple[Explanation, ...]:
        """Its explanations in these roles, best first."""
        return self.piece.of(*roles)

    @property
    def role(self) -> Role:
        """The role of its likeliest explanation."""
        best = self.piece.best
        return best.role if best else Role.FUNCTION


@dataclass(frozen=True, slots=True)
class Wanted:
    """A number that is asked for: an aggregate of what a mark names; without a mark, of rows; without an aggregate,
    what the mark's own nature says."""

    aggregate: Aggregate | None
    mark: Mark | None
    at: int


@dataclass(frozen=True, slots=True)
class SaidOfRows:
    """A condition as it is said: a cell, state or null check of `mark`; `negated`: the others. What was quoted is held
    to the property `of` named before it; `like` says how ("contain", "start", "end"). `within`: a cell is a part of
    what its property says ("with Harbour in the title")."""

    mark: Mark
    negated: bool = False
    empty: bool | None = None
    of: Mark | None = None
    like: str = ""
    within: bool = False


@dataclass(frozen=True, slots=True)
class ComparedWith:
    """A number to compare with: of the thing named before it or after it, whichever fits; `words` compare ("older");
    `unit` is the length of time it is said in ("under 2 weeks"). With `share_of` the number is a percentage of that
    property ("above 80 % of the price"). `average`: the number is the average of the thing itself ("above the
    average"). `otherwise` is what the number is where its dot begins a fraction ("1.250")."""

    comparison: Comparison
    values: tuple[float, ...]
    before: Mark | None
    after: Mark | None
    at: int
    explicit: bool = True
    words: tuple[str, ...] = ()
    unit: str = ""
    share_of: Mark | None = None
    average: bool = False
    otherwise: float | None = None


@dataclass(frozen=True, slots=True)
class Superlative:
    """The most or the least of something: of `of` where a column or table is named, else what its own words speak of.
    `all`: it only says in which order all are shown ("biggest first")."""

    falling: bool
    at: int
    words: tuple[str, ...]
    of: Mark | None = None
    dated: bool = False
    all: bool = False


@dataclass(slots=True)
class AskedFor:
    """A question taken apart; all lists are in the question's order. `dating` names the day by which a period goes ("by
    the day they were shipped"), `some` a property that is not nothing ("with a discount"), `nth` which one in order is meant
    where it is not the first ("the second largest"), `done` the tables of what was done with a thing ("products ordered
    in May")."""

    counted: bool = False
    listed: bool = False
    wanted: list[Wanted] = field(default_factory=list)
    things: list[Mark] = field(default_factory=list)
    columns: list[Mark] = field(default_factory=list)
    faint: list[Mark] = field(default_factory=list)
    groups: list[Mark] = field(default_factory=list)
    grains: list[tuple[Mark, Grain]] = field(default_factory=list)
    said: list[SaidOfRows] = field(default_factory=list)
    compared: list[ComparedWith] = field(default_factory=list)
    periods: list[tuple[Mark, Period]] = field(default_factory=list)
    without: list[Mark] = field(default_factory=list)
    superlatives: list[Superlative] = field(default_factory=list)
    sorted: list[Mark] = field(default_factory=list)
    shown: list[Mark] = field(default_factory=list)
    told: tuple[ToldOutput, ...] = ()
    falling: bool = False
    alphabetical: bool = False
    keyed: bool = False
    dating: list[Mark] = field(default_factory=list)
    same_day: int | None = None
    nth: int = 0
    some: list[Mark] = field(default_factory=list)
    done: frozenset[str] = frozenset()
    limit: int | None = None
    distinct: bool = False
    layouts: dict[Layout, int] = field(default_factory=dict)
    per: bool = False
    each: bool = False
    content: int = 0
    pieces: tuple[Piece, ...] = ()
    today: date | None = None

    def words_before(self, at: int, most: int = 3) -> tuple[str, ...]:
        """The words of the few pieces before a place."""
        return tuple(word for piece in self.pieces[max(0, at - most) : at] for word in piece.lemmas)

    def tables_lacked(self) -> tuple[str, ...]:
        """The tables of which there is to be no row, as they are named: "without an order"."""
        named = (each.element for mark in self.without for each in mark.of(Role.TABLE)[:1])
        return tuple(element.table for element in named if element is not None)
