"""The local workspace's page in headless Chromium, with a real Bolt app behind it."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from slack_bolt import App
from slack_bolt.adapter.socket_mode import SocketModeHandler
from slack_sdk import WebClient

from tests.support.peopled_workspace import PeopledWorkspace

Json = dict[str, Any]
pytestmark = pytest.mark.browser
HOSTILE = "<img src=x onerror=\"document.title='hacked'\"><b>bold</b>"


def plain(text: str) -> Json:
    return {"type": "plain_text", "text": text}


def mrkdwn(text: str) -> Json:
    return {"type": "mrkdwn", "text": text}


def button(label: str, action_id: str, **more: Any) -> Json:
    return {"type": "button", "text": plain(label), "action_id": action_id, "value": label, **more}


def options(*labels: str) -> list[Json]:
    return [{"text": plain(label), "value": label.lower()} for label in labels]


expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong
CONFIRM = {"title": plain("Sure?"), "text": plain("Really"), "confirm": plain("Yes"), "deny": plain("No")}
ANSWER: list[Json] = [
    {"type": "section", "text": mrkdwn("*Total* is `5` &lt;euro&gt; <https://example.com|source>")},
    {
        "type": "table",
        "rows": [
            [{"type": "raw_text", "text": "Name"}, {"type": "raw_text", "text": "Count"}],
            [{"type": "raw_text", "text": HOSTILE}, {"type": "raw_number", "value": 5, "text": "5"}],
        ],
    },
    {
        "type": "actions",
        "elements": [
            button("Fine", "fine", style="primary"),
            button("ⓘ What I promise", "fine_print"),
            button("Slow", "slow"),
            button("Sure", "sure", confirm=CONFIRM),
            button("Form", "form"),
            button("File", "file"),
            {
                "type": "static_select",
                "action_id": "pick",
                "placeholder": plain("Pick"),
                "options": options("A", "B"),
            },
            {"type": "overflow", "action_id": "more", "options": options("Edit", "Retire")},
            {"type": "radio_buttons", "action_id": "radio", "options": options("Me", "All")},
        ],
    },
]
MODAL = {
    "type": "modal",
    "callback_id": "hint",
    "title": plain("Edit hint"),
    "submit": plain("Save"),
    "close": plain("Cancel"),
    "blocks": [
        {
            "type": "input",
            "block_id": "word",
            "label": plain("Word"),
            "element": {"type": "plain_text_input", "action_id": "word", "initial_value": "sales"},
        },
        {
            "type": "input",
            "block_id": "column",
            "label": plain("Column"),
            "element": {"type": "static_select", "action_id": "column", "options": options("Net", "Gross")},
        },
        {
            "type": "input",
            "block_id": "tags",
            "optional": True,
            "label": plain("Tags"),
            "element": {"type": "checkboxes", "action_id": "tags", "options": options("One", "Two")},
        },
        {
            "type": "input",
            "block_id": "until",
            "optional": True,
            "label": plain("Until"),
            "element": {"type": "datepicker", "action_id": "until"},
        },
        {"type": "actions", "elements": [button("Another", "push")]},
    ],
}


class Answerer:
    """A bot that answers mentions, direct messages and /ask, and records what was pressed."""

    def __init__(self, workspace: PeopledWorkspace) -> None:
        self.workspace = workspace
        self.client = WebClient(workspace.bot_token, base_url=workspace.api_url)
        self.app = App(client=self.client)
        self.pressed: list[Json] = []
        self.submitted: list[Json] = []
        self.release = threading.Event()
        self.modal = MODAL
        self.app.event("app_mention")(self.answer)
        self.app.event("message")(self.answer_privately)
        self.app.event("app_home_opened")(self.fill_home)
        self.app.action(re.compile("fine|sure|pick|more|radio"))(self.press)
        self.app.action("slow")(self.press_slowly)
        self.app.action("form")(self.open_form)
        self.app.action("push")(self.push)
        self.app.action("file")(self.upload)
        self.app.view("hint")(self.submit)
        self.app.command("/ask")(lambda ack, body: ack(f"You asked {body['text']}"))

    def answer(self, event: Json, client: WebClient) -> None:
        thread = event.get("thread_ts") or event["ts"]
        where = {"channel": event["channel"], "thread_ts": thread}
        if "wait" in event["text"]:
            client.assistant_threads_setStatus(channel_id=event["channel"], thread_ts=thread, status="is thinking…")
            return
        client.chat_postMessage(text="Answer", blocks=ANSWER, **where)

    def answer_privately(self, event: Json, client: WebClient) -> None:
        if event["channel_type"] == "im" and "bot_id" not in event and "subtype" not in event:
            client.chat_postMessage(channel=event["channel"], text="You said " + event["text"])

    def fill_home(self, event: Json, client: WebClient) -> None:
        blocks: list[Json] = [
            {"type": "header", "text": plain("Your hints")},
            {"type": "actions", "elements": [button("New hint", "form")]},
        ]
        client.views_publish(user_id=event["user"], view={"type": "home", "blocks": blocks})

    def press(self, ack: Any, body: Json) -> None:
        ack()
        self.pressed.append(body)

    def press_slowly(self, ack: Any, body: Json) -> None:
        self.release.wait(60)
        ack()
        self.pressed.append(body)

    def open_form(self, ack: Any, body: Json, client: WebClient) -> None:
        ack()
        client.views_open(trigger_id=body["trigger_id"], view=self.modal)

    def push(self, ack: Any, body: Json, client: WebClient) -> None:
        ack()
        client.views_push(trigger_id=body["trigger_id"], view=MODAL | {"title": plain("Second")})

    def upload(self, ack: Any, body: Json, client: WebClient) -> None:
        ack()
        where = body["container"]
        client.files_upload_v2(
            channel=where["channel_id"], thread_ts=where["thread_ts"], filename="result.csv", content="a\n1\n"
        )

    def submit(self, ack: Any, view: Json) -> None:
        values = view["state"]["values"]
        if values["word"]["word"]["value"] == "nonsense":
            return ack(response_action="errors", errors={"word": "No such word."})  # type: ignore[no-any-return]
        ack()
        self.submitted.append(values)
        return None


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def running() -> Iterator[Answerer]:
    with PeopledWorkspace(
        suggestions=["What were total sales last quarter?"], retry_delays_s=(), trigger_lifetime_s=60.0
    ).run_in_thread() as workspace:
        answerer = Answerer(workspace)
        handler = SocketModeHandler(answerer.app, workspace.app_token)
        handler.connect()  # type: ignore[no-untyped-call]  # slack_bolt leaves it untyped
        assert workspace.wait_for(lambda: workspace.connections == 1)
        yield answerer
        handler.close()  # type: ignore[no-untyped-call]


@pytest.fixture
def bot(running: Answerer) -> Answerer:
    running.pressed.clear()
    running.submitted.clear()
    running.release.clear()
    running.modal = MODAL
    for user in ("ada", "ben"):
        running.workspace.close_view(user, whole_stack=True)
    return running


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, bot: Answerer) -> Iterator[Page]:
    page = context.new_page()
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.goto(bot.workspace.url)
    expect(page.get_by_test_id("composer")).to_be_visible()
    yield page
    page.close()
    assert mistakes == []


def ask(page: Page, text: str) -> None:
    page.get_by_test_id("composer").fill(text)
    page.get_by_test_id("composer").press("Enter")


def pressed(bot: Answerer, action_id: str) -> Json:
    assert bot.workspace.wait_for(lambda: any(body["actions"][0]["action_id"] == action_id for body in bot.pressed))
    found: Json = bot.pressed[-1]["actions"][0]
    return found


def asked(page: Page, bot: Answerer) -> Any:
    """Ask in #data and wait for the answer in its thread."""
    ask(page, "What were total sales last quarter?")
    thread = page.get_by_test_id("thread-pane")
    expect(thread.get_by_test_id("table")).to_be_visible()
    return thread


def test_a_newcomers_question_reaches_the_bot_and_its_answer_opens(page: Page, bot: Answerer) -> None:
    thread = asked(page, bot)
    expect(thread).to_contain_text("Total is 5 <euro> source")
    expect(thread.get_by_role("link", name="source")).to_have_attribute("rel", "noopener noreferrer")
    posted = bot.workspace.messages("#data")[-1]
    assert posted["text"] == f"<@{bot.workspace.bot_user_id}> What were total sales last quarter?"


def test_the_channel_keeps_its_latest_message_in_view_when_the_thread_narrows_it(page: Page, bot: Answerer) -> None:
    for number in range(8):
        bot.client.chat_postMessage(channel="C0DATA0001", text=f"Long {number}: " + "some more words " * 20)
    ask(page, "How many orders are there?")
    expect(page.get_by_test_id("thread-pane").get_by_test_id("table")).to_be_visible()
    latest = page.locator("#main").get_by_test_id("message").last
    expect(latest).to_contain_text("How many orders are there?")
    expect(latest.get_by_test_id("open-thread")).to_be_in_viewport(ratio=1)


def test_a_cell_with_html_is_only_text(page: Page, bot: Answerer) -> None:
    thread = asked(page, bot)
    expect(thread.get_by_role("cell", name=HOSTILE)).to_be_visible()
    assert thread.locator("table img, table b").count() == 0
    assert page.title() == "#data · Local workspace"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_message_without_its_authors_name_covers_nobody(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.get_by_test_id("mention-toggle").click()
    for text in ("the first of two", "the second of two"):
        ask(page, text)
        expect(page.get_by_test_id("message").last).to_contain_text(text)
    above, below = page.get_by_test_id("message").nth(-2), page.get_by_test_id("message").last
    expect(below.locator(".byline")).to_have_count(0)
    page.mouse.move(0, 0)
    words, row, time, said = (
        part.bounding_box() or pytest.fail("it is not shown")
        for part in (above.locator(".blocks"), below, below.locator(".side-time"), below.locator(".blocks"))
    )
    assert words["y"] + words["height"] <= row["y"]
    assert time["x"] + time["width"] <= said["x"]
    for each in (above, below):
        assert each.locator(".toolbar").evaluate("bar => getComputedStyle(bar).opacity") == "0" or width == 390


def test_without_the_mention_it_is_just_a_message(page: Page, bot: Answerer) -> None:
    page.get_by_test_id("mention-toggle").click()
    expect(page.get_by_test_id("mention-chip")).to_be_hidden()
    ask(page, "hello all")
    expect(page.get_by_test_id("message").last).to_contain_text("hello all")
    assert bot.workspace.messages("#data")[-1]["text"] == "hello all"


def test_a_suggestion_fills_the_field(page: Page) -> None:
    page.get_by_test_id("suggestion").first.click()
    expect(page.get_by_test_id("composer")).to_have_value("What were total sales last quarter?")


def test_shift_enter_makes_a_new_line(page: Page, bot: Answerer) -> None:
    page.get_by_test_id("direct-message").click()
    field = page.get_by_test_id("composer")
    field.fill("one")
    field.press("Shift+Enter")
    field.press_sequentially("two")
    field.press("Enter")
    expect(page.get_by_test_id("message").last).to_contain_text("You said one")
    assert bot.workspace.messages(bot.workspace.direct_channel("ada"))[-2]["text"] == "one\ntwo"


def test_a_button_tells_the_app(page: Page, bot: Answerer) -> None:
    asked(page, bot).get_by_test_id("action-fine").click()
    assert pressed(bot, "fine")["value"] == "Fine"


def test_a_sign_that_few_fonts_have_is_drawn(page: Page, bot: Answerer) -> None:
    promise = asked(page, bot).get_by_test_id("action-fine_print")
    expect(promise).to_have_accessible_name("What I promise")
    expect(promise).not_to_contain_text("ⓘ")
    sign = promise.locator("svg").bounding_box()
    assert sign is not None
    assert sign["width"] == sign["height"] == 15
    promise.click()
    assert pressed(bot, "fine_print")["text"]["text"] == "ⓘ What I promise"


def test_a_button_shows_that_it_waits_and_when_it_failed(page: Page, bot: Answerer) -> None:
    slow = asked(page, bot).get_by_test_id("action-slow")
    slow.click()
    expect(slow).to_have_attribute("aria-busy", "true")
    expect(page.get_by_test_id("toast")).to_contain_text("did not answer in time")
    expect(slow).not_to_have_attribute("aria-busy", "true")
    bot.release.set()


def test_a_confirmation_comes_before_the_app_hears(page: Page, bot: Answerer) -> None:
    sure = asked(page, bot).get_by_test_id("action-sure")
    sure.click()
    page.get_by_test_id("confirm-cancel").click()
    assert bot.pressed == []
    sure.click()
    page.get_by_test_id("confirm-ok").click()
    pressed(bot, "sure")


def test_choices_in_a_message_tell_the_app(page: Page, bot: Answerer) -> None:
    thread = asked(page, bot)
    thread.get_by_test_id("action-pick").select_option("b")
    assert pressed(bot, "pick")["selected_option"]["value"] == "b"
    thread.get_by_test_id("action-more").click()
    thread.get_by_role("menuitem", name="Retire").click()
    assert pressed(bot, "more")["selected_option"]["value"] == "retire"
    thread.get_by_test_id("action-radio").get_by_label("All").check()
    assert pressed(bot, "radio")["selected_option"]["value"] == "all"


def test_what_only_one_person_sees_is_no_reply_of_the_thread(page: Page, bot: Answerer) -> None:
    thread = asked(page, bot)
    first, answer = bot.workspace.messages("#data")[-1], thread.get_by_test_id("message").last
    bot.client.chat_postEphemeral(channel="C0DATA0001", thread_ts=first["ts"], user="U0ADA00001", text="Noted")
    expect(thread).to_contain_text("Noted")
    expect(answer).to_be_visible()
    expect(thread.get_by_role("separator")).to_have_text("1 reply")
    expect(page.get_by_test_id("open-thread").last).to_contain_text("1 reply")


def test_a_tall_modal_is_read_from_its_top(page: Page, bot: Answerer) -> None:
    tall: Json = {"type": "section", "text": mrkdwn("\n".join(f"Line {number}" for number in range(60)))}
    bot.modal = {**MODAL, "blocks": [tall, *MODAL["blocks"]]}
    asked(page, bot).get_by_test_id("action-form").click()
    modal = page.get_by_test_id("modal")
    expect(modal.get_by_test_id("input-word")).to_be_focused()
    expect(modal.get_by_text("Line 0")).to_be_in_viewport()


def test_a_modal_shows_errors_keeps_what_was_typed_and_closes(page: Page, bot: Answerer) -> None:
    asked(page, bot).get_by_test_id("action-form").click()
    modal = page.get_by_test_id("modal")
    expect(modal.get_by_test_id("input-word")).to_have_value("sales")
    modal.get_by_test_id("modal-submit").click()
    expect(modal.get_by_test_id("error-column")).to_have_text("Please complete this required field.")
    modal.get_by_test_id("action-column").select_option("gross")
    modal.get_by_test_id("input-word").fill("nonsense")
    modal.get_by_test_id("modal-submit").click()
    expect(modal.get_by_test_id("error-word")).to_have_text("No such word.")
    expect(modal.get_by_test_id("error-column")).to_be_hidden()
    modal.get_by_test_id("input-word").fill("revenue")
    modal.get_by_label("Two").check()
    modal.get_by_test_id("input-until").fill("2026-12-31")
    modal.get_by_test_id("modal-submit").click()
    expect(modal).to_have_count(0)
    values = bot.submitted[0]
    assert values["word"]["word"]["value"] == "revenue"
    assert values["column"]["column"]["selected_option"]["value"] == "gross"
    assert [option["value"] for option in values["tags"]["tags"]["selected_options"]] == ["two"]
    assert values["until"]["until"]["selected_date"] == "2026-12-31"


def test_a_second_modal_lies_over_the_first_and_escape_goes_back(page: Page, bot: Answerer) -> None:
    asked(page, bot).get_by_test_id("action-form").click()
    modal = page.get_by_test_id("modal")
    modal.get_by_test_id("input-word").fill("kept")
    modal.get_by_test_id("action-push").click()
    expect(modal.get_by_role("heading", name="Second")).to_be_visible()
    page.keyboard.press("Escape")
    expect(modal.get_by_role("heading", name="Edit hint")).to_be_visible()
    expect(modal.get_by_test_id("input-word")).to_have_value("kept")
    page.keyboard.press("Escape")
    expect(modal).to_have_count(0)


def test_the_status_shows_in_thread_and_channel_until_the_answer(page: Page, bot: Answerer) -> None:
    ask(page, "please wait")
    status = page.get_by_test_id("thread-pane").get_by_test_id("status")
    expect(status).to_contain_text("Candor is thinking…")
    expect(page.get_by_test_id("open-thread").last).to_contain_text("is thinking…")
    ts = bot.workspace.messages("#data")[-1]["ts"]
    bot.client.chat_postMessage(channel="C0DATA0001", thread_ts=ts, text="Done")
    expect(status).to_have_count(0)
    expect(page.get_by_test_id("thread-pane").get_by_test_id("message").last).to_contain_text("Done")


def test_a_file_can_be_downloaded(page: Page, bot: Answerer, tmp_path: Path) -> None:
    thread = asked(page, bot)
    thread.get_by_test_id("action-file").click()
    with page.expect_download() as download:
        thread.get_by_test_id("file-download").click()
    download.value.save_as(tmp_path / "result.csv")
    assert (tmp_path / "result.csv").read_text() == "a\n1\n"
    assert download.value.suggested_filename == "result.csv"


def test_a_command_answers_only_its_person(page: Page, bot: Answerer) -> None:
    field = page.get_by_test_id("composer")
    field.press_sequentially("/a")
    expect(page.get_by_role("option", name="/ask")).to_be_visible()
    field.press("Enter")
    field.press_sequentially("who & what")
    field.press("Enter")
    last = page.get_by_test_id("message").last
    expect(last).to_contain_text("Only visible to you")
    expect(last).to_contain_text("You asked who & what")
    last.get_by_test_id("dismiss").click()
    expect(page.get_by_text("You asked who & what")).to_have_count(0)


def test_an_unknown_command_is_not_sent(page: Page) -> None:
    ask(page, "/dance now")
    expect(page.get_by_test_id("toast")).to_contain_text("/dance is not a command here")
    expect(page.get_by_test_id("composer")).to_have_value("/dance now")


def test_the_home_is_filled_when_it_is_opened_and_its_button_opens_a_modal(page: Page) -> None:
    page.get_by_test_id("home-tab").click()
    expect(page.get_by_test_id("home")).to_contain_text("Your hints")
    page.get_by_test_id("home").get_by_test_id("action-form").click()
    expect(page.get_by_test_id("modal")).to_be_visible()


def test_a_home_that_is_filled_with_the_same_again_is_not_drawn_again(page: Page, bot: Answerer) -> None:
    page.get_by_test_id("home-tab").click()
    form = page.get_by_test_id("home").get_by_test_id("action-form")
    expect(form).to_be_visible()
    published = len(bot.workspace.calls("views.publish"))
    form.evaluate("button => { button.dataset.mark = 'under way'; }")
    bot.fill_home({"user": bot.workspace.state.user("ada").id}, bot.client)
    assert len(bot.workspace.calls("views.publish")) > published
    page.wait_for_timeout(500)  # a page that draws it does so by then
    expect(form).to_have_attribute("data-mark", "under way")
    form.click()
    expect(page.get_by_test_id("modal")).to_be_visible()


def test_a_press_on_the_menu_is_not_lost_while_the_home_changes(page: Page, bot: Answerer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_test_id("menu").click()
    page.get_by_test_id("home-tab").click()
    home = page.get_by_test_id("home")
    expect(home).to_contain_text("Your hints")
    page.get_by_test_id("menu").hover()
    page.mouse.down()
    another = {"type": "home", "blocks": [{"type": "section", "text": {"type": "mrkdwn", "text": "Another home"}}]}
    bot.client.views_publish(user_id=bot.workspace.user_id("ada"), view=another)
    expect(home).to_contain_text("Another home")
    page.mouse.up()
    expect(page.get_by_test_id("channel-data")).to_be_visible()


def test_another_person_sees_the_channel_but_not_private_messages(page: Page, bot: Answerer) -> None:
    bot.client.chat_postEphemeral(channel="C0DATA0001", user=bot.workspace.user_id("ada"), text="For Ada alone")
    bot.client.chat_postMessage(channel="C0DATA0001", text="For everybody")
    expect(page.get_by_text("For Ada alone")).to_be_visible()
    page.get_by_test_id("user-switch").click()
    page.get_by_test_id("user-option-ben").click()
    expect(page.get_by_test_id("user-switch")).to_contain_text("Ben")
    expect(page.get_by_text("For everybody").last).to_be_visible()
    expect(page.get_by_text("For Ada alone")).to_have_count(0)
    page.get_by_test_id("mention-toggle").click()
    ask(page, "from Ben")
    expect(page.get_by_test_id("message").last).to_contain_text("from Ben")
    assert bot.workspace.messages("#data")[-1]["user"] == bot.workspace.user_id("ben")


def test_new_messages_elsewhere_are_counted(page: Page, bot: Answerer) -> None:
    bot.client.chat_postMessage(channel="C0GENERAL1", text="News")
    expect(page.get_by_test_id("channel-general")).to_contain_text("1")
    page.get_by_test_id("channel-general").click()
    expect(page.get_by_test_id("message").last).to_contain_text("News")
    expect(page.get_by_test_id("channel-general")).to_have_text("general")


def test_an_edited_and_a_deleted_message_change_on_the_page(page: Page, bot: Answerer) -> None:
    ts = bot.client.chat_postMessage(channel="C0DATA0001", text="Before the edit")["ts"]
    expect(page.get_by_text("Before the edit")).to_be_visible()
    bot.client.chat_update(channel="C0DATA0001", ts=ts, text="After the edit")
    expect(page.get_by_text("After the edit")).to_be_visible()
    expect(page.get_by_text("Before the edit")).to_have_count(0)
    bot.client.chat_delete(channel="C0DATA0001", ts=ts)
    expect(page.get_by_text("After the edit")).to_have_count(0)


def test_a_data_table_sorts_and_turns_pages(page: Page, bot: Answerer) -> None:
    rows: list[list[Json]] = [[{"type": "raw_text", "text": "Name"}, {"type": "raw_text", "text": "Count"}]]
    for number in (3, 20, 100):
        rows.append(
            [
                {"type": "raw_text", "text": f"n{number}"},
                {"type": "raw_number", "value": number, "text": f"{number}"},
            ]
        )
    block: Json = {"type": "data_table", "caption": "Counts", "page_size": 2, "rows": rows}
    bot.client.chat_postMessage(channel="C0DATA0001", text="Table", blocks=[block])
    table = page.get_by_test_id("data-table").last
    expect(table.get_by_role("rowheader")).to_have_text(["n3", "n20"])
    table.get_by_role("button", name="Next page").click()
    expect(table.get_by_role("rowheader")).to_have_text(["n100"])
    table.get_by_role("button", name="Count").click()
    table.get_by_role("button", name="Count").click()
    expect(table.get_by_role("rowheader")).to_have_text(["n100", "n20"])


def a_series(kind: str, *values: float) -> Json:
    data = [{"label": f"Q{number}", "value": value} for number, value in enumerate(values, 1)]
    axes = {"categories": [point["label"] for point in data], "x_label": "quarter", "y_label": "R&amp;D euros"}
    several = [{"name": "R&amp;D &lt;b&gt;", "data": data}, {"name": "Sales", "data": data[::-1]}]
    return {"type": kind, "series": several, "axis_config": axes}


A_PIE: Json = {"type": "pie", "segments": [{"label": "North", "value": 60}, {"label": "South", "value": 40}]}
CHARTS = [a_series("line", 4, -2, 7.5), a_series("bar", 4, -2, 8), a_series("area", 4, 2, 7.5), A_PIE]
DRAWN = """figure => {
  const canvas = figure.querySelector("canvas");
  const chart = Chart.getChart(canvas);
  const sharp = canvas.width / canvas.clientWidth;
  const at = ({ x, y }) => [...canvas.getContext("2d").getImageData(Math.round(x * sharp), Math.round(y * sharp), 1, 1).data];
  const marks = chart.data.datasets.map((_, number) => chart.getDatasetMeta(number).data);
  const rgb = colour => [...colour.matchAll(/[\\d.]+/g)].slice(0, 3).map(Number);
  const colours = (number, place) => {
    const { backgroundColor, pointBackgroundColor } = chart.data.datasets[number];
    return rgb(pointBackgroundColor ?? (Array.isArray(backgroundColor) ? backgroundColor[place] : backgroundColor));
  };
  return {
    type: chart.config.type,
    labels: chart.data.labels,
    series: chart.data.datasets.map(each => [each.label ?? "", each.data]),
    axes: Object.values(chart.scales).map(each => each.options.title.text),
    lowest: Object.values(chart.scales).map(each => each.axis === "y" ? each.min : 0),
    filled: chart.data.datasets.map(each => each.fill ?? null),
    painted: marks.map(each => each.map(mark => at(mark.getCenterPoint()))),
    meant: marks.map((each, number) => each.map((_, place) => [...colours(number, place), 255])),
    heights: marks.map(each => each.map(mark => mark.height)),
    sharp,
    drawings: Object.keys(Chart.instances).length,
    canvases: document.querySelectorAll("canvas").length,
  };
}"""
"""What Chart.js says that it drew, and the colours of the pixels where its marks stand."""


def drawn(page: Page, bot: Answerer, chart: Json) -> Json:
    """Post a chart in #data and say what the page has drawn of it."""
    kind = chart["type"]
    block: Json = {"type": "data_visualization", "title": f"A {kind} &amp; more", "chart": chart}
    bot.client.chat_postMessage(channel="C0DATA0001", text="Chart", blocks=[block])
    figure = page.get_by_test_id("message").last.locator(f'[data-testid="chart"][data-kind="{kind}"]')
    expect(figure.get_by_role("img", name=f"{kind} chart: A {kind} & more")).to_be_visible()
    found: Json = figure.evaluate(DRAWN)
    return found


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: str(chart["type"]))
def test_a_chart_is_drawn_with_its_values_names_and_axes(page: Page, bot: Answerer, chart: Json) -> None:
    found = drawn(page, bot, chart)
    kind = chart["type"]
    assert found["type"] == {"area": "line"}.get(kind, kind)
    if kind == "pie":
        assert (found["labels"], found["series"]) == (["North", "South"], [["", [60, 40]]])
    else:
        values = [point["value"] for point in chart["series"][0]["data"]]
        assert found["labels"] == ["Q1", "Q2", "Q3"]
        assert found["series"] == [["R&D <b>", values], ["Sales", values]]  # by category, in whatever order they came
        assert found["axes"] == ["quarter", "R&D euros"]
        assert found["lowest"][1] <= 0
    assert found["filled"] == (["origin"] * 2 if kind == "area" else [None] * len(found["series"]))
    names = page.get_by_test_id("chart").last.get_by_role("listitem")
    expect(names).to_have_text(["North (60 %)", "South (40 %)"] if kind == "pie" else ["R&D <b>", "Sales"])
    assert page.locator('[data-testid="chart"] b').count() == 0


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: str(chart["type"]))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_mark_of_a_chart_is_painted_in_its_colour(page: Page, bot: Answerer, chart: Json, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    found = drawn(page, bot, chart)
    first = {"light": [15, 118, 110, 255], "dark": [45, 212, 191, 255]}[theme]
    assert found["meant"][0][0] == first
    # Where two series have the same values, the first is painted over the second.
    marks = list(zip(found["painted"], found["meant"], strict=True))[: None if chart["type"] in ("bar", "pie") else 1]
    for painted, meant in marks:
        assert painted == meant
    if chart["type"] == "bar":
        up, down, highest = found["heights"][0]
        assert (up / down, highest / up) == (pytest.approx(2, rel=0.02), pytest.approx(2, rel=0.02))


def test_a_chart_follows_the_theme_and_leaves_nothing_behind(page: Page, bot: Answerer) -> None:
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    drawn(page, bot, CHARTS[1])
    figure = page.get_by_test_id("chart").last
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert figure.evaluate(DRAWN)["painted"][0][0] == [45, 212, 191, 255]
    page.get_by_test_id("home-tab").click()
    expect(page.get_by_test_id("chart")).to_have_count(0)
    assert page.evaluate("Object.keys(Chart.instances).length") == 0
    page.get_by_test_id("channel-data").click()
    expect(page.get_by_test_id("chart").last).to_be_visible()
    again = page.get_by_test_id("chart").last.evaluate(DRAWN)
    assert again["drawings"] == again["canvases"] > 0


def test_who_cannot_see_a_chart_reads_its_numbers(page: Page, bot: Answerer) -> None:
    drawn(page, bot, a_series("line", 4, -2, 1234.5))
    numbers = page.get_by_test_id("chart").last.get_by_role("table", name="A line & more")
    expect(numbers.get_by_role("columnheader")).to_have_text(["quarter", "R&D <b>", "Sales"])
    expect(numbers.get_by_role("row").last).to_have_text("Q31,234.51,234.5")


def test_a_chart_fits_a_phone_is_sharp_there_and_nothing_of_it_moves(browser: Browser, bot: Answerer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=3)
    page = context.new_page()
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(bot.workspace.url)
    expect(page.get_by_test_id("composer")).to_be_visible()
    names = [f"Category number {number:02}" for number in range(20)]
    data = [{"label": name, "value": 10 * place} for place, name in enumerate(names, 1)]
    chart: Json = {"type": "bar", "series": [{"name": "n", "data": data}], "axis_config": {"categories": names}}
    found = drawn(page, bot, chart)
    figure = page.get_by_test_id("chart").last
    first = figure.locator("canvas").screenshot()
    assert found["sharp"] == 3
    assert found["painted"] == found["meant"]
    assert figure.evaluate("figure => Chart.getChart(figure.querySelector('canvas')).scales.x.ticks.length") == 20
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert figure.evaluate("figure => figure.closest('.message').parentElement.scrollWidth") <= 390
    page.wait_for_timeout(300)
    assert figure.locator("canvas").screenshot() == first
    assert {url.split("/")[2] for url in asked_for if not url.startswith("data:")} == {bot.workspace.url.split("/")[2]}
    context.close()


def test_the_library_that_draws_charts_says_its_version_and_its_licences() -> None:
    folder = Path(__file__).parents[3] / "bot" / "console" / "browser" / "page" / "vendor" / "chart.js"
    library, licences = ((folder / name).read_text("utf-8") for name in ("chart.umd.min.js", "LICENSE.txt"))
    for name in re.findall(r"^ \* (?:@kurkle/color|Chart\.js) v[\d.]+$", library, re.MULTILINE):
        assert name.removeprefix(" * ").replace(" v", " ") in licences
    assert licences.count("Permission is hereby granted, free of charge") == 2
    assert "sourceMappingURL" not in library


def test_markup_is_rendered_and_never_run(page: Page, bot: Answerer) -> None:
    text = "*bold* _italic_ ~gone~ `a*b*` :bulb: <javascript:alert(1)|bad> &lt;script&gt;\n&gt; quoted"
    markdown = "## Title\n- [safe](https://example.com)\n- [bad](javascript:alert(1))\n\n<script>alert(1)</script>"
    blocks: list[Json] = [{"type": "section", "text": mrkdwn(text)}, {"type": "markdown", "text": markdown}]
    bot.client.chat_postMessage(channel="C0DATA0001", text="Markup", blocks=blocks)
    last = page.get_by_test_id("message").last
    expect(last.locator("strong").filter(has_text=re.compile("^bold$"))).to_be_visible()
    expect(last.locator("code").first).to_have_text("a*b*")
    expect(last.locator("blockquote")).to_have_text("quoted")
    expect(last.get_by_role("heading", name="Title")).to_be_visible()
    expect(last).to_contain_text("<script>alert(1)</script>")
    assert last.locator("script").count() == 0
    assert [a.get_attribute("href") for a in last.locator("a").all()] == ["https://example.com"]


def test_the_page_says_when_the_workspace_is_gone(browser: Browser) -> None:
    page = browser.new_page()
    with PeopledWorkspace().run_in_thread() as workspace:
        page.goto(workspace.url)
        expect(page.get_by_test_id("composer")).to_be_visible()
    expect(page.locator("#banner")).to_contain_text("The workspace is not running")
    ask(page, "anybody?")
    expect(page.get_by_test_id("toast")).to_contain_text("not connected")
    expect(page.get_by_test_id("composer")).to_have_value("anybody?")
    page.close()


SOCKETS = """
    const Opened = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Opened { constructor(...about) { super(...about); window.sockets.push(this); } };
"""


def test_who_is_writing_goes_on_when_the_connection_comes_back(browser: Browser, bot: Answerer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(SOCKETS)
    page.goto(bot.workspace.url + "/?as=ben")
    field = page.get_by_test_id("composer")
    field.fill("how many")
    field.evaluate("field => { field.dataset.before = 'yes'; sockets.at(-1).close(); }")
    expect(field).not_to_have_attribute("data-before", "yes")  # the page was drawn anew
    expect(field).to_be_focused()
    page.keyboard.type(" orders")
    expect(field).to_have_value("how many orders")
    context.close()


def test_on_a_phone_the_sidebar_and_the_thread_take_the_screen_in_turn(browser: Browser, bot: Answerer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(bot.workspace.url + "/?as=ben")
    expect(page.get_by_test_id("composer")).to_be_visible()
    expect(page.get_by_test_id("channel-general")).not_to_be_visible()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("channel-general").click()
    expect(page.get_by_role("heading", name="general", exact=True)).to_be_visible()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("channel-data").click()
    thread = asked(page, bot)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    thread.get_by_role("button", name="Back").click()
    expect(page.get_by_test_id("composer")).to_be_visible()
    context.close()


def test_no_resource_comes_from_elsewhere_and_scripts_only_from_the_page(bot: Answerer) -> None:
    folder = Path(__file__).parents[3] / "bot" / "console" / "browser" / "page"
    for path in (path for path in folder.rglob("*") if path.is_file()):
        text = path.read_text()
        assert "innerHTML =" not in text, path
        assert not re.search(r"(src|href|url\()\s*[=(]?\s*[\"']?https?://", text), path


def test_an_open_menu_and_a_choice_survive_other_peoples_messages(page: Page, bot: Answerer) -> None:
    thread = asked(page, bot)
    ts = next(m["ts"] for m in reversed(bot.workspace.messages("#data")) if "What were" in m["text"])
    thread.get_by_test_id("action-more").click()
    bot.workspace.post_as("ben", "#data", "Meanwhile", thread_ts=ts)
    expect(thread.get_by_text("Meanwhile")).to_be_visible()
    expect(thread.get_by_role("menuitem", name="Edit")).to_be_focused()
    thread.get_by_role("menuitem", name="Retire").click()
    assert pressed(bot, "more")["selected_option"]["value"] == "retire"
