"""Processes that think: nothing is lost when they die, and they die with whoever asked."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from bench.server import family
from sparrows import RULEBOOKS
from sparrows.bots.playing import play_out, seated
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from sparrows.web import thinkers as module
from sparrows.web.minds import Minds
from sparrows.web.refusals import Refusal
from sparrows.web.thinkers import Lost, Thinkers, pickled, taken_from
from tests.web.processes import Server
from tests.web.serving import Person

SEED = bytes(range(32))


def refused(code: str) -> None:
    raise Refusal(code, ValueError("so it is"), "ru")


def die_until(file: str, deaths: int) -> int:
    """Dies so many times, and then says how often it was begun."""
    with Path(file).open("a", encoding="utf-8") as begun:
        begun.write("x")
    if Path(file).stat().st_size <= deaths:
        os._exit(1)
    return Path(file).stat().st_size


def same(rules: Rulebook) -> Rulebook:
    return rules


def thinking(work: Callable[[Thinkers], Awaitable[None]], number: int = 1) -> None:
    async def run() -> None:
        thinkers = Thinkers(number)
        try:
            async with asyncio.timeout(60):
                await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_work_is_done_and_what_it_raises_is_raised() -> None:
    async def work(thinkers: Thinkers) -> None:
        rules = rulebook("sichuan", deals=8)
        answers = [thinkers(pow, 2, number) for number in range(100)]
        assert await asyncio.gather(*answers) == [2**number for number in range(100)]
        assert await thinkers(same, rules) is rules
        with pytest.raises(Refusal) as error:
            await thinkers(refused, "no-such-seat")
        assert (error.value.code, error.value.status, error.value.lang) == (
            "no-such-seat",
            404,
            "ru",
        )
        assert str(error.value.why) == "so it is"
        with pytest.raises(ZeroDivisionError):
            await thinkers(divmod, 1, 0)

    thinking(work, number=2)


def test_work_is_done_again_by_the_process_that_follows(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        before = thinkers(abs, -1)
        killing = thinkers(die_until, str(tmp_path / "begun"), module.ATTEMPTS - 1)
        after = [thinkers(abs, -number) for number in range(20)]
        assert await before == 1
        assert await killing == module.ATTEMPTS
        assert await asyncio.gather(*after) == list(range(20))

    thinking(work)


def test_messages_are_taken_from_a_stream_when_they_are_whole() -> None:
    stream = pickled("one") + pickled(b"x" * 1000)
    for size in (1, 7, 500, len(stream)):
        buffer, found = bytearray(), []
        for first in range(0, len(stream), size):
            buffer += stream[first : first + size]
            found += [pickle.loads(message) for message in taken_from(buffer)]
        assert (found, buffer) == (["one", b"x" * 1000], b"")


def test_work_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        killing = thinkers(die_until, str(tmp_path / "begun"), 100)
        after = thinkers(abs, -2)
        with pytest.raises(Lost):
            await killing
        assert await after == 2
        assert (tmp_path / "begun").stat().st_size == module.ATTEMPTS

    thinking(work)


def test_work_that_stood_beside_what_kills_is_not_given_up(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers(abs, 0)  # from now on answers travel together, and die together
        before = [thinkers(abs, -number) for number in range(5)]
        killing = thinkers(die_until, str(tmp_path / "begun"), 100)
        after = thinkers(abs, -9)
        assert await asyncio.gather(*before, after, return_exceptions=True) == [*range(5), 9]
        with pytest.raises(Lost):
            await killing

    thinking(work)


def test_where_no_process_can_be_started_work_is_done_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(module, "_started", refuse)

    async def work(thinkers: Thinkers) -> None:
        answers = [thinkers(abs, -number) for number in range(5)]
        assert await asyncio.gather(*answers) == list(range(5))

    thinking(work)


@pytest.mark.parametrize("ahead", [False, True], ids=["one by one", "ahead"])
@pytest.mark.parametrize("killed", [1000, 40], ids=["undisturbed", "killed"])
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_bots_decide_as_they_do_here(rules: str, killed: int, *, ahead: bool) -> None:
    book = rulebook(rules)
    names = ("random", "greedy", "keen", "master")[-len(book.seats) :]
    expected = play_out(Deal(book, SEED), seated(book, names, SEED)).decisions

    async def work(thinkers: Thinkers) -> None:
        deal = Deal(book, SEED)
        woken = asyncio.Event()
        deaths: list[object] = []
        bots = seated(book, names, SEED)
        minds = Minds(deal, SEED, bots, thinkers.mind("table"), lambda _: woken.set())
        while not deal.over:
            waiting = deal.waiting_for()
            minds.begin(waiting, book.seats if ahead else ())
            while any(map(minds.is_thinking, waiting)):
                woken.clear()
                await woken.wait()
                minds.begin(waiting)  # another process has to be told everything
            decided = minds.take_ahead() or [(seat, minds.thought(seat)) for seat in waiting]
            for seat, action in decided:
                assert action is not None
                deal.act(seat, action)
            if killed <= len(deal.decisions) and not deaths:
                (thinker,) = thinkers.thinkers
                assert thinker.process is not None
                deaths.append(thinker.process)
                thinker.process.kill()
                await asyncio.to_thread(thinker.process.join)
        assert deal.decisions == expected

    thinking(work)


def test_a_thought_that_the_end_of_the_server_cuts_short_is_told_to_nobody() -> None:
    book = rulebook("red")
    failures: list[object] = []
    told: list[bool] = []

    async def work(thinkers: Thinkers) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: failures.append(found))
        bots = seated(book, ("keen",) * len(book.seats), SEED)
        minds = Minds(Deal(book, SEED), SEED, bots, thinkers.mind("table"), told.append)
        minds.begin(book.seats[:1])
        await thinkers.close()
        await asyncio.sleep(0)
        assert not minds.is_thinking(book.seats[0])
        minds.begin(book.seats[:1])

    thinking(work)
    assert not failures
    assert not told


def test_a_process_that_is_being_started_ends_with_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, start = threading.Event(), module._started

    def slowly(*given: Any) -> BaseProcess:
        begun.set()
        time.sleep(0.3)
        return start(*given)

    monkeypatch.setattr(module, "_started", slowly)

    async def work(thinkers: Thinkers) -> None:
        thinkers.begin()
        assert await asyncio.to_thread(begun.wait, 20)
        await thinkers.close()
        (thinker,) = thinkers.thinkers
        assert thinker.process is not None
        assert not thinker.process.is_alive()

    thinking(work)


def runs(pid: int) -> bool:
    """Whether a process is there, and not only remembered until somebody asks how it ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_no_process_outlives_the_server(tmp_path: Path, end: signal.Signals) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")

    async def work() -> set[int]:
        await server.start()
        assert server.process is not None
        person = Person(server.address)
        person.open("red", players="me keen keen keen")
        person.start()
        async with asyncio.timeout(30):
            # With the server there is a process that starts others, and one that thinks.
            while len(found := family(server.process.pid)) < 3:
                await asyncio.sleep(0.05)
        server.kill() if end == signal.SIGKILL else server.stop()
        return found

    found = asyncio.run(work())
    until = time.monotonic() + 30
    while time.monotonic() < until and any(map(runs, found)):
        time.sleep(0.05)
    assert not [pid for pid in found if runs(pid)]
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")
