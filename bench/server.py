"""`make bench-server`: one server, hundreds of tables, and persons who wait for its answers.

The persons live in a second process (bench/clients.py) and decide once a second each; the bots of
their tables answer so quickly that the person has the turn again in time.

What a decision costs in processor time is compared with an earlier commit: with what was found
there once, on 300 tables and two cores, or better with what a checkout of it costs here and now:

    git worktree add ../before 25643b6
    python -m bench.server --against ../before

What a second worker adds can be seen on a machine without cores to spare too, if each has the same
part of one:

    python -m bench.server --workers 1 --quota 0.25 --tables 100
    python -m bench.server --workers 2 --quota 0.25 --tables 170
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
from sparrows.web.workers.nginx import configuration
from tests.web.postgres import cluster
from tests.web.sites import Nginx

PACE = 0.25
ANSWER_MS = 100
MEMORY_MB = 1024
# nginx says where people come from, and here all of them come from one address.
ONE_ADDRESS = {
    "SPARROWS_ADDRESS_SOCKETS": "100000",
    "SPARROWS_ADDRESS_REQUEST_BURST": "100000",
    "SPARROWS_ADDRESS_TABLE_BURST": "100000",
}
BEFORE, BEFORE_COST = "25643b6", 0.00095  # seconds of processor time per decision at that commit
COST = 0.5  # of that one at most
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
    database: str, *more: str, checkout: Path = HERE, quota: float | None = None
) -> Iterator[tuple[list[int], str]]:
    """A server of its own, from this checkout: process ids and address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    options = ["--port", str(port), "--pace", str(PACE), "--db", database]
    with limited(quota) as enter:
        process = subprocess.Popen(
            [*COMMAND, *options, *more],
            cwd=checkout,
            preexec_fn=enter,  # noqa: PLW1509 (no thread has been started here)
        )
        try:
            wait_for(address, process)
            yield [process.pid], address
        finally:
            process.terminate()
            process.wait(60)


@contextlib.contextmanager
def sharing(database: str, workers: int, quota: float | None) -> Iterator[tuple[list[int], str]]:
    """So many workers behind nginx: process ids and address."""
    os.environ.update(ONE_ADDRESS)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = [
            stack.enter_context(
                serving(database, f"--worker={number}", f"--workers={workers}", quota=quota)
            )
            for number in range(workers)
        ]
        addresses = [address.removeprefix("http://") for _, address in found]
        nginx = Nginx(folder / "nginx", configuration(addresses))
        nginx.start()
        stack.callback(nginx.kill)
        assert nginx.process
        wait_for(nginx.address, nginx.process)
        yield [*(pid for pids, _ in found for pid in pids), nginx.process.pid], nginx.address


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit("the server did not start")
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/api/tables"):
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


def spent_by(pids: list[int]) -> float:
    return sum(cpu_seconds(pid) for pid in pids)


def driven(
    server: AbstractContextManager[tuple[list[int], str]],
    database: str,
    tables: int,
    seconds: float,
) -> tuple[Measured, Load]:
    """The clients play, and the server is watched meanwhile."""
    with server as (pids, address):
        command = [sys.executable, "-m", "bench.clients", address, str(tables), str(seconds)]
        clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert clients.stdout
        if clients.stdout.readline() != "begun\n":
            raise SystemExit("the clients could not begin")
        spent, before, start = spent_by(pids), stored(database), time.perf_counter()
        line = clients.stdout.readline()
        passed = time.perf_counter() - start
        load = Load(
            (spent_by(pids) - spent) / passed,
            max(most_memory(pid) for pid in pids),
            (stored(database) - before) / passed,
        )
        clients.wait(60)
    return msgspec.json.decode(line, type=Measured), load


def rows(found: Measured, load: Load, tables: int, before: float) -> list[Row]:
    answers = sorted(found.answers)
    middle, late, latest = (
        answers[int(len(answers) * share)] * 1000 for share in (0.5, 0.99, 0.99999)
    )
    return [
        Row("tables that were played throughout", f"{found.tables}", "", f"{tables}",
            found.tables == tables and not found.refused),
        Row("actions of persons", f"{len(answers) / found.seconds:,.0f} /s", "", "", True),
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
        "--workers", type=int, help="so many behind nginx, on PostgreSQL; implies --dry"
    )
    parser.add_argument(
        "--quota", type=float, help="the part of a core that each of the workers gets"
    )
    parser.add_argument(
        "--against", type=Path, help=f"a checkout of {BEFORE}, which is measured before this one"
    )
    parser.add_argument("--dry", action="store_true", help="leave RESULTS.md as it is")
    asked = parser.parse_args()
    busy = os.getloadavg()[0]
    before = BEFORE_COST
    with contextlib.ExitStack() as stack:
        if asked.against:
            other = new_database(stack, postgres=False)
            server = serving(other, checkout=asked.against)
            before = driven(server, other, asked.tables, asked.seconds)[1].cost
        database = asked.db or new_database(stack, postgres=asked.workers is not None)
        server = (
            sharing(database, asked.workers, asked.quota)
            if asked.workers
            else serving(database, quota=asked.quota)
        )
        found, load = driven(server, database, asked.tables, asked.seconds)
    lines = results.table(rows(found, load, asked.tables, before))
    print("\n".join(lines))
    if not asked.dry and asked.workers is None and asked.quota is None:
        head = about(asked.tables, asked.seconds, database, busy)
        compared = f"A decision of `{BEFORE}` costs {before * 1000:.2f} ms"
        how = "measured just before" if asked.against else "on 300 tables, measured once"
        results.write(server=[*head, f"{compared}, {how}.", "", *lines])


def new_database(stack: contextlib.ExitStack, *, postgres: bool) -> str:
    if postgres:
        return stack.enter_context(cluster(durable=True)).new_database()
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
