"""Templates from question–SQL pairs: what names a table, a column or a value becomes a slot.

A pair is left out where anything stays that belongs to its schema: a value that the question does not write, a column
or table that it says in other words, a word that is said of few databases. What the question leaves unsaid is kept as
such: the keys of a join, and the name by which the asked rows are shown.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from adapters.training.data.sources import Pair, is_held_out, leaks, read_pairs, read_schemas
from adapters.training.teaching.ground import ColumnKind, kind_of, links_of, without_words
from adapters.training.teaching.templates import COUNT, Template, TemplateColumn, TemplatePeriod
from reliability.errors import BadInput
from reliability.sql.form import Lexeme, joined
from reliability.values import Element
from reliability.words import stem, words

LEAST_DATABASES = 10
"""In the questions of so many databases a word must stand that a template keeps."""
MOST_ALIKE = 12
"""Templates of one query that are kept, by the order of the pairs."""
_NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()
_COMPARING = frozenset({"=", "!=", "<>", "<", ">", "<=", ">=", "LIKE", "BETWEEN", "IN", "(", ",", "AND", "NOT"})
_PERIOD = re.compile(r"period(\d)slot")
"""The word that stands for a period in a question whose periods were taken out."""
_TOKEN = re.compile(r"\w+(?:[.,:/-]\w+)*|[^\w\s]")


_FACTORS = frozenset({"100", "100.0", "1.0"})


class NoTemplate(Exception):
    """The pair makes no template."""


def spider_templates(data: Path) -> list[Template]:
    """The templates of Spider's training pairs; nothing of a measured set is among them (sources.py), nor of the
    databases that steer training. Raises BadInput where the data are missing."""
    return strip_pairs(_spider_pairs(data))


def _spider_pairs(data: Path) -> list[Pair]:
    if not (data / "train").is_dir():
        raise BadInput(f"There is no training data in {data} (no folder train).")
    banned = leaks(data, None)
    pairs = read_pairs(data, "spider_train", read_schemas(data, banned), banned)
    return [pair for pair in pairs if not is_held_out(pair.database)]


def spider_words(data: Path) -> Mapping[str, int]:
    """In the questions of how many databases that `spider_templates` reads each word stands. Raises BadInput."""
    return databases_of_words(_spider_pairs(data))


def strip_pairs(pairs: Sequence[Pair]) -> list[Template]:
    """The templates of pairs, in their order, each once."""
    said_of = databases_of_words(pairs)
    kept: dict[str, Template] = {}
    alike: Counter[str] = Counter()
    for pair in pairs:
        try:
            template = Stripper(pair).template()
        except NoTemplate:
            continue
        if not is_plain(template.question, said_of) or alike[template.sql] >= MOST_ALIKE:
            continue
        if template.line() not in kept:
            kept[template.line()] = template
            alike[template.sql] += 1
    return list(kept.values())


def databases_of_words(pairs: Iterable[Pair]) -> Mapping[str, int]:
    """In the questions of how many databases each word stands."""
    found: dict[str, set[str]] = defaultdict(set)
    for pair in pairs:
        for token in _TOKEN.findall(pair.question.lower()):
            found[token].add(pair.database)
    return {word: len(databases) for word, databases in found.items()}


def is_plain(question: str, said_of: Mapping[str, int]) -> bool:
    """Is what is left of a question said of many databases?"""
    left = _TOKEN.findall(re.sub(r"\{\w+\}", " ", question))
    return all(said_of.get(token, 0) >= LEAST_DATABASES and not re.search(r"\d", token) for token in left)


@dataclass
class Stripper:
    """One pair on its way; `template` gives what is left of it. Raises NoTemplate where it makes none."""

    pair: Pair
    refused: ClassVar[frozenset[str]] = frozenset({"CASE", "||", "-", "/", "+"})
    tables: list[str] = field(default_factory=list)
    columns: list[Element] = field(default_factory=list)
    values: list[tuple[str, int]] = field(default_factory=list)

    def template(self) -> Template:
        """What is left. Raises NoTemplate."""
        if self.pair.previous or len(self.pair.sql) > 60:
            raise NoTemplate
        sql = self._stripped_sql()
        tokens = [t for t in _TOKEN.findall(self.question().lower()) if t not in "\"'“”‘’`"]
        slots = self._found(tokens)
        said = {slot.rstrip("s}").strip("{") for slot in slots if slot}
        keys = self._keys()
        in_keys = {place for key in keys for place in key}
        columns = []
        for place, element in enumerate(self.columns):
            kind = self.kind(element)
            is_said = f"c{place}" in said
            if not is_said and not (
                kind == "key" or place in in_keys or kind == "name" or self.goes_unsaid(place, kind)
            ):
                raise NoTemplate
            columns.append(TemplateColumn(self.tables.index(element.table), kind, is_said))
        self._check_tables(said, columns)
        question = " ".join(slot or token for slot, token in zip(slots, tokens, strict=True) if slot != " ")
        return Template(question, sql, tuple(columns), keys, tuple(place for _, place in self.values), self.periods())

    # --- what questions of one kind do otherwise (`natural_templates.py`) ---

    def question(self) -> str:
        """The question, once the query was stripped."""
        return self.pair.question

    def goes_unsaid(self, place: int, kind: ColumnKind) -> bool:  # noqa: ARG002 - for who extends it
        """May the question leave a column unsaid? Keys and names it may anyway."""
        return False

    def constant(self, lexeme: Lexeme, at: int) -> bool:  # noqa: ARG002 - for who extends it
        """Is a value of the query part of its shape?"""
        return False

    def other_words(self, name: str) -> tuple[str, ...]:  # noqa: ARG002 - for who extends it
        """Other words for a table, or for `table.column`."""
        return ()

    def periods(self) -> tuple[TemplatePeriod, ...]:
        """The periods that the question names."""
        return ()

    def _check_tables(self, said: set[str], columns: Sequence[TemplateColumn]) -> None:
        """Every table is said, has a column that is said, or stands between two that are joined."""
        for number in range(len(self.tables)):
            own = [c for c in columns if c.table == number]
            joins = sum(c.kind == "key" for c in own)
            if f"t{number}" not in said and not any(c.said for c in own) and joins < 2 and not self.is_told(number):
                raise NoTemplate

    def is_told(self, number: int) -> bool:  # noqa: ARG002 - for who extends it
        """Does the question tell a table by something that is in it?"""
        return False

    # --- the query ---

    def _stripped_sql(self) -> str:
        pieces: list[str] = []
        sql = self.pair.sql
        for at, lexeme in enumerate(sql):
            if lexeme.kind == "table":
                pieces.append(f"{{t{self._table(lexeme.table)}}}")
            elif lexeme.kind == "column":
                if not lexeme.table or lexeme.text.split(".")[0] in ("t1", "t2", "t3", "t4"):
                    raise NoTemplate
                self._table(lexeme.table)
                pieces.append(f"{{c{self._column(lexeme)}}}")
                self._check_measured(lexeme, at)
            elif lexeme.kind in ("string", "number") and self.constant(lexeme, at):
                pieces.append(lexeme.text)
            elif lexeme.kind in ("string", "number"):
                pieces.append(self._value(lexeme, at))
            elif lexeme.kind == "alias" or lexeme.text in self.refused:
                raise NoTemplate
            else:
                pieces.append(lexeme.text)
        return joined(pieces)

    def _table(self, name: str) -> int:
        if name not in self.tables:
            self.tables.append(name)
        return self.tables.index(name)

    def _column(self, lexeme: Lexeme) -> int:
        element = Element(lexeme.table, lexeme.column)
        if element not in self.columns:
            self.columns.append(element)
        return self.columns.index(element)

    def _check_measured(self, lexeme: Lexeme, at: int) -> None:
        """Numbers kept as text are this schema's own way: what is measured is a number or a time."""
        if self.kind(Element(lexeme.table, lexeme.column)) not in ("name", "text"):
            return
        before, after = [x.text for x in self.pair.sql[max(0, at - 2) : at]], [x.text for x in self.pair.sql[at + 1 :]]
        measured = before[-1:] == ["("] and bool({"SUM", "AVG", "MAX", "MIN"} & set(before))
        ordered = "ORDER" in [x.text for x in self.pair.sql[:at]] and "LIMIT" in after
        if measured or ordered or (after and after[0] in ("<", ">", "<=", ">=", "BETWEEN")):
            raise NoTemplate

    def _value(self, lexeme: Lexeme, at: int) -> str:
        before = [x.text for x in self.pair.sql[max(0, at - 8) : at]]
        if before[-1:] == ["LIMIT"] and lexeme.text == "1":
            return "1"
        text = lexeme.text[1:-1].replace("''", "'") if lexeme.kind == "string" else lexeme.text
        like = lexeme.kind == "string" and before[-1:] == ["LIKE"]
        self.values.append((text.strip("%").lower(), self._compared(at)))
        slot = f"{{v{len(self.values) - 1}}}"
        return pattern_of(text, slot) if like else slot

    def _compared(self, at: int) -> int:
        """The place of the column that the value at `at` is compared with, or COUNT. Raises NoTemplate for neither."""
        for back in range(at - 1, max(-1, at - 9), -1):
            lexeme = self.pair.sql[back]
            if lexeme.text == "LIMIT" and back == at - 1:
                return COUNT
            if lexeme.kind == "column":
                inside = [x.text for x in self.pair.sql[max(0, back - 3) : back]]
                if "COUNT" in inside:
                    return COUNT
                if {"SUM", "AVG"} & set(inside):
                    raise NoTemplate
                return self._column(lexeme)
            if lexeme.text == "COUNT":
                return COUNT
            if lexeme.kind == "word" and lexeme.text not in _COMPARING:
                raise NoTemplate
        raise NoTemplate

    # --- the question ---

    def _found(self, tokens: Sequence[str]) -> list[str]:
        """A slot where one begins, " " where it goes on, "" elsewhere. Raises NoTemplate for a value that is not
        there."""
        slots = [f"{{p{named[1]}}}" if (named := _PERIOD.fullmatch(token)) else "" for token in tokens]
        stems = [stem(token) for token in tokens]
        for number, (text, place) in enumerate(self.values):
            if any(number == bound for period in self.periods() for bound, _ in period.bounds):
                continue
            ways = [_TOKEN.findall(text)]
            if text.isdigit() and int(text) < len(_NUMBER_WORDS):
                ways.append([_NUMBER_WORDS[int(text)]])
            if place == COUNT and text == "1":
                raise NoTemplate
            if not any(_take(slots, tokens, way, f"{{v{number}}}", once=True) for way in ways if way):
                raise NoTemplate
        phrases = [(w, f"{{c{n}}}") for n, e in enumerate(self.columns) for w in self._column_phrases(e)]
        phrases += [(w, f"{{t{n}}}") for n, t in enumerate(self.tables) for w in self._table_phrases(t)]
        names = Counter(tuple(phrase) for phrase, slot in phrases if slot.startswith("{c"))
        for phrase, slot in sorted(phrases, key=lambda each: -len(each[0])):
            if slot.startswith("{c") and names[tuple(phrase)] > 1:
                continue  # which of two columns of the same name is meant is not said
            _take(slots, stems, phrase, slot, plural_of=tokens)
        return slots

    def _column_phrases(self, element: Element) -> list[list[str]]:
        table = self.pair.schema.table(element.table)
        column = table.column(element.column) if table else None
        said = [words(element.column), (column.comment if column else "").lower()]
        said += self.other_words(f"{element.table}.{element.column}")
        said += [without_words(each, words(element.table)) for each in said]
        if self.kind(element) == "key":
            said = [each for each in said if each.split()[-1:] in (["id"], ["code"], ["number"])]
        return [list(map(stem, each.split())) for each in dict.fromkeys(said) if each]

    def _table_phrases(self, name: str) -> list[list[str]]:
        table = self.pair.schema.table(name)
        said = [words(name), (table.comment if table else "").lower(), *self.other_words(name)]
        return [list(map(stem, each.split())) for each in dict.fromkeys(said) if each]

    # --- the schema ---

    def kind(self, element: Element) -> ColumnKind:
        """The kind of a column. Raises NoTemplate for a flag, and for what is no column."""
        table = self.pair.schema.table(element.table)
        column = table.column(element.column) if table else None
        if table is None or column is None:
            raise NoTemplate
        kind = kind_of(column, table)
        if kind == "flag":
            raise NoTemplate
        return kind

    def _keys(self) -> tuple[tuple[int, int], ...]:
        """The keys that connect the tables. Raises NoTemplate where two tables are not connected by declared ones."""
        links = {(x.child, x.column, x.parent, x.ref) for x in links_of(self.pair.schema)}
        found = [
            (one, other)
            for one, a in enumerate(self.columns)
            for other, b in enumerate(self.columns)
            if (a.table, a.column, b.table, b.column) in links
        ]
        joined_tables = {self.columns[place].table for key in found for place in key}
        if len(self.tables) > 1 and joined_tables != set(self.tables):
            raise NoTemplate
        return tuple(found)


def is_of_share(sql: Sequence[Lexeme], at: int) -> bool:
    """Is the value at `at` the factor or a branch of a share, and so part of its shape?"""
    before, after = [x.text for x in sql[max(0, at - 1) : at]], [x.text for x in sql[at + 1 : at + 2]]
    if before in (["THEN"], ["ELSE"]):
        return sql[at].text in ("0", "1")
    return sql[at].text in _FACTORS and after == ["*"]


def pattern_of(text: str, slot: str) -> str:
    """A slot between the marks that a pattern of LIKE begins and ends with.

    >>> pattern_of("Ki%", "{v0}")
    "'{v0}%'"
    """
    return f"'{'%' * text.startswith('%')}{slot}{'%' * text.endswith('%')}'"


def _take(
    slots: list[str],
    tokens: Sequence[str],
    wanted: Sequence[str],
    slot: str,
    *,
    once: bool = False,
    plural_of: Sequence[str] = (),
) -> bool:
    """Put a slot wherever the wanted words stand and nothing was put; returns whether it was put anywhere."""
    size, put = len(wanted), False
    for start in range(len(tokens) - size + 1):
        if any(slots[start : start + size]) or list(tokens[start : start + size]) != list(wanted):
            continue
        last = plural_of[start + size - 1] if plural_of else wanted[-1]
        slots[start : start + size] = [slot.replace("}", "s}") if last != wanted[-1] else slot] + [" "] * (size - 1)
        put = True
        if once:
            break
    return put
