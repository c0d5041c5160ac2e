"""The pause after a discard: even for all, hiding what bots do, held by a player who asks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from sparrows.bots import Bot, bot
from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.events import Discarded, Melded, Won
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.web import game as games
from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.clocks import CLOCKS, GRACE, LONGEST_HOLD, MOST_HOLDS, USUAL_PAUSE
from sparrows.web.protocol import (
    Act,
    Asked,
    ClaimNothing,
    Happened,
    Held,
    Hold,
    Question,
    ReadyForNext,
    Undo,
)
from sparrows.web.settings import Settings
from sparrows.web.shown_deal import ShownDeal
from sparrows.web.store import Remembered
from tests.web.rooms import Desk, FakeTime, MemoryStore, Page, run
from tests.web.walls import lay
from tests.web.worlds import World, other_world, wall_of

FRIENDS = "person person greedy greedy"
DEALER, SPECTATOR = 0, -1


def usual(rules: str, seed: int, **wishes: float) -> Desk:
    """A table of two friends and two bots as the lobby opens it, where nothing is chosen."""
    new = NewTable(rules, "Anna", tuple(GivenPlayer("me") for _ in range(4)))
    settings = Settings()
    pause = wishes.get("pause", new.pause)
    return Desk(
        rules,
        FRIENDS,
        clock=new.clock,
        seed=seed,
        settings=settings,
        strict=new.strict,
        pause=pause,
    )


def passing(question: Question) -> int:
    """A person who never claims, and discards what was drawn."""
    return question.offers.index(PASS) if PASS in question.offers else question.default


def unclaimed(page: Page) -> list[float]:
    """From each discard that nobody claimed to what came next, as one page heard it."""
    told = [(moment, said.events) for moment, said in page.heard if isinstance(said, Happened)]
    return [
        then - moment
        for (moment, events), (then, after) in pairwise(told)
        if isinstance(events[-1], Discarded) and not is_claim(after)
    ]


def round_off(seconds: float) -> float:
    return round(seconds, 6)


def is_claim(events: Sequence[object]) -> bool:
    return any(isinstance(event, Melded | Won) for event in events)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_friends_are_asked_only_what_they_can_decide_and_play_goes_on_soon(rules: str) -> None:
    rng = random.Random(1)

    def anyhow(question: Question) -> int:
        return rng.randrange(len(question.offers)) if question.claim else question.default

    async def work() -> None:
        pauses: list[float] = []
        claims: list[Question] = []
        deals = 0
        while deals < 10:
            desk = usual(rules, seed=deals + 1)
            await desk.begin()
            await desk.play_deal(anyhow)
            deals += 1
            for player in (0, 1):
                asked = desk.pages[player].all(Asked)
                claims += [each.question for each in asked if each.question.claim]
                pauses += unclaimed(desk.pages[player])
        assert claims
        assert all(len(question.offers) > 1 for question in claims)
        assert len(pauses) > 200
        assert median(pauses) < 1.5
        assert min(map(round_off, pauses)) >= USUAL_PAUSE

    run(work())


class Busy:
    """Work takes time, now more and now less."""

    def __init__(self, time: FakeTime) -> None:
        self.time = time
        self.rng = random.Random(7)

    def work(self, seconds: float) -> None:
        self.time.seconds += self.rng.expovariate(1 / seconds)


class BusyStore(MemoryStore):
    """A store that needs some time for every change."""

    def __init__(self, busy: Busy) -> None:
        super().__init__()
        self.busy = busy

    async def _work(self) -> None:
        self.busy.work(0.01)
        await super()._work()


class BusyBot:
    """A bot that needs some time for every decision."""

    def __init__(self, player: Bot, busy: Busy) -> None:
        self.player = player
        self.busy = busy

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]) -> Action:
        self.busy.work(0.05)
        return self.player.decide(rules, view, seat, offers)


Pause = tuple[bool, float]  # whether anybody could claim, and how long it was


def deal_of(seed: int, pause: float, patch: pytest.MonkeyPatch) -> list[Pause]:
    """The pauses after discards that nobody claimed, in a deal of people who pass at once."""
    desk = usual("red", seed, pause=pause)
    busy = Busy(desk.time)
    store = BusyStore(busy)
    store.tables = desk.store.tables
    desk.store = desk.room.store = store  # type: ignore[assignment]
    able: dict[int, bool] = {}

    class Noting(ShownDeal):
        def _open_window(self) -> None:
            super()._open_window()
            able[self.shown] = bool(self._able())

    patch.setattr(games, "ShownDeal", Noting)
    patch.setattr(games, "bot", lambda name, seed: BusyBot(bot(name, seed), busy))

    async def work() -> None:
        await desk.begin()
        await desk.play_deal(passing)

    run(work())
    found = []
    told = [(at, said) for at, said in desk.pages[0].heard if isinstance(said, Happened)]
    for (moment, said), (then, after) in pairwise(told):
        if isinstance(said.events[-1], Discarded) and not is_claim(after.events):
            found.append((able[said.first + len(said.events)], then - moment))
    return found


def told_apart(pauses: Sequence[Pause]) -> float:
    """How often a pause in which somebody could claim is the longer one (AUC)."""
    could = [length for able, length in pauses if able]
    could_not = [length for able, length in pauses if not able]
    won = sum((one > other) + (one == other) / 2 for one in could for other in could_not)
    return won / (len(could) * len(could_not))


def many_pauses(pause: float, patch: pytest.MonkeyPatch) -> list[Pause]:
    pauses: list[Pause] = []
    seed = 0
    while len(pauses) < 1000:
        pauses += deal_of(seed, pause, patch)
        seed += 1
    return pauses


def test_the_length_of_a_pause_does_not_tell_whether_anybody_could_claim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses = many_pauses(USUAL_PAUSE, monkeypatch)
    assert 0.1 < sum(able for able, _ in pauses) / len(pauses) < 0.9
    assert 0.45 <= told_apart(pauses) <= 0.55


def test_the_measure_notices_a_table_without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_apart(many_pauses(0.0, monkeypatch)) > 0.7


@pytest.mark.parametrize("clock", ["normal", "none"])
@pytest.mark.parametrize("rules", RULEBOOKS)
def test_two_worlds_look_the_same_where_all_pass_within_the_pause(
    rules: str, clock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        wall = wall_of(rulebook(rules))
        walls = wall, other_world(wall, lowest=9 if rules == "sichuan" else 0)
        one, other = (World(rules, each, clock=clock, strict=False) for each in walls)
        for world in (one, other):
            await world.play(monkeypatch, {0: 0.0, 1: 0.3, 2: 0.9, 3: 0.6})
        assert one.passes() != other.passes(), "others could claim other tiles"
        for seat in (DEALER, SPECTATOR):
            assert one.stream(seat) == other.stream(seat)
            assert len(one.stream(seat)) > 100

    run(work())


def test_that_somebody_thinks_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a real table; the documentation says so."""

    async def work() -> None:
        wall = wall_of(rulebook("red"))
        worlds = [World("red", each, strict=False) for each in (wall, other_world(wall, lowest=0))]
        for world in worlds:
            await world.play(monkeypatch, {0: 0.0, 1: 3.0, 2: 3.0, 3: 3.0})
        assert worlds[0].stream(SPECTATOR) != worlds[1].stream(SPECTATOR)

    run(work())


async def at_a_claim(clock: str = "none", **wishes: bool) -> tuple[Desk, int]:
    """A table of four at the first discard that just one person can claim, and who that is."""
    desk = Desk("red", clock=clock, seed=1, strict=False, **wishes)
    await desk.begin()
    game = desk.room.game
    assert game is not None
    while not (game.shown_deal.window and len(desk.asked()) == 1):
        for player in desk.asked():
            question = desk.pages[player].question
            assert question is not None
            await desk.answer(player, passing(question))
        if not desk.asked():
            due = await desk.room.step()
            if not desk.asked():
                desk.time.seconds = max(desk.time.seconds, due)
            await desk.settle()
    return desk, desk.asked()[0]


def is_open(desk: Desk) -> bool:
    game = desk.room.game
    assert game is not None
    return game.shown_deal.window


async def let_pass(desk: Desk, player: int) -> None:
    question = desk.pages[player].question
    assert question is not None
    assert not await desk.answer(player, passing(question))


def test_play_goes_on_when_the_pause_is_over_and_never_before() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        await let_pass(desk, player)
        await desk.after(USUAL_PAUSE - 0.01)
        assert is_open(desk)
        await desk.after(0.02)
        assert not is_open(desk)

    run(work())


def test_the_table_waits_for_those_who_can_claim() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        await desk.after(1000)
        assert is_open(desk), "there is no clock"
        await let_pass(desk, player)
        assert not is_open(desk), "the pause is long over"

    run(work())


def test_the_table_waits_no_longer_than_the_clock_allows() -> None:
    async def work() -> None:
        desk, player = await at_a_claim("normal")
        clock = CLOCKS["normal"]
        assert clock is not None
        await desk.after(clock.window - 0.01)
        assert desk.asked() == [player]
        await desk.after(GRACE + 0.02)
        assert not is_open(desk)
        assert not any(each.played_by_bot for each in desk.room.info().players)

    run(work())


def test_a_claim_is_seen_when_the_pause_is_over() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        question = desk.pages[player].question
        assert question is not None
        claim = next(at for at, action in enumerate(question.offers) if action != PASS)
        others = [page for viewer, page in desk.pages.items() if viewer != player]
        before = [len(page.heard) for page in others]
        await desk.answer(player, claim)
        await desk.after(USUAL_PAUSE - 0.01)
        assert [len(page.heard) for page in others] == before
        await desk.after(0.02)
        assert all(is_claim(page.all(Happened)[-1].events) for page in others)

    run(work())


def test_after_a_restart_an_open_window_is_open_and_a_closed_one_closed() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        await desk.restart()
        for each in range(4):
            desk.come(each)
        assert desk.asked() == [player]
        await let_pass(desk, player)
        await desk.after(USUAL_PAUSE - 0.01)
        assert is_open(desk), "the pause begins anew"
        await desk.after(0.02)
        assert not is_open(desk)
        (turn,) = desk.asked()
        await desk.restart()
        assert not is_open(desk)
        assert desk.asked() == [turn]

    run(work())


# Who holds the pause


@pytest.mark.parametrize("players", ["person greedy random keen", "person person keen greedy"])
def test_every_window_takes_as_long_and_is_stored_once_whoever_could_claim(players: str) -> None:
    closing: list[tuple[float, bool]] = []

    async def work() -> None:
        desk = Desk("red", players, settings=Settings(pace=0.6), strict=False)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        for player in desk.room.company.persons():
            assert not await desk.say(player, ClaimNothing(on=True))
        append = desk.store.append

        async def counted(table: str, decisions: list[Any], kept: Remembered | None) -> None:
            if game.shown_deal.window and not game.questions:  # else a person could win
                assert kept and kept.closed == game.deal.asked_at, "before it closes"
                closing.append((game.time.now() - game.put_at, bool(decisions)))
            await append(table, decisions, kept)

        desk.store.append = counted  # type: ignore[method-assign]
        await desk.play_deal()
        discards = sum(isinstance(event, Discarded) for event in game.deal.log)
        assert discards - 2 <= len(closing) <= discards + 2

    run(work())
    assert {decided for _, decided in closing} == {True, False}
    assert len({round(length, 6) for length, _ in closing}) == 1


def test_what_can_be_refused_waits_for_nothing_that_is_being_stored() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", strict=False)
        await desk.begin()
        await desk.after(5)
        player = desk.turn_player()
        question = desk.pages[player].question
        assert question is not None
        desk.store.held = asyncio.Event()
        answering = asyncio.create_task(desk.answer(player))
        await asyncio.sleep(0)
        async with asyncio.timeout(1):
            assert await desk.say(player, Act(question.at - 1, 0)) == "stale"
            assert await desk.say(player, Act(question.at, len(question.offers))) == "no-such-offer"
            assert await desk.say(player, ReadyForNext(0)) == "not-now"
            assert await desk.say(player, Hold(on=True)) == "no-pause"
        assert not answering.done()
        desk.store.held.set()
        assert await answering == ""

    run(work())


def test_a_held_pause_lasts_until_it_is_let_go() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        holder = (player + 1) % 4
        await let_pass(desk, player)
        assert not await desk.say(holder, Hold(True))
        assert desk.pages[holder].all(Held)[-1].seconds == LONGEST_HOLD
        await desk.after(3)
        assert is_open(desk)
        assert not await desk.say(holder, Hold(True)), "saying it twice changes nothing"
        assert desk.pages[holder].all(Held)[-1].seconds == LONGEST_HOLD - 3
        assert not await desk.say(holder, Hold(False))
        assert desk.pages[holder].all(Held)[-1].seconds == 0.0
        assert not is_open(desk)

    run(work())


def test_letting_go_does_not_shorten_the_pause() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        await let_pass(desk, player)
        for on in (True, False):
            assert not await desk.say(player, Hold(on))
        await desk.after(USUAL_PAUSE - 0.01)
        assert is_open(desk)
        await desk.after(0.02)
        assert not is_open(desk)

    run(work())


@pytest.mark.parametrize("clock", ["none", "fast"])
def test_a_pause_is_not_held_for_ever(clock: str) -> None:
    async def work() -> None:
        desk, player = await at_a_claim(clock)
        limits = CLOCKS[clock]
        longest = LONGEST_HOLD if limits is None else limits.window + GRACE
        await desk.after(0.2)
        assert not await desk.say(player, Hold(True))
        (said,) = desk.pages[player].all(Held)
        assert said.seconds == pytest.approx(longest - (0.0 if limits is None else 0.2))
        await let_pass(desk, player)
        assert not await desk.say(player, Hold(True)), "an answer lets go; it may be held again"
        await desk.after(said.seconds - 0.01)
        assert is_open(desk)
        await desk.after(0.02)
        assert not is_open(desk)

    run(work())


def test_a_held_pause_looks_as_if_somebody_thought_over_a_claim() -> None:
    async def heard_by_others(*, holds: bool) -> list[tuple[float, object]]:
        desk, player = await at_a_claim("normal", public=True)
        watcher = desk.come(None)
        if holds:
            await let_pass(desk, player)
            assert not await desk.say((player + 1) % 4, Hold(True))
            await desk.after(3)
            assert not await desk.say((player + 1) % 4, Hold(False))
        else:
            await desk.after(3)
            await let_pass(desk, player)
        pages = [watcher, desk.pages[(player + 2) % 4], desk.pages[(player + 3) % 4]]
        return [said for page in pages for said in page.heard]

    async def work() -> None:
        held = await heard_by_others(holds=True)
        assert held == await heard_by_others(holds=False)
        assert not any(isinstance(said, Held) for _, said in held)

    run(work())


def test_where_there_is_no_pause_nothing_is_held() -> None:
    async def work() -> None:
        strict = Desk("red", seed=1)
        await strict.begin()
        await strict.answer(strict.turn_player())
        assert is_open(strict)
        assert await strict.say(0, Hold(True)) == "no-pause"
        alone = Desk("red", "person greedy greedy greedy", seed=1, strict=False)
        await alone.begin()
        assert await alone.say(0, Hold(True)) == "no-pause"
        desk, player = await at_a_claim()
        await let_pass(desk, player)
        await desk.after(USUAL_PAUSE)
        assert not is_open(desk)
        assert await desk.say(player, Hold(True)) == "no-pause"

    run(work())


def test_nobody_holds_more_than_so_many_pauses_of_a_deal() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        for _ in range(MOST_HOLDS):
            assert not await desk.say(player, Hold(True))
            assert not await desk.say(player, Hold(False))
        assert await desk.say(player, Hold(True)) == "held-enough"
        assert not await desk.say((player + 1) % 4, Hold(True))

    run(work())


# Who claims nothing


def test_who_claims_nothing_is_not_asked_in_vain() -> None:
    async def work() -> None:
        others = 0
        for seed in range(1, 6):
            desk = Desk("red", FRIENDS, seed=seed, strict=False)
            await desk.begin()
            assert not await desk.say(0, ClaimNothing(True))
            await desk.play_deal(passing)
            claims = [each.question for each in desk.pages[0].all(Asked) if each.question.claim]
            assert all(WIN in question.offers for question in claims)
            others += sum(each.question.claim for each in desk.pages[1].all(Asked))
            pauses = unclaimed(desk.pages[1])
            assert pauses
            assert set(map(round_off, pauses)) == {USUAL_PAUSE}
        assert others

    run(work())


def test_who_claims_nothing_may_win(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "red", ["4p", "123456789m 1123p", "", ""])

    async def work() -> None:
        desk = Desk("red", strict=False)
        await desk.begin()
        for player in range(4):
            assert not await desk.say(player, ClaimNothing(True))
        dealer = desk.turn_player()
        question = desk.pages[dealer].question
        assert question is not None
        await desk.answer(dealer, question.offers.index(Action("discard", 12)))
        (player,) = desk.asked()
        question = desk.pages[player].question
        assert question is not None
        assert WIN in question.offers

    run(work())


def test_who_claims_nothing_may_change_their_mind() -> None:
    async def work() -> None:
        desk, player = await at_a_claim()
        assert not await desk.say(player, ClaimNothing(True))
        assert desk.asked() == [player], "the question that is open stays"
        assert not await desk.say(player, ClaimNothing(False))
        await let_pass(desk, player)
        await desk.play_deal(passing)
        claims = [each.question for each in desk.pages[player].all(Asked) if each.question.claim]
        assert any(WIN not in question.offers for question in claims[1:])

    run(work())


def test_at_a_strict_table_who_claims_nothing_is_asked_like_everybody() -> None:
    async def work() -> None:
        desk = Desk("red", seed=1)
        await desk.begin()
        player = desk.turn_player()
        other = (player + 1) % 4
        assert not await desk.say(other, ClaimNothing(True))
        await desk.answer(player)
        assert other in desk.asked()

    run(work())


def test_a_claim_passed_up_by_itself_is_no_choice_to_go_back_to() -> None:
    async def work() -> None:
        desk = Desk("red", "person greedy greedy greedy", seed=6, strict=False)
        await desk.begin()
        assert not await desk.say(0, ClaimNothing(True))
        game = desk.room.game
        assert game is not None
        passed = False
        while not passed:
            await desk.answer(0)
            mine = [action for seat, action in game.deal.decisions if seat == desk.seat(0)]
            passed = PASS in mine
        question = desk.pages[0].question
        assert question is not None
        assert not await desk.say(0, Undo(question.at))
        before = desk.pages[0].question
        assert before is not None
        assert not before.claim
        assert desk.asked() == [0]

    run(work())
