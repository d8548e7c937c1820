"""Which of two keys into one table is meant: of "flights from Munich to Rome" the first city is where they depart, the
second where they arrive."""

from __future__ import annotations

from dataclasses import replace

from reliability.composing.frame import Condition, Of
from reliability.composing.planning.asked.parts import AskedFor, Mark
from reliability.composing.planning.columns import words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_BEGINS = frozenset(
    "from departure departing dep origin orig source src start begin sender seller payer pickup outgoing".split()
)
_ENDS = frozenset(
    "to arrival arriving arr destination dest target end receiver recipient buyer payee dropoff incoming".split()
)
_FROM = frozenset(("from", "out of", "leaving", "departing", "departing from"))
_TO = frozenset(("to", "into", "towards", "bound for", "arriving in", "arriving at"))
_SAYS_LITTLE = frozenset(("the", "our"))


def by_its_way(condition: Condition, mark: Mark, subject: str, asked: AskedFor, relations: Relations) -> Condition:
    """The condition reached by the key that the word before its value speaks of; as it is where no such word stands
    there, or no two keys lead from one table to the value's."""
    of = condition.of
    sides = _side(mark, asked)
    if not sides or not isinstance(of, Of) or of.through is not None or of.column.table == subject:
        return condition
    keys = _keys(of.column.table, subject, relations)
    meant = [key for key in keys if sides & set(words_of(key.column))]
    return replace(condition, of=replace(of, through=meant[0])) if len(meant) == 1 else condition


def _side(mark: Mark, asked: AskedFor) -> frozenset[str]:
    """The words of keys that the word right before a value goes with; none where there is no such word."""
    at = mark.at - 1
    while at > 0 and asked.pieces[at].text.lower() in _SAYS_LITTLE:
        at -= 1
    said = asked.pieces[at].text.lower() if at >= 0 else ""
    return _BEGINS if said in _FROM else _ENDS if said in _TO else frozenset()


def _keys(table: str, subject: str, relations: Relations) -> list[Element]:
    """The keys into a table of the nearest table that has several, of those that a row of the subject belongs to."""
    above = relations.above(subject)
    for name in sorted(above, key=lambda each: above[each]):
        found = [
            Element(name, key.columns[0])
            for key in relations.table(name).foreign_keys
            if len(key.columns) == 1 and key.ref_table.lower() == table.lower()
        ]
        if len(found) > 1:
            return found
    return []
