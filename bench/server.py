"""`make bench-server`: one server, hundreds of tables, and persons who wait for its answers.

The persons live in a second process (bench/clients.py) and decide once a second each; the bots of
their tables answer so quickly that the person has the turn again in time.

What a decision costs in processor time is compared with an earlier commit: with what was found
there once, on 300 tables and two cores, or better with what a checkout of it costs here and now:

    git worktree add ../before 25643b6
    python -m bench.server --against ../before

What a second process adds is measured by `bench/shards.py`.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import create_engine, func, make_url, select

from bench import results
from bench.clients import Measured
from bench.quota import limited
from bench.timing import Row
from sparrows.web.store.models import DECISIONS

PACE = 0.25
ANSWER_MS = 100
MEMORY_MB = 1024
BEFORE, BEFORE_COST = "25643b6", 0.00095  # seconds of processor time per decision at that commit
COST = 0.5  # of that one at most
SHARDS = "### Two processes"
HERE = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "sparrows", "play", "--no-open"]


class Load(NamedTuple):
    """What the server spent while it was measured."""

    cpu: float  # seconds of it for each second
    memory: float  # the most so far of one process, in MB
    decisions: float  # stored a second, of persons and bots

    @property
    def cost(self) -> float:
        """Seconds of processor time for each decision."""
        return self.cpu / self.decisions


@contextlib.contextmanager
def serving(
    database: str, *more: str, checkout: Path = HERE, share: float | None = None
) -> Iterator[tuple[int, str]]:
    """A server of its own, from this checkout and with its share of a core: process and address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    options = ["--port", str(port), "--pace", str(PACE), "--db", database]
    with limited(share) as enter:
        process = subprocess.Popen(
            [*COMMAND, *options, *more],
            cwd=checkout,
            preexec_fn=enter,  # noqa: PLW1509 (no thread has been started here)
        )
        try:
            wait_for(f"{address}/api/tables", process)
            yield process.pid, address
        finally:
            process.terminate()
            process.wait(60)


def wait_for(url: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Until this is answered as it should be, for as long as the process lives."""
    for _ in range(600):
        if process is not None and process.poll() is not None:
            raise SystemExit("the server did not start")
        with contextlib.suppress(OSError), urllib.request.urlopen(url):
            return
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def family(pid: int) -> set[int]:
    """A process and all that come from it, by the parents that the system names."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            stat = entry.read_text(encoding="utf-8")
            parents[int(entry.parent.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {pid}
    while more := {each for each, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def cpu_seconds(pid: int) -> float:
    """What a server has spent, with the processes in which its bots think."""
    return sum(own_cpu_seconds(each) for each in family(pid))


def own_cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def most_memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1024


def stored(database: str) -> int:
    """How many decisions the database has, in whatever form it is."""
    address = make_url(database)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engine = create_engine(address)
    with engine.connect() as connection:
        found: int = connection.execute(select(func.count()).select_from(DECISIONS)).scalar_one()
    engine.dispose()
    return found


def driven(
    server: AbstractContextManager[tuple[int, str]],
    database: str,
    tables: int,
    seconds: float,
) -> tuple[Measured, Load]:
    """The clients play, and the server is watched meanwhile."""
    with server as (pid, address):
        command = [sys.executable, "-m", "bench.clients", address, str(tables), str(seconds)]
        clients = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        assert clients.stdout
        if clients.stdout.readline() != "begun\n":
            raise SystemExit("the clients could not begin")
        spent, before, start = cpu_seconds(pid), stored(database), time.perf_counter()
        line = clients.stdout.readline()
        passed = time.perf_counter() - start
        load = Load(
            (cpu_seconds(pid) - spent) / passed,
            most_memory(pid),
            (stored(database) - before) / passed,
        )
        clients.wait(60)
    return msgspec.json.decode(line, type=Measured), load


def rows(found: Measured, load: Load, tables: int, before: float) -> list[Row]:
    middle, late, latest = (found.answered_within(part) * 1000 for part in (0.5, 0.99, 0.99999))
    return [
        Row("tables that were played throughout", f"{found.tables}", "", f"{tables}",
            found.tables == tables and not found.refused),
        Row("actions of persons", f"{len(found.answers) / found.seconds:,.0f} /s", "", "", True),
        Row("decisions stored, with the bots'", f"{load.decisions:,.0f} /s", "", "", True),
        Row("from action to answer, median", f"{middle:.1f} ms", "", "", True),
        Row("**from action to answer, 99th percentile**", f"{late:.1f} ms", "",
            f"< {ANSWER_MS} ms", late < ANSWER_MS),
        Row("from action to answer, longest", f"{latest:.1f} ms", "", "", True),
        Row("memory of the server", f"{load.memory:.0f} MB", "", f"< {MEMORY_MB} MB",
            load.memory < MEMORY_MB),
        Row("processor time of the server", f"{load.cpu * 100:.0f} % of a core", "", "", True),
        Row("processor time a table", f"{load.cpu / tables * 1000:.1f} ms each second", "", "",
            True),
        Row("**processor time a decision**", f"{load.cost * 1000:.2f} ms",
            f"{load.cost / before:.2f} of `{BEFORE}`", f"at most {COST}",
            load.cost <= COST * before),
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--db", help="a database URL; a new SQLite file if it is left out")
    parser.add_argument(
        "--against", type=Path, help=f"a checkout of {BEFORE}, which is measured before this one"
    )
    parser.add_argument("--dry", action="store_true", help="leave RESULTS.md as it is")
    asked = parser.parse_args()
    busy = os.getloadavg()[0]
    before = BEFORE_COST
    with contextlib.ExitStack() as stack:
        if asked.against:
            other = new_database(stack)
            server = serving(other, checkout=asked.against)
            before = driven(server, other, asked.tables, asked.seconds)[1].cost
        database = asked.db or new_database(stack)
        found, load = driven(serving(database), database, asked.tables, asked.seconds)
    lines = results.table(rows(found, load, asked.tables, before))
    print("\n".join(lines))
    if not asked.dry:
        head = about(asked.tables, asked.seconds, database, busy)
        compared = f"A decision of `{BEFORE}` costs {before * 1000:.2f} ms"
        how = "measured just before" if asked.against else "on 300 tables, measured once"
        write(one=[*head, f"{compared}, {how}.", "", *lines])


def write(*, one: list[str] | None = None, two: list[str] | None = None) -> None:
    """Write what one server does, or what a second one adds; the other part stays as it is."""
    page = results.RESULTS.read_text(encoding="utf-8")
    first, title, rest = page.partition(results.SERVER)[2].partition(SHARDS)
    parts = (
        first.strip().splitlines() if one is None else one,
        (title + rest).splitlines() if two is None else [SHARDS, "", *two],
    )
    results.write(server=[*parts[0], "", *parts[1]])


def new_database(stack: contextlib.ExitStack) -> str:
    return f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/tables.sqlite"


def about(tables: int, seconds: float, database: str, busy: float) -> list[str]:
    kind = database.partition(":")[0]
    return [
        f"Written by `make bench-server`: {tables} tables of the five rulebooks, each of one",
        "scripted person who decides once a second and three `greedy` bots with a pace of",
        f"{PACE:g} s, over {seconds:.0f} seconds on {kind}; persons and server share a machine",
        f"of {os.cpu_count()} cores, where {busy:.1f} processes ran before (over 0.5 it was busy).",
        f"Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}.",
    ]


if __name__ == "__main__":
    main()
