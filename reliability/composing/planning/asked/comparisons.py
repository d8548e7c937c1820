"""Numbers that something is held to: "more than 20", "between 3 and 5", "above 80 % of the price", "above average"."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Operation, Piece, Role
from reliability.composing.planning.asked.parts import MONEY, ComparedWith, Mark
from reliability.composing.planning.asked.vocabulary import COMPARISONS, LENGTHS_OF_TIME, MONEY_WORDS, THINGS, is_verb
from reliability.composing.planning.asked.walk import Walk
from reliability.composing.planning.columns import says_when

_PRICED = frozenset("cheaper dearer pricier costlier expensive costly".split())
_UNDER = frozenset("below under less lower fewer earlier".split())
_OVER = frozenset("above over more higher later".split())
_TO, _TO_THE_OTHER = frozenset(("to", "until", "till")), 4
_APART = frozenset({"day", "week", "month", "year"})


def compare(walk: Walk, at: int, piece: Piece, name: str) -> None:
    """A comparison with the number that follows, or ("or more") with the one just said."""
    asked = walk.asked
    from_to = piece.text.lower() == "from" and bool(walk.around.words_after(at, _TO_THE_OTHER) & _TO)
    if (name == Operation.BETWEEN or from_to) and _days_apart(walk, at):
        asked.layouts.setdefault("duration", at)
        asked.wanted = [wanted for wanted in asked.wanted if wanted.aggregate != "count distinct"]
        return
    last, beyond = asked.compared[-1] if asked.compared else None, _or_beyond(walk, at, piece)
    if last is not None and beyond is None and not last.explicit and at - last.at == 1 and name != Operation.BETWEEN:
        after = walk.around.thing_after(at)
        asked.compared[-1] = replace(last, comparison=COMPARISONS[name], explicit=True, after=after)
    else:
        walk.comparison = beyond or Operation(name)
        walk.comparing = piece.lemmas


def _or_beyond(walk: Walk, at: int, piece: Piece) -> Operation | None:
    """What is held to a number of its own: "above 50 or below 20", "and more than 50", unlike "20 or below"."""
    words, ahead = piece.text.lower().split(), walk.around.best_after(at)
    than = walk.around.lemmas_after(at)[:1] == ("than",)
    last = walk.asked.compared[-1] if walk.asked.compared else None
    goes_on = words[0] == "and" and last is not None and not last.explicit  # "those of 20 and over"
    number = ahead is not None and ahead.role is Role.NUMBER and not goes_on
    if len(words) < 2 or words[0] not in ("or", "and") or not (than or number):
        return None
    return Operation.BELOW if words[1] in _UNDER else Operation.ABOVE if words[1] in _OVER else None


def _days_apart(walk: Walk, at: int) -> bool:
    """Whether "between" or "from" stands behind days, months or years and before no number: "how many days on average
    between order and delivery", "from application to offer"."""
    behind = [piece.best for piece in walk.around.pieces[max(0, at - 5) : at]]
    ahead = [piece.best for piece in walk.around.pieces[at + 1 : at + 4]]
    lengths = any(best is not None and best.role is Role.GRAIN and best.value in _APART for best in behind)
    bounds = any(best is not None and best.role in (Role.NUMBER, Role.PERIOD) for best in ahead)
    return lengths and not bounds


def compare_with(walk: Walk, mark: Mark, value: float) -> None:
    """The number that a comparison has waited for; of "between" the second joins the first."""
    assert walk.comparison is not None
    comparison, found = COMPARISONS[walk.comparison], walk.asked.compared
    if walk.comparison is not Operation.BETWEEN:
        walk.comparison = None
    elif found and len(found[-1].values) == 1 and mark.at - found[-1].at <= 3 and found[-1].comparison == ">=":
        after = walk.around.thing_after(mark.at) or found[-1].after
        found[-1] = replace(found[-1], values=(*found[-1].values, value), after=after)
        walk.comparison = None
        return
    before = walk.last if walk.last is not None and walk.last.role in (*THINGS, Role.STATE) else None
    named = walk.around.thing_after(mark.at)
    own = named is not None and (
        named.role is Role.COLUMN or named.at == mark.at + 1
    )  # "or more than 50 days lead time"
    if (
        before is None and found and walk.comparing[:1] in (("or",), ("and",)) and not own
    ):  # "a price above 50 or below 20"
        before = found[-1].before or found[-1].after
    unit, share_of = _unit_of(walk, mark.at), _percent_of(walk, mark.at)
    priced = unit == MONEY and bool(_PRICED & set(walk.comparing))  # "cheaper than 20 euros": those of a price
    after = named if share_of is None and not priced else None
    after = _with_one_of_it(walk, after)
    said = ComparedWith(comparison, (value,), before, after, mark.at, words=walk.comparing, unit=unit)
    found.append(replace(said, share_of=share_of, otherwise=_otherwise(mark)))
    if share_of is not None:
        walk.passed = share_of.at
    elif _lasting_next(walk, mark.at) or priced:
        walk.passed = mark.at + 1


def _with_one_of_it(walk: Walk, named: Mark | None) -> Mark | None:
    """What is counted where a figure that it has is said of it: "at least 10 scored tests" are tests with a score."""
    if named is None or named.role is not Role.COLUMN or not is_verb(named.piece):
        return named
    following = walk.around.best_after(named.at)
    own = named.of(Role.COLUMN)[0].element
    if following is None or following.role is not Role.TABLE or own is None or following.element is None:
        return named
    if own.table != following.element.table or says_when(named.of(Role.COLUMN)[0]):
        return named
    walk.asked.some.append(named)
    walk.passed = named.at
    return Mark(named.at + 1, walk.around.pieces[named.at + 1])


def _otherwise(mark: Mark) -> float | None:
    """The other number that a mark may be: 1.25 of "1.250"."""
    others = [each.value for each in mark.of(Role.NUMBER)[1:]]
    return float(others[0]) if others else None


def _unit_of(walk: Walk, at: int) -> str:
    """What a number counts, by the piece behind it: money, a length of time, or ""."""
    following, ahead = walk.around.lemmas_after(at), walk.around.best_after(at)
    unit = ahead.value if ahead is not None and ahead.role is Role.GRAIN else ""
    if set(following) & MONEY_WORDS:
        unit = MONEY
    if _lasting_next(walk, at) or (ahead is not None and not unit and "to" in following):
        return next((word for word in following if word in LENGTHS_OF_TIME), "")
    return unit


def _lasting_next(walk: Walk, at: int) -> bool:
    """Whether it is said behind a number what lasts as long: "more than 60 days to deliver"."""
    ahead = walk.around.best_after(at)
    return ahead is not None and ahead.value == Operation.DURATION


def _percent_of(walk: Walk, at: int) -> Mark | None:
    """The property named in "80 % of the price"."""
    following = walk.around.pieces[at + 1 : at + 5]
    if not following or following[0].lemmas[:1] not in (("%",), ("percent",), ("pct",)):
        return None
    if "of" not in {word for piece in following[:2] for word in piece.lemmas}:
        return None
    for place, piece in enumerate(following[1:], start=at + 2):
        if piece.best is not None and piece.best.role is Role.COLUMN:
            return Mark(place, piece)
    return None


def compared_with_it(walk: Walk, at: int) -> bool:
    """Whether a comparison comes just before: "larger than the average"."""
    before = walk.around.pieces[max(0, at - 2) : at]
    said = [piece.best.value for piece in before if piece.best is not None and piece.best.role is Role.OPERATION]
    return walk.comparison not in (None, Operation.BETWEEN) and walk.comparison in said


def compare_with_average(walk: Walk, at: int) -> None:
    """ "Above the average", "more than the average price": of the property named before, or after."""
    assert walk.comparison is not None
    comparison, walk.comparison = COMPARISONS[walk.comparison], None
    pieces, after = walk.around.pieces, None
    for place in range(at + 1, min(len(pieces), at + 4)):
        best = pieces[place].best
        if best is not None and best.role is Role.COLUMN:
            after = Mark(place, pieces[place])
        elif best is None or best.role not in (Role.FUNCTION, Role.TABLE):
            break
    before = walk.last if walk.last is not None and walk.last.role is Role.COLUMN else None
    said = ComparedWith(comparison, (0.0,), before, after, at, words=walk.comparing, average=True)
    walk.asked.compared.append(said)
    walk.passed = after.at if after else at
