"""The same table in two worlds that differ only in tiles which one viewer cannot see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from sparrows.play import match as matches
from sparrows.play.actions import DISCARDS, PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.events import Ended, HandShown, Paid, Won
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import shuffled
from sparrows.play.table import Table
from sparrows.tiles import KINDS, Tile
from sparrows.web.protocol import Act, Happened, Question
from tests.web.rooms import Desk

REVEALING = (HandShown, Won, Paid, Ended)
Choose = Callable[[Question, Tile], int]


def dealt_to(seat: Seat) -> list[int]:
    """The places of the wall whose tiles are dealt to a seat."""
    blocks = [16 * row + 4 * seat + at for row in range(3) for at in range(4)]
    return [*blocks, 48 + seat, *([52] if seat == 0 else [])]


def other_world(wall: list[Tile], lowest: Tile) -> list[Tile]:
    """The hands of all but the dealer mixed among them; flowers and low tiles stay."""
    places = [
        place for seat in (1, 2, 3) for place in dealt_to(seat) if lowest <= wall[place] < KINDS
    ]
    mixed = places[:]
    random.Random(1).shuffle(mixed)
    other = wall[:]
    for place, source in zip(places, mixed, strict=True):
        other[place] = wall[source]
    return other


def choose(question: Question, drawn: Tile) -> int:
    """What is indifferent to a player's tiles, of the offers of a question."""
    return question.offers.index(indifferent(question.offers, drawn))


def indifferent(offers: Sequence[Action], drawn: Tile) -> Action:
    """Nobody claims or wins, everybody discards what they drew; the void suit is the first one."""
    for action in offers:
        if action in (PASS, DISCARDS[drawn]) or (
            action.name in ("void", "void-card") and action.tile < 9
        ):
            return action
    return offers[-1]


class Indifferent:
    """A bot whose decisions do not depend on its tiles."""

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]) -> Action:
        return indifferent(offers, view.drawn)


class World:
    """A deal on this wall, in which the people answer after their own delays."""

    def __init__(
        self,
        rules: str,
        wall: list[Tile],
        players: str = "person " * 4,
        clock: str = "normal",
        *,
        strict: bool = True,
    ) -> None:
        self.wall = wall
        self.desk = Desk(rules, players, clock=clock, seed=2, public=True, strict=strict)

    async def play(
        self,
        patch: pytest.MonkeyPatch,
        delays: dict[Seat, float | None],
        chosen: Choose = choose,
    ) -> None:
        """Plays the deal; a delay of nothing lets the time for claims run out."""

        def rigged(rules: Rulebook, seed: bytes, *, round_wind: int) -> Deal:
            return Deal(rules, seed, round_wind=round_wind, wall=self.wall)

        patch.setattr(matches, "Deal", rigged)
        desk = self.desk
        desk.come(None)
        await desk.begin()
        game = desk.room.game
        assert game is not None
        waiting: list[tuple[float, int, Act]] = []
        seen: set[tuple[int, int]] = set()
        while not game.settled:
            for player in desk.asked():
                question = desk.pages[player].question
                assert question is not None
                delay = delays[desk.seat(player)] if question.claim else 1.0
                if (player, question.at) not in seen and delay is not None:
                    moment = desk.time.seconds + delay
                    offer = chosen(question, game.deal.table.drawn)
                    waiting.append((moment, player, Act(question.at, offer)))
                seen.add((player, question.at))
            due = await desk.room.step()
            if any((player, game.questions[player].at) not in seen for player in desk.asked()):
                continue  # somebody was asked just now
            due = min([due, *(moment for moment, _, _ in waiting)])
            desk.time.seconds = max(desk.time.seconds, due)
            for answer in [each for each in waiting if each[0] <= desk.time.seconds]:
                waiting.remove(answer)
                await desk.say(answer[1], answer[2])

    def stream(self, seat: Seat) -> list[tuple[float, bytes]]:
        """What the viewer at a seat heard and when, until hands or points are shown."""
        desk = self.desk
        viewer = None
        if seat >= 0:
            viewer = next(player for player in range(4) if desk.seat(player) == seat)
        found = []
        for moment, message in desk.pages[viewer].heard:
            if isinstance(message, Happened):
                shown = [event for event in message.events if isinstance(event, REVEALING)]
                if shown:
                    break
            found.append((moment, msgspec.json.encode(message)))
        return found

    def passes(self) -> list[Any]:
        game = self.desk.room.game
        assert game is not None
        return [decision for decision in game.deal.decisions if decision[1].name == "pass"]


def wall_of(rules: Rulebook) -> list[Tile]:
    return shuffled(rules, b"another wall")
