"""A question read for what dates tell on the day of asking."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from reliability.accounting.account import Account, Piece
from reliability.composing.planning.relations import relations_of
from reliability.composing.times.ages import ages_read
from reliability.composing.times.ahead import ahead_read
from reliability.composing.times.born import age_columns
from reliability.composing.times.cents import cents_read
from reliability.composing.times.columns import TimeColumn, TimeColumns
from reliability.composing.times.due import due_days, due_read
from reliability.composing.times.expired import expired_read
from reliability.composing.times.how_long.deeds import deeds_read
from reliability.composing.times.how_long.lengths import length_columns, lengths_read, own_lengths_read
from reliability.composing.times.last_done import last_done_read
from reliability.composing.times.lasting import lasting_read
from reliability.composing.times.worth import worth_read
from reliability.values import Schema


@dataclass(frozen=True, slots=True)
class TimesTold:
    """A question's account and the schema over which its frames are planned; where no word speaks of such times, as
    they were given."""

    account: Account
    columns: TimeColumns


def told_by_time(account: Account, schema: Schema, today: date) -> TimesTold:
    """The account and the schema with what the dates of its tables tell today, as far as words ask for it."""
    relations, pieces, columns = relations_of(schema), account.pieces, list[TimeColumn]()
    if ages := age_columns(relations, today):
        pieces, found = ages_read(pieces, account.text, ages)
        columns += found
    if days := due_days(relations):
        pieces, found = due_read(pieces, account.text, days, today)
        columns += found
    pieces, between = deeds_read(pieces, account.text, relations)
    columns += between
    if not between and (lengths := length_columns(relations)):
        pieces, found = lengths_read(pieces, account.text, lengths)
        columns += found
    pieces = own_lengths_read(pieces, account.text, relations)
    pieces, worth = worth_read(pieces, account.text, relations)
    pieces, money = cents_read(pieces, account.text, relations)
    columns += [*worth, *money]
    pieces, lasting = lasting_read(pieces, account.text, relations)
    pieces, over = expired_read(pieces, account.text, relations, today)
    columns += over
    pieces, last = last_done_read(pieces, account.text, relations, today)
    pieces, ahead = ahead_read(pieces, account.text, relations, today)
    columns += [*lasting, *last, *ahead]
    if not columns and pieces == account.pieces:
        return TimesTold(account, TimeColumns(schema, {}))
    return TimesTold(_with_pieces(account, pieces), TimeColumns.over(schema, columns))


def _with_pieces(account: Account, pieces: tuple[Piece, ...]) -> Account:
    """An account cut otherwise: what is missing in it is what nothing explains still."""
    made = [piece.text.lower() for piece in pieces if piece not in account.pieces and piece.explanations]
    missing = tuple(phrase for phrase in account.missing if not any(phrase.lower() in text for text in made))
    before, now = (sum(len(p.lemmas) for p in each if not p.explanations) for each in (account.pieces, pieces))
    share = min(now / before, 1.0) if before else 1.0
    return replace(account, pieces=pieces, missing=missing, explained=1 - (1 - account.explained) * share)
