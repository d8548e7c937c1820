"""The line of asks: its bounds, what who waits is told, and asks that are stopped."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa
from dbos import DBOS

from adapters.stop_signal import current_signal
from adapters.store.conversations import StoredMessage
from adapters.store.operations.line import LineBounds
from adapters.store.store import Store, StoreUnavailable
from adapters.store.tables import MessageRow
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest, OpenClarification, PlaceInLine, TooBusy
from bot.asks.line import LineSettings, about_s
from bot.slack.views.overview import Overview, overview_blocks
from bot.wording import home_tab, working
from reliability.values import Clarification, Outcome, Reply
from tests.bot.asks.test_asks import FAST, YES, Bot, a_request, ready_file, said, stopped  # noqa: F401 - fixtures
from tests.conftest import eventually

SOON = LineSettings(look_s=0.05, tell_waiting_s=0.0, tell_working_s=0.0, tell_again_s=0.0, tell_each_s=0.0)
ONE = replace(FAST, concurrency=1, line=SOON)


class Gate:
    """Work that goes on until it is let go, or stopped as a model or a database would be."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.open = threading.Event()
        self.begun: list[str] = []
        self.ended: list[str] = []

    def held(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("linking", lambda: self._work(request))
        stage("writing", lambda: self.ended.append(request.ask_id))
        return said("held")

    def _work(self, request: AskRequest) -> str:
        self.begun.append(request.ask_id)
        stop = current_signal()
        assert stop is not None
        while not self.open.wait(0.01):
            stop.check()
        return "linked"


@pytest.fixture
def held(stopped: Bot) -> Iterator[Gate]:  # noqa: F811 - the fixture
    gate = Gate(stopped)
    yield gate
    gate.open.set()


def ask_as(gate: Gate, person: str, ask_id: str) -> AskRequest:
    request = a_request(ask_id, "held")
    request = replace(request, question=replace(request.question, person=person))
    gate.bot.scripts["held"] = gate.held
    assert gate.bot.asks.submit(request)
    return request


def begun(gate: Gate, ask_id: str) -> None:
    gate.bot.until(lambda: ask_id in gate.begun)


# --- bounds ----------------------------------------------------------------------------------------


def test_beyond_the_bound_nothing_is_taken_on_and_what_was_taken_on_is_answered(held: Gate) -> None:
    held.bot.start(replace(ONE, bounds=LineBounds(waiting=2)))
    first = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    waiting = [ask_as(held, f"U{n}", f"Q{n}") for n in (2, 3)]
    with pytest.raises(TooBusy, match="2 questions are waiting already"):
        ask_as(held, "U4", "Q4")
    assert held.bot.asks.submit(waiting[0]) is False, "what was taken on is no new question"
    assert held.bot.asks.request("Q4") is None
    held.open.set()
    assert all(held.bot.wait(each).outcome == said("held") for each in (first, *waiting))
    again = ask_as(held, "U4", "Q4")
    assert held.bot.wait(again).outcome == said("held")


def test_a_person_has_a_bound_of_their_own_and_others_have_room(held: Gate) -> None:
    held.bot.start(replace(ONE, bounds=LineBounds(waiting=50, of_person=2)))
    mine = [ask_as(held, "U1", f"Q{n}") for n in (1, 2)]
    with pytest.raises(TooBusy, match=r"still working on 2 questions of yours, .* when one of them has its answer"):
        ask_as(held, "U1", "Q3")
    ask_as(held, "U2", "Q4")
    held.open.set()
    assert all(held.bot.wait(each).outcome for each in mine)
    assert held.bot.wait(ask_as(held, "U1", "Q5")).outcome


def test_of_many_who_ask_at_once_no_more_are_taken_on_than_there_is_room(held: Gate) -> None:
    held.bot.start(replace(ONE, bounds=LineBounds(waiting=5)))
    ask_as(held, "U0", "Q0")
    begun(held, "Q0")

    def one(number: int) -> bool:
        try:
            ask_as(held, f"U{number}", f"Q{number}")
        except TooBusy:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        taken = list(pool.map(one, range(1, 25)))
    assert sum(taken) == 5
    held.open.set()
    for number, was in enumerate(taken, start=1):
        assert (held.bot.asks.request(f"Q{number}") is not None) == was


def test_a_lower_bound_on_turns_at_once_holds_from_the_start(held: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store knows the bound of the last start; what is looked at by that one begins too much."""
    launch: Callable[[], None] = DBOS.launch
    stood: list[object] = []

    def look_then_launch() -> None:
        with contextlib.closing(sqlite3.connect(held.bot.file)) as store:
            stood.extend(store.execute("SELECT worker_concurrency FROM queues"))
        launch()

    monkeypatch.setattr(DBOS, "launch", look_then_launch)
    held.bot.start(ONE)
    assert stood == [(1,)], "it was two before"


@pytest.mark.postgres
def test_an_ask_that_is_delivered_twice_at_once_is_taken_on_and_never_refused(postgres_url: str) -> None:
    """Two processes have the same event: whoever comes second hears that it is there, not that there is no room."""
    store, other = Store(postgres_url), Store(postgres_url)
    request = a_request("Q-twice")
    begun = threading.Barrier(3)

    def deliver(to: Store) -> bool:
        begun.wait(30)
        place = request.place
        return to.conversations.open(
            request.question,
            "retail",
            request,
            team=place.team,
            channel=place.channel,
            thread_ts=place.thread_ts,
            kind=place.kind,
            bounds=LineBounds(waiting=1, of_person=1),
        )

    with ThreadPoolExecutor(2) as pool:
        with store._database.write() as session:
            store._database.serialise(session, "line")  # somebody else joins the line: both wait
            both = [pool.submit(deliver, each) for each in (store, other)]
            begun.wait(30)
            with store._database.read() as looking:
                waiting = sa.text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
                assert eventually(lambda: looking.scalar(waiting) == 2)
        assert sorted(each.result() for each in both) == [False, True]
    assert [each["action"] for each in store.audit.entries() if each.get("ask") == "Q-twice"] == ["asked"]
    store.close()
    other.close()


# --- what is told ----------------------------------------------------------------------------------


def test_who_waits_is_told_their_place_and_it_is_taken_away_in_the_end(held: Gate) -> None:
    held.bot.start(ONE)
    asked = [ask_as(held, "U1", "Q1")]
    begun(held, "Q1")
    asked += [ask_as(held, "U1", f"Q{n}") for n in (2, 3)]
    told = held.bot.messenger.told
    held.bot.until(
        lambda: {("Q1", 0, None), ("Q2", 0, PlaceInLine(1, None)), ("Q3", 0, PlaceInLine(2, None))} <= set(told)
    )
    assert held.bot.messenger.shown == {("Q1", 0), ("Q2", 0), ("Q3", 0)}
    held.open.set()
    for each in asked:
        held.bot.wait(each)
    held.bot.until(lambda: held.bot.messenger.shown == set())


def test_a_place_is_told_again_as_it_changes_and_with_a_time_once_one_is_known(held: Gate) -> None:
    held.bot.start(ONE)
    held.bot.wait(held.bot.ask(held.bot.plain))
    ask_as(held, "U1", "Q1x")
    begun(held, "Q1x")
    for n in (2, 3):
        ask_as(held, "U1", f"Q{n}x")

    def places() -> list[PlaceInLine]:
        return [place for ask, _, place in held.bot.messenger.told if ask == "Q3x" and place]

    held.bot.until(lambda: any(place.number == 2 for place in places()))
    assert held.bot.asks.cancel("Q2x", "U1", "Stopped.") == "stopped"
    held.bot.until(lambda: places()[-1].number == 1)
    assert all(place.about_s is not None for place in places())


def test_who_clicks_while_others_are_at_it_is_told_their_place_again(held: Gate) -> None:
    bot = held.bot.start(ONE)
    mine = bot.ask(bot.asking, "Q1")
    clarify = bot.wait(mine, "clarify")
    other = ask_as(held, "U2", "Q2")
    begun(held, "Q2")
    assert bot.click(clarify).kind == "accepted"
    bot.until(lambda: any(ask == "Q1" and turn == 1 and place for ask, turn, place in bot.messenger.told))
    held.open.set()
    bot.wait(other)
    bot.wait(mine, "clarify", 1)
    bot.until(lambda: bot.messenger.shown == set())


def test_in_a_long_line_who_is_far_from_its_head_is_told_seldom(held: Gate) -> None:
    bot = held.bot.start(replace(ONE, line=replace(SOON, tell_each_s=3600.0)))
    ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    for n in (2, 3):
        ask_as(held, "U1", f"Q{n}")

    def numbers(ask_id: str) -> list[int]:
        return [place.number for ask, _, place in bot.messenger.told if ask == ask_id and place]

    bot.until(lambda: bool(numbers("Q2") and numbers("Q3")))
    ask_as(held, "U1", "Q4")
    bot.until(lambda: numbers("Q4") == [3])
    assert bot.asks.cancel("Q2", "U1", "Stopped.") == "stopped"
    bot.until(lambda: numbers("Q3")[-1] == 1)
    time.sleep(0.3)
    assert numbers("Q4") == [3], "though it is the second by now"


def test_what_is_over_at_once_is_told_nothing(held: Gate) -> None:
    held.bot.start(replace(FAST, line=replace(SOON, tell_waiting_s=60.0, tell_working_s=60.0)))
    held.bot.wait(held.bot.ask(held.bot.plain))
    time.sleep(0.3)
    assert held.bot.messenger.told == []


def test_what_is_told_too_late_is_taken_away_again(held: Gate) -> None:
    """The turn ends while the message is on its way."""
    bot = held.bot.start(ONE)
    request = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    bot.until(lambda: ("Q1", 0) in bot.messenger.shown)
    held.open.set()
    bot.wait(request)
    bot.until(lambda: bot.store.conversations.unsaid("Q1") == [])  # until then what is told stands where it stood
    assert bot.messenger.shown == set()
    assert bot.store.line.show_progress("Q1", 0) is None
    with bot.store._database.read() as session:
        before = session.get_one(MessageRow, ("Q1", "progress", 0)).attempts  # 1 where it came too late once already
    bot.messenger.shown.add(("Q1", 0))
    assert bot.store.line.progress_shown("Q1", 0, "progress Q1 0") == before + 1
    bot.until(lambda: bot.messenger.shown == set())


def test_what_is_posted_while_it_is_taken_away_is_taken_away_too(held: Gate) -> None:
    """The outbox looks for it and finds nothing; it is posted, and only then the outbox notes that it is gone."""
    bot = held.bot.start(ONE)
    request = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    bot.until(lambda: ("Q1", 0) in bot.messenger.shown)
    held.open.set()
    bot.wait(request)
    bot.until(lambda: bot.messenger.shown == set())
    bot.until(lambda: bot.store.conversations.unsaid("Q1") == [])
    bot.messenger.shown.add(("Q1", 0))
    with bot.store._database.write() as session:
        session.get_one(MessageRow, ("Q1", "progress", 0)).ts = ""  # as it was when the outbox looked
    bot.asks._running.stopping.set()  # nothing is said meanwhile
    bot.asks._watch.join()
    assert bot.store.line.progress_shown("Q1", 0, "progress Q1 0") == 1
    bot.store.conversations.posted("Q1", "progress", 0, "")
    [left] = bot.store.conversations.unsaid("Q1")
    assert (left.kind, left.ts, left.attempts) == ("progress", "progress Q1 0", 1)


def test_of_two_processes_one_posts_a_place_and_both_change_it(held: Gate) -> None:
    bot = held.bot.start(replace(ONE, line=replace(SOON, tell_waiting_s=3600.0, tell_working_s=3600.0)))
    ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    line = bot.store.line
    bot.clock.stands = bot.clock()
    assert line.show_progress("Q1", 0) == "", "who comes first posts it"
    assert line.show_progress("Q1", 0) is None, "the other leaves it to them"
    assert line.show_progress("Q1", 0, again=True) == "", "who failed to post it tries again"
    bot.clock.ahead = timedelta(seconds=31)
    assert line.show_progress("Q1", 0) == "", "who began to post it is gone"
    assert line.show_progress("Q1", 0) is None
    assert line.progress_shown("Q1", 0, "1.1") is None
    assert line.show_progress("Q1", 0) == "1.1"


@pytest.mark.parametrize(("place", "at_once", "seconds"), [(1, 1, 20.0), (4, 1, 50.0), (4, 4, 20.0), (5, 4, 30.0)])
def test_the_time_that_is_told_is_that_of_whole_rounds(place: int, at_once: int, seconds: float) -> None:
    assert about_s(place, at_once, 10.0) == seconds


# --- stopping --------------------------------------------------------------------------------------


def test_a_stopped_ask_ends_with_a_sentence_and_its_work_ends(held: Gate) -> None:
    bot = held.bot.start(ONE)
    request = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    assert bot.asks.cancel("Q1", "U1", working.STOPPED) == "stopped"
    assert bot.wait(request, "apologize").sentence == working.STOPPED
    figures = bot.store.figures.figures(bot.store.now() - timedelta(days=1))
    assert (figures.stopped, figures.failed) == (1, 0)
    shown = str(overview_blocks(Overview(figures)))
    assert f"*{home_tab.STOPPED_COUNT}*" in shown
    after = ask_as(held, "U1", "Q2")
    begun(held, "Q2")  # the turn's slot is free again, though nobody opened the gate
    held.open.set()
    bot.wait(after)
    assert held.ended == ["Q2"], "the stopped ask went no further"
    logged = bot.store.asks.ask("Q1")
    assert logged is not None
    assert (logged.status, logged.reason, bot.asks.outcome("Q1")) == ("stopped", "U1", None)
    assert bot.store.conversations.stages("Q1") == {}
    bot.until(lambda: bot.messenger.shown == set())


def test_a_second_click_on_stop_changes_nothing_and_of_many_one_counts(held: Gate) -> None:
    bot = held.bot.start(ONE)
    request = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    with ThreadPoolExecutor(8) as pool:
        fates = list(pool.map(lambda n: bot.asks.cancel("Q1", f"U{n}", f"By {n}."), range(16)))
    assert sorted(set(fates)) == ["stopped", "stopped_before"]
    assert fates.count("stopped") == 1
    bot.wait(request, "apologize")
    time.sleep(0.3)
    assert [post.sentence for post in bot.messenger.posts] == [f"By {fates.index('stopped')}."]


def test_an_ask_that_waits_in_line_is_stopped_before_it_begins(held: Gate) -> None:
    bot = held.bot.start(ONE)
    first = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    second = ask_as(held, "U1", "Q2")
    assert bot.asks.cancel("Q2", "U1", "Stopped.") == "stopped"
    assert bot.wait(second, "apologize").sentence == "Stopped."
    held.open.set()
    bot.wait(first)
    bot.wait(ask_as(held, "U1", "Q3"))
    assert "Q2" not in held.begun


def test_an_ask_that_waits_for_a_person_is_stopped_with_its_question(held: Gate) -> None:
    bot = held.bot.start(ONE)
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "stopped"
    bot.wait(request, "apologize")
    bot.until(lambda: post.stopped)
    assert bot.click(post).kind == "unknown"
    assert bot.store.conversations.expire() == []


def test_a_question_that_a_stop_overtakes_loses_its_buttons(held: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stop comes while the question to the person is on its way to the thread."""
    bot = held.bot.start(ONE)
    sending, sent, post = threading.Event(), threading.Event(), bot.messenger.clarify

    def slow(request: AskRequest, waiting: OpenClarification) -> str:
        sending.set()
        assert sent.wait(60)
        return post(request, waiting)

    monkeypatch.setattr(bot.messenger, "clarify", slow)
    request = bot.ask(bot.asking)
    assert sending.wait(60)
    assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "stopped"
    bot.wait(request, "apologize")
    time.sleep(0.2)  # what takes the buttons away looks, and finds none yet
    sent.set()
    clarify = bot.wait(request, "clarify")
    bot.until(lambda: clarify.stopped)


def test_a_stop_does_not_wait_for_a_store_that_goes_away(held: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = held.bot.start(ONE)
    request = ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    whole, away = bot.store.conversations.unsaid, threading.get_ident()

    def unsaid(ask_id: str) -> list[StoredMessage]:
        if threading.get_ident() == away:
            raise StoreUnavailable("away")
        return whole(ask_id)

    monkeypatch.setattr(bot.store.conversations, "unsaid", unsaid)
    assert bot.asks.cancel("Q1", "U1", "Stopped.") == "stopped"
    assert bot.wait(request, "apologize").sentence == "Stopped."


def test_what_has_ended_or_never_was_cannot_be_stopped(held: Gate) -> None:
    bot = held.bot.start(ONE)
    request = bot.ask(bot.plain)
    bot.wait(request)
    assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "over"
    assert bot.asks.cancel("Q-none", "U1", "Stopped.") == "unknown"
    assert bot.asks.outcome(request.ask_id) == said("plain")


def test_a_stop_by_another_process_reaches_the_one_at_work(held: Gate) -> None:
    bot = held.bot.start(ONE)
    ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    assert bot.store.line.stop("Q1", "Stopped.", "U1") == "stopped"  # as the other process would
    other = ask_as(held, "U1", "Q2")
    begun(held, "Q2")
    held.open.set()
    bot.wait(other)
    assert held.ended == ["Q2"]


def test_a_stop_survives_a_restart(held: Gate) -> None:
    """The process dies between the click and the sentence: the next one says it, and begins nothing."""
    bot = held.bot.start(replace(ONE, stop_after_s=60.0))
    ask_as(held, "U1", "Q1")
    begun(held, "Q1")
    request = ask_as(held, "U1", "Q2")
    bot.until(lambda: ("Q2", 0) in bot.messenger.shown)
    stopping = bot.asks._running.stopping  # it waits for the stage that runs

    def let_go() -> None:
        stopping.wait()
        held.open.set()

    threading.Thread(target=let_go, daemon=True).start()
    bot.stop()
    store = Store(f"sqlite:///{bot.file}", bot.clock)
    assert store.line.stop("Q2", "Stopped.", "U1") == "stopped"
    store.close()
    bot.start(ONE)
    assert bot.wait(request, "apologize").sentence == "Stopped."
    bot.until(lambda: bot.messenger.shown == set())
    assert "Q2" not in held.begun
    assert [post.kind for post in bot.messenger.posts if post.ask_id == "Q2"] == ["apologize"]
    assert bot.asks.cancel("Q2", "U1", "Again.") == "stopped_before"


def test_a_click_on_yes_and_a_stop_at_once_leave_one_end(held: Gate) -> None:
    bot = held.bot.start(ONE)
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    with ThreadPoolExecutor(2) as pool:
        yes = pool.submit(bot.click, post, YES)
        no = pool.submit(bot.asks.cancel, request.ask_id, "U1", "Stopped.")
    assert no.result() == "stopped"
    assert yes.result().kind in ("accepted", "unknown")
    bot.wait(request, "apologize")
    time.sleep(0.3)
    assert [each.kind for each in bot.messenger.posts if each.ask_id == request.ask_id].count("apologize") == 1
    assert bot.asks.outcome(request.ask_id) is None
