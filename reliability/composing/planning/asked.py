"""What a question asks for, read off its accounted words from left to right: not yet of which tables."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import islice, pairwise
from typing import Literal

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.frame import Aggregate, Comparison, Grain
from reliability.composing.planning.columns import says_when
from reliability.composing.planning.outputs.spans import ToldOutput, telling
from reliability.composing.planning.readings import outputs_told
from reliability.question.periods import Period

MOST_PIECES = 80
_CONTENT = frozenset((Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE, Role.PERIOD, Role.GRAIN, Role.NUMBER))
_THINGS = (Role.TABLE, Role.COLUMN)

AGGREGATES: dict[str, Aggregate] = {
    Operation.COUNT: "count",
    Operation.SUM: "sum",
    Operation.AVERAGE: "average",
    Operation.MEDIAN: "median",
    Operation.LEAST: "least",
    Operation.MOST: "most",
}
COMPARISONS: dict[str, Comparison] = {
    Operation.ABOVE: ">",
    Operation.BELOW: "<",
    Operation.AT_LEAST: ">=",
    Operation.AT_MOST: "<=",
    Operation.EQUAL: "=",
    Operation.BETWEEN: ">=",
}
_FALLING = {
    Operation.MOST: True,
    Operation.TOP: True,
    Operation.LATEST: True,
    Operation.LEAST: False,
    Operation.BOTTOM: False,
    Operation.OLDEST: False,
}
_GROUPING = frozenset(
    "per each every by which what monthly weekly daily yearly annually quarterly hourly weekday weekdays".split()
)
_LENGTHS_OF_TIME = frozenset(("hour", "day", "week", "month", "quarter", "year"))
_LEAST_SCORE = 0.5
_SORTED = re.compile(
    r"\b(?:sorted|sort|ranked|ordered(?= (?:by|in|alpha|from|accord)))(?: (?:them|it|the results?))?(?: in)?(?: (?:ascending|descending|alphabetical"
    r"(?:ly)?|lexicographic(?:al)?))?(?: order)?(?: (?:by|of|according to))?\b|\border(?:ed|ing)? (?:them )?by\b"
    r"|\bin (?:the )?(?:ascending |descending |alphabetical |lexicographic |increasing |decreasing )?order(?: (?:of|by))?\b"
    r"|\balphabetically\b|\bin (?:ascending|descending)\b|\b(?:de|a)scendingly\b|\bdescending\b|\bascending\b"
)
_SAME_DAY = frozenset(("same day", "the same day", "same-day"))
LASTING = frozenset("longest shortest quickest fastest slowest".split())
_TAKES = re.compile(
    r"\b(?:take|takes|took|taken|need|needs|needed|wait|waits|waited) (?:\w+ ){0,2}?(?:to|for)\b|\bin days\b"
)
_FALLING_WORDS = frozenset("descending decreasing desc".split())
_LEAVES_GROUPING = frozenset((Operation.BY, Operation.AND, Operation.OR, Operation.DISTINCT))
_HAVING = frozenset("with at had has have having carry carried got".split())
_SPANS: frozenset[Grain] = frozenset(("day", "week", "month", "quarter", "year"))
_DOERS = frozenset("who they we you i people".split())
_BY_MEANING = frozenset(("synonym", "definition", "comment", "similar"))
_CENTURIES = range(1900, 2101)
_NUMBER_WORDS = frozenset("number count nr nbr".split())
_JOINING = frozenset("and n & + plus".split())
_AMOUNT_WORDS = frozenset("value amount total sum eur euro euros € money".split())
_AVERAGE_WORDS = frozenset("average avg mean".split())
MONEY = "money"
_MONEY = frozenset("eur euro euros usd gbp dollar dollars €".split())
Layout = Literal["", "share", "growth", "compare", "running", "duration", "ratio"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece that names something, at its place in the question; `options` explain it, best first."""

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
    to the property `of` named before it; `like` says how ("contain", "start", "end")."""

    mark: Mark
    negated: bool = False
    empty: bool | None = None
    of: Mark | None = None
    like: str = ""


@dataclass(frozen=True, slots=True)
class ComparedWith:
    """A number to compare with: of the thing named before it or after it, whichever fits; `words` compare ("older");
    `unit` is the length of time it is said in ("under 2 weeks"). With `share_of` the number is a percentage of that
    property ("above 80 % of the price"). `average`: the number is the average of the thing itself ("above the average")."""

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


@dataclass(frozen=True, slots=True)
class Superlative:
    """The most or the least of something: of `of` where a column or table is named, else what its own words speak of. `all`:
    it only says in which order all are shown ("biggest first")."""

    falling: bool
    at: int
    words: tuple[str, ...]
    of: Mark | None = None
    dated: bool = False
    all: bool = False


@dataclass(slots=True)
class AskedFor:
    """A question taken apart; all lists are in the question's order. `dating` names the day by which a period goes
    ("by the day they were shipped"), `some` a property that is not nothing ("with a discount")."""

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
    some: list[Mark] = field(default_factory=list)
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


def read_asked(pieces: tuple[Piece, ...], text: str, today: date | None = None) -> AskedFor:
    """A question taken apart. Of a very long one, the first eighty pieces."""
    return replace(_QuestionReader(pieces[:MOST_PIECES], text).read(), today=today)


class _QuestionReader:
    """Goes over the pieces once; what an operation says is kept until what it is said of comes."""

    def __init__(self, pieces: tuple[Piece, ...], text: str) -> None:
        self.pieces = pieces
        self.text = text
        self.commas = {
            n
            for n, (one, other) in enumerate(pairwise(pieces))
            if "," in text[one.end : other.start] or one.text == ","
        }
        self.asked = AskedFor(pieces=pieces)
        told = telling(pieces, text)
        self.asked.told = told.outputs
        self.told = told.pieces if told.outputs else outputs_told(pieces, text)
        self.aggregates: list[Aggregate] = []
        self.aggregated_at = 0
        self.aggregated: list[Aggregate] = []
        self.aggregated_last = -99
        self.comparison: Operation | None = None
        self.comparing: tuple[str, ...] = ()
        self.sorts = _sorts(pieces, text)
        self.pairs = _count_and_amount(pieces)
        self.numbered = _numbers_of_rows(pieces, text)
        self.sorting = -99
        self.grouping = -99
        self.negated = -99
        self.lacking = -99
        self.dated = -99
        self.passed = -1
        self.id_at = -99
        self.superlative: int | None = None
        self.last: Mark | None = None

    def read(self) -> AskedFor:
        """The question taken apart."""
        pieces = self.pieces
        for at, piece in enumerate(pieces):
            best = piece.best
            if at in self.told:
                self.asked.distinct |= best is not None and best.value == Operation.DISTINCT and not self.asked.told
                if not self.asked.told and best is not None and best.role is not Role.FUNCTION:
                    self.asked.shown.append(Mark(at, piece))
                continue
            if at in self.sorts:
                self.sorting, self.grouping = at, -99
                continue
            if at in self.pairs:
                self._pair(at)
                continue
            if piece.lemmas == ("id",) or at in self.numbered:
                self.asked.keyed = self.asked.keyed or at + 1 >= len(pieces) or not self._number_ahead(at)
                self.id_at = at
                continue
            if piece.lemmas == ("no",) and self._is_a_number(at):
                self.asked.keyed = True
                continue
            if (
                set(piece.lemmas) & _MONEY
                and self._led_on(at)
                and any(w.aggregate == "count" for w in self.asked.wanted)
            ):
                self.asked.wanted.append(Wanted("sum", None, at))
            if best is None or at <= self.passed or self._says_nothing_new(at, piece, best) or self._day_follows(at):
                continue
            if self._a_count(at, piece, best):
                self.asked.counted = True
                self.asked.wanted.append(Wanted("count", None, at))
                continue
            if best.role is Role.OPERATION:
                self._operation(at, piece, best)
                continue
            if best.role not in _CONTENT:
                continue
            self.asked.content += 1
            self._content(Mark(at, piece), best)
        self._finish()
        return self.asked

    def _says_nothing_new(self, at: int, piece: Piece, best: Explanation) -> bool:
        """ "That same year" is the period named before; an "n" is an "and", not a cell that means no."""
        if best.role is Role.CELL and best.via != "quoted" and piece.text in ("n", "y"):
            return True
        back = {word for each in self.pieces[max(0, at - 1) : at] for word in each.lemmas}
        return bool(self.asked.periods and back & {"that", "same"} and piece.of(Role.GRAIN))

    def _day_follows(self, at: int) -> bool:
        """Whether "date" or "day" is that of what is told next: "the date they were hired"."""
        if self.pieces[at].lemmas not in (("date",), ("day",)) or at == 0 or self.pieces[at - 1].text.lower() != "the":
            return False
        for piece in self.pieces[at + 1 : at + 5]:
            best = piece.best
            if best is None or best.role in (Role.FUNCTION, Role.EARLIER):
                continue
            return best.role is Role.COLUMN and _is_verb(piece) and says_when(best)
        return False

    def _a_count(self, at: int, piece: Piece, best: Explanation) -> bool:
        """ "Number and total value", "just the counts": how many of what was named before."""
        alone = piece.text.lower() in ("number", "counts", "numbers") and best.role is Role.COLUMN and best.score < 0.9
        return alone and bool(self.asked.things) and (self._goes_on(at) or at + 1 == len(self.pieces))

    def _is_a_number(self, at: int) -> bool:
        """Whether "no" is short for number: "order no.", "the invoice no"."""
        before = self.pieces[at - 1].best if at else None
        after = self.text[self.pieces[at].end : self.pieces[at].end + 1]
        return after in (".", ",", "") and before is not None and before.role in _THINGS

    # --- operations ---------------------------------------------------------------------------------

    def _operation(self, at: int, piece: Piece, best: Explanation) -> None:
        asked, name = self.asked, best.value
        if piece.text.lower() in _SAME_DAY:
            asked.same_day = at
            return
        if name not in _LEAVES_GROUPING:
            self.grouping = -99
        if name == Operation.COUNT and piece.text.lower() == "times" and asked.compared:
            return  # "ordered at least 10 times"
        if name == Operation.COUNT and self._of_a_number(at):
            return  # "the maximum and minimum number of cows"
        if name == Operation.COUNT:
            self._grouped_by_what_was_listed(at)
            average: list[Aggregate] = [each for each in self.aggregates if each == "average"]
            self.aggregates = [*average, "count"]
            self.aggregated_at = at
            asked.counted = True
        elif name == Operation.AVERAGE and self._compared_with_it(at):
            self._with_average(at)
        elif name in (Operation.SUM, Operation.AVERAGE, Operation.MEDIAN):
            self.aggregates.append(AGGREGATES[name])
            self.aggregated_at = at
        elif name in _FALLING:
            self._superlative(at, piece, name)
        elif name == Operation.LIST:
            asked.listed = True
        elif name == Operation.BY and "every" in piece.lemmas and self._listed_just_before(at):
            return  # "list every receipt"
        elif name == Operation.BY and self._by_somebody(at):
            return  # "for each coupon offered by merchants"
        elif name == Operation.BY and self._of_all(at):
            return  # "the dates for all the claims", "the average across all tracks"
        elif name == Operation.BY:
            self.grouping = at
            asked.per = asked.per or "per" in piece.lemmas
            asked.each = asked.each or "each" in piece.lemmas or "every" in piece.lemmas
        elif name in COMPARISONS:
            self._comparison(at, Operation(name))
        elif name == Operation.NOT:
            self._negate(at)
        elif name == Operation.WITHOUT and piece.of(Role.TABLE, Role.COLUMN):  # "unpaid"
            asked.without.append(Mark(at, piece))
        elif name == Operation.WITHOUT and self._did_nothing(at):
            asked.without.append(asked.things.pop())
        elif name == Operation.WITHOUT:
            self.lacking = at
        elif name == Operation.EMPTY:
            self._empty(at)
        elif name == Operation.DISTINCT:
            asked.distinct = True
        else:
            layout = _LAYOUTS.get(name)
            following = self.pieces[at + 1].lemmas if at + 1 < len(self.pieces) else ()
            if layout == "compare" and {"them", "it", "us"} & set(following):
                return  # "recorded against them"
            if layout and layout not in asked.layouts:
                asked.layouts[layout] = at
            if name == Operation.TREND and not asked.grains:
                asked.grains.append((Mark(at, piece), "month"))

    def _of_a_number(self, at: int) -> bool:
        """Whether "number of" stands between an aggregate and a property that is a number itself."""
        after = self._thing_ahead(at)
        taken = bool(self.aggregates) and self.aggregates[-1] != "count" and at - self.aggregated_at == 1
        least = self.asked.superlatives[-1] if self.asked.superlatives else None
        return taken and least is None and after is not None and after.role is Role.COLUMN and after.at == at + 1

    def _grouped_by_what_was_listed(self, at: int) -> None:
        """ "The types and the number of each": what is listed before "and" makes the groups."""
        asked, joined = self.asked, self.pieces[at - 1].text.lower() if at > 1 else ""
        joined = self.pieces[at - 2].text.lower() if joined == "the" and at > 2 else joined
        if joined != "and" or asked.wanted or asked.groups or asked.grains or not asked.listed or not asked.columns:
            return
        listed = asked.columns[-1].at
        of_it = self.last is not None and self.last.role is Role.TABLE and self.last.at - listed <= 2
        if self.last is not None and (listed == self.last.at or of_it) and at - self.last.at <= 3:
            asked.groups.append(asked.columns.pop())

    def _by_somebody(self, at: int) -> bool:
        """Whether "by" names who did something to what is grouped already."""
        before = self.pieces[at - 1] if at else None
        done = before is not None and _is_verb(before) and not (before.best and before.best.role is Role.OPERATION)
        return self.pieces[at].text.lower() == "by" and done and bool(self.asked.groups)

    def _of_all(self, at: int) -> bool:
        """Whether "for all" or "across all" says only that no row is left out, and makes no groups."""
        following = self.pieces[at + 1].text.lower() if at + 1 < len(self.pieces) else ""
        said = self.pieces[at].text.lower()
        return said == "for all" or (said == "across" and following == "all")

    def _pair(self, at: int) -> None:
        """ "Count and total": rows counted, and their amounts; said once, at the first of these words."""
        self.grouping = -99
        if at - 1 in self.pairs:
            return
        self.aggregates = []
        self.asked.counted = True
        self.asked.wanted += [Wanted("count", None, at), Wanted(self.pairs[at], None, at)]

    def _listed_just_before(self, at: int) -> bool:
        best = self.pieces[at - 1].best if at else None
        return best is not None and best.role is Role.OPERATION and best.value == Operation.LIST

    def _superlative(self, at: int, piece: Piece, name: str) -> None:
        before = self.asked.superlatives[-1] if self.asked.superlatives else None
        words = {word for each in self.pieces[max(0, at - 3) : at] for word in each.lemmas}
        if (
            before is not None
            and at - before.at <= 4
            and (piece.lemmas == ("first",) or ("on" in words and "top" in piece.lemmas))
        ):
            self.asked.superlatives[-1] = replace(before, all=True)
            return
        if name in (Operation.LEAST, Operation.MOST) and self._among_aggregates(at):
            self.aggregates.append(AGGREGATES[name])
            self.aggregated_at = at
            return
        if name == Operation.TOP and before is not None and at - before.at <= 2:
            return
        dated = name in (Operation.OLDEST, Operation.LATEST)
        shown = (piece.lemmas[-1:] == ("first",) and len(piece.lemmas) > 1) or "starting" in words or "start" in words
        shown = shown or "to" in piece.lemmas  # "highest to lowest"
        found = Superlative(_FALLING[Operation(name)], at, piece.lemmas, dated=dated, all=shown)
        if before is not None and before.of is None and at - before.at <= 2 and before.words == ("top",):
            self.asked.superlatives.pop()  # "top 3 most common"
        self.asked.superlatives.append(found)
        self.superlative = len(self.asked.superlatives) - 1

    def _comparison(self, at: int, name: Operation) -> None:
        """A comparison with the number that follows, or ("or more") with the one just said."""
        if name is Operation.BETWEEN and self._days_apart(at):
            self.asked.layouts.setdefault("duration", at)
            self.asked.wanted = [w for w in self.asked.wanted if w.aggregate != "count distinct"]
            return
        last = self.asked.compared[-1] if self.asked.compared else None
        if last is not None and not last.explicit and at - last.at == 1 and name is not Operation.BETWEEN:
            after = self._thing_ahead(at)
            self.asked.compared[-1] = replace(last, comparison=COMPARISONS[name], explicit=True, after=after)
        else:
            self.comparison = name
            self.comparing = self.pieces[at].lemmas

    def _days_apart(self, at: int) -> bool:
        """Whether "between" stands behind days, months or years and before no number: "how many days on average
        between order and delivery"."""
        behind = [piece.best for piece in self.pieces[max(0, at - 5) : at]]
        ahead = [piece.best for piece in self.pieces[at + 1 : at + 4]]
        lengths = any(best is not None and best.role is Role.GRAIN and best.value in _APART for best in behind)
        bounds = any(best is not None and best.role in (Role.NUMBER, Role.PERIOD) for best in ahead)
        return lengths and not bounds

    def _compared_with_it(self, at: int) -> bool:
        """Whether a comparison comes just before: "larger than the average"."""
        before = self.pieces[max(0, at - 2) : at]
        said = [p.best.value for p in before if p.best is not None and p.best.role is Role.OPERATION]
        return self.comparison not in (None, Operation.BETWEEN) and self.comparison in said

    def _with_average(self, at: int) -> None:
        """ "Above the average", "more than the average price": of the property named before, or after."""
        assert self.comparison is not None
        comparison, self.comparison = COMPARISONS[self.comparison], None
        after = None
        for place in range(at + 1, min(len(self.pieces), at + 4)):
            best = self.pieces[place].best
            if best is not None and best.role is Role.COLUMN:
                after = Mark(place, self.pieces[place])
            elif best is None or best.role not in (Role.FUNCTION, Role.TABLE):
                break
        before = self.last if self.last is not None and self.last.role is Role.COLUMN else None
        said = ComparedWith(comparison, (0.0,), before, after, at, words=self.comparing, average=True)
        self.asked.compared.append(said)
        self.passed = after.at if after else at

    def _among_aggregates(self, at: int) -> bool:
        """Whether "lowest" or "highest" stands in a row with another aggregate: "lowest, average and highest pay"."""
        if self.aggregates and at - self.aggregated_at <= 2 and self._led_on(at):
            return True
        if not self._goes_on(at):
            return False
        for piece in self.pieces[at + 1 : at + 3]:
            best = piece.best
            if best is not None and best.role is Role.OPERATION:
                if best.value in AGGREGATES and best.value != Operation.COUNT:
                    return True
                if best.value != Operation.AND:
                    return False
            elif best is not None and best.role is not Role.FUNCTION:
                return False
        return False

    def _negate(self, at: int) -> None:
        """ "Not" is said of what follows at once, or ("excluded", "left out") of what came just before."""
        for ahead in range(at + 1, min(len(self.pieces), at + 7)):
            best = self.pieces[ahead].best
            if best and best.role in (Role.CELL, Role.STATE, Role.TABLE, Role.COLUMN):
                self.negated = max(at, ahead - 4)  # "not been used in any treatments"
                return
            if best and best.role is not Role.FUNCTION and ahead >= at + 3:
                break
        for place in range(len(self.asked.said) - 1, -1, -1):
            said = self.asked.said[place]
            if at - said.mark.at <= 4:
                self.asked.said[place] = replace(said, negated=True)
                return

    def _empty(self, at: int) -> None:
        """ "Unknown" is said of the property next to it."""
        near = [mark for mark in self.asked.columns if at - mark.at <= 4]
        if near:
            self.asked.columns.remove(near[-1])
            self.asked.said.append(SaidOfRows(near[-1], empty=True))
        else:
            self.lacking = at

    # --- what is named ------------------------------------------------------------------------------

    def _content(self, mark: Mark, best: Explanation) -> None:
        if best.role is Role.NUMBER:
            self._number(mark, best)
        elif best.role is Role.PERIOD and self._in_brackets_after_a_period(mark):
            return  # "in 2022 (from Jan 1st to Dec 31st)"
        elif best.role is Role.PERIOD and best.period is not None:
            self.asked.periods.append((mark, best.period))
            self.comparison = None
            unit = next((word for word in reversed(mark.piece.lemmas) if word in _SPANS), None)
            if mark.at - self.grouping <= 3 and unit is not None:  # "in each of the last 3 months"
                self.asked.grains.append((mark, unit))
        elif best.role is Role.GRAIN:
            self._grain(mark, best)
        elif best.role in (Role.CELL, Role.STATE):
            self._condition(mark)
        else:
            self._thing(mark, best)
        self.last = mark

    def _in_brackets_after_a_period(self, mark: Mark) -> bool:
        last = self.asked.periods[-1][0] if self.asked.periods else None
        near = last is not None and mark.at - last.at <= 3
        return near and last is not None and "(" in self.text[last.piece.end : mark.piece.start]

    def _grain(self, mark: Mark, best: Explanation) -> None:
        if mark.at - self.sorting <= 3:  # "ordered by month"
            self.asked.sorted.append(mark)
            return
        if self.aggregates and self.aggregates[-1] == "count" and mark.at - self.aggregated_at <= 2:
            self.asked.wanted.append(Wanted("count distinct", mark, mark.at))
            self.aggregates = []
        elif self.asked.groups and mark.at - self.asked.groups[-1].at == 1:  # "per order year"
            self.asked.groups.pop()
            self.asked.grains.append((mark, best.value))  # type: ignore[arg-type]
        elif self.grouping >= 0 and mark.piece.lemmas[-1:] in (("day",), ("date",)) and self._they_ahead(mark.at):
            self.grouping = -99
            self.dated = mark.at  # "by the day they came back"
        elif mark.at - self.grouping <= 3 or set(mark.piece.lemmas) & _GROUPING or self._asked_which(mark.at):
            said = [each for each in self.asked.grains if not _of_a_trend(each[0])]
            self.asked.grains[:] = [*said, (mark, best.value)]  # type: ignore[list-item]

    def _they_ahead(self, at: int) -> bool:
        following = {word for piece in self.pieces[at + 1 : at + 3] for word in piece.lemmas}
        return bool(following & {"they", "it", "we", "of", "customer"})

    def _asked_which(self, at: int) -> bool:
        """Whether "which", or what is best or worst, is said of a length of time: "in which month", "best month"."""
        for piece in self.pieces[max(0, at - 2) : at]:
            best = piece.best
            if best is not None and best.role is Role.OPERATION and best.value in (Operation.LIST, *_FALLING):
                return not {"last", "recent"} & set(piece.lemmas)
        return False

    def _condition(self, mark: Mark) -> None:
        negated = mark.at - self.negated <= 4 or mark.at - self.lacking <= 2
        before = next((m for m in reversed(self.asked.columns) if mark.at - m.at <= 6), None)
        near = {word for piece in self.pieces[max(0, mark.at - 4) : mark.at] for word in piece.lemmas}
        like = next((stem for stem in ("contain", "start", "end") if any(w.startswith(stem) for w in near)), "")
        like = like or ("contain" if near & {"like", "substring", "include", "includes", "word", "has"} else "")
        quoted = all(each.element is None for each in mark.of(Role.CELL, Role.STATE))
        if quoted and before is not None and (like or mark.at - before.at <= 3):
            self.asked.columns.remove(before)
        self.asked.said.append(SaidOfRows(mark, negated, of=before if quoted else None, like=like))
        if not self._goes_on(mark.at):
            self.negated = -99

    def _number(self, mark: Mark, best: Explanation) -> None:
        value = _as_number(best.value)
        if value is None:
            return
        if self.comparison is not None:
            self._compare(mark, value)
            return
        if value in _CENTURIES:
            self.asked.periods.append((mark, Period(date(int(value), 1, 1), date(int(value) + 1, 1, 1))))
            return
        before = self.pieces[mark.at - 1].best if mark.at else None
        after = self._ahead(mark.at)
        tops = (Operation.TOP, Operation.BOTTOM)
        if value == int(value) and 0 < value <= 1000:
            said_top = before is not None and before.role is Role.OPERATION and before.value in tops
            ranks = after is not None and after.role is Role.OPERATION and Operation(after.value) in _FALLING
            after_rank = before is not None and before.role is Role.OPERATION and before.value in _FALLING
            if said_top or ranks or after_rank:
                self.asked.limit = int(value)
                return
            if after is not None and after.role is Role.TABLE and value > 1 and self._ranked_ahead(mark.at):
                self.asked.limit = int(value)  # "the ten customers who spent most"
                return
        if (
            not mark.piece.text.isalpha()
            and self.last is not None
            and mark.at - self.last.at <= 2
            and self.last.role in _THINGS
        ):
            self.asked.compared.append(ComparedWith("=", (value,), self.last, None, mark.at, explicit=False))
            return
        if mark.piece.text.isalpha():  # "one figure", "the two regions"
            return
        following = self._thing_ahead(mark.at)
        last = self.asked.compared[-1] if self.asked.compared else None
        goes_on = last is not None and last.comparison == "=" and self.last is not None and self.last.at == last.at
        if last is not None and goes_on and following is not None and last.after is None and mark.at - last.at <= 2:
            self.asked.compared[-1] = replace(last, after=following)  # "3 or 4 stars"
        before_it = last.before if last is not None and goes_on else self.last
        if mark.at - self.id_at <= 2 and self.last is not None and self.last.role is Role.TABLE:
            said = ComparedWith("=", (value,), self.last, None, mark.at, explicit=False, words=("id",))
            self.asked.compared.append(said)
            return
        self.asked.compared.append(ComparedWith("=", (value,), before_it, following, mark.at, explicit=False))

    def _ranked_ahead(self, at: int) -> bool:
        """Whether what is the most or the least of something is said later, without a number of its own."""
        for place, piece in enumerate(self.pieces[at + 1 :], start=at + 1):
            best = piece.best
            if best is not None and best.role is Role.OPERATION and best.value in _FALLING:
                return not self._number_ahead(place) and "to" not in piece.lemmas
            if best is not None and best.role is Role.NUMBER:
                return False
        return False

    def _compare(self, mark: Mark, value: float) -> None:
        assert self.comparison is not None
        comparison = COMPARISONS[self.comparison]
        if self.comparison is Operation.BETWEEN:
            found = self.asked.compared
            if found and len(found[-1].values) == 1 and mark.at - found[-1].at <= 3 and found[-1].comparison == ">=":
                after = self._thing_ahead(mark.at) or found[-1].after
                found[-1] = replace(found[-1], values=(*found[-1].values, value), after=after)
                self.comparison = None
                return
        else:
            self.comparison = None
        before = self.last if self.last is not None and self.last.role in (*_THINGS, Role.STATE) else None
        ahead = self._ahead(mark.at)
        unit = ahead.value if ahead is not None and ahead.role is Role.GRAIN else ""
        if set(self.pieces[mark.at + 1].lemmas if mark.at + 1 < len(self.pieces) else ()) & _MONEY:
            unit = MONEY
        if ahead is not None and ahead.value == Operation.DURATION:
            unit = next((word for word in self.pieces[mark.at + 1].lemmas if word in _LENGTHS_OF_TIME), "")
            self.passed = mark.at + 1  # "more than 60 days to deliver"
        share_of = self._percent_of(mark.at)
        after = self._thing_ahead(mark.at) if share_of is None else None
        said = ComparedWith(comparison, (value,), before, after, mark.at, words=self.comparing, unit=unit)
        self.asked.compared.append(replace(said, share_of=share_of))
        self.passed = share_of.at if share_of else self.passed

    def _thing(self, mark: Mark, best: Explanation) -> None:
        asked = self.asked
        if mark.at - self.sorting <= 4:
            asked.sorted.append(mark)
            if self.aggregated_at > self.sorting:
                self.aggregates = []  # "sorted by lowest average score"
            ahead = self._thing_ahead(mark.at) if best.role is Role.TABLE else None  # "by repair amount"
            goes_on = self._goes_on(mark.at) or (ahead is not None and ahead.role is Role.COLUMN)
            self.sorting = mark.at if goes_on else -99
            return
        if best.score < _LEAST_SCORE and not self.aggregates:
            asked.faint.append(mark)
            return
        if self._newly(mark):
            asked.faint.append(mark)
            return
        if mark.at - self.dated <= 5:
            asked.dating.append(mark)
            return
        if self._by_its_date(mark):
            asked.dating.append(mark)
            self.grouping = -99
            return
        if best.role is Role.COLUMN and best.via in _BY_MEANING and self._done_by_somebody(mark.at):
            asked.faint.append(mark)  # "who live in Graz"
            return
        if mark.at - self.grouping <= 3 and not (self.aggregates and self.aggregated_at > self.grouping):
            asked.groups.append(mark)
            self.grouping = mark.at if self._goes_on(mark.at) else -99
            if mark.at in self.commas:
                self.grouping -= 2  # only what comes at once is a group too
            return
        if (
            best.role is Role.COLUMN
            and self.aggregated
            and mark.at - self.aggregated_last <= 3
            and self._led_on(mark.at)
        ):
            asked.wanted += [Wanted(each, mark, mark.at) for each in self.aggregated]
            self.aggregated_last = mark.at
            return
        if (
            mark.at - self.lacking <= 3
            and best.role is Role.COLUMN
            and _is_verb(mark.piece)
            and self._table_ahead(mark.at)
        ):
            return  # "never placed an order"
        refused = mark.at - self.negated <= 4 and bool(asked.things) and self._of_another_table(best)
        if mark.at - self.lacking <= 5 or refused:
            self.lacking = self.negated = -99
            if best.role is Role.TABLE or refused or self._of_another_table(best):
                asked.without.append(mark)
            else:
                asked.said.append(SaidOfRows(mark, empty=True))
            return
        if self.superlative is not None:
            held = asked.superlatives[self.superlative]
            if mark.at - held.at <= 3 and held.of is None:
                asked.superlatives[self.superlative] = replace(held, of=mark)
                self.superlative = None
                if best.role is Role.COLUMN and not self.aggregates:
                    return
        if best.role is Role.COLUMN and self._said_some(mark.at):
            asked.some.append(mark)
            return
        if self.aggregates == ["count"] and best.role is Role.COLUMN and self._led_on(mark.at):
            asked.wanted += [Wanted("count", None, self.aggregated_at), Wanted("sum", mark, mark.at)]
            self.aggregates = []
            return
        if best.role is Role.TABLE and best.score >= _SURELY and self._how_much_just_before(mark.at):
            self.aggregates, asked.counted = ["count"], True  # "how much stores"
        if best.role is Role.TABLE and self.aggregates == ["sum"] and self._much_of(mark.at):
            self.aggregates = []
            asked.layouts.setdefault("share", self.aggregated_at)
        if self.aggregates and best.role is Role.COLUMN and _is_verb(mark.piece) and says_when(best):
            asked.faint.append(mark)  # "how much was booked"
            return
        if self.aggregates and (best.role is Role.COLUMN or self.aggregates[-1] == "count"):
            asked.wanted += [Wanted(each, mark, mark.at) for each in self.aggregates]
            if best.role is Role.COLUMN:
                self.aggregated, self.aggregated_last = self.aggregates, mark.at
            self.aggregates = []
            if best.role is Role.TABLE:
                asked.things.append(mark)
            return
        (asked.things if best.role is Role.TABLE else asked.columns).append(mark)

    def _newly(self, mark: Mark) -> bool:
        """Whether "new" is said of the rows that are named next, of a table without the day that it may mean."""
        if mark.piece.lemmas != ("new",) or mark.at + 1 >= len(self.pieces):
            return False
        of = self.pieces[mark.at + 1].of(Role.TABLE, Role.COLUMN)[:1]  # "new customers", "new sign-ups"
        tables = {each.element.table for each in of if each.element}
        return bool(tables) and not tables & {e.element.table for e in mark.of(Role.COLUMN) if e.element}

    def _done_by_somebody(self, at: int) -> bool:
        """Whether a word stands where a verb does, after "who" or "they"."""
        before = self.pieces[at - 1].text.lower() if at else ""
        return before in _DOERS and self.pieces[at].text.islower() and not self.pieces[at].text.endswith("s")

    def _of_another_table(self, named: Explanation) -> bool:
        """Whether a table, or the day on which its rows come to be, is named: "isn't paid" is said of orders."""
        if named.role is Role.TABLE or named.element is None:
            return named.role is Role.TABLE
        owners = {each.element.table for mark in self.asked.things for each in mark.of(Role.TABLE) if each.element}
        return named.element.table not in owners and named.element.column.lower().endswith(("_at", "_on", "date"))

    def _finish(self) -> None:
        asked = self.asked
        ranked_share = "share" in asked.layouts and asked.superlatives and not asked.groups and len(asked.things) > 1
        if ranked_share and asked.things[0].at < asked.superlatives[0].at:  # "which shop has the highest share of ..."
            asked.groups.append(asked.things.pop(0))
        asked.alphabetical = any(word in self.text.lower() for word in ("alphabet", "lexicograph"))
        lasting = any(LASTING & set(top.words) for top in asked.superlatives)
        if lasting and "duration" not in asked.layouts and _TAKES.search(self.text.lower()):
            asked.layouts["duration"] = asked.superlatives[0].at  # "the longest that it took to ship one"
        asked.falling = any(set(piece.lemmas) & _FALLING_WORDS for piece in self.pieces)
        if self.sorts and not asked.sorted and not asked.superlatives:
            asked.superlatives.append(Superlative(asked.falling, max(self.sorts), (), all=True))
        if self.aggregates == ["average"] and self._of_each_thing():
            asked.per = True
        amount = {"much", "amount", "value"} & set(self.pieces[self.aggregated_at].lemmas) if self.pieces else set()
        if self.aggregates == ["sum"] and asked.wanted and not amount:
            return  # "in total"
        if (
            self.aggregates == ["sum"]
            and asked.compared
            and asked.columns
            and asked.listed
            and not (amount or self.told)
        ):
            return  # "the names of those who spent over 5,000 in total"
        if self._said_at_the_end():
            mark = asked.columns.pop(0)
            asked.wanted += [Wanted(each, mark, mark.at) for each in self.aggregates]
            return
        if self.aggregates == ["sum"] and "share" in asked.layouts and not asked.wanted:
            return  # "how much of"
        if self.aggregates == ["count", "sum"] and not amount:
            self.aggregates = ["count"]
        asked.wanted += [Wanted(each, None, self.aggregated_at) for each in self.aggregates]

    def _of_each_thing(self) -> bool:
        """Whether an average is of counts of one thing for each of another: "how many loans does a reader take out on
        average"."""
        asked = self.asked
        if len(asked.wanted) != 1 or asked.wanted[0].aggregate != "count" or len(asked.things) != 2 or asked.groups:
            return False
        counted, each = asked.things
        words = {piece.text.lower() for piece in self.pieces[counted.at + 1 : each.at]}
        if (
            asked.wanted[0].mark is None
            or asked.wanted[0].mark.at != counted.at
            or not words & {"a", "an", "one", "our"}
        ):
            return False
        asked.groups.append(asked.things.pop())
        return True

    def _said_at_the_end(self) -> bool:
        """Is it said at last what is done with the property named first: "floor space per format, sum it up"?"""
        asked = self.asked
        if asked.wanted or asked.listed or len(asked.columns) != 1 or self.aggregates not in (["sum"], ["average"]):
            return False
        rest = [*asked.groups, *asked.things, *asked.columns[1:]]
        return asked.columns[0].at < self.aggregated_at and all(mark.at < self.aggregated_at for mark in rest)

    def _did_nothing(self, at: int) -> bool:
        """Is it the "nothing" of "bought nothing", after a verb that names a thing?"""
        things = self.asked.things
        return self.pieces[at].text.lower() == "nothing" and bool(things) and at - things[-1].at == 1

    def _goes_on(self, at: int) -> bool:
        """Whether "and", "or" or a comma comes next."""
        if at in self.commas or at + 1 >= len(self.pieces):
            return at in self.commas
        best = self.pieces[at + 1].best
        said = best is not None and best.role is Role.OPERATION and best.value in (Operation.AND, Operation.OR)
        return said or self.pieces[at + 1].lemmas[:1] in (("and",), ("or",), ("nor",))

    def _led_on(self, at: int) -> bool:
        """Whether "and" or a comma came just before."""
        return at - 1 in self.commas or (at > 1 and self._goes_on(at - 2)) or (at > 0 and self._goes_on(at - 1))

    def _ahead(self, at: int) -> Explanation | None:
        for piece in self.pieces[at + 1 : at + 2]:
            if piece.best is not None:
                return piece.best
        return None

    def _number_ahead(self, at: int) -> bool:
        ahead = self._ahead(at)
        return ahead is not None and ahead.role is Role.NUMBER

    def _percent_of(self, at: int) -> Mark | None:
        """The property named in "80 % of the price"."""
        following = self.pieces[at + 1 : at + 5]
        if not following or following[0].lemmas[:1] not in (("%",), ("percent",), ("pct",)):
            return None
        if "of" not in {word for piece in following[:2] for word in piece.lemmas}:
            return None
        for place, piece in enumerate(following[1:], start=at + 2):
            if piece.best is not None and piece.best.role is Role.COLUMN:
                return Mark(place, piece)
        return None

    def _much_of(self, at: int) -> bool:
        """Whether "how much of the" comes just before a table's name: a share of its rows."""
        said = tuple(word for piece in self.pieces[self.aggregated_at : at] for word in piece.lemmas)
        return said[:3] == ("how", "much", "of") and at - self.aggregated_at <= 3

    def _how_much_just_before(self, at: int) -> bool:
        before = self.pieces[at - 1].text.lower() if at else ""
        return self.aggregates == ["sum"] and before == "how much" and self.pieces[at].text.endswith("s")

    def _said_some(self, at: int) -> bool:
        """Whether "with a" or "any" comes just before: "lines with a discount"."""
        before = tuple(piece.text.lower() for piece in self.pieces[max(0, at - 2) : at])
        some = before[-1:] == ("any",) or (before[-1:] in (("a",), ("an",)) and before[:1] and before[0] in _HAVING)
        return (
            bool(some) and bool(self.asked.things) and bool({"share"} & set(self.asked.layouts) or self.asked.counted)
        )

    def _by_its_date(self, mark: Mark) -> bool:
        """ "By order date" beside a period says which day counts; "per order date" makes groups."""
        said_by = self.pieces[self.grouping].text.lower() == "by" if self.grouping >= 0 else False
        period = any(piece.best is not None and piece.best.role is Role.PERIOD for piece in self.pieces)
        near = mark.at - self.grouping <= 2
        return said_by and period and near and mark.role is Role.COLUMN and mark.piece.lemmas[-1:] == ("date",)

    def _table_ahead(self, at: int) -> bool:
        ahead = [piece.best for piece in self.pieces[at + 1 : at + 4]]
        return any(best is not None and best.role is Role.TABLE and best.score >= _LEAST_SCORE for best in ahead)

    def _thing_ahead(self, at: int) -> Mark | None:
        for place in range(at + 1, min(len(self.pieces), at + 3)):
            best = self.pieces[place].best
            if best is not None and best.role is Role.OPERATION and best.value == Operation.DISTINCT:
                continue
            if best is None or best.role in (Role.PERIOD, Role.OPERATION, Role.NUMBER):
                return None
            if best.role in _THINGS:
                return Mark(place, self.pieces[place])
        return None


_SURELY = 0.95
_APART = frozenset({"day", "week", "month", "year"})
_LAYOUTS: dict[str, Layout] = {
    Operation.SHARE: "share",
    Operation.GROWTH: "growth",
    Operation.COMPARE: "compare",
    Operation.CUMULATIVE: "running",
    Operation.DURATION: "duration",
    Operation.RATIO: "ratio",
}


def _of_a_trend(mark: Mark) -> bool:
    """Whether a length of time is only what "develop" leaves open."""
    best = mark.piece.best
    return best is not None and best.value == Operation.TREND


def _sorts(pieces: tuple[Piece, ...], text: str) -> set[int]:
    """The places of the pieces that say "sorted by"."""
    found: set[int] = set()
    for match in islice(_SORTED.finditer(text.lower()), 4):
        found |= {n for n, piece in enumerate(pieces) if match.start() <= piece.start and piece.end <= match.end()}
    return found


def _count_and_amount(pieces: tuple[Piece, ...]) -> dict[int, Aggregate]:
    """The places of pieces that say "number and value", each with what is taken of the value."""
    found: dict[int, Aggregate] = {}
    for at in range(len(pieces) - 2):
        if not _NUMBER_WORDS & set(pieces[at].lemmas) or not _JOINING & set(pieces[at + 1].text.lower().split()):
            continue
        end = at + 2
        while end < len(pieces) and end < at + 4 and set(pieces[end].lemmas) & (_AMOUNT_WORDS | _AVERAGE_WORDS):
            end += 1
        said = {word for piece in pieces[at + 2 : end] for word in piece.lemmas}
        if said & _AMOUNT_WORDS:
            found |= dict.fromkeys(range(at, end), "average" if said & _AVERAGE_WORDS else "sum")
    return found


def _numbers_of_rows(pieces: tuple[Piece, ...], text: str) -> set[int]:
    """The places of "no." where it stands for a row's number: "order no. 26899", "order no., date and amount"."""
    found = set()
    for at, piece in enumerate(pieces):
        if piece.text.lower() not in ("no", "nr", "#"):
            continue
        before = pieces[at - 1].best if at else None
        after = pieces[at + 1].best if at + 1 < len(pieces) else None
        long = after is not None and after.role is Role.NUMBER and len(after.value) > 2
        named = before is not None and before.role is Role.TABLE and text[piece.end : piece.end + 1] == "."
        if long or named:
            found.add(at)
    return found


def _is_verb(piece: Piece) -> bool:
    return len(piece.lemmas) == 1 and piece.text.lower().endswith(("ed", "ing", "ought"))


def _as_number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
