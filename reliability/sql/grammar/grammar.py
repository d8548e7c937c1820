"""The grammar of the canonical form: what may follow in a query that is being written.

- Columns are those of the shown tables in SELECT, and from then on of the query's own tables; FROM ends only when it
  covers what SELECT used. A join goes by a foreign key where there is one. A table occurs twice only with aliases.
- No item of a list, no condition, twice; lists, sums and nesting are bounded, so that every query ends.
- A subquery that is compared with a column selects what is like it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.sql.grammar.brackets import Brackets
from reliability.sql.grammar.choices import LONG, MAX_DERIVED, MAX_ITEMS, MAX_SOURCES, NONE, Choices
from reliability.sql.grammar.conditions import Conditions
from reliability.sql.grammar.literals import Literals
from reliability.sql.grammar.reading import PREDICATES, Block, GrammarFrame, PartialQuery
from reliability.sql.grammar.sources import Sources
from reliability.sql.grammar.vocabulary import NAMES, TIMES, Vocabulary
from reliability.values import Table

_EXTENDING = (
    "COMMA",
    "ARITHMETIC",
    TIMES,
    "AND",
    "OR",
    "JOIN",
    "FUNCTION",
    "AGGREGATE",
    "CASE",
    "WHEN",
    "ELSE",
    "EXISTS",
    "SET",
    "GROUP",
    "HAVING",
    "ORDER",
    "LIMIT",
    "OFFSET",
    "IN",
    "BETWEEN",
    "AS",
    "OPEN",
    "SELECT",
    "DISTINCT",
)
_LATER = {
    "from": {"WHERE", "GROUP", "ORDER", "LIMIT", "SET"},
    "on right": {"WHERE", "GROUP", "ORDER", "LIMIT", "SET"},
    "where": {"GROUP", "ORDER", "LIMIT", "SET"},
    "group": {"HAVING", "ORDER", "LIMIT", "SET"},
    "having": {"ORDER", "LIMIT", "SET"},
    "order": {"LIMIT"},
    "limit": {"OFFSET"},
    "offset": set(),
}


class Grammar:
    """What may follow, over given tables."""

    def __init__(self, tables: Sequence[Table], vocabulary: Vocabulary, literals: Literals) -> None:
        self._words = vocabulary
        self._sources = Sources(tables, vocabulary)
        self._conditions = Conditions(vocabulary, literals, self._sources, self._leaving)
        self._brackets = Brackets(vocabulary, literals, self._sources, self._conditions)

    def choices(self, reading: PartialQuery) -> Choices:
        """What may follow the reading; in a long query only what brings its end nearer, where there is a choice."""
        choices = self._all(reading)
        if len(reading.words) < LONG:
            return choices
        block = reading.home.block
        due = self._words.kind("GROUP") if block.mixed and not block.grouped else NONE
        ending = choices.words - (self._words.kind(*_EXTENDING) - due)
        return replace(choices, words=ending) if ending or choices.end or choices.literal else choices

    def _all(self, reading: PartialQuery) -> Choices:
        due = self._conditions.due(reading)
        if due is not None:
            return due
        if reading.last == "CLOSE" and reading.home.slot == "select":
            return self._after_call(reading)
        return self._following(reading)

    def _after_call(self, reading: PartialQuery) -> Choices:
        """After a function in SELECT there may be a window; after places in an order, and a sum of sums, there must."""
        function, choices = reading.ended_call(), NONE
        if reading.top.kind == "window":
            return self._following(reading)
        inside = any(frame.kind == "call" for frame in reading.stack)
        if function.kind == "RANKING" or (function.kind == "AGGREGATE" and not inside and reading.sums_sums()):
            return Choices(self._words.kind("OVER"))
        following = self._following(reading)
        block = reading.home.block
        windowed = function.kind == "AGGREGATE" and not (inside or reading.inside("case") or reading.sums_distinct())
        if windowed and block.purpose in ("top", "derived") and not block.compound:
            choices = self._words.kind("OVER")
        return replace(following, words=following.words | choices)

    def _following(self, reading: PartialQuery) -> Choices:
        top = reading.top
        if top.slot == "open":
            return Choices(self._words.kind("OPEN"))
        if top.kind == "query" or top.slot in ("start", "set"):
            return Choices(self._words.kind("SELECT"))
        if top.kind == "condition" or (top.kind == "block" and top.slot in PREDICATES):
            return self._conditions.choices(reading, top)
        if top.kind != "block":
            return self._brackets.choices(reading, top)
        clauses = {
            "select": self._in_select,
            "from": self._in_from,
            "on": self._in_on,
            "on right": self._in_on,
            "limit": self._in_limit,
            "offset": self._in_limit,
        }
        return clauses.get(top.slot, self._in_list)(reading, top)

    # --- SELECT ---

    def _in_select(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        block = top.block
        if top.needs:
            return self._selected(reading, block)
        if reading.last == "STAR" and block.width == -1:
            return Choices(self._words.kind("FROM"))
        words = self._conditions.sums(top) if reading.last != "NAME" else NONE
        if block.purpose != "exists" and self._is_bare_number(reading, top):
            return Choices(words)
        if block.purpose == "derived" and not block.compound and top.name != "named":
            return Choices(words | self._words.kind("AS"))
        if self._is_whole(reading, top):
            more = self._words.kind("COMMA") if block.chosen + 1 < MAX_ITEMS else NONE
            return Choices(words | more, end=True)
        most = len(NAMES) if block.purpose == "derived" else MAX_ITEMS
        if not block.width or block.chosen + 1 < block.width:
            words |= self._words.kind("COMMA") if block.chosen + 1 < most else NONE
        needed = self._needed(reading) if block.purpose == "derived" else 0
        if (block.chosen + 1 == block.width or not block.width) and block.chosen + 1 >= needed:
            words |= self._words.kind("FROM")
        return Choices(words)

    @staticmethod
    def _needed(reading: PartialQuery) -> int:
        """How many columns a derived table must show at the least."""
        around = [frame for frame in reading.stack if frame.kind == "block"]
        return min(around[-2].block.derived().values(), default=1)

    @staticmethod
    def _is_whole(reading: PartialQuery, top: GrammarFrame) -> bool:
        """Does SELECT need no FROM? Its items are made of queries in brackets alone."""
        block = top.block
        apart = not block.wanted and not block.aggregated and block.purpose == "top"
        return apart and "FROM" in reading.texts and not block.compound

    def _is_bare_number(self, reading: PartialQuery, top: GrammarFrame) -> bool:
        words = [text for text in reading.item(top) if text != "DISTINCT"]
        return reading.last == "NUMBER" and len(words) == 1

    def _selected(self, reading: PartialQuery, block: Block) -> Choices:
        """An item of SELECT begins, or goes on after an operator; or it is given its name."""
        if reading.top.name == "naming":
            return Choices(self._words.texts("NAME", NAMES[block.chosen]))
        first = reading.last == "SELECT"
        words = self._sources.columns(reading)
        words |= self._words.kind("AGGREGATE", "FUNCTION", "CASE", "OPEN", "NUMBER")
        words |= self._words.kind("RANKING") if block.purpose == "derived" and not block.compound else NONE
        if block.against is not None and not block.compound:
            words = self._compared_with(block, words, first or reading.last == "DISTINCT")
        if first and block.width <= 0 and block.purpose != "derived":
            words = (words if block.width == 0 else NONE) | self._words.kind("STAR")
        if first and block.width >= 0 and block.purpose != "scalar":
            words |= self._words.kind("DISTINCT")
        return Choices(words)

    def _compared_with(self, block: Block, words: frozenset[int], first: bool) -> frozenset[int]:
        """What a subquery may select that is compared with a column: what holds the same things, or (not after IN)
        the same column's extreme or average."""
        columns = self._sources.comparable(block) & words
        if block.purpose == "in":
            own = words & self._sources.own_names()
            held = block.against.column if block.against else None
            return columns or (self._sources.alike(own, held) if held else own) or own
        if not first:
            return words
        if block.operator == "=":
            return self._words.texts("AGGREGATE", "MAX", "MIN") | columns
        return self._words.texts("AGGREGATE", "MAX", "MIN", "AVG")

    # --- FROM ---

    def _in_from(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        block = top.block
        if top.name.startswith("as "):
            return Choices(self._sources.aliases(reading, block))
        if top.needs and top.name == "join":
            more = self._words.kind("OPEN") if block.derived() else NONE
            return Choices(self._sources.candidates(reading, block) | more)
        if top.needs:
            derived = reading.depth < MAX_DERIVED and not block.compound and (not block.wanted or bool(block.derived()))
            return Choices(self._sources.firsts(block) | (self._words.kind("OPEN") if derived else NONE))
        named = top.name.endswith("named") or not self._sources.aliases(reading, block)
        words = NONE if named else self._words.kind("AS")
        if not block.sources[-1][0]:
            return Choices(words)  # a second time: only with an alias
        if top.name.startswith("joined"):
            return Choices(words | self._words.kind("ON"))
        return self._leaving(reading, top, words)

    def _in_on(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        if top.needs:
            return Choices(self._sources.joining(top.block))
        if top.slot == "on":
            return Choices(self._words.texts("COMPARE", "="))
        more = self._words.kind("AND") if self._sources.pairs(top.block) else NONE
        return self._leaving(reading, top, more)

    # --- the clauses after it ---

    def _in_list(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """GROUP BY and ORDER BY."""
        if top.needs:
            kinds = ("FUNCTION", "CASE", "OPEN", *(("AGGREGATE",) if reading.may_aggregate() else ()))
            words = self._words.kind(*kinds) | self._grouping(reading, top)
            calculated = top.slot == "order" and reading.may_aggregate()
            return Choices(words | (self._words.texts("NUMBER", "100.0", "1.0") if calculated else NONE))
        if self._is_bare_number(reading, top):
            return Choices(self._conditions.sums(top))
        if top.slot == "group" and self._ungrouped(reading, top):
            return Choices(self._words.kind("COMMA"))
        words = self._words.kind("COMMA") if len(top.items) + 1 < MAX_ITEMS else NONE
        if top.slot == "order" and top.name != "falling":
            words |= self._words.kind("DESC") | self._conditions.sums(top)
        return self._leaving(reading, top, words)

    def _grouping(self, reading: PartialQuery, top: GrammarFrame) -> frozenset[int]:
        """The columns of an item of GROUP BY or ORDER BY. Groups are by what SELECT shows, or by a key (845 of 859)."""
        columns = self._sources.columns(reading)
        plain = self._sources.at(reading.home.block)
        if top.slot != "group" or not plain:
            return columns
        grouped = columns & (plain | self._sources.keys)
        return grouped or columns

    def _ungrouped(self, reading: PartialQuery, top: GrammarFrame) -> bool:
        """Does SELECT show a column for which the groups so far have no single value?"""
        texts = {item[0] for item in top.items | {reading.item(top)} if len(item) == 1}
        clause = max(at for at, word in enumerate(reading.words) if word.kind == "GROUP")
        grouped = self._words.numbers_of(word for word in reading.words[clause:] if word.text in texts)
        return not grouped & self._sources.keys and not self._sources.at(top.block) <= grouped

    def _in_limit(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        return Choices(self._words.kind("NUMBER")) if top.needs else self._leaving(reading, top, NONE)

    def _leaving(self, reading: PartialQuery, top: GrammarFrame, also: frozenset[int]) -> Choices:
        """The clauses that may follow, or the query's end."""
        block = top.block
        derived = any(not table for _, table in block.sources)
        if top.slot in ("from", "on right"):
            covered = self._sources.covered(block)
            if not covered or (not derived and len(block.sources) < MAX_SOURCES):
                more = bool(block.derived()) or bool(self._sources.candidates(reading, block))
                also |= self._words.kind("JOIN") if more else NONE
            if not covered:
                return Choices(also)
        kinds = _LATER[top.slot]
        if block.compound:
            kinds = kinds - {"ORDER", "LIMIT", "SET"}
        if block.purpose in ("exists", "scalar") or block.width == -1:  # `*` has another width on either side
            kinds = kinds - {"SET"}
        if block.aggregated and not block.grouped:  # one row
            kinds = kinds - {"ORDER", "LIMIT"}
        if block.mixed and not block.grouped:
            before = also | (self._words.kind("WHERE") if "WHERE" in kinds else NONE)
            return Choices(self._words.kind("GROUP") | (before if len(reading.words) < LONG else NONE))
        words = also | (self._words.kind(*sorted(kinds)) if kinds else NONE)
        if len(reading.stack) > 1:
            return Choices(words | self._words.kind("CLOSE"))
        return Choices(words, end=True)
