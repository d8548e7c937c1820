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
_THAT = frozenset(("that", "which"))
_DOING = frozenset("do does did didn't didnt".split())
_DONE = frozenset("sold bought sent paid lent held given taken made built written".split())
_SOLD = frozenset(("sold", "sell"))
_NEAR = 3


def with_what_was_done(asked: AskedFor, relations: Relations) -> AskedFor:
    """The question with the tables of what a verb says was done with its things, where these lie neither above nor
    below: prescriptions for "prescribed". Where the verb names their day, nobody asks to be shown that.

    The same object where nothing is said so.
    """
    rows = {mark.at: of for mark in (*asked.things, *asked.columns) if (of := _rows_done_with(mark, asked, relations))}
    if not rows:
        return asked
    things = [*asked.things, *(_of_rows(mark, rows[mark.at]) for mark in asked.columns if mark.at in rows)]
    columns = [mark for mark in asked.columns if mark.at not in rows]
    done = frozenset(of.element.table for of in rows.values() if of.element is not None)
    return replace(asked, things=sorted(things, key=lambda mark: mark.at), columns=columns, done=done)


def _rows_done_with(mark: Mark, asked: AskedFor, relations: Relations) -> Explanation | None:
    """The explanation of a verb by rows, or by a day of rows, in which something was done with what is named before."""
    best, before = mark.piece.best, [thing for thing in asked.things if thing.at < mark.at]
    sold = best is not None and _is_sold(mark, best, asked)
    if best is None or best.element is None or not before or not (best.role is Role.TABLE or says_when(best) or sold):
        return None
    thing = _done_to(mark, before, asked)
    tables = [each.element.table for each in thing.of(Role.TABLE)[:1] if each.element] if thing is not None else []
    rows = best.element.table
    if not {*tables, rows} <= relations.tables.keys() or not tables:
        return None
    if sold:
        return best if rows in relations.below(tables[0]) else None
    related = rows in relations.above(tables[0]) or tables[0] in relations.above(rows)
    return best if not related and relations.facts([tables[0], rows]) else None


def _is_sold(verb: Mark, best: Explanation, asked: AskedFor) -> bool:
    """Whether a verb tells which things are listed, and not how many were sold: "which lamps were sold in May"."""
    listed = asked.listed and not (asked.counted or asked.wanted or asked.superlatives or asked.layouts)
    return listed and best.role is Role.COLUMN and best.via != "name" and verb.piece.text.lower() in _SOLD


def _done_to(verb: Mark, before: list[Mark], asked: AskedFor) -> Mark | None:
    """The thing that a verb says something was done to: "tools that were rented", "which tools did they rent"."""
    between = {piece.text.lower() for piece in asked.pieces[before[0].at + 1 : verb.at]}
    did = is_verb(verb.piece) or verb.piece.text.lower().split()[-1] in _DONE
    if between & _DOING and not did:
        return before[0]
    beside = asked.pieces[before[-1].at + 1 : verb.at]
    words = [piece.text.lower() for piece in beside]
    passive = set(words) <= _THAT or (len(words) <= _NEAR and any(word in _BEING for word in words))
    return before[-1] if passive and did else None


def _of_rows(mark: Mark, by: Explanation) -> Mark:
    """The mark as a name of the rows that have the day."""
    assert by.element is not None
    of = Explanation(Role.TABLE, by.score, replace(by.element, column=""), via=by.via)
    return Mark(mark.at, replace(mark.piece, explanations=(of, *mark.piece.explanations)))
