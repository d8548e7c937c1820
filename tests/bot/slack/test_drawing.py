"""An answer drawn another way by what its thread says: as people say it, only where it is true, and for whom it may
be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.slack.block_validator import check_message
from bot.slack.listeners.actions import redrawn
from bot.slack.listeners.afterwards.redrawing import drawn_in_thread
from bot.slack.listeners.desk import Rules
from bot.slack.listeners.intake import Incoming
from bot.slack.views.answer import answer, charts_of, drawn_as
from bot.slack.views.charts.chart import CHART_KINDS, charts
from bot.slack.views.charts.wanted import Drawing, read_drawing
from bot.wording import answering
from reliability.values import Answered, LinkedSchema, Reading, Rows
from tests.bot.slack.test_charts import in_time, seen, some_result
from tests.support.live_bot import Flow, LiveBot, answered, live_bot, text_of

MONTHS = tuple((f"2026-{number:02}", number * 10) for number in range(1, 7))
CITIES = (("Bern", 10), ("Genf", 9), ("Chur", 8))


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("as a chart", Drawing()),
        ("As a line, please!", Drawing(kind="line")),
        ("line chart", Drawing(kind="line")),
        ("bar graph pls", Drawing(kind="bar")),
        ("can you show this as bars?", Drawing(kind="bar")),
        ("show me the result as columns", Drawing(kind="bar")),
        ("pie", Drawing(kind="pie")),
        ("and as a pie chart instead", Drawing(kind="pie")),
        ("make it a donut", Drawing(kind="pie")),
        ("turn it into an area chart", Drawing(kind="area")),
        ("plot it", Drawing()),
        ("visualise this please", Drawing()),
        ("as a table", Drawing(chart=False)),
        ("table please", Drawing(chart=False)),
        ("numbers only", Drawing(chart=False)),
        ("  as\n a   TABLE ", Drawing(chart=False)),
    ],
)
def test_what_people_say_to_have_an_answer_drawn(said: str, wanted: Drawing) -> None:
    assert read_drawing(said) == wanted


@pytest.mark.parametrize(
    "said",
    [
        "",
        "?",
        "how many orders by month as a line chart",
        "which tables are there?",
        "orders per product line",
        "line",
        "list",
        "numbers",
        "columns",
        "show me the numbers for May",
        "as a percentage",
        "and as of today?",
        "pie sales in 2026",
        "raise the bar",
        "draw a line under 2025",
        "table 7 orders",
        "chart of accounts",
        "x" * 10_000 + " as a table",
        "as a " * 500 + "table",
        "please " * 10 + "as a table! of all that was lost",  # it goes on where a wish has ended
    ],
)
def test_questions_and_anything_else_are_no_wish_to_draw(said: str) -> None:
    assert read_drawing(said) is None


def kinds(columns: tuple[str, ...], rows: tuple[tuple[Any, ...], ...], *, whole: bool = True) -> dict[str, bool]:
    return {kind: bool(charts(Rows(columns, rows), kind, whole=whole)) for kind in CHART_KINDS}


def test_a_kind_is_drawn_only_where_it_is_true() -> None:
    time = ("month", "number of orders")
    assert kinds(time, MONTHS) == {"line": True, "bar": True, "area": True, "pie": True}
    assert kinds(time, MONTHS, whole=False) == {"line": True, "bar": True, "area": True, "pie": False}
    city = ("city", "number of orders")
    assert kinds(city, CITIES) == {"line": False, "bar": True, "area": False, "pie": True}
    assert not kinds(("city", "average salary"), CITIES)["pie"], "averages are no parts"
    assert not kinds(("city", "number of different customers"), CITIES)["pie"], "one customer may be in two"
    assert not kinds(city, (*CITIES, ("Zug", 0)))["pie"], "a slice of nothing"
    assert not kinds(city, tuple((f"town {n}", n + 1) for n in range(7)))["pie"], "more slices than fit"
    assert not kinds(("month", "profit"), (("2026-01", -1), ("2026-02", 4), ("2026-03", 5)))["area"]
    two = ("month", "number of orders", "number of returns")
    assert kinds(two, tuple((m, n, n - 1) for m, n in MONTHS)) == {
        "line": True,
        "bar": True,
        "area": False,
        "pie": False,
    }


@pytest.mark.parametrize("columns", [("city", "number of orders"), ("month", "total sales, in euros")])
def test_one_that_limits_or_filters_its_groups_is_no_whole(columns: tuple[str, str]) -> None:
    def of(sql: str) -> Answered:
        return Answered(Reading(sql, "Orders", Rows(columns, CITIES)), LinkedSchema((), ()))

    grouped = "SELECT city, COUNT(*) FROM orders GROUP BY city"
    assert charts_of(of(grouped), "pie")
    for tail in (" LIMIT 3", " HAVING COUNT(*) > 2", " ORDER BY 2 FETCH FIRST 3 ROWS ONLY"):
        assert not charts_of(of(grouped + tail), "pie")


def test_whatever_is_wanted_no_block_is_invalid_and_none_misleads() -> None:
    chance = random.Random(20261123)
    drawn: Counter[str] = Counter()
    for _ in range(4_000):
        rows, kind = some_result(chance), chance.choice(CHART_KINDS)
        for each in charts(rows, kind, whole=chance.random() < 0.5):
            drawn[kind] += 1
            assert each.block["chart"]["type"] == kind
            categories, series = seen(each.block)
            if kind in ("line", "area"):
                assert in_time(categories) or len(categories) == 2
            if kind in ("area", "pie"):
                assert len(series) == 1
                assert min(series[0]) >= 0
            assert len(categories) == len(rows.rows)
            made = answer(
                "Ev1", Answered(Reading("SELECT 1", "x", rows), LinkedSchema((), ())), show="charts", kind=kind
            )
            check_message(made)
    assert min(drawn[kind] for kind in CHART_KINDS) >= 5, drawn


# --- in the thread -----------------------------------------------------------------------------------


def by_month(request: Any) -> Flow:
    yield from ()
    sql = "SELECT month, COUNT(*) FROM orders GROUP BY month"
    return answered(Reading(sql, "Number of orders by month", Rows(("month", "number of orders"), MONTHS)))


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with live_bot(tmp_path_factory.mktemp("bot"), rules=Rules("sample"), charts=True) as bot:
        for number in range(12):
            bot.script[f"Orders by month {number}?"] = by_month
        yield bot


def thread_of(bot: LiveBot, number: int) -> str:
    ts = bot.workspace.mention("ada", "#data", f"Orders by month {number}?")
    bot.wait_reply("#data", ts)
    return str(ts)


def say(bot: LiveBot, ts: str, words: str, after: int, person: str = "ada") -> str:
    bot.workspace.mention(person, "#data", words, thread_ts=ts)
    return text_of(bot.wait_reply("#data", ts, after))


def test_an_answer_is_drawn_as_its_thread_says_and_no_model_is_asked(bot: LiveBot) -> None:
    ts = thread_of(bot, 1)
    begun = len(bot.begun)
    assert drawn_as(bot.thread("#data", ts)[0]) == "line"
    assert say(bot, ts, "as bars please", 2).startswith(answering.DRAWN_AS["bar"])
    assert drawn_as(bot.thread("#data", ts)[0]) == "bar"
    assert say(bot, ts, "as a pie", 3).startswith(answering.DRAWN_AS["pie"])
    assert drawn_as(bot.thread("#data", ts)[0]) == "pie"
    assert say(bot, ts, "as a table", 4).startswith(answering.DRAWN_AS["table"])
    assert drawn_as(bot.thread("#data", ts)[0]) is None
    assert say(bot, ts, "as a chart", 5).startswith(answering.DRAWN_AS["chart"])
    assert drawn_as(bot.thread("#data", ts)[0]) == "line"
    assert len(bot.begun) == begun


def test_what_is_drawn_stays_when_the_answer_is_named(bot: LiveBot) -> None:
    ts = thread_of(bot, 2)
    say(bot, ts, "bar chart", 2)
    message = bot.thread("#data", ts)[0]
    request = bot.begun[-1]
    assert bot.store.names.give(request.ask_id, request.question.person, "Orders so far")
    outcome = bot.asks.outcome(request.ask_id)
    assert isinstance(outcome, Answered)
    assert redrawn(bot.desk, request, outcome)
    again = bot.thread("#data", ts)[0]
    assert again["ts"] == message["ts"]
    assert drawn_as(again) == "bar"


def test_what_would_mislead_is_not_drawn_and_the_reason_is_said(bot: LiveBot) -> None:
    ts = str(bot.workspace.mention("ada", "#data", "How many?"))  # one number
    bot.wait_reply("#data", ts)
    assert say(bot, ts, "as a pie", 2).startswith(answering.NO_CHART)
    assert say(bot, ts, "as a table", 3).startswith(answering.NUMBERS_STAY)


def test_without_an_answer_it_is_said_where_to_say_it(bot: LiveBot) -> None:
    ts = str(bot.workspace.mention("ada", "#data", "as a pie chart"))
    assert text_of(bot.wait_reply("#data", ts)).startswith(answering.NOTHING_TO_DRAW)


def test_another_person_of_the_channel_may_and_a_stranger_may_not(bot: LiveBot) -> None:
    ts = thread_of(bot, 3)
    assert say(bot, ts, "as bars", 2, person="ben").startswith(answering.DRAWN_AS["bar"])
    request = bot.begun[-1]
    nobody = Incoming("Ev9", "U0NOBODY1", request.place.channel, "9.0", request.place.thread_ts, "as a line", "mention")
    said = drawn_in_thread(bot.desk, nobody, Drawing(kind="line"))
    assert said not in answering.DRAWN_AS.values()
    assert drawn_as(bot.thread("#data", ts)[0]) == "bar"


@pytest.mark.parametrize("gone", ["message", "answer"])
def test_where_the_answer_is_gone_that_is_said(bot: LiveBot, gone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ts = thread_of(bot, 4 if gone == "message" else 5)
    if gone == "message":
        monkeypatch.setattr(bot.desk.voice, "posted", lambda *place: None)
        assert say(bot, ts, "as bars", 2).startswith(answering.NOT_REDRAWN)
    else:
        monkeypatch.setattr(bot.asks, "outcome", lambda ask_id: None)
        assert say(bot, ts, "as bars", 2).startswith(answering.NOTHING_TO_DRAW)
