"""`make bench-shards`: how many tables one process holds, and whether two hold 1.7 times as many.

The processes are workers on PostgreSQL behind nginx, as `docs/hosting.md` has them. Each gets the
same small share of a core, so that a machine of two cores has enough left for persons, database and
proxy, and a worker is what is short. One worker gets more tables step by step, for as long as the
99th percentile of its answers is under the limit; two get 1.7 times the most that it held. Persons
come when every worker has its shards: before that, the others would have all of the tables. Each
step is measured three times, and the one in the middle counts.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench import results
from bench.clients import Measured
from bench.server import ANSWER_MS, PACE, cpu_seconds, serving, wait_for, write
from bench.timing import Row
from sparrows.web.workers.nginx import configuration
from tests.web.postgres import cluster
from tests.web.sites import Nginx

SHARE = 0.2  # of a core, for each worker
FIRST, STEP = 50, 1.1  # tables at first, and how many times as many after each step
TIMES = 1.7  # the tables of one that two must hold
MEASURES = 3  # of each step
# nginx says where people come from, and here all of them come from one address.
ONE_ADDRESS = {
    "SPARROWS_ADDRESS_SOCKETS": "100000",
    "SPARROWS_ADDRESS_REQUEST_BURST": "100000",
    "SPARROWS_ADDRESS_TABLE_BURST": "100000",
}


class Site(NamedTuple):
    """Some workers behind nginx."""

    address: str
    workers: list[int]  # their processes

    def used(self) -> list[float]:
        """Seconds of processor time so far: of each worker, and of the machine as a whole."""
        return [*map(cpu_seconds, self.workers), machine_seconds()]


class Step(NamedTuple):
    """What so many tables came to."""

    workers: int
    tables: int
    late: float  # the 99th percentile of all answers, in milliseconds
    steady: bool  # everybody played throughout
    busiest: float  # how much of its share the busiest worker used
    machine: float  # how many cores were used in all, whoever used them

    @property
    def holds(self) -> bool:
        return self.steady and self.late < ANSWER_MS


def machine_seconds() -> float:
    """What all processes of this machine have used."""
    user, nice, system = Path("/proc/stat").read_text(encoding="utf-8").split()[1:4]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def sharing(workers: int, share: float) -> Iterator[Site]:
    """So many workers with an empty database behind nginx."""
    os.environ.update(ONE_ADDRESS)
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(cluster(durable=True)).new_database()
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = [
            stack.enter_context(
                serving(database, f"--worker={number}", f"--workers={workers}", share=share)
            )
            for number in range(workers)
        ]
        for _, address in found:
            wait_for(f"{address}/readyz")
        addresses = [address.removeprefix("http://") for _, address in found]
        nginx = Nginx(folder / "nginx", configuration(addresses))
        nginx.start()
        stack.callback(nginx.kill)
        assert nginx.process
        wait_for(f"{nginx.address}/api/tables", nginx.process)
        yield Site(nginx.address, [pid for pid, _ in found])


class Persons:
    """Those who play at a site; they can become more."""

    def __init__(self, site: Site, share: float, tables: int, seconds: float) -> None:
        self.site = site
        self.share = share
        self.tables = tables
        command = [sys.executable, "-m", "bench.clients", site.address, str(tables), str(seconds)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def grow(self, tables: int) -> None:
        """To so many tables, or as many as before, which are measured once more."""
        self.tables = tables
        assert self.process.stdin
        self.process.stdin.write(f"{tables}\n")
        self.process.stdin.flush()

    def _measured(self) -> Step:
        assert self.process.stdout
        if self.process.stdout.readline() != "begun\n":
            raise SystemExit("the clients could not begin")
        before, start = self.site.used(), time.perf_counter()
        found = msgspec.json.decode(self.process.stdout.readline(), type=Measured)
        passed = time.perf_counter() - start
        spent = [(now - then) / passed for now, then in zip(self.site.used(), before, strict=True)]
        return Step(
            len(self.site.workers),
            self.tables,
            found.answered_within(0.99) * 1000,
            found.tables == self.tables and not found.refused,
            max(spent[:-1]) / self.share,
            spent[-1],
        )

    def step(self) -> Step:
        """What comes of the tables that there are now."""
        found = list[Step]()
        while len(found) < MEASURES:
            if found:
                self.grow(self.tables)
            found.append(self._measured())
            print(f"{found[-1].workers} × {self.share:g} of a core: {self.tables} tables, "
                  f"{found[-1].late:.0f} ms", flush=True)  # fmt: skip
        middle = sorted(found, key=lambda step: step.late)[MEASURES // 2]
        return middle._replace(steady=all(step.steady for step in found))

    def go(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(60)


@contextlib.contextmanager
def played(workers: int, share: float, tables: int, seconds: float) -> Iterator[Persons]:
    """Persons at so many tables of a site of its own."""
    with sharing(workers, share) as site:
        persons = Persons(site, share, tables, seconds)
        try:
            yield persons
        finally:
            persons.go()


def of_one(share: float, first: int, seconds: float) -> list[Step]:
    """All steps of one worker; the last one is the first that does not hold."""
    with played(1, share, first, seconds) as persons:
        steps = [persons.step()]
        while steps[-1].holds:
            persons.grow(ceil(persons.tables * STEP))
            steps.append(persons.step())
    return steps


def of_two(share: float, tables: int, seconds: float) -> Step:
    with played(2, share, tables, seconds) as persons:
        return persons.step()


def row(step: Step, ratio: str = "", target: str = "", *, holds: bool = True) -> Row:
    who = "one process" if step.workers == 1 else "**two processes**"
    many = "" if step.holds or target else ", which is too many"
    used = f"{step.busiest * 100:.0f} % of its share used, {step.machine:.1f} cores in all"
    what = f"{who} with {step.tables} tables{many}: 99th percentile"
    return Row(what, f"{step.late:.0f} ms ({used})", ratio, target, holds)


def rows(steps: list[Step], two: Step) -> list[Row]:
    """Each step of one process, and what two do."""
    most = max(step.tables for step in steps if step.holds)
    ratio, limit = f"{two.tables / most:.2f}× one", f"< {ANSWER_MS} ms"
    return [*map(row, steps), row(two, ratio, limit, holds=two.holds)]


def about(share: float, seconds: float) -> list[str]:
    return [
        "Written by `make bench-shards`: workers on PostgreSQL behind nginx, each of which gets",
        f"{share:g} of a core, with tables as above at a pace of {PACE:g} s. Each step is measured",
        f"{MEASURES} times over {seconds:.0f} seconds, and the one in the middle stands here.",
        "One gets more until its 99th percentile is too late, and two get",
        f"{TIMES:g} times the most that one held. The machine has {os.cpu_count()} cores.",
        f"Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.shards", description=__doc__)
    parser.add_argument("--share", type=float, default=SHARE, help="of a core, for each worker")
    parser.add_argument("--first", type=int, default=FIRST, help="tables at the first step")
    parser.add_argument("--seconds", type=float, default=20.0, help="that are counted per step")
    parser.add_argument("--dry", action="store_true", help="leave RESULTS.md as it is")
    asked = parser.parse_args()
    steps = of_one(asked.share, asked.first, asked.seconds)
    most = max([step.tables for step in steps if step.holds], default=0)
    if not most:
        raise SystemExit(f"one process does not hold {asked.first} tables: begin with fewer")
    two = of_two(asked.share, ceil(TIMES * most), asked.seconds)
    lines = results.table(rows(steps, two))
    print("\n".join(lines))
    if not asked.dry:
        write(two=[*about(asked.share, asked.seconds), "", *lines])


if __name__ == "__main__":
    main()
