"""What every test may ask for: a PostgreSQL and a MariaDB server, a headless browser; and no network.

The environment is set before anything imports torch or a model library: offline, one thread.
"""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hypothesis
import psycopg
import pymysql
import pytest
from slack_sdk.socket_mode.builtin import SocketModeClient
from sqlalchemy import Connection

from adapters import provenance
from adapters.store.database import Database
from tests.environment import set_environment

set_environment()

# --- the same examples in every run ----------------------------------------------------------------

# A red run must be red again when it is looked at. `HYPOTHESIS_PROFILE=explore pytest` looks for new examples.
# An example may take its time, to be drawn and to be run: a busy machine is slow, not wrong.
patient = hypothesis.settings(deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.register_profile("repeatable", patient, derandomize=True)
hypothesis.settings.register_profile("explore", patient, derandomize=False)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

# --- what is collected stays ------------------------------------------------------------------------

# Half a million objects of torch, of the model libraries and of ten thousand collected tests live until the end: without
# this, an eighth of the processor's time goes to looking through them for garbage. What a test leaves open is still told,
# a little later, or at the latest when pytest ends.
gc.set_threshold(50_000, 10, 20)


def pytest_collection_finish() -> None:
    """What has been imported and collected is looked through no more."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    """At the end it is garbage like any other: libraries complain of what is left."""
    gc.unfreeze()


# --- in full size where it is asked for --------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/fire/test_….py --whole`."""
    parser.addoption(
        "--whole", action="store_true", help="run in full size what is a part of it else: minutes to an hour"
    )
    parser.addoption(
        "--seconds", type=float, help="how long a test of tests/fire goes on at most, before it is checked"
    )


@pytest.fixture
def whole(request: pytest.FixtureRequest) -> bool:
    """Whether to run in full size."""
    return bool(request.config.getoption("--whole"))


# --- nothing reaches the network -------------------------------------------------------------------


def _is_local(host: object) -> bool:
    if host in (None, "", b"") or not isinstance(host, str | bytes):
        return True
    name = host.decode() if isinstance(host, bytes) else host
    if name == "localhost" or name.endswith((".invalid", ".localhost")):
        return True
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(name.split("%")[0])
        return address.is_loopback or address.is_unspecified
    return False


def _refuse_network(event: str, args: tuple[Any, ...]) -> None:
    """Audit hook: resolving or connecting to anything but this machine is an error in tests."""
    if event == "socket.getaddrinfo" and not _is_local(args[0]):
        raise RuntimeError(f"A test tried to resolve {args[0]!r}; tests reach nothing but this machine.")
    if event == "socket.connect":
        address = args[1]
        if isinstance(address, tuple) and not _is_local(address[0]):
            raise RuntimeError(f"A test tried to connect to {address!r}; tests reach nothing but this machine.")


sys.addaudithook(_refuse_network)


# --- nothing of a test outlives it ------------------------------------------------------------------


def _slack_clients() -> set[Any]:
    """Socket Mode clients whose threads run: slack_sdk's threads each call a method of theirs at intervals."""
    runners = [getattr(getattr(thread, "_target", None), "__self__", None) for thread in threading.enumerate()]
    return {
        client
        for runner in runners
        if isinstance(client := getattr(getattr(runner, "target", None), "__self__", None), SocketModeClient)
    }


@pytest.fixture(scope="module", autouse=True)
def _no_slack_client_is_left() -> Iterator[None]:
    """A client that a module leaves behind reconnects for ever, and logs into the tests of others."""
    yield
    left = _slack_clients()
    for client in left:
        client.close()
    assert not left, "a Socket Mode client was not closed"


# --- training takes as many steps on every machine --------------------------------------------------


@pytest.fixture
def steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of training loops: from one look at it to the next a tenth of a second goes by."""
    looks = count()
    steady = SimpleNamespace(monotonic=lambda: 0.1 * next(looks))
    monkeypatch.setattr("adapters.training.runs.loop.time", steady)


# --- what reads a database may be slow to start -----------------------------------------------------


@pytest.fixture(scope="session", autouse=True)
def _patient_pool() -> Iterator[None]:
    """A process of half a second's work is given up after a quarter of a minute; on a busy machine it takes that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("adapters.warehouses.workers.pool.START_TIMEOUT_S", 180.0)
        yield


# --- a store's tables are worked out once ------------------------------------------------------------


@pytest.fixture(scope="session", autouse=True)
def _migrated_once() -> Iterator[None]:
    """Of hundreds of empty SQLite stores the first is migrated; the others get the very statements that this came to.

    A store that holds anything, one on PostgreSQL and one of another process are migrated as ever.
    """
    migrate, made = Database._migrate, list[str]()

    def migrated(self: Database, connection: Connection) -> None:
        empty = self.is_sqlite and not connection.exec_driver_sql("SELECT COUNT(*) FROM sqlite_master").scalar()
        raw: Any = connection.connection.driver_connection
        if not (empty and made):
            migrate(self, connection)
            if empty:
                made[:] = list(raw.iterdump())[1:-1]  # without BEGIN and COMMIT
            return
        for statement in made:
            raw.execute(statement)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "_migrate", migrated)
        yield


# --- the code is read once ---------------------------------------------------------------------------


@pytest.fixture(scope="session", autouse=True)
def _code_read_once() -> Iterator[None]:
    """A hash over code reads and parses a hundred modules; those of this project do not change while its tests run."""
    read, root = provenance._read, provenance._ROOT
    known = cache(read)

    def read_once(module: str) -> tuple[list[str], str]:
        return known(module) if root == provenance._ROOT else read(module)  # a test has a tree of its own

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(provenance, "_read", read_once)
        yield


# --- what is fitted to the same numbers is fitted once -----------------------------------------------


@pytest.fixture(scope="session", autouse=True)
def _fitted_once() -> Iterator[None]:
    """Measuring fits the same regression to the same halves for each figure; of 13,000 fits two fifths were repeated.

    Tests of the fitting itself call it as it is.
    """
    import numpy as np  # here, since it makes as many threads as the environment says when it is imported

    from reliability.calibration import fit_probability
    from reliability.promises.from_signals import platt

    fit, known = platt.fit_platt, dict[tuple[object, ...], platt.PlattScaling]()

    def fit_once(signals: Any, right: Any, names: Sequence[str], *more: float) -> platt.PlattScaling:
        x, y = np.asarray(signals), np.asarray(right)
        key = (x.dtype.str, x.shape, x.tobytes(), y.dtype.str, y.shape, y.tobytes(), tuple(names), more)
        if key not in known:
            known[key] = fit(signals, right, names, *more)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(platt, "fit_platt", fit_once)
        patch.setattr(fit_probability, "fit_platt", fit_once)
        yield


# --- PostgreSQL ------------------------------------------------------------------------------------

_SUPERUSER, _PASSWORD = "candor", "candor"


def postgres_bin() -> Path:
    """The folder of initdb and postgres, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: -int(p.parts[-3]))
    if found:
        return found[0].parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    pytest.fail("PostgreSQL is not installed: `make test` installs it, or apt-get install postgresql.")


def as_other_user() -> list[str]:
    """PostgreSQL refuses to run as root: the words that run a command as `postgres` or `nobody`."""
    if os.geteuid() != 0:
        return []
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    entry = pwd.getpwnam(user)
    return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]


def eventually(holds: Callable[[], object], within_s: float = 120.0, every_s: float = 0.01) -> bool:
    """Wait until something holds, looking again and again, at these intervals. False: the time was over."""
    deadline = time.monotonic() + within_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(every_s)
    return True


SERVER_START_S = 180.0  # a second or two, and as long as a busy machine takes


def free_port() -> int:
    """A port on the loopback that nothing listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextlib.contextmanager
def listening_port() -> Iterator[int]:
    """A port on the loopback that something listens on meanwhile."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield int(listener.getsockname()[1])


@dataclass
class PostgresServer:
    """A PostgreSQL server of the tests' own, in a folder that goes away with it."""

    folder: Path
    port: int
    commits_at_once: bool  # a commit is written down before it is told; without, the latest are lost where it is killed
    entering: Sequence[str] = ()  # the words that run a command as who may run it, and where the data are
    data: Path = Path("data")
    process: subprocess.Popen[bytes] = field(init=False)
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://{_SUPERUSER}:{_PASSWORD}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database; its URL, with a superuser's name and password in it."""
        name = f"test_{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")  # a made-up name of ours
        return self.url(name)

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        return psycopg.connect(
            host="127.0.0.1",
            port=self.port,
            user=_SUPERUSER,
            password=_PASSWORD,
            dbname="postgres",
            autocommit=True,
            connect_timeout=10,
        )

    def start(self) -> None:
        """Run the server until connections are let in."""
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "synchronous_commit": "on" if self.commits_at_once else "off",
            "full_page_writes": "off",
            "max_connections": 100,
            "shared_buffers": "64MB",
        }
        words = [word for key, value in options.items() for word in ("-c", f"{key}={value}")]
        server = [*self.entering, str(postgres_bin() / "postgres"), "-D", str(self.folder / self.data), *words]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                server, stdout=log, stderr=log, env=_quiet_environment(self.folder), cwd=self.folder
            )
        deadline = time.monotonic() + SERVER_START_S
        while True:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError as error:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.stop()
                    log_text = (self.folder / "log").read_text(errors="replace")[-2000:]
                    raise RuntimeError(f"PostgreSQL did not start: {error}\n{log_text}") from error
                time.sleep(0.05)

    def restart_at_once(self) -> None:
        """What `pg_ctl stop -m immediate` and `pg_ctl start` do: no shutdown, and a recovery from the log."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)
        self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # PostgreSQL's fast shutdown
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)


def _quiet_environment(folder: Path) -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "HOME": str(folder), "LC_ALL": "C.UTF-8"}


def start_postgres(
    folder: Path,
    commits_at_once: bool,
    entering: Sequence[str] | None = None,
    data: Path = Path("data"),
    more: Sequence[str] = (),
) -> PostgresServer:
    """Make a server in a folder and run it; `entering` runs its commands where its `data` are, `more` is for initdb."""
    binaries, other_user = postgres_bin(), as_other_user()
    entering = other_user if entering is None else entering
    password_file = folder / "password"
    password_file.write_text(_PASSWORD)
    password_file.chmod(0o644)
    if other_user:
        uid, gid = (int(word.split("=")[1]) for word in other_user[1:3])
        os.chown(folder, uid, gid)
    subprocess.run(
        [
            *entering,
            str(binaries / "initdb"),
            "-D",
            str(folder / data),
            *more,
            "-U",
            _SUPERUSER,
            "--auth=scram-sha-256",
            f"--pwfile={password_file}",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--no-sync",
        ],
        check=True,
        capture_output=True,
        env=_quiet_environment(folder),
        cwd=folder,
    )
    server = PostgresServer(folder, free_port(), commits_at_once, entering, data)
    server.start()
    return server


@contextlib.contextmanager
def own_postgres_server(*, commits_at_once: bool = False) -> Iterator[PostgresServer]:
    """A PostgreSQL server on the loopback and a free port, stopped and removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="candor-postgres-"))
    folder.chmod(0o755)
    try:
        server = start_postgres(folder, commits_at_once)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """The server that tests share."""
    with own_postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_database(postgres_server: PostgresServer) -> Callable[[], str]:
    """A factory: each call creates an empty database and returns its URL."""
    return postgres_server.new_database


@pytest.fixture(scope="module")
def postgres_url(postgres_server: PostgresServer) -> str:
    """The URL of a database that this test module has for itself (user and password of a superuser)."""
    return postgres_server.new_database()


# --- MariaDB ---------------------------------------------------------------------------------------


@dataclass
class MariadbServer:
    """A MariaDB server of the tests' own, in a folder that goes away with it."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes]
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def url(self, database: str) -> str:
        return f"mysql+pymysql://{_SUPERUSER}:{_PASSWORD}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database; its URL, with the name and password of one who may do everything."""
        name = f"test_{next(self._numbers)}"
        with self.connect() as connection, connection.cursor() as cursor:
            cursor.execute(f"CREATE DATABASE {name}")  # a made-up name of ours
        return self.url(name)

    def connect(self, database: str | None = None) -> pymysql.Connection[Any]:
        return pymysql.connect(
            host="127.0.0.1",
            port=self.port,
            user=_SUPERUSER,
            password=_PASSWORD,
            database=database,
            autocommit=True,
            connect_timeout=10,
            charset="utf8mb4",
        )

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)


def _mariadb_words(folder: Path) -> list[str]:
    """The words that run a command as a user who is not root, whose folder it becomes."""
    if os.geteuid() != 0:
        return []
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("mysql" if "mysql" in names else "nobody")
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]


def _start_mariadb(folder: Path) -> MariadbServer:
    server, install = (
        shutil.which("mariadbd", path=_WITH_SBIN),
        shutil.which("mariadb-install-db", path=_WITH_SBIN),
    )
    if not server or not install:
        pytest.fail("MariaDB is not installed: `make test` installs it, or apt-get install mariadb-server.")
    other_user, data = _mariadb_words(folder), folder / "data"
    quiet_env = {"PATH": _WITH_SBIN, "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    subprocess.run(
        [
            *other_user,
            install,
            "--no-defaults",
            f"--datadir={data}",
            "--auth-root-authentication-method=normal",
            "--skip-test-db",
        ],
        check=True,
        capture_output=True,
        env=quiet_env,
        cwd=folder,
    )
    (folder / "init.sql").write_text(
        f"CREATE USER '{_SUPERUSER}'@'%' IDENTIFIED BY '{_PASSWORD}';\n"
        f"GRANT ALL ON *.* TO '{_SUPERUSER}'@'%' WITH GRANT OPTION;\n"
        "DROP USER IF EXISTS ''@'localhost';\n"
    )
    port = free_port()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [
                *other_user,
                server,
                "--no-defaults",
                f"--datadir={data}",
                f"--port={port}",
                "--bind-address=127.0.0.1",
                f"--socket={folder}/socket",
                f"--pid-file={folder}/pid",
                f"--init-file={folder}/init.sql",
                "--skip-name-resolve",
                "--innodb-flush-log-at-trx-commit=0",
                "--innodb-buffer-pool-size=32M",
                "--skip-log-bin",
            ],
            stdout=log,
            stderr=log,
            env=quiet_env,
            cwd=folder,
        )
    found = MariadbServer(folder, port, process)
    deadline = time.monotonic() + SERVER_START_S
    while True:
        try:
            found.connect().close()
            return found
        except pymysql.Error as error:
            if process.poll() is not None or time.monotonic() > deadline:
                found.stop()
                log_text = (folder / "log").read_text(errors="replace")[-2000:]
                raise RuntimeError(f"MariaDB did not start: {error}\n{log_text}") from error
            time.sleep(0.05)


_WITH_SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


@pytest.fixture(scope="session")
def mariadb_server() -> Iterator[MariadbServer]:
    """A MariaDB server on the loopback and a free port, stopped and removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="candor-mariadb-"))
    folder.chmod(0o755)
    try:
        server = _start_mariadb(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# --- the browser -----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The Chromium that Playwright drives."""
    for program in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(program)
        if path:
            return path
    pytest.fail("Chromium is not installed: `make test` installs it, or apt-get install chromium.")


@pytest.fixture(autouse=True)
def log_levels() -> None:
    """A command that a test, or what it shares with others, runs in this process sets levels; each begins without."""
    for logger in map(logging.getLogger, ("candor", "bot", "adapters")):
        if logger.level != logging.NOTSET:  # setting it empties the cache of every logger of every library
            logger.setLevel(logging.NOTSET)
