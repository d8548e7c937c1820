"""What a question comes to at its end: what was said of nothing that came, and what only the whole of it tells."""

from __future__ import annotations

import re
from itertools import pairwise

from reliability.accounting.account import Role
from reliability.composing.frame import Aggregate
from reliability.composing.planning.asked.parts import Mark, Superlative, Wanted
from reliability.composing.planning.asked.vocabulary import LASTING
from reliability.composing.planning.asked.walk import Walk

_TAKES = re.compile(
    r"\b(?:take|takes|took|taken|need|needs|needed|wait|waits|waited) (?:\w+ ){0,2}?(?:to|for)\b|\bin days\b"
)
_FALLING_WORDS = frozenset("descending decreasing desc".split())
_MORE = frozenset("more higher better bigger larger greater stronger less fewer lower smaller weaker worse".split())
_AMOUNTS = frozenset(("much", "amount", "value"))
_VALUES_FIRST = frozenset(("highest", "lowest"))
_RUNNING = frozenset("running cumulative cumulatively rolling accumulated".split())
_BESIDE = 2


def end(walk: Walk) -> None:
    """Finish what is asked for."""
    _share_of_each(walk)
    _one_or_the_other(walk)
    _order(walk)
    _average_of_each(walk)
    _running_by_month(walk)
    if _said_at_the_end(walk):
        mark = walk.asked.columns.pop(0)
        walk.asked.wanted += [Wanted(each, mark, mark.at) for each in walk.aggregates]
    else:
        walk.asked.wanted += [Wanted(each, None, walk.aggregated_at) for each in _left_over(walk)]


def _share_of_each(walk: Walk) -> None:
    """ "Which shop has the highest share of ...": what comes before the superlative makes the groups."""
    asked = walk.asked
    ranked_share = "share" in asked.layouts and asked.superlatives and not asked.groups and len(asked.things) > 1
    if ranked_share and asked.things[0].at < asked.superlatives[0].at:
        asked.groups.append(asked.things.pop(0))


def _one_or_the_other(walk: Walk) -> None:
    """ "Are there more orders in Vienna or in Graz": the two are compared."""
    pieces, said = walk.around.pieces, walk.asked.said
    for one, other in pairwise(said):
        between = {word for piece in pieces[one.mark.at + 1 : other.mark.at] for word in piece.lemmas}
        columns = [{each.element for each in said.mark.of(Role.CELL)} for said in (one, other)]
        if "or" in between and other.mark.at - one.mark.at <= 3 and columns[0] & columns[1]:
            before = {word for piece in pieces[: one.mark.at] for word in piece.lemmas}
            if before & _MORE:
                walk.asked.layouts.setdefault("compare", one.mark.at + 1)


def _order(walk: Walk) -> None:
    """In which order rows are shown, and whether the longest is one that took longest."""
    asked, text = walk.asked, walk.around.text.lower()
    asked.alphabetical = any(word in text for word in ("alphabet", "lexicograph"))
    lasting = any(LASTING & set(top.words) for top in asked.superlatives)
    if lasting and "duration" not in asked.layouts and _TAKES.search(text):
        asked.layouts["duration"] = asked.superlatives[0].at  # "the longest that it took to ship one"
    asked.falling = any(set(piece.lemmas) & _FALLING_WORDS for piece in walk.around.pieces)
    first = next((top for top in asked.superlatives if top.all), None)
    rows = bool(asked.things) and not (asked.wanted or asked.counted or asked.columns)
    grouped = asked.groups[-1] if asked.groups and rows and asked.groups[-1].role is Role.COLUMN else None
    of_values = first is not None and (first.dated or bool(_VALUES_FIRST & set(first.words)))
    if first is not None and of_values and grouped is not None and 0 < first.at - grouped.at <= _BESIDE:
        asked.sorted.append(asked.groups.pop())  # "the employees by salary, highest first"
    if first is not None and asked.sorted:
        asked.falling = first.falling
    if walk.sorts and not asked.sorted and not asked.superlatives:
        asked.superlatives.append(Superlative(asked.falling, max(walk.sorts), (), all=True))


def _average_of_each(walk: Walk) -> None:
    """An average of counts: "how many orders a day on average"."""
    asked = walk.asked
    counts = [wanted.aggregate for wanted in asked.wanted] == ["count"]
    each_day = counts and any({"per", "a", "each", "every"} & set(mark.piece.lemmas) for mark, _ in asked.grains)
    if walk.aggregates == ["average"] and (each_day or _of_each_thing(walk)):
        asked.per = True


def _running_by_month(walk: Walk) -> None:
    """A running total of which no steps are named goes from month to month."""
    asked = walk.asked
    at = asked.layouts.get("running")
    said = at is not None and bool(_RUNNING & set(walk.around.pieces[at].text.lower().split()))
    if at is not None and said and not (asked.grains or asked.groups or asked.listed):
        asked.grains.append((Mark(at, walk.around.pieces[at]), "month"))


def _of_each_thing(walk: Walk) -> bool:
    """Whether an average is of counts of one thing for each of another, which then makes the groups: "how many loans
    does a reader take out on average"."""
    asked = walk.asked
    if len(asked.wanted) != 1 or asked.wanted[0].aggregate != "count" or len(asked.things) != 2 or asked.groups:
        return False
    counted, each = asked.things
    mark = asked.wanted[0].mark
    words = {piece.text.lower() for piece in walk.around.pieces[counted.at + 1 : each.at]}
    if mark is None or mark.at != counted.at or not words & {"a", "an", "one", "our"}:
        return False
    asked.groups.append(asked.things.pop())
    return True


def _said_at_the_end(walk: Walk) -> bool:
    """Is it said at last what is done with the property named first: "floor space per format, sum it up"?"""
    asked, at = walk.asked, walk.aggregated_at
    if asked.wanted or asked.listed or len(asked.columns) != 1 or walk.aggregates not in (["sum"], ["average"]):
        return False
    rest = [*asked.groups, *asked.things, *asked.columns[1:]]
    return asked.columns[0].at < at and all(mark.at < at for mark in rest)


def _left_over(walk: Walk) -> list[Aggregate]:
    """The aggregates that are taken of rows, nothing having come for them; not a "total" that only says of another
    figure, of those who are listed or of a share that it is one."""
    asked, pieces = walk.asked, walk.around.pieces
    amount = bool(pieces) and not _AMOUNTS.isdisjoint(pieces[walk.aggregated_at].lemmas)
    if walk.aggregates == ["count", "sum"] and not amount:
        return ["count"]
    if walk.aggregates != ["sum"]:
        return walk.aggregates
    in_total = asked.wanted and not amount
    spent = (
        asked.compared and asked.columns and asked.listed and not (amount or walk.told)
    )  # "who spent 5,000 in total"
    share = "share" in asked.layouts and not asked.wanted  # "how much of"
    return [] if in_total or spent or share else walk.aggregates
