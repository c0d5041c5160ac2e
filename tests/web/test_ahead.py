"""Where a person plays alone bots decide ahead, and nobody at the table can tell."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows import RULEBOOKS
from sparrows.web.minds import Minds
from sparrows.web.protocol import Heard, ReadyForNext
from sparrows.web.refusals import Refusal
from sparrows.web.settings import Settings
from tests.web.rooms import Desk, run

PACED = Settings(pace=1.0)
PLAYERS = "person greedy random greedy"


async def played(desk: Desk, deals: int) -> None:
    """The person answers at once what is asked, and takes what a question has by default."""
    await desk.begin()
    for _ in range(deals):
        await desk.play_deal()
        await desk.say(0, ReadyForNext(desk.room.game.dealt.number if desk.room.game else 0))


def heard(desk: Desk) -> list[tuple[float, Heard]]:
    return desk.pages[0].heard


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_all_is_shown_as_if_each_were_asked_in_its_turn(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def desk() -> Desk:
        found = Desk(rules, PLAYERS, settings=PACED, seed=3)
        run(played(found, deals=2))
        return found

    ahead = desk()
    assert ahead.room.game is not None and ahead.room.game.foresees
    monkeypatch.setattr(Minds, "are_quick", lambda *_: False)
    one_by_one = desk()
    assert heard(ahead) == heard(one_by_one)
    assert ahead.store.decisions == one_by_one.store.decisions


def test_much_is_asked_and_stored_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: dict[str, int] = {"asked": 0, "stored": 0}

    def counted(name: str, work: Any) -> Any:
        def count(*args: Any, **named: Any) -> Any:
            counts[name] += 1
            return work(*args, **named)

        return count

    desk = Desk("red", PLAYERS, settings=PACED, seed=3)
    monkeypatch.setattr(Minds, "_ask", counted("asked", Minds._ask))
    monkeypatch.setattr(desk.store, "append", counted("stored", desk.store.append))
    run(played(desk, deals=2))
    decisions = len(desk.store.decisions)
    assert counts["asked"] < 0.4 * decisions
    assert counts["stored"] < 0.7 * decisions


@pytest.mark.parametrize(
    "table",
    [{"public": True}, {"clock": "normal"}, {"players": "person person greedy greedy"},
     {"players": "person greedy keen greedy"}],
    ids=["watched", "clock", "two people", "a bot that takes its time"],
)  # fmt: skip
def test_elsewhere_each_is_asked_in_its_turn(table: dict[str, Any]) -> None:
    async def work() -> None:
        desk = Desk("red", **{"players": PLAYERS, **table})
        await desk.begin()
        assert desk.room.game is not None and not desk.room.game.foresees

    run(work())


async def until_ahead(desk: Desk) -> Any:
    """Until something has been decided that is not shown yet; what has been shown."""
    await desk.begin()
    game = desk.room.game
    assert game is not None
    while not game.shown_deal.stops:
        if desk.asked():
            await desk.answer(0)
        await desk.after(0.1)
    return game


def test_what_was_decided_ahead_is_stored_before_any_of_it_is_shown() -> None:
    async def work() -> None:
        desk = Desk("red", PLAYERS, settings=PACED, seed=3)
        game = await until_ahead(desk)
        assert game.all_stored
        seen = desk.pages[0].events()
        assert len(seen) < len(game.deal.log)
        await desk.restart()
        page = desk.come(0)
        assert page.events()[: len(seen)] == seen
        assert len(page.events()) > len(seen), "what was decided has happened"
        await desk.play_deal()

    run(work())


def test_nothing_is_shown_of_what_could_not_be_stored() -> None:
    async def work() -> None:
        desk = Desk("red", PLAYERS, settings=PACED, seed=3)
        await desk.begin()
        while not desk.asked():
            await desk.after(0.1)
        await desk.answer(0)
        seen = desk.pages[0].events()
        desk.store.fails = True
        with pytest.raises(Refusal):
            await desk.after(10)
        assert desk.pages[0].events() == seen
        desk.store.fails = False
        await desk.after(10)
        assert len(desk.pages[0].events()) > len(seen)
        await desk.play_deal()

    run(work())


def test_who_goes_and_comes_back_sees_the_rest_at_its_pace() -> None:
    async def work() -> None:
        desk = Desk("red", PLAYERS, settings=PACED, seed=3)
        game = await until_ahead(desk)
        shown = game.shown_deal.shown
        desk.go(0)
        await desk.after(60)
        assert game.shown_deal.shown == shown, "nobody is there to see it"
        page = desk.come(0)
        assert len(page.events()) <= shown
        await desk.play_deal()

    run(work())
