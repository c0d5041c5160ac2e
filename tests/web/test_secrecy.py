"""No seat learns what it must not: neither from messages nor from their times."""

from __future__ import annotations

import pytest

from sparrows.play.events import KongAdded
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.web import game as games
from sparrows.web.protocol import Asked, Question, Taken
from sparrows.web.shown_deal import ShownDeal
from tests.play.rigged import laid
from tests.web.rooms import Desk, run
from tests.web.walls import lay
from tests.web.worlds import Indifferent, World, dealt_to, other_world, wall_of

SLOW = {0: 1.1, 1: 0.7, 2: None, 3: 2.3}  # one lets the time run out
QUICK = {0: 1.1, 1: 0.7, 2: 0.2, 3: 2.3}
DEALER, SPECTATOR = 0, -1
ONE_PERSON = "person greedy greedy greedy"


@pytest.mark.parametrize("delays", [SLOW, QUICK], ids=["slow", "quick"])
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_two_worlds_look_the_same(
    rules: str, delays: dict[int, float | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        wall = wall_of(rulebook(rules))
        one = World(rules, wall)
        other = World(rules, other_world(wall, lowest=9 if rules == "sichuan" else 0))
        await one.play(monkeypatch, delays)
        await other.play(monkeypatch, delays)
        assert one.passes() != other.passes(), "others could claim other tiles"
        for seat in (DEALER, SPECTATOR):
            assert one.stream(seat) == other.stream(seat)
            assert len(one.stream(seat)) > 100

    run(work())


@pytest.mark.parametrize(
    ("clock", "delay"), [("normal", 0.7), ("normal", None), ("none", 0.7)], ids=str
)
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_who_watches_one_person_among_bots_does_not_see_when_he_could_claim(
    rules: str, clock: str, delay: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dealer and two others are bots, which do the same in both worlds."""
    monkeypatch.setattr(games, "bot", lambda *_: Indifferent())
    delays = dict.fromkeys(range(4), delay)

    async def work() -> None:
        wall = wall_of(rulebook(rules))
        walls = wall, other_world(wall, lowest=9 if rules == "sichuan" else 0)
        one, other = (World(rules, each, ONE_PERSON, clock) for each in walls)
        await one.play(monkeypatch, delays)
        await other.play(monkeypatch, delays)
        assert one.desk.seat(0) != DEALER
        assert one.passes() != other.passes(), "they could claim other tiles"
        assert one.stream(SPECTATOR) == other.stream(SPECTATOR)
        assert len(one.stream(SPECTATOR)) > 100

    run(work())


def test_one_who_plays_bots_unseen_is_asked_only_where_he_can_claim() -> None:
    async def work() -> None:
        desk = Desk("red", ONE_PERSON, seed=6)
        await desk.begin()
        await desk.play_deal()
        claims = [asked.question for asked in desk.pages[0].all(Asked) if asked.question.claim]
        assert claims
        assert all(len(question.offers) > 1 for question in claims)

    run(work())


def test_the_test_notices_a_table_that_asks_only_those_who_can_claim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Talkative(ShownDeal):
        def _open_window(self) -> None:
            super()._open_window()
            self.open = {seat: offers for seat, offers in self.open.items() if len(offers) > 1}

    monkeypatch.setattr(games, "ShownDeal", Talkative)

    async def work() -> None:
        wall = wall_of(rulebook("red"))
        one, other = World("red", wall), World("red", other_world(wall, lowest=0))
        await one.play(monkeypatch, QUICK)
        await other.play(monkeypatch, QUICK)
        assert one.stream(SPECTATOR) != other.stream(SPECTATOR)

    run(work())


READY = "123456789m 11p 23s"


def ready_walls() -> tuple[list[int], list[int]]:
    """West is dealt a ready hand, or two of its tiles are South's instead."""
    wall = laid(rulebook("popular"), ["", "", READY, ""])
    other = wall[:]
    south, west = dealt_to(1), dealt_to(2)
    for at in (11, 12):
        other[south[at]], other[west[at]] = wall[west[at]], wall[south[at]]
    return wall, other


@pytest.mark.parametrize("delays", [SLOW, QUICK], ids=["slow", "quick"])
def test_nobody_sees_who_might_have_called_in_the_opening(
    delays: dict[int, float | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        one, other = (World("popular", wall) for wall in ready_walls())
        await one.play(monkeypatch, delays)
        await other.play(monkeypatch, delays)
        first = [world.desk.room.game.deal.decisions[0] for world in (one, other)]
        assert first[0] != first[1]
        for seat in (DEALER, SPECTATOR):
            # Who lets the time run out wins when their tile comes, and is seen from then on.
            streams = list(zip(one.stream(seat), other.stream(seat), strict=False))
            assert len(streams) > 100
            assert all(said == elsewhere for said, elsewhere in streams)

    run(work())


def test_an_answer_before_its_turn_in_the_opening_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """South and West are both ready; West calls first, though the engine comes to South first."""
    lay(monkeypatch, "popular", ["", "123456789p 11m 23s", READY, ""])

    async def work() -> None:
        desk = Desk("popular")
        await desk.begin()
        by_seat = {desk.seat(player): player for player in range(4)}
        south, west, north = by_seat[1], by_seat[2], by_seat[3]
        assert set(desk.asked()) == {south, west, north}
        question = desk.pages[west].question
        assert question is not None
        assert not await desk.answer(west, 0)
        assert desk.pages[west].all(Taken)
        assert not desk.store.decisions
        await desk.restart()
        for player in range(4):
            desk.come(player)
        assert set(desk.asked()) == {south, north}
        assert not await desk.answer(north)
        assert not await desk.answer(south)
        await desk.settle()
        game = desk.room.game
        assert game is not None
        names = [(seat, action.name) for seat, action in game.deal.decisions]
        assert names[:2] == [(1, "pass"), (2, "declare")]

    run(work())


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("players", ["person greedy keen greedy", "person person greedy greedy"])
def test_nothing_hidden_is_ever_sent(rules: str, players: str) -> None:
    def eager(question: Question) -> int:
        return 0

    async def work() -> None:
        desk = Desk(rules, players, seed=6, public=True)
        desk.come(None)
        await desk.begin()
        for _ in range(2):
            await desk.play_deal(eager)
            for viewer, page in desk.pages.items():
                seat = -1 if viewer is None else desk.seat(viewer)
                for event in page.events():
                    refuse_hidden(event, seat)
            await desk.next_deal()

    run(work())


def refuse_hidden(event: object, viewer: int) -> None:
    """A viewer sees nobody else's tiles, void suit or passed wins."""
    if getattr(event, "seat", viewer) == viewer:
        return
    kind = type(event).__name__
    if kind in ("Drew",):
        assert event.tile == -2  # type: ignore[attr-defined]
    elif kind == "Dealt":
        assert set(event.tiles) == {-2}  # type: ignore[attr-defined]
    elif kind == "VoidChosen":
        assert (event.suit, event.tile) == (-1, -1)  # type: ignore[attr-defined]
    elif kind == "KongConcealed" and not event.shown:  # type: ignore[attr-defined]
        assert event.tile == -2  # type: ignore[attr-defined]
    elif kind == "KongAdded":
        assert event.kind == ""  # type: ignore[attr-defined]
    else:
        assert kind != "WinPassed"


def test_others_do_not_learn_whether_an_added_tile_was_just_drawn() -> None:
    promoted, delayed = KongAdded(1, 4, "promoted"), KongAdded(1, 4, "delayed")
    assert promoted.seen_by(1) == promoted
    assert promoted.seen_by(0) == delayed.seen_by(0)
    assert promoted.seen_by(-1) == delayed.seen_by(-1)
