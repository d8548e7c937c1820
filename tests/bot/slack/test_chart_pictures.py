"""A workspace that does not know Slack's charts: the same chart as one PNG, once, and never at the answer's cost."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import matplotlib.figure
import pytest
from matplotlib.axes import Axes

from adapters.reports import picture as drawing
from adapters.reports.picture import PictureChart, picture
from bot.asks.conversation import AskRequest, Place
from bot.slack.app import build_client
from bot.slack.messenger import SlackMessenger
from bot.slack.views.answer import answer
from bot.slack.views.charts.chart import charts
from bot.slack.views.charts.picture import LONGEST_ALT_TEXT, chart_picture, picture_alt, picture_chart
from bot.slack.voice import Voice
from reliability.values import Answered, LinkedSchema, Question, Reading, Rows
from tests.bot.slack.test_charts import some_result
from tests.support.peopled_workspace import PeopledWorkspace

PNG = b"\x89PNG\r\n\x1a\n"
CHANNEL, ASKED = "C0DATA0001", "How many orders by city?"
CITIES = (("Bern", 10), ("Genf", 9), ("R&D <b>", 8))
KEPT = ["context", "header", "table", "rich_text"]  # the question, the answer in a line, its rows, how it was read


def by_city(*rows: tuple[Any, ...], columns: tuple[str, ...] = ("city", "number of orders")) -> Answered:
    return Answered(Reading("no SQL", "Orders by city", Rows(columns, rows or CITIES)), LinkedSchema((), ()))


def asked(ask_id: str, thread: str, text: str = ASKED) -> AskRequest:
    return AskRequest(
        ask_id, Question(ask_id, text, "U1", CHANNEL, "T1"), Place("T1", CHANNEL, thread, "mention"), "sample"
    )


@pytest.fixture(scope="module")
def running() -> Iterator[PeopledWorkspace]:
    with PeopledWorkspace().run_in_thread() as started:
        yield started


@pytest.fixture
def workspace(running: PeopledWorkspace) -> PeopledWorkspace:
    running.faults.clear()
    return running


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[PictureChart]:
    """What was handed to the drawing."""
    seen: list[PictureChart] = []
    real = drawing._draw

    def draw(axes: Axes, chart: PictureChart) -> None:
        seen.append(chart)
        real(axes, chart)

    monkeypatch.setattr(drawing, "_draw", draw)
    return seen


def messenger(workspace: PeopledWorkspace, **more: Any) -> SlackMessenger:
    return SlackMessenger(Voice(build_client(workspace.bot_token, workspace.api_url), strict=True), charts=True, **more)


def begun(workspace: PeopledWorkspace) -> str:
    """A thread of its own."""
    said = build_client(workspace.bot_token, workspace.api_url).chat_postMessage(channel=CHANNEL, text="a question")
    return str(said["ts"])


def files(workspace: PeopledWorkspace, thread: str) -> list[dict[str, Any]]:
    return [each for said in replies(workspace, thread) for each in said.get("files", ())]


def replies(workspace: PeopledWorkspace, thread: str) -> list[dict[str, Any]]:
    client = build_client(workspace.bot_token, workspace.api_url)
    return list(client.conversations_replies(channel=CHANNEL, ts=thread)["messages"])[1:]


def refuse(workspace: PeopledWorkspace, times: int = 1) -> None:
    workspace.fail_next("chat.postMessage", "error", times=times, error="invalid_blocks")


# --- in the workspace -------------------------------------------------------------------------------


def test_a_refused_chart_comes_as_one_png_titled_for_the_question(
    workspace: PeopledWorkspace, drawn: list[PictureChart]
) -> None:
    thread = begun(workspace)
    refuse(workspace)
    messenger(workspace).conclude(asked("Ev-png", thread), by_city())
    [file] = files(workspace, thread)
    assert (file["title"], file["mimetype"]) == (ASKED, "image/png")
    assert file["name"].startswith("how-many-orders-by-city-")
    assert file["alt_txt"] == "Bar chart: Number of orders by city. Bern: 10; Genf: 9; R&D <b>: 8."
    [content] = [each.content for each in workspace.files() if each.body["id"] == file["id"]]
    assert content is not None
    assert content.startswith(PNG)
    expected = PictureChart(
        "Number of orders by city",
        "bar",
        ("Bern", "Genf", "R&D <b>"),
        (("number of orders", (10, 9, 8)),),
        "city",
        "number of orders",
    )
    assert drawn == [expected]
    assert [block["type"] for block in replies(workspace, thread)[0]["blocks"]][:4] == KEPT


def test_a_second_answer_brings_its_picture_without_trying_the_chart_again(workspace: PeopledWorkspace) -> None:
    speaker, threads = messenger(workspace), [begun(workspace), begun(workspace)]
    refuse(workspace)
    tries = []
    for number, thread in enumerate(threads):
        before = len(workspace.calls("chat.postMessage"))
        speaker.conclude(asked(f"Ev-second-{number}", thread), by_city())
        tries.append(len(workspace.calls("chat.postMessage")) - before)
    assert tries == [2, 1]
    assert [len(files(workspace, thread)) for thread in threads] == [1, 1]


def test_a_workspace_that_takes_the_chart_gets_no_picture(
    workspace: PeopledWorkspace, drawn: list[PictureChart]
) -> None:
    thread = begun(workspace)
    messenger(workspace).conclude(asked("Ev-taken", thread), by_city())
    assert files(workspace, thread) == []
    assert drawn == []


def test_a_result_without_a_chart_and_a_setting_without_charts_bring_no_picture(workspace: PeopledWorkspace) -> None:
    thread = begun(workspace)
    messenger(workspace).conclude(asked("Ev-one", thread), by_city((3,), columns=("number of orders",)))
    voice = Voice(build_client(workspace.bot_token, workspace.api_url), strict=True)
    SlackMessenger(voice).conclude(asked("Ev-off", thread), by_city())
    assert files(workspace, thread) == []


def test_a_replay_doubles_no_picture_and_one_that_a_kill_prevented_comes_then(
    workspace: PeopledWorkspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = begun(workspace)
    request = asked("Ev-replay", thread)
    refuse(workspace)

    def kill(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("bot.slack.messenger.attach_picture", kill)
        with pytest.raises(KeyboardInterrupt):
            messenger(workspace).conclude(request, by_city())
    assert files(workspace, thread) == []
    for _ in range(3):  # each a process that knows nothing of what was refused
        messenger(workspace).conclude(request, by_city())
    assert len(files(workspace, thread)) == 1
    assert len(replies(workspace, thread)) == 2
    messenger(workspace, name_of=lambda _: "Renamed since").conclude(request, by_city())
    assert len(files(workspace, thread)) == 1


def test_who_took_the_chart_away_gets_no_picture_at_a_replay(workspace: PeopledWorkspace) -> None:
    thread = begun(workspace)
    request, speaker = asked("Ev-tapped", thread), messenger(workspace)
    ts = speaker.conclude(request, by_city())
    Voice(build_client(workspace.bot_token, workspace.api_url)).update(
        CHANNEL, ts, answer(request.ask_id, by_city(), show="offer")
    )
    speaker.conclude(request, by_city())
    assert files(workspace, thread) == []


@pytest.mark.parametrize("method", ["files.getUploadURLExternal", "files.completeUploadExternal"])
def test_a_refused_upload_is_said_to_nobody(
    workspace: PeopledWorkspace, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    thread = begun(workspace)
    refuse(workspace)
    workspace.fail_next(method, "error", error="missing_scope")
    messenger(workspace).conclude(asked(f"Ev-{method}", thread), by_city())
    assert len(replies(workspace, thread)) == 1
    assert files(workspace, thread) == []
    assert "no picture of a chart" in caplog.text


def test_a_name_is_the_title_and_a_huge_question_is_cut(workspace: PeopledWorkspace) -> None:
    speaker = messenger(workspace, name_of=lambda r: "Cities" if "city" in r.question.text else "")
    threads = [begun(workspace), begun(workspace)]
    refuse(workspace)
    for thread, text in zip(threads, (ASKED, "why " * 500), strict=True):
        speaker.conclude(asked(f"Ev-{len(text)}", thread, text), by_city())
    [[named], [long]] = [files(workspace, thread) for thread in threads]
    assert named["title"] == "Cities"
    assert long["title"].endswith("…")
    assert len(long["title"]) <= 150


def test_a_name_with_markup_is_escaped_once_in_the_answers_text() -> None:
    assert "Genf: 9; R&amp;D &lt;b&gt;: 8" in answer("Ev1", by_city(), show="charts").text


# --- the drawing ------------------------------------------------------------------------------------


def test_every_chart_of_random_results_is_drawn_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, kinds = random.Random(7), set()
    monkeypatch.setattr(matplotlib.figure.Figure, "savefig", lambda self, file, **_: file.write(PNG))
    for _ in range(400):
        shown = charts(some_result(chance))
        if not shown:
            assert chart_picture(shown) is None
            continue
        for each in shown:
            made, block = picture_chart(each.block), each.block["chart"]
            kinds.add(made.kind)
            assert made.kind == block["type"]
            assert all(len(values) == len(made.labels) for _, values in made.series)
        assert chart_picture(shown) in (PNG, None)
        assert 0 < len(picture_alt(shown)) <= LONGEST_ALT_TEXT
    assert kinds == {"line", "bar", "area", "pie"}


@pytest.mark.parametrize("kind", ["line", "area", "bar", "pie"])
def test_each_kind_is_a_png_and_the_same_each_time(kind: Any) -> None:
    series = (("share", (60.0, 30.0, 10.0)), ("other", (-5.0, 2.0, 1.0)))[: 1 if kind == "pie" else 2]
    chart = PictureChart("Shares, in $ and ${\\frac", kind, ("a", "b_{", "$c$"), series, "city", "percent")
    once, again = picture([chart]), picture([chart])
    assert once is not None
    assert once.startswith(PNG)
    assert once == again
    both = picture([chart, chart])
    assert both is not None
    assert len(both) > len(once)


def test_a_pie_says_what_part_of_the_whole_each_is(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = Axes.pie

    def pie(axes: Axes, values: Any, **more: Any) -> Any:
        said.extend(more["labels"])
        return real(axes, values, **more)

    monkeypatch.setattr(Axes, "pie", pie)
    assert picture([PictureChart("Orders by city", "pie", ("Bern", "Graz", "Linz"), (("orders", (10, 9, 8)),))])
    assert said == ["Bern: 37.0%", "Graz: 33.3%", "Linz: 29.6%"]


def test_an_answer_stands_where_nothing_is_installed_that_draws(
    workspace: PeopledWorkspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    thread = begun(workspace)
    refuse(workspace)
    assert messenger(workspace).conclude(asked("Ev-bare", thread), by_city())
    assert [block["type"] for block in replies(workspace, thread)[0]["blocks"]][:4] == KEPT
    assert files(workspace, thread) == []


@pytest.mark.parametrize("label", ["東京", "חיפה", "\U0001f3d9", "القاهرة"])
def test_names_that_the_font_cannot_write_make_no_picture(label: str) -> None:
    assert picture([PictureChart("Cities", "bar", ("Bern", label), (("n", (1, 2)),))]) is None


def test_bars_and_lines_show_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[tuple[float, float]] = []
    real = drawing._lay_out

    def lay_out(axes: Axes, chart: PictureChart) -> None:
        real(axes, chart)
        limits.append(axes.get_ylim())

    monkeypatch.setattr(drawing, "_lay_out", lay_out)
    for values in ((1000.0, 1001.0), (-1001.0, -1000.0), (-3.0, 4.0)):
        for kind in ("line", "bar", "area"):
            picture([PictureChart("n", kind, ("a", "b"), (("n", values),))])
    assert len(limits) == 9
    assert all(low <= 0 <= high for low, high in limits)
