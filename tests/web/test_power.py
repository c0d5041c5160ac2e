"""The power fails: what was not brought to the disk is gone, and nothing acknowledged is.

`power.c` keeps what the disk would have; after a kill the files are made so again.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sparrows.web.store import Store
from tests.web.parties import SEED
from tests.web.processes import Server
from tests.web.stores import run, table
from tests.web.test_kills import play_and_kill

SOAK = int(os.environ.get("SPARROWS_SOAK", "1"))
LOSSES = 6 * SOAK  # of a store that does nothing but write
SERVER_LOSSES = SOAK
SECTOR = 512  # bytes that a disk writes at once
SOURCE = Path(__file__).parent / "power.c"


@pytest.fixture(scope="session")
def layer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that is put between a process and the system."""
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        pytest.skip("a power loss is simulated on Linux only, with a C compiler (cc)")
    built = tmp_path_factory.mktemp("power") / "power.so"
    options = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *options, "-o", built, SOURCE, "-ldl", "-lpthread"], check=True)
    return built


class Disk:
    """A folder with a database, and what of it has reached the disk."""

    def __init__(self, folder: Path, layer: Path, seed: int) -> None:
        self.folder, self.copies = folder / "disk", folder / "copies"
        self.folder.mkdir()
        self.copies.mkdir()
        self.rng = random.Random(seed)
        self.database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        self.environment = {
            "LD_PRELOAD": str(layer),
            "POWER_FOLDER": str(self.folder),
            "POWER_COPIES": str(self.copies),
        }

    def lose_power(self) -> None:
        """Leaves what was brought to the disk; of the rest nothing, or any sectors of it."""
        some = self.rng.random() < 0.5
        names = self.copies / ".names"
        known = names.read_text("utf-8").split() if names.exists() else []
        for name in {*known, *(each.name for each in self.folder.iterdir())}:
            path, copy = self.folder / name, self.copies / name
            if name not in known:
                path.unlink()
                continue
            kept = copy.read_bytes() if copy.exists() else b""
            lost = path.read_bytes() if path.exists() else b""
            path.write_bytes(self._mixed(kept, lost) if some else kept)
            copy.write_bytes(path.read_bytes())

    def _mixed(self, kept: bytes, lost: bytes) -> bytes:
        """Sectors may have been written in any order before the end."""
        found = []
        for at in range(0, max(len(kept), len(lost)), SECTOR):
            old, new = kept[at : at + SECTOR], lost[at : at + SECTOR]
            found.append(self.rng.choice((old.ljust(len(new), b"\0"), new or old)))
        return b"".join(found)


WRITE_AND_TELL = """
import asyncio, sys
from sparrows.play.actions import PASS
from sparrows.web.store import Store, StoredDecision, checkpoints, database

checkpoints.GATHERED = 10
database.SYNCHRONOUS = sys.argv[2]

async def main():
    store = Store(sys.argv[1])
    async def play(deal):
        found = await store.load("t1")
        first = sum(decision.deal == deal for decision in found[1])
        for number in range(first, 1_000_000):
            await store.append("t1", [StoredDecision(deal, number, 0, PASS)])
            print(deal, number, flush=True)
    await asyncio.gather(*(play(deal) for deal in range(5)))

asyncio.run(main())
"""

Numbers = set[tuple[int, int]]


def written(disk: Disk, synchronous: str, syncs: int) -> Numbers:
    """What a process was told to be stored, which dies at a sync, or after many decisions."""
    last = {"POWER_LAST": str(syncs)} if syncs else {}
    process = subprocess.Popen(
        [sys.executable, "-c", WRITE_AND_TELL, disk.database, synchronous],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **disk.environment, **last},
    )
    assert process.stdout
    told = [process.stdout.readline() for _ in range(0 if syncs else 500)]
    if not syncs:
        process.send_signal(signal.SIGKILL)
    told += process.stdout.readlines()
    assert process.wait(60) == -signal.SIGKILL
    process.stdout.close()
    whole = [line.split() for line in told if line.endswith("\n")]
    return {(int(deal), int(number)) for deal, number in whole}


def found(disk: Disk) -> Numbers:
    """What is stored, in a database that is sound; looking changes only a copy."""
    copy = disk.folder.parent / "looked at"
    shutil.copytree(disk.folder, copy)
    with closing(sqlite3.connect(copy / "tables.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = database.execute("SELECT deal, number FROM decisions").fetchall()
    shutil.rmtree(copy)
    return {(deal, number) for deal, number in rows}


def begun(disk: Disk) -> None:
    """A table is opened, and the server ends."""

    async def write(store: Store) -> None:
        await store.save_table(table())

    run(disk.database, write)
    for path in disk.folder.iterdir():
        shutil.copy(path, disk.copies)
    (disk.copies / ".names").write_text(
        "\n".join(each.name for each in disk.folder.iterdir()), "utf-8"
    )


def test_nothing_acknowledged_is_lost_with_the_power(layer: Path, tmp_path: Path) -> None:
    disk = Disk(tmp_path, layer, SEED)
    begun(disk)
    acknowledged: Numbers = set()
    for _ in range(LOSSES):
        acknowledged |= written(disk, "FULL", disk.rng.randint(1, 120))
        disk.lose_power()
        assert acknowledged <= found(disk)
    assert len(acknowledged) > 100


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_with_less_care_the_loss_would_be_seen(
    layer: Path, tmp_path: Path, synchronous: str
) -> None:
    # Where the last thing that was done brought all of it to the disk, it is tried once more.
    assert any(loses(layer, tmp_path / str(attempt), synchronous) for attempt in range(8))


def loses(layer: Path, folder: Path, synchronous: str) -> bool:
    """Whether something acknowledged is gone after the power was."""
    folder.mkdir()
    disk = Disk(folder, layer, SEED)
    begun(disk)
    acknowledged = written(disk, synchronous, 0)
    disk.rng.seed(2)  # nothing but what was brought to the disk
    disk.lose_power()
    return bool(acknowledged - found(disk))


class FailingServer(Server):
    """A server whose machine loses its power when it is killed."""

    def __init__(self, disk: Disk, log: Path) -> None:
        super().__init__(disk.database, log, **disk.environment)
        self.disk = disk

    def kill(self) -> None:
        super().kill()
        self.disk.lose_power()


def test_every_table_is_found_where_it_was_after_a_power_loss(layer: Path, tmp_path: Path) -> None:
    disk = Disk(tmp_path, layer, SEED)
    asyncio.run(play_and_kill(FailingServer(disk, tmp_path / "log"), SERVER_LOSSES))
