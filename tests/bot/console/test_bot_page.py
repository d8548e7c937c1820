"""A person's way through the page in headless Chromium: real bot, real flow, real sample warehouse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bot.wording import answering, clarifying, refusals, remembering
from reliability.values import HintScope
from tests.support.live_bot import LiveBot
from tests.support.page_story import (
    CITIES,
    EIGHT,
    TOTAL,
    choose,
    chromium,
    open_home,
    scripted_bot,
    send,
    tell,
    type_question,
)

pytestmark = pytest.mark.browser
expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with scripted_bot(tmp_path_factory.mktemp("page"), scale=0.05) as running:
        yield running


@pytest.fixture(scope="module")
def page(bot: LiveBot, chromium_path: str) -> Iterator[Page]:
    with chromium(chromium_path) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
        page.set_default_timeout(120_000)
        mistakes: list[str] = []
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        yield page
        assert mistakes == []


@pytest.fixture(autouse=True)
def _fresh(page: Page, bot: LiveBot) -> None:
    bot.workspace.close_view("ada", whole_stack=True)
    page.goto("about:blank")
    page.goto(bot.workspace.url)
    expect(page.get_by_test_id("composer")).to_be_visible()


def test_a_tall_question_back_keeps_the_question_in_view_and_the_answer_is_read_from_its_top(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 560})
    try:
        type_question(page, TOTAL)
        thread = send(page)
        expect(thread).to_contain_text(clarifying.CHOOSE_READING_TITLE)
        expect(thread.get_by_test_id("message").first).to_be_in_viewport()
        expect(thread.get_by_text(clarifying.CHOOSE_READING_TITLE)).to_be_in_viewport()
        choose(thread, "final")
        answer = thread.get_by_test_id("message").filter(has_text=clarifying.CONFIRMED_BY_PERSON)
        expect(answer.locator(".byline")).to_be_in_viewport()
    finally:
        page.set_viewport_size({"width": 1280, "height": 860})


def test_the_whole_story_works_and_every_picture_can_be_taken(page: Page, bot: LiveBot) -> None:
    pictures: list[str] = []
    tell(page, pictures.append)
    assert pictures == ["question", "clarification", "answer", "home", "hint"]
    learned = bot.store.memory.hints(HintScope.PERSON, bot.workspace.user_id("ada"))
    assert [(hint.phrase, str(hint.preferred)) for hint in learned] == [
        ("sales", "daily_sales.net_sales"),
        ("sales", "daily_sales.final_sales"),
    ], "as chosen last; the key that joins the stores of cities was no choice"


def test_the_readme_shows_every_picture_an_answer_with_a_chart_first_and_all_are_small() -> None:
    root = Path(__file__).parents[3]
    shown = re.findall(r"docs/pictures/([a-z-]+)\.png", (root / "README.md").read_text("utf-8"))
    assert shown[0] == "answer"
    assert {path.stem for path in (root / "docs" / "pictures").glob("*.png")} == set(shown)
    for name in shown:
        picture = (root / "docs" / "pictures" / f"{name}.png").read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert len(picture) <= 120_000, name


def test_a_question_becomes_a_clarification_a_click_and_an_answer(page: Page) -> None:
    type_question(page, TOTAL)
    thread = send(page)
    choose(thread, "net")
    expect(thread).to_contain_text(clarifying.CONFIRMED_BY_PERSON)
    expect(thread.get_by_role("button", name=answering.SHOW_SQL)).to_be_visible()
    assert thread.get_by_test_id("action-candor_choice_0").count() == 0, "the buttons are gone"


def test_the_sql_and_the_csv_are_one_click_away(page: Page) -> None:
    type_question(page, CITIES)
    thread = send(page)
    choose(thread, EIGHT)
    expect(thread.get_by_role("cell").first).to_be_visible()
    thread.get_by_role("button", name=answering.SHOW_SQL).click()
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text("ORDER BY net_sales DESC LIMIT 8")
    page.keyboard.press("Escape")
    thread.get_by_role("button", name=answering.CSV, exact=True).click()
    with page.expect_download() as download:
        thread.get_by_test_id("file-download").click()
    content = download.value.path().read_text(encoding="utf-8-sig")
    assert content.splitlines()[0] == '"city","net_sales"'
    assert len(content.splitlines()) == 9


def test_another_person_cannot_answer_and_sees_why(page: Page) -> None:
    type_question(page, TOTAL)
    thread = send(page)
    expect(thread).to_contain_text(clarifying.CHOOSE_READING_TITLE)
    page.get_by_test_id("user-switch").click()
    page.get_by_test_id("user-option-ben").click()
    page.get_by_test_id("open-thread").last.click()
    thread.get_by_test_id("action-candor_choice_0").click()
    expect(page.get_by_text(refusals.VERDICT_NOT_ALLOWED).first).to_be_visible()
    expect(thread.get_by_test_id("action-candor_choice_0")).to_be_visible()
    page.get_by_test_id("user-switch").click()
    page.get_by_test_id("user-option-ada").click()


def test_something_else_is_typed_in_a_modal(page: Page) -> None:
    type_question(page, TOTAL)
    thread = send(page)
    expect(thread).to_contain_text(clarifying.CHOOSE_READING_TITLE)
    thread.get_by_role("button", name=clarifying.SOMETHING_ELSE).click()
    page.get_by_label(clarifying.OTHER_QUESTION).fill("<b>only</b> online & phone")
    page.get_by_test_id("modal-submit").click()
    expect(thread).to_contain_text("«<b>only</b> online & phone»")


def test_an_example_at_home_is_asked_with_one_tap(page: Page, bot: LiveBot) -> None:
    home = open_home(page)
    home.get_by_role("button", name=TOTAL).click()
    place = bot.workspace.direct_channel("ada")
    assert bot.until(lambda: any(TOTAL in m["text"] for m in bot.workspace.bot_messages(place)))


def test_a_hint_is_edited_and_retired_at_home(page: Page, bot: LiveBot) -> None:
    home = open_home(page)
    before = home.get_by_test_id("action-candor_hint_retire").count()
    home.get_by_test_id("action-candor_hint_edit").first.click()
    page.get_by_label(remembering.HINT_PHRASE).fill("turnover")
    page.get_by_label(remembering.HINT_PREFERRED).fill("daily_sales.nonsense")
    page.get_by_test_id("modal-submit").click()
    expect(page.get_by_test_id("modal")).to_contain_text("daily_sales.nonsense")
    page.get_by_label(remembering.HINT_PREFERRED).fill("daily_sales.net_sales")
    page.get_by_test_id("modal-submit").click()
    expect(home).to_contain_text("«turnover» means daily_sales.net_sales")
    home.get_by_test_id("action-candor_hint_retire").first.click()
    page.get_by_test_id("confirm-ok").click()
    expect(home.get_by_test_id("action-candor_hint_retire")).to_have_count(before - 1)


def test_an_empty_mention_offers_examples_that_work(page: Page) -> None:
    type_question(page, "?")
    thread = send(page)
    expect(thread).to_contain_text(refusals.ONLY_EMOJI)
    thread.get_by_role("button", name=CITIES).click()
    choose(thread, EIGHT)
    expect(thread.get_by_test_id("table")).to_be_visible()
