"""The answer in a line, over every answer, and the order in which all of an answer stands."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.slack.block_validator import check_message
from bot.slack.views.answer import answer
from bot.slack.views.charts.chart import charts
from bot.slack.views.kit import Message
from bot.slack.views.table import preview
from bot.slack.views.tables.line import answer_line
from bot.wording import answering
from reliability.afterwards.answers import AnswerAgain
from reliability.afterwards.changes import Changes
from reliability.values import Answered, Beyond, Included, LinkedSchema, Reach, Reading, Rows
from tests.support.live_bot import promise

BY_CITY = "SELECT city, COUNT(*) FROM orders GROUP BY city"
MONTHS = tuple((f"2026-{number:02}", 100.5 * (number % 8)) for number in range(1, 13))


@pytest.mark.parametrize(
    ("columns", "rows", "sql", "line"),
    [
        (("month", "total net sales, in euros"), MONTHS, "SELECT m, SUM(n) FROM s GROUP BY m",
         "12 months, January to December 2026; largest: July 2026, 703.50 €"),
        (("month", "number of orders"), (("2025-12", 4), ("2026-01", 9)), BY_CITY,
         "2 months, December 2025 to January 2026; largest: January 2026, 9"),
        (("city", "number of orders"), (("Bern", 4), ("Genf", 4), ("Chur", 1)), BY_CITY,
         "3 cities; largest: Bern and Genf, 4 each"),
        (("city", "number of orders"), (("Bern", 4), ("Genf", 4)), BY_CITY, "2 cities; 4 each"),
        (("city", "number of orders"), (("Bern", 4), (None, 7)), BY_CITY, "2 rows; largest: no value, 7"),
        (("city", "number of orders"), (("Bern", 4), ("Genf", None), ("Chur", 1)), BY_CITY,
         "3 cities; largest: Bern, 4"),
        (("city", "number of orders"), (("Bern", None), ("Genf", None)), BY_CITY, "2 cities"),
        (("city", "number of orders"), (("Bern", 4), ("Bern", 3)), BY_CITY, "2 rows; largest: Bern, 4"),
        (("city", "number of orders", "profit, in euros"), (("Bern", 4, -1.5), ("Genf", 3, 2.0)), BY_CITY,
         "2 cities; largest number of orders: Bern, 4"),
        (("city", "profit, in euros"), (("Bern", -4.0), ("Genf", -3.0)), BY_CITY, "2 cities; largest: Genf, -3.00 €"),
        (("full name", "number of orders"), (("Ada", 4), ("Ben", 3)), f"{BY_CITY} ORDER BY 2 DESC LIMIT 2",
         "2 rows; first: Ada, 4"),
        (("name",), tuple((f"n{number}",) for number in range(53)), "SELECT name FROM customers", "53 customers"),
        (("name",), tuple((f"n{number}",) for number in range(4)), "SELECT c.name FROM customers c JOIN orders o", "4 rows"),
        (("name", "price"), (("Ada", 4), ("Ben", 3)), "SELECT name, price FROM products WHERE price > 2", "2 products"),
        (("name", "price"), (("Ada", 4), ("Ben", 3)), "SELECT DISTINCT name, price FROM products", "2 rows"),
        (("city",), (("Bern",), ("Genf",), ("Chur",)), "SELECT DISTINCT city FROM shops", "Bern, Genf and Chur"),
        (("average price, in euros", "highest price, in euros"), ((3.5, 9.0),), "SELECT AVG(p), MAX(p) FROM s",
         "average price: 3.50 €; highest price: 9.00 €"),
        (("total net sales, in euros",), ((359150.64,),), "SELECT SUM(n) FROM s", "359,150.64 €"),
        (("note", "another"), (("x" * 90, "y" * 90),), "SELECT note, another FROM s", "1 row"),
    ],
)  # fmt: skip
def test_each_shape_of_a_result_has_a_line_that_is_true(
    columns: tuple[str, ...], rows: tuple[tuple[Any, ...], ...], sql: str, line: str
) -> None:
    assert answer_line(Rows(columns, rows), sql, first="LIMIT" in sql) == line


def test_of_what_a_limit_cut_no_largest_is_said() -> None:
    assert answer_line(Rows(("city", "n"), (("Bern", 4), ("Genf", 3)), truncated=True), BY_CITY) == "More than 2 rows"


def test_a_limit_that_cut_nothing_off_leaves_the_largest() -> None:
    rows = Rows(("city", "COUNT(*)"), (("Bern", 4), ("Genf", 9)))
    made = answer("Ev1", Answered(Reading(f"{BY_CITY} LIMIT 100", "Orders", rows), LinkedSchema((), ())))
    assert made.blocks[0]["text"]["text"] == "2 cities; largest: Genf, 9"


def test_the_largest_of_random_groups_is_the_largest() -> None:
    chance = random.Random(5)
    for _ in range(300):
        height = chance.randrange(3, 40)
        values = [
            chance.choice([None, chance.randint(-50, 50), round(chance.uniform(-9, 9), 2)]) for _ in range(height)
        ]
        rows = tuple((f"place {number}", value) for number, value in enumerate(values))
        line = answer_line(Rows(("city", "profit"), rows), "SELECT city, profit FROM s GROUP BY city")
        told = [value for value in values if value is not None]
        assert line.startswith(f"{height} cities")
        if len(told) and told.count(max(told)) == 1:
            assert f"largest: place {values.index(max(told))}, " in line
        check_message(answer("Ev1", Answered(Reading("", "", Rows(("city", "profit"), rows)), LinkedSchema((), ()))))


# --- the order -------------------------------------------------------------------------------------

ORDER = ("question", "line", "data_visualization", "table", "reading", "reach", "includes", "likely", "buttons", "next")


def parts(blocks: tuple[dict[str, Any], ...]) -> list[str]:
    """What each block of an answer is, small print under the table left out."""
    found = []
    for block in blocks:
        text = str(block)
        if block["type"] == "context" and "together" in text:
            continue
        named = {"header": "line", "data_visualization": "data_visualization", "table": "table", "data_table": "table"}
        kind = named.get(block["type"], "")
        kind = kind or {"candor_answer": "buttons", "candor_next": "next"}.get(block.get("block_id", ""), "")
        for words, part in (
            ("Answer to", "question"),
            (answering.HOW_READ, "reading"),
            ("The data end", "reach"),
            ("includes", "includes"),
            ("without cancelled", "includes"),
            ("likely right", "likely"),
            ("how likely this is right", "likely"),
        ):
            kind = kind or (part if words in text else "")
        found.append(kind)
    return found


@pytest.mark.parametrize("sortable", [True, False])
@pytest.mark.parametrize(
    "rows",
    [
        Rows(("city", "COUNT(*)"), (("Bern", 1200), ("Genf", 900), ("Chur", 40))),
        Rows(("COUNT(*)",), ((7,),)),
        Rows(("city", "COUNT(*)"), ()),
    ],
)
def test_an_answer_stands_in_one_order_whatever_it_is(rows: Rows, sortable: bool) -> None:
    reach = Reach(Beyond.AFTER, "order date", "31 October 2026", "from 9 to 15 November 2026")
    reading = Reading(BY_CITY, "Number of orders by city", rows, probability=0.84, reach=reach)
    outcome = Answered(
        reading,
        LinkedSchema(("orders",), ()),
        included=(Included("orders", "status", "cancelled orders", "", "", "SELECT 1", 5),),
        promise=promise(),
        calibrated=True,
    )
    made = answer(
        "Ev1", outcome, show="charts", following=("by month",), sortable=sortable, question="How many orders by city?"
    )
    for message in (made, made.without_charts):
        if message is None:
            continue
        check_message(message)
        found = parts(message.blocks)
        assert "" not in found
        assert found == sorted(found, key=ORDER.index)
        assert {"line", "reading", "includes", "likely", "buttons", "next"} <= set(found)
        assert ("question" in found) == ("table" in found)


def test_what_is_run_again_names_its_question_though_it_is_small() -> None:
    again = AnswerAgain(Reading("", "Orders", Rows(("n",), ((7,),))), LinkedSchema((), ()), changes=Changes("same"))
    made = answer("Ev1", again, question="How many <!channel> orders?")
    assert parts(made.blocks)[:2] == ["question", "line"]
    assert "&lt;!channel&gt;" in str(made.blocks[0])


def test_before_they_are_chosen_two_periods_are_told_apart() -> None:
    names = ("number of orders in October 2026", "number of orders in October 2025")
    assert preview(Rows(names, ((609, 601),))) == f"{names[0]}: 609\n{names[1]}: 601"
    grid = preview(Rows(("city", *names), (("Bern", 4, 5), ("Genf", 6, 7)))).split("\n")[0]
    assert "October 2026" in grid
    assert "October 2025" in grid


def test_two_periods_side_by_side_are_drawn_and_named_by_what_differs() -> None:
    names = ("city", "total net sales in Q3 2026, in euros", "total net sales in Q3 2025, in euros")
    [made] = charts(Rows(names, (("Bern", 4.0, 5.0), ("Genf", 6.0, 7.0))))
    assert [each["name"] for each in made.block["chart"]["series"]] == ["Q3 2026", "Q3 2025"]
    check_message(Message("text", (made.block,)))
