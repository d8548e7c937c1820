"""What tests of composed queries say in short: the day, a key, and the queries for a question's words."""

from __future__ import annotations

from datetime import date

from reliability.accounting.accounting import account_for
from reliability.composing.composing import compose
from reliability.composing.frame import Composed
from reliability.values import Column, Schema

TODAY = date(2026, 11, 21)


def key(name: str) -> Column:
    return Column(name, "INTEGER", primary_key=True, nullable=False)


def composed(schema: Schema, text: str, *cells: tuple[str, str, str]) -> tuple[Composed, ...]:
    """The queries for a question, the first one first; `cells` are the values that its words name."""
    return compose(account_for(text, schema, list(cells), TODAY), schema, TODAY)
