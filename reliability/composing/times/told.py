"""A question read for what dates tell on the day of asking."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from reliability.accounting.account import Account
from reliability.composing.planning.relations import relations_of
from reliability.composing.times.ages import ages_read
from reliability.composing.times.born import age_columns
from reliability.composing.times.columns import TimeColumn, TimeColumns
from reliability.values import Schema


@dataclass(frozen=True, slots=True)
class TimesTold:
    """A question's account and the schema over which its frames are planned; where no word speaks of such times, as
    they were given."""

    account: Account
    columns: TimeColumns


def told_by_time(account: Account, schema: Schema, today: date) -> TimesTold:
    """The account and the schema with what the dates of its tables tell today, as far as words ask for it."""
    pieces, columns = account.pieces, list[TimeColumn]()
    relations = relations_of(schema)
    ages = age_columns(relations, today)
    if ages:
        pieces, columns = ages_read(pieces, account.text, ages)
    if pieces == account.pieces:
        return TimesTold(account, TimeColumns(schema, {}))
    return TimesTold(replace(account, pieces=pieces), TimeColumns.over(schema, columns))
