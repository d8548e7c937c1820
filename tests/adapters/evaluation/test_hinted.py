"""What choices are worth: whose they are, what is learnt from, and that what a person always means comes first then."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.ambiqt.hinted import PIECES, ask_hinted, meant_by, others_of
from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from reliability.evaluation.ambiguity import AfterChoices, hint_figures
from tests.support.trace_world import core

SETUP = ('ALTER TABLE "orders" ADD COLUMN "net_sales" REAL', 'UPDATE "orders" SET "net_sales"="gross_sales"')
COLUMNS = ("gross_sales", "net_sales")


def question(number: int, figure: str = "SUM", setup: tuple[str, ...] = SETUP) -> AmbiguousQuestion:
    readings = tuple(f"SELECT {figure}({column}) FROM orders" for column in COLUMNS)
    return AmbiguousQuestion(f"q{number}", "column", "shop", "What were sales?", (readings[0], readings[1]), setup)


ONE = question(1)
OTHERS = [question(n, figure) for n, figure in enumerate(("MAX", "MIN", "AVG", "COUNT", "TOTAL"), start=2)]


@pytest.fixture
def databases(tmp_path: Path) -> Path:
    folder = tmp_path / "shop"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "shop.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE orders (gross_sales REAL)")
        connection.executemany("INSERT INTO orders VALUES (?)", [(4.0,), (9.5,)])
    return tmp_path


def test_others_are_over_the_same_names_and_have_other_queries() -> None:
    elsewhere = [replace(OTHERS[0], database="zoo"), replace(OTHERS[1], setup=()), replace(OTHERS[2], kind="table")]
    again = replace(ONE, id="q9", question="And the sales?")
    found = others_of(ONE, [*OTHERS, *elsewhere, ONE, again])
    assert sorted(one.id for one in found) == sorted(one.id for one in OTHERS)
    assert found == others_of(ONE, [*OTHERS, ONE]), "always in the same order"
    assert meant_by(ONE) == meant_by(OTHERS[3]), "one person means one thing"


def test_what_the_model_writes_comes_first_until_a_person_has_chosen_otherwise(databases: Path) -> None:
    meant = meant_by(ONE)
    writes = f"SELECT SUM(orders.{COLUMNS[1 - meant]}) FROM orders"
    seen: list[int] = []
    asks, left_out = ask_hinted(
        [ONE, *OTHERS],
        [ONE],
        databases,
        core((writes,)),
        lambda _share, _id: None,
        (),
        lambda a, _: seen.append(len(a)),
    )
    assert (left_out, seen) == ([], [1])
    (ask,) = asks
    assert ask.right == {"0": False, "5": True, "20": True}
    assert (ask.either, ask.chosen) == (True, len(OTHERS))
    assert ask.hints
    kept, _ = ask_hinted([ONE, *OTHERS], [ONE], databases, core(("SELECT 1",)), lambda _share, _id: None, asks)
    assert kept == asks, "what was asked is not asked again"


def test_readings_with_one_result_are_left_out(databases: Path) -> None:
    alike = replace(ONE, readings=(ONE.readings[0], ONE.readings[0]))
    assert ask_hinted([alike], [alike], databases, core(), lambda _share, _id: None) == ([], ["q1"])


def test_figures_by_hand() -> None:
    asks = [
        AfterChoices("column", "a", (False, True, True), True),
        AfterChoices("column", "a", (False, False, True), True),
        AfterChoices("column", "b", (True, True, True), True),
        AfterChoices("table", "b", (False, False, False), False),
    ]
    found = hint_figures(asks, PIECES)
    assert {kind: of["n"] for kind, of in found.items()} == {"column": 3, "table": 1, "all": 4}
    column = found["column"]
    assert [each["share"] for each in column["right"].values()] == [0.3333, 0.6667, 1.0]
    assert (column["perfect"], column["gained"], column["databases"]) == (1.0, 1.0, 2)
    assert column["points"]["gain"] == 0.6667
    assert found["all"]["gained"] == 1.0
    assert (found["table"]["gained"], found["table"]["right"]["20"]["interval"]) == (None, None)
    assert hint_figures([], PIECES)["all"]["perfect"] is None
