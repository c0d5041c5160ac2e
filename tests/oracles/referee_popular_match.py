"""A referee for matches of popular: the shuffle as docs/record.md has it, seats, rounds, points."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .referee_popular import Act, Referee, Verdict, plain

__all__ = ["dice_of", "judge_deal", "judge_match", "same_events", "standings", "wall_of"]

Throw = list[int]


def numbers(seed: bytes, label: str) -> Iterator[int]:
    """The stream of bytes that a label names."""
    size = 1024
    at = 0
    while True:
        stream = hashlib.shake_256(seed + label.encode()).digest(size)
        yield from stream[at:]
        at, size = size, 2 * size


def below(stream: Iterator[int], limit: int) -> int:
    while (byte := next(stream)) >= 256 // limit * limit:
        pass
    return byte % limit


def shuffle(stream: Iterator[int], things: list[int]) -> list[int]:
    for place in range(len(things) - 1, 0, -1):
        other = below(stream, place + 1)
        things[place], things[other] = things[other], things[place]
    return things


def throw(stream: Iterator[int]) -> Throw:
    return [below(stream, 6) + 1, below(stream, 6) + 1]


def deal_seed(seed: bytes, number: int) -> bytes:
    return hmac.new(seed, f"sparrows-1 deal {number}".encode(), hashlib.sha256).digest()


def dice_of(seed: bytes) -> list[Throw]:
    """East's throw and the breaker's (POP-3.7, 3.8)."""
    stream = numbers(seed, "dice")
    return [throw(stream), throw(stream)]


def wall_of(seed: bytes) -> list[int]:
    """The 144 tiles (POP-1.1 to 1.5), shuffled."""
    tiles = [kind for kind in range(34) for _ in range(4)] + list(range(34, 42))
    return shuffle(numbers(seed, "wall"), tiles)


def seating(seed: bytes, how: str) -> tuple[list[int], list[dict[str, Throw]]]:
    """The players from the first East on, and the throws if dice decided (POP-2.3, 2.5)."""
    stream = numbers(seed, "seats")
    if how == "wind-tiles":
        return shuffle(stream, [0, 1, 2, 3]), []
    throws: list[dict[str, Throw]] = []

    def ordered(players: list[int]) -> list[int]:
        """By their sums, the highest first; equal ones throw again for the places they share."""
        thrown = {player: throw(stream) for player in players}
        throws.append({str(player): dice for player, dice in thrown.items()})
        sums = sorted({sum(dice) for dice in thrown.values()}, reverse=True)
        found = []
        for total in sums:
            equal = [player for player in players if sum(thrown[player]) == total]
            found += equal if len(equal) == 1 else ordered(equal)
        return found

    return ordered([0, 1, 2, 3]), throws


def judge_match(record: dict[str, Any]) -> Counter[str]:
    """Judges a whole record as JSON has it, and tells the clauses reached."""
    header, options = record["header"], record["header"]["options"]
    seed, salt = bytes.fromhex(header["seed"]), bytes.fromhex(header["salt"])
    same("commitment", header["commitment"], hashlib.sha256(seed + salt).hexdigest())
    order, throws = seating(seed, options["seating"])
    same("throws", record.get("throws", []), throws)
    points = [options["start_points"]] * 4
    reached: Counter[str] = Counter()
    over = False
    for number, deal in enumerate(record["deals"]):
        first = number % 4  # POP-16.1, 16.2
        players = order[first:] + order[:first]
        same("players", deal["players"], players)
        same("round", deal["round"], number // 4 % 4)  # POP-16.3, 16.4
        own = deal_seed(seed, number)
        referee = Referee(options, wall_of(own), deal["round"], dice_of(own))
        judge_deal(referee, deal)
        reached += referee.reached
        if not referee.asked:  # fines of a deal that still runs are booked with the rest of it
            for seat, gain in enumerate(referee.gains):
                points[players[seat]] += gain
        over = not referee.asked and number + 1 == length(options)
    same("points", record["points"], points)
    same("over", record["over"], over)
    same("sum", sum(points), 4 * options["start_points"])  # POP-15.5
    reached.update(["15.5", "16.2", "2.5" if throws else "2.3"])
    if over:
        reached["16.5"] += 1
    return reached


def length(options: dict[str, Any]) -> int:
    """The number of deals of a match (POP-16.5, 18.10)."""
    return int(options["deals"] or 4 * options["rounds"])


def standings(points: list[int]) -> list[tuple[int, int, int]]:
    """Place, player and points; equal totals share the place (POP-16.6)."""
    found = [(1 + sum(other > own for other in points), at, own) for at, own in enumerate(points)]
    return sorted(found)


def judge_deal(referee: Referee, deal: dict[str, Any]) -> None:
    """The decisions of a deal and what followed them."""
    for seat, action in deal["decisions"]:
        using = tuple(action.get("using", ()))
        fields = action.get("tile", -1), using, action.get("declare", "")
        referee.act(seat, Act(action["name"], *fields))
    same_events(deal["events"], referee.log)


def same_events(said: list[dict[str, Any]], right: list[dict[str, Any]]) -> None:
    for one, other in zip(said, right, strict=False):
        same("event", plain(one), plain(other))
    same("number of events", len(said), len(right))


def same(what: str, said: object, right: object) -> None:
    if said != right:
        raise Verdict(f"{what}: {said}, and not {right}")
