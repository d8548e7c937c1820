"""Hints leave as CSV that a spreadsheet takes for text, and come back as they were."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.slack.views.csv_file import csv_file
from bot.slack.views.memory.hint_csv import COLUMNS, hint_rows, hints_from_csv
from reliability.errors import BadInput
from reliability.values import Element, Hint, HintScope, HintState

HINT = Hint(
    phrase="=SUM(sales)",
    preferred=Element("orders", "net_sales"),
    passed_over=(Element("orders", "gross_sales"), Element("daily")),
    scope=HintScope.PERSON,
    owner="U1",
    author="U2",
    question='-what were "sales", by month;\nand year?',
    created_at="2026-11-01T00:00:00+00:00",
    state=HintState.SUPERSEDED,
    id="h1",
    weight=2.5,
    warehouse="retail",
    ask="Ev1",
)


def there_and_back(hint: Hint) -> Hint:
    (found,) = hints_from_csv(csv_file(hint_rows([hint])).decode("utf-8")).values()
    return found


@pytest.mark.parametrize(
    "hint",
    [
        HINT,
        replace(HINT, phrase="'quoted", passed_over=()),
        replace(HINT, phrase="@here", preferred=Element("main.orders"), passed_over=(Element("a;b", "c.d"),)),
        replace(HINT, preferred=Element("main.orders", "net"), passed_over=(Element("[x]"), Element("y"))),
        replace(HINT, phrase="übrig 🙂", owner="", author="", question="", ask="", id=""),
    ],
)
def test_a_hint_comes_back_as_it_was(hint: Hint) -> None:
    assert there_and_back(hint) == hint


def test_no_cell_begins_a_formula() -> None:
    text = csv_file(hint_rows([HINT])).decode("utf-8")
    assert '"\'=SUM(sales)"' in text
    assert '"=' not in text


def test_a_hint_needs_only_a_phrase_what_it_prefers_and_for_whom() -> None:
    (hint,) = hints_from_csv("Phrase;Prefers;Scope\r\nsales;orders.net;workspace\r\n").values()
    assert (hint.phrase, hint.preferred, hint.scope) == ("sales", Element("orders", "net"), HintScope.WORKSPACE)
    assert (hint.id, hint.weight, hint.state) == ("", 1.0, HintState.ACTIVE)
    assert hints_from_csv(",".join(COLUMNS)) == {}


def test_each_hint_has_the_number_of_the_line_that_it_ends_in_and_a_warehouse() -> None:
    text = 'phrase,prefers,scope,question,warehouse\na,t,workspace,"two\nlines",\n\nb,t,workspace,,retail\n'
    assert {number: (hint.phrase, hint.warehouse) for number, hint in hints_from_csv(text, "sample").items()} == {
        3: ("a", "sample"),
        5: ("b", "retail"),
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "The first line"),
        ("phrase,scope\nx,person", "prefers is missing"),
        ("phrase,prefers,scope\nx,t,person\ny,t,planet", "Line 3"),
        ("phrase,prefers,scope\n,t,person", "Line 2"),
        ("phrase,prefers,scope,weight\nx,t,person,nan", "Line 2"),
        ("phrase,prefers,scope,weight\nx,t,person,much", "Line 2"),
        ('phrase,prefers,scope\nx,"[1, 2]",person', "Line 2"),
        ('phrase,prefers,scope,over\nx,t,person,"[[[[[[["', "Line 2"),
        ('phrase,prefers,scope\n"x', "Line 2"),
        ("phrase,prefers,scope\n" + "x" * 200_000, "Line 2"),
        ("\x00\x01", "The first line"),
    ],
)
def test_a_bad_line_is_named(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        hints_from_csv(text)
