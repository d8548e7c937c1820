"""A disk that is soon full: a small file system in memory, which whoever runs the tests may make in a namespace of
their own, and a PostgreSQL server on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.conftest import PostgresServer, as_other_user, start_postgres

SIZE = "192m"
_MOUNT = 'mount -t tmpfs -o size="$0",mode=0777 tmpfs "$1" && echo mounted && exec sleep 86400'
_FILL = 'dd if=/dev/zero of="$0/ballast" bs=1M; dd if=/dev/zero of="$0/ballast" bs=4k oflag=append conv=notrunc'
_FULL = "No space left on device"


class NoSmallDisk(Exception):
    """Nobody may make a file system here."""


@dataclass(frozen=True)
class SmallDisk:
    """A file system of a fixed size, seen only by commands that enter it."""

    place: Path
    keeper: int

    @property
    def inside(self) -> Sequence[str]:
        """The words that run a command where the disk is seen."""
        return [*as_other_user(), "nsenter", f"--target={self.keeper}", "--user", "--mount", "--preserve-credentials"]

    @property
    def entering(self) -> Sequence[str]:
        """The same as somebody who is not root there: PostgreSQL refuses to run as root."""
        return [*self.inside, "unshare", "--user", "--map-user=1000", "--map-group=1000"]

    def fill(self) -> None:
        """Write until nothing more goes onto it."""
        subprocess.run([*self.inside, "sh", "-c", _FILL, str(self.place)], capture_output=True, check=False)

    def free(self) -> None:
        """Take away what fills it."""
        subprocess.run([*self.inside, "rm", "-f", str(self.place / "ballast")], check=True)


@contextmanager
def small_disk(place: Path) -> Iterator[SmallDisk]:
    """The file system, mounted on an empty folder for who enters it; gone at the end. Raises NoSmallDisk."""
    making = [*as_other_user(), "unshare", "--user", "--map-root-user", "--mount", "sh", "-c", _MOUNT, SIZE, str(place)]
    try:
        keeper = subprocess.Popen(making, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except FileNotFoundError as error:
        raise NoSmallDisk(str(error)) from None
    try:
        assert keeper.stdout is not None
        assert keeper.stderr is not None
        if keeper.stdout.readline() != b"mounted\n":
            raise NoSmallDisk(keeper.stderr.read().decode(errors="replace").strip())
        yield SmallDisk(place, keeper.pid)
    finally:
        keeper.kill()
        keeper.communicate()


@dataclass
class CrampedServer:
    """A PostgreSQL server whose data stand on a small disk, and its log of changes there too or on the machine's
    own."""

    server: PostgresServer
    disk: SmallDisk

    def refused(self) -> int:
        """How often the server found the disk full so far."""
        return (self.server.folder / "log").read_text(errors="replace").count(_FULL)

    def went_down(self) -> bool:
        """Whether the server has ended."""
        return self.server.process.poll() is not None

    def free(self) -> bool:
        """Make room, and start the server where it had ended, as an operator would; whether it had."""
        self.disk.free()
        with suppress(subprocess.TimeoutExpired):  # what is going down goes down first
            self.server.process.wait(1.0)
        if not self.went_down():
            return False
        self.server.start()
        return True


@contextmanager
def cramped_server(*, log_of_changes_elsewhere: bool) -> Iterator[CrampedServer]:
    """A server on a small disk. Raises NoSmallDisk."""
    folder = Path(tempfile.mkdtemp(prefix="candor-small-disk-"))
    folder.chmod(0o755)
    (folder / "disk").mkdir()
    more = []
    if log_of_changes_elsewhere:
        (folder / "changes").mkdir()
        more = [f"--waldir={folder / 'changes'}"]
    try:
        for each in (folder, folder / "disk", *folder.glob("changes")):
            _give_away(each)
        with small_disk(folder / "disk") as disk:
            server = start_postgres(folder, True, disk.entering, Path("disk/data"), more)
            try:
                yield CrampedServer(server, disk)
            finally:
                server.stop()
                time.sleep(0.1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _give_away(folder: Path) -> None:
    """To who runs PostgreSQL."""
    if other_user := as_other_user():
        uid, gid = (int(word.split("=")[1]) for word in other_user[1:3])
        os.chown(folder, uid, gid)
