"""Charts: never a block that Slack refuses, never a picture that misleads, and never an answer without its numbers."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.slack.app import build_client
from bot.slack.block_validator import check_message
from bot.slack.views.answer import answer, charts_of
from bot.slack.views.charts.chart import charts
from bot.slack.views.kit import Message
from bot.slack.voice import CannotPost, Voice
from bot.wording import answering
from reliability.values import Answered, LinkedSchema, Reading, Rows
from tests.support.live_bot import action_ids, answered, live_bot
from tests.support.peopled_workspace import PeopledWorkspace

Json = dict[str, Any]
MONTHS = [f"2026-{number:02}" for number in range(1, 13)]
CITIES = ["Bern", "Genf", "Basel", "Lugano", "Chur", "Zug"]


def drawn(columns: tuple[str, ...], *rows: tuple[Any, ...], truncated: bool = False) -> list[Json]:
    return [each.block for each in charts(Rows(columns, rows, truncated=truncated))]


def kinds(columns: tuple[str, ...], *rows: tuple[Any, ...], truncated: bool = False) -> list[str]:
    return [block["chart"]["type"] for block in drawn(columns, *rows, truncated=truncated)]


def outcome(columns: tuple[str, ...], *rows: tuple[Any, ...], truncated: bool = False) -> Answered:
    """An answer whose SQL gives its columns no other names than these."""
    return Answered(Reading("no SQL", "Orders", Rows(columns, rows, truncated=truncated)), LinkedSchema((), ()))


# --- which chart -----------------------------------------------------------------------------------

BY_MONTH = [(month, number * 10.5) for number, month in enumerate(MONTHS)]
BY_CITY = [(city, 10 - number) for number, city in enumerate(CITIES)]
DAYS = [(f"2026-10-{day:02} 00:00:00", day) for day in range(1, 15)]


@pytest.mark.parametrize(
    ("columns", "rows", "expected"),
    [
        (("month", "total net sales, in euros"), BY_MONTH, ["line"]),
        (("month", "total net sales, in euros"), BY_MONTH[::-1], ["line"]),
        (("total net sales, in euros", "month"), [(value, month) for month, value in BY_MONTH], ["line"]),
        (("order date", "number of orders"), DAYS, ["line"]),
        (("year", "number of orders"), [(2024, 3), (2025, 5), (2026, 4)], ["line"]),
        (("year of order date", "number of orders"), [("2024", 3), ("2025", 5), ("2026", 4)], ["line"]),
        (("postcode", "number of orders"), [("2024", 3), ("2025", 5), ("2026", 4)], ["bar"]),
        (("quarter", "number of orders"), [("2026-Q1", 3), ("2026-Q2", 5), ("2026-Q3", 4)], ["line"]),
        (("month", "number of orders"), [(number, number % 5) for number in range(1, 13)], ["line"]),
        (("day", "running total of sales"), [("2026-01-01", 1), ("2026-01-02", 3), ("2026-01-03", 4)], ["area"]),
        (("day", "running profit"), [("2026-01-01", 1), ("2026-01-02", -3), ("2026-01-03", 4)], ["line"]),
        (("city", "number of orders"), BY_CITY, ["bar"]),
        (("city", "profit"), [("Bern", -4), ("Genf", 2)], ["bar"]),
        (("is open", "number of orders"), [(True, 4), (False, 2), (None, 1)], ["bar"]),
        (("city", "share of orders"), [("Bern", 0.5), ("Genf", 0.25), ("Chur", 0.25)], ["pie"]),
        (("city", "orders, in percent"), [("Bern", 60), ("Genf", 40)], ["pie"]),
        (("city", "number of orders", "number of customers"), [("Bern", 4, 2), ("Genf", 3, 1)], ["bar"]),
        (("city", "sales, in euros", "number of orders"), [("Bern", 4.5, 2), ("Genf", 3.5, 1)], ["bar", "bar"]),
        (("city", "sales, in euros", "cost, in euros"), [("Bern", 4000.5, 2), ("Genf", 3000.5, 1)], ["bar", "bar"]),
    ],
)
def test_a_date_or_a_category_with_measures_is_drawn(
    columns: tuple[str, ...], rows: list[tuple[Any, ...]], expected: list[str]
) -> None:
    assert kinds(columns, *rows) == expected


@pytest.mark.parametrize(
    ("columns", "rows"),
    [
        (("number of orders",), [(5,)]),
        (("city", "number of orders"), [("Bern", 5)]),
        (("number of orders",), [(5,), (6,)]),
        (("number of orders", "profit"), [(5, 1), (6, 2)]),
        (("city",), [("Bern",), ("Genf",)]),
        (("first name", "last name", "number of orders"), [("Ada", "L", 1), ("Ben", "M", 2)]),
        (("city", "number of orders"), [(f"city {number}", number) for number in range(21)]),
        (("city", "number of orders"), [("Bern", 4), ("Genf", None)]),
        (("city", "profit"), [("Bern", math.nan), ("Genf", 2.0)]),
        (("city", "profit"), [("Bern", math.inf), ("Genf", 2.0)]),
        (("city", "profit"), [("Bern", 10**4000), ("Genf", 2)]),
        (("city", "profit"), [("Bern", 0), ("Genf", 0)]),
        (("city", "profit"), [("Bern", 1), ("Bern", 2)]),
        (("city", "profit"), [("Bern " * 9 + "north", 1), ("Bern " * 9 + "south", 2)]),
        (("order_id", "profit"), [(1, 10), (2, 20)]),
        (("city", "customer_id"), [("Bern", 10), ("Genf", 20)]),
        (("city", "founded in year"), [("Bern", 1191), ("Genf", 1387)]),
        (("picture", "profit"), [(b"a", 10), (b"b", 20)]),
        (("city", "a, in euros", "b, in days", "c"), [("Bern", 1, 2, 3), ("Genf", 1, 2, 3)]),
        (("city", *(f"number of {letter}" for letter in "abcdefg")), [("Bern", *range(7)), ("Genf", *range(7))]),
    ],
)
def test_what_is_naturally_no_chart_is_none(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    assert kinds(columns, *rows) == []


def test_a_result_that_a_limit_cut_has_no_chart() -> None:
    assert kinds(("month", "n"), *BY_MONTH) == ["line"]
    assert kinds(("month", "n"), *BY_MONTH, truncated=True) == []


def test_a_line_runs_forward_in_time_whatever_the_order_of_the_rows() -> None:
    [block] = drawn(("month", "n"), *sorted(BY_MONTH, key=lambda row: -row[1]))
    assert block["chart"]["axis_config"]["categories"][:2] == ["January 2026", "February 2026"]
    assert [point["value"] for point in block["chart"]["series"][0]["data"]] == [value for _, value in BY_MONTH]


@pytest.mark.parametrize("left_out", range(1, 11))
def test_no_line_hides_a_month_that_is_missing(left_out: int) -> None:
    assert kinds(("month", "n"), *BY_MONTH[:left_out], *BY_MONTH[left_out + 1 :]) == ["bar"]


@pytest.mark.parametrize("shares", [(0.7, 0.5, -0.2), (0.5, 0.5, 0.0), (0.5, 0.3, 0.1), (0.9, 0.9, 0.2)])
def test_a_pie_is_a_whole_in_positive_parts_or_none(shares: tuple[float, ...]) -> None:
    assert kinds(("city", "share of orders"), *zip(CITIES, shares, strict=False)) == ["bar"]


def test_shares_are_drawn_in_percent_as_the_table_shows_them() -> None:
    made = charts(Rows(("city", "share of orders"), (("Bern", 0.57), ("Genf", 0.43))))[0]
    assert [each["value"] for each in made.block["chart"]["segments"]] == [57, 43]
    assert made.text == "Bern: 57.0 %; Genf: 43.0 %"


# --- any result ------------------------------------------------------------------------------------

LABEL_NAMES = ["month", "year", "order date", "city", "week", "", "<!channel> & co", "x" * 80, "year of order"]
AMOUNT_NAMES = [
    "number of orders",
    "number of customers",
    "total net sales, in euros",
    "cost, in euros",
    "share of orders",
    "rate, in percent",
    "running total",
    "customer_id",
    "profit",
    "&" * 80,
    "n",
]
ODD: list[Any] = [None, True, math.nan, -math.inf, 10**4000, "text", b"bytes", "", "\ud800", "\u202eevil", 0, 1e300]


def some_labels(chance: random.Random, height: int) -> list[Any]:
    """Periods of every kind, names, and neither."""
    start, step = date(2026, 1, 1) + timedelta(chance.randrange(900)), chance.choice([1, 7])
    n = range(height)
    found: list[list[Any]] = [
        [f"{2020 + number // 12}-{number % 12 + 1:02}" for number in n],
        [f"{2020 + number // 4}-Q{number % 4 + 1}" for number in n],
        [f"{2020 + number // 12}-{number % 12 + 1:02}-01 00:00:00" for number in n],
        [1995 + number for number in n],
        [number % 12 + 1 for number in n],
        [f"place {number}" for number in n],
        [chance.choice(CITIES) for _ in n],
        [number % 2 == 0 for number in n],
        [str(start + timedelta(step * number)) for number in n],
        ["".join(chance.choices("ab<&> \n\u202e名👍", k=chance.randrange(30))) for _ in n],
    ]
    return chance.choice(found)


def some_amounts(chance: random.Random, height: int) -> tuple[str, list[Any]]:
    """Numbers of every size and sign, parts of a whole, sums that grow; often under a name that fits."""
    whole: list[Any] = [chance.randint(-1000, 1000) for _ in range(height)]
    parts = [chance.uniform(0.01, 1) for _ in range(height)]
    found: list[tuple[str, list[Any]]] = [
        ("profit", whole),
        ("number of orders", [abs(each) for each in whole]),
        ("cost, in euros", [chance.uniform(-1, 1) * 10 ** chance.randrange(9) for _ in range(height)]),
        ("average rating", parts),
        ("share of orders", [each / sum(parts) for each in parts]),
        ("orders, in percent", [100 * each / sum(parts) for each in parts]),
        ("running total", sorted(abs(each) for each in whole)),
        ("number of customers", [0] * height),
    ]
    name, values = chance.choice(found)
    return (name if chance.random() < 0.5 else chance.choice(AMOUNT_NAMES)), values


def some_result(chance: random.Random) -> Rows:
    """Mostly such as make a chart, with all that may keep them from it."""
    height = chance.choice([0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 21, 30])
    columns = [
        (chance.choice(LABEL_NAMES), some_labels(chance, height)) for _ in range(chance.choice([0, 1, 1, 1, 1, 2]))
    ]
    columns += [some_amounts(chance, height) for _ in range(chance.choice([0, 1, 1, 1, 2, 3, 6, 7]))]
    if height and columns and chance.random() < 0.15:
        chance.choice(columns)[1][chance.randrange(height)] = chance.choice(ODD)
    if height and columns and chance.random() < 0.1:
        columns[0][1][chance.randrange(height)] = None  # a category without a name
    if chance.random() < 0.2:
        chance.shuffle(columns)
    lines = list(zip(*(values for _, values in columns), strict=True))
    if chance.random() < 0.3:
        chance.shuffle(lines)
    if len(lines) > 3 and chance.random() < 0.2:
        del lines[chance.randrange(1, len(lines) - 1)]  # a period without data
    return Rows(tuple(name for name, _ in columns), tuple(lines), truncated=chance.random() < 0.1)


def seen(block: Json) -> tuple[list[str], list[list[float]]]:
    chart = block["chart"]
    if chart["type"] == "pie":
        return [each["label"] for each in chart["segments"]], [[each["value"] for each in chart["segments"]]]
    said = [each["label"] for each in chart["series"][0]["data"]]
    assert said == chart["axis_config"]["categories"]
    return said, [[point["value"] for point in each["data"]] for each in chart["series"]]


def in_time(categories: list[str]) -> bool:
    """By eye: years, months by name, quarters or days, one after the other and evenly."""
    try:
        return evenly(categories)
    except (ValueError, IndexError):
        return False


def evenly(categories: list[str]) -> bool:
    months = "January February March April May June July August September October November December".split()

    def place(text: str) -> int:
        words = text.split()
        if words[0] in months:
            return months.index(words[0]) + 12 * int(words[1] if len(words) > 1 else 0)
        if "Q" in text:
            return int(text[:4]) * 4 + int(text[-1])
        if len(text) == 4:
            return int(text)
        day = date.fromisoformat(text)
        return day.toordinal() if any(not each.endswith("-01") for each in categories) else 12 * day.year + day.month

    places = [place(text) for text in categories]
    return len({later - earlier for earlier, later in pairwise(places)}) == 1 and (places[0] < places[1])


def check_truth(rows: Rows, block: Json) -> None:
    """A chart holds every row's numbers once, together, and is no picture that says more than they do."""
    chart = block["chart"]
    categories, series = seen(block)
    assert not rows.truncated
    assert len(categories) == len(set(categories)) == len(rows.rows) >= 2
    points = sorted(zip(*series, strict=True))
    numeric = [
        place for place in range(len(rows.columns)) if all(type(row[place]) in (int, float) for row in rows.rows)
    ]
    kept: list[list[list[Any]]] = []  # for each series, the columns that hold just these numbers
    for values in series:
        assert all(math.isfinite(value) for value in values)
        columns: list[list[Any]] = [[row[place] for row in rows.rows] for place in numeric]
        kept.append([c for c in columns if same(values, c) or same(values, [100 * each for each in c])])
        assert kept[-1]
    if len(series) == 2:  # what stands over one category stood in one row
        assert any(len(sorted(zip(one, two, strict=True))) == len(points) for one in kept[0] for two in kept[1])
    if chart["type"] == "bar" and not in_time(categories):
        assert any(
            math.isclose(series[0][0], scale * c[0], rel_tol=1e-9, abs_tol=1e-9) for c in kept[0] for scale in (1, 100)
        )
    if chart["type"] == "pie":
        assert min(series[0]) > 0
        assert abs(sum(series[0]) - 100) <= 0.5
    if chart["type"] in ("line", "area"):
        assert len(categories) >= 3
        assert in_time(categories)
    if chart["type"] == "area":
        assert min(series[0]) >= 0
    if len(series) > 1:
        largest = [max(map(abs, values)) for values in series]
        assert max(largest) <= 20 * min(largest)


def same(one: list[Any], other: list[Any]) -> bool:
    pairs = zip(sorted(one), sorted(other), strict=True)
    return all(math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-9) for a, b in pairs)


def test_two_thousand_random_results_make_valid_blocks_and_no_misleading_chart() -> None:
    chance, made, met = random.Random(16), Counter[str](), Counter[str]()
    for _ in range(2000):
        rows = some_result(chance)
        found = [each.block for each in charts(rows)]
        assert len(found) <= 2
        odd = odd_categories(rows)
        met.update(odd)
        assert not (found and odd & {"twice", "too many"})
        for block in found:
            check_truth(rows, block)
            made[block["chart"]["type"]] += 1
        said = answer("Ev1", Answered(Reading("no SQL", "Orders", rows), LinkedSchema((), ())), show="charts")
        check_message(said)
        assert [block for block in said.blocks if block["type"] == "data_visualization"] == found
        assert (said.without_charts is not None) == bool(found)
        if said.without_charts is not None:
            check_message(said.without_charts)
            kinds_without = [block["type"] for block in said.without_charts.blocks]
            assert "table" in kinds_without
            assert "data_visualization" not in kinds_without
    assert sum(made.values()) >= 200, made
    assert min(made[kind] for kind in ("line", "bar", "area", "pie")) >= 5, made
    assert min(met[what] for what in ("twice", "no value", "too many")) >= 20, met


@pytest.mark.parametrize("seed", range(3))
def test_two_hundred_results_with_odd_categories_make_no_chart_that_is_invalid_or_misleads(seed: int) -> None:
    """Bar, line, area and pie asked for by name as well: categories twice, without a value, empty, and more than
    twenty."""
    chance, made = random.Random(seed), Counter[str]()
    odd: tuple[Any, ...] = (None, "", "Bern", "bern", "Bern ", "no value", "—", "(empty)", "x" * 30, "x" * 31)
    for _ in range(200):
        height = chance.choice([2, 3, 5, 6, 19, 20, 21, 40])
        labels = [chance.choice([*odd, *(f"place {number}" for number in range(height))]) for _ in range(height)]
        if chance.random() < 0.5:
            labels = [label if label in odd else f"place {number}" for number, label in enumerate(labels)]
        if chance.random() < 0.3:
            labels = [*dict.fromkeys(labels)]
        name, values = some_amounts(chance, len(labels))
        rows = Rows(("city", name), tuple(zip(labels, values, strict=True)))
        for kind in (None, "bar", "line", "area", "pie"):
            for whole in (True, False):
                for block in (each.block for each in charts(rows, kind, whole=whole)):
                    check_message(Message("text", (block,)))
                    categories, _ = seen(block)
                    assert len(set(categories)) == len(categories) == len(labels) == len(set(labels)) <= 20
                    assert block["chart"]["type"] not in ("line", "area")
                    assert (answering.NO_VALUE in categories) >= (None in labels)
                    made["no value" if None in labels else "all named"] += 1
    assert min(made["no value"], made["all named"]) >= 10, made


def odd_categories(rows: Rows) -> set[str]:
    """What is odd about the only column that holds no numbers, if there is one."""
    texts = [[row[at] for row in rows.rows] for at in range(len(rows.columns))]
    texts = [each for each in texts if each and all(v is None or isinstance(v, str) for v in each) and any(each)]
    if len(texts) != 1:
        return set()
    [labels] = texts
    told = {
        "twice": len(set(labels)) < len(labels),
        "no value": None in labels,
        "too many": len(labels) > 20,
    }
    return {what for what, is_so in told.items() if is_so}


# --- in the workspace -------------------------------------------------------------------------------


def test_an_answer_with_a_chart_says_its_numbers_in_its_text_and_keeps_its_table() -> None:
    said = answer("Ev1", outcome(("city", "number of orders"), *BY_CITY), show="charts")
    assert said.text.startswith("Orders: Bern: 10; Genf: 9; Basel: 8")
    assert [block["type"] for block in said.blocks[:4]] == ["header", "data_visualization", "table", "rich_text"]


def test_numbers_only_is_what_is_asked_for() -> None:
    said = answer("Ev1", outcome(("city", "number of orders"), *BY_CITY))
    assert "data_visualization" not in [block["type"] for block in said.blocks]
    assert "candor_chart_on" not in action_ids({"blocks": list(said.blocks)})


@pytest.fixture(scope="module")
def workspace() -> Iterator[PeopledWorkspace]:
    with PeopledWorkspace().run_in_thread() as running:
        yield running


def block_types(workspace: PeopledWorkspace, ts: str) -> list[str]:
    [found] = [message for message in workspace.bot_messages("#data") if message["ts"] == ts]
    return [block["type"] for block in found["blocks"]]


@pytest.mark.parametrize("strict", [True, False])
def test_a_workspace_without_charts_gets_the_same_answer_without_and_is_not_asked_again(
    workspace: PeopledWorkspace, strict: bool
) -> None:
    voice = Voice(build_client(workspace.bot_token, workspace.api_url), strict=strict)
    said = answer("Ev1", outcome(("city", "number of orders"), *BY_CITY), show="charts")
    workspace.faults.clear()
    workspace.fail_next("chat.postMessage", "error", error="invalid_blocks")
    refused = voice.post_once("C0DATA0001", "", f"Ev-{strict}", "end", said)
    assert block_types(workspace, refused) == ["header", "table", "rich_text", "context", "actions"]
    later = voice.post_once("C0DATA0001", "", f"Ev-later-{strict}", "end", said)
    assert "data_visualization" not in block_types(workspace, later)
    another = Voice(build_client(workspace.bot_token, workspace.api_url), strict=strict)
    taken = another.post_once("C0DATA0001", "", f"Ev-another-{strict}", "end", said)
    assert "data_visualization" in block_types(workspace, taken)


def test_a_message_that_is_refused_for_something_else_does_not_end_charts(workspace: PeopledWorkspace) -> None:
    voice = Voice(build_client(workspace.bot_token, workspace.api_url))
    said = answer("Ev1", outcome(("city", "number of orders"), *BY_CITY), show="charts")
    workspace.faults.clear()
    workspace.fail_next("chat.postMessage", "error", times=2, error="invalid_blocks")
    plain = voice.post_once("C0DATA0001", "", "Ev-plain", "end", said)
    assert block_types(workspace, plain) == ["section", "section"]
    taken = voice.post_once("C0DATA0001", "", "Ev-after-plain", "end", said)
    assert "data_visualization" in block_types(workspace, taken)
    workspace.fail_next("chat.postMessage", "error", error="is_archived")
    with pytest.raises(CannotPost):
        voice.post_once("C0DATA0001", "", "Ev-archived", "end", said)


def test_one_tap_takes_the_chart_away_and_another_brings_it_back(tmp_path: Path) -> None:
    def script(_request: Any) -> Any:
        yield from ()
        return answered(Reading("no SQL", "Orders by city", Rows(("city", "number of orders"), tuple(BY_CITY))))

    with live_bot(tmp_path, charts=True) as bot:
        bot.script["orders by city"] = script
        ts = bot.workspace.mention("ada", "#data", "orders by city")
        [shown] = [bot.wait_reply("#data", ts)]

        def types() -> list[str]:
            return [block["type"] for block in bot.thread("#data", ts)[0]["blocks"]]

        assert types()[:4] == ["context", "header", "data_visualization", "table"]
        bot.workspace.click("ada", "#data", shown["ts"], "candor_chart_off")
        assert bot.until(lambda: types()[:3] == ["context", "header", "table"])
        assert answering.AS_CHART in str(bot.thread("#data", ts)[0]["blocks"])
        bot.workspace.click("ada", "#data", shown["ts"], "candor_chart_on")
        assert bot.until(lambda: "data_visualization" in types())
        assert len(bot.thread("#data", ts)) == 1


@pytest.mark.parametrize(
    ("sql", "title"),
    [
        (
            "SELECT city, COUNT(*) FROM orders GROUP BY city ORDER BY 2 DESC LIMIT 3",
            "Number of orders by city, first 3",
        ),
        (
            "SELECT city, COUNT(*) FROM orders GROUP BY city FETCH FIRST 3 ROWS ONLY",
            "Number of orders by city, first 3",
        ),
        ("SELECT city, COUNT(*) FROM orders GROUP BY city", "Number of orders by city"),
        ("SELECT city, n FROM (SELECT city, n FROM orders LIMIT 9) GROUP BY city", "Number of orders by city"),
    ],
)
def test_a_chart_of_the_first_few_says_so(sql: str, title: str) -> None:
    rows = Rows(("city", "number of orders"), (("Bern", 10), ("Genf", 9), ("Graz", 8)))
    outcome = Answered(Reading(sql, "Orders by city", rows), LinkedSchema((), ()))
    assert [made.block["title"] for made in charts_of(outcome)] == [title]


def test_a_long_title_that_says_how_few_are_shown_stays_within_slacks_limit() -> None:
    rows = Rows(("c" * 60, "number of " + "o" * 60), (("Bern", 10), ("Genf", 9)))
    [made] = charts(rows, first=True)
    assert len(made.block["title"]) <= 50
    assert made.block["title"].endswith(", first 2")
