"""Watching promises over a real store: what counts, who is told, once; what a day's work forgets and keeps."""

from __future__ import annotations

import multiprocessing
import multiprocessing.synchronize
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest
import sqlalchemy as sa

from adapters.store.figures import Figures
from adapters.store.memory.search import HintPage
from adapters.store.reviews.proposals import Proposal
from adapters.store.store import Store
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.chores import ticking
from bot.asks.conversation import AskRequest, Place
from bot.cli import run
from bot.reviews.promising import ReviewStanding
from bot.slack.admin_report import AdminReport
from bot.slack.block_validator import check_view
from bot.slack.fake_messenger import FakeMessenger
from bot.slack.views.home import HINTS_A_PAGE, HomeContent, Setup, home
from bot.slack.views.memory.listing import HINTS_A_PAGE as FOUND_A_PAGE
from bot.slack.views.memory.state import MemoryState
from bot.slack.views.overview import Overview, SeenBound, overview_blocks
from bot.wording import home_tab, working
from reliability.afterwards.answers import LeftOut, NarrowedAnswer
from reliability.calibration.question_log import read_question_log
from reliability.clarifications.readings import ChooseReading
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.promises.feedback import Fault
from reliability.promises.kept import Judged
from reliability.promises.reviews.outlook import outlook
from reliability.promises.sequential_test import sequential_test
from reliability.values import (
    Abstained,
    BrokenPromise,
    Clarification,
    Element,
    Exchange,
    Helped,
    HelpKind,
    Hint,
    HintScope,
    Outcome,
    PreviousTurn,
    Question,
    Reason,
    Reply,
    ReplyKind,
)
from tests.conftest import eventually
from tests.support.kill_worker import PRELOAD
from tests.support.live_bot import answered, promise, reading

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
PROMISED = promise()
ONE = reading("one", (1,), sql="SELECT 1")
UNASKED = answered(ONE, calibrated=True, promise=PROMISED)


class Clock:
    """A time that tests move."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


on_both = pytest.mark.parametrize("url", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store may be: on SQLite, or where a test says `on_both`, also on PostgreSQL."""
    if getattr(request, "param", "sqlite") == "postgres":
        new_database: Callable[[], str] = request.getfixturevalue("postgres_database")
        return new_database()
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    opened = Store(url, clock)
    yield opened
    opened.close()


def end(store: Store, ask_id: str, outcome: Outcome, *verdicts: tuple[str, bool], text: str = "?") -> None:
    """An ask of U1 that ended so, and what people said of it."""
    store.asks.started(Question(ask_id, text, "U1", "C1", "T1"), "retail")
    store.asks.finished(ask_id, outcome)
    for person, right in verdicts:
        store.asks.feedback(ask_id, person, right)


def chosen(choice: int, broken: BrokenPromise, kind: ReplyKind = ReplyKind.CHOICE) -> tuple[Exchange, ...]:
    credible = 3 if broken is BrokenPromise.SEVERAL else 1
    offered = ChooseReading(0, (ONE, ONE, ONE), broken, replace(PROMISED, unasked=False), credible)
    return (Exchange(offered, Reply(kind, choice)),)


def after_asking(choice: int, broken: BrokenPromise) -> Outcome:
    return answered(
        ONE, calibrated=True, asked=True, exchanges=chosen(choice, broken), promise=replace(PROMISED, unasked=False)
    )


class Told:
    """What admins were told; people in `away` cannot be reached."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str, str]] = []
        self.away: set[str] = set()

    def __call__(self, person: str, key: str, sentence: str) -> None:
        if person in self.away:
            raise OSError("no route to the host")
        self.said.append((person, key, sentence))


def broken_store(store: Store, wrong: int = 12, right: int = 8) -> None:
    """Far more unasked answers are wrong than 10 %."""
    for number in range(wrong + right):
        end(store, f"Ev{number}", UNASKED, ("U1", number >= wrong))


# --- what counts -----------------------------------------------------------------------------------


@on_both
def test_unasked_answers_and_those_after_asking_are_counted_apart(store: Store) -> None:
    end(store, "Ev1", UNASKED, ("U1", True))
    end(store, "Ev2", UNASKED, ("U1", False), ("U2", True))  # the asker knows what was meant
    end(store, "Ev3", UNASKED)
    end(store, "Ev4", after_asking(1, BrokenPromise.SEVERAL), ("U2", False))
    end(store, "Ev5", answered(ONE), ("U1", False))  # nothing was promised
    end(store, "Ev6", Abstained(Reason.NOT_SURE))
    end(store, "Ev7", Abstained(Reason.EXPIRED))
    store.asks.feedback("Ev5", "U1", False, "", Fault.FILTER)
    seen = store.figures.figures(NOON - timedelta(days=1))
    assert (seen.asks, seen.answered, seen.asked_back) == (7, 5, 2)
    assert seen.abstained == {"not_sure": 1, "expired": 1}
    assert (seen.unasked, seen.after_asking) == (Judged(3, 2), Judged(1, 1))
    assert seen.faults == {Fault.FILTER: 1}
    (error,) = [tally for tally in store.figures.tallies() if tally.bound == "error"]
    assert (error.trials, error.failures, error.limit) == (2, 1, 0.1)


@on_both
def test_help_is_counted_apart_and_in_no_promise(store: Store) -> None:
    end(store, "Ev1", Helped(HelpKind.GREETING))
    end(store, "Ev2", Helped(HelpKind.CHANGE))
    end(store, "Ev3", UNASKED)
    seen = store.figures.figures(NOON - timedelta(days=1))
    assert (seen.asks, seen.answered, seen.helped, seen.abstained) == (1, 1, 2, {})
    assert store.figures.tallies() == []
    assert home_tab.HELPED in str(overview_blocks(Overview(seen)))
    assert store.figures.prune(NOON + timedelta(days=1)) == 3


@pytest.mark.parametrize(
    ("outcome", "verdicts", "covered"),
    [
        (UNASKED, [True], True),
        (UNASKED, [False], False),
        (UNASKED, [], None),
        (after_asking(2, BrokenPromise.SEVERAL), [], True),  # all that were offered are credible
        (after_asking(0, BrokenPromise.RISK), [], True),
        (after_asking(1, BrokenPromise.RISK), [], False),  # only the first was
        (after_asking(0, BrokenPromise.SEVERAL), [False], False),
        (
            Abstained(Reason.AMBIGUOUS, exchanges=chosen(-1, BrokenPromise.SEVERAL, ReplyKind.OTHER), promise=PROMISED),
            [],
            False,
        ),
        (Abstained(Reason.NOT_SURE, promise=PROMISED, broken=BrokenPromise.COVERAGE), [], None),
        (answered(ONE), [False], None),
    ],
)
def test_coverage_is_what_people_said_of_the_credible_readings(
    tmp_path: Path, outcome: Outcome, verdicts: list[bool], covered: bool | None
) -> None:
    store = Store(f"sqlite:///{tmp_path}/store.sqlite")
    end(store, "Ev1", outcome, *[("U1", right) for right in verdicts])
    seen = [tally for tally in store.figures.tallies() if tally.bound == "coverage"]
    assert [(tally.trials, tally.failures) for tally in seen] == ([] if covered is None else [(1, int(not covered))])
    store.close()


def test_what_can_be_reached_is_what_coverage_is_held_to(store: Store) -> None:
    end(store, "Ev1", replace(UNASKED, promise=replace(PROMISED, highest_target=0.75)), ("U1", True))
    (coverage,) = [tally for tally in store.figures.tallies() if tally.bound == "coverage"]
    assert coverage.limit == pytest.approx(0.25)


def test_a_promise_given_a_right_candidate_allows_for_questions_without_one(store: Store) -> None:
    """Who refuses all readings does not say whether a right one was among the candidates (docs/METHODS.md 4)."""
    given = replace(PROMISED, highest_target=0.8, given_right=True)
    refused = Abstained(Reason.AMBIGUOUS, exchanges=chosen(-1, BrokenPromise.SEVERAL, ReplyKind.OTHER), promise=given)
    for number in range(100):
        if number < 28:
            end(store, f"Ev{number}", refused)
        else:
            end(store, f"Ev{number}", replace(UNASKED, promise=given), ("U1", True))
    (coverage,) = [tally for tally in store.figures.tallies() if tally.bound == "coverage"]
    assert (coverage.failures, coverage.trials) == (28, 100)
    assert coverage.limit == pytest.approx(1 - 0.8 * 0.9)
    assert not sequential_test(coverage.failures, coverage.trials, coverage.limit).failed
    assert sequential_test(28, 100, 0.1).failed, "the target alone would raise a false alarm"
    reachable = replace(given, highest_target=0.95)
    end(store, "New", replace(UNASKED, promise=replace(reachable, made_at="2026-12-01")), ("U1", True))
    limits = [tally.limit for tally in store.figures.tallies() if tally.bound == "coverage"]
    assert limits == [pytest.approx(0.1), pytest.approx(0.28)]


# --- telling ---------------------------------------------------------------------------------------


@on_both
def test_a_broken_promise_is_told_to_each_admin_once(store: Store, url: str, clock: Clock) -> None:
    told = Told()
    watch = AdminReport(store, told, lambda: ("U8", "U9"))
    broken_store(store, wrong=2, right=18)
    watch.look()
    assert told.said == []
    for number in range(2, 14):
        store.asks.feedback(f"Ev{number}", "U1", False)
        watch.look()
    error = [said for said in told.said if said[1].startswith("error ")]
    assert [person for person, _, _ in error] == ["U8", "U9"]
    assert len({sentence for _, _, sentence in error}) == 1
    assert "promise of at most 10 %" in error[0][2]
    before = len(told.said)
    restarted = Store(url, clock)
    AdminReport(restarted, told, lambda: ("U8", "U9")).look()
    restarted.close()
    assert len(told.said) == before


def test_another_calibration_is_another_promise(store: Store) -> None:
    told = Told()
    watch = AdminReport(store, told, lambda: ("U9",))
    broken_store(store)
    watch.look()
    later = replace(UNASKED, promise=promise(made_at="2026-11-25T08:00:00+00:00"))
    for number in range(30):
        end(store, f"New{number}", later, ("U1", True))
    before = len(told.said)
    watch.look()
    assert len(told.said) == before
    shown = watch.overview().bounds
    assert {(seen.watched.failures, seen.watched.trials) for seen in shown} == {(0, 30)}
    for number in range(30, 50):
        end(store, f"New{number}", later, ("U1", False))
    watch.look()
    assert len(told.said) == before + 2  # its error and its coverage


def test_an_admin_who_cannot_be_reached_is_told_later(store: Store) -> None:
    told = Told()
    told.away = {"U7"}
    watch = AdminReport(store, told, lambda: ("U7", "U8"), lambda: ["The record is not used."])
    watch.look()
    assert [person for person, _, _ in told.said] == ["U8"]
    told.away = set()
    watch.look()
    assert [person for person, _, _ in told.said] == ["U8", "U7"]


def test_each_mismatch_is_told_once_and_a_new_one_again(store: Store, clock: Clock) -> None:
    told, reasons = Told(), ["because the model changed"]
    watch = AdminReport(store, told, lambda: ("U9",), lambda: reasons)
    watch.look()
    watch.look()
    clock.time += timedelta(minutes=1)
    reasons[:] = ["because the tables changed"]
    watch.look()
    reasons[:] = ["because the model changed"]
    watch.look()
    assert [s for _, _, s in told.said] == ["because the model changed", "because the tables changed"]


def test_who_becomes_an_admin_later_is_not_told_what_is_long_past(store: Store, clock: Clock) -> None:
    told, admins = Told(), ["U8"]
    watch = AdminReport(store, told, lambda: admins, lambda: ["It is not used."])
    watch.look()
    clock.time += timedelta(days=30)
    admins.append("U9")
    watch.look()
    assert [person for person, _, _ in told.said] == ["U8"]


def test_a_look_that_fails_bothers_nobody(store: Store) -> None:
    def broken() -> list[str]:
        raise OSError("gone")

    AdminReport(store, Told(), lambda: ("U9",), broken).look()


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*PRELOAD, "tests.bot.slack.test_admin_report"])
    return context


def look_with_others(url: str, said: Path, barrier: multiprocessing.synchronize.Barrier) -> None:
    """Look at the same moment as other processes."""
    store = Store(url)

    def tell(person: str, key: str, sentence: str) -> None:
        with said.open("a") as lines:
            lines.write(f"{person} {key}\n")
        time.sleep(0.05)

    watch = AdminReport(store, tell, lambda: ("U7", "U8", "U9"))
    barrier.wait(60)
    watch.look()
    store.close()


@on_both
def test_processes_that_look_together_tell_each_admin_once(
    url: str, store: Store, clock: Clock, tmp_path: Path, processes: ForkServerContext
) -> None:
    clock.time = datetime.now(UTC)
    broken_store(store)
    said, barrier = tmp_path / "said", processes.Barrier(4)
    workers = [processes.Process(target=look_with_others, args=(url, said, barrier)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(90)
    assert [worker.exitcode for worker in workers] == [0] * 4
    later = Told()
    AdminReport(store, later, lambda: ("U7", "U8", "U9")).look()
    assert later.said == []
    lines = said.read_text().splitlines()
    assert len(lines) == len(set(lines)) == 6  # two promises, three admins


# --- forgetting ------------------------------------------------------------------------------------


@on_both
def test_pruning_forgets_asks_and_keeps_what_they_said_of_promises(store: Store, clock: Clock) -> None:
    broken_store(store)
    store.asks.started(Question("Ev waiting", "?", "U1", "C1", "T1"), "retail")
    before = store.figures.tallies()
    clock.time += timedelta(days=91)
    end(store, "Ev new", UNASKED, ("U1", True))
    assert store.figures.prune(clock.time - timedelta(days=90)) == 20
    assert store.figures.prune(clock.time - timedelta(days=90)) == 0
    assert store.asks.ask("Ev0") is None
    assert store.asks.feedback_on("Ev0") == []
    assert store.asks.ask("Ev waiting") is not None
    assert store.figures.tallies() == [replace(tally, trials=tally.trials + 1) for tally in before]


def test_an_answer_that_is_still_to_be_posted_is_not_pruned(store: Store, clock: Clock) -> None:
    question = Question("Ev1", "?", "U1", "C1", "T1")
    request = AskRequest("Ev1", question, Place("T1", "C1", "1.0", "mention"), "retail")
    store.conversations.open(question, "retail", request, team="T1", channel="C1", thread_ts="1.0", kind="mention")
    store.conversations.begin_turn("Ev1", 0)
    store.conversations.conclude("Ev1", 0, UNASKED)
    clock.time += timedelta(days=91)
    assert store.figures.prune(clock.time) == 0
    store.conversations.posted("Ev1", "conclude", 0, "2.0")
    assert store.figures.prune(clock.time) == 1


@on_both
def test_a_days_work_is_done_once_and_forgets_old_workflows(url: str) -> None:
    ahead, looks = timedelta(0), []
    store = Store(url, lambda: datetime.now(UTC) + ahead)

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        return Abstained(Reason.NOT_SURE)

    settings = AskSettings(sweep_s=5.0, poll_s=0.05, keep_days=90)
    messenger = FakeMessenger()
    asks = Asks(store, messenger, flow, settings, look=lambda: looks.append(1))
    asks.start()
    try:
        question = Question("Ev1", "?", "U1", "C1", "T1")
        asks.submit(AskRequest("Ev1", question, Place("T1", "C1", "1.0", "mention"), "retail"))
        messenger.wait_for(lambda post: post.kind == "conclude")
        asks.begin_day("2026-11-21")
        asks.begin_day("2026-11-21")
        assert eventually(lambda: len(looks) == 1)
        assert workflows(url) >= {"Ev1", "Ev1:conclude:0:0", "day:2026-11-21"}
        assert eventually(lambda: not workflows(url, "WHERE status IN ('PENDING', 'ENQUEUED')"))
        ahead = timedelta(days=100)
        asks.begin_day("2027-03-01")
        assert eventually(lambda: len(looks) == 2)
        assert workflows(url) == {"day:2027-03-01"}
        assert store.asks.ask("Ev1") is None
        assert asks.submit(AskRequest("Ev2", replace(question, id="Ev2"), Place("T1", "C1", "2.0", "mention"), "r"))
        messenger.wait_for(lambda post: post.ask_id == "Ev2")
    finally:
        asks.stop()
        store.close()


@on_both
def test_a_days_chores_are_done_once_in_all_processes_and_what_fails_is_done_the_next_day(url: str) -> None:
    """One that fails keeps neither the others nor the look from being done; a process that comes later does none
    again."""
    done: list[str] = []
    away = True

    def check(name: str) -> None:
        if name == "gone" and away:
            raise WarehouseUnavailable("The warehouse is away.")
        done.append(name)

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        return Abstained(Reason.NOT_SURE)

    def a_process(day: str) -> None:
        store = Store(url)
        chores = {name: partial(check, name) for name in ("gone", "shop")}
        settings = AskSettings(sweep_s=5.0, poll_s=0.05)
        asks = Asks(store, FakeMessenger(), flow, settings, look=lambda: done.append("look"), chores=chores)
        asks.start()
        try:
            asks.begin_day(day)
            assert eventually(lambda: not workflows(url, "WHERE status IN ('PENDING', 'ENQUEUED')"))
        finally:
            asks.stop()
            store.close()

    a_process("2026-11-21")
    a_process("2026-11-21")
    assert done == ["shop", "look"]
    away = False
    a_process("2026-11-22")
    assert done == ["shop", "look", "gone", "shop", "look"]


def workflows(url: str, which: str = "") -> set[str]:
    """The ids of what DBOS keeps."""
    engine = sa.create_engine(url)
    schema = "" if url.startswith("sqlite") else "dbos."
    with engine.connect() as connection:
        found = set(connection.scalars(sa.text(f"SELECT workflow_uuid FROM {schema}workflow_status {which}")))
    engine.dispose()
    return found


def test_the_scheduler_begins_the_day_at_once_and_every_day_and_survives_a_failure() -> None:
    days: list[str] = []
    looks: list[int] = []

    def fails(day: str) -> None:
        days.append(day)
        raise OSError("the store is away")

    with ticking(fails, lambda: looks.append(1)) as scheduler:
        assert eventually(lambda: bool(days and looks))
        left = {str(job.trigger) for job in scheduler.get_jobs()}
    assert days == [datetime.now(UTC).date().isoformat()]
    assert left == {"cron[hour='3']", "interval[0:10:00]", "interval[0:00:15]", "interval[0:00:02]"}


# --- what admins see -------------------------------------------------------------------------------


def test_the_overview_says_when_a_promise_is_broken(store: Store) -> None:
    watch = AdminReport(store, Told(), lambda: (), lambda: ["because of <this>"])
    assert home_tab.NO_ASKS in str(overview_blocks(watch.overview()))
    broken_store(store)
    shown = str(overview_blocks(watch.overview()))
    assert "so far 12 (60 %) of 20" in shown
    assert "at least 90 % coverage:* so far 8 (40 %) of 20" in shown
    assert shown.count(home_tab.BROKEN) == 2
    assert "because of &lt;this&gt;" in shown


def test_the_overview_says_how_asks_ended_and_what_was_judged_wrong(store: Store) -> None:
    for number, outcome in enumerate(
        [UNASKED] * 4
        + [after_asking(1, BrokenPromise.SEVERAL)] * 2
        + [Abstained(Reason.NOT_SURE)] * 3
        + [Abstained(Reason.COULD_NOT_RUN)]
    ):
        judged = [("U1", number != 1)] if number < 3 or number == 4 else []
        end(store, f"Ev{number}", outcome, *judged)
    *_, fields, why, judged_line, _ = overview_blocks(AdminReport(store, Told(), lambda: ()).overview())
    assert [each["text"] for each in fields["fields"]] == [
        f"*{home_tab.ASKS}*\n10",
        f"*{home_tab.ANSWERED}*\n6 (60 %)",
        f"*{home_tab.ASKED_BACK}*\n2 (20 %)",
        f"*{home_tab.NOT_ANSWERED}*\n4 (40 %)",
    ]
    for reason, count in ((Reason.NOT_SURE, 3), (Reason.COULD_NOT_RUN, 1)):
        assert f"{home_tab.REASONS_SHORT[reason]} {count}" in str(why)
    unasked, after, *bounds = judged_line["text"]["text"].split("\n")
    assert unasked == f"*{home_tab.GIVEN_UNASKED}:* of 3 that somebody judged, 1 (33 %) wrong"
    assert after == f"*{home_tab.GIVEN_AFTER_ASKING}:* of 1 that somebody judged, 0 (0 %) wrong"
    assert len(bounds) == 2


def test_the_overview_counts_what_was_stopped_so_that_its_figures_add_up(store: Store) -> None:
    for number in range(3):
        end(store, f"Ev{number}", UNASKED)
    question = Question("Q1", "What were total sales?", "U1", "C1", "T1")
    request = AskRequest("Q1", question, Place("T1", "C1", "1.0", "mention"), "retail")
    store.conversations.open(question, "retail", request, team="T1", channel="C1", thread_ts="1.0", kind="mention")
    assert store.line.stop("Q1", working.STOPPED, "U1") == "stopped"
    shown = str(overview_blocks(AdminReport(store, Told(), lambda: ()).overview()))
    assert f"*{home_tab.ASKS}*\\n4" in shown
    assert f"*{home_tab.STOPPED_COUNT}*\\n1 (25 %)" in shown


def test_bounds_are_shown_of_each_logs_latest_calibration_only(store: Store) -> None:
    old = replace(PROMISED, made_at="2026-01-01T00:00:00+00:00")
    other = replace(PROMISED, data="another log", made_at="2025-01-01T00:00:00+00:00")
    for number, made in enumerate((old, PROMISED, other)):
        end(store, f"Ev{number}", replace(UNASKED, promise=made), ("U1", True))
    bounds = AdminReport(store, Told(), lambda: ()).overview().bounds
    assert len(bounds) == 4
    assert len(store.figures.tallies()) == 6


def test_the_fullest_home_fits_into_slacks_hundred_blocks() -> None:
    hint = Hint("sales", Element("orders", "net"), (), HintScope.PERSON, "U1", "U1", "?", "2026-11-21", id="h")
    many = tuple(replace(hint, id=f"h{number}") for number in range(100))
    figures = Figures(
        NOON, 9, 5, 1, 3, {reason.value: 1 for reason in Reason}, Judged(3, 1), Judged(2, 1), {Fault.OTHER: 1}
    )
    bounds = tuple(SeenBound("error", sequential_test(number, 40, 0.1)) for number in (0, 20))
    overview = Overview(figures, bounds, ("one", "two", "three"))
    setups = tuple(Setup("w", "m", "c", f"C{number}") for number in range(20))
    made = Proposal("w", 1, 120, "proposed", "n", "", NOON, "", NOON)
    standing = ReviewStanding("w", 3, outlook([True]), made, "It promises nothing.")
    for page in (0, 5):
        own, found = HintPage(many[:HINTS_A_PAGE], 100, page), HintPage(many[:FOUND_A_PAGE], 100, page)
        reviews = tuple(replace(standing, warehouse=f"w{n}") for n in range(9))
        content = HomeContent(setups, ("a", "b", "c"), own, found, MemoryState(), overview, reviews=reviews)
        view = home(content)
        assert 85 < len(view["blocks"]) <= 100
        check_view(view)


def test_questions_that_are_still_open_are_counted_apart(store: Store) -> None:
    asked = Question("EvOpen", "How many orders?", "U1", "C1", "T1")
    store.asks.started(asked, "retail")
    end(store, "Ev1", UNASKED)
    figures = AdminReport(store, Told(), lambda: ()).overview().figures
    assert (figures.asks, figures.open) == (1, 1)
    shown = str(overview_blocks(Overview(Figures(NOON, open=1))))
    assert f"*{home_tab.OPEN_NOW}*\n1" in shown.replace("\\n", "\n")
    assert home_tab.NO_ASKS not in shown


def test_a_promise_of_nothing_cannot_be_watched_and_is_left_out(store: Store) -> None:
    end(store, "Ev1", replace(UNASKED, promise=replace(PROMISED, risk=0.0)), ("U1", False))
    bounds = AdminReport(store, Told(), lambda: ()).overview().bounds
    assert [seen.bound for seen in bounds] == ["coverage"]


# --- judged answers as a log -----------------------------------------------------------------------


@on_both
def test_answers_confirmed_right_are_rows_of_a_question_log(store: Store) -> None:
    end(store, "Ev1", UNASKED, ("U1", True), text="How many orders in May 2024?")
    end(store, "Ev2", UNASKED, ("U1", False), text="How many stores?")
    store.asks.feedback("Ev2", "U1", False, "closed ones count too", Fault.FILTER)
    end(store, "Ev3", UNASKED, text="Nobody judged this")
    log = store.judged_answers("retail")
    assert log.right == [
        {
            "id": "Ev1",
            "question": "How many orders in May 2024?",
            "verdict": "right",
            "asked": False,
            "on": "2026-11-21",
            "sql": "SELECT 1",
        }
    ]
    (wrong,) = log.wrong
    assert "sql" not in wrong
    assert wrong["wrong_sql"] == "SELECT 1"
    assert wrong["said"] == [{"fault": "filter", "note": "closed ones count too"}]
    assert store.judged_answers("elsewhere").right == []


def test_the_exported_log_is_one_that_calibrating_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    store = Store(f"sqlite:///{tmp_path / 'state' / 'candor.sqlite'}")
    for number, right in enumerate((True, True, False)):
        store.asks.started(Question(f"Ev{number}", f"How many of {number}? \ud800 «ü»", "U1"), "sample")
        store.asks.finished(f"Ev{number}", UNASKED)
        store.asks.feedback(f"Ev{number}", "U1", right)
    store.close()
    file, wrong = tmp_path / "log.jsonl", tmp_path / "wrong.jsonl"
    assert run(["log", "export", str(file), "--wrong", str(wrong)]) == 0
    assert "too good" in " ".join(capsys.readouterr().err.split())
    questions, _ = read_question_log(file)
    assert [(q.id, q.sql, q.kind) for q in questions] == [
        ("Ev0", "SELECT 1", "answerable"),
        ("Ev1", "SELECT 1", "answerable"),
    ]
    with pytest.raises(BadInput, match="has no SQL"):  # a wrong answer is never taken for a right one
        read_question_log(wrong)
    assert run(["log", "export", str(file), "--wrong", str(file)]) == 1
    assert run(["log", "export", str(tmp_path / "none" / "log.jsonl")]) == 1
    assert run(["log", "export", str(file), "--warehouse", "nowhere"]) == 1


def test_a_row_whose_words_do_not_say_all_that_was_asked_is_left_out(store: Store) -> None:
    end(store, "Ev1", UNASKED, ("U1", True), ("U2", False))
    end(store, "Ev2", UNASKED, ("U1", True), text="Sales last month?")
    said = (Exchange(ChooseReading(0, (ONE,)), Reply(ReplyKind.OTHER, text="only in Bonn")),)
    end(store, "Ev3", replace(UNASKED, exchanges=said), ("U1", True))
    follow_up = Question("Ev4", "and in June?", "U1", "C1", "T1", PreviousTurn("Sales in May 2024?", "SELECT 2"))
    request = AskRequest("Ev4", follow_up, Place("T1", "C1", "1.0", "thread"), "retail")
    store.conversations.open(follow_up, "retail", request, team="T1", channel="C1", thread_ts="1.0", kind="thread")
    store.asks.finished("Ev4", UNASKED)
    store.asks.feedback("Ev4", "U1", True)
    gone = LeftOut("t", "t.deleted", "deleted t", 2)
    end(store, "Ev5", NarrowedAnswer(ONE, UNASKED.linked, read=ONE, left_out=(gone,)), ("U1", True))
    log = store.judged_answers("retail")
    assert (log.right, log.wrong) == ([], [])
    counts = {"disputed": 1, "period moves": 1, "completed in other words": 1, "follow-up": 1, "rows left out": 1}
    assert log.left_out == counts
