"""What is known of a follow-up while its words are read from left to right."""

from __future__ import annotations

import re
from datetime import date

from sqlglot import exp

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.edits.dates import column_of
from reliability.composing.edits.filters import held, is_number
from reliability.composing.edits.measures import SUMS
from reliability.composing.edits.query import Query
from reliability.composing.frame import Aggregate, Comparison, Grain
from reliability.values import Element

MAX_PIECES = 60
MOST_EXPLANATIONS, LOOKED_AT = 3, 8
FAR, SURE = 0.4, 0.9
ALSO = frozenset("also add too plus additionally include including incl further besides alongside beside".split())
BESIDE = re.compile(
    r"\bas well\b|\bnext to (?:it|them|that|those|each)\b|\bin addition\b|\b(?:extra|another|separate) column\b|^show .*\btoo\b"
)
COMPARING = re.compile(r"\b(?:vs|versus|compared?|against|comparison|side by side|next to)\b")
TAKE_OUT = frozenset(
    "without excluding exclude excl except not minus skip ignore ignoring drop omit remove w/o".split()
)
BACK = frozenset("their its his her those these them it they".split())
KEYS = frozenset("id ids id's identifier identifiers".split())
CALLED = frozenset("name names title titles called".split())
ONLY = frozenset("only just for without excluding exclude".split())
SMALL = (Role.FUNCTION, Role.POLITE, Role.OPERATION)
SORT = frozenset("sort sorted sorting ordered ranked alphabetical alphabetically".split())
UNHELD = frozenset("filter filters total date dates period restriction condition".split())
EVERYTHING = frozenset("all every everything everyone overall".split())
LISTS = frozenset("list which who whose names name rows details".split())
THEY = re.compile(r"\b(?:he|she|it|they|them|his|her|their|its|that one|this one)\b")
NEXT = re.compile(r"\bnext\b(?! to)")
LIMITED = re.compile(r"\b(?:make (?:it|that)|show|give|see|have|get|list|rather|instead|longer|shorter)\b")
SORTS = re.compile(r"\border (?:(?:it|them|that|this|these|those|everything|all|the \w+) )?by\b|\bin (?:\w+ )?order\b")
INSTEAD = re.compile(r"\b(?:instead of|rather than)\b")
RISING = re.compile(r"\b(?:asc|ascending|rising|low(?:est)? (?:to|first)|smallest first|alphabetical\w*)\b")
BY_PERIOD = re.compile(r"(?:ly\b|\bper\b|\bby\b|\beach\b|\bevery\b)")
AGGREGATES: dict[str, Aggregate] = {
    Operation.SUM: "sum",
    Operation.AVERAGE: "average",
    Operation.MEDIAN: "median",
    Operation.LEAST: "least",
    Operation.MOST: "most",
    Operation.COUNT: "count",
}
COMPARISONS: dict[str, Comparison] = {
    Operation.ABOVE: ">",
    Operation.BELOW: "<",
    Operation.AT_LEAST: ">=",
    Operation.AT_MOST: "<=",
}
AVERAGED = re.compile(r"price|rate|rating|salary|age|score|percent|pct|ratio|temperature|margin|duration|days|year")
POINTS = re.compile(r"\b(?:those|these|that|this) $")
COUNTED = re.compile(r"count|number|num\b|quantity|qty|total|units|amount")
OF_THOSE = re.compile(r"\s+of (?:those|these|them|the)\b")
SEXES = dict.fromkeys("female females women woman girls".split(), "f") | dict.fromkeys(
    "male males men man boys".split(), "m"
)
GRAINS: tuple[Grain, ...] = ("day", "week", "month", "quarter", "year", "weekday", "hour")


class Heard:
    """A follow-up's pieces, the query before it, and what the words so far have set."""

    def __init__(self, account: Account, query: Query, today: date) -> None:
        self.account, self.query, self.today = account, query, today
        self.schema = query.schema
        self.pieces = account.pieces[:MAX_PIECES]
        self.words = re.findall(r"[\w/']+|[%+]", account.text[:2_000].lower())
        text = account.text[:2_000].lower()
        self.also = bool(ALSO & set(self.words)) or BESIDE.search(text) is not None
        self.comparing = COMPARING.search(text) is not None
        self.chosen: set[Element] = set()
        self.sorting = bool(SORT & set(self.words)) or SORTS.search(text) is not None
        self.used: set[int] = set()
        self.by = self.out = self.listing = False
        self.compared: Comparison | None = None
        self.aggregate: Aggregate | None = None
        self.operations = {e.value for p in self.pieces for e in p.of(Role.OPERATION)[:1]}
        self.points_back = bool(BACK & set(self.words))
        self.alone: set[Aggregate] = set()
        self.measured = self.grouped = 0
        self.by_groups = self._is_over_groups()

    def _is_over_groups(self) -> bool:
        """Do the words name the groups that there are as what is averaged over ("the average across shops")?"""
        if Operation.AVERAGE not in self.operations or not self.query.core.args.get("group"):
            return False
        shown = [self.query.element(c) for g in self.query.groups() for c in g.find_all(exp.Column)]
        tables = {e.table for e in shown if e is not None}
        return any(
            e.element is not None and not e.element.column and e.element.table in tables
            for p in self.pieces
            for e in p.of(Role.TABLE)[:1]
        )

    def _splits(self) -> bool:
        """Do the words ask for finer groups rather than other ones?"""
        words = set(self.words)
        return self.also or bool(words & {"split", "further", "break", "down", "within", "breakdown"})

    def _after(self, word: str, place: int) -> bool:
        return word in self.account.text[: self.pieces[place].start].lower().split()[-2:]

    def _and_follows(self, place: int) -> bool:
        """Does the list of things that are taken out go on ("without Kiel and Porto")?"""
        after = self.pieces[place + 1 : place + 2]
        return bool(after) and after[0].text.lower() in ("and", "or", "nor", ",", "&")

    def _content_follows(self, place: int) -> bool:
        for piece in self.pieces[place + 1 : place + 4]:
            best = piece.best
            if best is None or best.role in (Role.FUNCTION, Role.POLITE, Role.EARLIER):
                continue
            return best.role in (Role.COLUMN, Role.TABLE)
        return False

    def _number_near(self, place: int) -> tuple[int, int] | None:
        for at in (place + 1, place - 1):
            if 0 <= at < len(self.pieces) and at not in self.used:
                best = self.pieces[at].best
                if best is not None and best.role is Role.NUMBER and best.value.isdigit():
                    return int(best.value), at
        return None

    def _compared_next(self, place: int) -> bool:
        """Does a comparison with a number follow a column ("salary over 100k")?"""
        for piece in self.pieces[place + 1 : place + 4]:
            best = piece.best
            if best is not None and best.role is Role.OPERATION and best.value in COMPARISONS:
                return True
            if best is not None and best.role not in (Role.FUNCTION, Role.OPERATION):
                return False
        return False

    def _held_equal(self, element: Element) -> bool:
        return any(h.element == element and h.comparison in ("=", "in") for h in held(self.query))

    def _number_columns(self, place: int) -> list[Element]:
        """The number columns that the words near a number name."""
        found = []
        for at in (place - 3, place - 2, place - 1, place + 1, place + 2):
            if 0 <= at < len(self.pieces):
                for each in self.pieces[at].of(Role.COLUMN)[:2]:
                    if each.element is not None and is_number(column_of(self.query, each.element)):
                        self.used.add(at)
                        found.append(each.element)
        return sorted(dict.fromkeys(found), key=lambda each: self.query.alias_of(each.table) is None)

    def _swaps(self) -> bool:
        """Is another number column measured, which this one can stand for as it is summed up?"""
        sums = [each for m in self.query.measures() for each in m.find_all(*SUMS.values())]
        return len(sums) == 1 and not self.also

    def _is_group(self, element: Element) -> bool:
        """Do the query's rows stand for the values of a column, or for the rows of a table?"""
        if not self.query.core.args.get("group"):
            return False
        shown = [self.query.element(c) for g in self.query.groups() for c in g.find_all(exp.Column)]
        return any(e is not None and (e == element or (not element.column and e.table == element.table)) for e in shown)

    def _held_otherwise(self, element: Element, value: str) -> list[int]:
        """The places of the conditions on a column that a state's rows do not meet."""
        opposite = {"is null": "is not null", "is not null": "is null"}.get(value, "=")
        truth = {"true": ("true", "1"), "false": ("false", "0")}.get(value, (value,))
        return [n for n in self._held_at(element, opposite) if not set(held(self.query)[n].values) & set(truth)]

    def _left_out(self, element: Element, value: str) -> bool:
        """Whether the query leaves out the rows with a value."""
        return any(
            h.element == element and h.comparison in ("<>", "not in") and value in h.values for h in held(self.query)
        )

    def _held_at(self, element: Element, comparison: str = "") -> list[int]:
        """The places of the conditions on a column."""
        return [n for n, h in enumerate(held(self.query)) if h.element == element and comparison in ("", h.comparison)]
