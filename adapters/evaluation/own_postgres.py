"""A PostgreSQL server of a measurement's own: on the loopback and a free port, in a folder that goes away with it."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from reliability.errors import WarehouseUnavailable

_USER = "candor"
_START_S, _STOP_S = 30.0, 20.0


@contextlib.contextmanager
def own_postgres() -> Iterator[str]:
    """The URL of a fresh server's first database; the server ends with the block, and with a process that is told to
    end.

    Raises WarehouseUnavailable where PostgreSQL is not installed or does not start.
    """
    with _ends_when_told():
        yield from _server()


@contextlib.contextmanager
def _ends_when_told() -> Iterator[None]:
    """SIGTERM leaves the block as an error does: without it the server would outlive its process. In other threads than
    the main one, where no signal can be taken, nothing changes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _server() -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="candor-postgres-"))
    folder.chmod(0o755)
    try:
        password, port = secrets.token_hex(16), _free_port()
        process = _started(folder, password, port)
        try:
            url = f"postgresql://{_USER}:{password}@127.0.0.1:{port}/postgres"
            _wait(process, url, folder)
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL's fast shutdown
            try:
                process.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(_STOP_S)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _binaries() -> Path:
    """The folder of initdb and postgres, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda place: -int(place.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise WarehouseUnavailable("PostgreSQL is not installed: install it, or name a server by --postgres URL.")
    return found[0].parent if found else Path(str(on_path)).resolve().parent


def _as_other_user() -> list[str]:
    """PostgreSQL refuses to run as root: the words that run a command as `postgres` or `nobody`."""
    if os.geteuid() != 0:
        return []
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _started(folder: Path, password: str, port: int) -> subprocess.Popen[bytes]:
    binaries, other_user = _binaries(), _as_other_user()
    data, password_file = folder / "data", folder / "password"
    password_file.write_text(password)
    password_file.chmod(0o600)
    if other_user:
        uid, gid = (int(word.split("=")[1]) for word in other_user[1:3])
        for place in (folder, password_file):
            os.chown(place, uid, gid)
    environment = {"PATH": os.defpath, "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    options = ["-U", _USER, "--auth=scram-sha-256", f"--pwfile={password_file}", "--encoding=UTF8", "--locale=C.UTF-8"]
    made = subprocess.run(
        [*other_user, str(binaries / "initdb"), "-D", str(data), *options, "--no-sync"],
        capture_output=True,
        env=environment,
        cwd=folder,
        check=False,
    )
    if made.returncode:
        raise WarehouseUnavailable(f"PostgreSQL's initdb failed: {made.stderr.decode(errors='replace')[-300:].strip()}")
    settings = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off"}
    words = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [*other_user, str(binaries / "postgres"), "-D", str(data), *words],
            stdout=log,
            stderr=log,
            env=environment,
            cwd=folder,
        )


def _wait(process: subprocess.Popen[bytes], url: str, folder: Path) -> None:
    deadline = time.monotonic() + _START_S
    while True:
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > deadline:
                log = (folder / "log").read_text(errors="replace")[-300:].strip()
                raise WarehouseUnavailable(f"PostgreSQL did not start: {log}") from None
            time.sleep(0.05)
