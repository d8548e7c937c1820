"""What admins see of everybody's hints in Home: their pages, what is looked for, and that nothing was found."""

from __future__ import annotations

import pytest

from adapters.store.memory.search import HintPage, HintSearch
from bot.slack.listeners.memories.memory import _after
from bot.slack.views.kit import Block
from bot.slack.views.memory import ids
from bot.slack.views.memory.listing import memory_blocks
from bot.slack.views.memory.modals import merge_modal
from bot.slack.views.memory.state import MemoryState
from bot.wording import remembering
from reliability.values import Element, Hint, HintScope, HintState
from tests.contracts.store import a_hint


def taps(blocks: list[Block]) -> dict[str, str]:
    """The buttons of the rows of a list, and their values."""
    rows = [block["elements"] for block in blocks if block["type"] == "actions"]
    return {each["action_id"].removeprefix(f"{ids.PAGE_ACTION}_"): each["value"] for row in rows for each in row}


def shown(page: int, total: int, search: HintSearch | None = None) -> list[Block]:
    return memory_blocks(HintPage((), total, page), search or HintSearch())


@pytest.mark.parametrize(
    ("page", "leads"),
    [
        (0, {"older": "1", "oldest": "833"}),
        (1, {"newer": "0", "older": "2", "oldest": "833"}),
        (400, {"newest": "0", "newer": "399", "older": "401", "oldest": "833"}),
        (832, {"newest": "0", "newer": "831", "older": "833"}),
        (833, {"newest": "0", "newer": "832"}),
    ],
)
def test_a_page_of_ten_thousand_hints_leads_to_its_neighbours_and_to_both_ends(
    page: int, leads: dict[str, str]
) -> None:
    found = taps(shown(page, 10_000))
    assert {name: value for name, value in found.items() if value.isdecimal()} == leads


def test_two_pages_lead_to_each_other_and_one_to_none() -> None:
    assert "oldest" not in taps(shown(0, 24))
    assert taps(shown(1, 24))["newer"] == "0"
    assert not {"newer", "older"} & set(taps(shown(0, 12)))


def test_all_in_use_is_one_tap_away_from_a_search_alone() -> None:
    assert "all" not in taps(shown(0, 3))
    assert taps(shown(0, 3, HintSearch(state=HintState.RETIRED)))["all"] == "0"


def test_that_nothing_was_found_is_said_with_what_was_looked_for() -> None:
    assert remembering.NO_HINT_IN_USE in str(shown(0, 0))
    assert "No hint: retired, with «x»" in str(shown(0, 0, HintSearch("x", state=HintState.RETIRED)))


def test_a_search_begins_at_its_first_page_and_leaves_the_other_lists_where_they_are() -> None:
    before = MemoryState(HintSearch("x"), page=7, own_page=1, schedule_page=2)
    sent = {"private_metadata": before.as_metadata(), "state": {"values": {"text": {"text": {"value": "y"}}}}}
    assert _after(ids.SEARCH_CALLBACK, sent) == MemoryState(HintSearch("y"), page=0, own_page=1, schedule_page=2)


def test_hints_alike_are_told_apart_where_one_goes_into_another() -> None:
    kept: Hint = a_hint("sales", "orders.net_sales")
    others = [
        a_hint("s" * 200, "orders.net_sales", id=f"{n}", created_at=f"2026-11-0{n}T00:00:00+00:00") for n in (1, 2)
    ]
    assert kept.preferred == Element("orders", "net_sales")
    [_, field] = merge_modal(kept, others, "")["blocks"]
    first, second = (option["text"]["text"] for option in field["element"]["options"])
    assert first.endswith(f"({remembering.SCOPES[HintScope.PERSON]}, 2026-11-01)")
    assert second.endswith("2026-11-02)")
