"""What of a schema a prompt shows: cut by rule, never by accident, alike in training and when serving.

Table linking sees every table's name and, for each table, the columns nearest to the question, as many as the
budget holds; when not even the names fit, the nearest tables. Later tasks see only the linked tables: all columns
where they fit, else the keys and the nearest. Where a question says nothing of a name but something of its
description, the description is shown beside it, and counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from reliability.values import Column, Table

CountTokens = Callable[[str], int]
Similarity = Callable[[str, Sequence[str]], Sequence[float]]
"""Question and texts → how near each text is, in [-1, 1], higher = nearer."""

_DESCRIBING_WORDS = 6
_CLAUSES = re.compile(r"[.,;:()\[\]\n]")
_WORDS = re.compile(r"[^\W_]+")
_SMALL = frozenset(
    "the a an of in on at by for to and or is are was were do does did with what which who how many "
    "much all each every that have has show list find give me".split()
)


def schema_budgets(context_tokens: int) -> tuple[int, int]:
    """Tokens of names that prompts spend on the schema while linking, and after it, for a context of this size.

    A name's line holds its type, comment and samples too, five to eight times its own tokens; the most is what the
    schemas that people ask of need, not what a long context would hold.

    >>> schema_budgets(32_768), schema_budgets(8_192), schema_budgets(2_048)
    ((2000, 1300), (512, 341), (208, 260))
    """
    return max(208, min(2_000, context_tokens // 16)), max(260, min(1_300, context_tokens // 24))


def shown_for_linking(
    question: str,
    tables: Sequence[Table],
    budget_tokens: int,
    count_tokens: CountTokens,
    similarity: Similarity | None = None,
) -> tuple[Table, ...]:
    """Tables in schema order, each with its nearest columns, that together cost at most `budget_tokens`.

    The first table is always shown by its name, even beyond the budget. No tables → an empty tuple.
    """
    stems = _stems(question)
    kept: set[str] = set()
    spent = 0
    for table in nearest_tables(question, tables, similarity):
        cost = _table_cost(question, table, count_tokens)
        if not kept or spent + cost <= budget_tokens:
            kept.add(table.name)
            spent += cost
    places = [(t, c) for t in tables if t.name in kept for c in t.columns]
    turn = [n for t in tables if t.name in kept for n in range(len(t.columns))]
    scores = _column_nearness(question, stems, places, similarity)
    shown: set[tuple[str, str]] = set()
    # Equally near columns: every table's first ones before any table's later ones.
    for index in sorted(range(len(places)), key=lambda i: (-scores[i], turn[i], i)):
        table, column = places[index]
        cost = _column_cost(question, table, column, count_tokens)
        if spent + cost > budget_tokens:
            continue
        shown.add((table.name, column.name))
        spent += cost
    return tuple(
        replace(t, columns=tuple(c for c in t.columns if (t.name, c.name) in shown)) for t in tables if t.name in kept
    )


def nearest_tables(question: str, tables: Sequence[Table], similarity: Similarity | None = None) -> list[Table]:
    """Tables by falling nearness to the question, equally near ones in schema order: how a shortlist is filled."""
    nearness = _table_nearness(question, _stems(question), tables, similarity)
    return [tables[i] for i in sorted(range(len(tables)), key=lambda i: (-nearness[i], i))]


def shown_for_writing(
    question: str,
    tables: Sequence[Table],
    budget_tokens: int,
    count_tokens: CountTokens,
    similarity: Similarity | None = None,
) -> tuple[Table, ...]:
    """The linked tables: every column where they fit, else the keys (always) and the nearest others."""
    stems = _stems(question)
    places = [(t, c) for t in tables for c in t.columns]
    scores = _column_nearness(question, stems, places, similarity)
    spent = sum(_table_cost(question, t, count_tokens) for t in tables)
    kept = {(t.name, c.name) for t, c in places if is_key(t, c)}
    spent += sum(_column_cost(question, t, c, count_tokens) for t, c in places if (t.name, c.name) in kept)
    for index in sorted(range(len(places)), key=lambda i: (-scores[i], i)):
        table, column = places[index]
        cost = _column_cost(question, table, column, count_tokens)
        if (table.name, column.name) not in kept and spent + cost <= budget_tokens:
            kept.add((table.name, column.name))
            spent += cost
    return tuple(
        replace(t, columns=tuple(c for c in t.columns if (t.name, c.name) in kept) or t.columns[:1]) for t in tables
    )


def name_match(question: str, name: str) -> str:
    """How the question names an element: "+" with every word of the name, "~" with some, "" not at all.

    Shown beside names, it spares a small model to find equal words by itself (name-based linking, as RAT-SQL's).

    >>> name_match("names of singers", "singer"), name_match("names of singers", "singer_id"), name_match("", "x")
    ('+', '~', '')
    """
    share = _overlap(_stems(question), name)
    return "+" if share == 1.0 else "~" if share > 0.0 else ""


def described(question: str, element: Table | Column) -> str:
    """What an element is called in other words, where the question says some of these and nothing of its name: at most
    six words of a synonym or of a clause of its comment, in lower case; else "". This is how descriptions reach a model
    whose prompts have room for names alone.

    >>> described("clients by postcode", Column("cu_pc", "text", comment="Postcode of the customer, if known"))
    'postcode of the customer'
    >>> described("clients by city", Column("cu_pc", "text", comment="Postcode"))
    ''
    >>> described("cities", Column("city", "text", comment="City"))
    ''
    """
    stems = _stems(question)
    if _overlap(stems, element.name):
        return ""
    for text in (*element.synonyms, *element.read, *_CLAUSES.split(element.comment)):
        if _stems(text) & stems:
            words: list[str] = _WORDS.findall(text.lower())
            said = next((i for i, word in enumerate(words) if _stem(word) in stems), 0)
            first = max(0, min(said - 1, len(words) - _DESCRIBING_WORDS))
            return " ".join(words[first : first + _DESCRIBING_WORDS])
    return ""


def is_key(table: Table, column: Column) -> bool:
    """A primary key column, or one that refers to another table."""
    return column.primary_key or any(column.name in key.columns for key in table.foreign_keys)


def _table_cost(question: str, table: Table, count_tokens: CountTokens) -> int:
    return count_tokens(table.name) + 2 + _describing_cost(question, table, count_tokens)


def _column_cost(question: str, table: Table, column: Column, count_tokens: CountTokens) -> int:
    refers = any(len(k.columns) == 1 and k.columns[0] == column.name for k in table.foreign_keys)
    return count_tokens(column.name) + (4 if refers else 1) + _describing_cost(question, column, count_tokens)


def _describing_cost(question: str, element: Table | Column, count_tokens: CountTokens) -> int:
    """Tokens of what is shown beside a name: the words between parentheses."""
    text = described(question, element)
    return count_tokens(text) + 2 if text else 0


def _table_nearness(
    question: str, stems: frozenset[str], tables: Sequence[Table], similarity: Similarity | None
) -> list[float]:
    lexical = [_said(stems, t) + 0.5 * max((_said(stems, c) for c in t.columns), default=0.0) for t in tables]
    if similarity is None:
        return lexical
    return [a + b for a, b in zip(lexical, similarity(question, [t.name for t in tables]), strict=True)]


def _column_nearness(
    question: str,
    stems: frozenset[str],
    places: Sequence[tuple[Table, Column]],
    similarity: Similarity | None,
) -> list[float]:
    """Overlap of words, a little for keys' opposite (names that people say), and the encoder's view if any."""
    lexical = [_said(stems, c) + 0.3 * _said(stems, t) - (0.2 if is_key(t, c) else 0.0) for t, c in places]
    if similarity is None or not places:
        return lexical
    near = similarity(question, [f"{t.name} {c.name}" for t, c in places])
    return [a + b for a, b in zip(lexical, near, strict=True)]


@lru_cache(maxsize=4_096)
def _stems(text: str) -> frozenset[str]:
    spread = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).lower()
    return frozenset(_stem(w) for w in re.findall(r"[^\W_]+", spread) if w not in _SMALL)


def _stem(word: str) -> str:
    """A word without its plural, -ed or -ing, and without a final e: `airlines` and `airline` are one."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
    return word.removesuffix("e") if len(word) > 3 else word


def _said(stems: frozenset[str], element: Table | Column) -> float:
    """How much of a name a question says, or of what people call it; of a comment's clause it counts half."""
    named = max(_overlap(stems, name) for name in (element.name, *element.synonyms, *element.read))
    return named or 0.5 * max((_overlap(stems, text) for text in _CLAUSES.split(element.comment)), default=0.0)


def _overlap(stems: frozenset[str], name: str) -> float:
    own = _stems(name)
    return len(own & stems) / len(own) if own else 0.0
