"""Other readings by rewriting: what a query could say where the model was unsure (CKIF, section 3.2 and 3.3).

A step is *unsure* if the gap of its top two log-probabilities is under ω (equation 4; the normaliser of the logits
cancels). Unsure tokens are mapped to the words of the query, and each word is replaced by every alternative of its
kind: a name (columns of the tables in FROM; tables in FROM and their neighbours by foreign key), a keyword (aggregate,
comparison, direction; a clause is left out), a conjunction (one element fewer or one more), and after the last word
what was not predicted (DISTINCT, GROUP BY, LIMIT 1). Where the cells that the question names are given, clauses are
added as well, after the last word, at a conjunction, and beside or in the place of an unsure clause: a condition on one
of these cells, and a table joined by a declared key. Every rewrite parses, binds to the schema and is read-only.

CKIF: https://www.sciencedirect.com/journal/knowledge-based-systems
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from reliability.guard.guard import guard
from reliability.sql.form import Lexeme, NotCanonical, canonical_sql, joined, lexemes, quoted_name
from reliability.sql.grammar.literals import Cell, quoted_text
from reliability.sql.grammar.vocabulary import quoted_path
from reliability.values import ForeignKey, Schema, Step, Table

MAX_REWRITES = 20
_AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX")
_COMPARISONS = ("=", "<>", "<", ">", "<=", ">=")
_CLAUSES = ("WHERE", "GROUP", "HAVING", "ORDER", "LIMIT")
_ENDS_A_CLAUSE = frozenset({*_CLAUSES, "UNION", "INTERSECT", "EXCEPT"})
_ENDS_AN_ITEM = _ENDS_A_CLAUSE | {",", "FROM"}
_ENDS_A_CONDITION = _ENDS_A_CLAUSE | {"AND", "OR", "JOIN", "LEFT"}
_FOLLOWS_CONDITIONS = _ENDS_A_CLAUSE - {"WHERE"}
Words = tuple[Lexeme, ...]


def rewrites(
    sql: str,
    steps: Sequence[Step],
    gap: float,
    schema: Schema,
    limit: int = MAX_REWRITES,
    cells: Sequence[Cell] | None = None,
) -> tuple[str, ...]:
    """Other queries for the unsure words of one, each once, the least sure word's first; at most `limit`.

    `gap` is ω in nats. With `cells` (those that the question names, or none of them) clauses are added; None adds none.
    Empty where no step is unsure, or where the query's words are not those of its steps.
    """
    words = tuple(lexemes(sql, schema))
    unsure = _unsure(words, steps, gap)
    found: dict[str, None] = {}
    own = _accepted(sql, schema)
    if own is None:
        return ()
    single = [[*_alternatives(words, place, schema), *_with_clauses(words, place, schema, cells)] for place in unsure]
    pairs = (
        _both(words, first, second)
        for one, other in itertools.combinations(single, 2)
        for first in one
        for second in other
    )
    for text in itertools.chain(map(_text, itertools.chain.from_iterable(single)), map(_text, filter(None, pairs))):
        if len(found) >= limit:
            break
        accepted = _accepted(text, schema)
        if accepted is not None and accepted != own:
            found[accepted] = None
    return tuple(found)


def _accepted(sql: str, schema: Schema) -> str | None:
    """The canonical form of a query that parses, binds and reads only; else None."""
    try:
        form = canonical_sql(sql, schema, schema.dialect)
    except NotCanonical:
        return None
    return form if guard(form, schema, schema.dialect).allowed else None


def _text(words: Iterable[Lexeme]) -> str:
    return joined([word.text for word in words])


# --- which words are unsure ------------------------------------------------------------------------


def _unsure(words: Words, steps: Sequence[Step], gap: float) -> list[int]:
    """Places of the words that hold an unsure step, least sure first; len(words) = after the last word.

    Tokens and words are laid over one another letter by letter, spaces and marks that tokenizers drop left out.
    """
    spelled = [(_letters(word.text), place) for place, word in enumerate(words)]
    letters = "".join(text for text, _ in spelled)
    owner = [place for text, place in spelled for _ in text]
    lowest: dict[int, float] = {}
    at = 0
    for step in steps:
        text = _letters(step.text)
        if letters[at : at + len(text)] != text:
            return []
        place = owner[at] if at < len(owner) else len(words)
        if step.gap is not None and step.gap < gap and (text or at >= len(letters)):
            lowest[place] = min(step.gap, lowest.get(place, step.gap))
        at += len(text)
    return sorted(lowest, key=lambda place: (lowest[place], place)) if at == len(letters) else []


def _letters(text: str) -> str:
    return re.sub(r"[\s\"_;]", "", text).lower()


# --- alternatives ----------------------------------------------------------------------------------


def _alternatives(words: Words, place: int, schema: Schema) -> Iterator[Words]:
    """The query with another word, or another part, at one place."""
    if place == len(words):
        yield from _unpredicted(words)
        return
    word = words[place]
    if word.kind == "column":
        yield from _other_columns(words, place, schema)
    elif word.kind == "table":
        yield from _other_tables(words, place, schema)
    elif word.text in _AGGREGATES:
        yield from _replaced(words, place, _AGGREGATES)
    elif word.text in (*_COMPARISONS, "!="):
        yield from _replaced(words, place, _COMPARISONS)
    elif word.text in ("AND", "OR"):
        if not _between(words, place):
            yield from _replaced(words, place, ("AND", "OR"))
            yield _cut(words, place, _ENDS_A_CONDITION)
    elif word.text == ",":
        yield _cut(words, place, _ENDS_AN_ITEM)
    elif word.text in ("DESC", "DISTINCT"):
        yield (*words[:place], *words[place + 1 :])
    elif word.text in _CLAUSES:
        yield _cut(words, place, _ENDS_A_CLAUSE)
    elif word.text == "FROM":
        yield from _one_more(words, place, schema)


def _replaced(words: Words, place: int, texts: Iterable[str]) -> Iterator[Words]:
    for text in texts:
        if text != words[place].text:
            yield (*words[:place], Lexeme(text, words[place].kind), *words[place + 1 :])


def _other_columns(words: Words, place: int, schema: Schema) -> Iterator[Words]:
    """Every other column of the tables in FROM."""
    word = words[place]
    if "." in word.text and not word.table:
        return
    for table in _tables(words, schema):
        for column in table.columns:
            if (table.name, column.name) != (word.table, word.column):
                text = f"{quoted_path(table.name)}.{quoted_name(column.name)}"
                yield (*words[:place], Lexeme(text, "column", table.name, column.name), *words[place + 1 :])


def _other_tables(words: Words, place: int, schema: Schema) -> Iterator[Words]:
    """The tables in FROM and their neighbours by foreign key, with the columns of the same name."""
    old = words[place].table
    here = _tables(words, schema)
    near = {key.ref_table.lower() for t in here for key in t.foreign_keys}
    names = {t.name.lower() for t in here}
    for table in schema.tables:
        refers = any(key.ref_table.lower() in names for key in table.foreign_keys)
        if table.name == old or not (table.name.lower() in near | names or refers):
            continue
        yield tuple(_of_table(word, old, table) for word in words)


def _of_table(word: Lexeme, old: str, new: Table) -> Lexeme:
    if word.table != old:
        return word
    if word.kind == "table":
        return Lexeme(quoted_path(new.name), "table", new.name)
    column = new.column(word.column)
    name = column.name if column else word.column  # one that the table lacks does not bind
    return Lexeme(f"{quoted_path(new.name)}.{quoted_name(name)}", "column", new.name, name)


def _one_more(words: Words, place: int, schema: Schema) -> Iterator[Words]:
    """One more column to select (the unsure word is FROM: the list might have gone on)."""
    chosen = {(w.table, w.column) for w in words[:place] if w.kind == "column"}
    for table in _tables(words, schema):
        for column in table.columns:
            if (table.name, column.name) not in chosen:
                text = f"{quoted_path(table.name)}.{quoted_name(column.name)}"
                more = (Lexeme(",", "mark"), Lexeme(text, "column", table.name, column.name))
                yield (*words[:place], *more, *words[place:])


def _unpredicted(words: Words) -> Iterator[Words]:
    """What could have been said: DISTINCT, GROUP BY what is selected plainly, the falling order, the first row only."""
    texts = [word.text for word in words]
    if not texts or texts[0] != "SELECT" or texts.count("SELECT") > 1:
        return
    if texts[1] != "DISTINCT":
        yield (words[0], Lexeme("DISTINCT", "word"), *words[1:])
    end = texts.index("FROM") if "FROM" in texts else len(texts)
    plain = [w for i, w in enumerate(words[1:end], 1) if w.kind == "column" and _depth(words, i) == 0]
    summed = any(text in _AGGREGATES for text in texts[1:end])
    if plain and summed and not {"GROUP", "ORDER", "LIMIT"} & set(texts):
        listed = [piece for w in plain for piece in (Lexeme(",", "mark"), w)][1:]
        yield (*words, Lexeme("GROUP", "word"), Lexeme("BY", "word"), *listed)
    if "ORDER" in texts and "LIMIT" not in texts:
        if texts[-1] != "DESC":
            yield (*words, Lexeme("DESC", "word"))
        yield (*words, Lexeme("LIMIT", "word"), Lexeme("1", "number"))


# --- clauses more ----------------------------------------------------------------------------------


def _with_clauses(words: Words, place: int, schema: Schema, cells: Sequence[Cell] | None) -> Iterator[Words]:
    """The query with a condition or a table more, where its clauses might have gone on or others might have begun."""
    texts = [word.text for word in words]
    unsure = texts[place] if place < len(words) else ""
    open_here = not unsure or unsure in _CLAUSES or (unsure in ("AND", "OR") and not _between(words, place))
    if cells is None or not open_here or texts.count("SELECT") != 1 or "FROM" not in texts:
        return
    yield from _one_condition_more(words, cells, schema)
    yield from _one_table_more(words, schema)
    if unsure in _CLAUSES:
        without = _cut(words, place, _ENDS_A_CLAUSE)
        yield from _one_condition_more(without, cells, schema)
        yield from _one_table_more(without, schema)


def _one_condition_more(words: Words, cells: Sequence[Cell], schema: Schema) -> Iterator[Words]:
    """One more condition: a cell that the question names, of a table in FROM or of one that a key joins to these."""
    here = {table.name for table in _tables(words, schema)}
    for name, column, value in cells:
        table, literal = schema.table(name), quoted_text(value)
        if table is None or literal in (word.text for word in words):
            continue
        for over in [words] if table.name in here else _joined_to(words, table, schema):
            at = _place_of(over, _FOLLOWS_CONDITIONS)
            begins = "AND" if "WHERE" in (word.text for word in over) else "WHERE"
            condition = f"{begins} {quoted_path(table.name)}.{quoted_name(column)} = {literal}"
            yield (*over[:at], *lexemes(condition, schema), *over[at:])


def _one_table_more(words: Words, schema: Schema) -> Iterator[Words]:
    """One more table, joined by a declared key; and with it each column that it has a namesake of, taken from it."""
    here = _tables(words, schema)
    used = dict.fromkeys((word.table, word.column) for word in words if word.kind == "column")
    for table in schema.tables:
        if table in here:
            continue
        yield from _joined_to(words, table, schema)
        for owner, name in used:
            column = table.column(name)
            if column is not None and not column.primary_key:
                text = f"{quoted_path(table.name)}.{quoted_name(column.name)}"
                meant = Lexeme(text, "column", table.name, column.name)
                taken = tuple(meant if (word.table, word.column) == (owner, name) else word for word in words)
                yield from _joined_to(taken, table, schema)


def _joined_to(words: Words, table: Table, schema: Schema) -> Iterator[Words]:
    """The query with a table joined by each declared key between it and one in FROM."""
    at = _place_of(words, _ENDS_A_CLAUSE)
    for other in _tables(words, schema):
        keys = [(key, table, other) for key in table.foreign_keys if key.ref_table.lower() == other.name.lower()]
        keys += [(key, other, table) for key in other.foreign_keys if key.ref_table.lower() == table.name.lower()]
        for key, own, referred in keys:
            if not key.inferred:
                join = f"JOIN {quoted_path(table.name)} ON {_equal(key, own, referred)}"
                yield (*words[:at], *lexemes(join, schema), *words[at:])


def _equal(key: ForeignKey, own: Table, referred: Table) -> str:
    """That a row refers to another one by a key."""
    pairs = zip(key.columns, key.ref_columns, strict=True)
    name, to = quoted_path(own.name), quoted_path(referred.name)
    return " AND ".join(f"{name}.{quoted_name(a)} = {to}.{quoted_name(b)}" for a, b in pairs)


def _place_of(words: Words, ends: frozenset[str]) -> int:
    """Where the first word of `ends` stands on the outermost level; after the last word where none does."""
    return next((i for i, w in enumerate(words) if w.text in ends and _depth(words, i) == 0), len(words))


# --- parts of a query ------------------------------------------------------------------------------


def _tables(words: Words, schema: Schema) -> list[Table]:
    """The tables that follow FROM and JOIN, each once; those with an alias are left alone."""
    names = dict.fromkeys(word.table for word in words if word.kind == "table")
    aliased = {a.table for a, b in itertools.pairwise(words) if a.kind == "table" and b.text == "AS"}
    return [table for name in names if name not in aliased and (table := schema.table(name))]


def _cut(words: Words, place: int, ends: frozenset[str]) -> Words:
    """The query without the part that begins at a word and lasts to the next of `ends` on the same level."""
    level = _depth(words, place)
    at = place + 1
    while at < len(words):
        depth = _depth(words, at)
        if depth < level or (depth == level and words[at].text in ends and not _between(words, at)):
            break
        at += 1
    return (*words[:place], *words[at:])


def _depth(words: Words, place: int) -> int:
    """Open brackets before a word; a closing bracket stands on the level outside."""
    texts = [word.text for word in words[: place + (words[place].text == ")")]]
    return texts.count("(") - texts.count(")")


def _between(words: Words, place: int) -> bool:
    """Is this AND the one of BETWEEN … AND …?"""
    if words[place].text != "AND":
        return False
    texts = [w.text for i, w in enumerate(words[:place]) if _depth(words, i) == _depth(words, place)]
    for text in reversed(texts):
        if text in ("AND", "OR"):
            return False
        if text == "BETWEEN":
            return True
    return False


def _both(words: Words, first: Words, second: Words) -> Words | None:
    """Two replacements of single words at once; None where one of the two changes more than a word."""
    if len(first) != len(words) or len(second) != len(words):
        return None
    changed = [a if a != w else b for w, a, b in zip(words, first, second, strict=True)]
    return tuple(changed)
