"""Reviews in the store: drawn once, said once, counted by whole weeks, and never where something was learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.store.reviews.reviews import line_of
from adapters.store.store import Store
from reliability.errors import BadInput, NotFound
from reliability.promises.record_json import StoredRecord
from reliability.promises.reviews.draw import last_drawable
from reliability.values import Abstained, Element, Helped, HelpKind, Hint, HintScope, Outcome, Question, Reason
from tests.support.live_bot import answered, promise, reading

MONDAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
WEEK = "2026-W47"
ANSWER = answered(reading("one", (1,), sql="SELECT 1"))


class Clock:
    """A time that tests move."""

    def __init__(self) -> None:
        self.time = MONDAY

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    if request.param == "postgres":
        new_database: Callable[[], str] = request.getfixturevalue("postgres_database")
        url = new_database()
    opened = Store(url, clock)
    yield opened
    opened.close()


def ask(store: Store, ask_id: str, outcome: Outcome | None = ANSWER, *, channel: str = "C1", text: str = "") -> None:
    store.asks.started(Question(ask_id, text or f"question {ask_id}", "U1", channel, "T1"), "retail")
    if outcome is not None:
        store.asks.finished(ask_id, outcome)


def hint(question: str) -> Hint:
    return Hint(
        "sales", Element("t", "a"), (), HintScope.PERSON, "U1", "U1", question, "2026-11-16", warehouse="retail"
    )


def test_a_week_is_drawn_once_whoever_asks_and_however_often(store: Store) -> None:
    for number in range(9):
        ask(store, f"Ev{number}")
    first = store.reviews.draw("retail", WEEK, 4)
    assert first is not None
    assert (first.asked, first.promise, first.learning) == (9, 4, 0)
    ask(store, "late")
    assert store.reviews.draw("retail", WEEK, 9) is None
    assert len(store.reviews.waiting("retail")) == len(store.reviews.waiting()) == 4
    assert store.reviews.drawn("retail", WEEK)
    assert not store.reviews.drawn("other", WEEK)


def test_a_week_without_a_question_is_drawn_too(store: Store) -> None:
    assert store.reviews.draw("retail", WEEK, 4) is not None
    assert store.reviews.weeks("retail") == 1
    assert store.reviews.waiting("retail") == []


def test_only_questions_of_the_week_the_warehouse_and_places_that_may_be_read(store: Store, clock: Clock) -> None:
    ask(store, "here")
    ask(store, "private", channel="C2")
    ask(store, "thanks", Helped(HelpKind.GREETING))
    ask(store, "under way", None)
    clock.time += timedelta(days=7)
    ask(store, "next week")
    drawn = store.reviews.draw("retail", WEEK, 99, may_show=lambda channel: channel == "C1")
    assert drawn is not None
    assert {each.ask_id for each in store.reviews.waiting()} == {"here", "under way"}
    assert store.reviews.draw("other", WEEK, 99) is not None
    assert len(store.reviews.waiting()) == 2


def test_doubtful_ones_are_drawn_besides_and_never_count(store: Store) -> None:
    for number in range(6):
        ask(store, f"Ev{number}")
        store.asks.feedback(f"Ev{number}", "U1", False)
    drawn = store.reviews.draw("retail", WEEK, 2, besides=3)
    assert drawn is not None
    assert (drawn.promise, drawn.learning) == (2, 3)
    for each in store.reviews.waiting():
        store.reviews.take(each.ask_id, "SELECT 1", True, "U9")
    assert len(store.reviews.reviewed("retail")) == 5
    assert len(store.reviews.counting("retail")) == 2
    assert [line_of(r)["split"] for r in store.reviews.reviewed("retail")].count("learning") == 3


def test_only_doubtful_ones_are_drawn_besides(store: Store) -> None:
    for number in range(6):
        ask(store, f"Ev{number}")
    ask(store, "unsure", Abstained(Reason.NOT_SURE))
    drawn = store.reviews.draw("retail", WEEK, 0, besides=5)
    assert drawn is not None
    assert [each.ask_id for each in store.reviews.waiting()] == ["unsure"]


def test_what_taught_a_hint_is_in_no_draw_and_does_not_count_later(store: Store) -> None:
    ask(store, "taught", answered(reading("one", (1,)), hints=(hint("taught"),)))
    ask(store, "same words", text="Sales of  MAY?")
    ask(store, "learned later", text="Sales of June?")
    ask(store, "plain")
    store.memory.remember(hint("sales of may?"))
    store.reviews.draw("retail", WEEK, 99)
    assert {each.ask_id for each in store.reviews.waiting()} == {"learned later", "plain"}
    for each in store.reviews.waiting():
        store.reviews.take(each.ask_id, None, None, "U9")
    assert len(store.reviews.counting("retail")) == 2
    store.memory.remember(hint("sales of June?"))
    assert [each.ask_id for each in store.reviews.counting("retail")] == ["plain"]


def test_what_was_drawn_for_learning_shares_no_words_with_what_counts(store: Store, clock: Clock) -> None:
    for number in range(8):
        ask(store, f"Ev{number}", Abstained(Reason.NOT_SURE), text="The Same words?")
    drawn = store.reviews.draw("retail", WEEK, 1, besides=5)
    assert drawn is not None
    assert (drawn.promise, drawn.learning) == (1, 0)
    clock.time += timedelta(days=7)
    ask(store, "other", Abstained(Reason.NOT_SURE), text="Other words?")
    ask(store, "same", Abstained(Reason.NOT_SURE), text="the same words?")
    drawn = store.reviews.draw("retail", "2026-W48", 0, besides=5)
    assert drawn is not None
    assert drawn.learning == 1
    clock.time += timedelta(days=7)
    ask(store, "again", text="other  WORDS?")
    ask(store, "new")
    store.reviews.draw("retail", "2026-W49", 5)
    for each in store.reviews.waiting():
        store.reviews.take(each.ask_id, "SELECT 1", True, "U9")
    assert [each.question for each in store.reviews.counting("retail")] == ["The Same words?", "question new"]


def test_whole_weeks_count(store: Store) -> None:
    ask(store, "one")
    ask(store, "two")
    store.reviews.draw("retail", WEEK, 2)
    store.reviews.take("one", "SELECT 1", True, "U9")
    assert store.reviews.counting("retail") == []
    store.reviews.take("two", None, False, "U9")
    assert [each.ask_id for each in store.reviews.counting("retail")] == ["one", "two"]


def test_the_first_word_counts_and_unknown_questions_are_refused(store: Store) -> None:
    ask(store, "one")
    store.reviews.draw("retail", WEEK, 2)
    assert store.reviews.take("one", "SELECT 1", True, "U9")
    assert not store.reviews.take("one", "SELECT 2", False, "U8")
    kept = store.reviews.review("one")
    assert kept is not None
    assert (kept.sql, kept.foremost) == ("SELECT 1", True)
    with pytest.raises(NotFound):
        store.reviews.take("nobody asked", None, None, "U9")
    assert store.reviews.review("nobody asked") is None


def test_a_review_outlives_its_ask_and_says_when_it_was_asked(store: Store, clock: Clock) -> None:
    ask(store, "one", answered(reading("one", (1,)), promise=promise(), calibrated=True))
    store.reviews.draw("retail", WEEK, 2)
    store.reviews.take("one", "SELECT 1", True, "U9")
    clock.time += timedelta(days=400)
    store.figures.prune(clock.time - timedelta(days=90))
    [kept] = store.reviews.counting("retail")
    assert line_of(kept) == {
        "id": "one",
        "question": "question one",
        "sql": "SELECT 1",
        "kind": "answerable",
        "asked_on": "2026-11-16",
        "week": WEEK,
        "split": "promise",
    }
    assert kept.record == f"{promise().data} {promise().made_at}"


def test_hostile_text_is_kept_as_it_is(store: Store) -> None:
    ask(store, "odd\x00\ud800", text="'; DROP TABLE reviews; --\x00\ud800")
    store.reviews.draw("retail", WEEK, 1)
    store.reviews.take("odd\x00\ud800", "SELECT '\x00'", None, "U9")
    [kept] = store.reviews.counting("retail")
    assert kept.question == "'; DROP TABLE reviews; --\x00\ud800"
    assert kept.sql == "SELECT '\x00'"


def test_the_draw_waits_until_the_week_is_over() -> None:
    assert last_drawable(MONDAY) < WEEK
    assert last_drawable(MONDAY + timedelta(days=9)) == WEEK


# --- calibrations made from reviews ----------------------------------------------------------------

RECORD = StoredRecord("{}", b"\x00arrays", None)


def test_a_look_proposes_once_and_an_admin_turns_the_latest_on(store: Store) -> None:
    with pytest.raises(NotFound):
        store.proposals.turn_on("retail", "U9")
    assert store.proposals.propose("retail", 1, 120, "reviews 1", RECORD)
    assert not store.proposals.propose("retail", 1, 120, "again", RECORD)
    assert store.proposals.on("retail") is None
    assert store.proposals.turn_on("retail", "U9").look == 1
    assert store.proposals.propose("retail", 2, 180, "reviews 2", RECORD)
    assert store.proposals.on("retail").look == 1  # type: ignore[union-attr]  # it is on
    assert store.proposals.turn_on("retail", "U8").look == 2
    assert store.proposals.turn_on("retail", "U8").look == 2
    assert [(each.look, each.state) for each in store.proposals.all("retail")] == [(2, "on"), (1, "off")]
    assert store.proposals.on("other") is None
    assert store.proposals.record("retail", 2) == RECORD


def test_off_can_be_turned_on_again_and_broken_cannot(store: Store) -> None:
    store.proposals.propose("retail", 1, 120, "reviews 1", RECORD)
    assert store.proposals.turn_off("retail", "U9") is None
    store.proposals.turn_on("retail", "U9")
    assert store.proposals.turn_off("retail", "U9").state == "off"  # type: ignore[union-attr]  # it was on
    store.proposals.turn_on("retail", "U9")
    broken = store.proposals.turn_off("retail", "candor", "too many were wrong")
    assert broken is not None
    assert (broken.state, broken.why) == ("broken", "too many were wrong")
    with pytest.raises(BadInput):
        store.proposals.turn_on("retail", "U9")
    assert store.proposals.on("retail") is None


def test_a_look_that_failed_is_not_turned_on(store: Store) -> None:
    store.proposals.propose("retail", 1, 120, "reviews 1", RECORD)
    assert store.proposals.fail("retail", 2, 180, "no query runs")
    assert not store.proposals.fail("retail", 2, 180, "again")
    assert store.proposals.turn_on("retail", "U9").look == 1
    with pytest.raises(NotFound):
        store.proposals.record("retail", 2)
