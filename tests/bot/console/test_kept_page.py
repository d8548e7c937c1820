"""What stays of an answer, by a person on a laptop and on a phone: asked again, verified, wrong and corrected. The bot,
the flow, the guard, the store and the sample warehouse are the real ones; the model follows a script."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bot.slack.views.kept.schedules import NEW_SCHEDULE_ACTION, SCHEDULE_PAGE_ACTION
from bot.wording import answering
from bot.wording.afterwards import feedback
from bot.wording.kept import scheduling, verifying
from tests.bot.asks.schedules.test_from_home import scheduled
from tests.support.live_bot import LiveBot
from tests.support.page_story import (
    LAPTOP,
    PHONE,
    TOTAL,
    become,
    choose,
    choose_in_menu,
    chromium,
    say,
    scripted_bot,
    send,
    type_question,
)

pytestmark = pytest.mark.browser
expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong
ADA = "U0ADA00001"
_NUMBERS = count()  # a schedule that was stopped keeps its id


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with scripted_bot(tmp_path_factory.mktemp("kept"), scale=0.05) as running:
        yield running


@pytest.fixture(scope="module")
def browser(bot: LiveBot, chromium_path: str) -> Iterator[Browser]:  # the bot starts before Playwright has its loop
    assert bot.workspace.url
    with chromium(chromium_path) as found:
        yield found


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def page(browser: Browser, bot: LiveBot, request: pytest.FixtureRequest) -> Iterator[Page]:
    for who in ("ada", "ben"):
        bot.workspace.close_view(who, whole_stack=True)
    for each in bot.store.schedules.of(ADA):
        bot.store.schedules.stop(each.id, "test")
    for verified in bot.store.verified.active("sample"):
        bot.store.verified.retire(verified.id, "test", "test")
    page = browser.new_page(viewport=request.param, reduced_motion="reduce")
    page.set_default_timeout(120_000)
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.goto(bot.workspace.url)
    expect(page.get_by_test_id("composer")).to_be_visible()
    yield page
    assert mistakes == []
    page.close()


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and what is open can be read on it."""
    width = page.evaluate("window.innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in page.get_by_test_id("modal").or_(page.get_by_test_id("thread-pane")).all():
        box = part.bounding_box()
        assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)


def answered(page: Page) -> Locator:
    """The thread of an answer that somebody chose."""
    type_question(page, TOTAL)
    thread = send(page)
    choose(thread, "net")
    expect(thread.get_by_test_id("action-candor_sql").last).to_be_visible()
    return thread


def home_of(page: Page) -> Locator:
    close = page.get_by_test_id("thread-close")
    if close.is_visible():
        close.click()
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    page.get_by_test_id("home-tab").click()
    home = page.get_by_test_id("home")
    expect(home).to_contain_text(scheduling.HOME_SCHEDULES)
    return home


def sent(page: Page) -> None:
    page.get_by_test_id("modal-submit").click()


@pytest.mark.slow
def test_an_answer_is_asked_again_from_its_thread_and_from_home_and_home_pages_them(page: Page, bot: LiveBot) -> None:
    thread = answered(page)
    choose_in_menu(thread, scheduling.SCHEDULE)
    expect(page.get_by_test_id("modal")).to_contain_text(scheduling.SCHEDULE_HOW_OFTEN)
    fits(page)
    sent(page)
    expect(thread).to_contain_text("every Monday at 9:00")
    say(page, "@Candor every month on the 3rd at 8")
    expect(thread).to_contain_text("on day 3 of every month at 8:00")
    for _ in range(4):
        bot.store.schedules.add(scheduled(next(_NUMBERS)))
    home = home_of(page)
    expect(home.get_by_test_id("action-candor_schedule_stop")).to_have_count(5)
    home.get_by_test_id(f"action-{SCHEDULE_PAGE_ACTION}_older").click()
    expect(home.get_by_test_id("action-candor_schedule_stop")).to_have_count(1)
    home.get_by_test_id(f"action-{NEW_SCHEDULE_ACTION}").click()
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(TOTAL)
    fits(page)
    modal.get_by_label(scheduling.SCHEDULE_AT).fill("half past nine")
    sent(page)
    expect(modal).to_contain_text(scheduling.NO_SUCH_TIME)
    modal.get_by_label(scheduling.SCHEDULE_AT).fill("17:30")
    sent(page)
    expect(page.get_by_test_id("modal")).to_contain_text("every Monday at 17:30")
    assert len(bot.store.schedules.of(ADA)) == 7


def test_what_an_admin_verified_is_given_to_others_with_a_check_mark(page: Page, bot: LiveBot) -> None:
    thread = answered(page)
    choose_in_menu(thread, verifying.VERIFY)
    expect(page.get_by_test_id("modal")).to_contain_text(verifying.VERIFY_QUESTION)
    fits(page)
    sent(page)
    expect(page.get_by_text(verifying.VERIFIED_NOW).first).to_be_visible()
    close = page.get_by_test_id("thread-close")
    close.click()
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    become(page, "ben")
    page.keyboard.press("Escape")
    type_question(page, TOTAL)
    thread = send(page)
    expect(thread).to_contain_text("✓ Verified by")
    expect(thread).to_contain_text(answering.HOW_READ.strip())
    fits(page)


def test_after_wrong_another_column_is_one_pick_away(page: Page, bot: LiveBot) -> None:
    thread = answered(page)
    answers = thread.get_by_test_id("action-candor_sql")
    thread.get_by_test_id("action-candor_wrong").last.click()
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(feedback.CORRECT_COLUMN)
    expect(modal).to_contain_text(feedback.CORRECT_FILTER)
    fits(page)
    modal.get_by_label(feedback.CORRECT_COLUMN).select_option(label="gross sales instead of net sales")
    sent(page)
    expect(page.get_by_test_id("modal")).to_have_count(0)
    expect(answers).to_have_count(2)
    expect(thread).to_contain_text("said that the answer before was wrong and chose this reading")
    expect(thread).to_contain_text(f"Answer to «{TOTAL}»")
    fits(page)
