"""What was done with the things that are asked for: "which drugs were prescribed in May", where a drug and a
prescription belong to the lines between them."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Explanation, Role
from reliability.composing.planning.asked.parts import AskedFor, Mark
from reliability.composing.planning.asked.vocabulary import is_verb
from reliability.composing.planning.columns import says_when
from reliability.composing.planning.relations import Relations

_BEING = frozenset("is are was were be been being got get".split())
_NEAR = 3


def with_what_was_done(asked: AskedFor, relations: Relations) -> AskedFor:
    """The question, in which the day that a verb names stands for the rows that have it, as "prescribed" for
    prescriptions: where it is said of things that are neither above nor below these, nobody asks to be shown the day.

    The same object where nothing is said so.
    """
    done = {mark.at: rows for mark in asked.columns if (rows := _rows_done_with(mark, asked, relations))}
    if not done:
        return asked
    things = [*asked.things, *(_of_rows(mark, done[mark.at]) for mark in asked.columns if mark.at in done)]
    columns = [mark for mark in asked.columns if mark.at not in done]
    return replace(asked, things=sorted(things, key=lambda mark: mark.at), columns=columns)


def _rows_done_with(mark: Mark, asked: AskedFor, relations: Relations) -> Explanation | None:
    """The explanation of a verb by a day of rows that something was done in, with what was named just before it."""
    best, before = mark.piece.best, [thing for thing in asked.things if thing.at < mark.at]
    if best is None or best.element is None or not before or not is_verb(mark.piece) or not says_when(best):
        return None
    between = asked.pieces[before[-1].at + 1 : mark.at]
    told = not between or (len(between) <= _NEAR and any(piece.text.lower() in _BEING for piece in between))
    thing = next((each.element.table for each in before[-1].of(Role.TABLE)[:1] if each.element), "")
    rows = best.element.table
    if not told or thing not in relations.tables or rows not in relations.tables:
        return None
    related = rows in relations.above(thing) or thing in relations.above(rows)
    return best if not related and relations.facts([thing, rows]) else None


def _of_rows(mark: Mark, by: Explanation) -> Mark:
    """The mark as a name of the rows that have the day."""
    assert by.element is not None
    of = Explanation(Role.TABLE, by.score, replace(by.element, column=""), via=by.via)
    return Mark(mark.at, replace(mark.piece, explanations=(of, *mark.piece.explanations)))
