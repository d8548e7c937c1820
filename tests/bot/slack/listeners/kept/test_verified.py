"""Verified answers, with the real bot: marked by an admin, given to whoever asks the same, retired with the schema."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any

import pytest

from bot.slack.listeners.desk import Rules
from bot.slack.views.answer import RIGHT_ACTION, WRONG_ACTION
from bot.slack.views.kept.menu import MORE_ACTION, chosen_value
from bot.slack.views.kept.verified import UNVERIFY_ACTION, VERIFY_ACTION
from bot.wording import refusals
from bot.wording.kept import verifying
from reliability.values import Failure, FailureKind, Schema
from reliability.verified.verified import VerifiedAnswer
from tests.support.kept.verified_world import (
    COUNT,
    DATA_END_BEFORE,
    LAST_MONTH,
    THEY_END,
    flow_with,
    verified,
    warehouse,
)
from tests.support.live_bot import SCHEMA, LiveBot, live_bot, text_of

ADA, BEN = "U0ADA00001", "U0BEN00001"
PLACE = warehouse(DATA_END_BEFORE)
_numbers = count(1)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    rules = Rules("sample", warehouses=frozenset({"sample"}), admins=frozenset({ADA}))
    with live_bot(tmp_path_factory.mktemp("bot"), rules=rules, flow_of=flow_with(PLACE)) as bot:
        yield bot


@pytest.fixture(autouse=True)
def nothing_verified(bot: LiveBot) -> None:
    for each in bot.store.verified.active("sample"):
        bot.store.verified.retire(each.id, "test")
    for who in ("ada", "ben"):
        bot.workspace.close_view(who, whole_stack=True)


def ask(bot: LiveBot, text: str, who: str = "ben") -> dict[str, Any]:
    return bot.wait_reply("#data", bot.workspace.mention(who, "#data", text))


def ask_id(answer: dict[str, Any]) -> str:
    return str(answer["metadata"]["event_payload"]["ask"])


def choose(bot: LiveBot, who: str, answer: dict[str, Any], action: str) -> None:
    bot.workspace.select(who, "#data", answer["ts"], MORE_ACTION, chosen_value(action, ask_id(answer)))


def test_an_admin_marks_an_answer_and_others_get_it_with_a_check_mark(bot: LiveBot) -> None:
    answer = ask(bot, "How many parcels did we pack?", "ada")
    assert "✓ Verified" not in text_of(answer)
    choose(bot, "ada", answer, VERIFY_ACTION)
    assert bot.until(lambda: bot.workspace.modal("ada"))
    modal = bot.workspace.modal("ada")
    assert modal is not None
    refused = bot.workspace.submit_view(
        "ada", modal["id"], {"question": {"text": "How many orders?"}, "sql": {"text": "DROP TABLE orders"}}
    )
    assert refused.errors
    assert "sql" in refused.errors
    sent = bot.workspace.submit_view(
        "ada", modal["id"], {"question": {"text": "How many orders?"}, "sql": {"text": COUNT}}
    )
    assert not sent.errors
    bot.wait_notice("#data", "ada", verifying.VERIFIED_NOW)
    found = ask(bot, "hey, number of orders please")
    assert "✓ Verified by <@U0ADA00001>" in text_of(found)
    assert "42" in text_of(found)
    outcome = bot.asks.outcome(ask_id(found))
    assert isinstance(outcome, VerifiedAnswer)
    assert outcome.reading.sql == COUNT
    assert outcome.promise is None
    assert "✓ Verified" not in text_of(ask(bot, "How many customers?"))


def test_who_is_no_admin_marks_nothing(bot: LiveBot) -> None:
    answer = ask(bot, f"How many parcels number {next(_numbers)}?")
    choose(bot, "ben", answer, VERIFY_ACTION)
    bot.wait_notice("#data", "ben", refusals.ADMINS_VERIFY)
    assert bot.workspace.modal("ben") is None


def test_an_admin_takes_it_back_and_it_is_read_anew(bot: LiveBot) -> None:
    bot.store.verified.keep(verified("How many orders?"))
    answer = ask(bot, "How many orders?")
    choose(bot, "ben", answer, UNVERIFY_ACTION)
    bot.wait_notice("#data", "ben", refusals.ADMINS_VERIFY)
    choose(bot, "ada", answer, UNVERIFY_ACTION)
    bot.wait_notice("#data", "ada", verifying.UNVERIFIED)
    assert "✓ Verified" not in text_of(ask(bot, "How many orders?"))


def test_a_follow_up_is_never_answered_by_what_was_verified(bot: LiveBot) -> None:
    ts = bot.workspace.mention("ben", "#data", "Which parcels are late?")
    bot.wait_reply("#data", ts)
    bot.store.verified.keep(verified("How many orders?"))
    bot.workspace.mention("ben", "#data", "How many orders?", thread_ts=ts)
    assert "✓ Verified" not in text_of(bot.wait_reply("#data", ts, 2))


def test_a_verified_query_that_fails_leaves_the_question_to_the_flow(bot: LiveBot) -> None:
    bot.store.verified.keep(verified("How many customers?", "SELECT COUNT(*) FROM customers"))
    assert "✓ Verified" not in text_of(ask(bot, "How many customers?"))


def test_verdicts_on_verified_answers_are_counted_apart(bot: LiveBot) -> None:
    since = datetime.now(UTC) - timedelta(days=1)
    before = bot.store.figures.figures(since)
    bot.store.verified.keep(verified("How many orders?"))
    for action in (RIGHT_ACTION, WRONG_ACTION):
        answer = ask(bot, "How many orders?", "ada")
        bot.workspace.click("ada", "#data", answer["ts"], action)
        assert bot.until(partial(bot.store.asks.feedback_on, ask_id(answer)))
    after = bot.store.figures.figures(since)
    assert (after.verified.answers - before.verified.answers, after.verified.wrong - before.verified.wrong) == (2, 1)
    assert (after.unasked, after.after_asking) == (before.unasked, before.after_asking)


def test_a_change_of_the_schema_retires_it_with_a_word_to_its_author(bot: LiveBot) -> None:
    kept = bot.store.verified.keep(
        verified("How many shipped orders?", "SELECT COUNT(*) FROM orders WHERE status = 'shipped'")
    )
    orders, customers = SCHEMA.tables
    other = replace(orders, columns=tuple(each for each in orders.columns if each.name != "gross_sales"))
    assert bot.store.verified.retire_missing(Schema("sqlite", (other, customers)), "sample") == []
    gone = replace(orders, columns=tuple(each for each in orders.columns if each.name != "status"))
    changed = Schema("sqlite", (gone, customers))
    assert [each.id for each in bot.store.verified.retire_missing(changed, "sample")] == [kept.id]
    assert bot.desk.verifying is not None
    for _ in range(2):
        bot.desk.verifying.tell_authors(bot.voice.tell_once)
    told = [
        m for m in bot.workspace.all_messages() if verifying.verified_retired(kept.question)[:40] in str(m.as_json())
    ]
    assert len(told) == 1
    assert bot.store.verified.untold() == []


def test_of_an_imported_one_the_admins_hear(bot: LiveBot) -> None:
    kept = bot.store.verified.keep(
        replace(verified("How many imported orders?", "SELECT COUNT(status) FROM orders"), by="import")
    )
    orders, customers = SCHEMA.tables
    gone = replace(orders, columns=tuple(each for each in orders.columns if each.name != "status"))
    assert bot.store.verified.retire_missing(Schema("sqlite", (gone, customers)), "sample")
    assert bot.desk.verifying is not None
    told: list[tuple[str, str]] = []
    bot.desk.verifying.tell_authors(lambda person, key, _: told.append((person, key)), ["U1", "U2"])
    assert told == [("U1", f"verified:{kept.id}"), ("U2", f"verified:{kept.id}")]


def test_a_store_that_is_away_tells_authors_later(bot: LiveBot) -> None:
    class Away:
        def untold(self) -> list[Any]:
            raise OSError("gone")

    assert bot.desk.verifying is not None
    store: Any = Away()
    replace(bot.desk.verifying, store=store).tell_authors(bot.voice.tell_once)


def test_one_in_the_same_words_takes_the_place_of_the_older(bot: LiveBot) -> None:
    first = bot.store.verified.keep(verified("How many orders?"))
    assert bot.store.verified.keep(verified("how many  orders?")).id == first.id  # the same again
    second = bot.store.verified.keep(verified("How many orders?", "SELECT COUNT(order_id) FROM orders"))
    assert [each.id for each in bot.store.verified.active("sample")] == [second.id]


def test_a_verified_answer_says_how_far_the_data_go(bot: LiveBot) -> None:
    bot.store.verified.keep(verified("How many orders were there last month?", LAST_MONTH))
    found = ask(bot, "hey, number of orders last month please")
    assert "✓ Verified" in text_of(found)
    assert THEY_END in text_of(found)


def test_what_the_database_refuses_is_a_failure_and_no_answer() -> None:
    from tests.support.kept.verified_world import core

    class Book:
        def active(self, name: str) -> list[Any]:
            return [verified("How many orders?")]

    from reliability.values import Question
    from reliability.verified.answering import verified_answer

    away = warehouse({COUNT: Failure(FailureKind.UNAVAILABLE, "away")})
    assert verified_answer(Question("1", "How many orders?"), core(away), Book()) is None
    assert verified_answer(Question("1", "How many orders?" * 200), core(), Book()) is None
    assert verified_answer(Question("1", "How many orders?"), core(), Book()) is not None
