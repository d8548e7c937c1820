"""Slack's rules for blocks and views: each limit, one below and one above."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.console.validation import check_message_blocks, check_view

Json = dict[str, Any]


def plain(length: int | str = 1) -> Json:
    return {"type": "plain_text", "text": length if isinstance(length, str) else "x" * length}


def mrkdwn(length: int) -> Json:
    return {"type": "mrkdwn", "text": "x" * length}


def button(text: int = 1, **more: Any) -> Json:
    return {"type": "button", "text": plain(text), **more}


def actions(*elements: Json, **more: Any) -> Json:
    return {"type": "actions", "elements": list(elements), **more}


def section(length: int = 1, **more: Any) -> Json:
    return {"type": "section", "text": mrkdwn(length), **more}


def options(count: int, text: int = 1, value: int = 3) -> list[Json]:
    return [{"text": plain(text), "value": f"{number:0{value}d}"} for number in range(count)]


def select(count: int, **more: Any) -> Json:
    return {"type": "static_select", "options": options(count), **more}


def cell(text: str) -> Json:
    return {"type": "raw_text", "text": text}


def table(rows: int, columns: int, length: int = 1) -> Json:
    return {"type": "table", "rows": [[cell("x" * length)] * columns for _ in range(rows)]}


def data_table(rows: int, columns: int, length: int = 1, **more: Any) -> Json:
    return {**table(rows, columns, length), "type": "data_table", "caption": "Result", **more}


def lines(categories: int = 2, series: int = 1, **more: Any) -> Json:
    labels = [f"c{number}" for number in range(categories)]
    one = {"data": [{"label": label, "value": -1.5} for label in labels]}
    chart = {
        "type": "line",
        "series": [{"name": f"s{number}", **one} for number in range(series)],
        "axis_config": {"categories": labels, "x_label": "x"},
    }
    return {"type": "data_visualization", "title": "Sales", "chart": {**chart, **more}}


def values(*labels: str, value: float = 1) -> Json:
    return {"name": "s", "data": [{"label": label, "value": value} for label in labels]}


def drawn(*series: Json) -> Json:
    return lines() | {"chart": {**lines()["chart"], "series": list(series)}}


def pie(segments: int = 1, value: float = 1) -> Json:
    parts = [{"label": f"s{number}", "value": value} for number in range(segments)]
    return {"type": "data_visualization", "title": "Sales", "chart": {"type": "pie", "segments": parts}}


def pie_of(label: str) -> Json:
    return pie() | {"chart": {"type": "pie", "segments": [{"label": label, "value": 1}]}}


def labelled(length: int) -> Json:
    data = [{"label": "x" * length, "value": 1}]
    return lines() | {
        "chart": {
            "type": "bar",
            "series": [{"name": "s", "data": data}],
            "axis_config": {"categories": ["x" * length]},
        }
    }


def problems(*blocks: Any) -> list[str]:
    return check_message_blocks(list(blocks)).found


RICH: Json = {
    "type": "rich_text",
    "elements": [{"type": "rich_text_section", "elements": [{"type": "text", "text": "x"}]}],
}
LIMITS: dict[str, tuple[Callable[[int], list[Json]], int]] = {
    "50 blocks": (lambda n: [section()] * n, 50),
    "section text 3,000": (lambda n: [section(n)], 3000),
    "field 2,000": (lambda n: [{"type": "section", "fields": [mrkdwn(n)]}], 2000),
    "10 fields": (lambda n: [{"type": "section", "fields": [mrkdwn(1)] * n}], 10),
    "header 150": (lambda n: [{"type": "header", "text": plain(n)}], 150),
    "button text 75": (lambda n: [actions(button(n))], 75),
    "button value 2,000": (lambda n: [actions(button(value="v" * n))], 2000),
    "25 actions": (lambda n: [actions(*[button() for _ in range(n)])], 25),
    "select 100 options": (lambda n: [actions(select(n))], 100),
    "option text 75": (lambda n: [actions({"type": "static_select", "options": options(1, text=n)})], 75),
    "option value 150": (lambda n: [actions({"type": "static_select", "options": options(1, value=n)})], 150),
    "overflow 5 options": (lambda n: [actions({"type": "overflow", "options": options(n)})], 5),
    "radio 10 options": (lambda n: [actions({"type": "radio_buttons", "options": options(n)})], 10),
    "context text 3,000": (lambda n: [{"type": "context", "elements": [plain(n), mrkdwn(n)]}], 3000),
    "25 buttons of a card": (lambda n: [{"type": "card", "actions": [button() for _ in range(n)]}], 25),
    "context 10 elements": (lambda n: [{"type": "context", "elements": [mrkdwn(1)] * n}], 10),
    "markdown 12,000": (lambda n: [{"type": "markdown", "text": "x" * n}], 12_000),
    "markdown 12,000 together": (
        lambda n: [{"type": "markdown", "text": "x" * 6000}, {"type": "markdown", "text": "x" * (n - 6000)}],
        12_000,
    ),
    "block_id 255": (lambda n: [section(block_id="x" * n)], 255),
    "action_id 255": (lambda n: [actions(button(action_id="x" * n))], 255),
    "table 100 rows": (lambda n: [table(n, 2)], 100),
    "table 20 columns": (lambda n: [table(2, n)], 20),
    "table 10,000 characters": (lambda n: [table(1, 1, n)], 10_000),
    "data_table 101 rows with the header": (lambda n: [data_table(n, 2)], 101),
    "data_table 20 columns": (lambda n: [data_table(2, n)], 20),
    "data_table 10,000 characters": (lambda n: [data_table(2, 1, n // 2)], 10_000),
    "data_table page_size 100": (lambda n: [data_table(2, 1, page_size=n)], 100),
    "chart title 50": (lambda n: [lines() | {"title": "x" * n}], 50),
    "chart 6 series": (lambda n: [lines(series=n)], 6),
    "chart 20 categories": (lambda n: [lines(categories=n)], 20),
    "chart category 20": (lambda n: [labelled(n)], 20),
    "chart series name 20": (lambda n: [drawn(values("c0", "c1") | {"name": "x" * n})], 20),
    "pie label 20": (lambda n: [pie_of("x" * n)], 20),
    "chart x_label 50": (
        lambda n: [lines(axis_config={"categories": ["c0", "c1"], "x_label": "x" * n})],
        50,
    ),
    "chart y_label 50": (
        lambda n: [lines(axis_config={"categories": ["c0", "c1"], "y_label": "x" * n})],
        50,
    ),
    "pie 6 segments": (lambda n: [pie(n)], 6),
    "2 charts": (lambda n: [lines()] * n, 2),
    "one table": (lambda n: [table(1, 1)] * n, 1),
    "confirm text 300": (
        lambda n: [actions(button(confirm={"title": plain(), "text": plain(n), "confirm": plain(), "deny": plain()}))],
        300,
    ),
    "image alt text 2,000": (
        lambda n: [{"type": "image", "image_url": "https://example.com/a.png", "alt_text": "x" * n}],
        2000,
    ),
}


@pytest.mark.parametrize("name", LIMITS)
def test_a_message_at_its_limit_passes_and_beyond_it_does_not(name: str) -> None:
    build, limit = LIMITS[name]
    assert problems(*build(limit)) == []
    step = 2 if "data_table 10,000" in name else 1
    assert problems(*build(limit + step)) != []


VIEW_LIMITS: dict[str, tuple[Callable[[int], Json], int]] = {
    "title 24": (lambda n: {"title": plain(n)}, 24),
    "close 24": (lambda n: {"close": plain(n)}, 24),
    "submit 24": (lambda n: {"submit": plain(n)}, 24),
    "private_metadata 3,000": (lambda n: {"private_metadata": "x" * n}, 3000),
    "callback_id 255": (lambda n: {"callback_id": "x" * n}, 255),
    "100 blocks": (lambda n: {"blocks": [section()] * n}, 100),
}


@pytest.mark.parametrize("name", VIEW_LIMITS)
def test_a_view_at_its_limit_passes_and_beyond_it_does_not(name: str) -> None:
    build, limit = VIEW_LIMITS[name]
    base: Json = {"type": "modal", "title": plain(), "blocks": []}
    assert check_view(base | build(limit), "modal").found == []
    assert check_view(base | build(limit + 1), "modal").found != []


REFUSED: dict[str, tuple[list[Any], str]] = {
    "an unknown block": ([{"type": "fancy"}], "unsupported type: fancy [json-pointer:/blocks/0/type]"),
    "an unknown element": ([actions({"type": "dial"})], "unsupported type: dial"),
    "an input element among actions": ([actions({"type": "plain_text_input"})], "unsupported type"),
    "a field nobody knows": ([section(colour="red")], "invalid additional property: colour"),
    "an empty text": ([section(0)], "must be more than 0 characters [json-pointer:/blocks/0/text/text]"),
    "a section with nothing": ([{"type": "section"}], "text or fields must be given"),
    "mrkdwn in a button": ([actions({"type": "button", "text": mrkdwn(1)})], "unsupported type: mrkdwn"),
    "an unknown style": ([actions(button(style="huge"))], "must be one of: primary, danger"),
    "a block_id twice": ([section(block_id="a"), section(block_id="a")], '`block_id` "a" already exists'),
    "an action_id twice in a block": (
        [actions(button(action_id="a"), button(action_id="a"))],
        '`action_id` "a" already exists',
    ),
    "a select without options": ([actions({"type": "static_select"})], "exactly one of options"),
    "an initial option from elsewhere": (
        [actions(select(2, initial_option=options(9)[8]))],
        "must be among the options",
    ),
    "initial radio button from elsewhere": (
        [actions({"type": "radio_buttons", "options": options(2), "initial_option": options(9)[8]})],
        "must be among the options",
    ),
    "initial checkboxes from elsewhere": (
        [actions({"type": "checkboxes", "options": options(2), "initial_options": options(3)})],
        "must be among the options",
    ),
    "an alert outside modals": ([{"type": "alert", "text": plain()}], "unsupported type: alert"),
    "an image from nowhere": ([{"type": "image", "alt_text": "x"}], "exactly one of image_url"),
    "an image from two places": (
        [{"type": "image", "alt_text": "x", "image_url": "https://example.com/a.png", "slack_file": {"id": "F1"}}],
        "exactly one of image_url and slack_file must be given [json-pointer:/blocks/0]",
    ),
    "an image from a name that is no address": (
        [{"type": "image", "alt_text": "x", "image_url": ""}],
        "must be more than 0 characters [json-pointer:/blocks/0/image_url]",
    ),
    "no radio buttons": ([actions({"type": "radio_buttons", "options": []})], "no fewer than 1 items"),
    "no checkboxes": ([actions({"type": "checkboxes", "options": []})], "no fewer than 1 items"),
    "no groups of options": ([actions({"type": "static_select", "option_groups": []})], "no fewer than 1 items"),
    "no buttons of a card": ([{"type": "card", "title": plain(), "actions": []}], "no fewer than 1 items"),
    "a row without cells": ([{"type": "table", "rows": [[]]}], "no fewer than 1 items"),
    "a chart without categories": ([lines(axis_config={"categories": []})], "no fewer than 1 items"),
    "a series without points": ([drawn(values())], "no fewer than 1 items"),
    "a cell of rich text without text": (
        [{"type": "table", "rows": [[{"type": "rich_text"}]]}],
        "missing required field: elements [json-pointer:/blocks/0/rows/0/0]",
    ),
    "a card with nothing in it": (
        [{"type": "card", "subtitle": plain()}],
        "one of hero_image, title, actions, body must be given",
    ),
    "an image from a script": (
        [{"type": "image", "alt_text": "x", "image_url": "javascript:1"}],
        "must match the expected format",
    ),
    "an empty table cell": ([{"type": "table", "rows": [[cell("")]]}], "must be more than 0 characters"),
    "a number without its text": (
        [{"type": "table", "rows": [[{"type": "raw_number", "value": 1}]]}],
        "missing required field: text",
    ),
    "a data_table without a row": ([data_table(1, 1)], "no fewer than 2 items"),
    "an uneven data_table": (
        [{"type": "data_table", "caption": "x", "rows": [[cell("a")], [cell("a"), cell("b")]]}],
        "same number of cells",
    ),
    "rich text in a header": (
        [data_table(2, 1) | {"rows": [[RICH], [RICH]]}],
        "unsupported type: rich_text [json-pointer:/blocks/0/rows/0/0/type]",
    ),
    "a second table": ([section(), table(1, 1), table(1, 1)], "only_one_table_allowed [json-pointer:/blocks/2]"),
    "a third chart": (
        [lines(), section(), lines(), pie()],
        "no more than 2 data_visualization blocks allowed [json-pointer:/blocks/3]",
    ),
    "a table of too much text": (
        [section(), table(1, 1, 10_001)],
        "must be less than 10001 characters in all [json-pointer:/blocks/1/rows]",
    ),
    "a data_table without a caption": (
        [{**table(2, 1), "type": "data_table"}],
        "missing required field: caption",
    ),
    "a page_size of 0": ([data_table(2, 1, page_size=0)], "must be greater than or equal to 1"),
    "a chart without series": ([lines(series=0)], "no fewer than 1 items"),
    "an unknown chart": ([lines(type="radar")], "unsupported type: radar"),
    "two series of one name": (
        [drawn(values("c0", "c1"), values("c0", "c1"))],
        "series names must be unique",
    ),
    "a category without a value": ([drawn(values("c0"))], "exactly one value for each category"),
    "a category with two values": ([drawn(values("c0", "c1", "c1"))], "exactly one value for each category"),
    "an endless value": ([drawn(values("c0", "c1", value=float("inf")))], "must be a finite number"),
    "a value that is none": ([drawn(values("c0", "c1", value=True))], "must be a number"),
    "a segment of nothing": ([pie(1, 0)], "must be greater than 0"),
    "a negative segment": ([pie(1, -1)], "must be greater than 0"),
    "a block that is no object": (["text"], "must be an object"),
    "a wrong date": ([actions({"type": "datepicker", "initial_date": "today"})], "expected format"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_slack_refuses_is_refused_with_its_place(name: str) -> None:
    blocks, message = REFUSED[name]
    found = problems(*blocks)
    assert any(message in problem for problem in found), found


def test_every_kind_of_block_is_known() -> None:
    text = {"type": "rich_text_section", "elements": [{"type": "text", "text": "x", "style": {"bold": True}}]}
    rich = {
        "type": "rich_text",
        "elements": [text, {"type": "rich_text_list", "style": "bullet", "elements": [text]}],
    }
    feedback = {"text": plain(), "value": "1"}
    assert (
        problems(
            section(accessory=select(1), fields=[mrkdwn(1)]),
            {"type": "divider"},
            rich,
            {
                "type": "context",
                "elements": [
                    plain(),
                    mrkdwn(2),
                    {"type": "image", "alt_text": "x", "image_url": "https://example.com"},
                ],
            },
            {
                "type": "context_actions",
                "elements": [
                    {"type": "feedback_buttons", "positive_button": feedback, "negative_button": feedback},
                    {"type": "icon_button", "icon": "trash", "text": plain()},
                ],
            },
            {"type": "card", "title": mrkdwn(1), "actions": [button()]},
            {"type": "carousel", "elements": [{"type": "card", "body": plain()}]},
            {"type": "task_card", "task_id": "1", "title": "x", "status": "complete", "details": rich},
            {"type": "plan", "title": "x", "tasks": []},
            {"type": "file", "external_id": "x", "source": "remote"},
            {
                "type": "table",
                "rows": [[cell("x"), rich | {"block_id": "b"}]],
                "column_settings": [None, {"align": "right"}],
            },
            actions({"type": "checkboxes", "options": options(1)}, {"type": "users_select"}),
            {"type": "input", "label": plain(), "element": {"type": "plain_text_input", "multiline": True}},
        )
        == []
    )


def test_a_modal_with_inputs_needs_a_submit_button() -> None:
    field = {"type": "input", "label": plain(), "element": {"type": "plain_text_input"}}
    modal: Json = {"type": "modal", "title": plain(), "blocks": [field]}
    assert any("submit" in problem for problem in check_view(modal, "modal").found)
    assert check_view(modal | {"submit": plain()}, "modal").found == []


def test_only_one_element_has_the_focus() -> None:
    field = {
        "type": "input",
        "label": plain(),
        "element": {"type": "plain_text_input", "focus_on_load": True},
    }
    modal: Json = {"type": "modal", "title": plain(), "submit": plain(), "blocks": [field, field]}
    assert any("focus_on_load" in problem for problem in check_view(modal, "modal").found)
    assert check_view(modal | {"blocks": [field]}, "modal").found == []


def test_a_home_has_no_title_limit_of_blocks_and_no_tables() -> None:
    assert check_view({"type": "home", "blocks": [section()] * 100}, "home").found == []
    assert check_view({"type": "home", "blocks": [table(1, 1)]}, "home").found != []
    assert check_view({"type": "modal", "title": plain(), "blocks": []}, "home").found != []


def test_an_answer_says_what_is_wrong_as_slack_does() -> None:
    said = "must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]"
    assert check_message_blocks([actions(button(76))]).answer("invalid_blocks") == {
        "error": "invalid_blocks",
        "errors": [said],
        "response_metadata": {"messages": [f"[ERROR] {said}"]},
    }


def nested(levels: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(levels):
        inside = [inside]
    return inside


@pytest.mark.parametrize(
    "hostile", [nested(100_000), 10**5000, -(10**400), float("nan"), True, b"", object()], ids=type
)
def test_nothing_in_any_place_makes_the_checks_fail(hostile: Any) -> None:
    blocks: list[Any] = [
        *(hostile, [hostile], {"type": hostile}, section() | {hostile_key(hostile): 1}, section(text=hostile)),
        *(section(block_id=hostile), actions(select(1, type=hostile)), actions(select(1, initial_option=hostile))),
        *(table(1, 1) | {"rows": [[{"type": "raw_number", "text": "1", "value": hostile}]]}, pie(1, hostile)),
        *(actions(button(style=hostile)), drawn(values("c0", "c1", value=hostile))),
    ]
    for block in blocks:
        check_message_blocks([block])
        check_view({"type": "modal", "title": plain(), "blocks": [block]}, "modal")
        check_view({"type": "home", "title": hostile, "blocks": [block]}, "home")
    check_view({"type": hostile}, "modal")


def hostile_key(value: Any) -> Any:
    return value if not isinstance(value, list) else ("a", 1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "type",
                    "text",
                    "elements",
                    "fields",
                    "options",
                    "rows",
                    "element",
                    "title",
                    "accessory",
                    "initial_option",
                    "option_groups",
                    "caption",
                    "blocks",
                    "tasks",
                ]
            ),
            inner
            | st.sampled_from(
                [
                    "section",
                    "actions",
                    "table",
                    "data_table",
                    "static_select",
                    "carousel",
                    "image",
                    "plain_text",
                    "input",
                    "card",
                    "rich_text",
                    "overflow",
                ]
            ),
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_no_json_makes_the_checks_fail(value: Any) -> None:
    check_message_blocks(value)
    check_message_blocks([value])
    check_view(value, "modal")
    check_view({"type": "modal", "title": plain(), "blocks": value}, "modal")
