"""The first minutes in a channel: one greeting that says what there is and what can be asked, to those who may know
it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.slack.block_validator import check_message
from bot.slack.listeners.subjects import subjects
from bot.slack.views.first_words import MAX_TABLES, greeting
from bot.wording import greetings
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.live_bot import LiveBot, live_bot, text_of


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with live_bot(tmp_path_factory.mktemp("bot")) as running:
        yield running


def said(bot: LiveBot, channel: str) -> list[dict[str, Any]]:
    return [m for m in bot.workspace.bot_messages(channel) if m["ephemeral_to"] is None]


def test_a_channel_is_greeted_once_with_what_there_is_and_a_tap_asks(bot: LiveBot) -> None:
    for _ in range(2):
        delivery = bot.workspace.invite("#data")
        assert delivery is not None
    assert bot.until(lambda: said(bot, "#data"))
    bot.quiet(1.0)
    [hello] = said(bot, "#data")
    shown = text_of(hello)
    assert greetings.IN_CHANNEL in shown
    assert "Orders" in shown
    assert "Customers" in shown
    assert "customers_old" not in shown
    taps = [e for block in hello["blocks"] if block["type"] == "actions" for e in block["elements"]]
    assert 1 <= len(taps) <= 3


def test_where_people_of_other_companies_are_nothing_of_the_data_is_named(bot: LiveBot) -> None:
    bot.workspace.state.channel("#general").is_shared = True
    bot.workspace.invite("#general")
    assert bot.until(lambda: said(bot, "#general"))
    [hello] = said(bot, "#general")
    assert greetings.IN_CHANNEL_BARE in text_of(hello)
    assert "customers" not in text_of(hello).lower()


def test_what_there_is_to_ask_about_is_said_in_peoples_words_the_most_used_first() -> None:
    names = ("calendar", "customers_old", "customers", "orders", "stores")
    made = {name: Table(name, (Column(f"{name}_id", "INTEGER", primary_key=True),)) for name in names}
    made["orders"] = replace(
        made["orders"],
        comment="Orders, cancelled ones included",
        columns=(
            *made["orders"].columns,
            Column("customer_id", "INTEGER"),
            Column("store_id", "INTEGER"),
            Column("is_open", "INTEGER"),
            Column("order_date", "DATE"),
            Column("shipped_on", "DATE"),
            Column("phone", "TEXT"),
            Column("weight_kg", "REAL"),
            Column("secret", "REAL"),
        ),
        hidden=("secret",),
        foreign_keys=(
            ForeignKey(("customer_id",), "customers", ("customers_id",)),
            ForeignKey(("store_id",), "stores", ("stores_id",)),
        ),
    )
    assert subjects(Schema("sqlite", ())) == []
    found = subjects(Schema("sqlite", tuple(made.values())))
    assert [name for name, _ in found] == ["orders", "customers", "stores"]
    assert found[0][1] == "Orders, cancelled ones included; with order date, when shipped and weight"
    shown = text_of({"blocks": list(greeting([*found, *found, *found], ("How many orders?",), "sample").blocks)})
    assert "Orders" in shown
    assert "Also orders, customers and stores." in shown


@pytest.mark.parametrize("count", [0, 1, MAX_TABLES, 900])
@pytest.mark.parametrize("examples", [(), ("How many orders?", "x" * 500)])
def test_a_greeting_keeps_slacks_limits_however_much_there_is(count: int, examples: tuple[str, ...]) -> None:
    tables = [(f"table <!channel> {number}", "*bold* " * 300) for number in range(count)]
    message = greeting(tables, examples, "sample")
    check_message(message)
    assert "<!channel>" not in text_of({"text": message.text, "blocks": list(message.blocks)})
