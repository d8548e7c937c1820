"""The store on SQLite and PostgreSQL, and its fake; what only the real ones do."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from adapters.store import database as store_database
from adapters.store.codec import NotStorable
from adapters.store.conversations import ReplyFate
from adapters.store.database import Database
from adapters.store.fake import FakeStore
from adapters.store.kept.schedules import Schedule
from adapters.store.migrations import NEWEST
from adapters.store.store import Store, StoreUnavailable
from adapters.store.tables import Base
from reliability.clarifications.elements import ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.errors import NotFound, SettingsError
from reliability.values import (
    Abstained,
    Element,
    ElementOption,
    HintScope,
    PreviousTurn,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.contracts.store import HOSTILE, QUESTION, StoreContract, a_hint, an_answer
from tests.support import kill_worker

MORNING = datetime(2026, 11, 21, 8, tzinfo=UTC)
ASKED = ConfirmElements(0, (ElementOption(Element("orders", "net_sales"), "sales"),))
YES = Reply(ReplyKind.YES, person="U1")


class Clock:
    """A time that tests move."""

    def __init__(self) -> None:
        self.time = MORNING

    def __call__(self) -> datetime:
        return self.time

    def pass_time(self, **parts: float) -> None:
        self.time += timedelta(**parts)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def _emptied(url: str) -> str:
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        tables = ", ".join(set(sa.inspect(connection).get_table_names()) - {"alembic_version"})
        if tables:
            connection.execute(sa.text(f"TRUNCATE {tables} CASCADE"))
    engine.dispose()
    return url


def migrate(connection: sa.Connection, revision: str, *, down: bool) -> None:
    """Bring a store's tables to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(store_database.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new, empty store may be."""
    if request.param == "postgres":
        return _emptied(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def real(url: str, clock: Clock) -> Iterator[Store]:
    store = Store(url, clock)
    yield store
    store.close()


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """Other processes, forked from one that has imported everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(kill_worker.PRELOAD)
    return context


class TestStore(StoreContract):
    @pytest.fixture
    def store(self, real: Store) -> Store:
        return real


class TestFakeStore(StoreContract):
    @pytest.fixture
    def store(self) -> FakeStore:
        return FakeStore()


# --- the database ----------------------------------------------------------------------------------


def test_models_are_what_the_migrations_make(url: str, postgres_database: Callable[[], str]) -> None:
    fresh = url if url.startswith("sqlite") else postgres_database()
    database = Database(fresh)
    with database.connection() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    database.close()


def test_processes_that_start_together_migrate_once(url: str, postgres_database: Callable[[], str]) -> None:
    fresh = url if url.startswith("sqlite") else postgres_database()
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda _: Store(fresh), range(6)))
    for store in stores:
        store.asks.audit("U1", "started", "")
    assert len(stores[0].asks.audit_trail()) == 6
    for store in stores:
        store.close()


def test_a_store_of_a_newer_candor_is_left_alone(url: str, real: Store) -> None:
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        with pytest.raises(SettingsError, match="newer version"):
            Store(url)
    finally:
        with engine.begin() as connection:
            connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{NEWEST}'"))
        engine.dispose()


def test_an_update_keeps_what_an_older_store_holds(url: str, postgres_database: Callable[[], str]) -> None:
    """Changing a table must not take away the rows that hang on it, as a copied table's would go on SQLite."""
    place = url if url.startswith("sqlite") else postgres_database()
    old = Store(place)
    old.asks.started(QUESTION, "retail")
    old.asks.finished("Ev1", an_answer())
    old.asks.feedback("Ev1", "U1", False, "wrong year")
    old.close()
    engine = sa.create_engine(place)
    with engine.begin() as connection:
        if place.startswith("sqlite"):
            connection.execute(sa.text("PRAGMA foreign_keys = ON"))
        migrate(connection, "0001", down=True)
        assert "fault" not in {column["name"] for column in sa.inspect(connection).get_columns("feedback")}
    engine.dispose()
    new = Store(place)
    asked = new.asks.ask("Ev1")
    assert asked is not None
    assert (asked.status, asked.question) == ("answered", QUESTION.text)
    assert [(f.right, f.note, f.fault) for f in new.asks.feedback_on("Ev1")] == [(False, "wrong year", None)]
    assert new.figures.figures(MORNING - timedelta(days=9999)).answered == 1
    new.close()


def test_a_schedule_of_an_older_store_stays_in_its_thread(url: str, postgres_database: Callable[[], str]) -> None:
    place = url if url.startswith("sqlite") else postgres_database()
    old = Store(place)
    words = ("s1", "U1", "T1", "C1", "1.0", "retail", "Sales?", "SELECT 1", "2026-11-01", "", "{}", "UTC")
    assert old.schedules.add(Schedule(*words, MORNING, in_channel=True))
    old.close()
    engine = sa.create_engine(place)
    with engine.begin() as connection:
        migrate(connection, "0011", down=True)
    engine.dispose()
    new = Store(place)
    [kept] = new.schedules.of("U1")
    assert (kept.question, kept.in_channel) == ("Sales?", False)
    assert new.schedules.show("s1", "U1", in_channel=True).in_channel
    assert [each.in_channel for each in new.schedules.of("U1")] == [True]
    new.schedules.stop("s1", "U1")
    with pytest.raises(NotFound):
        new.schedules.show("s1", "U1", in_channel=False)
    new.close()


def test_sqlite_waits_for_its_turn_and_checks_foreign_keys(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/folder/that/is/new/store.sqlite")
    with database.read() as session:
        pragmas = {
            name: session.execute(sa.text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "busy_timeout", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "busy_timeout": 30_000, "foreign_keys": 1}
    database.close()


def test_a_store_in_memory_is_one_database() -> None:
    store = Store("sqlite://")
    store.memory.remember(a_hint())
    assert len(store.memory.hints()) == 1
    store.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "not a database URL"),
        ("", "not a database URL"),
        ("mysql://u:p@h/d", "SQLite or PostgreSQL"),
        ("sqlite:////proc/nowhere/store.sqlite", "cannot be made"),
    ],
)
def test_an_address_that_cannot_work_is_refused_in_a_sentence(url: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Store(url)


def test_a_database_that_is_down_is_named_without_its_password() -> None:
    with pytest.raises(StoreUnavailable, match="cannot be reached") as caught:
        Store("postgresql://candor:hunter2@127.0.0.1:1/candor")
    assert "hunter2" not in str(caught.value)


def test_a_wrong_password_is_an_outage_of_the_store(postgres_url: str) -> None:
    wrong = sa.make_url(postgres_url).set(password="wrong").render_as_string(hide_password=False)
    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        Store(wrong)


def test_a_file_that_is_no_database_is_an_outage_of_the_store(tmp_path: Path) -> None:
    (tmp_path / "store.sqlite").write_text("not a database" * 100)
    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        Store(f"sqlite:///{tmp_path}/store.sqlite")


@pytest.fixture
def wide_rights() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("wide_rights")
def test_a_new_store_is_its_owner_s_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/folder/store.sqlite")
    store.asks.audit("U1", "started", "")
    lease = store.take_lease("candor-0")
    folder = tmp_path / "folder"
    rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert {"store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.candor-0.lock"} <= set(rights)
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert lease is not None
    lease.release()
    store.close()


def test_the_rights_of_a_store_that_is_there_stay(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o640)
    Store(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_store_that_is_deleted_or_replaced_while_open_is_noticed(tmp_path: Path) -> None:
    file, aside = tmp_path / "store.sqlite", tmp_path / "aside.sqlite"
    store = Store(f"sqlite:///{file}")
    store.asks.audit("U1", "before", "")
    file.rename(aside)
    with pytest.raises(StoreUnavailable, match="was deleted while Candor ran"):
        store.asks.audit("U1", "lost", "")
    shutil.copy(aside, file)
    with pytest.raises(StoreUnavailable, match=r"was replaced while Candor ran.*start Candor again"):
        store.asks.audit_trail()
    aside.rename(file)
    store.asks.audit("U1", "after", "")
    assert [entry.action for entry in store.asks.audit_trail()] == ["after", "before"]
    store.close()


def test_a_failed_write_leaves_nothing_behind(real: Store) -> None:
    with pytest.raises(NotFound):
        real.conversations.fail("Ev9", "sorry", "ref")
    assert real.conversations.due_messages(timedelta(days=1)) == []


# --- asks and threads ------------------------------------------------------------------------------


def ask(store: Store, ask_id: str = "Ev1", text: str = "What were total sales?", thread: str = "1.0") -> None:
    question = replace(QUESTION, id=ask_id, text=text)
    assert store.conversations.open(
        question, "retail", {"any": "request"}, team="T1", channel="C1", thread_ts=thread, kind="mention"
    )


def answer(store: Store, ask_id: str, sql: str) -> None:
    assert store.conversations.begin_turn(ask_id, 0) == 1
    assert store.conversations.conclude(ask_id, 0, an_answer(sql))


def test_a_thread_remembers_its_last_answer(real: Store, clock: Clock) -> None:
    assert real.asks.previous_turn("C1", "1.0") is None
    ask(real, "Ev1", "first?")
    assert real.asks.previous_turn("C1", "1.0") is None  # it has not ended
    answer(real, "Ev1", "SELECT 1")
    clock.pass_time(minutes=1)
    ask(real, "Ev2", "second?")
    answer(real, "Ev2", "SELECT 2")
    clock.pass_time(minutes=1)
    ask(real, "Ev3", "not answered?")
    real.conversations.begin_turn("Ev3", 0)
    real.conversations.conclude("Ev3", 0, Abstained(Reason.NOT_SURE))
    ask(real, "Ev4", "another thread?", thread="2.0")
    answer(real, "Ev4", "SELECT 4")
    assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("second?", "SELECT 2")
    assert real.asks.previous_turn("C2", "1.0") is None
    assert real.asks.previous_turn("C1", "") is None


def test_what_waits_for_a_choice_in_a_thread_is_what_is_written_on_to(real: Store, clock: Clock) -> None:
    one = Rows(("n",), ((1,),))
    two = ChooseReading(0, (Reading("SELECT 10", "Net", one), Reading("SELECT 11", "Gross", one)))
    later = MORNING + timedelta(hours=1)
    ask(real, "Ev1", "first?")
    answer(real, "Ev1", "SELECT 1")
    clock.pass_time(minutes=1)
    ask(real, "Ev2", "second?")
    assert real.conversations.begin_turn("Ev2", 0) == 1
    assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("first?", "SELECT 1")
    real.conversations.wait("tok", "Ev2", 0, two, may_reply=("U1",), expires_at=later)
    assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("second?", "SELECT 10")
    assert real.asks.previous_turn("C1", "2.0") is None
    clock.pass_time(minutes=1)
    ask(real, "Ev3", "third?")
    answer(real, "Ev3", "SELECT 3")
    assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("third?", "SELECT 3"), "it came later"


def test_of_an_ask_that_asked_twice_what_is_open_is_written_on_to(real: Store) -> None:
    one, later = Rows(("n",), ((1,),)), MORNING + timedelta(hours=1)
    ask(real, "Ev1", "first?")
    for step, (token, sql) in enumerate((("tok", "SELECT 10"), ("next", "SELECT 20"))):
        assert real.conversations.begin_turn("Ev1", step) == 1
        shown = ChooseReading(step, (Reading(sql, "Net", one),))
        real.conversations.wait(token, "Ev1", step, shown, may_reply=("U1",), expires_at=later)
        real.conversations.posted("Ev1", "clarify", step, "5.0")
        assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("first?", sql)
        decide(real, Reply(ReplyKind.NONE, person="U1"), token)


def test_what_waits_for_something_else_than_a_choice_is_no_turn(real: Store) -> None:
    ask(real, "Ev1", "first?")
    assert real.conversations.begin_turn("Ev1", 0) == 1
    real.conversations.wait("tok", "Ev1", 0, ASKED, may_reply=("U1",), expires_at=MORNING + timedelta(hours=1))
    assert real.asks.previous_turn("C1", "1.0") is None


def test_a_thread_without_an_answer_remembers_its_question(real: Store) -> None:
    ask(real)
    real.conversations.begin_turn("Ev1", 0)
    real.conversations.conclude("Ev1", 0, Abstained(Reason.NOT_SURE))
    assert real.asks.previous_turn("C1", "1.0") == PreviousTurn("What were total sales?", "")


def test_the_newest_asks_come_first(real: Store, clock: Clock) -> None:
    for number in range(3):
        clock.pass_time(seconds=1)
        ask(real, f"Ev{number}")
    assert [logged.id for logged in real.asks.asks(2)] == ["Ev2", "Ev1"]


def test_an_ask_opened_by_many_threads_is_new_to_one(real: Store) -> None:
    def open_it(_: int) -> bool:
        return real.conversations.open(
            QUESTION, "retail", None, team="T1", channel="C1", thread_ts="1.0", kind="mention"
        )

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(open_it, range(16))) == 1


# --- stages and turns ------------------------------------------------------------------------------


def test_the_first_recorded_result_of_a_stage_stays(real: Store) -> None:
    ask(real)
    real.conversations.record_stage("Ev1", 0, "linking", {"a": HOSTILE})
    real.conversations.record_stage("Ev1", 0, "linking", "another")
    real.conversations.record_stage("Ev1", 1, "writing", an_answer())
    assert real.conversations.stages("Ev1") == {0: ("linking", {"a": HOSTILE}), 1: ("writing", an_answer())}


def test_a_result_that_cannot_be_kept_is_an_error(real: Store) -> None:
    ask(real)
    with pytest.raises(NotStorable, match="function"):
        real.conversations.record_stage("Ev1", 0, "linking", lambda: None)


def test_results_of_stages_are_forgotten_when_the_ask_ends(real: Store) -> None:
    ask(real)
    real.conversations.record_stage("Ev1", 0, "linking", "people's data")
    answer(real, "Ev1", "SELECT 1")
    assert real.conversations.stages("Ev1") == {}


def test_a_turn_that_is_not_due_does_not_begin(real: Store) -> None:
    assert real.conversations.begin_turn("Ev1", 0) == 0
    ask(real)
    assert real.conversations.begin_turn("Ev1", 1) == 0
    assert [real.conversations.begin_turn("Ev1", 0) for _ in range(3)] == [1, 2, 3]
    assert real.conversations.conclude("Ev1", 0, an_answer())
    assert real.conversations.begin_turn("Ev1", 0) == 0
    assert not real.conversations.conclude("Ev1", 0, an_answer())


def test_due_turns_are_those_that_nothing_moved_lately(real: Store, clock: Clock) -> None:
    ask(real)
    assert [due.ask_id for due in real.conversations.due_turns()] == ["Ev1"]
    assert real.conversations.due_turns(timedelta(seconds=30)) == []
    clock.pass_time(seconds=31)
    assert [due.turn for due in real.conversations.due_turns(timedelta(seconds=30))] == [0]
    answer(real, "Ev1", "SELECT 1")
    assert real.conversations.due_turns() == []


def test_an_ask_logged_by_another_driver_is_nobodys_turn(real: Store) -> None:
    real.asks.started(QUESTION, "retail")  # the terminal, say
    assert real.conversations.due_turns() == []


# --- clarifications --------------------------------------------------------------------------------


def wait_for_person(store: Store, ask_id: str = "Ev1", token: str = "tok") -> None:
    ask(store, ask_id)
    store.conversations.begin_turn(ask_id, 0)
    assert store.conversations.wait(
        token, ask_id, 0, ASKED, may_reply=("U1", "U9"), expires_at=MORNING + timedelta(hours=24)
    )
    store.conversations.posted(ask_id, "clarify", 0, "5.0")


def decide(store: Store, reply: Reply = YES, token: str = "tok", ts: str = "5.0", team: str = "T1") -> ReplyFate:
    return store.conversations.decide(token, reply, channel="C1", message_ts=ts, team=team)


def test_a_decision_makes_the_next_turn_due(real: Store) -> None:
    wait_for_person(real)
    assert real.conversations.due_turns() == []  # it waits
    assert decide(real) == ReplyFate("accepted", "U1", "Ev1", 0)
    (due,) = real.conversations.due_turns()
    assert (due.ask_id, due.turn) == ("Ev1", 1)
    (asked,) = real.conversations.clarifications("Ev1")
    assert (asked.state, asked.reply, asked.decided_by) == ("decided", YES, "U1")
    assert [message.kind for message in real.conversations.unsaid("Ev1")] == ["settle"]


def test_what_a_question_needs_is_kept_while_it_is_asked_and_once_it_was_listed(real: Store) -> None:
    asked = NameNeeded(0, (*ASKED.options, ElementOption(Element(HOSTILE[3]))), (Element("orders"),), ("turnover",))
    ask(real)
    real.conversations.begin_turn("Ev1", 0)
    assert real.conversations.wait("tok", "Ev1", 0, asked, may_reply=("U1",), expires_at=MORNING + timedelta(hours=1))
    real.conversations.posted("Ev1", "clarify", 0, "5.0")
    listed = Reply(ReplyKind.LIST, text="orders\norders.net_sales", person="U1")
    assert decide(real, listed) == ReplyFate("accepted", "U1", "Ev1", 0)
    (kept,) = real.conversations.clarifications("Ev1")
    assert (kept.clarification, kept.reply) == (asked, listed)


def test_a_double_click_decides_once(real: Store) -> None:
    wait_for_person(real)
    assert decide(real).kind == "accepted"
    no = Reply(ReplyKind.NO, person="U9")
    assert decide(real, no) == ReplyFate("already_answered", "U1", "Ev1", 0)
    assert real.conversations.clarifications("Ev1")[0].reply == YES


def test_of_many_clicks_in_many_threads_one_wins(real: Store) -> None:
    wait_for_person(real)
    with ThreadPoolExecutor(8) as threads:
        kinds = [d.kind for d in threads.map(lambda _: decide(real), range(24))]
    assert sorted(kinds) == ["accepted"] + ["already_answered"] * 23


def test_of_many_clicks_in_many_processes_one_wins(real: Store, url: str, processes: ForkServerContext) -> None:
    wait_for_person(real)
    barrier, answers = processes.Barrier(3), processes.Queue()
    args = (url, "tok", MORNING, barrier, answers)
    clicks = [processes.Process(target=kill_worker.click, args=args) for _ in range(3)]
    for click in clicks:
        click.start()
    kinds = sorted(answers.get(timeout=60) for _ in clicks)
    for click in clicks:
        click.join(30)
    assert kinds == ["accepted", "already_answered", "already_answered"]


def test_only_those_who_may_decide(real: Store) -> None:
    wait_for_person(real)
    assert decide(real, Reply(ReplyKind.YES, person="U7")).kind == "not_allowed"
    assert decide(real, Reply(ReplyKind.YES, person="")).kind == "not_allowed"
    assert decide(real, Reply(ReplyKind.NO, person="U9")).kind == "accepted"


def test_a_click_from_elsewhere_is_unknown(real: Store) -> None:
    wait_for_person(real)
    assert decide(real, token="made up").kind == "unknown"
    assert decide(real, token=HOSTILE[3]).kind == "unknown"
    assert decide(real, ts="6.0").kind == "unknown"
    assert decide(real, team="T2").kind == "unknown"
    elsewhere = real.conversations.decide("tok", YES, channel="C2", message_ts="5.0", team="T1")
    assert elsewhere.kind == "unknown"
    assert decide(real).kind == "accepted"


def test_a_click_may_be_faster_than_our_note_of_the_message(real: Store) -> None:
    ask(real)
    real.conversations.begin_turn("Ev1", 0)
    later = MORNING + timedelta(hours=24)
    real.conversations.wait("tok", "Ev1", 0, ASKED, may_reply=("U1",), expires_at=later)
    assert decide(real, ts="5.0").kind == "accepted"
    assert real.conversations.clarifications("Ev1")[0].message_ts == "5.0"


def test_a_late_click_finds_the_clarification_expired(real: Store, clock: Clock) -> None:
    wait_for_person(real)
    clock.pass_time(hours=24)
    assert decide(real).kind == "expired"
    assert decide(real).kind == "expired"
    (asked,) = real.conversations.clarifications("Ev1")
    assert asked.reply == Reply(ReplyKind.EXPIRED)
    assert [(due.ask_id, due.turn) for due in real.conversations.due_turns()] == [("Ev1", 1)]


def test_clarifications_expire_once_and_in_time(real: Store, clock: Clock) -> None:
    wait_for_person(real)
    clock.pass_time(hours=23, minutes=59)
    assert real.conversations.expire() == []
    clock.pass_time(minutes=1)
    assert [(asked.ask_id, asked.step) for asked in real.conversations.expire()] == [("Ev1", 0)]
    assert real.conversations.expire() == []
    assert [message.kind for message in real.conversations.unsaid("Ev1")] == ["settle"]


def test_a_failed_ask_waits_for_nobody(real: Store) -> None:
    wait_for_person(real)
    assert real.conversations.fail("Ev1", "Sorry.", "ref")
    assert not real.conversations.fail("Ev1", "Sorry again.", "ref")
    assert decide(real).kind == "unknown"
    assert real.conversations.sentence("Ev1") == "Sorry again."
    logged = real.asks.ask("Ev1")
    assert logged is not None
    assert logged.status == "failed"


# --- messages --------------------------------------------------------------------------------------


def test_a_message_is_due_after_a_grace_and_again_after_a_pause(real: Store, clock: Clock) -> None:
    ask(real)
    answer(real, "Ev1", "SELECT 1")
    assert real.conversations.due_messages() == []
    assert len(real.conversations.due_messages(timedelta(seconds=30))) == 1
    clock.pass_time(seconds=30)
    (message,) = real.conversations.due_messages()
    assert (message.kind, message.attempts) == ("conclude", 0)
    real.conversations.postpone("Ev1", "conclude", 0, timedelta(minutes=1))
    assert real.conversations.due_messages() == []
    clock.pass_time(minutes=1)
    assert [message.attempts for message in real.conversations.due_messages()] == [1]
    real.conversations.posted("Ev1", "conclude", 0, "7.0")
    assert real.conversations.due_messages() == []
    posted = real.conversations.message("Ev1", "conclude", 0)
    assert posted is not None
    assert (posted.state, posted.ts) == ("posted", "7.0")


# --- hints under contention ------------------------------------------------------------------------


def test_one_preference_remembered_by_many_threads_is_one_hint(real: Store) -> None:
    def remember(number: int) -> None:
        real.memory.remember(a_hint(question=f"question {number}"))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(remember, range(16)))
    (hint,) = real.memory.hints(include_inactive=True)
    assert hint.weight == pytest.approx(16.0)


def test_hints_survive_closing_the_store(url: str) -> None:
    store = Store(url)
    hint = store.memory.remember(a_hint(scope=HintScope.WORKSPACE, owner="T1"))
    store.close()
    store = Store(url)
    assert store.memory.hints() == [hint]
    store.close()


# --- leases ----------------------------------------------------------------------------------------


def test_a_lease_ends_with_the_process_that_holds_it(real: Store, url: str, processes: ForkServerContext) -> None:
    held = processes.Queue()
    holder = processes.Process(target=kill_worker.hold_lease, args=(url, held))
    holder.start()
    assert held.get(timeout=60)
    assert real.take_lease("candor-0") is None
    other = real.take_lease("candor-1")
    assert other is not None
    other.release()
    holder.kill()
    holder.join(30)
    deadline = datetime.now(UTC) + timedelta(seconds=60)
    lease = real.take_lease("candor-0")
    while lease is None and datetime.now(UTC) < deadline:
        lease = real.take_lease("candor-0")
    assert lease is not None
    assert lease.alive()
    lease.release()


def test_a_lease_whose_session_was_cut_is_not_alive(postgres_url: str) -> None:
    store = Store(postgres_url)
    lease = store.take_lease("candor-0")
    assert lease is not None
    engine = sa.create_engine(postgres_url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(
            sa.text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
        )
    engine.dispose()
    assert not lease.alive()
    lease.release()
    again = store.take_lease("candor-0")
    assert again is not None
    again.release()
    store.close()


def test_sqlite_leases_are_files_beside_the_store(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/store.sqlite")
    lease = store.take_lease("candor-0")
    assert lease is not None
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        sqlite3.connect(f"{tmp_path}/store.sqlite.candor-0.lock", timeout=0).execute("BEGIN EXCLUSIVE")
    lease.release()
    store.close()


def test_a_store_in_memory_cannot_be_shared_out() -> None:
    store = Store("sqlite://")
    with pytest.raises(SettingsError, match="file"):
        store.take_lease("candor-0")
    store.close()


def test_the_newest_migration_is_the_one_that_is_named() -> None:
    folder = Path(store_database.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == NEWEST
