"""Connections to a table: whose they are, how many there may be, and who waits for whom."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from sparrows.web import answers
from sparrows.web.protocol import Act, Advise, Advised, LetBotPlay, Pong, Welcome
from sparrows.web.refusals import Refusal
from sparrows.web.settings import Settings
from sparrows.web.silence import head
from sparrows.web.sockets import SocketLine
from tests.web.rooms import Desk, Page, in_threads, run


def test_a_connection_that_was_closed_says_nothing_more() -> None:
    """Who has left must not play for whoever took the place."""

    async def work() -> None:
        desk = Desk("red")
        old = desk.come(1)
        await desk.room.leave("token 1")
        assert old.closed == "private"
        assert await desk.room.sit("Boris", "other") == 1
        await desk.begin()
        with pytest.raises(Refusal) as refused:
            await desk.room.hear(1, LetBotPlay(True), old)
        assert refused.value.code == "private"
        assert not desk.room.info().players[1].played_by_bot

    run(work())


def test_a_player_has_so_many_pages_and_a_table_so_many_spectators() -> None:
    async def work() -> None:
        settings = Settings(pace=0.0, most_pages=2, most_spectators=3)
        desk = Desk("red", public=True, settings=settings)
        await desk.begin()
        for viewer, most in ((0, 2), (None, 3)):
            room_for = most - (viewer is not None)
            pages = [desk.come(viewer) for _ in range(room_for)]
            with pytest.raises(Refusal) as refused:
                desk.room.connect(Page(desk.time), viewer)
            assert refused.value.code == "busy"
            desk.room.disconnect(pages[0], viewer)
            assert desk.come(viewer).all(Welcome)

    run(work())


def test_nobody_waits_for_the_advice_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, counted = threading.Event(), []
    real = answers.advised

    def slowly(*given: Any) -> Advised:
        counted.append(given)
        assert gate.wait(20)
        return real(*given)

    monkeypatch.setattr(answers, "advised", slowly)

    async def work() -> None:
        desk = Desk("red", aids=True, mind=in_threads)
        await desk.begin()
        await desk.answer(desk.turn_player())
        first, second, *_ = desk.asked()
        question = desk.pages[first].question
        assert question is not None
        waiting = [asyncio.create_task(desk.say(first, Advise(question.at))) for _ in range(2)]
        try:
            async with asyncio.timeout(5):
                await asyncio.sleep(0.05)
                assert not await desk.answer(second)
            assert not any(each.done() for each in waiting)
        finally:
            gate.set()
        assert await asyncio.gather(*waiting) == ["", ""]
        assert len(counted) == 1, "it is counted once"
        assert [advice.at for advice in desk.pages[first].all(Advised)] == [question.at] * 2

    run(work())


def test_advice_that_comes_too_late_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    real = answers.advised

    def slowly(*given: Any) -> Advised:
        assert gate.wait(20)
        return real(*given)

    monkeypatch.setattr(answers, "advised", slowly)

    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", aids=True)
        await desk.begin()
        assert desk.room.game is not None
        desk.room.game.mind = in_threads
        question = desk.pages[0].question
        assert question is not None
        waiting = asyncio.create_task(desk.say(0, Advise(question.at)))
        await asyncio.sleep(0.05)
        try:
            async with asyncio.timeout(5):
                assert not await desk.say(0, Act(question.at, question.default))
        finally:
            gate.set()
        assert await waiting == "stale"

    run(work())


class Network:
    """A socket whose network takes messages at once, or does not."""

    def __init__(self) -> None:
        self.pieces: list[list[int]] = []
        self.closed: list[str] = []
        self.takes = True
        self.free = asyncio.Event()

    def send_now(self, texts: Sequence[bytes]) -> bool:
        if self.takes:
            self.pieces.append([msgspec.json.decode(text)["number"] for text in texts])
        return self.takes

    async def send_data(self, text: str, mode: str) -> None:
        await self.free.wait()
        self.pieces.append([msgspec.json.decode(text)["number"]])

    async def close(self, code: int, reason: str) -> None:
        self.closed.append(f"{code} {reason}")


def test_what_is_said_in_one_turn_goes_out_at_once_and_each_message_stays_its_own() -> None:
    page = Network()
    page.free.set()

    async def work() -> None:
        line = SocketLine(page.send_now)
        writer = asyncio.create_task(line.write(cast(Any, page)))
        line.send(Pong(1))
        line.send(Pong(2))
        await asyncio.sleep(0)
        line.send(Pong(3))
        line.close("slow")
        line.send(Pong(4))
        await writer

    run(work())
    assert page.pieces == [[1, 2], [3]]
    assert page.closed == ["1013 slow"]


def test_what_the_network_does_not_take_is_sent_in_order_when_it_does() -> None:
    page = Network()

    async def work() -> None:
        line = SocketLine(page.send_now)
        writer = asyncio.create_task(line.write(cast(Any, page)))
        page.takes = False
        line.send(Pong(1))
        await asyncio.sleep(0.01)
        page.takes = True
        line.send(Pong(2))  # not before the first
        await asyncio.sleep(0.01)
        assert page.pieces == []
        page.free.set()
        await asyncio.sleep(0.01)
        line.send(Pong(3))
        await asyncio.sleep(0.01)
        assert page.pieces == [[1], [2], [3]]
        line.close("closing")
        await writer

    run(work())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_frames_are_those_of_the_protocol(length: int) -> None:
    text = b"x" * length
    frame = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert head(text) + text == frame
