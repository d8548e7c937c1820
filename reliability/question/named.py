"""Which tables and columns the words of a text name: by their names alone, singular or plural."""

from __future__ import annotations

import re
from collections.abc import Iterable

from reliability.values import Element, Schema, Table
from reliability.words import stem, words

_WORD = re.compile(r"[^\W_]+")
_NAMES_NOTHING = frozenset(
    "a all an and any are as at be by can current data date day did do does each every first for from had has have how "
    "i id in info information is it its key kind last left list me month more my name new no not note number of on one "
    "or our out over own per reason see show so table than that the their them there these they this those time to "
    "today type up us use value view was we were what when where which who will with year yes you your".split()
)
"""Words of many names that a text may hold without meaning a table or column."""
_LONGEST = 4_000
_AROUND_A_TOPIC = frozenset("a all any and or our my the this that these those your table view data column".split())


def names_something(text: str, schema: Schema) -> bool:
    """Whether any word of a text is a word of a table's or column's name.

    >>> from reliability.values import Column
    >>> shop = Schema("sqlite", (Table("orders", (Column("net_sales", "num"),)),))
    >>> [names_something(text, shop) for text in ("sales in Porto", "one order", "what can you do")]
    [True, True, False]
    """
    known = {each for table in schema.tables for name in _names(table) for each in stems(name)}
    return not known.isdisjoint(each for each in stems(text) if each not in _NAMES_NOTHING)


def topic(text: str, schema: Schema) -> tuple[Element, ...]:
    """The tables, else columns, that *all* words of a topic name; none where a word is left over.

    A table's own name goes before a part of it, a name before a comment.

    >>> shop = Schema("sqlite", (Table("orders", ()), Table("order_items", (), comment="Lines of the orders")))
    >>> [str(found) for found in topic("the orders table", shop)], topic("orders in Porto", shop)
    (['orders'], ())
    """
    found: dict[Element, None] = {}
    for part in re.split(r",|\band\b|\bor\b|&", text.lower()):
        wanted = [each for each in stems(part) if each not in _AROUND_A_TOPIC]
        if not wanted:
            continue
        elements = _elements(wanted, schema)
        if not elements:
            return ()
        found |= dict.fromkeys(elements)
    return tuple(found)


def mentioned(text: str, schema: Schema) -> tuple[Element, ...]:
    """The tables and columns that stretches of a text name, the longest first; words that name nothing are passed over.

    >>> shop = Schema("sqlite", (Table("orders", ()), Table("order_items", ())))
    >>> [str(found) for found in mentioned("anything at all about order items", shop)]
    ['order_items']
    """
    said = stems(text[:_LONGEST])
    whole = topic(text, schema)
    if whole or not said:
        return whole
    for size in range(min(_MOST_WORDS, len(said)), 0, -1):
        for start in range(len(said) - size + 1):
            stretch = said[start : start + size]
            if not set(stretch) & (_NAMES_NOTHING | _AROUND_A_TOPIC) and (found := _elements(stretch, schema)):
                return tuple(found)
    return ()


_MOST_WORDS = 3


def _elements(wanted: list[str], schema: Schema) -> list[Element]:
    """What one topic names, by the first way of reading it that finds anything."""
    tables = schema.tables
    ways: tuple[Iterable[Element], ...] = (
        (Element(t.name) for t in tables if stems(words(t.name)) == wanted),
        (Element(t.name, c.name) for t in tables for c in t.columns if stems(words(c.name)) == wanted),
        (Element(t.name) for t in tables if set(wanted) <= set(stems(words(t.name)))),
        (Element(t.name) for t in tables if set(wanted) <= set(stems(t.comment))),
        (Element(t.name, c.name) for t in tables for c in t.columns if set(wanted) <= set(stems(words(c.name)))),
    )
    return next((found for way in ways if (found := list(way))), [])


def _names(table: Table) -> list[str]:
    return [words(table.name), *(words(column.name) for column in table.columns)]


def stems(text: str) -> list[str]:
    """The words of a text in lower case and, roughly, the singular.

    >>> stems("Order_items, categories")
    ['order', 'item', 'category']
    """
    return [stem(word) for word in _WORD.findall(text.lower())]


def stands_in(phrase: str, text: str) -> bool:
    """Whether the words of a phrase stand in a text in a row, singular or plural; of each at most 4,000 characters.

    >>> stands_in("net sales", "Net sale of May"), stands_in("shops", "workshops"), stands_in("", "anything")
    (True, False, False)
    """
    words_of, said = stems(phrase[:_LONGEST]), stems(text[:_LONGEST])
    return bool(words_of) and f" {' '.join(words_of)} " in f" {' '.join(said)} "
