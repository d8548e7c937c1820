"""What may follow in a condition: `operand comparison operand`, BETWEEN, LIKE, IN, IS NULL, EXISTS, brackets, AND, OR.

No condition repeats or contradicts another beside it, words are not ordered, and a period's first bound is followed by
its second.
"""

from __future__ import annotations

from collections.abc import Callable

from reliability.sql_choices import MAX_CONDITIONS, MAX_NESTED, MAX_OPERATIONS, NONE, Choices
from reliability.sql_literals import Compared, Literals
from reliability.sql_reading import PREDICATES, Frame, Reading
from reliability.sql_sources import Sources
from reliability.sql_vocabulary import TIMES, Vocabulary

Leaving = Callable[[Reading, Frame, frozenset[int]], Choices]
"""What may follow the clause that the conditions are in, beside what may go on in it."""
_ONCE = frozenset({"IN", "NOT IN", "IS NULL", "IS NOT NULL", "BETWEEN"})
_ORDERED = frozenset({"<", ">", "<=", ">="})
_ONCE_WITH_AND = _ONCE | _ORDERED | {"="}
_WHOLE = ({"="}, {"IS NULL"}, {"BETWEEN"}, {">=", "<"}, {">=", "<="}, {">", "<"}, {">", "<="})
_BEFORE_A_CONDITION = frozenset({"WHERE", "AND", "OR", "WHEN", "OPEN"})
_COMPARING = ("COMPARE", "LIKE", "BETWEEN")


class Conditions:
    """The conditions of WHERE, HAVING, WHEN, and of brackets in them."""

    def __init__(
        self, vocabulary: Vocabulary, literals: Literals, sources: Sources, leaving: Leaving
    ) -> None:
        self._words, self._literals, self._sources = vocabulary, literals, sources
        self._leaving = leaving

    def choices(self, reading: Reading, top: Frame) -> Choices:
        """What may follow in a condition."""
        part = top.name
        if part == "left":
            return self._first_operand(reading, top) if top.needs else self._operators(reading, top)
        if part == "like":
            return Choices(NONE, self.compared(reading)) if top.needs else self._joining(reading, top)
        if part != "done" and top.needs:
            return self._second_operand(reading, top)
        if part == "low":
            return Choices(self._words.kind("AND"))
        more = self._joining(reading, top)
        sums = self.sums(top) if reading.last not in ("QUOTE", "TRUTH") and part == "right" else NONE
        return Choices(more.words | sums, end=more.end)

    def sums(self, frame: Frame) -> frozenset[int]:
        """Operators of arithmetic, where there may be more."""
        return self._words.kind("ARITHMETIC", TIMES) if frame.operations < MAX_OPERATIONS else NONE

    def _first_operand(self, reading: Reading, top: Frame) -> Choices:
        words = self._words.without(self._sources.columns(reading), self._settled(reading, top))
        if top.slot != "when":
            words |= self._words.kind("FUNCTION")
        if top.slot == "having":
            return Choices(words | self._words.kind("AGGREGATE"))
        if top.operations == 0:
            words |= self._words.kind("OPEN") if reading.inside("condition") < MAX_NESTED else NONE
            nested = top.slot == "where" and reading.depth < MAX_NESTED
            words |= self._words.kind("EXISTS") if nested else NONE
        return Choices(words)

    def _settled(self, reading: Reading, top: Frame) -> set[str]:
        """Columns that one more condition beside the others could only repeat or contradict."""
        if top.operations or reading.texts[top.start - 1] != "AND" or "OR" in reading.texts:
            return set()
        said: dict[str, set[str]] = {}
        for done in top.items:
            said.setdefault(done[0], set()).add(done[1] if len(done) > 1 else "")
        return {column for column, operators in said.items() if any(whole <= operators for whole in _WHOLE)}

    def _operators(self, reading: Reading, top: Frame) -> Choices:
        item = reading.item(top)
        once = _ONCE if reading.texts[top.start - 1] == "OR" else _ONCE_WITH_AND
        said = {done[len(item)] for done in top.items if done[: len(item)] == item and len(done) > len(item)}
        kinds, never = {"COMPARE", "BETWEEN"}, said & once
        if len(item) == 1:
            column = reading.words[-1].column
            kinds |= {"NULL", "IN", "LIKE"}
            if column is not None and self._literals.is_number(column):
                kinds.remove("LIKE")
            if column is not None and self._literals.is_wordy(column):
                kinds.remove("BETWEEN")
                never |= _ORDERED
        if top.slot == "when" or reading.depth >= MAX_NESTED:
            kinds.discard("IN")
        words = self._words.without(self._words.kind(*sorted(kinds)), never)
        if len(item) == 1:
            words = self._answerable(reading, words)
        return Choices(words | (self.sums(top) if len(item) < 4 else NONE))

    def _answerable(self, reading: Reading, operators: frozenset[int]) -> frozenset[int]:
        """The operators after a plain column that leave something to compare it with."""
        column, item, items = reading.words[-1].column, reading.item(reading.top), reading.top.items
        dated = column is not None and self._literals.is_date(column)

        def answerable(number: int) -> bool:
            word = self._words.words[number]
            literal = word.kind == "LIKE" or (dated and word.kind in ("COMPARE", "BETWEEN", "IN"))
            text = "=" if word.kind == "IN" else word.text
            return not literal or self._literals.any(Compared(column, text, (*item, text), items))

        return frozenset(filter(answerable, operators))

    def _second_operand(self, reading: Reading, top: Frame) -> Choices:
        compared = self.compared(reading)
        words, plain = self.numbers(reading, compared), top.operations == 0
        if top.slot == "having" and top.operations:
            words |= self._words.kind("AGGREGATE")
        if plain and compared.operator in ("=", "!=", "<>"):
            known = compared.column is not None and not self._literals.is_truth(compared.column)
            words |= NONE if known else self._words.kind("TRUTH")
        if top.slot != "when":
            same = self._words.numbers_of(w for w in reading.words[top.start :] if w.kind == "COLUMN")
            words |= self._sources.columns(reading) - same
            words |= self._words.kind("OPEN") if reading.depth < MAX_NESTED else NONE
        return Choices(words, compared if plain and self.quotes(compared) else None)

    def numbers(self, reading: Reading, compared: Compared) -> frozenset[int]:
        """Numbers that may be compared with; none where the column holds dates or words."""
        column = compared.column
        if column is not None and (self._literals.is_date(column) or self._literals.is_wordy(column)):
            return NONE
        return self._words.without(self._words.kind("NUMBER"), reading.repeats())

    def quotes(self, compared: Compared) -> bool:
        """May a literal be compared with?"""
        column = compared.column
        return (column is None or not self._literals.is_number(column)) and self._literals.any(compared)

    def _joining(self, reading: Reading, top: Frame) -> Choices:
        """After a condition: AND, OR, or what ends the conditions."""
        more = self._words.kind("AND", "OR") if len(top.items) + 1 < MAX_CONDITIONS else NONE
        if top.slot == "when":
            return Choices(more | self._words.kind("THEN"))
        if top.kind == "condition":
            return Choices(more | (self._words.kind("CLOSE") if top.items else NONE))
        return self._leaving(reading, top, more)

    def compared(self, reading: Reading) -> Compared:
        """What a literal would be compared with: a plain column, or nothing known."""
        top, words = reading.top, reading.words
        item = reading.item(top)
        if top.kind == "list":
            column = words[top.start - 3].column if top.start >= 3 else None
            return Compared(column, "=", item, top.items)
        if top.slot not in PREDICATES:
            return Compared(None, "", item, top.items)
        said = words[top.start :]
        operator = next((word.text for word in said if word.kind in _COMPARING), "")
        column = said[0].column if len(said) > 1 and said[1].kind in _COMPARING else None
        return Compared(column, operator + (" AND" if top.name == "high" else ""), item, top.items)

    def due(self, reading: Reading) -> Choices | None:
        """After the first bound of a period: AND, the same column, and the comparison of the other side."""
        top, words = reading.top, reading.words
        if top.slot not in PREDICATES or top.name not in ("left", "right"):
            return None
        for back, needs in enumerate((False, True, False)):
            at = len(words) - 3 - back
            if at < 1 or top.needs is not needs or (top.name == "right") is not (back == 0):
                continue
            column, operator, literal = words[at : at + 3]
            bound = literal.kind == "QUOTE" and operator.text in (">=", ">")
            if not bound or words[at - 1].kind not in _BEFORE_A_CONDITION:
                continue
            if reading.texts[at + 3 :] != ("AND", column.text)[:back]:
                continue
            ended = {(column.text, "<"), (column.text, "<=")} & {done[:2] for done in top.items}
            if not ended and self._literals.is_bounded(column.column, literal.text):
                following = (
                    self._words.kind("AND"), self._words.numbers_of([column]), self._words.texts("COMPARE", "<"),
                )  # fmt: skip
                return Choices(following[back])
        return None
