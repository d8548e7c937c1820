"""Emoji need no font: the page draws those that the product and people commonly use."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from matplotlib import get_data_path
from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.support.peopled_workspace import PeopledWorkspace

expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "bot" / "console" / "browser" / "page"
SVG = "{http://www.w3.org/2000/svg}"
_PICTURES = re.compile("[\U0001f300-\U0001faff]")
"""Characters that are pictures wherever they are shown."""


def names() -> dict[str, str]:
    """The emoji names that the page knows, with their characters."""
    written = (PAGE / "blocks" / "emoji.js").read_text("utf-8")
    body = written[written.index("{") : written.index("};")]
    return {first or second: sign for first, second, sign in re.findall(r'(?:"([^"]+)"|(\w+)): "([^"]+)"', body)}


def drawn() -> set[str]:
    tree = ElementTree.parse(PAGE / "emoji.svg")
    return {str(symbol.get("id")) for symbol in tree.getroot().iter(f"{SVG}symbol")}


def drawing_of(sign: str) -> str:
    return "e" + "-".join(f"{ord(one):x}" for one in sign if one != "\ufe0f")


def test_every_emoji_that_has_a_name_is_drawn_and_no_other() -> None:
    assert len(names()) > 100
    assert drawn() == {drawing_of(sign) for sign in names().values()}


def test_every_emoji_in_what_the_product_says_is_drawn() -> None:
    said = "".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    assert {drawing_of(sign) for sign in _PICTURES.findall(said)} <= drawn()
    wording = "".join(path.read_text("utf-8") for path in (ROOT / "bot" / "wording").rglob("*.py"))
    assert set(re.findall(r"(?<![\w:]):([a-z_]+):(?![\w:])", wording)) <= set(names())


def test_the_drawings_are_small_reach_for_nothing_and_say_their_licence() -> None:
    content = (PAGE / "emoji.svg").read_text("utf-8")
    assert len(content) < 150_000
    assert "MIT License, Copyright (c) Microsoft Corporation" in content
    shown = content[content.index("-->") :]
    assert "<script" not in shown
    assert "href" not in shown


@pytest.fixture(scope="module")
def page(chromium_path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The page in a browser on a machine that has one font, which has no emoji."""
    folder = tmp_path_factory.mktemp("fonts")
    fonts = folder / "fonts.conf"
    only = Path(get_data_path()) / "fonts" / "ttf"
    fonts.write_text(f"<fontconfig><dir>{only}</dir><cachedir>{folder}</cachedir></fontconfig>", "utf-8")
    with PeopledWorkspace().run_in_thread() as workspace, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
            env={"FONTCONFIG_FILE": str(fonts)},
        )
        page = browser.new_page(viewport={"width": 1000, "height": 700}, reduced_motion="reduce")
        mistakes: list[str] = []
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.set_default_timeout(120_000)
        page.goto(workspace.url)
        yield page
        browser.close()
        assert mistakes == []


def say(page: Page, text: str) -> None:
    page.get_by_test_id("composer").fill(text)
    page.get_by_test_id("composer").press("Enter")


@pytest.mark.browser
def test_without_an_emoji_font_emoji_are_pictures_in_colours(page: Page) -> None:
    say(page, "All well 👍 and 🎉 too")
    last = page.get_by_test_id("message").last
    expect(last).to_contain_text("All well 👍 and 🎉 too")
    expect(last.locator(".emoji")).to_have_count(2)
    for number in range(2):
        picture = last.locator(".emoji").nth(number)
        page.wait_for_function("svg => svg.getBBox().width > 0", arg=picture.locator("svg").element_handle())
        pixels = Image.open(io.BytesIO(picture.screenshot())).convert("HSV")
        saturated = sum(pixels.getchannel("S").histogram()[100:])
        assert saturated > 20, "a box, or nothing, stands where the picture should"


@pytest.mark.browser
def test_what_is_no_known_emoji_stays_as_it_was_written(page: Page) -> None:
    say(page, "half of one: 🤷\u200d♀\ufe0f, 👍🏽, a plain ⚠ and 5 → #1 :nonsense:")
    last = page.get_by_test_id("message").last
    expect(last).to_contain_text("a plain ⚠ and 5 → #1 :nonsense:")
    expect(last.locator(".emoji")).to_have_count(0)
