"""Everybody is told which discards were the tile just drawn, as everybody at a table sees it."""

from __future__ import annotations

import pytest

from sparrows.play.events import Discarded, Drew, PlaceLaid
from sparrows.web.protocol import Happened, Welcome
from sparrows.web.shown_deal import DrawnDiscards
from tests.web.rooms import Desk, Page, run
from tests.web.test_notices import discard
from tests.web.walls import lay


def told(page: Page) -> set[int]:
    """What the page was told, in whatever messages."""
    heard = [m for _, m in page.heard if isinstance(m, Happened | Welcome)]
    return {number for message in heard for number in message.drawn}


def test_a_discard_from_the_hand_is_told_from_one_just_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay(monkeypatch, "zung-jung", ["9p 5z", "3m", "", ""], "2z 9p 3z 4z")

    async def work() -> None:
        desk = Desk("zung-jung", public=True)
        await desk.begin()
        for seat, tile in enumerate(("5z", "3m", "9p", "3z")):
            await discard(desk, seat, tile)
            await desk.pass_windows()
        spectator = desk.come(None)
        for page in (*desk.pages.values(), spectator):
            assert told(page) == {2, 3}

    run(work())


def test_discards_are_counted_with_those_that_lay_there_before() -> None:
    log = [PlaceLaid(0, (), pond=(1, 2, 3)), Drew(1, 7), Discarded(1, 7), Drew(2, 7)]
    log += [Discarded(2, 8), Drew(3, 5), Discarded(3, 5)]
    drawn = DrawnDiscards()
    drawn.follow(log, 4)
    assert drawn.since(0) == (3,)
    drawn.follow(log, len(log))
    assert drawn.since(0) == (3, 5)
    assert drawn.since(4) == (5,)
