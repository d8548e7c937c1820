"""A person's way through the local workspace's page: question, clarifications, answer, Home, hint.

The bot, the flow, the guard and the sample warehouse are the real ones. For tests the model follows a script, so that
the story is the same every time; `python -m tests.support.page_story docs/pictures` (`make screenshots`) takes the
pictures of the documentation with the reference model, as it answers.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.store import Store
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.asks.afterwards import Afterwards
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest
from bot.main import opened
from bot.sample import sample_today
from bot.slack.app import connect, disconnect
from bot.slack.listeners.desk import Rules
from bot.slack.views.memory.ids import OPEN_ACTION
from bot.wording import clarifying, remembering
from bot.wording.kept import scheduling, verifying
from deploy.reference.warehouse.build import build
from reliability.answer import answer
from reliability.core import AnswerSettings, Core
from reliability.ports import Memory
from reliability.prompts import Prompts
from reliability.values import Clarification, Limits, Outcome, Reply
from reliability.verified.answering import verified_answer
from tests.support.live_bot import LiveBot, live_bot
from tests.support.peopled_workspace import PeopledWorkspace

ROOT = Path(__file__).parents[2]
REGIONS = "Show net sales for each region in the previous quarter"
TOTAL = "What were total sales last quarter?"
ORDERS = "How many orders were there in October?"
MEANT = "leave out cancelled orders"
CITIES = "Which eight cities have the highest net sales?"
EIGHT = "8 store cities"  # what the reading of CITIES is called that the story picks
RULES = Rules("sample", examples={"sample": (TOTAL, CITIES, "How many customers signed up each month?")})

_QUARTER = "daily_sales.sales_date >= '2026-07-01' AND daily_sales.sales_date < '2026-10-01'"
_READINGS = [
    f"SELECT SUM(daily_sales.{column}) AS total FROM daily_sales WHERE {_QUARTER}"
    for column in ("final_sales", "net_sales", "gross_sales")
]
_TOP = (
    "SELECT stores.city, SUM(daily_sales.net_sales) AS net_sales FROM daily_sales "
    "JOIN stores ON stores.store_id = daily_sales.store_id GROUP BY stores.city ORDER BY net_sales DESC LIMIT 8"
)
Shoot = Callable[[str], None]
_COLOURS = 256
"""Of a picture of the documentation, so that it is small; the page has few."""
LAPTOP, PHONE = ViewportSize(width=1280, height=860), ViewportSize(width=390, height=844)
TALL = ViewportSize(width=1280, height=1200)


def _says(prompt: str) -> list[str]:
    """The script of the model: what it links and writes for the two questions, beside what is composed of their
    words."""
    cities = CITIES.lower() in prompt.lower()
    if prompt.endswith("tables :"):
        return ["stores , daily_sales"] if cities else ["daily_sales"]
    if prompt.endswith("columns :"):
        return ["daily_sales.final_sales"]
    if prompt.endswith("sql :"):
        return [_TOP] if cities else _READINGS
    return ["Yes", "No"] if "right ?" in prompt else ["True", "False"]


@contextlib.contextmanager
def scripted_bot(folder: Path, scale: float) -> Iterator[LiveBot]:
    """The bot with the scripted model, over the sample warehouse, of which `scale` is built."""
    url = f"sqlite:///{folder / 'sample.sqlite'}"
    build(url, scale)
    warehouse = open_warehouse(url, "sample")
    prompts = Prompts(ROOT / "prompts" / "compact")
    settings = AnswerSettings(constrain_sql=False)  # the scripted model writes free text

    def core_of(memory: Memory) -> Core:
        return Core(FakeModel(_says), FakeEncoder(), warehouse, memory, prompts, settings, today=sample_today)

    try:
        with _live(folder, core_of, warehouse) as bot:
            yield bot
    finally:
        warehouse.close()


@contextlib.contextmanager
def real_bot(folder: Path) -> Iterator[PeopledWorkspace]:
    """The local workspace with the bot in it as `candor demo` serves it without any setting: reference model, sample
    warehouse, and its calibration record where that holds for the code that runs."""
    workspace = PeopledWorkspace(retry_delays_s=(0.5,), acknowledge_within_s=30.0, trigger_lifetime_s=120.0)
    with workspace.run_in_thread():
        given: dict[str, Any] = {
            "slack_api_url": workspace.api_url,
            "slack_bot_token": workspace.bot_token,
            "slack_app_token": workspace.app_token,
            "state_dir": folder,
            "store_url": f"sqlite:///{folder / 'candor.sqlite'}",
            "warehouse": "sample",
            "log_level": "WARNING",
        }
        with opened(**given) as candor, candor.bot() as bot:
            assert bot.app is not None  # there is one workspace
            handler = connect(bot.app, workspace.app_token)
            try:
                assert workspace.wait_for(lambda: workspace.connections == 1)
                workspace.invite("#data")
                yield workspace
            finally:
                disconnect(handler)


@contextlib.contextmanager
def _live(folder: Path, core_of: Callable[[Memory], Core], warehouse: SqlWarehouse) -> Iterator[LiveBot]:
    def flow_of(store: Store) -> Callable[[AskRequest, Stage], Generator[Clarification, Reply, Outcome]]:
        core = core_of(store.memory)
        after = Afterwards(store.asks.outcome, lambda request: warehouse, Limits())

        def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
            if request.wanted is not None:
                return (yield from after.flow(request, core, stage))
            known = verified_answer(request.question, core, store.verified, stage)
            return known if known is not None else (yield from answer(request.question, core, stage))

        return flow

    place = PeopledWorkspace(retry_delays_s=(0.5,), acknowledge_within_s=30.0, trigger_lifetime_s=120.0)
    with (
        place.run_in_thread(),
        live_bot(folder, workspace=place, rules=RULES, flow_of=flow_of, schema=warehouse.schema()) as bot,
    ):
        yield bot


@contextlib.contextmanager
def chromium(path: str) -> Iterator[Browser]:
    """Headless Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        try:
            yield browser
        finally:
            browser.close()


# --- the way ---------------------------------------------------------------------------------------


def type_question(page: Page, text: str) -> None:
    """Type a question into the field of the open channel, with no other thread beside it."""
    close = page.get_by_test_id("thread-close")
    if close.is_visible():
        close.click()
    page.get_by_test_id("composer").fill(text)


def send(page: Page) -> Locator:
    """Send it; the thread in which its answer comes."""
    field = page.get_by_test_id("composer")
    text = field.input_value()
    field.press("Enter")
    thread = page.get_by_test_id("thread-pane")
    expect(thread.get_by_test_id("message").first).to_contain_text(text)
    return thread


def choose(thread: Locator, words: str) -> None:
    """Pick the reading whose button says this, once Candor asks which is meant."""
    expect(thread).to_contain_text(clarifying.CHOOSE_READING_TITLE)
    thread.get_by_role("button", name=words).last.click()


def open_home(page: Page) -> Locator:
    """Candor's Home tab, filled."""
    page.get_by_test_id("home-tab").click()
    home = page.get_by_test_id("home")
    expect(home).to_contain_text(remembering.HOME_HINTS)
    return home


def tell(page: Page, shoot: Shoot) -> None:
    """The whole story, with a picture where there is something to see."""
    type_question(page, TOTAL)
    shoot("question")
    thread = send(page)
    expect(thread).to_contain_text(clarifying.CHOOSE_READING_TITLE)
    shoot("clarification")
    choose(thread, "final")
    expect(thread).to_contain_text(clarifying.CONFIRMED_BY_PERSON)
    type_question(page, CITIES)
    thread = send(page)
    choose(thread, EIGHT)
    expect(thread.get_by_test_id("table")).to_be_visible()
    shoot("answer")
    look_at_home(page, shoot)


def look_at_home(page: Page, shoot: Shoot, *, on_phone: bool = False) -> None:
    """How both stories end: the Home tab, and a hint with what speaks for it, over all that is remembered."""
    home = open_home(page)
    shoot("home")
    if on_phone:
        page.set_viewport_size(PHONE)
        shoot("phone-home")
        page.set_viewport_size(LAPTOP)
    home.get_by_test_id(f"action-{OPEN_ACTION}").last.click()
    expect(page.get_by_test_id("modal")).to_contain_text(remembering.EVIDENCE)
    shoot("hint")


def tell_for_real(page: Page, shoot: Shoot) -> None:
    """The story of the documentation's pictures: yes, and the first reading, wherever the reference model asks."""
    expect(page.get_by_test_id("message")).to_be_visible()  # the greeting
    type_question(page, TOTAL)
    shoot("question")
    settle(send(page), lambda: shoot("clarification"))
    ask_again_regularly(page, shoot)
    verify_and_ask_in_other_words(page, shoot)
    type_question(page, REGIONS)
    thread = send(page)
    settle(thread)
    expect(thread.get_by_test_id("chart")).to_be_visible()
    shoot("answer")
    shoot_on_phone(page, thread.get_by_test_id("chart"), lambda: shoot("phone"))
    look_at_home(page, shoot, on_phone=True)
    page.keyboard.press("Escape")
    say_that_it_is_wrong(page, shoot)


def ask_again_regularly(page: Page, shoot: Shoot) -> None:
    """The answer in the open thread, every Monday; and an alert, said in words."""
    thread = page.get_by_test_id("thread-pane")
    choose_in_menu(thread, scheduling.SCHEDULE)
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(scheduling.SCHEDULE_HOW_OFTEN)
    shoot("schedule")
    page.set_viewport_size(PHONE)
    shoot("phone-schedule")
    page.set_viewport_size(LAPTOP)
    modal.get_by_test_id("modal-submit").click()
    expect(page.get_by_test_id("modal")).to_have_count(0)
    say(page, "@Candor tell me when this exceeds 1,200,000")
    home = open_home(page)
    listed = home.get_by_text(scheduling.HOME_SCHEDULES)
    expect(listed).to_be_visible()
    listed.evaluate("line => line.scrollIntoView({ block: 'center' })")
    shoot("schedules")
    page.set_viewport_size(PHONE)
    listed.evaluate("line => line.scrollIntoView()")
    shoot("phone-schedules")
    page.set_viewport_size(LAPTOP)
    page.get_by_test_id("channel-data").click()


def verify_and_ask_in_other_words(page: Page, shoot: Shoot) -> None:
    """An admin marks the answer as verified; somebody else, who asks the same in other words, gets it."""
    page.get_by_test_id("open-thread").last.click()
    thread = page.get_by_test_id("thread-pane")
    choose_in_menu(thread, verifying.VERIFY)
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(verifying.VERIFY_QUESTION)
    modal.get_by_test_id("modal-submit").click()
    expect(page.get_by_text(verifying.VERIFIED_NOW).first).to_be_visible()
    become(page, "ben")
    type_question(page, "hey, what was the total of our sales in the last quarter?")
    thread = send(page)
    settle(thread)
    shoot("verified")
    shoot_on_phone(page, thread.get_by_test_id("message").last, lambda: shoot("phone-verified"))
    become(page, "ada")


def say_that_it_is_wrong(page: Page, shoot: Shoot) -> None:
    """An answer is not what was meant; what was is said in words, and the corrected answer follows."""
    page.get_by_test_id("channel-data").click()
    type_question(page, ORDERS)
    thread = send(page)
    settle(thread)
    answers = thread.get_by_test_id("action-candor_sql")
    before = answers.count()
    thread.get_by_test_id("action-candor_wrong").last.click()
    modal = page.get_by_test_id("modal")
    modal.get_by_role("textbox").first.fill(MEANT)
    shoot("wrong")
    modal.get_by_test_id("modal-submit").click()
    expect(page.get_by_test_id("modal")).to_have_count(0)
    meant = thread.get_by_test_id("action-candor_choice_0").last
    expect(meant).to_be_visible()
    meant.click()
    expect(answers).to_have_count(before + 1)
    page.set_viewport_size(TALL)
    shoot("corrected")
    shoot_on_phone(page, answers.last, lambda: shoot("phone-corrected"))


def choose_in_menu(thread: Locator, words: str) -> None:
    """What the menu under the last answer of a thread offers by these words."""
    thread.get_by_test_id("action-candor_more").last.click()
    thread.get_by_role("menuitem", name=words).click()


def say(page: Page, words: str) -> None:
    """Say something in the open thread."""
    field = page.get_by_test_id("thread-composer")
    field.fill(words)
    field.press("Enter")


def become(page: Page, name: str) -> None:
    """Use the page as another person."""
    page.get_by_test_id("user-switch").click()
    option = page.get_by_test_id(f"user-option-{name}")
    option.click()
    expect(option).to_have_attribute("aria-checked", "true")  # the page was drawn anew, as that person's


def shoot_on_phone(page: Page, about: Locator, shoot: Callable[[], None]) -> None:
    """A picture of the open thread on a phone, from the top of the message that something is in."""
    page.set_viewport_size(PHONE)
    expect(about).to_be_visible()
    about.evaluate("part => part.closest('.message').scrollIntoView()")
    shoot()
    page.set_viewport_size(LAPTOP)


def settle(thread: Locator, asked: Callable[[], None] = lambda: None) -> None:
    """Answer what is asked until there is an answer; `asked` is called at the first clarification."""
    yes, first = (thread.get_by_test_id(f"action-{name}").last for name in ("candor_yes", "candor_choice_0"))
    answered = thread.get_by_test_id("action-candor_sql").last
    for number in count():
        expect(yes.or_(first).or_(answered).last).to_be_visible()
        if answered.is_visible():
            return
        if number == 0:
            asked()
        open_ = yes if yes.is_visible() else first
        open_.click()
        expect(open_).not_to_be_visible()


def main(folder: Path) -> None:
    """Take the pictures of the documentation into a folder."""
    found = next((shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")), None)
    if found is None:
        sys.exit("Chromium is not installed: `make test` installs it, or apt-get install chromium.")
    expect.set_options(timeout=180_000)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        real_bot(Path(scratch)) as workspace,
        chromium(found) as browser,
    ):
        page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
        page.set_default_timeout(180_000)
        page.goto(workspace.url)

        def shoot(name: str) -> None:
            page.mouse.move(0, 0)  # so that nothing is shown for being pointed at
            page.wait_for_timeout(400)  # let what moves come to rest
            small = (
                Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
            )
            small.save(folder / f"{name}.png", optimize=True)

        tell_for_real(page, shoot)


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    os.environ["CANDOR_ENV_FILE"] = os.devnull  # the pictures show nobody's own settings
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
