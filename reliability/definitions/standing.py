"""Which defined words stand in a question, and the schema in which each is a column, as the flow sees it.

A condition is a column of yes and no, called what the words say beside the name of its table ("active" of "active
customers"); where they do not name the table, and the question does not, they are one of its names. A value or a
measure is a column called like the words. A column that the table has by that name gives way: the team said what is
meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from sqlglot import exp

from reliability.accounting.account import Operation, Role
from reliability.accounting.accounting import account_for
from reliability.accounting.explaining import TABLE_NAMED
from reliability.accounting.phrasebook import PHRASES
from reliability.accounting.schema_index import HEAD, WHOLE, index_of
from reliability.accounting.states import states_of
from reliability.accounting.tokens import roots
from reliability.composing.planning.columns import adds_up
from reliability.definitions.definition import Definition
from reliability.definitions.meaning import Meaning, meaning_of
from reliability.errors import BadInput
from reliability.lexicon import FUNCTION_WORDS
from reliability.question.named import stands_in, stems
from reliability.values import Column, Element, Schema, Table
from reliability.words import stem, words

LONGEST_PHRASE, MOST_WORDS = 80, 6
_WORD = re.compile(r"[^\W_]+")
_AMOUNT = "amount"
"""What is added to the name of a sum, so that it is one that is added up."""
_ARITHMETIC = (exp.Add, exp.Sub, exp.Mul, exp.Div, exp.Mod, exp.Round, exp.Abs)
_APART = frozenset({Operation.NOT, Operation.WITHOUT, Operation.SHARE, Operation.RATIO, Operation.COMPARE})


@dataclass(frozen=True, slots=True)
class DefinedWord:
    """A definition that stands in a question as a `column` of its table; "" where its words are a name of the table
    itself. `whole`: its words stand there in a row, so that every reading goes by them."""

    definition: Definition
    meaning: Meaning
    column: str
    whole: bool = True


@dataclass(frozen=True, slots=True)
class DefinedSchema:
    """A schema with the columns of the definitions that `stand` in a question. `apart`: the question sets things apart
    ("not", "share of", "compared with"), so that a condition that a query leaves out cannot be added to it."""

    schema: Schema
    real: Schema
    stand: tuple[DefinedWord, ...]
    apart: bool = False

    def standing(self, table: str, column: str) -> DefinedWord | None:
        """The definition that a column is."""
        at = (table.lower(), column.lower())
        return next((s for s in self.stand if (s.meaning.table.name.lower(), s.column.lower()) == at and column), None)


def checked_phrase(phrase: str, meaning: Meaning) -> str:
    """A phrase as it is kept. Raises BadInput for one that can stand in no question, or is the table's own name."""
    said = " ".join(phrase.split())
    found = stems(said)
    if not found or len(said) > LONGEST_PHRASE or len(found) > MOST_WORDS:
        raise BadInput(f"A defined word is 1 to {MOST_WORDS} words, of at most {LONGEST_PHRASE} characters.")
    if all(word.isdecimal() for word in found) or not _column_name(_typed(said)):
        raise BadInput("A defined word needs letters.")
    if meaning.kind == "condition" and not _beside(_typed(said), meaning.table):
        raise BadInput(
            f"“{said}” is the name of {meaning.table.name} itself; which of its rows count is the default_filter of a "
            "catalog."
        )
    return said


def in_question(text: str, definitions: Sequence[Definition]) -> tuple[tuple[Definition, bool], ...]:
    """The definitions whose words stand in a text, and whether they do so in a row; the longest first, each word taken
    once by what stands in a row."""
    said = stems(text[:_LONGEST_TEXT])
    known = set(said)
    found = [(each, stems(each.phrase)) for each in definitions if set(stems(each.phrase)) <= known]
    found.sort(key=lambda each: -len(each[1]))
    rest = " ".join(said)
    kept: list[tuple[Definition, bool]] = []
    for definition, phrase in found:
        whole = stands_in(definition.phrase, rest)
        if whole:
            rest = f" {rest} ".replace(f" {' '.join(phrase)} ", " | ").strip()
            kept.append((definition, True))
        elif len(phrase) > 1 and not stands_in(definition.phrase, " ".join(said)):
            kept.append((definition, False))
    return tuple(kept)


def with_definitions(text: str, found: Sequence[tuple[Definition, bool]], schema: Schema) -> DefinedSchema | None:
    """The schema with what stands in a question; None where nothing of it holds in this schema."""
    stand: list[DefinedWord] = []
    tables = {table.name: table for table in schema.tables}
    for definition, whole in found:
        if whole and _part_of_a_name(text, definition.phrase, schema):
            continue
        try:
            meaning = meaning_of(definition.means, schema, definition.table)
        except BadInput:
            continue  # not in this schema: a role sees less, or it has changed since
        table = tables[meaning.table.name]
        made, column = _with_definition(table, definition, meaning, text, schema)
        if any(s.meaning.table == meaning.table and s.column == column for s in stand):
            continue
        if whole and column and meaning.kind != "condition":
            tables = {name: _without_rivals(each, definition.phrase, schema) for name, each in tables.items()}
            made = _put(_without_rivals(table, definition.phrase, schema), _column(made, column))
        tables[table.name] = made
        stand.append(DefinedWord(definition, meaning, column, whole))
    if not stand:
        return None
    defined = replace(schema, tables=tuple(tables.values()))
    return DefinedSchema(defined, schema, tuple(stand), _sets_apart(text, defined))


def _part_of_a_name(text: str, phrase: str, schema: Schema) -> bool:
    """Whether the words stand in a question only as part of a longer name: "gross revenue" is no revenue."""
    said, wanted, index = stems(text[:_LONGEST_TEXT]), stems(phrase), index_of(schema)
    places = [at for at in range(len(said)) if said[at : at + len(wanted)] == wanted]

    def longer(at: int) -> bool:
        for begin in range(max(0, at - 2), at + 1):
            for end in range(at + len(wanted), min(len(said), at + len(wanted) + 2) + 1):
                around = [*said[begin:at], *said[at + len(wanted) : end]]
                if not around or any((word,) in PHRASES or word in FUNCTION_WORDS for word in around):
                    continue
                if any(
                    each.via == "name" and each.score >= WHOLE for each in index.find(roots(" ".join(said[begin:end])))
                ):
                    return True
        return False

    return bool(places) and all(map(longer, places))


def _without_rivals(table: Table, phrase: str, schema: Schema) -> Table:
    """The table without columns that are called by the words of a definition, and without the comments by which another
    column is near them: in this question the words mean what is defined, and nothing else."""
    found = index_of(schema).find(tuple(roots(" ".join(stems(phrase)))))
    near = {e.element.column: e.via == "name" and e.score >= HEAD for e in found if e.element.table == table.name}
    keys = {name for key in table.foreign_keys for name in key.columns}
    kept = tuple(
        replace(column, comment="") if column.name in near else column
        for column in table.columns
        if not near.get(column.name, False) or column.primary_key or column.name in keys
    )
    return replace(table, columns=kept) if kept else table


def _column(table: Table, name: str) -> Column:
    found = table.column(name)
    assert found is not None
    return found


def _with_definition(
    table: Table, definition: Definition, meaning: Meaning, text: str, schema: Schema
) -> tuple[Table, str]:
    said = _typed(definition.phrase)
    if meaning.kind != "condition":
        column = _valued(said, definition, meaning)
        return _put(table, column), column.name
    beside = _beside(said, meaning.table)
    if len(beside) == len(said) and not _names(text, definition.phrase, meaning.table, schema):
        return replace(table, synonyms=(*table.synonyms, definition.phrase)), ""
    column = Column(f"is_{_column_name(beside)}", "BOOLEAN", f"Whether it is {' '.join(beside)}", nullable=False)
    return _put(_without_states(table, tuple(roots(" ".join(beside))), schema), column), column.name


def _put(table: Table, column: Column) -> Table:
    """The table with a column, in place of its own of that name."""
    own = tuple(each for each in table.columns if each.name.lower() != column.name.lower())
    return replace(table, columns=(*own, column))


def _without_states(table: Table, phrase: tuple[str, ...], schema: Schema) -> Table:
    """The table whose own columns do not say by being empty what a defined word says."""
    marked = {each.element.column for each in states_of(Schema(schema.dialect, (table,))).get(phrase, ())}
    return replace(table, columns=tuple(replace(c, nullable=False) if c.name in marked else c for c in table.columns))


def _valued(said: Sequence[str], definition: Definition, meaning: Meaning) -> Column:
    name = _column_name(said)
    if meaning.kind == "sum" and not adds_up(Element(meaning.table.name, name)):
        name = f"{name}_{_AMOUNT}"
    return Column(name, _type(meaning), nullable=False, synonyms=(definition.phrase,))


def _type(meaning: Meaning) -> str:
    """The type of a value: that of the column that it is; a number where it is calculated, else text."""
    if meaning.kind in ("sum", "measure"):
        return "NUMERIC"
    tree = meaning.tree
    own = meaning.table.column(tree.name) if isinstance(tree, exp.Column) else None
    if own is not None:
        return own.type
    return "NUMERIC" if isinstance(tree, (*_ARITHMETIC, exp.Subquery)) else "TEXT"


def _beside(said: Sequence[str], table: Table) -> list[str]:
    """The words of a phrase that do not name its table."""
    names = {each for name in (table.name.rpartition(".")[2], *table.synonyms) for each in stems(words(name))}
    return [word for word in said if stem(word) not in names]


def _typed(phrase: str) -> list[str]:
    """The words of a phrase as they were typed, in lower case."""
    return _WORD.findall(phrase.lower())


def _column_name(said: Sequence[str]) -> str:
    return "_".join("".join(filter(str.isalnum, word)) for word in said)[:60].strip("_")


def _names(text: str, phrase: str, table: Table, schema: Schema) -> bool:
    """Whether a question names a table by other words than a phrase."""
    without = f" {' '.join(stems(text[:_LONGEST_TEXT]))} ".replace(f" {' '.join(stems(phrase))} ", " ")
    pieces = account_for(without, schema, (), _ANY_DAY).pieces
    named = (each for piece in pieces for each in piece.of(Role.TABLE)[:1])
    return any(each.element == Element(table.name) and each.score >= TABLE_NAMED for each in named)


def _sets_apart(text: str, schema: Schema) -> bool:
    if not _NEGATIONS.isdisjoint(stems(text[:_LONGEST_TEXT])):
        return True
    pieces = account_for(text[:_LONGEST_TEXT], schema, (), _ANY_DAY).pieces
    best = (piece.best for piece in pieces)
    return any(one is not None and one.role is Role.OPERATION and one.value in _APART for one in best)


_NEGATIONS = frozenset(
    "not non never neither nor isn aren wasn weren except excluding besides versus vs rather".split()
)
_ANY_DAY = date(2026, 1, 1)  # only periods hang on it, which name no table
_LONGEST_TEXT = 4_000
