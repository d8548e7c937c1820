"""Looking the store over, and copying it while others write."""

from __future__ import annotations

import errno
import json
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from adapters.store.migrations import NEWEST
from adapters.store.operations.health import back_up, check_store, rights_warning
from adapters.store.requests import AskRequest, Place
from adapters.store.store import Store, StoreUnavailable
from bot.cli import run
from reliability.errors import BadInput, SettingsError
from reliability.values import Abstained, Question, Reason
from tests.adapters.store.test_store import ASKED, MORNING


def fill(store: Store) -> None:
    """Two asks in line, one at work, one that waits for a person, and one that ended."""
    for name in ("line1", "line2", "work", "person", "over"):
        question = Question(name, "What were total sales?", "U1", "C1", "T1")
        request = AskRequest(name, question, Place("T1", "C1", "1.0", "mention"), "retail")
        store.conversations.open(question, "retail", request, team="T1", channel="C1", thread_ts="1.0", kind="mention")
    for name in ("work", "person", "over"):
        store.conversations.begin_turn(name, 0)
    later = store.now() + timedelta(hours=1)
    store.conversations.wait("token", "person", 0, ASKED, may_reply=("U1",), expires_at=later)
    store.conversations.conclude("over", 0, Abstained(Reason.NOT_SURE))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "candor.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{file}", lambda: MORNING)
    fill(opened)
    yield opened
    opened.close()


def test_a_whole_store_is_said_to_be_with_what_waits_in_it(store: Store) -> None:
    found = check_store(store.url)
    assert found.problems == ()
    assert (found.database, found.version, found.newest) == ("SQLite", NEWEST, NEWEST)
    assert (found.asks, found.in_line, found.at_work, found.waiting_for_people) == (5, 2, 1, 1)
    assert (found.unsaid, found.hints, found.audit_entries, found.oldest_under_way) == (2, 0, 5, MORNING)


@pytest.mark.postgres
def test_postgres_is_counted_as_well_and_says_what_copies_it(postgres_url: str) -> None:
    store = Store(postgres_url, lambda: MORNING)
    fill(store)
    found = check_store(postgres_url)
    store.close()
    assert (found.database, found.version, found.problems) == ("PostgreSQL", NEWEST, ())
    assert (found.asks, found.in_line, found.at_work, found.waiting_for_people, found.unsaid) == (5, 2, 1, 1, 2)
    assert "password" not in found.place
    with pytest.raises(BadInput, match="pg_dump"):
        back_up(postgres_url, Path("copy.dump"))
    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        check_store(postgres_url.rsplit("/", 1)[0] + "/no_such_database")


def test_an_old_file_that_others_may_read_is_told_with_what_ends_it(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANDOR_STORE_URL", store.url)
    assert check_store(store.url).warnings == ()
    assert rights_warning(store.url) == ""
    beside = file.with_name(f"{file.name}-wal")
    for other, named in ((file, f"{file}"), (beside, f"{file} {beside}")):
        other.chmod(0o640)
        [warning] = check_store(store.url).warnings
        assert warning.endswith(f": chmod 600 {named}")
        assert rights_warning(store.url) == warning
    assert run(["store", "check"]) == 0, "nothing is wrong with what it holds"
    said = capsys.readouterr().out
    assert warning in said.replace("\n", " ")
    assert "Nothing is wrong" not in said
    subprocess.run(warning.rpartition(": ")[2], shell=True, check=True)
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(beside.stat().st_mode) == 0o600
    assert check_store(store.url).warnings == ()


def test_only_a_store_that_is_a_file_has_rights() -> None:
    assert rights_warning("sqlite://") == rights_warning("postgresql+psycopg://a:b@127.0.0.1:1/c") == ""


def test_a_missing_store_is_a_finding_and_is_not_made(tmp_path: Path) -> None:
    found = check_store(f"sqlite:///{tmp_path / 'gone.sqlite'}")
    assert found.problems == (f"There is no file {tmp_path / 'gone.sqlite'}.",)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadInput, match="no file"):
        back_up(f"sqlite:///{tmp_path / 'gone.sqlite'}", tmp_path / "copy")
    with pytest.raises(BadInput, match="in memory"):
        check_store("sqlite://")
    with pytest.raises(SettingsError):
        check_store("mysql+pymysql://a@b/c")


def test_what_is_no_store_or_damaged_or_of_another_version_is_said(store: Store, file: Path, tmp_path: Path) -> None:
    store.close()
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE a (b)")
    assert check_store(f"sqlite:///{other}").problems == ("It holds no store of Candor’s.",)
    other.write_text("no database at all" * 100)
    assert "cannot be read as a store" in check_store(f"sqlite:///{other}").problems[0]

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE asks SET request = x'00' WHERE id = 'line1'")
    [problem] = check_store(store.url).problems
    assert problem.startswith("What is kept of the ask line1 cannot be read")

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DELETE FROM asks WHERE id IN ('line1', 'person')")
    assert any("belong to others that are not there" in each for each in check_store(store.url).problems)

    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    assert "older" in check_store(store.url).problems[-1]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer than this Candor" in check_store(store.url).problems[-1]
    assert check_store(store.url).version == "9999", "nothing was migrated"


def test_tables_that_lack_what_this_version_writes_are_named(store: Store, file: Path) -> None:
    store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("ALTER TABLE feedback RENAME TO other")
        connection.execute("ALTER TABLE verified DROP COLUMN why")
    found = check_store(store.url)
    assert set(found.problems) == {"Its table feedback is not there.", "Its table verified lacks why."}
    assert (found.version, found.whole, found.counted) == (NEWEST, True, False)


def test_a_damaged_page_is_found_and_is_not_copied(store: Store, file: Path, tmp_path: Path) -> None:
    for number in range(50):
        store.asks.audit("U1", "hint", f"{number} " * 500)
    store.close()
    with closing(sqlite3.connect(file)) as connection:
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'asks_by_status'").fetchone()
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\0" * size)
    assert check_store(store.url).problems
    with pytest.raises(BadInput, match=r"not whole|cannot be copied"):
        back_up(store.url, tmp_path / "copy.sqlite")
    assert not list(tmp_path.glob("copy*"))


def test_a_copy_is_one_private_file_that_opens_and_holds_the_same(store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy of the store #1.sqlite"
    made = back_up(store.url, copy)
    assert made.problems == ()
    assert [each.name for each in tmp_path.glob("copy*")] == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    here = check_store(store.url)
    assert (made.asks, made.in_line, made.unsaid, made.audit_entries) == (here.asks, here.in_line, here.unsaid, 5)
    again = Store(f"sqlite:///{copy}")
    assert again.asks.ask("over") == store.asks.ask("over")
    assert again.conversations.clarification("token") == store.conversations.clarification("token")
    again.close()
    with pytest.raises(BadInput, match="there already"):
        back_up(store.url, copy)
    with pytest.raises(BadInput, match="cannot be written"):
        back_up(store.url, tmp_path / "no folder" / "copy")


def test_the_store_of_another_version_or_with_an_ask_that_nobody_can_read_is_copied_all_the_same(
    store: Store, file: Path, tmp_path: Path
) -> None:
    """As before an update: what is found is said, and the copy is there."""
    store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE asks SET request = x'00' WHERE id = 'line1'")
    made = back_up(store.url, tmp_path / "unreadable.sqlite")
    assert (made.whole, made.asks) == (True, 5)
    assert "cannot be read" in made.problems[0]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    made = back_up(store.url, tmp_path / "older.sqlite")
    assert (made.whole, made.version) == (True, "0002")
    assert "they are older, and brought up to date when Candor starts" in made.problems[0]
    with closing(sqlite3.connect(tmp_path / "older.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM asks").fetchone() == (5,)
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE a (b)")
    with pytest.raises(BadInput, match="holds no store"):
        back_up(f"sqlite:///{other}", tmp_path / "no.sqlite")
    assert not list(tmp_path.glob("no*"))


def test_a_copy_is_made_on_a_disk_that_knows_no_links(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_names: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("adapters.store.operations.health.os.link", link)
    made = back_up(store.url, tmp_path / "copy.sqlite")
    assert (made.problems, made.asks) == ((), 5)
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy.sqlite"]
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600


def test_a_copy_made_while_others_write_is_one_moment(store: Store, tmp_path: Path) -> None:
    """Each transaction writes two rows: no copy holds one without the other."""
    from sqlalchemy import insert

    from adapters.store.tables import AuditRow

    ended = threading.Event()

    def write() -> None:
        number = 0
        while not ended.is_set():
            with store._database.write() as session:
                rows = [{"at": MORNING, "actor": "U1", "action": "pair", "detail": f"{number}"} for _ in range(2)]
                session.execute(insert(AuditRow), rows)
            number += 1

    writer = threading.Thread(target=write)
    writer.start()
    counts = []
    try:
        for number in range(5):
            made = back_up(store.url, tmp_path / f"copy{number}.sqlite")
            assert made.problems == ()
            counts.append(made.audit_entries)
    finally:
        ended.set()
        writer.join()
    assert all(count % 2 == 1 for count in counts), "the five from before, and pairs"
    assert counts == sorted(counts)
    assert counts[-1] > 5


def test_the_commands_say_it_and_end_with_a_code(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANDOR_STORE_URL", store.url)
    assert run(["store", "check"]) == 0
    said = capsys.readouterr().out
    assert "5 questions; 2 in line, 1 at work, 1 waiting for a person's click; 2 messages still to be said" in said
    assert "0 active hints, 5 entries of the audit log" in said
    assert "Nothing is wrong with it." in said
    assert run(["store", "backup", str(tmp_path / "copy.sqlite"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["asks"] == 5
    assert run(["store", "backup", str(tmp_path / "copy.sqlite")]) == 1
    assert "is there already" in capsys.readouterr().err
    monkeypatch.setenv("CANDOR_STORE_URL", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert run(["store", "check", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"] == [f"There is no file {tmp_path / 'none.sqlite'}."]
