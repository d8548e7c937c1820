"""What a question says beside names, and whether a frame does it: numbers, averages, counts, denials."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace

from reliability.accounting.account import Operation
from reliability.composing.frame import (
    Change,
    Comparison,
    Condition,
    Filter,
    Frame,
    Having,
    Measure,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
    Related,
)
from reliability.composing.named.said import Demanded
from reliability.composing.named.uses import Use, Uses, numbers_in, put_instead
from reliability.values import Element

_NUMBER, _AGGREGATE, _DENIAL, _DISTINCT, _ORDER, _GROUP, _SHARE, _UNIT = 0.35, 0.5, 0.5, 0.6, 0.5, 0.6, 0.5, 0.3
_WHOLE, _OUTSIDE, _LACKING, _COUNT = 0.3, 0.6, 0.3, 0.5
"""What a frame's fit keeps for a number that it does not hold, an aggregate that it does not take, a list where it is
asked how many there are (`_COUNT`), a denial that it does not write, for rows counted where different things are asked for, and without the order, the groups or the share that
the words ask for, and with a number in another unit than its column's; `_WHOLE`: for a share of all groups where one
within some is asked for, `_OUTSIDE`: for any other share there; `_LACKING`: for rows that lack what is to be left out."""
_TURNED: Mapping[Comparison, Comparison] = {"is null": "is not null", "is not null": "is null"}
_DENYING = frozenset(("<>", "not in", "is null", "not like", "not contains", "not starts", "not ends"))
_COMPARING = frozenset((Operation.COMPARE, Operation.GROWTH))
_SHARING = frozenset((Operation.RATIO, Operation.SHARE))
_EXTREMES = frozenset(
    (Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM, Operation.LATEST, Operation.OLDEST)
)


def kept_of_fit(frame: Frame, uses: Uses) -> float:
    """The part of its fit that a frame keeps, in (0, 1]: 1 where it does all that is said."""
    said, kept = uses.said, 1.0
    for each in frame.where:
        unlike = isinstance(each, Condition) and isinstance(each.of, Of) and uses.factor(each.of.column) != 1.0
        kept *= _UNIT if unlike and not set(said.numbers).isdisjoint(numbers_in(each)) else 1.0
    held = numbers_in(frame)
    for number in said.numbers:
        kept *= 1.0 if any(number * factor in held for factor in (1.0, *said.factors)) else _NUMBER
    measures = measures_of(frame)
    if said.aggregate and not any(each.aggregate == said.aggregate for each in measures):
        kept *= _AGGREGATE
    if Operation.COUNT in said.operations and not frame.numbers:
        kept *= _COUNT
    if said.denied and not denies(frame):
        kept *= _DENIAL
    if Operation.DISTINCT in said.operations and not any(m.aggregate == "count distinct" for m in measures):
        kept *= 1.0 if frame.distinct else _DISTINCT
    if not _EXTREMES.isdisjoint(said.operations) and not frame.order:
        kept *= 1.0 if any(m.aggregate in ("most", "least") for m in measures) else _ORDER
    if Operation.BY in said.operations and frame.numbers and not frame.by:
        kept *= _GROUP
    shares = [each for each in frame.numbers if isinstance(each, Ratio)]
    if Operation.SHARE in said.operations and not shares:
        kept *= _SHARE
    if said.within_each and shares and all(each.within is None for each in shares):
        kept *= _WHOLE if any(each.of_all for each in shares) and len(frame.by) > 1 else _OUTSIDE
    comparisons = {each.comparison for each in frame.where if isinstance(each, Condition)}
    if said.left_out and "is null" in comparisons and "is not null" not in comparisons:
        kept *= _LACKING
    return kept


def doing_more(frame: Frame, keys: Sequence[Element], uses: Uses) -> Iterator[Use]:
    """Frames that do one more of the things that are said; `keys` are the key columns that were named and may be empty."""
    said = uses.said
    yield from _chosen_groups(frame, said)
    yield from _ordered(frame, said)
    measures = measures_of(frame)
    if said.aggregate and not any(each.aggregate == said.aggregate for each in measures):
        for place, number in enumerate(frame.numbers):
            if isinstance(number, Measure) and number.of is not None and number.aggregate != "count distinct":
                yield put_instead(frame, place, replace(number, aggregate=said.aggregate)), 0.6
    if Operation.COUNT in said.operations and frame.numbers and not any(map(_counts, frame.numbers)):
        yield replace(frame, numbers=(Measure("count"), *frame.numbers)), 0.5
        yield replace(frame, numbers=(*frame.numbers, Measure("count"))), 0.3
    if said.denied and not denies(frame):
        nothing = any(isinstance(each, Condition) and each.comparison == "is null" for each in frame.where)
        for key in () if nothing else keys:
            yield replace(frame, where=(*frame.where, Condition(Of(key), "is null"))), 0.5
        for place, each in enumerate(frame.where):
            if isinstance(each, Related):
                yield _with_filter(frame, place, replace(each, never=not each.never)), 0.5
            elif isinstance(each, Condition) and isinstance(each.of, Of) and each.of.column.table != frame.subject:
                none = Related(each.of.column.table, (each,), never=True)
                yield _with_filter(frame, place, none), 0.4
    if Operation.DISTINCT in said.operations:
        for place, number in enumerate(frame.numbers):
            for key in keys if isinstance(number, Measure) and number.of is None else ():
                yield put_instead(frame, place, Measure("count distinct", Of(key))), 0.6
    yield from _held_together(frame, said)
    yield from _within_groups(frame)
    yield from _of_two_periods(frame, said)
    yield from _above_its_like(frame)
    for key in keys:
        yield from _through_own_key(frame, key, uses)
    yield from _filtered_instead_of_shown(frame, uses)
    yield from _grouped_instead_of_kept(frame, said)
    for place, each in enumerate(frame.where):
        if isinstance(each, Condition) and each.comparison in _TURNED:
            yield _with_filter(frame, place, replace(each, comparison=_TURNED[each.comparison])), 0.3


def _chosen_groups(frame: Frame, said: Demanded) -> Iterator[Use]:
    """Groups that are chosen by a number: one that the frame does not hold, or one that it holds against single rows."""
    if not frame.by or not frame.numbers or frame.having:
        return
    held = numbers_in(frame)
    numbers: list[Number] = [*frame.numbers]
    if not any(map(_counts, numbers)):
        numbers.append(Measure("count"))
    for value in [each for each in said.numbers if each not in held][:1]:
        for of in numbers:
            part = isinstance(of, Ratio) and of.percent and not said.percent
            for comparison in said.comparisons:
                yield replace(frame, having=(Having(of, comparison, value),)), 0.3 if part else 0.6
    for place, each in enumerate(frame.where):
        if isinstance(each, Condition) and each.comparison in (">", ">=", "<", "<=") and len(each.values) == 1:
            bound, rest = each.values[0], (*frame.where[:place], *frame.where[place + 1 :])
            if isinstance(bound, int | float):
                for of in numbers:
                    yield replace(frame, where=rest, having=(Having(of, each.comparison, bound),)), 0.4


def _ordered(frame: Frame, said: Demanded) -> Iterator[Use]:
    """The other way round, or by the last number where the words ask for an order and there is none."""
    if frame.order:
        turned = tuple(replace(each, falling=not each.falling) for each in frame.order)
        yield replace(frame, order=turned), 0.4
        return
    if not frame.numbers or not frame.by:
        return
    if {Operation.MOST, Operation.TOP} & said.operations:
        yield replace(frame, order=(Order(frame.numbers[-1]),)), 0.6
    if {Operation.LEAST, Operation.BOTTOM} & said.operations:
        yield replace(frame, order=(Order(frame.numbers[-1], falling=False),)), 0.6


def _held_together(frame: Frame, said: Demanded) -> Iterator[Use]:
    """Of two numbers the difference or the ratio, beside them or in their place."""
    if len(frame.numbers) != 2 or not all(isinstance(each, Measure) for each in frame.numbers):
        return
    one, other = frame.numbers
    both: list[Number] = []
    for before, after in ((one, other), (other, one)):
        if isinstance(before, Measure) and isinstance(after, Measure):
            if not _COMPARING.isdisjoint(said.operations):
                both.append(Change(before, after))
            if not _SHARING.isdisjoint(said.operations):
                both.append(Ratio(after, before, percent=Operation.SHARE in said.operations))
    for number in both:
        yield replace(frame, numbers=(one, other, number)), 0.55
        if not frame.having and not frame.order:
            yield replace(frame, numbers=(number,)), 0.45


def _within_groups(frame: Frame) -> Iterator[Use]:
    """Shares of all groups as shares within those of one value."""
    for place, number in enumerate(frame.numbers):
        if isinstance(number, Ratio) and number.of_all and number.within is None and len(frame.by) > 1:
            for of in frame.by[:2]:
                yield put_instead(frame, place, replace(number, within=of)), 0.6


def _of_two_periods(frame: Frame, said: Demanded) -> Iterator[Use]:
    """One number as that of each of two periods, where things are compared."""
    if _COMPARING.isdisjoint(said.operations) or len(said.periods) != 2 or len(frame.numbers) != 1 or frame.having:
        return
    dated = [each for each in frame.where if isinstance(each, Condition) and each.period in said.periods]
    if not dated or any(of.grain is not None for of in frame.by):
        return
    rest = tuple(each for each in frame.where if each not in dated)
    both = [only_in(frame.numbers[0], replace(dated[0], period=period)) for period in said.periods]
    if None not in both:
        yield replace(frame, numbers=tuple(each for each in both if each is not None), where=rest, order=()), 0.6


def only_in(number: Number, condition: Condition) -> Number | None:
    """A number over the rows alone for which a condition holds too; None where it is not over rows."""
    if isinstance(number, Measure):
        return replace(number, only=(*number.only, condition))
    if isinstance(number, Ratio) and isinstance(number.above, Measure) and isinstance(number.below, Measure):
        above, below = (replace(each, only=(*each.only, condition)) for each in (number.above, number.below))
        return replace(number, above=above, below=below) if not number.of_all else None
    return None


def _above_its_like(frame: Frame) -> Iterator[Use]:
    """What is above the average of all, as above that of the rows of its kind: of what is on sale."""
    for place, each in enumerate(frame.where):
        if not isinstance(each, Condition) or not isinstance(each.other, Measure) or each.other.only:
            continue
        alike = tuple(
            other
            for other in frame.where
            if other is not each and isinstance(other, Condition) and other.other is None and other.of != each.of
        )
        if alike:
            yield _with_filter(frame, place, replace(each, other=replace(each.other, only=alike))), 0.6


def _through_own_key(frame: Frame, key: Element, uses: Uses) -> Iterator[Use]:
    """By a key of a table to itself: a value above or below that of the row which it names ("more than the person they
    report to"), or numbers for each row that is named."""
    table = uses.within.table(key.table)
    own = table is not None and any(
        each.ref_table == key.table and each.columns == (key.column,) for each in table.foreign_keys
    )
    if not own:
        return
    compared = list(uses.said.comparisons)
    if Operation.COMPARE in uses.said.operations:
        compared += [">", "<"]
    for column in [each for each in uses.wanted if each.table == key.table and uses.kind(each) == "number"]:
        for comparison in dict.fromkeys(compared):
            condition = Condition(Of(column), comparison, other=Of(column, through=key))
            yield replace(frame, where=(*frame.where, condition)), 0.6
    named = [of for of in frame.by if of.column.table == key.table and of.through is None]
    if frame.numbers and named:
        through = tuple(replace(of, through=key) if of in named else of for of in frame.by)
        yield replace(frame, by=through), 0.6


def _filtered_instead_of_shown(frame: Frame, uses: Uses) -> Iterator[Use]:
    """Rows of one value of a column in the place of that column, where a word may be one of its values; and numbers for
    each of the values by which rows are kept."""
    for place, of in enumerate(frame.by):
        rest = (*frame.by[:place], *frame.by[place + 1 :])
        if not rest and not frame.numbers:
            rest = uses.names(frame.subject)
        if of.grain is None and uses.kind(of.column) in ("text", "boolean"):
            for condition, weight in uses.conditions(of.column, uses.kind(of.column)):
                yield replace(frame, by=rest, where=(*frame.where, condition)), 0.5 * weight
    if frame.numbers and not frame.by:
        for kept in frame.where:
            if isinstance(kept, Condition) and isinstance(kept.of, Of) and len(kept.values) > 1:
                yield replace(frame, by=(Of(kept.of.column),)), 0.6


def _grouped_instead_of_kept(frame: Frame, said: Demanded) -> Iterator[Use]:
    """Numbers for each value of a column in the place of rows of one value, where things are compared."""
    both = {Operation.WITH, Operation.WITHOUT} <= said.operations
    if not frame.numbers or not (both or Operation.COMPARE in said.operations):
        return
    for place, kept in enumerate(frame.where):
        if isinstance(kept, Condition) and isinstance(kept.of, Of) and kept.comparison in ("=", "in") and kept.values:
            rest = (*frame.where[:place], *frame.where[place + 1 :])
            yield replace(frame, by=(*frame.by, Of(kept.of.column)), where=rest), 0.8


def _with_filter(frame: Frame, place: int, instead: Filter) -> Frame:
    return replace(frame, where=(*frame.where[:place], instead, *frame.where[place + 1 :]))


def _counts(number: object) -> bool:
    return isinstance(number, Measure) and number.aggregate in ("count", "count distinct")


def denies(frame: Frame) -> bool:
    """Whether a frame keeps rows by what is not."""
    return any(
        (isinstance(each, Condition) and (each.comparison in _DENYING or any(value is False for value in each.values)))
        or (isinstance(each, Related) and each.never)
        for each in frame.where
    )


def measures_of(node: object) -> list[Measure | OfEach]:
    """All measures of a frame, those within others too."""
    found: list[Measure | OfEach] = [node] if isinstance(node, Measure | OfEach) else []
    if isinstance(node, tuple):
        found += [each for one in node for each in measures_of(one)]
    elif is_dataclass(node):
        found += [each for field in fields(node) for each in measures_of(getattr(node, field.name))]
    return found
