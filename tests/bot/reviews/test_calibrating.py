"""The calibration that reviews make due: proposed once, kept where it fails, gone on with where it was stopped; and the
record that an admin turned on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from adapters.calibration.kept_traces import Tracing
from adapters.calibration.reviewed import AsOf
from adapters.calibration.trace_processes import Cores
from adapters.store.store import Store
from adapters.warehouses.fake import FakeWarehouse
from bot.calibration import Records
from bot.cli.reviewing.calibrating import calibrate_due
from bot.reviews.promising import Promising, ReviewRules
from bot.settings import Settings, load_settings
from bot.wording import weekly_reviews
from reliability.core import Core, valid_for
from reliability.errors import WarehouseUnavailable
from reliability.progress import Say
from reliability.promises.record_json import record_from_json
from reliability.promises.reviews.draw import week_of
from reliability.promises.reviews.outlook import look_delta, look_size
from reliability.values import Question, Rows
from tests.support.calibrated import bounded
from tests.support.learned import hashes
from tests.support.live_bot import answered, reading
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA, core

pytestmark = pytest.mark.slow  # 120 questions are traced

COUNT = look_size(1)
GOLD = {f"{NET} -- {n}": RESULTS[NET] if n % 4 else Rows(("sum",), ((n,),)) for n in range(COUNT)}


def reviewed_core() -> Core:
    return replace(core((NET, GROSS)), warehouse=FakeWarehouse(SCHEMA, {**RESULTS, **GOLD}))


def reviewed_cores() -> Cores:
    made = reviewed_core()
    return lambda _database: made


class Clock:
    """A time that tests move."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 5, 9, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    clock = Clock()
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite", clock)
    for number, sql in enumerate(GOLD):
        opened.asks.started(Question(f"R{number:03d}", f"What were sales number {number}?", "U1", "C1", "T1"), "retail")
        opened.asks.finished(f"R{number:03d}", answered(reading("net", (7,), sql=NET)))
        if number % 40 == 39:
            opened.reviews.draw("retail", week_of(clock.time), 40)
            for each in opened.reviews.waiting("retail"):
                opened.reviews.take(each.ask_id, list(GOLD)[int(each.ask_id[1:])], bool(int(each.ask_id[1:]) % 4), "U9")
            clock.time += timedelta(days=7)
        assert sql
    yield opened
    opened.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return load_settings(state_dir=tmp_path)


def calibrate(
    store: Store,
    settings: Settings,
    tmp_path: Path,
    made: Callable[[], Core] = reviewed_core,
    learned: Collection[str] = (),
    say: Say = lambda _: None,
) -> str:
    tracing = Tracing(reviewed_cores, tmp_path / "traces", 1)
    layers = tmp_path / "no layers"
    return calibrate_due(store, settings, "retail", lambda: (made(), tracing), layers, learned, lambda *_: None, say)


def test_reviews_become_a_proposed_record_once(store: Store, settings: Settings, tmp_path: Path) -> None:
    assert Promising(store, ReviewRules(("retail",))).due("retail") is not None
    told = calibrate(store, settings, tmp_path)
    assert told.startswith(f"From {COUNT} reviews of retail I made a calibration. ")
    assert store.notices.noted() == [told]
    [made] = store.proposals.all("retail")
    assert (made.look, made.reviews, made.state) == (1, COUNT, "proposed")
    record = record_from_json(store.proposals.record("retail", 1))
    assert record.answers is not None
    assert record.answers.unasked.delta == look_delta(settings.delta, 1)
    assert record.answers.unasked.promised_delta == settings.delta
    assert f"{record.data.name} {record.data.made_at}" == made.name
    assert record.data.fit + record.data.calibrate == COUNT - record.data.bound == round(0.55 * COUNT)
    assert calibrate(store, settings, tmp_path) == weekly_reviews.NOTHING_DUE
    assert len(store.proposals.all("retail")) == 1


def test_a_record_that_was_turned_on_is_used_where_it_holds(store: Store, settings: Settings, tmp_path: Path) -> None:
    calibrate(store, settings, tmp_path)
    Promising(store, ReviewRules(("retail",))).turn_on("retail", "U9")
    on = store.proposals.on("retail")
    assert on is not None
    records, runs = Records(settings), valid_for(reviewed_core())
    used = records.checked_reviewed("retail", on.name, lambda: store.proposals.record("retail", on.look), lambda: runs)
    assert used.record is not None
    assert used.problem == ""
    changed = replace(runs, schema="another")
    unused = records.checked_reviewed("retail", on.name, lambda: store.proposals.record("retail", 1), lambda: changed)
    assert unused.record is None
    assert "tables and columns of the warehouse" in unused.problem
    assert set(asdict(runs)) == set(asdict(changed))


def test_one_process_at_a_time_is_at_it(store: Store, settings: Settings, tmp_path: Path) -> None:
    def inside() -> Core:
        assert calibrate(store, settings, tmp_path) == weekly_reviews.REVIEWS_AT_WORK
        return reviewed_core()

    assert "I made a calibration" in calibrate(store, settings, tmp_path, inside)


def test_what_is_away_is_tried_again_and_what_cannot_be_is_kept_as_failed(
    store: Store, settings: Settings, tmp_path: Path
) -> None:
    def away() -> Core:
        raise WarehouseUnavailable("The database is away.")

    with pytest.raises(WarehouseUnavailable):
        calibrate(store, settings, tmp_path, away)
    assert store.proposals.all("retail") == []

    def nothing_runs() -> Cores:
        bare = core((NET, GROSS))  # its database knows none of the reviewed queries
        return lambda _database: bare

    tracing = Tracing(nothing_runs, tmp_path / "traces", 1)
    told = calibrate_due(
        store, settings, "retail", lambda: (core(), tracing), tmp_path / "none", (), lambda *_: None, lambda _: None
    )
    [made] = store.proposals.all("retail")
    assert made.state == "failed"
    assert made.why in told
    assert calibrate(store, settings, tmp_path) == weekly_reviews.NOTHING_DUE


def test_what_trained_the_model_makes_no_promise_of_it(store: Store, settings: Settings, tmp_path: Path) -> None:
    """Not by its words, nor by another wording of it."""
    reviews = store.reviews.counting("retail")
    of_one = {review.question for review in reviews if review.sql == reviews[0].sql}
    gone = sum(review.sql == reviews[0].sql or review.question in of_one for review in reviews)
    told: list[str] = []
    calibrate(store, settings, tmp_path, learned=hashes(reviews[0].question), say=told.append)
    assert any("trained the model" in each for each in told)
    record = record_from_json(store.proposals.record("retail", 1))
    assert 0 < record.data.fit + record.data.calibrate + record.data.bound <= COUNT - gone < COUNT


def test_a_question_is_traced_as_of_the_day_that_it_was_asked_on() -> None:
    of = AsOf(reviewed_cores)()
    today = of("2026-03-01").today
    assert today is not None
    assert today() == date(2026, 3, 1)


def test_a_proposal_says_the_confidence_of_all_looks() -> None:
    """The third look has a δ of 0.0034: 95 % is what holds whichever look led to a proposal."""
    third = replace(bounded(0.8), delta=look_delta(0.05, 3), all_looks=0.05)
    assert weekly_reviews.promise_of_proposal(third).startswith("With 95 % confidence at most 8 % ")
