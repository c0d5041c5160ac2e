"""Notices go to the player they are for, when they change and when they come back."""

from __future__ import annotations

import pytest

from sparrows.play.notices import Notice
from sparrows.tiles import parse_one
from sparrows.web.protocol import Act, Noticed, Welcome
from tests.web.rooms import Desk, Page, run
from tests.web.walls import lay

NINE_DOTS = parse_one("9p")


def last_notices(page: Page) -> tuple[Notice, ...]:
    """What the page was told last, in whatever message."""
    found = [m for _, m in page.heard if isinstance(m, Noticed | Welcome)]
    return found[-1].notices


async def discard(desk: Desk, seat: int, tile: str) -> None:
    """The seat discards, and all others pass."""
    by_seat = {desk.seat(player): player for player in range(4)}
    question = desk.pages[by_seat[seat]].question
    assert question is not None
    wished = [str(action) for action in question.offers].index(f"discard {tile}")
    assert not await desk.say(by_seat[seat], Act(question.at, wished))


def test_who_may_win_dear_is_told_who_is_responsible(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "zung-jung", ["9p 5z", "111999m 111s 99s 99p", "", ""], "2z 9p 3z 4z")

    async def work() -> None:
        desk = Desk("zung-jung", public=True)
        desk.come(None)
        await desk.begin()
        for seat, tile in enumerate(("5z", "2z", "9p", "3z")):
            await discard(desk, seat, tile)
            await desk.pass_windows()
        by_seat = {desk.seat(player): player for player in range(4)}
        east, south = desk.pages[by_seat[0]], by_seat[1]
        assert (NINE_DOTS,) in [notice.tiles for notice in last_notices(east)]
        await discard(desk, 0, "9p")
        (notice,) = last_notices(desk.pages[south])
        assert (notice.id, notice.seat) == ("win-responsible", 2)
        late = desk.come(south)
        assert last_notices(late) == (notice,)
        for seat in (0, 2, 3):
            assert not last_notices(desk.pages[by_seat[seat]])
        await desk.pass_windows()
        assert notice not in last_notices(late)
        assert not desk.pages[None].all(Noticed)

    run(work())


def test_the_draw_of_seats_is_told_with_the_first_deal() -> None:
    async def work() -> None:
        desk = Desk("red", seed=6)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        (welcome,) = desk.pages[0].all(Welcome)[-1:]
        assert welcome.deal.throws == tuple(game.match.throws)
        assert set(welcome.deal.throws[0]) == {0, 1, 2, 3}
        await desk.play_deal()
        await desk.next_deal()
        assert not game.dealt.throws

    run(work())
