"""A private PostgreSQL for tests, from Debian's binaries."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
SERVER_USER = "postgres"  # PostgreSQL does not run as root
USER = "sparrows"


class Cluster:
    """A running server that listens on a socket in its own folder."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self.folder = folder
        self.durable = durable
        self.count = 0

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses=''"
        if not self.durable:
            options += " -c fsync=off"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self._data, "-l", log, "-w", "-o", options, "start")

    def kill(self) -> None:
        """At once, with all of its processes."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        os.killpg(first, signal.SIGKILL)
        while _lives(first):
            time.sleep(0.01)

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        name = f"tables{self.count}"
        self._run("createdb", "-h", self.folder, "-U", USER, name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def create(self) -> None:
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, name: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [*_as_server_user(), _binary(name), *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
            cwd=self.folder,
        )
        assert done.returncode == 0, done.stderr


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A server of its own, removed afterwards.

    The machine itself is not switched off in tests, so nothing needs to reach the disk.
    """
    folder = Path(tempfile.mkdtemp(prefix="sparrows-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, SERVER_USER)
        found = Cluster(folder, durable=durable)
        found.create()
        found.start()
        try:
            yield found
        finally:
            found.stop("immediate")
    finally:
        shutil.rmtree(folder)


def _binary(name: str) -> Path:
    found = sorted(BINARIES.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1]
    elsewhere = shutil.which(name)
    assert elsewhere, f"{name} is missing: tools/install_system_packages.sh installs PostgreSQL"
    return Path(elsewhere)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _as_server_user() -> list[str]:
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam(SERVER_USER)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
