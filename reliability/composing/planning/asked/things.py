"""A table or column that is named, and what is to be made of it: the first rule that takes it decides."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Explanation, Operation, Role
from reliability.composing.planning.asked.parts import Mark, SaidOfRows, Wanted
from reliability.composing.planning.asked.vocabulary import COMPARISONS, LEAST_SCORE, SURELY, is_verb
from reliability.composing.planning.asked.walk import NOWHERE, Walk
from reliability.composing.planning.columns import says_when, words_of

_HAVING = frozenset("with at had has have having carry carried got".split())
_GIVING = frozenset("used use uses using left leave gave given give entered provided supplied".split())
_REFUSING = 6
_TO_WHOM = frozenset("us me you them him it".split())
_ARTICLES = frozenset("a an their his her its some".split())
_WAYS_TO_REACH = frozenset("email mail phone telephone mobile fax".split())
_REACHED = tuple(
    (f"{said} {way}",) for said in ("reachable", "be reached", "be contacted") for way in ("by", "via", "on")
)
_DOERS = frozenset("who they we you i people".split())
_BY_MEANING = frozenset(("synonym", "definition", "comment", "similar"))


def take_thing(walk: Walk, mark: Mark, best: Explanation) -> None:
    """Take a table or column into account; one that no rule takes is asked for as it is."""
    if any(takes(walk, mark, best) for takes in _RULES):
        return
    asked = walk.asked
    (asked.things if best.role is Role.TABLE else asked.columns).append(mark)


# --- rules, in the order in which they are tried -----------------------------------------------------


def _sorts(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Sorted by name": what the rows are in the order of."""
    if mark.at - walk.sorting > 4:
        return False
    walk.asked.sorted.append(mark)
    if walk.aggregated_at > walk.sorting:
        walk.aggregates = []  # "sorted by lowest average score"
    ahead = walk.around.thing_after(mark.at) if best.role is Role.TABLE else None  # "by repair amount"
    goes_on = walk.around.goes_on(mark.at) or (ahead is not None and ahead.role is Role.COLUMN)
    walk.sorting = mark.at if goes_on else NOWHERE
    return True


def _hardly_named(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """Words that may well mean something else: hardly like its name, or the "new" of "new customers"."""
    faint = best.score < LEAST_SCORE and not walk.aggregates
    if not faint and not _newly(walk, mark):
        return False
    walk.asked.faint.append(mark)
    return True


def _dates(walk: Walk, mark: Mark, _best: Explanation) -> bool:
    """ "By the day they were shipped", "by order date" beside a period: the day by which the period goes."""
    if mark.at - walk.dated > 5:
        if not _by_its_date(walk, mark):
            return False
        walk.grouping = NOWHERE
    walk.asked.dating.append(mark)
    return True


def _done_by_somebody(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Who live in Graz": a verb that means a column at most."""
    text, before = walk.around.pieces[mark.at].text, walk.around.text_before(mark.at)
    verb = before in _DOERS and text.islower() and not text.endswith("s")
    if best.role is not Role.COLUMN or best.via not in _BY_MEANING or not verb:
        return False
    walk.asked.faint.append(mark)
    return True


def _groups(walk: Walk, mark: Mark, _best: Explanation) -> bool:
    """ "Per region": what makes the groups, and where "and" or a comma follows, what comes next too."""
    if not _soon_after(walk, walk.grouping, mark.at) or (walk.aggregates and walk.aggregated_at > walk.grouping):
        return False
    walk.asked.groups.append(mark)
    walk.grouping = mark.at if walk.around.goes_on(mark.at) else NOWHERE
    if mark.at in walk.around.commas:
        walk.grouping -= 2  # only what comes at once is a group too
    return True


def _aggregated_too(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "The average price and weight": the aggregates of the column before are taken of this one as well."""
    near = bool(walk.aggregated) and mark.at - walk.aggregated_last <= 3
    if best.role is not Role.COLUMN or not near or not walk.around.led_on(mark.at):
        return False
    walk.asked.wanted += [Wanted(each, mark, mark.at) for each in walk.aggregated]
    walk.aggregated_last = mark.at
    return True


def _what_was_never_done(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Never placed an order": the verb says no more than the table that follows it."""
    near = mark.at - walk.lacking <= 3
    return near and best.role is Role.COLUMN and is_verb(mark.piece) and walk.around.table_after(mark.at)


def _lacks(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Without a price", "not shipped": what the rows lack, related rows or a value of their own."""
    of_another = _of_another_table(walk, best)
    refused = mark.at - walk.negated <= 4 and bool(walk.asked.things) and of_another
    if mark.at - walk.lacking > 5 and not refused:
        return False
    walk.lacking = walk.negated = NOWHERE
    if best.role is Role.TABLE or refused or of_another:
        walk.asked.without.append(mark)
    else:
        walk.asked.said.append(SaidOfRows(mark, empty=True))
    return True


def _is_the_most(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "The highest price": what a superlative is said of; a table is asked for besides."""
    if walk.superlative is None:
        return False
    held = walk.asked.superlatives[walk.superlative]
    if mark.at - held.at > 3 or held.of is not None:
        return False
    walk.asked.superlatives[walk.superlative] = replace(held, of=mark)
    walk.superlative = None
    return best.role is Role.COLUMN and not walk.aggregates


def _there_is_some(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Lines with a discount", "any discount", "can be mailed": a property that is not nothing."""
    said = [piece.text.lower() for piece in walk.around.pieces[max(0, mark.at - 3) : mark.at]]
    before = tuple(word for word in said if word not in _TO_WHOM)[-2:]
    reached = best.element is not None and bool(_WAYS_TO_REACH & set(words_of(best.element.column)))
    some = before[-1:] == ("any",) or (before[-1:] in (("a",), ("an",)) and before[0] in _HAVING)
    held = len(before) == 2 and _gives(*before) and not _is_held_to(walk, mark.at)  # "used a voucher"
    some = some or held or (reached and (before[-1:] == ("be",) or before[-1:] in _REACHED))
    counted = "share" in walk.asked.layouts or walk.asked.counted or reached or held
    if best.role is not Role.COLUMN or not some or not counted or not (walk.asked.things or held):
        return False
    if held and mark.at - walk.negated <= _REFUSING:  # "who has not given us an e-mail"
        walk.asked.said.append(SaidOfRows(mark, empty=True))
        walk.negated = NOWHERE
    else:
        walk.asked.some.append(mark)
    return True


def _gives(verb: str, article: str) -> bool:
    """Whether two words say that rows have something: "with an e-mail", "left their number"."""
    return article in _ARTICLES and (verb in _GIVING or (verb in _HAVING and article in ("a", "an")))


def _is_held_to(walk: Walk, at: int) -> bool:
    """Whether a number, or what is compared with it, follows: "with a fee over 100"."""
    after = walk.around.best_after(at)
    compared = after is not None and (after.role is Role.NUMBER or after.value in COMPARISONS)
    following = walk.around.pieces[at + 1].text.lower() if at + 1 < len(walk.around.pieces) else ""
    return compared or following in ("of", "like", "such")


def _counted_and_summed(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "How many and revenue": rows counted, and their amounts."""
    if walk.aggregates != ["count"] or best.role is not Role.COLUMN or not walk.around.led_on(mark.at):
        return False
    walk.asked.wanted += [Wanted("count", None, walk.aggregated_at), Wanted("sum", mark, mark.at)]
    walk.aggregates = []
    return True


def _how_much_of_it(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "How much stores" counts them, "how much of the stores" is their share: leaves the table to the rules below."""
    if best.role is not Role.TABLE:
        return False
    if best.score >= SURELY and _how_much_just_before(walk, mark.at):
        walk.aggregates, walk.asked.counted = ["count"], True
    if walk.aggregates == ["sum"] and _much_of(walk, mark.at):
        walk.aggregates = []
        walk.asked.layouts.setdefault("share", walk.aggregated_at)
    return False


def _verb_of_what_is_summed(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "How much was booked": a day that nothing can be taken of."""
    if not walk.aggregates or best.role is not Role.COLUMN or not is_verb(mark.piece) or not says_when(best):
        return False
    walk.asked.faint.append(mark)
    return True


def _aggregated(walk: Walk, mark: Mark, best: Explanation) -> bool:
    """ "Average price", "how many orders": what the waiting aggregates are taken of."""
    summed = walk.aggregates[-1:] == ["sum"] and is_verb(mark.piece)  # "total invoiced"
    if not walk.aggregates or (best.role is not Role.COLUMN and walk.aggregates[-1] != "count" and not summed):
        return False
    if _names_whose_figure(walk, mark):
        walk.asked.faint.append(mark)
        return True
    walk.asked.wanted += [Wanted(each, mark, mark.at) for each in walk.aggregates]
    if best.role is Role.COLUMN:
        walk.aggregated, walk.aggregated_last = walk.aggregates, mark.at
    if best.role is Role.TABLE:
        walk.asked.things.append(mark)
    walk.aggregates = []
    return True


_RULES = (
    _sorts,
    _hardly_named,
    _dates,
    _done_by_somebody,
    _groups,
    _aggregated_too,
    _what_was_never_done,
    _lacks,
    _is_the_most,
    _there_is_some,
    _counted_and_summed,
    _how_much_of_it,
    _verb_of_what_is_summed,
    _aggregated,
)


# --- what the rules look for -------------------------------------------------------------------------


def _soon_after(walk: Walk, said: int, at: int) -> bool:
    """Whether a place is within three pieces of another, or nothing stands between them that means anything: "for each
    of the different majors"."""
    if at - said <= 3 or said < 0:
        return at - said <= 3
    between = (piece.best for piece in walk.around.pieces[said + 1 : at])
    return at - said <= 5 and all(
        best is None or best.role is Role.FUNCTION or best.value == Operation.DISTINCT for best in between
    )


def _names_whose_figure(walk: Walk, mark: Mark) -> bool:
    """Whether a word only says of what rows the figure is that follows at once: "average order value"."""
    pieces, following = walk.around.pieces, walk.around.best_after(mark.at)
    if following is None or following.role is not Role.COLUMN or says_when(following):
        return False
    tables = {each.element.table for each in mark.of(Role.TABLE)[:1] if each.element is not None}
    theirs = {each.element.table for each in pieces[mark.at + 1].of(Role.COLUMN)[:3] if each.element is not None}
    return mark.role is Role.COLUMN and walk.aggregates[-1] != "count" and bool(tables & theirs)


def _newly(walk: Walk, mark: Mark) -> bool:
    """Whether "new" is said of the rows that are named next, of a table without the day that it may mean."""
    if mark.piece.lemmas != ("new",) or mark.at + 1 >= len(walk.around.pieces):
        return False
    of = walk.around.pieces[mark.at + 1].of(Role.TABLE, Role.COLUMN)[:1]  # "new customers", "new sign-ups"
    tables = {each.element.table for each in of if each.element}
    return bool(tables) and not tables & {e.element.table for e in mark.of(Role.COLUMN) if e.element}


def _by_its_date(walk: Walk, mark: Mark) -> bool:
    """ "By order date" beside a period says which day counts; "per order date" makes groups."""
    pieces = walk.around.pieces
    said_by = walk.grouping >= 0 and pieces[walk.grouping].text.lower() == "by"
    period = any(piece.best is not None and piece.best.role is Role.PERIOD for piece in pieces)
    near = mark.at - walk.grouping <= 2
    return said_by and period and near and mark.role is Role.COLUMN and mark.piece.lemmas[-1:] == ("date",)


def _of_another_table(walk: Walk, named: Explanation) -> bool:
    """Whether a table, or the day on which its rows come to be, is named: "isn't paid" is said of orders."""
    if named.role is Role.TABLE or named.element is None:
        return named.role is Role.TABLE
    owners = {each.element.table for mark in walk.asked.things for each in mark.of(Role.TABLE)[:1] if each.element}
    never = walk.lacking >= 0 and walk.around.pieces[walk.lacking].never  # "never sold"
    dated = named.element.column.lower().endswith(("_at", "_on", "date"))
    return named.element.table not in owners and (dated or never)


def _how_much_just_before(walk: Walk, at: int) -> bool:
    before = walk.around.text_before(at)
    return walk.aggregates == ["sum"] and before == "how much" and walk.around.pieces[at].text.endswith("s")


def _much_of(walk: Walk, at: int) -> bool:
    """Whether "how much of the" comes just before a table's name: a share of its rows."""
    said = tuple(word for piece in walk.around.pieces[walk.aggregated_at : at] for word in piece.lemmas)
    return said[:3] == ("how", "much", "of") and at - walk.aggregated_at <= 3
