"""A number and what it is: a comparison's, a year, how many rows are wanted, or what something equals."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from reliability.accounting.account import Explanation, Operation, Role
from reliability.accounting.accounting import ONCE
from reliability.composing.planning.asked.comparisons import compare_with
from reliability.composing.planning.asked.parts import ComparedWith, Mark
from reliability.composing.planning.asked.superlatives import ranked_later
from reliability.composing.planning.asked.vocabulary import COMPARISONS, FALLING, SURELY, THINGS
from reliability.composing.planning.asked.walk import Walk
from reliability.question.periods import Period

_CENTURIES = range(1900, 2101)
_MOST_ROWS = 1000
_HOLDING, _NEAR_ENOUGH = ("with", "have", "has", "had", "having", "who have", "that have", "who had", "that had"), 3


def take_number(walk: Walk, mark: Mark, best: Explanation) -> None:
    """Take a number into account; what is none ("one figure") says nothing."""
    value = _as_number(best.value)
    if value is None:
        return
    if walk.comparison is not None:
        compare_with(walk, mark, value)
    elif value in _CENTURIES:
        walk.asked.periods.append((mark, Period(date(int(value), 1, 1), date(int(value) + 1, 1, 1))))
    elif _is_a_limit(walk, mark, value):
        walk.asked.limit = int(value)
    elif mark.piece.text.lower() in ONCE and walk.last is not None:
        walk.asked.compared.append(ComparedWith("=", (value,), walk.last, None, mark.at))  # "bought only once"
    elif _so_many_rows(walk, mark, value):
        walk.asked.compared.append(ComparedWith("=", (value,), None, walk.around.thing_after(mark.at), mark.at))
    elif _so_many_of_it(walk, mark, value):
        after = walk.around.thing_after(mark.at)
        walk.asked.compared.append(ComparedWith("=", (value,), None, after, mark.at, explicit=False))
    elif not mark.piece.text.isalpha() or _or_more_next(walk, mark.at):  # not "one figure", "the two regions"
        _equal(walk, mark, value)


def _so_many_rows(walk: Walk, mark: Mark, value: float) -> bool:
    """Whether a number says how many rows belong to what was named before it: "suppliers with three products"."""
    after, before = walk.around.best_after(mark.at), walk.last
    held = walk.around.text_before(mark.at) in _HOLDING
    owner = before is not None and before.role is Role.TABLE and mark.at - before.at <= _NEAR_ENOUGH
    return held and owner and value > 1 and after is not None and after.role is Role.TABLE


def _so_many_of_it(walk: Walk, mark: Mark, value: float) -> bool:
    """Whether a number in words says how many a row has: "rooms with two beds"."""
    after = walk.around.best_after(mark.at)
    held = walk.around.text_before(mark.at) in ("with", "have", "has", "having")
    return value > 1 and held and after is not None and after.role is Role.COLUMN and after.score >= SURELY


def _or_more_next(walk: Walk, at: int) -> bool:
    """Whether a number in words is compared with: "three or more"."""
    after = walk.around.best_after(at)
    compares = after is not None and after.role is Role.OPERATION and after.value in COMPARISONS
    return compares and walk.around.lemmas_after(at)[:1] == ("or",)


def _is_a_limit(walk: Walk, mark: Mark, value: float) -> bool:
    """Whether only so many rows are wanted: "top 5", "the 3 largest", "the ten customers who spent most"."""
    if value != int(value) or not 0 < value <= _MOST_ROWS:
        return False
    before, after = walk.around.best_before(mark.at), walk.around.best_after(mark.at)
    after_rank = before is not None and before.role is Role.OPERATION and before.value in FALLING
    ranks = after is not None and after.role is Role.OPERATION and Operation(after.value) in FALLING
    if after_rank or ranks:
        return True
    return after is not None and after.role is Role.TABLE and value > 1 and ranked_later(walk, mark.at)


def _equal(walk: Walk, mark: Mark, value: float) -> None:
    """A number that is compared with nothing: what was named before it, or is named next, equals it."""
    found, before = walk.asked.compared, walk.last
    equal = ComparedWith("=", (value,), before, None, mark.at, explicit=False)
    if before is not None and mark.at - before.at <= 2 and before.role in THINGS:
        found.append(equal)
        return
    after = walk.around.thing_after(mark.at)
    last = found[-1] if found else None
    goes_on = last is not None and last.comparison == "=" and before is not None and before.at == last.at
    if last is not None and goes_on and after is not None and last.after is None and mark.at - last.at <= 2:
        found[-1] = replace(last, after=after)  # "3 or 4 stars"
    if mark.at - walk.id_at <= 2 and before is not None and before.role is Role.TABLE:
        found.append(replace(equal, words=("id",)))
        return
    found.append(replace(equal, before=last.before if last is not None and goes_on else before, after=after))


def _as_number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
