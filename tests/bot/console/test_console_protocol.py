"""The local workspace against a real Bolt app: Web API, views, uploads, response URLs, faults."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from slack_bolt import App
from slack_bolt.adapter.socket_mode import SocketModeHandler
from slack_sdk import WebClient
from slack_sdk.errors import SlackApiError

from bot.console.api import web_api
from bot.console.api.arguments import Arguments
from bot.console.errors import ApiError
from bot.console.state import WorkspaceState
from bot.console.tickets import (
    RESPONSE_URL_LIFETIME_S,
    TRIGGER_REMEMBERED_S,
    ResponsePlace,
    ResponseUrls,
    Triggers,
)
from bot.console.views import Views
from tests.support.peopled_workspace import PeopledWorkspace

Json = dict[str, Any]
BUTTON = {
    "type": "button",
    "action_id": "press",
    "text": {"type": "plain_text", "text": "Press"},
    "value": "one",
}
ACTIONS = {"type": "actions", "elements": [BUTTON]}


def plain(text: str) -> Json:
    return {"type": "plain_text", "text": text}


def modal(title: str, *blocks: Json, **more: Any) -> Json:
    return {"type": "modal", "title": plain(title), "submit": plain("Save"), "blocks": list(blocks), **more}


def name_input(initial: str | None = None) -> Json:
    element: Json = {"type": "plain_text_input", "action_id": "name"}
    if initial is not None:
        element["initial_value"] = initial
    return {"type": "input", "block_id": "who", "label": plain("Name"), "element": element}


class Recorder:
    """A small real Bolt app that records what it was sent and answers in the ways the tests need."""

    def __init__(self, workspace: PeopledWorkspace) -> None:
        self.client = WebClient(workspace.bot_token, base_url=workspace.api_url)
        self.app = App(client=self.client, signing_secret=workspace.signing_secret)
        self.bodies: list[Json] = []
        self.on_press: Any = lambda **_: None
        self.on_submit: Any = lambda ack, **_: ack()
        self.app.event("app_mention")(self.heard)
        self.app.event("message")(self.heard)
        self.app.event("app_home_opened")(self.heard)
        self.app.action("press")(self.pressed)
        self.app.action("pick")(self.pressed)
        self.app.view("form")(self.submitted)
        self.app.view_closed("form")(self.closed)
        self.app.command("/ask")(self.commanded)

    def heard(self, body: Json) -> None:
        self.bodies.append(body)

    def pressed(self, ack: Any, body: Json, client: WebClient, respond: Any) -> None:
        ack()
        self.bodies.append(body)
        self.on_press(body=body, client=client, respond=respond)

    def submitted(self, ack: Any, body: Json) -> None:
        self.bodies.append(body)
        self.on_submit(ack=ack, body=body)

    def closed(self, ack: Any, body: Json) -> None:
        ack()
        self.bodies.append(body)

    def commanded(self, ack: Any, body: Json) -> None:
        ack(f"You asked {body['text']}")
        self.bodies.append(body)

    def events(self, kind: str) -> list[Json]:
        return [b["event"] for b in self.bodies if b.get("event", {}).get("type") == kind]

    def of_type(self, kind: str) -> list[Json]:
        return [body for body in self.bodies if body.get("type") == kind]


@pytest.fixture(scope="module")
def running() -> Iterator[tuple[PeopledWorkspace, Recorder]]:
    patient: dict[str, Any] = {
        "acknowledge_within_s": 30.0,
        "trigger_lifetime_s": 60.0,
    }  # a busy machine is slow, not wrong
    with PeopledWorkspace(slack_connect=True, **patient).run_in_thread() as workspace:
        recorder = Recorder(workspace)
        handler = SocketModeHandler(recorder.app, workspace.app_token)
        handler.connect()  # type: ignore[no-untyped-call]  # slack_bolt leaves it untyped
        assert workspace.wait_for(lambda: workspace.connections == 1)
        yield workspace, recorder
        handler.close()  # type: ignore[no-untyped-call]


@pytest.fixture
def workspace(running: tuple[PeopledWorkspace, Recorder]) -> PeopledWorkspace:
    running[0].faults.clear()
    return running[0]


@pytest.fixture
def app(running: tuple[PeopledWorkspace, Recorder]) -> Recorder:
    workspace, recorder = running
    # What earlier tests sent must have been heard, so that it is not taken for what this one sends.
    workspace.wait_for(lambda: all(each.done.done() for each in list(workspace.deliveries.sent)), 10)
    time.sleep(0.02)  # an event is acknowledged a moment before its listener runs
    recorder.bodies.clear()
    recorder.on_press = lambda **_: None
    recorder.on_submit = lambda ack, **_: ack()
    return recorder


def posted(workspace: PeopledWorkspace, app: Recorder, *blocks: Json, text: str = "Hello") -> str:
    answer = app.client.chat_postMessage(channel="C0DATA0001", text=text, blocks=list(blocks))
    return str(answer["ts"])


def refused(call: Any, **arguments: Any) -> Json:
    with pytest.raises(SlackApiError) as caught:
        call(**arguments)
    answer: Json = caught.value.response.data
    return answer


def open_form(workspace: PeopledWorkspace, app: Recorder, view: Json) -> Json:
    """Press a button whose handler opens this modal; returns the open modal."""
    app.on_press = lambda body, client, **_: client.views_open(trigger_id=body["trigger_id"], view=view)
    workspace.close_view("ada", whole_stack=True)
    workspace.click("ada", "#data", posted(workspace, app, ACTIONS), "press")
    assert workspace.wait_for(lambda: workspace.modal("ada") is not None)
    found = workspace.modal("ada")
    assert found is not None
    return found


# ---- events ----


def test_a_mention_in_a_channel_arrives_as_a_message_and_as_a_mention(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    ts = workspace.mention("ada", "#data", "what is x < y & z?")
    assert workspace.wait_for(lambda: app.events("app_mention") and app.events("message"))
    message, mention = app.events("message")[0], app.events("app_mention")[0]
    assert message["ts"] == mention["ts"] == ts
    assert message["channel_type"] == "channel"
    assert "channel_type" not in mention
    assert mention["text"] == f"<@{workspace.bot_user_id}> what is x &lt; y &amp; z?"
    bodies = [body for body in app.bodies if body["event"]["ts"] == ts]
    assert len({body["event_id"] for body in bodies}) == 2
    assert bodies[0]["authorizations"][0]["user_id"] == workspace.bot_user_id


def test_a_direct_message_is_no_mention(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.direct_message("ben", f"<@{workspace.bot_user_id}> hello")
    assert workspace.wait_for(lambda: app.events("message"))
    assert app.events("message")[0]["channel_type"] == "im"
    workspace.direct_message("ben", "again")
    assert workspace.wait_for(lambda: len(app.events("message")) == 2)
    assert not app.events("app_mention")


def test_a_reply_names_its_thread_and_the_parents_author(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = workspace.post_as("ada", "#data", "first")
    workspace.post_as("ben", "#data", "second", thread_ts=ts)
    assert workspace.wait_for(lambda: len(app.events("message")) == 2)
    parent, reply = sorted(app.events("message"), key=lambda event: event["ts"])
    assert "thread_ts" not in parent
    assert (reply["thread_ts"], reply["parent_user_id"]) == (ts, workspace.user_id("ada"))
    assert workspace.message("#data", ts)["reply_count"] == 1


def test_opening_the_home_says_which_tab(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.open_home("ben")
    workspace.open_home("ben", "messages")
    assert workspace.wait_for(lambda: len(app.events("app_home_opened")) == 2)
    assert {event["tab"] for event in app.events("app_home_opened")} == {"home", "messages"}


def test_typed_control_characters_never_notify(workspace: PeopledWorkspace) -> None:
    ts = workspace.post_as("ada", "#data", "<!channel> <script>")
    assert workspace.message("#data", ts)["text"] == "&lt;!channel&gt; &lt;script&gt;"


# ---- the Web API ----


def test_wrong_tokens_are_refused(workspace: PeopledWorkspace) -> None:
    def error(token: str | None, method: str = "auth.test") -> str:
        client = WebClient(token, base_url=workspace.api_url)
        return str(refused(client.api_call, api_method=method)["error"])

    assert error("xoxb-wrong") == "invalid_auth"
    assert error(None) == "not_authed"
    assert error(workspace.app_token) == "not_allowed_token_type"
    assert error(workspace.bot_token, "apps.connections.open") == "not_allowed_token_type"


def test_an_unknown_method_is_said_to_be_unknown(app: Recorder) -> None:
    assert refused(app.client.api_call, api_method="chat.sing")["error"] == "unknown_method"


def test_metadata_is_kept_and_found_again(workspace: PeopledWorkspace, app: Recorder) -> None:
    metadata = {"event_type": "candor_ask", "event_payload": {"ask": "A1", "step": 2}}
    ts = app.client.chat_postMessage(channel="#data", text="Answer", metadata=metadata)["ts"]
    with_it = app.client.conversations_history(channel="C0DATA0001", include_all_metadata=True)
    without = app.client.conversations_history(channel="C0DATA0001")
    assert next(m for m in with_it["messages"] if m["ts"] == ts)["metadata"] == metadata
    assert "metadata" not in next(m for m in without["messages"] if m["ts"] == ts)
    reply = app.client.chat_postMessage(channel="C0DATA0001", text="More", thread_ts=ts, metadata=metadata)["ts"]
    thread = app.client.conversations_replies(channel="C0DATA0001", ts=ts, include_all_metadata=True)["messages"]
    assert [m["ts"] for m in thread] == [ts, reply]
    assert thread[1]["metadata"] == metadata


def test_history_comes_in_pages(workspace: PeopledWorkspace, app: Recorder) -> None:
    sent = [workspace.post_as("ada", "#general", f"message {number}") for number in range(5)]
    pages = app.client.conversations_history(channel="C0GENERAL1", limit=2)
    found = [message["ts"] for page in pages for message in page["messages"]]
    assert found == sent[::-1]


def test_an_update_with_only_a_text_removes_the_blocks(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = posted(workspace, app, ACTIONS)
    app.client.chat_update(channel="C0DATA0001", ts=ts, metadata={"event_type": "e", "event_payload": {}}, text="Bye")
    message = workspace.message("#data", ts)
    assert "blocks" not in message
    assert message["metadata"]["event_type"] == "e"
    own = workspace.post_as("ada", "#data", "mine")
    answer = refused(app.client.chat_update, channel="C0DATA0001", ts=own, text="theirs")
    assert answer["error"] == "cant_update_message"


def test_a_private_message_is_seen_by_one_person_and_not_in_the_history(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    user = workspace.user_id("ben")
    ts = app.client.chat_postEphemeral(channel="C0DATA0001", user=user, text="Only you")["message_ts"]
    assert workspace.message("#data", ts)["ephemeral_to"] == user
    history = app.client.conversations_history(channel="C0DATA0001")["messages"]
    assert ts not in [message["ts"] for message in history]


def test_notifying_markup_is_recorded_and_escaped_markup_is_not(workspace: PeopledWorkspace, app: Recorder) -> None:
    section = {"type": "section", "text": {"type": "mrkdwn", "text": "<!here> and <@U0BEN00001>"}}
    loud = posted(workspace, app, section, text="<!channel>")
    quiet = posted(workspace, app, text="&lt;!channel&gt; @channel")
    assert workspace.message("#data", loud)["notified"] == ["!channel", "!here", "@U0BEN00001"]
    assert workspace.message("#data", quiet)["notified"] == []
    assert ("C0DATA0001", loud, "!here") in workspace.notifications


def test_unfurl_flags_are_recorded(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = app.client.chat_postMessage(channel="C0DATA0001", text="x", unfurl_links=False, unfurl_media=False)["ts"]
    message = workspace.message("#data", ts)
    assert (message["unfurl_links"], message["unfurl_media"]) == (False, False)


def test_people_have_their_roles(workspace: PeopledWorkspace, app: Recorder) -> None:
    admins = {u["name"]: u["is_admin"] for u in app.client.users_list()["members"] if not u["is_bot"]}
    assert admins == {"ada": True, "ben": False, "cleo": False}
    assert app.client.users_info(user=workspace.user_id("cleo"))["user"]["team_id"] != "T0LOCAL001"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"channel": "C0NOWHERE0", "text": "x"}, "channel_not_found"),
        ({"channel": "C0DATA0001", "text": " "}, "no_text"),
        ({"channel": "C0DATA0001", "text": "x" * 40_001}, "msg_too_long"),
        ({"channel": "C0DATA0001", "text": "x", "thread_ts": "1.000001"}, "thread_not_found"),
        ({"channel": "C0DATA0001", "text": "x", "metadata": {"event_type": 1}}, "invalid_metadata_format"),
        ({"channel": "C0DATA0001", "text": "x", "blocks": "[{"}, "invalid_blocks_format"),
    ],
)
def test_a_bad_message_is_refused_in_slacks_words(app: Recorder, arguments: Json, error: str) -> None:
    assert refused(app.client.api_call, api_method="chat.postMessage", json=arguments)["error"] == error


def test_a_status_lasts_until_the_answer(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = workspace.mention("ada", "#data", "status?")
    app.client.assistant_threads_setStatus(channel_id="C0DATA0001", thread_ts=ts, status="is thinking…")
    assert workspace.status("#data", ts) == "is thinking…"
    app.client.chat_postMessage(channel="C0DATA0001", thread_ts=ts, text="Done")
    assert workspace.status("#data", ts) == ""


def test_a_stream_grows_into_a_message(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = workspace.mention("ada", "#data", "stream?")
    stream = app.client.chat_stream(
        channel="C0DATA0001", thread_ts=ts, recipient_team_id="T0LOCAL001", recipient_user_id="U0ADA00001"
    )
    stream.append(markdown_text="**Total** " * 30)
    stream.append(markdown_text="is 5")
    stream.stop(blocks=[ACTIONS])
    message = workspace.bot_messages("#data", ts)[-1]
    assert message["text"].endswith("is 5")
    assert [block["type"] for block in message["blocks"]] == ["markdown", "actions"]


def test_an_uploaded_file_is_shared_in_the_thread_and_can_be_downloaded(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    ts = workspace.mention("ada", "#data", "as CSV")
    app.client.files_upload_v2(
        channel="C0DATA0001", thread_ts=ts, filename="täble.csv", content="a,b\n1,2\n", initial_comment="Here"
    )
    message = workspace.bot_messages("#data", ts)[-1]
    assert message["text"] == "Here"
    assert workspace.files()[-1].content == b"a,b\n1,2\n"
    with urllib.request.urlopen(message["files"][0]["url_private_download"]) as response:
        assert response.read() == b"a,b\n1,2\n"
        assert response.headers["Content-Disposition"].startswith("attachment")


# ---- interactions ----


def test_a_click_carries_what_slack_sends(workspace: PeopledWorkspace, app: Recorder) -> None:
    thread = workspace.mention("ada", "#data", "buttons")
    ts = app.client.chat_postMessage(
        channel="C0DATA0001", thread_ts=thread, text="x", blocks=[ACTIONS, name_input("initial")]
    )["ts"]
    assert workspace.click("ben", "#data", ts, "press").acknowledged()
    body = app.of_type("block_actions")[0]
    assert body["actions"][0] | {"action_ts": ""} == {
        "type": "button",
        "action_id": "press",
        "block_id": body["message"]["blocks"][0]["block_id"],
        "text": {"type": "plain_text", "text": "Press", "emoji": True},
        "value": "one",
        "action_ts": "",
    }
    assert body["container"]["message_ts"] == ts
    assert body["container"]["thread_ts"] == thread
    assert body["user"]["id"] == workspace.user_id("ben")
    assert body["state"]["values"]["who"]["name"]["value"] == "initial"


def test_a_click_from_another_team_carries_that_team(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = app.client.chat_postMessage(channel="C0PARTNER1", text="x", blocks=[ACTIONS])["ts"]
    assert workspace.click("cleo", "#partners", ts, "press").acknowledged()
    body = app.of_type("block_actions")[0]
    assert body["team"]["id"] == body["user"]["team_id"] == "T0PARTNER1"


def test_a_chosen_option_is_sent_whole(workspace: PeopledWorkspace, app: Recorder) -> None:
    options = [{"text": plain(f"Option {n}"), "value": str(n)} for n in range(3)]
    select = {"type": "static_select", "action_id": "pick", "options": options, "placeholder": plain("Pick")}
    ts = posted(workspace, app, {"type": "actions", "elements": [select]})
    assert workspace.select("ada", "#data", ts, "pick", "2").acknowledged()
    chosen = app.of_type("block_actions")[0]["actions"][0]["selected_option"]
    assert (chosen["value"], chosen["text"]["text"]) == ("2", "Option 2")
    with pytest.raises(LookupError, match="no option '9'"):
        workspace.select("ada", "#data", ts, "pick", "9")


def test_nobody_clicks_what_they_cannot_see(workspace: PeopledWorkspace, app: Recorder) -> None:
    user = workspace.user_id("ben")
    ts = app.client.chat_postEphemeral(channel="C0DATA0001", user=user, text="x", blocks=[ACTIONS])["message_ts"]
    with pytest.raises(LookupError):
        workspace.click("ada", "#data", ts, "press")
    workspace.click("ben", "#data", ts, "press")
    assert workspace.wait_for(lambda: app.of_type("block_actions"))
    body = app.of_type("block_actions")[0]
    assert body["container"]["is_ephemeral"] is True
    assert "message" not in body


def test_a_trigger_works_once_and_for_three_seconds(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = posted(workspace, app, ACTIONS)
    workspace.click("ada", "#data", ts, "press")
    assert workspace.wait_for(lambda: app.of_type("block_actions"))
    trigger = app.of_type("block_actions")[0]["trigger_id"]
    app.client.views_open(trigger_id=trigger, view=modal("First"))
    second = refused(app.client.views_open, trigger_id=trigger, view=modal("Second"))
    assert second["error"] == "exchanged_trigger_id"
    assert refused(app.client.views_open, trigger_id="1.2.x", view=modal("X"))["error"] == "invalid_trigger_id"


def test_a_late_trigger_is_expired() -> None:
    with PeopledWorkspace(trigger_lifetime_s=0.0).run_in_thread() as workspace:
        client = WebClient(workspace.bot_token, base_url=workspace.api_url)
        trigger = workspace.services.views._triggers.issue("U0ADA00001")
        answer = refused(client.views_open, trigger_id=trigger, view=modal("Late"))
        assert answer["error"] == "expired_trigger_id"


def test_a_slash_command_answers_privately(workspace: PeopledWorkspace, app: Recorder) -> None:
    delivery = workspace.slash("ben", "#data", "/ask", "a < b")
    assert delivery.answer() == {"text": "You asked a &lt; b"}
    message = workspace.messages("#data")[-1]
    assert message["ephemeral_to"] == workspace.user_id("ben")
    assert app.bodies[0]["channel_name"] == "data"


# ---- response URLs ----


def post_json(url: str, body: Json) -> tuple[int, str]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_a_response_url_works_five_times(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.click("ada", "#data", posted(workspace, app, ACTIONS), "press")
    assert workspace.wait_for(lambda: app.of_type("block_actions"))
    url = app.of_type("block_actions")[0]["response_url"]
    answers = [post_json(url, {"text": f"answer {number}"}) for number in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [404]
    assert "used_url" in answers[5][1]


def test_a_response_url_ends_after_thirty_minutes(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.click("ada", "#data", posted(workspace, app, ACTIONS), "press")
    assert workspace.wait_for(lambda: app.of_type("block_actions"))
    url = app.of_type("block_actions")[0]["response_url"]
    workspace.response_urls.lifetime_s = 0.0
    try:
        assert post_json(url, {"text": "late"}) == (404, '{"ok": false, "error": "expired_url"}')
    finally:
        workspace.response_urls.lifetime_s = 1800.0


def test_a_response_can_replace_delete_or_add(workspace: PeopledWorkspace, app: Recorder) -> None:
    ts = posted(workspace, app, ACTIONS)
    app.on_press = lambda respond, **_: respond(text="Replaced", replace_original=True)
    workspace.click("ada", "#data", ts, "press")
    assert workspace.wait_for(lambda: workspace.message("#data", ts)["text"] == "Replaced")
    other = posted(workspace, app, ACTIONS)
    app.on_press = lambda respond, **_: (
        respond(text="Public", response_type="in_channel"),
        respond("Private"),
    )
    workspace.click("ada", "#data", other, "press")
    assert workspace.wait_for(lambda: workspace.messages("#data")[-1]["text"] == "Private")
    public, private = workspace.messages("#data")[-2:]
    assert (public["ephemeral_to"], private["ephemeral_to"]) == (None, workspace.user_id("ada"))
    app.on_press = lambda respond, **_: respond(delete_original=True)
    workspace.click("ada", "#data", other, "press")
    assert workspace.wait_for(lambda: other not in [m["ts"] for m in workspace.messages("#data")])


# ---- views ----


def test_a_submission_carries_untouched_initial_values(workspace: PeopledWorkspace, app: Recorder) -> None:
    view = open_form(workspace, app, modal("Form", name_input("Ada"), callback_id="form", private_metadata="m"))
    submission = workspace.submit_view("ada", view["id"])
    assert submission.errors == {}
    body = app.of_type("view_submission")[0]
    assert body["view"]["state"]["values"] == {"who": {"name": {"type": "plain_text_input", "value": "Ada"}}}
    assert body["view"]["private_metadata"] == "m"
    assert workspace.modal("ada") is None


def test_an_empty_required_input_is_stopped_by_the_modal_itself(workspace: PeopledWorkspace, app: Recorder) -> None:
    view = open_form(workspace, app, modal("Form", name_input(), callback_id="form"))
    assert list(workspace.submit_view("ada", view["id"], {"name": ""}).errors) == ["who"]
    assert not app.of_type("view_submission")


def test_a_submission_is_answered_with_errors_then_another_view_then_the_end(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    view = open_form(workspace, app, modal("Form", name_input(), callback_id="form"))
    app.on_submit = lambda ack, **_: ack(response_action="errors", errors={"who": "Too short"})
    assert workspace.submit_view("ada", view["id"], {"name": "x"}).errors == {"who": "Too short"}
    app.on_submit = lambda ack, **_: ack(response_action="update", view=modal("Updated", callback_id="form"))
    workspace.submit_view("ada", view["id"], {"name": "x"})
    assert workspace.modal("ada")["title"]["text"] == "Updated"  # type: ignore[index]
    app.on_submit = lambda ack, **_: ack(response_action="push", view=modal("On top", callback_id="form"))
    workspace.submit_view("ada", view["id"])
    assert [v["title"]["text"] for v in workspace.modals("ada")] == ["Updated", "On top"]
    app.on_submit = lambda ack, **_: ack(response_action="clear")
    workspace.submit_view("ada", workspace.modals("ada")[1]["id"])
    assert workspace.modals("ada") == []


def test_modals_stack_three_deep(workspace: PeopledWorkspace, app: Recorder) -> None:
    view = open_form(workspace, app, modal("1", ACTIONS))
    refusals: list[str] = []

    def push(body: Json, client: WebClient, **_: Any) -> None:
        try:
            client.views_push(trigger_id=body["trigger_id"], view=modal("more", ACTIONS))
        except SlackApiError as error:
            refusals.append(error.response["error"])

    app.on_press = push
    for depth in (2, 3):
        workspace.click_in_view("ada", workspace.modals("ada")[-1]["id"], "press")
        assert workspace.wait_for(partial(lambda wanted: len(workspace.modals("ada")) == wanted, depth))
    workspace.click_in_view("ada", workspace.modals("ada")[-1]["id"], "press")
    assert workspace.wait_for(lambda: refusals == ["push_limit_reached"])
    assert workspace.modals("ada")[2]["root_view_id"] == view["id"]


def test_a_stale_hash_is_a_conflict_and_an_update_keeps_what_was_typed(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    view = open_form(workspace, app, modal("Form", name_input("a"), ACTIONS, callback_id="form"))
    stale, app.on_press = view["hash"], lambda **_: None
    workspace.click_in_view("ada", view["id"], "press", state={"name": "typed"})
    assert workspace.wait_for(lambda: len(app.of_type("block_actions")) == 2)
    assert app.of_type("block_actions")[1]["view"]["state"]["values"]["who"]["name"]["value"] == "typed"
    changed = modal("Form 2", name_input("a"), callback_id="form")
    app.client.views_update(view_id=view["id"], hash=stale, view=changed)
    answer = refused(app.client.views_update, view_id=view["id"], hash=stale, view=changed)
    assert answer["error"] == "hash_conflict"
    workspace.submit_view("ada", view["id"])
    assert app.of_type("view_submission")[0]["view"]["state"]["values"]["who"]["name"]["value"] == "typed"


def test_closing_tells_the_app_only_if_it_asked(workspace: PeopledWorkspace, app: Recorder) -> None:
    open_form(workspace, app, modal("Quiet", callback_id="form"))
    workspace.close_view("ada")
    open_form(workspace, app, modal("Asks", callback_id="form", notify_on_close=True))
    workspace.close_view("ada")
    assert workspace.wait_for(lambda: app.of_type("view_closed"))
    closed = app.of_type("view_closed")
    assert [body["view"]["title"]["text"] for body in closed] == ["Asks"]


def test_nothing_is_kept_of_a_modal_that_is_closed() -> None:
    state = WorkspaceState()
    triggers = Triggers(60.0)
    views = Views(state, triggers)
    user, other = list(state.users)[:2]
    kept = views.publish({"type": "home", "blocks": [name_input()]}, user, None)
    views.with_state(kept, {"who": {"name": "typed"}})

    def opened(depth: int, of: str = user, **more: Any) -> list[Json]:
        found = [views.open(modal("1", name_input(), **more), triggers.issue(of, None))]
        while len(found) < depth:
            found.append(views.push(modal("more", name_input(), **more), triggers.issue(of, found[-1]["id"])))
        for view in found:
            views.with_state(view, {"who": {"name": "typed"}})
        return found

    def remembered() -> set[str]:
        assert views._sent.keys() == views._entered.keys()
        return set(views._sent)

    one, two, three = opened(3)
    theirs = opened(1, other)[0]
    always = {kept["id"], theirs["id"]}
    assert remembered() == always | {one["id"], two["id"], three["id"]}
    views.close(user, whole_stack=False)
    assert remembered() == always | {one["id"], two["id"]}
    views.with_state(three, {"who": {"name": "late"}})
    assert remembered() == always | {one["id"], two["id"]}
    views.answer_submission(user, two["id"], None)
    assert remembered() == always | {one["id"]}
    two, three = opened(3)[1:]
    assert one["id"] not in remembered(), "another first modal takes its place"
    views.answer_submission(user, two["id"], None)
    assert len(remembered()) == 3
    views.close(user, whole_stack=True)
    assert remembered() == always
    views.answer_submission(user, opened(3)[0]["id"], {"response_action": "clear"})
    assert remembered() == always
    opened(2, clear_on_close=True)
    views.close(user, whole_stack=False)
    assert remembered() == always


def test_a_trigger_is_forgotten_once_it_is_long_over_and_told_apart_until_then() -> None:
    triggers = Triggers(lifetime_s=3.0)
    used, never_used = (triggers.issue("U1") for _ in range(2))
    triggers.exchange(used)
    for ticket in (used, never_used):
        triggers._known[ticket].born -= 3.0 + TRIGGER_REMEMBERED_S - 60.0
    fresh = triggers.issue("U1")
    with pytest.raises(ApiError, match="exchanged_trigger_id"):
        triggers.exchange(used)
    with pytest.raises(ApiError, match="expired_trigger_id"):
        triggers.exchange(never_used)
    for ticket in (used, never_used):
        triggers._known[ticket].born -= 120.0
    latest = triggers.issue("U1")
    assert set(triggers._known) == {fresh, latest}
    with pytest.raises(ApiError, match="invalid_trigger_id"):
        triggers.exchange(never_used)
    assert triggers.exchange(fresh).user == "U1"


def test_a_response_url_is_forgotten_once_it_is_over_and_not_before() -> None:
    urls = ResponseUrls()
    places = [ResponsePlace("C1", f"U{n}") for n in range(3)]
    over, nearly_over, used_up = (urls.issue(place) for place in places)
    for _ in range(5):
        urls.use(used_up)
    places[0].born -= RESPONSE_URL_LIFETIME_S + 60.0
    places[1].born -= RESPONSE_URL_LIFETIME_S - 60.0
    fresh = urls.issue(ResponsePlace("C1", "U3"))
    assert set(urls._known) == {nearly_over, used_up, fresh}
    assert urls.use(nearly_over).user == "U1"
    with pytest.raises(ApiError, match="used_url"):
        urls.use(used_up)
    with pytest.raises(ApiError, match="expired_url"):
        urls.use(over)


def test_the_home_is_each_persons_own_and_its_clicks_carry_the_view(workspace: PeopledWorkspace, app: Recorder) -> None:
    home = {"type": "home", "blocks": [ACTIONS], "private_metadata": "mine"}
    app.client.views_publish(user_id=workspace.user_id("ben"), view=home)
    assert workspace.home("ada") is None
    view = workspace.home("ben")
    assert view is not None
    assert workspace.click_in_view("ben", view["id"], "press").acknowledged()
    body = app.of_type("block_actions")[0]
    assert body["container"] == {"type": "view", "view_id": view["id"]}
    assert body["view"]["private_metadata"] == "mine"
    assert "message" not in body


# ---- faults ----


def test_a_rate_limit_says_how_long_to_wait(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.fail_next("chat.postMessage", "rate_limit", retry_after_s=30)
    with pytest.raises(SlackApiError) as caught:
        app.client.chat_postMessage(channel="C0DATA0001", text="x")
    assert caught.value.response.status_code == 429
    assert caught.value.response.headers["Retry-After"] == "30"
    app.client.chat_postMessage(channel="C0DATA0001", text="x")


def test_a_lost_answer_leaves_the_message_posted(workspace: PeopledWorkspace, app: Recorder) -> None:
    careful = WebClient(workspace.bot_token, base_url=workspace.api_url, retry_handlers=[])
    before = len(workspace.messages("#data"))
    workspace.fail_next("chat.postMessage", "answer_lost")
    with pytest.raises((ConnectionError, urllib.error.URLError)):
        careful.chat_postMessage(channel="C0DATA0001", text="posted all the same")
    assert [m["text"] for m in workspace.messages("#data")[before:]] == ["posted all the same"]
    workspace.fail_next("chat.postMessage", "request_lost")
    with pytest.raises((ConnectionError, urllib.error.URLError)):
        careful.chat_postMessage(channel="C0DATA0001", text="never arrived")
    assert len(workspace.messages("#data")) == before + 1


def test_server_errors_and_api_errors_come_as_planned(workspace: PeopledWorkspace, app: Recorder) -> None:
    workspace.fail_next("users.info", "server_error", times=2)
    for _ in range(2):
        with pytest.raises(SlackApiError) as caught:
            app.client.users_info(user="U0ADA00001")
        assert caught.value.response.status_code == 500
    workspace.fail_next("*", "error", error="token_revoked")
    assert refused(app.client.auth_test)["error"] == "token_revoked"
    with pytest.raises(ValueError, match="unknown kind"):
        workspace.fail_next("*", "earthquake")  # type: ignore[arg-type]


def test_every_call_is_recorded_with_its_arguments(workspace: PeopledWorkspace, app: Recorder) -> None:
    app.client.chat_postMessage(channel="C0DATA0001", text="remember me")
    call = workspace.calls("chat.postMessage")[-1]
    assert (call.arguments["text"], call.answer["ok"]) == ("remember me", True)


def test_of_very_many_calls_the_latest_are_kept(workspace: PeopledWorkspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_api, "MOST_CALLS", 2)
    people = workspace._web_api._people
    kept = web_api.WebApi(workspace.services, workspace.faults, workspace.response_urls, people)
    for number in range(3):
        kept._record("api.test", Arguments({"number": number}), {"ok": True})
    assert [call.arguments["number"] for call in kept.calls] == [1, 2]


def test_faults_can_be_planned_from_another_process(workspace: PeopledWorkspace, app: Recorder) -> None:
    fault = {"method": "auth.test", "kind": "error", "error": "account_inactive"}
    assert post_json(f"{workspace.url}/_control/faults", fault)[0] == 200
    assert refused(app.client.auth_test)["error"] == "account_inactive"
    assert post_json(f"{workspace.url}/_control/faults", {"method": "x", "kind": "y"})[0] == 400


def test_other_sites_and_other_host_names_are_refused(workspace: PeopledWorkspace) -> None:
    for headers in ({"Origin": "https://example.com"}, {"Host": "example.com"}):
        request = urllib.request.Request(workspace.url + "/", headers=headers)
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        with caught.value:
            assert caught.value.code == 403


# ---- restarts ----


def test_a_message_posted_before_a_restart_can_still_be_clicked(tmp_path: Path) -> None:
    path = tmp_path / "workspace.json"
    with PeopledWorkspace(state_path=path).run_in_thread() as before:
        client = WebClient(before.bot_token, base_url=before.api_url)
        ts = client.chat_postMessage(channel="C0DATA0001", text="x", blocks=[ACTIONS])["ts"]
        client.files_upload_v2(channel="C0DATA0001", filename="a.csv", content="1")
        client.views_publish(user_id="U0ADA00001", view={"type": "home", "blocks": []})
    with PeopledWorkspace(state_path=path, acknowledge_within_s=0.1).run_in_thread() as after:
        assert after.message("#data", ts)["text"] == "x"
        assert after.files()[0].content == b"1"
        assert after.home("ada") is not None
        assert after.click("ada", "#data", ts, "press").kind == "interactive"


def test_a_history_that_cannot_be_read_is_put_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "workspace.json"
    path.write_text('{"format": 99')
    with PeopledWorkspace(state_path=path).run_in_thread() as workspace:
        assert workspace.messages("#data") == []
    assert path.with_suffix(".unreadable").read_text() == '{"format": 99'
    assert "could not be read" in caplog.text


def test_a_taken_port_is_an_error_that_says_so() -> None:
    with PeopledWorkspace().run_in_thread() as first:
        port = int(first.url.rpartition(":")[2])
        with pytest.raises(OSError, match="Address already in use"), PeopledWorkspace(port=port).run_in_thread():
            pass


def test_a_reply_that_is_broadcast_stands_in_its_thread_and_in_its_channel(
    workspace: PeopledWorkspace, app: Recorder
) -> None:
    ts = workspace.post_as("ada", "#data", "How are we doing?")
    given: Json = {"channel": workspace.channel_id("#data"), "thread_ts": ts, "text": "Fine."}
    app.client.chat_postMessage(**given)
    sent = app.client.chat_postMessage(**given, reply_broadcast=True, blocks=[ACTIONS])["message"]
    assert (sent["subtype"], sent["thread_ts"], sent["root"]["ts"]) == ("thread_broadcast", ts, ts)
    thread = app.client.conversations_replies(channel=given["channel"], ts=ts)["messages"]
    assert [one["ts"] for one in thread][2:] == [sent["ts"]]
    [first, parent] = app.client.conversations_history(channel=given["channel"], limit=2)["messages"]
    assert (first["ts"], parent["ts"], parent["reply_count"]) == (sent["ts"], ts, 2)
    alone = app.client.chat_postMessage(channel=given["channel"], text="Fine.", reply_broadcast=True)["message"]
    assert "subtype" not in alone, "outside a thread Slack passes over it"


def test_an_archived_channel_takes_no_message(workspace: PeopledWorkspace, app: Recorder) -> None:
    channel = workspace.state.channel("#general")
    channel.is_archived = True
    try:
        said = refused(app.client.chat_postMessage, channel=channel.id, text="Hello")
        assert said["error"] == "is_archived"
        assert app.client.conversations_info(channel=channel.id)["channel"]["is_archived"] is True
    finally:
        channel.is_archived = False
