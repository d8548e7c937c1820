"""Defined words in Slack: Home lists them, an admin defines and removes them, an answer names them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from adapters.store.store import StoreUnavailable
from bot.slack.block_validator import check_view
from bot.slack.listeners.desk import Rules
from bot.slack.views.answer import answer
from bot.slack.views.home import HomeContent, home
from bot.slack.views.kept.definitions import DEFINE_ACTION, REMOVE_ACTION, define_modal, remove_modal
from bot.wording.kept import defined_words
from reliability.definitions.definition import DefinedAnswer, Named
from reliability.values import LinkedSchema, Reading, Rows, Schema
from tests.bot.slack.test_bot_slack import opened_home
from tests.support.kept.defined_shop import ALL, word
from tests.support.live_bot import SCHEMA, LiveBot, live_bot, text_of

ADA, BEN = "U0ADA00001", "U0BEN00001"
HOSTILE = "<!channel> *x* `y` <@U0BEN00001>"


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    rules = Rules("sample", warehouses=frozenset({"sample"}), admins=frozenset({ADA}))
    with live_bot(tmp_path_factory.mktemp("bot"), rules=rules) as bot:
        yield bot


def opened_modal(bot: LiveBot, who: str) -> dict[str, Any]:
    assert bot.until(lambda: bot.workspace.modal(who))
    found = bot.workspace.modal(who)
    assert found is not None
    return found


def test_an_admin_defines_a_word_and_removes_it_and_everybody_sees_it(bot: LiveBot) -> None:
    view = opened_home(bot, "ada")
    assert defined_words.HOME_NO_WORDS in text_of(view)
    bot.workspace.click_in_view("ada", view["id"], DEFINE_ACTION, "define")
    modal = opened_modal(bot, "ada")
    values = {"phrase": {"text": "late order"}, "means": {"text": "orders.nothing = 1"}}
    assert bot.workspace.submit_view("ada", modal["id"], values).errors == {"means": "orders has no column nothing."}
    values = {"phrase": {"text": "orders"}, "means": {"text": "orders.status = 'late'"}}
    assert set(bot.workspace.submit_view("ada", modal["id"], values).errors or ()) == {"phrase"}
    values["phrase"]["text"] = "late order"
    assert not bot.workspace.submit_view("ada", modal["id"], values).errors
    assert "“late order” now means: Orders with status “late”" in text_of(opened_modal(bot, "ada"))
    bot.workspace.close_view("ada", whole_stack=True)
    [kept] = bot.store.definitions.active("sample")
    assert (kept.by, kept.table, kept.origin) == (ADA, "orders", "written")
    bens = opened_home(bot, "ben")
    assert "late order" in text_of(bens)
    assert defined_words.DEFINE not in text_of(bens)
    view = opened_home(bot, "ada")
    bot.workspace.click_in_view("ada", view["id"], REMOVE_ACTION, "remove")
    modal = opened_modal(bot, "ada")
    chosen = {"definition": {"definition": kept.id}}
    assert not bot.workspace.submit_view("ada", modal["id"], chosen).errors
    bot.workspace.close_view("ada", whole_stack=True)
    assert bot.store.definitions.active("sample") == []
    noted = [each.action for each in bot.store.asks.audit_trail(20) if each.actor == ADA]
    assert {"word defined", "definition retired"} <= set(noted)


def test_the_author_is_told_once_when_the_schema_retires_a_definition(bot: LiveBot) -> None:
    made = word("open order", "orders.status = 'open'", SCHEMA, "sample")
    kept = bot.store.definitions.keep(made)
    assert bot.store.definitions.keep(made).id == kept.id  # the same again
    orders, customers = SCHEMA.tables
    other = replace(orders, columns=tuple(each for each in orders.columns if each.name != "gross_sales"))
    assert bot.store.definitions.retire_missing(Schema("sqlite", (other, customers)), "sample") == []
    gone = replace(orders, columns=tuple(each for each in orders.columns if each.name != "status"))
    retired = bot.store.definitions.retire_missing(Schema("sqlite", (gone, customers)), "sample")
    assert [each.id for each in retired] == [kept.id]
    assert bot.desk.defining is not None
    for _ in range(2):
        bot.desk.defining.tell_authors(bot.voice.tell_once)
    said = defined_words.definition_retired("open order", kept.means)[:40]
    assert len([m for m in bot.workspace.all_messages() if said in str(m.as_json())]) == 1


def test_a_store_that_is_away_shows_a_home_without_words(bot: LiveBot) -> None:
    class Away:
        def untold(self) -> list[Any]:
            raise OSError("gone")

        def active(self, warehouse: str) -> list[Any]:
            raise StoreUnavailable(warehouse)

    from bot.slack.listeners.homes import home_content
    from bot.slack.views.memory.state import MemoryState

    assert bot.desk.defining is not None
    store: Any = Away()
    away = replace(bot.desk.defining, store=store)
    away.tell_authors(bot.voice.tell_once)
    assert home_content(replace(bot.desk, defining=away), BEN, MemoryState()).words == ()


def test_views_of_many_and_hostile_words_are_blocks_that_slack_takes() -> None:
    hostile = [replace(each, phrase=HOSTILE, means=HOSTILE * 60, by=HOSTILE) for each in ALL] * 60
    named = tuple(Named(each, HOSTILE * 40) for each in hostile)
    for view in (
        home(HomeContent((), words=named, defines=True)),
        define_modal(["a" * 200, "b"], ""),
        define_modal(["a"], ""),
        remove_modal([replace(each, id=f"{n:032}") for n, each in enumerate(hostile)], ""),
    ):
        check_view(view)
        assert "<!channel>" not in text_of(view)


def test_an_answer_names_the_definitions_that_it_was_read_by() -> None:
    shown = Reading("SELECT 1", "Number of customers that are active", Rows(("n",), ((1,),)))
    named = Named(ALL[0], f"Customers that are not deleted {HOSTILE}")
    outcome = DefinedAnswer(shown, LinkedSchema((), ()), defined=(named, Named(replace(ALL[1], by="", at=""), "Net")))
    said = text_of({"blocks": list(answer("1", outcome).blocks)})
    assert "“active customer”, by the definition of <@U0ADA00001> of 2026-11-20: Customers" in said.replace(
        "«", "“"
    ).replace("»", "”")
    assert f"by the definition of {defined_words.BY_CATALOG}: Net" in said
    assert defined_words.NOT_MEASURED_WITH_WORDS in said
    assert "<!channel>" not in said
