"""A person's way through the local workspace's page: question, clarifications, answer, Home, hint.

The bot, the flow, the guard and the sample warehouse are the real ones. For tests the model follows a script,
so that the story is the same every time; `python -m tests.support.page_story docs` (`make screenshots`) takes the
pictures of the documentation with the reference model, as it answers.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.store import Store
from adapters.warehouses.warehouse import open_warehouse
from bot import wording
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest
from bot.main import opened
from bot.sample import sample_today
from bot.slack.listeners.desk import Rules
from deploy.reference.warehouse.build import build
from reliability.answer import answer
from reliability.core import AnswerSettings, Core
from reliability.ports import Memory
from reliability.prompts import Prompts
from reliability.values import Clarification, Outcome, Reply, Schema
from tests.support.live_bot import LiveBot, live_bot
from tests.support.peopled_workspace import PeopledWorkspace

ROOT = Path(__file__).parents[2]
REGIONS = "Show net sales for each region in the previous quarter"
TOTAL = "What were total sales last quarter?"
BEST = "Who are our best customers?"
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
LAPTOP, PHONE = ViewportSize(width=1280, height=860), ViewportSize(width=390, height=844)


def _says(prompt: str) -> list[str]:
    """The script of the model: what it links and writes for the two questions, beside what is composed of their words."""
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
        with _live(folder, core_of, warehouse.schema()) as bot:
            yield bot
    finally:
        warehouse.close()


@contextlib.contextmanager
def real_bot(folder: Path) -> Iterator[LiveBot]:
    """The bot as it is served without any setting: reference model, sample warehouse, and its calibration record
    where that holds for the code that runs."""
    with opened(state_dir=folder, warehouse="sample") as candor:
        said = candor.setup("sample").calibration
        schema = candor.warehouse().schema()
        served = {
            "charts": candor.settings.charts,
            "sortable": candor.settings.sortable_tables,
            "next_of": candor.next_of,
        }
        with _live(folder, lambda memory: candor.core("", memory), schema, said, **served) as bot:
            yield bot


@contextlib.contextmanager
def _live(
    folder: Path, core_of: Callable[[Memory], Core], schema: Schema, calibration: str = "", **shown: Any
) -> Iterator[LiveBot]:
    def flow_of(store: Store) -> Callable[[AskRequest, Stage], Generator[Clarification, Reply, Outcome]]:
        core = core_of(store.memory)
        return lambda request, stage: answer(request.question, core, stage)

    place = PeopledWorkspace(retry_delays_s=(0.5,), acknowledge_within_s=30.0, trigger_lifetime_s=120.0)
    with (
        place.run_in_thread(),
        live_bot(
            folder, workspace=place, rules=RULES, flow_of=flow_of, schema=schema, calibration=calibration, **shown
        ) as bot,
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
    expect(thread).to_contain_text(wording.CHOOSE_READING_TITLE)
    thread.get_by_role("button", name=words).last.click()


def open_home(page: Page) -> Locator:
    """Candor's Home tab, filled."""
    page.get_by_test_id("home-tab").click()
    home = page.get_by_test_id("home")
    expect(home).to_contain_text(wording.HOME_HINTS)
    return home


def tell(page: Page, shoot: Shoot) -> None:
    """The whole story, with a picture where there is something to see."""
    type_question(page, TOTAL)
    shoot("question")
    thread = send(page)
    expect(thread).to_contain_text(wording.CHOOSE_READING_TITLE)
    shoot("clarification")
    choose(thread, "final")
    expect(thread).to_contain_text(wording.CONFIRMED_BY_PERSON)
    type_question(page, CITIES)
    thread = send(page)
    choose(thread, EIGHT)
    expect(thread.get_by_test_id("table")).to_be_visible()
    shoot("answer")
    look_at_home(page, shoot)


def look_at_home(page: Page, shoot: Shoot) -> None:
    """How both stories end: the Home tab, and a hint that is edited."""
    home = open_home(page)
    shoot("home")
    home.get_by_test_id("action-candor_hint_edit").first.click()
    expect(page.get_by_test_id("modal")).to_contain_text(wording.HINT_PREFERRED)
    shoot("hint")


def tell_for_real(page: Page, shoot: Shoot) -> None:
    """The story of the documentation's pictures: yes, and the first reading, wherever the reference model asks."""
    type_question(page, BEST)
    thread = send(page)
    settle(thread, lambda: shoot("clarification"))
    type_question(page, TOTAL)
    shoot("question")
    settle(send(page))
    type_question(page, REGIONS)
    thread = send(page)
    settle(thread)
    expect(thread.get_by_test_id("chart")).to_be_visible()
    shoot("answer")
    page.set_viewport_size(PHONE)
    page.reload()
    expect(thread.get_by_test_id("chart")).to_be_visible()
    thread.get_by_test_id("chart").evaluate("chart => chart.closest('.message').scrollIntoView()")
    shoot("phone")
    page.set_viewport_size(LAPTOP)
    look_at_home(page, shoot)


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
    expect.set_options(timeout=60_000)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        real_bot(Path(scratch)) as bot,
        chromium(found) as browser,
    ):
        page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
        page.set_default_timeout(60_000)
        page.goto(bot.workspace.url)

        def shoot(name: str) -> None:
            page.mouse.move(0, 0)  # so that nothing is shown for being pointed at
            page.wait_for_timeout(400)  # let what moves come to rest
            page.screenshot(path=folder / f"{name}.png")

        tell_for_real(page, shoot)


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    os.environ["CANDOR_ENV_FILE"] = os.devnull  # the pictures show nobody's own settings
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
