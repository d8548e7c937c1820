"""Queries for a question whose words are accounted for (docs/METHODS.md 2).

Each unclear word is a choice; a frame is one way of choosing. Frames are built best first: from a frame, those that
choose one thing otherwise follow, as likely as what they choose.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from math import prod

from reliability.accounting.account import Account
from reliability.composing.apart.against import one_against_the_other
from reliability.composing.apart.anew.by_a_rate import with_the_highest_rate
from reliability.composing.apart.anew.paid_for_each import for_the_length_asked
from reliability.composing.apart.apart import further_frames
from reliability.composing.apart.examples import without_examples
from reliability.composing.complements import with_the_empty
from reliability.composing.dated import dated_alike
from reliability.composing.demands import demands_of
from reliability.composing.frame import Composed, Frame, NotComposable
from reliability.composing.idle import says_nothing
from reliability.composing.of_each import wanted_of_each
from reliability.composing.planning.asked.parts import MOST_PIECES, AskedFor
from reliability.composing.planning.asked.reading import read_asked
from reliability.composing.planning.building import Builder
from reliability.composing.planning.done_with import with_what_was_done
from reliability.composing.planning.draft import FrameDraft, NothingFits
from reliability.composing.planning.readings import readings
from reliability.composing.planning.relations import Relations, relations_of
from reliability.composing.rendering import to_sql
from reliability.composing.slots import slots_chosen
from reliability.composing.times.how_long.unit import in_asked_unit
from reliability.composing.times.told import told_by_time
from reliability.composing.writing.worst_first import worst_first
from reliability.short_names import plain_names
from reliability.values import Schema

_MOST_BUILT = 44
_MOST_CHANGES = 3
_UNLIKELY, _LED_ON = 0.03, 0.3
"""So unlikely together, what was chosen later was chosen for what came before it; and how likely it is otherwise."""
_READ_APART, _BY_ANOTHER_DAY, _WITH_THE_EMPTY, _FIRST_OF_ALL = 0.5, 0.6, 0.9, 0.5

Picks = tuple[tuple[str, int], ...]
_Promise = tuple[float, int, int, Picks]


def compose(account: Account, schema: Schema, today: date, most: int = 16) -> tuple[Composed, ...]:
    """The queries that a question's words make, likeliest first, at most `most`; empty where they make none.

    Periods come resolved with the account, so that `today` only dates what is said of the present.
    Bounded: of a question of any length only the first pieces are read, and a set number of frames is built. Where
    names are shortened, frames are built over the names that are read.
    """
    names = plain_names(schema)
    account = without_examples(names.plain(account) if names.shortened else account)
    of_each = bool(wanted_of_each(demands_of(account)))
    account = with_the_highest_rate(one_against_the_other(account, today))
    told = told_by_time(account, names.schema, today)
    account, columns = told.account, told.columns
    relations = relations_of(columns.schema)
    drafts = [
        (frame, score, columns.slots(slots_chosen(draft))) for frame, score, draft in _read(account, relations, today)
    ]
    further = further_frames(
        account, relations, lambda rest: [(f, score) for f, score, _ in _read(rest, relations, today)], today
    )
    as_a_whole = _READ_APART if further else 1.0  # of what is rather two things than one
    read = [*((frame, score, ()) for frame, score in further), *((f, as_a_whole * s, slots) for f, s, slots in drafts)]
    found: dict[str, Composed] = {}
    for frame, score, slots in read:
        try:
            there = columns.back(frame)
            if says_nothing(there):
                continue
            own = names.back(there) if names.shortened else there
            own = worst_first(own, account.text)
            own = for_the_length_asked(in_asked_unit(own, account.text, schema), account.text, schema)
            sql = to_sql(own, schema)
        except NotComposable:
            continue
        if of_each and own.limit is not None and own.first_of_each is None:
            score *= _FIRST_OF_ALL
        composed = Composed(sql, own, max(min(score, 1.0), 1e-9), names.back(slots) if names.shortened else slots)
        if sql not in found or found[sql].fit < composed.fit:
            found[sql] = composed
    return tuple(sorted(found.values(), key=lambda each: -each.fit)[:most])


def _read(account: Account, relations: Relations, today: date) -> Iterator[tuple[Frame, float, FrameDraft]]:
    """The frames of an account as one question, each with its score and the choices that led to it."""
    read = ((score, read_asked(pieces, account.text, today)) for score, pieces in readings(account, MOST_PIECES))
    taken = [(score, with_what_was_done(asked, relations)) for score, asked in read]
    for frame, draft in _frames(taken, relations):
        alike = dated_alike(frame)
        if alike is not None:
            yield alike, draft.score, draft
        yield frame, draft.score * (_BY_ANOTHER_DAY if alike is not None else 1.0), draft
        everyone_else = with_the_empty(frame, relations)
        if everyone_else is not None:
            yield everyone_else, _WITH_THE_EMPTY * draft.score, draft


def explained_by_time(account: Account, schema: Schema, today: date) -> Account:
    """The account with what only the dates of a row explain ("past due") explained; for what is missing in it."""
    names = plain_names(schema)
    plain = names.plain(account) if names.shortened else account
    return told_by_time(plain, names.schema, today).account


def _frames(taken: Sequence[tuple[float, AskedFor]], relations: Relations) -> Iterator[tuple[Frame, FrameDraft]]:
    """Frames by falling promise: each is followed by those that choose one thing otherwise."""
    queue: list[_Promise] = [(-score, n, n, ()) for n, (score, _) in enumerate(taken)]
    heapq.heapify(queue)
    seen: set[tuple[int, Picks]] = set()
    for _ in range(_MOST_BUILT):
        if not queue:
            return
        _, _, reading, picks = heapq.heappop(queue)
        score, asked = taken[reading]
        builder = Builder(asked, relations, dict(picks))
        builder.draft.score = score
        try:
            yield builder.build()
        except NothingFits:
            builder.draft.score *= 0.5
        if len(picks) < _MOST_CHANGES:
            for changed, promise in _otherwise(builder.draft, dict(picks)):
                if (reading, changed) not in seen:
                    seen.add((reading, changed))
                    heapq.heappush(queue, (-promise, len(seen), reading, changed))


def _otherwise(draft: FrameDraft, picks: Mapping[str, int]) -> Iterator[tuple[Picks, float]]:
    """The picks that differ from a draft's in one more thing, and what the frame may score. What was chosen after it
    may depend on a measure: where that was unlikely ("gold" of products), it says little of how likely another is."""
    chosen = [options[min(picks.get(name, 0), len(options) - 1)].score for name, options in draft.offered.items()]
    for at, (name, options) in enumerate(draft.offered.items()):
        if name in picks:
            continue
        after = prod(chosen[at + 1 :])
        misled = _LED_ON / after if after < _UNLIKELY and name.startswith("measure") else 1.0
        for place, option in enumerate(options[1:], start=1):
            changed = tuple(sorted({**picks, name: place}.items()))
            yield changed, misled * draft.score * option.score / options[0].score
