"""Which rows are meant: those with a cell or in a state, the others, those where something is unknown or that lack
it."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Piece, Role
from reliability.composing.planning.asked.parts import Mark, SaidOfRows
from reliability.composing.planning.asked.vocabulary import THINGS
from reliability.composing.planning.asked.walk import NOWHERE, Walk

_LIKE = ("contain", "start", "end")
_LIKE_WORDS = frozenset({"like", "substring", "include", "includes", "word", "has"})

_BETWEEN_LISTED = frozenset("or and nor but not ,".split())


def negate(walk: Walk, at: int, _piece: Piece, _name: str) -> None:
    """ "Not" is said of what follows at once, or ("excluded", "left out") of what came just before."""
    pieces, said = walk.around.pieces, walk.asked.said
    for ahead in range(at + 1, min(len(pieces), at + 7)):
        best = pieces[ahead].best
        if best and best.role in (Role.CELL, Role.STATE, *THINGS):
            walk.negated = max(at, ahead - 4)  # "not been used in any treatments"
            return
        if best and best.role is not Role.FUNCTION and ahead >= at + 3:
            break
    for place in range(len(said) - 1, -1, -1):
        if at - said[place].mark.at <= 4:
            said[place] = replace(said[place], negated=True)
            return


def without(walk: Walk, at: int, piece: Piece, _name: str) -> None:
    """ "Never", "no orders", "unpaid": what rows lack is named by the word itself, before it, or next."""
    if piece.of(*THINGS):  # "unpaid"
        walk.asked.without.append(Mark(at, piece))
    elif _did_nothing(walk, at):
        walk.asked.without.append(walk.asked.things.pop())
    else:
        walk.lacking = at


def _did_nothing(walk: Walk, at: int) -> bool:
    """Is it the "nothing" of "bought nothing", after a verb that names a thing?"""
    things = walk.asked.things
    return walk.around.pieces[at].text.lower() == "nothing" and bool(things) and at - things[-1].at == 1


def empty(walk: Walk, at: int, _piece: Piece, _name: str) -> None:
    """ "Unknown" is said of the property next to it."""
    near = [mark for mark in walk.asked.columns if at - mark.at <= 4]
    if near:
        walk.asked.columns.remove(near[-1])
        walk.asked.said.append(SaidOfRows(near[-1], empty=True))
    else:
        walk.lacking = at


def keep_rows(walk: Walk, mark: Mark) -> None:
    """A cell or a state: which rows; of what was quoted also the property that it is held to, and how."""
    columns = walk.asked.columns
    lacked = mark.at - walk.lacking <= 2 and not _says_which_are_lacked(walk, mark)
    negated = mark.at - walk.negated <= 4 or lacked
    before = next((each for each in reversed(columns) if mark.at - each.at <= 6), None)
    near = walk.around.words_before(mark.at, 4)
    like = next((stem for stem in _LIKE if any(word.startswith(stem) for word in near)), "")
    like = like or ("contain" if near & _LIKE_WORDS else "")
    quoted = all(each.element is None for each in mark.of(Role.CELL, Role.STATE))
    listed = _listed_with(walk, mark.at) if quoted else None
    if listed is not None:
        negated = negated or (listed.negated and "but" not in near)
        walk.asked.said.append(replace(listed, mark=mark, negated=negated))
        return
    if quoted and before is not None and (like or mark.at - before.at <= 3):
        columns.remove(before)
    walk.asked.said.append(
        SaidOfRows(mark, negated, of=before if quoted else None, like=like, within=_is_within(walk, mark))
    )
    if not walk.around.goes_on(mark.at):
        walk.negated = NOWHERE


def _is_within(walk: Walk, mark: Mark) -> bool:
    """Whether a cell is said to be in the text of its property, which may say more: "with Harbour in the title", "whose
    title contains Harbour"."""
    elements = {each.element for each in mark.of(Role.CELL)[:1] if each.element is not None}
    pieces, at = walk.around.pieces, mark.at
    after = [piece for piece in pieces[at + 1 : at + 4] if piece.text.lower() not in _OF_IT]
    before = pieces[max(0, at - 2) : at]
    led = at + 1 < len(pieces) and pieces[at + 1].text.lower().split()[:1] == ["in"]
    named = [*(after[:1] if led else ()), *(before[:1] if before[1:] and _holds(before[1]) else ())]
    return any(each.element in elements for piece in named for each in piece.of(Role.COLUMN)[:1])


_OF_IT = frozenset(("in", "in the", "in its", "in their", "the", "its", "their"))
_HOLDING = frozenset(
    "contain contains containing contained mention mentions mentioning include includes including has".split()
)


def _holds(piece: Piece) -> bool:
    return not _HOLDING.isdisjoint(piece.text.lower().split())


def _says_which_are_lacked(walk: Walk, mark: Mark) -> bool:
    """Whether it says which rows of a table named next there are none of: "customers without an active contract" have
    no contract that is active."""
    following = next((e for e in walk.around.bests_after(mark.at, 2) if e.role is not Role.FUNCTION), None)
    if following is None or following.role is not Role.TABLE or following.element is None:
        return False
    table, asked = following.element.table, walk.asked
    named = [
        *(thing.of(Role.TABLE)[:1] for thing in asked.things),
        *(each.mark.of(Role.STATE)[:1] for each in asked.said),
    ]
    owners = {each.element.table for explanations in named for each in explanations if each.element}
    if not owners:
        return False
    theirs = {each.element.table for each in mark.of(Role.CELL, Role.STATE) if each.element}
    return table not in owners and table in theirs


def _listed_with(walk: Walk, at: int) -> SaidOfRows | None:
    """What was quoted just before in a list with this one, and held to a property: "contains “a” or “b”"."""
    before = walk.asked.said[-1] if walk.asked.said else None
    if before is None or before.of is None or not 0 < at - before.mark.at <= 3:
        return None
    between = {word for piece in walk.around.pieces[before.mark.at + 1 : at] for word in piece.text.lower().split()}
    return before if between <= _BETWEEN_LISTED else None
