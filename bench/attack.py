"""`make bench-attack`: what strangers have of a server that others try to take for themselves."""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
import time

import msgspec

from bench import results
from bench.clients import WARM_UP, Measured
from bench.server import serving
from bench.timing import Row

STRANGERS = 5  # one at a table of each rulebook
SECONDS = 40.0
ANSWER_MS = 150


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    asked = parser.parse_args()
    allow_many_files()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite") as (_, address),
    ):
        found, said, opening = attacked(address, asked.seconds)
    answers = sorted(found.answers)
    late = answers[int(len(answers) * 0.99)] * 1000
    print("\n".join(said))
    print("\n".join(results.table([
        Row("strangers who open a table and play throughout", f"{found.tables}", "",
            f"{STRANGERS}", found.tables == STRANGERS and not found.refused),
        Row("tables open for all of them after", f"{opening:.2f} s", "", "", True),
        Row("**from action to answer, 99th percentile**", f"{late:.1f} ms", "",
            f"< {ANSWER_MS} ms", late < ANSWER_MS),
    ])))  # fmt: skip


def allow_many_files() -> None:
    """Thousands of connections have as many ends in the server and in the attackers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def attacked(address: str, seconds: float) -> tuple[Measured, list[str], float]:
    """Strangers come when all attackers are there; what both found, and when tables were open."""
    attackers = subprocess.Popen(
        [sys.executable, "-m", "bench.attackers", address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert attackers.stdin
    assert attackers.stdout
    said = [attackers.stdout.readline().strip()]
    if not said[0].startswith("begun"):
        raise SystemExit("the attackers could not begin")
    start = time.perf_counter()
    command = [sys.executable, "-m", "bench.clients", address, str(STRANGERS), str(seconds)]
    strangers = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    assert strangers.stdout
    if strangers.stdout.readline() != "begun\n":
        raise SystemExit("the strangers could not begin")
    begun = time.perf_counter() - start - WARM_UP
    found = msgspec.json.decode(strangers.stdout.readline(), type=Measured)
    strangers.wait(60)
    attackers.stdin.write("\n")
    attackers.stdin.flush()
    said.append(attackers.stdout.readline().strip())
    attackers.terminate()
    attackers.wait(60)
    return found, said, begun


if __name__ == "__main__":
    main()
