"""What a process grows by when it counts very many hands, or plays very many deals.

python -m bench.memory RULES FILE     # MB, after the pickled hands of the file
python -m bench.memory RULES NUMBER   # MB, after so many greedy deals
"""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.effort import Effort
from bench.figure import MB, Figure, Target
from bench.hands import KINDS_OF_HANDS, Makings, Unseen, makings
from bench.scorer import own_scorer, suits_only
from sparrows import Deal, rulebook
from sparrows.bots.playing import play_out, seated
from sparrows.play.shuffle import seed_from

HANDS, AT_ONCE = 100_000, 1000
DEALS = 2000
TARGET = Target(20, 10)
RESIDENT = Path("/proc/self/statm")  # where the system has it
TOGETHER = 2  # processes; their memory is measured and not their time


def resident() -> float:
    """MB of this process that are in memory."""
    gc.collect()
    pages = int(RESIDENT.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def hands_in(file: Path) -> Iterator[Makings]:
    with file.open("rb") as stream:
        while stream.peek(1):
            yield from pickle.load(stream)


def growth_by_hands(name: str, file: Path) -> float:
    """From the first hand on, so that what is made once is no part of it."""
    count = own_scorer(name).score
    given = hands_in(file)
    count(next(given))
    before = resident()
    for made_from in given:
        count(made_from)
    return resident() - before


def growth_by_deals(name: str, number: int) -> float:
    """From the first deal on."""
    rules = rulebook(name)
    before = 0.0
    for each in range(number):
        seed = seed_from(each)
        play_out(Deal(rules, seed), seated(rules, ("greedy",) * len(rules.seats), seed))
        before = before or resident()
    return resident() - before


def write_hands(file: Path, number: int, *, without_honours: bool) -> None:
    """Made by another process, since what was given must be remembered not to be given again."""
    unseen = Unseen()
    most_melds = max(KINDS_OF_HANDS.values())
    with file.open("wb") as stream:
        for start in range(0, number, AT_ONCE):
            some = min(AT_ONCE, number - start)
            wins = unseen.wins(some, most_melds=most_melds, suits_only=without_honours)
            pickle.dump([makings(win) for win in wins], stream)


def grown(name: str, by: Path | int) -> float:
    command = [sys.executable, "-m", "bench.memory", name, str(by)]
    return float(subprocess.run(command, check=True, capture_output=True).stdout)


def figures(effort: Effort) -> list[Figure]:
    if not RESIDENT.exists():
        return []
    hands, deals = effort.number(HANDS), effort.number(DEALS)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(TOGETHER) as processes:
        files = {without: Path(folder, f"{without}.hands") for without in (False, True)}
        for without, file in files.items():
            write_hands(file, hands, without_honours=without)
        by_hands = processes.map(
            grown, effort.books, [files[suits_only(name)] for name in effort.books]
        )
        by_deals = processes.map(grown, effort.books, [deals] * len(effort.books))
        return [
            *(
                Figure(f"memory {name}, after {hands:,} unseen hands", found, MB, target=TARGET)
                for name, found in zip(effort.books, by_hands, strict=True)
            ),
            *(
                Figure(f"memory {name}, after {deals:,} greedy deals", found, MB)
                for name, found in zip(effort.books, by_deals, strict=True)
            ),
        ]


def main() -> None:
    name, by = sys.argv[1:]
    print(growth_by_deals(name, int(by)) if by.isdigit() else growth_by_hands(name, Path(by)))


if __name__ == "__main__":
    main()
