"""What may follow in a condition: `operand comparison operand`, BETWEEN, LIKE, IN, IS NULL, EXISTS, brackets, AND, OR.

No condition repeats or contradicts another beside it, words and keys are not ordered, a period's first bound is
followed by its second, truth values are TRUE and FALSE, and a column is compared with a number that the question says.
Counted on 4,900 queries of Spider and the sample log: of 450 columns with two conditions every one is bounded on both
sides; 141 of 146 numbers up to 12 and 10 of 10 flags; of 204 subqueries none limits the column that it sums up.
"""

from __future__ import annotations

from collections.abc import Callable

from reliability.sql.grammar.choices import MAX_CALLS, MAX_CONDITIONS, MAX_NESTED, MAX_OPERATIONS, NONE, Choices
from reliability.sql.grammar.literals import Compared, Literals
from reliability.sql.grammar.reading import PREDICATES, GrammarFrame, PartialQuery, Texts
from reliability.sql.grammar.sources import Sources
from reliability.sql.grammar.steps import step
from reliability.sql.grammar.vocabulary import TIMES, Vocabulary
from reliability.values import Column

Leaving = Callable[[PartialQuery, GrammarFrame, frozenset[int]], Choices]
"""What may follow the clause that the conditions are in, beside what may go on in it."""
_ONCE = frozenset({"IN", "NOT IN", "IS NULL", "IS NOT NULL", "BETWEEN"})
_ORDERED = frozenset({"<", ">", "<=", ">="})
_ONCE_WITH_AND = _ONCE | _ORDERED | {"="}
_BESIDE = {
    "<": {">", ">="},
    "<=": {">", ">="},
    ">": {"<", "<="},
    ">=": {"<", "<="},
    "!=": {"!=", "<>"},
    "<>": {"!=", "<>"},
    "LIKE": {"LIKE", "NOT LIKE"},
    "NOT LIKE": {"LIKE", "NOT LIKE"},
}
"""What a column may be compared by after AND, where it has been compared by the first."""
_FLAGS = frozenset({"0", "1"})
_BEFORE_A_CONDITION = frozenset({"WHERE", "AND", "OR", "WHEN", "OPEN"})
_COMPARING = ("COMPARE", "LIKE", "BETWEEN")


class Conditions:
    """The conditions of WHERE, HAVING, WHEN, and of brackets in them."""

    def __init__(self, vocabulary: Vocabulary, literals: Literals, sources: Sources, leaving: Leaving) -> None:
        self._words, self._literals, self._sources = vocabulary, literals, sources
        self._leaving = leaving

    def choices(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """What may follow in a condition."""
        part = top.name
        if part == "left":
            return self._first_operand(reading, top) if top.needs else self._operators(reading, top)
        if part == "like":
            return self._pattern(reading) if top.needs else self._joining(reading, top)
        if part != "done" and top.needs:
            return self._second_operand(reading, top)
        if part == "low":
            return Choices(self._words.kind("AND"))
        more = self._joining(reading, top)
        sums = self.sums(top) if reading.last not in ("QUOTE", "TRUTH") and part == "right" else NONE
        return Choices(more.words | sums, end=more.end)

    def _pattern(self, reading: PartialQuery) -> Choices:
        compared = self.compared(reading)
        return Choices(NONE, compared if self._literals.any(compared) else None)

    def sums(self, frame: GrammarFrame) -> frozenset[int]:
        """Operators of arithmetic, where there may be more."""
        return self._words.kind("ARITHMETIC", TIMES) if frame.operations < MAX_OPERATIONS else NONE

    def _first_operand(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        words = self._words.without(self._sources.columns(reading), self._settled(reading, top))
        block = reading.home.block
        if block.purpose == "scalar" and block.aggregated:
            words = words - self._sources.named(block.wanted)
        words |= self._words.kind("FUNCTION") if reading.calls < MAX_CALLS else NONE
        if top.slot == "having":
            return Choices(words | self._words.kind("AGGREGATE"))
        if top.operations == 0:
            words |= self._words.kind("OPEN") if reading.inside("condition") < MAX_NESTED else NONE
            nested = top.slot == "where" and reading.depth < MAX_NESTED
            words |= self._words.kind("EXISTS") if nested else NONE
        return Choices(words)

    def _said(self, reading: PartialQuery, top: GrammarFrame) -> dict[str, set[str]]:
        """Where all of them must hold: the columns that have a condition already, and by what they are compared."""
        if top.operations or reading.texts[top.start - 1] != "AND" or "OR" in reading.texts:
            return {}
        said: dict[str, set[str]] = {}
        for done in top.items:
            if len(done) > 1 and not (len(done) == 3 and self._sources.is_column(done[2])):
                said.setdefault(done[0], set()).add(done[1])
        return said

    def _settled(self, reading: PartialQuery, top: GrammarFrame) -> set[str]:
        """Columns that one more condition beside the others could only repeat or contradict."""
        return {column for column, operators in self._said(reading, top).items() if not _beside(operators) - operators}

    def _operators(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        item = reading.item(top)
        once = _ONCE if reading.texts[top.start - 1] == "OR" else _ONCE_WITH_AND
        said = {done[len(item)] for done in top.items if done[: len(item)] == item and len(done) > len(item)}
        kinds, never = {"COMPARE", "BETWEEN"}, said & once
        column = reading.column(reading.words[-1]) if len(item) == 1 else None
        if len(item) == 1:
            kinds |= {"NULL", "IN", "LIKE"}
        if column is not None:
            if self._literals.is_number(column):
                kinds.discard("LIKE")
            if self._literals.is_wordy(column):
                kinds.discard("BETWEEN")
                never |= _ORDERED
            if self._literals.is_truth(column):
                kinds, never = {"COMPARE", "NULL"}, never | _ORDERED
        words = self._words.without(self._words.kind(*sorted(kinds)), never)
        if len(item) == 1:
            before = self._said(reading, top).get(item[0])
            beside = _beside(before) if before else None
            words = frozenset(
                number
                for number in words
                if (beside is None or self._words.words[number].text in beside) and self._answerable(reading, number)
            )
        return Choices(words | self.sums(top))

    def _answerable(self, reading: PartialQuery, number: int) -> bool:
        """Does the operator leave anything to compare a plain column with?"""
        word = self._words.words[number]
        if word.kind == "NULL":
            return True
        if word.kind != "IN":
            after = self.choices(following := step(reading, word), following.top)
            return bool(after.words) or after.literal is not None
        column, item = reading.column(reading.words[-1]), (*reading.item(reading.top), "=")
        if reading.inside("case") or reading.depth >= MAX_NESTED:  # no query there
            compared = Compared(column, "=", item, reading.top.items)
            return bool(self.numbers(reading, compared)) or self.quotes(compared)
        dated = column is not None and (self._literals.is_date(column) or self._literals.keeps_days(column))
        return not dated or self._literals.any(Compared(column, "=", item, reading.top.items))

    def _second_operand(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        compared = self.compared(reading)
        column, operator = compared.column, compared.operator
        words, plain = self.numbers(reading, compared), top.operations == 0
        if top.slot == "having":
            words |= self._words.kind("AGGREGATE")
        truth = column is not None and self._literals.is_truth(column)
        if plain and operator in ("=", "!=", "<>") and (column is None or truth or not column.type):
            words |= self._words.kind("TRUTH")
        dated = column is None or self._literals.is_date(column)
        if not truth and (top.slot != "when" or dated):
            words |= self._other_columns(reading, top, column, operator)
        if not truth and top.slot != "when":
            asked = reading.depth < MAX_NESTED and not (column and operator in ("<=", ">="))
            words |= self._words.kind("OPEN") if asked else NONE
        return Choices(words, compared if plain and self.quotes(compared) else None)

    def _other_columns(
        self, reading: PartialQuery, top: GrammarFrame, column: Column | None, operator: str
    ) -> frozenset[int]:
        """Columns that hold the like; where they are ordered, neither is a key. Equal ones are joined, by ON or from
        inside EXISTS."""
        same = self._words.numbers_of(w for w in reading.words[top.start :] if w.kind == "COLUMN")
        others = self._sources.columns(reading) - same
        if column is None:
            return others
        if operator not in _ORDERED:
            dated = self._literals.is_date(column)  # two things on one day
            joined = operator == "=" and reading.home.block.purpose != "exists" and not dated
            return NONE if joined else self._sources.alike(others, column)
        return NONE if self._sources.is_key(column) else self._sources.alike(others, column) - self._sources.keys

    def numbers(self, reading: PartialQuery, compared: Compared) -> frozenset[int]:
        """Numbers that may be compared with: none where the column holds anything else; those that the question says, 0
        where the column is no key, and 1 where it holds no other numbers."""
        column = compared.column
        every = self._words.kind("NUMBER")
        if column is not None:
            if self._literals.is_date(column) or self._literals.is_wordy(column) or self._literals.is_truth(column):
                return NONE
            if self._literals.keeps_days(column):
                return NONE
            more = {"1"} if column.samples and _FLAGS.issuperset(column.samples) else set()
            more |= set() if self._sources.is_key(column) else {"0"}
            every = self._said_for(column) | self._words.texts("NUMBER", *more)
        left = self._words.without(every, reading.repeats())
        return self._words.without(left, compared.used) or (left if compared.again else NONE)

    def _said_for(self, column: Column) -> frozenset[int]:
        """The numbers that the question says, as far as the column may be compared with them."""
        texts = {self._words.words[number].text for number in self._words.said}
        return self._words.without(self._words.said, texts - self._literals.numbers(column, texts))

    def quotes(self, compared: Compared) -> bool:
        """May a literal be compared with?"""
        column = compared.column
        if column is not None and (self._literals.is_number(column) or self._literals.is_truth(column)):
            return False
        return self._literals.any(compared)

    def _joining(self, reading: PartialQuery, top: GrammarFrame) -> Choices:
        """After a condition: AND, OR, or what ends the conditions."""
        more = self._words.kind("AND", "OR") if len(top.items) + 1 < MAX_CONDITIONS else NONE
        if top.slot == "when":
            return Choices(more | self._words.kind("THEN"))
        if top.kind == "condition":
            return Choices(more | (self._words.kind("CLOSE") if top.items else NONE))
        return self._leaving(reading, top, more)

    def compared(self, reading: PartialQuery) -> Compared:
        """What a literal would be compared with: a plain column, or nothing known."""
        top, words = reading.top, reading.words
        item = reading.item(top)
        if top.kind == "list":
            column = reading.column(words[top.start - 3]) if top.start >= 3 else None
            return Compared(column, "=", item, top.items)
        if top.slot not in PREDICATES:
            return Compared(None, "", item, top.items)
        said = words[top.start :]
        operator = next((word.text for word in said if word.kind in _COMPARING), "")
        column = reading.column(said[0]) if len(said) > 1 and said[1].kind in _COMPARING else None
        used, again = self._used(reading, column, operator)
        operator += " AND" if top.name == "high" else ""
        dated = column is not None and self._literals.is_date(column)
        items = _beside_these(reading, top) if dated else top.items
        return Compared(column, operator, item, items, used, again)

    def _used(self, reading: PartialQuery, column: Column | None, operator: str) -> tuple[frozenset[str], bool]:
        """Literals that are not compared with once more: of the same column in a set operation's first half (again only
        where it has other conditions, too), and of any column beside it that it equals."""
        if column is None or self._literals.is_date(column):
            return frozenset(), False
        first = reading.first_half()
        compares = [at for at, word in enumerate(first[:-1]) if word.kind == "COMPARE" and at]
        used = {first[at + 1].text for at in compares if first[at].text == operator and first[at - 1].column is column}
        again = any(word.kind in ("AND", "OR") for word in first)
        if operator == "=" and reading.texts[reading.top.start - 1] == "AND" and "OR" not in reading.texts:
            beside = (done for done in reading.top.items if len(done) == 3 and done[1] == "=")
            used |= {done[2] for done in beside if done[2].startswith("'")}
        return frozenset(used), again

    def due(self, reading: PartialQuery) -> Choices | None:
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
            ended = {(column.text, "<"), (column.text, "<=")} & {done[:2] for done in _beside_these(reading, top)}
            if not ended and self._literals.is_bounded(column.column, literal.text):
                following = (
                    self._words.kind("AND"),
                    self._words.numbers_of([column]),
                    self._words.texts("COMPARE", "<"),
                )
                return Choices(following[back])
        return None


def _beside_these(reading: PartialQuery, top: GrammarFrame) -> frozenset[Texts]:
    """The finished conditions that hold together with the one being written: those since the last OR."""
    if "OR" not in reading.texts[: top.start]:
        return top.items
    last = max(at for at in range(top.start) if reading.texts[at] == "OR")
    since = f" {' '.join(reading.texts[last + 1 :])} "
    return frozenset(done for done in top.items if f" {' '.join(done)} " in since)


def _beside(operators: set[str]) -> set[str]:
    """The operators that may stand beside all of these."""
    return set.intersection(*(_BESIDE.get(operator, set()) for operator in operators))
