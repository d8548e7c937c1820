"""Rows that have something in common with one that is named."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PIERS = Table("piers", (key("pier_id"), Column("pier_name", "TEXT", nullable=False)))
BOATS = Table(
    "boats",
    (
        key("boat_id"),
        Column("boat_name", "TEXT", nullable=False),
        Column("pier_id", "INTEGER", nullable=False),
        Column("colour", "TEXT", nullable=False),
        Column("built_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("pier_id",), "piers", ("pier_id",)),),
)
PORT = Schema("sqlite", (PIERS, BOATS))
MARE = ("boats", "boat_name", "Mare")
SHARED = (
    "SELECT boats.boat_name FROM boats WHERE boats.{0} IN (SELECT t.{0} FROM (SELECT boats.{0} FROM boats WHERE "
    "boats.boat_name = 'Mare') AS t)"
)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("boats at the same pier as Mare", "pier_id"),
        ("which boats have the same colour as Mare?", "colour"),
        ("boats with exactly the same colour as the Mare", "colour"),
    ],
)
def test_it_is_what_the_named_one_has(text: str, column: str) -> None:
    assert composed(PORT, text, MARE)[0].sql == SHARED.format(column)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("boats with the same colour", ()),
        ("boats at the same pier as last year", ()),
        ("boats built in 2025 at the same pier as Mare", (MARE,)),
        ("boats at the pier of Mare", (MARE,)),
    ],
)
def test_others_share_nothing_with_one(text: str, cells: tuple[tuple[str, str, str], ...]) -> None:
    assert not any("IN (SELECT t." in each.sql for each in composed(PORT, text, *cells))
