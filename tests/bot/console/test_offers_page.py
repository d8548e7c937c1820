"""What an answer offers, by a person on a laptop and on a phone: drawn another way, asked on, taken as a file, shared,
pinned, named, run again, shown in the channel regularly; and a word defined, and a question stopped. The bot and the
store are the real ones; the answers follow a script."""

from __future__ import annotations

import io
import threading
import zipfile
from collections.abc import Generator, Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from adapters.store.store import Store
from bot.asks.afterwards import Afterwards
from bot.asks.asks import Flow, Stage
from bot.asks.conversation import AskRequest
from bot.asks.line import LineSettings
from bot.asks.offers.comparing import with_comparison
from bot.asks.schedules.runs import Schedules, is_run
from bot.slack.installing.seats import ChannelsOfTeams, Seat
from bot.slack.listeners.desk import Rules
from bot.slack.messenger import SlackMessenger
from bot.slack.views.kept.definitions import DEFINE_ACTION, REMOVE_ACTION
from bot.slack.views.kept.schedules import RENAME_SCHEDULE_ACTION
from bot.slack.views.progress import STOP_ACTION
from bot.wording import answering, working
from bot.wording.afterwards import sharing
from bot.wording.kept import defined_words, scheduling
from reliability.composing.next_questions import next_questions
from reliability.values import Answered, Clarification, Limits, Outcome, Reply, Rows
from tests.support.kept.verified_world import TODAY, core, warehouse
from tests.support.live_bot import SCHEMA, LiveBot, answered, live_bot, reading
from tests.support.page_story import LAPTOP, PHONE, choose_in_menu, chromium, say, send, type_question

pytestmark = pytest.mark.browser
expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong
ADA = "U0ADA00001"
MONTHLY = (
    "SELECT strftime('%Y-%m', orders.order_date) AS month, SUM(orders.net_sales) AS net_sales FROM orders "
    "WHERE orders.order_date >= '2026-01-01' AND orders.order_date < '2026-11-01' GROUP BY 1 ORDER BY 1"
)
MONTHS = tuple((f"2026-{number:02}", 41_000.25 + 3_700 * (number * 7 % 10)) for number in range(1, 11))
ONLY = "only the top 3"
TOTAL = "SELECT SUM(orders.net_sales) AS net_sales FROM orders"
NOW = {
    MONTHLY: Rows(("month", "net_sales"), (*MONTHS[:-1], ("2026-10", 99_000.0))),
    TOTAL: Rows(("net_sales",), ((614_005.0,),)),
}
PLACE = warehouse(dict(NOW))
LATER = timedelta(days=8)
_numbers = count(1)


class Held:
    """Questions that are worked on until they are let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def wait(self) -> None:
        self.let_go.wait(120)


HELD = Held()
SEATS: list[Seat] = []


def flow_of(store: Store) -> Flow:
    """Net sales by month or in all, as somebody confirmed them; what is wanted of them, and their runs, as in the
    product."""
    schedules = Schedules(
        store.schedules,
        lambda name: SCHEMA,
        lambda name: TODAY,
        store.now,
        store.asks.outcome,
        ChannelsOfTeams(lambda team: SEATS[0]),
    )
    after = Afterwards(store.asks.outcome, lambda request: PLACE, Limits())

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        if request.wanted is not None:
            return (yield from after.flow(request, core(PLACE), stage))
        if is_run(request.ask_id):
            return (yield from schedules.flow(request, core(PLACE), stage))
        asked = request.question.text
        if "hold" in asked:
            stage("write", HELD.wait)
        if "month" in asked:
            by_month = reading("Total net sales by month", *MONTHS, columns=("month", "net_sales"), sql=MONTHLY)
            return answered(by_month, asked=True)
        return answered(reading("Total net sales", (610_005.0,), columns=("net_sales",), sql=TOTAL), asked=True)

    return flow


def following(request: AskRequest, outcome: Answered) -> tuple[str, ...]:
    """Next questions as the product finds them."""
    asked, shown = request.question.text, outcome.reading
    found = next_questions(asked, shown.sql, shown.result, SCHEMA, TODAY)
    return with_comparison(found, asked, shown.sql, SCHEMA, TODAY)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    line = LineSettings(look_s=0.1, tell_waiting_s=0.2, tell_working_s=0.5, tell_again_s=0.5)
    with live_bot(
        tmp_path_factory.mktemp("offers"),
        rules=Rules("sample", examples={"sample": ("Net sales by month",)}),
        flow_of=flow_of,
        charts=True,
        next_of=following,
        line=line,
        today=lambda: TODAY,
    ) as running:
        SEATS.append(Seat(running.voice, running.people, SlackMessenger(running.voice)))
        yield running


@pytest.fixture(scope="module")
def browser(bot: LiveBot, chromium_path: str) -> Iterator[Browser]:  # the bot starts before Playwright has its loop
    assert bot.workspace.url
    with chromium(chromium_path) as found:
        yield found


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(browser: Browser, bot: LiveBot, request: pytest.FixtureRequest) -> Iterator[Page]:
    HELD.let_go.set()
    bot.workspace.close_view("ada", whole_stack=True)
    for each in bot.store.schedules.of(ADA):
        bot.store.schedules.stop(each.id, "test")
    for word in bot.store.definitions.active("sample"):
        bot.store.definitions.retire(word.id, "test")
    page = browser.new_page(viewport=request.param, reduced_motion="reduce")
    page.set_default_timeout(120_000)
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.goto(bot.workspace.url)
    expect(page.get_by_test_id("composer")).to_be_visible()
    yield page
    HELD.let_go.set()
    assert mistakes == []
    page.close()


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and what is open can be read on it."""
    width = page.evaluate("window.innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in page.get_by_test_id("modal").or_(page.get_by_test_id("thread-pane")).all():
        box = part.bounding_box()
        assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)


def asked(page: Page, question: str) -> Locator:
    """The thread of a question's answer."""
    type_question(page, f"{question}, number {next(_numbers)}")
    thread = send(page)
    expect(thread.get_by_test_id("action-candor_sql").last).to_be_visible()
    return thread


def open_home(page: Page, words: str) -> Locator:
    close = page.get_by_test_id("thread-close")
    if close.is_visible():
        close.click()
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    page.get_by_test_id("home-tab").click()
    home = page.get_by_test_id("home")
    expect(home).to_contain_text(words)
    return home


def go_to(page: Page, channel: str) -> None:
    close = page.get_by_test_id("thread-close")
    if close.is_visible():
        close.click()
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    page.get_by_test_id(f"channel-{channel}").click()


def sent(page: Page) -> None:
    page.get_by_test_id("modal-submit").click()


def test_an_answer_is_drawn_as_its_thread_asks(page: Page) -> None:
    thread = asked(page, "Net sales by month")
    chart = thread.get_by_test_id("chart")
    expect(chart).to_be_visible()
    for words, kind in (("as bars", "bar"), ("as a line", "line"), ("as an area chart", "area")):
        say(page, f"@Candor {words}")
        expect(chart).to_have_attribute("data-kind", kind)
        expect(thread).to_contain_text(answering.DRAWN_AS[kind])
        fits(page)
    say(page, "@Candor as a pie")
    expect(thread).to_contain_text(answering.NOT_DRAWN_AS["pie"])
    say(page, "@Candor as a table")
    expect(thread.get_by_test_id("chart")).to_have_count(0)
    expect(thread.get_by_role("cell").first).to_be_visible()


def test_the_next_question_is_one_tap_away(page: Page, bot: LiveBot) -> None:
    thread = asked(page, "Net sales by month")
    answers = thread.get_by_test_id("action-candor_sql")
    tap = thread.get_by_role("button", name=answering.ask_next(ONLY))
    expect(tap).to_be_visible()
    fits(page)
    tap.click()
    expect(answers).to_have_count(2)
    [request] = [each for each in bot.store.asks.asks(5) if each.question == ONLY][:1]
    assert request.person == ADA
    fits(page)


def test_the_result_comes_as_a_workbook_named_for_its_question(page: Page) -> None:
    thread = asked(page, "Net sales by month")
    thread.get_by_role("button", name=answering.XLSX, exact=True).last.click()
    with page.expect_download() as download:
        thread.get_by_test_id("file-download").last.click()
    assert download.value.suggested_filename.startswith("net-sales-by-month")
    assert download.value.suggested_filename.endswith(".xlsx")
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
    assert sheet.count("<row") == len(MONTHS) + 1
    assert "net_sales" in sheet
    fits(page)


def test_a_word_is_defined_and_removed_at_home(page: Page, bot: LiveBot) -> None:
    home = open_home(page, defined_words.HOME_NO_WORDS)
    home.get_by_test_id(f"action-{DEFINE_ACTION}").click()
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(defined_words.DEFINE_PHRASE)
    modal.get_by_label(defined_words.DEFINE_PHRASE).fill("open order")
    modal.get_by_label(defined_words.DEFINE_MEANS).fill("orders.nowhere = 'open'")
    sent(page)
    expect(modal).to_contain_text("nowhere")
    fits(page)
    modal.get_by_label(defined_words.DEFINE_MEANS).fill("orders.status = 'open'")
    sent(page)
    expect(modal).to_contain_text(defined_words.word_defined("open order", "Orders that are open"))
    fits(page)
    page.get_by_test_id("modal-close").click()
    expect(home).to_contain_text("open order")
    home.get_by_test_id(f"action-{REMOVE_ACTION}").click()
    modal.get_by_label(defined_words.REMOVE_WORD_WHICH).select_option(label="open order: orders.status = 'open'")
    sent(page)
    expect(home).to_contain_text(defined_words.HOME_NO_WORDS)
    assert bot.store.definitions.active("sample") == []


def test_who_waits_sees_the_place_and_either_is_stopped(page: Page, bot: LiveBot) -> None:
    HELD.let_go.clear()
    type_question(page, f"Please hold this, number {next(_numbers)}")
    thread = send(page)
    expect(thread).to_contain_text(working.WORKING)
    fits(page)
    for number in range(3):  # with the first, as many as are worked on at once
        bot.workspace.mention("ben", "#general", f"hold {number}, too")
    expect(page.get_by_test_id("thread-pane").get_by_test_id(f"action-{STOP_ACTION}")).to_be_visible()
    type_question(page, f"Please wait, number {next(_numbers)}")
    waiting = send(page)
    expect(waiting).to_contain_text(working.in_line(1, None)[:20])
    fits(page)
    waiting.get_by_test_id(f"action-{STOP_ACTION}").click()
    expect(waiting).to_contain_text(working.STOPPED)
    page.get_by_test_id("thread-close").click()
    page.get_by_test_id("open-thread").nth(-2).click()
    thread.get_by_test_id(f"action-{STOP_ACTION}").click()
    expect(thread).to_contain_text(working.STOPPED)
    expect(thread.get_by_test_id(f"action-{STOP_ACTION}")).to_have_count(0)
    fits(page)


def test_an_answer_is_shared_pinned_named_and_run_again(page: Page, bot: LiveBot) -> None:
    thread = asked(page, "Net sales by month")
    say(page, "@Candor as bars")
    expect(thread.get_by_test_id("chart")).to_have_attribute("data-kind", "bar")
    choose_in_menu(thread, sharing.SHARE)
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(sharing.SHARE_WHERE)
    fits(page)
    modal.get_by_label(sharing.SHARE_WHERE).select_option(label="#general")
    modal.get_by_label(sharing.SHARE_WORDS).fill("For Thursday")
    modal.get_by_label(sharing.PIN, exact=True).check()
    name = f"Board figures {next(_numbers)}"
    modal.get_by_label(sharing.ANSWER_NAME).fill(name)
    sent(page)
    expect(thread).to_contain_text(name)
    expect(thread).to_contain_text(sharing.PINNED)
    choose_in_menu(thread, sharing.AGAIN)
    expect(thread.get_by_test_id("action-candor_sql")).to_have_count(2)
    expect(thread).to_contain_text("99,000")
    fits(page)
    go_to(page, "general")
    shared = page.locator("#main").get_by_test_id("message").filter(has_text=name)
    expect(shared).to_contain_text("For Thursday")
    expect(shared.get_by_test_id("chart")).to_have_attribute("data-kind", "bar")
    fits(page)


def test_what_is_asked_again_stands_in_the_channel_too(page: Page, bot: LiveBot) -> None:
    thread = asked(page, "What are our net sales")
    choose_in_menu(thread, scheduling.SCHEDULE)
    modal = page.get_by_test_id("modal")
    modal.get_by_label(scheduling.SCHEDULE_WHERE).select_option(label=scheduling.WHERE_TOLD["channel"])
    fits(page)
    sent(page)
    expect(thread).to_contain_text("shown in the channel too")
    go_to(page, "data")
    run_later(bot)
    told = page.get_by_test_id("message").filter(has=page.get_by_test_id("open-broadcast")).last
    expect(told).to_contain_text("614,005")
    expect(told.get_by_test_id("action-candor_sql")).to_have_count(0)
    fits(page)
    told.get_by_test_id("open-broadcast").click()
    thread = page.get_by_test_id("thread-pane")
    expect(thread).to_contain_text("Also sent to #data")
    expect(thread.get_by_test_id("action-candor_sql")).to_have_count(2)
    fits(page)
    home = open_home(page, "shown in #data too")
    home.get_by_test_id(f"action-{RENAME_SCHEDULE_ACTION}").click()
    modal = page.get_by_test_id("modal")
    fits(page)
    modal.get_by_label(scheduling.SCHEDULE_WHERE).select_option(label=scheduling.WHERE_TOLD["thread"])
    sent(page)
    expect(home).not_to_contain_text("shown in #data too")


def run_later(bot: LiveBot) -> None:
    """A tick of a bot whose clock stands later."""
    assert bot.desk.schedules is not None
    store = bot.desk.schedules.store
    before = store._now
    store._now = lambda: before() + LATER
    try:
        assert replace(bot.desk.schedules, now=store._now).tick(bot.asks) == 1
    finally:
        store._now = before
