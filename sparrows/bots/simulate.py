"""Many deals of the same bots, and what they came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from sparrows.bots.pipe import PipeBot
from sparrows.bots.player import Bot
from sparrows.bots.playing import play_out, seated
from sparrows.play.events import Won
from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import deal_seed
from sparrows.tiles import SEATS


class WonHand(msgspec.Struct, frozen=True):
    """A win in a simulated deal."""

    seat: Seat
    giver: Seat | None
    value: int
    patterns: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """What one simulated deal came to."""

    number: int
    reason: str
    wins: tuple[WonHand, ...]
    delta: dict[Seat, int]
    decisions: int
    record: bytes = b""


def played(rules: Rulebook, number: int, seed: bytes, bots: tuple[str, ...]) -> Match:
    """The deal of this number between these bots, East first: a match of one deal."""
    own = deal_seed(seed, number)
    players = seated(rules, bots, own)
    match = Match(rules, own)
    try:
        play_out(match.next_deal(), players)
    finally:
        close(players.values())
    return match


def close(players: Iterable[Bot]) -> None:
    """Lets the programs of outside bots end."""
    for player in players:
        if isinstance(player, PipeBot):
            player.close()


def simulated(
    number: int, rules: Rulebook, seed: bytes, bots: tuple[str, ...], recorded: bool
) -> Result:
    """One deal, as a task for any process."""
    match = played(rules, number, seed, bots)
    deal = match.deal
    assert deal is not None
    record = b""
    if recorded:
        names = [bots[rules.seats.index(match.seat_of(player))] for player in range(len(bots))]
        match.finish()
        record = write(record_of(match, names))
    wins = tuple(
        WonHand(event.seat, event.giver, event.value, dict(event.patterns))
        for event in deal.log
        if isinstance(event, Won)
    )
    return Result(
        number,
        getattr(deal.log[-1], "reason", ""),
        wins,
        dict(deal.table.delta),
        len(deal.decisions),
        record,
    )


class Summary:
    """Counts of many deals."""

    def __init__(self, rules: Rulebook, bots: tuple[str, ...]) -> None:
        self.rules = rules
        self.bots = bots
        self.deals = self.won = self.drawn = self.wins = self.self_draws = self.decisions = 0
        self.value = 0
        self.points: Counter[Seat] = Counter()
        self.wins_by_seat: Counter[Seat] = Counter()
        self.gave: Counter[Seat] = Counter()
        self.patterns: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        """One deal more."""
        self.deals += 1
        self.won += bool(result.wins)
        self.drawn += not result.wins
        self.decisions += result.decisions
        self.points.update(result.delta)
        for win in result.wins:
            self.wins += 1
            self.value += win.value
            self.wins_by_seat[win.seat] += 1
            if win.giver is None:
                self.self_draws += 1
            else:
                self.gave[win.giver] += 1
            self.patterns.update(dict.fromkeys(win.patterns, 1))

    def as_json(self) -> dict[str, Any]:
        """Everything, with plain names."""
        deals, wins = max(self.deals, 1), max(self.wins, 1)
        return {
            "rules": self.rules.id,
            "deals": self.deals,
            "win_rate": self.won / deals,
            "draw_rate": self.drawn / deals,
            "wins": self.wins,
            "self_draw_rate": self.self_draws / wins,
            "mean_value": self.value / wins,
            "decisions": self.decisions,
            "seats": {
                SEATS[seat]: {
                    "bot": name,
                    "points": self.points[seat],
                    "points_a_deal": self.points[seat] / deals,
                    "wins": self.wins_by_seat[seat],
                    "gave": self.gave[seat],
                }
                for seat, name in zip(self.rules.seats, self.bots, strict=True)
            },
            "patterns": dict(sorted(self.patterns.items(), key=lambda row: (-row[1], row[0]))),
        }
