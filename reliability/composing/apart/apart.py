"""The frames that follow from reading a part of a question by itself: `further_frames`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from reliability.accounting.account import Account
from reliability.composing.apart.all.between_ends import between_the_ends
from reliability.composing.apart.all.in_every import in_every
from reliability.composing.apart.all.since_the_last import since_the_last
from reliability.composing.apart.all.within_both import within_both
from reliability.composing.apart.but_not import one_but_not_the_other
from reliability.composing.apart.gaps import gaps
from reliability.composing.apart.groups.beyond_a_share import beyond_a_share
from reliability.composing.apart.groups.only_those import only_those
from reliability.composing.apart.growing import grown_most
from reliability.composing.apart.growth import FramesOf, growths
from reliability.composing.apart.held.how_much_more import how_much_more
from reliability.composing.apart.held.moving import moving
from reliability.composing.apart.held.new_and_returning import new_and_returning
from reliability.composing.apart.held.of_a_hundred import of_a_hundred
from reliability.composing.apart.held.of_them import how_many_of_them
from reliability.composing.apart.held.periods_beyond import periods_beyond
from reliability.composing.apart.held.the_same_as import the_same_as
from reliability.composing.apart.leaving import leaving
from reliability.composing.apart.own_keys import rows_under
from reliability.composing.apart.pairs import comings_and_goings, counts_and_amounts
from reliability.composing.apart.ratios import ratios
from reliability.composing.apart.sets.above_the_mean import above_the_mean
from reliability.composing.apart.sets.again import of_those_with_so_many
from reliability.composing.apart.sets.alike import alike
from reliability.composing.apart.sets.both import of_both
from reliability.composing.apart.sets.both_ends import both_ends
from reliability.composing.apart.sets.first_ones import of_the_first
from reliability.composing.apart.sets.no_longer import no_longer
from reliability.composing.apart.sets.nothing_in import nothing_in_a_period
from reliability.composing.apart.sets.on_average import on_average
from reliability.composing.apart.sets.over_a_share import over_a_share
from reliability.composing.apart.sets.own_target import beyond_their_own
from reliability.composing.apart.sets.to_the_first import to_the_first
from reliability.composing.apart.sets.whose_row import whose_row
from reliability.composing.apart.sets.with_each import both_of_two
from reliability.composing.apart.sets.with_their_share import with_their_share
from reliability.composing.apart.shares import shares
from reliability.composing.frame import Frame
from reliability.composing.planning.relations import Relations
from reliability.composing.times.recurring import at_hours, on_weekdays

_MOST = 16


def further_frames(
    account: Account, relations: Relations, frames_of: FramesOf, today: date
) -> Sequence[tuple[Frame, float]]:
    """The frames, likeliest first, each with its score; none of a question that is one as a whole. `frames_of` reads an
    account so."""
    found = [
        *growths(account, frames_of),
        *grown_most(account, relations, frames_of),
        *ratios(account, relations, frames_of),
        *shares(account, relations, frames_of),
        *counts_and_amounts(account, frames_of),
        *comings_and_goings(account, relations, frames_of),
        *rows_under(account, relations),
        *one_but_not_the_other(account, relations, frames_of),
        *gaps(account, relations, frames_of),
        *leaving(account, relations, frames_of),
        *of_both(account, frames_of),
        *both_ends(account, frames_of),
        *periods_beyond(account, frames_of),
        *how_much_more(account, frames_of),
        *moving(account, frames_of),
        *since_the_last(account, frames_of, today),
        *between_the_ends(account, frames_of),
        *in_every(account, relations, frames_of),
        *within_both(account, relations, frames_of),
        *new_and_returning(account, relations, frames_of),
        *how_many_of_them(account, frames_of),
        *the_same_as(account, relations),
        *of_a_hundred(account, relations, frames_of),
        *with_their_share(account, frames_of),
        *to_the_first(account, relations, frames_of),
        *whose_row(account, relations, frames_of),
        *of_the_first(account, relations, frames_of),
        *both_of_two(account, relations, frames_of),
        *alike(account, relations, frames_of),
        *nothing_in_a_period(account, relations, frames_of),
        *over_a_share(account, frames_of),
        *beyond_a_share(account, frames_of),
        *only_those(account, frames_of),
        *on_average(account, relations, frames_of),
        *above_the_mean(account, relations, frames_of),
        *beyond_their_own(account, relations, frames_of),
        *of_those_with_so_many(account, relations, frames_of),
        *no_longer(account, relations, frames_of, today),
        *on_weekdays(account, relations, frames_of),
        *at_hours(account, relations, frames_of),
    ]
    return sorted(found, key=lambda each: -each[1])[:_MOST]
