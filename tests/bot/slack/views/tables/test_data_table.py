"""Tables that sort: within Slack's limits whatever a result holds, and a plain table where a workspace knows no
other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.slack.app import build_client
from bot.slack.block_validator import check_message
from bot.slack.views.answer import answer
from bot.slack.views.kit import Message
from bot.slack.views.tables.data_table import MOST_ROWS, data_table
from bot.slack.voice import Voice
from bot.wording import answering
from reliability.values import Answered, LinkedSchema, Reading, Rows
from tests.support.peopled_workspace import PeopledWorkspace

CELLS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=300), st.binary(max_size=40))


def outcome(columns: tuple[str, ...], *rows: tuple[Any, ...]) -> Answered:
    return Answered(Reading("SELECT 1", "Orders by city", Rows(columns, rows)), LinkedSchema((), ()))


def versions(message: Message) -> list[Message]:
    found = [message]
    while (following := found[-1].without_charts) is not None:
        found.append(following)
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 25).flatmap(lambda width: st.lists(st.tuples(*[CELLS] * width), min_size=1, max_size=120)))
def test_any_result_is_a_message_that_slack_takes(rows: list[tuple[Any, ...]]) -> None:
    columns = tuple(f"column {number}" for number in range(len(rows[0])))
    for version in versions(answer("Ev1", outcome(columns, *rows), show="charts", sortable=True)):
        check_message(version)


def test_numbers_sort_as_numbers_and_read_as_people_write_them() -> None:
    shown = data_table(Rows(("city", "net sales"), (("Kiel", 1282387.5), ("Graz", 7))), "Sales")
    header, first, second = shown.block["rows"]
    assert [cell["type"] for cell in header] == ["raw_text", "raw_text"]
    assert first[1] == {"type": "raw_number", "value": 1282387.5, "text": first[1]["text"]}
    assert first[1]["text"].startswith("1,282,387.5")
    assert second[1]["type"] == "raw_number"


def test_a_number_that_json_does_not_keep_is_text() -> None:
    shown = data_table(Rows(("n", "m"), ((2**60, float("nan")),)), "Huge")
    assert [cell["type"] for cell in shown.block["rows"][1]] == ["raw_text", "raw_text"]


def test_what_does_not_fit_is_said() -> None:
    rows = tuple((number, number) for number in range(500))
    said = answer("Ev1", outcome(("a", "b"), *rows), sortable=True)
    assert len(next(b for b in said.blocks if b["type"] == "data_table")["rows"]) == MOST_ROWS + 1
    assert "first 100 of 500 rows" in str(said.blocks)
    assert answering.counted_rows(500) in str(said.blocks)


def test_one_figure_is_no_table() -> None:
    assert answer("Ev1", outcome(("n",), (3,)), sortable=True).without_charts is None


@pytest.fixture(scope="module")
def workspace() -> Iterator[PeopledWorkspace]:
    with PeopledWorkspace().run_in_thread() as running:
        yield running


def kinds(workspace: PeopledWorkspace, ts: str) -> set[str]:
    [found] = [message for message in workspace.bot_messages("#data") if message["ts"] == ts]
    return {block["type"] for block in found["blocks"]} & {"table", "data_table", "data_visualization"}


CITIES = (("Kiel", 12), ("Graz", 7), ("Porto", 5))


def test_each_kind_that_a_workspace_does_not_know_is_left_out_by_itself(workspace: PeopledWorkspace) -> None:
    said = answer("Ev1", outcome(("city", "number of orders"), *CITIES), show="charts", sortable=True)
    for refusals, expected in ((0, {"data_visualization", "data_table"}), (1, {"data_table"}), (2, {"table"})):
        voice = Voice(build_client(workspace.bot_token, workspace.api_url), strict=True)
        workspace.faults.clear()
        if refusals:
            workspace.fail_next("chat.postMessage", "error", times=refusals, error="invalid_blocks")
        first = voice.post_once("C0DATA0001", "", f"Ev-{refusals}", "end", said)
        assert kinds(workspace, first) == expected
        again = voice.post_once("C0DATA0001", "", f"Ev-again-{refusals}", "end", said)
        assert kinds(workspace, again) == expected  # and is not tried again at once
