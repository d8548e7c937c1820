"""What a question is divided by: "per region", "by month", "the types and the number of each"."""

from __future__ import annotations

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.planning.asked.parts import Mark, Wanted
from reliability.composing.planning.asked.surroundings import several_next
from reliability.composing.planning.asked.vocabulary import FALLING, is_verb
from reliability.composing.planning.asked.walk import NOWHERE, Walk
from reliability.composing.planning.columns import PAID, words_of

_GROUPING = frozenset(
    "per each every by which what monthly weekly daily yearly annually quarterly hourly weekday weekdays".split()
)
_EACH = frozenset("per each every".split())
_BESIDES = _EACH | {"by"}
_DONE = frozenset(
    "taught built made written given led sold sent held won driven done run drawn taken sung shot".split()
)
_BEING = frozenset("is are was were be been being".split())


def group_by(walk: Walk, at: int, piece: Piece, _name: str) -> None:
    """ "Per", "by" and the like: what comes within three pieces makes groups."""
    said = piece.text.lower()
    if "every" in piece.lemmas and _listed_just_before(walk, at):
        return  # "list every receipt"
    if said == "by" and _by_somebody(walk, at):
        return  # "for each coupon offered by merchants"
    if said == "each" and walk.around.text_before(at) == "how many" and walk.asked.compared:
        return  # "who sold more than three cars, and how many each"
    if said == "for all" or (said == "across" and _all_next(walk, at)):
        return  # "the dates for all the claims", "the average across all tracks"
    if said == "by" and walk.around.cell_after(at):
        return  # "what part is paid by invoice"
    walk.grouping = at
    walk.asked.per = walk.asked.per or "per" in piece.lemmas
    walk.asked.each = walk.asked.each or "each" in piece.lemmas or "every" in piece.lemmas


def _listed_just_before(walk: Walk, at: int) -> bool:
    best = walk.around.best_before(at)
    return best is not None and best.role is Role.OPERATION and best.value == Operation.LIST


def _by_somebody(walk: Walk, at: int) -> bool:
    """Whether "by" names who did something to what is grouped already."""
    before = walk.around.pieces[at - 1] if at else None
    passive = at > 1 and walk.around.pieces[at - 2].text.lower() in _BEING
    verb = before is not None and (is_verb(before) or before.text.lower() in _DONE or passive)
    done = before is not None and verb and not (before.best and before.best.role is Role.OPERATION)
    return done and (bool(walk.asked.groups) or several_next(walk.around.pieces, at))


def _all_next(walk: Walk, at: int) -> bool:
    """Whether "all" follows, which says only that no row is left out."""
    following = walk.around.pieces[at + 1 : at + 2]
    return bool(following) and following[0].text.lower() == "all"


def group_by_what_was_listed(walk: Walk, at: int) -> None:
    """ "The types and the number of each": what is listed before "and" makes the groups."""
    asked, last = walk.asked, walk.last
    joined = walk.around.text_before(at) if at > 1 else ""
    joined = walk.around.text_before(at - 1) if joined == "the" and at > 2 else joined
    if joined != "and" or asked.wanted or asked.groups or asked.grains or not asked.listed or not asked.columns:
        return
    listed = asked.columns[-1].at
    of_it = last is not None and last.role is Role.TABLE and last.at - listed <= 2
    if last is not None and (listed == last.at or of_it) and at - last.at <= 3:
        asked.groups.append(asked.columns.pop())


def group_by_time(walk: Walk, mark: Mark, best: Explanation) -> None:
    """A length of time: what is sorted by, counted or grouped by, or the day by which a period goes."""
    asked = walk.asked
    if _paid_for_each(walk, mark):
        return
    if mark.at - walk.sorting <= 3:  # "ordered by month"
        asked.sorted.append(mark)
    elif walk.aggregates and walk.aggregates[-1] == "count" and mark.at - walk.aggregated_at <= 2:
        asked.wanted.append(Wanted("count distinct", mark, mark.at))
        walk.aggregates = []
    elif asked.groups and mark.at - asked.groups[-1].at == 1 and not _groups_too(mark):  # "per order year"
        asked.groups.pop()
        asked.grains.append((mark, best.value))  # type: ignore[arg-type]
    elif walk.grouping >= 0 and mark.piece.lemmas[-1:] in (("day",), ("date",)) and _they_next(walk, mark.at):
        walk.grouping = NOWHERE
        walk.dated = mark.at  # "by the day they came back"
    elif mark.at - walk.grouping <= 3 or set(mark.piece.lemmas) & _GROUPING or _asked_which(walk, mark.at):
        said = [each for each in asked.grains if not _of_a_trend(each[0])]
        asked.grains[:] = [*said, (mark, best.value)]  # type: ignore[list-item]


def _paid_for_each(walk: Walk, mark: Mark) -> bool:
    """Whether it is said of a figure for what length of time it is: "average monthly salary", "the yearly fee", and where its
    column is called so ("monthly wage bill" of gross_monthly)."""
    said = mark.piece.text.lower()
    if said not in _FOR_EACH:
        return False
    following = [piece for piece in walk.around.pieces[mark.at + 1 : mark.at + 3] if piece.best is not None]
    named = following[0].of(Role.COLUMN)[:2] if following else ()
    if following and following[0].best is not None and following[0].best.role is not Role.COLUMN:
        rent = bool(walk.aggregates and PAID & set(following[0].lemmas))  # the name of leases too
        named = named if rent else ()
    columns = [set(words_of(each.element.column)) for each in named if each.element is not None]
    own = [
        set(words_of(each.element.column)) for piece in following for each in piece.of(Role.COLUMN)[:1] if each.element
    ]
    return any(PAID & words for words in columns) or any(said in words for words in own)


_FOR_EACH = frozenset("hourly daily weekly monthly quarterly yearly annual".split())


def _groups_too(mark: Mark) -> bool:
    """Whether a length of time makes groups besides those named before it: "per customer per month", "per order by month"."""
    return bool(_BESIDES & set(mark.piece.lemmas))


def _they_next(walk: Walk, at: int) -> bool:
    return bool(walk.around.words_after(at, 2) & {"they", "it", "we", "of", "customer"})


def _asked_which(walk: Walk, at: int) -> bool:
    """Whether "which", or what is best or worst, is said of a length of time: "in which month", "best month", "the month
    with the highest revenue"."""
    behind = [piece.best for piece in walk.around.pieces[at + 1 : at + 4]]
    operations = [best.value for best in behind if best is not None and best.role is Role.OPERATION]
    if operations[:1] == [Operation.WITH] and len(operations) > 1 and operations[1] in FALLING:
        return True
    for piece in walk.around.pieces[max(0, at - 2) : at]:
        best = piece.best
        if best is not None and best.role is Role.OPERATION and best.value in (Operation.LIST, *FALLING):
            return not {"last", "recent"} & set(piece.lemmas)
    return False


def _of_a_trend(mark: Mark) -> bool:
    """Whether a length of time is only what "develop" leaves open."""
    best = mark.piece.best
    return best is not None and best.value == Operation.TREND
