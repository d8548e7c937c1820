"""A workbook that a spreadsheet opens as what it is: text and numbers, nothing that is run."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.slack.views.csv_file import file_name
from bot.slack.views.kept.menu import XLSX_ACTION
from bot.slack.views.tables.xlsx_file import xlsx_file
from reliability.values import Rows
from tests.support.live_bot import live_bot

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
CELLS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=80), st.binary(max_size=20))


def read(file: bytes) -> list[list[Any]]:
    """The cells of the one sheet, as a spreadsheet reads them."""
    with zipfile.ZipFile(io.BytesIO(file)) as package:
        assert package.testzip() is None
        for name in package.namelist():
            ElementTree.fromstring(package.read(name))
        sheet = ElementTree.fromstring(package.read("xl/worksheets/sheet1.xml"))
    assert not list(sheet.iter(f"{MAIN}f"))  # no formula anywhere
    return [[_value(cell) for cell in row] for row in sheet.iter(f"{MAIN}row")]


def _value(cell: ElementTree.Element) -> Any:
    if cell.get("t") == "inlineStr":
        return "".join(cell.itertext())
    found = cell.find(f"{MAIN}v")
    if found is None:
        return None
    return found.text == "1" if cell.get("t") == "b" else float(found.text or "")


def test_each_cell_is_what_it_was() -> None:
    rows = Rows(("name", "n"), (("=1+1", 3), ("Ünï & <b>", -2.5), (None, True), (b"\x01\xff", 2**60)))
    assert read(xlsx_file(rows)) == [
        ["name", "n"],
        ["=1+1", 3.0],
        ["Ünï & <b>", -2.5],
        [None, True],
        ["0x01ff", str(2**60)],
    ]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(CELLS, CELLS), max_size=20))
def test_any_result_is_a_workbook(rows: list[tuple[Any, Any]]) -> None:
    found = read(xlsx_file(Rows(("a", "b"), tuple(rows))))
    assert len(found) == len(rows) + 1
    assert all(len(line) == 2 for line in found)


def test_the_same_result_is_the_same_file() -> None:
    rows = Rows(("a",), ((1,),))
    assert xlsx_file(rows) == xlsx_file(rows)


@given(st.text(max_size=300))
def test_a_file_is_named_for_its_question_whatever_that_is(question: str) -> None:
    name = file_name("Ev1", Rows((), ()), question, "xlsx")
    assert name.endswith(".xlsx")
    assert len(name) < 90
    assert not set(name) - set("abcdefghijklmnopqrstuvwxyz0123456789-.")


def test_one_tap_sends_the_workbook_into_the_thread_once(tmp_path: Path) -> None:
    with live_bot(tmp_path) as bot:
        ts = bot.workspace.mention("ada", "#data", "How many orders?")
        answer = bot.wait_reply("#data", ts)

        def files() -> list[str]:
            return [one["name"] for message in bot.thread("#data", ts) for one in message.get("files") or ()]

        bot.workspace.click("ada", "#data", answer["ts"], XLSX_ACTION)
        assert bot.until(files)
        bot.workspace.click("ada", "#data", answer["ts"], XLSX_ACTION)
        bot.wait_notice("#data", "ada", "already in this thread")
        [name] = files()
        assert name.startswith("how-many-orders-")
        assert name.endswith(".xlsx")
