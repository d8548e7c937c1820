"""What may follow inside a function's brackets, brackets around a sum, the values of IN, and CASE."""

from __future__ import annotations

from reliability.sql.grammar.choices import MAX_CALLS, MAX_GROUPS, MAX_ITEMS, MAX_NESTED, MAX_WHENS, NONE, Choices
from reliability.sql.grammar.conditions import Conditions
from reliability.sql.grammar.literals import Compared, Literals
from reliability.sql.grammar.reading import PREDICATES, GrammarFrame, PartialQuery
from reliability.sql.grammar.sources import Sources
from reliability.sql.grammar.vocabulary import FUNCTIONS, RANKINGS, TIMES, Vocabulary

_WINDOWED = ("top", "derived")


class Brackets:
    """The inside of brackets, and of CASE … END."""

    def __init__(self, vocabulary: Vocabulary, literals: Literals, sources: Sources, conditions: Conditions) -> None:
        self._words, self._literals, self._sources = vocabulary, literals, sources
        self._conditions = conditions

    def choices(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """What may follow in the innermost brackets."""
        kinds = {
            "call": self._in_call,
            "case": self._in_case,
            "group": self._in_group,
            "list": self._in_list,
            "window": self._in_window,
        }
        return kinds[top.kind](reading, top)

    def _in_window(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """OVER (PARTITION BY … ORDER BY …); places in an order need one."""
        if top.slot == "first":
            ranked = reading.windowed_call().kind == "RANKING"
            return Choices(self._words.kind("PARTITION", "ORDER") | (NONE if ranked else self._words.kind("CLOSE")))
        if top.needs:
            words = self._sources.columns(reading)
            return Choices(words | (self._words.kind("AGGREGATE", "FUNCTION") if top.slot == "order" else NONE))
        if top.slot == "order":
            falling = NONE if top.name == "falling" else self._words.kind("DESC") | self._conditions.sums(top)
            return Choices(self._words.kind("CLOSE") | falling)
        ranked = reading.windowed_call().kind == "RANKING"
        more = self._words.kind("COMMA") if len(top.items) < 1 else NONE
        return Choices(self._words.kind("ORDER") | more | (NONE if ranked else self._words.kind("CLOSE")))

    def _in_call(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        if top.name in RANKINGS:
            return Choices(self._words.kind("CLOSE"))
        if top.slot == "as":
            return Choices(self._words.kind("TYPE"))
        if top.needs:
            aggregate = top.name not in FUNCTIONS
            return self._summed(reading, top) if aggregate else self._argument(reading, top)
        if top.slot == "typed" or (reading.last == "STAR" and top.operations == 0):
            return Choices(self._words.kind("CLOSE"))
        if top.name == "CAST":
            return Choices(self._words.kind("AS") | self._conditions.sums(top))
        fewest, most = FUNCTIONS.get(top.name, (1, 1))
        words = self._conditions.sums(top) if reading.last != "QUOTE" else NONE
        words |= self._words.kind("CLOSE") if top.arguments + 1 >= fewest else NONE
        words |= self._words.kind("COMMA") if top.arguments + 1 < most else NONE
        return Choices(words)

    def _summed(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """What COUNT, SUM, AVG, MIN and MAX take."""
        words = self._sources.columns(reading)
        if top.name in ("SUM", "AVG"):
            words = words & self._sources.addable or words
        against = reading.home.block.against
        if against is not None and reading.home.slot == "select":
            return Choices(self._sources.same_name(words, against) or words)
        words |= self._functions(reading)
        if reading.last == "OPEN":
            words |= self._words.kind("DISTINCT", "OPEN")
            windowed = reading.home.slot == "select" and len(reading.stack) == 2 + reading.depth
            windowed = windowed and reading.home.block.purpose in _WINDOWED
            words |= self._words.kind("AGGREGATE") if windowed and top.name != "COUNT" else NONE
            words |= self._words.kind("CASE") if not reading.inside("case") else NONE
            if top.name == "COUNT":
                words |= self._words.without(self._words.kind("STAR"), reading.repeats())
        if reading.last in ("ARITHMETIC", TIMES):
            words |= self._words.kind("NUMBER")
        return Choices(words)

    def _argument(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """What a function of one row takes."""
        if top.arguments and top.name in ("ROUND", "SUBSTR"):
            return Choices(self._words.kind("NUMBER"))
        if top.name == "STRFTIME" and not top.arguments:
            return Choices(NONE, Compared(None, "STRFTIME"))
        words = self._sources.columns(reading) | self._functions(reading)
        words |= self._words.kind("AGGREGATE", "OPEN") if reading.may_aggregate() else NONE
        if reading.last in ("ARITHMETIC", TIMES) or top.arguments:
            words |= self._words.kind("NUMBER")
        literal = Compared(None, "") if top.arguments and top.name in ("COALESCE", "NULLIF") else None
        return Choices(words, literal if literal and self._literals.any(literal) else None)

    def _functions(self, reading: PartialQuery) -> frozenset[int]:
        return self._words.kind("FUNCTION") if reading.calls < MAX_CALLS else NONE

    def _in_group(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        if not top.needs:
            close = self._words.kind("CLOSE") if top.operations else NONE
            return Choices(self._conditions.sums(top) | close)
        words = self._sources.columns(reading) | self._words.kind("NUMBER") | self._functions(reading)
        below = reading.stack[-2]
        if reading.last == "OPEN":
            asking = below.slot in (*PREDICATES, "select") or below.kind == "group"
            words |= self._words.kind("SELECT") if asking and reading.depth < MAX_NESTED else NONE
            words |= self._words.kind("OPEN") if reading.inside("group") < MAX_GROUPS else NONE
        return Choices(words | (self._words.kind("AGGREGATE") if reading.may_aggregate() else NONE))

    def _in_list(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        if not top.needs:
            more = len(top.items) + 1 < MAX_ITEMS
            return Choices(self._words.kind("COMMA", "CLOSE") if more else self._words.kind("CLOSE"))
        compared = self._conditions.compared(reading)
        words = self._conditions.numbers(reading, compared)
        if reading.last == "OPEN" and reading.depth < MAX_NESTED and not reading.inside("case"):
            words |= self._words.kind("SELECT")
        return Choices(words, compared if self._conditions.quotes(compared) else None)

    def _in_case(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        if top.slot == "case":
            return Choices(self._words.kind("WHEN"))
        if top.slot == "when":
            return self._conditions.choices(reading, top)
        if top.needs:
            words = self._words.kind("NUMBER") | self._sources.columns(reading)
            literal = Compared(None, "THEN")
            return Choices(words, literal if self._literals.any(literal) else None)
        if top.slot == "else":
            return Choices(self._words.kind("END"))
        more = self._words.kind("WHEN") if top.arguments < MAX_WHENS else NONE
        return Choices(more | self._words.kind("ELSE", "END"))
