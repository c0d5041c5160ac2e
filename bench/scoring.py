"""Full scoring: the five rulebooks beside PyMahjongGB (C++) and mahjong (Python)."""

from __future__ import annotations

import random
import time
from statistics import mean
from typing import Any

import MahjongGB
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld

from bench.hands import SEED, Win, wins
from bench.timing import Row, Work, each, ratio_row, speeds
from sparrows import RULEBOOKS, Hand, rulebook
from sparrows.tiles import JOKER

HANDS = 2000
FOUR_JOKERS_MS = 50

GB_NAMES = [f"{letter}{rank}" for letter in "WBT" for rank in range(1, 10)]
GB_NAMES += ["F1", "F2", "F3", "F4", "J3", "J2", "J1"]


def gb_work(found: list[Win]) -> Work:
    """PyMahjongGB: Chinese official rules, in C++."""
    arguments = []
    for win in found:
        counts = list(win.closed)
        counts[win.winning] -= 1
        packs = [("CHI", GB_NAMES[tile + 1], 1) for tile in win.chows]
        packs += [("PENG", GB_NAMES[tile], 1) for tile in win.pungs]
        tiles = tuple(GB_NAMES[tile] for tile in range(34) for _ in range(counts[tile]))
        how = (0, win.self_draw, False, False, False, win.seat, win.round)
        arguments.append((tuple(packs), tiles, GB_NAMES[win.winning], *how))
    count = MahjongGB.MahjongFanCalculator
    return each(lambda argument: count(*argument), arguments)


def mahjong_work(found: list[Win]) -> Work:
    """mahjong: riichi rules, in Python."""
    calculator = HandCalculator()
    arguments = []
    for win in found:
        next_id = [4 * tile for tile in range(34)]

        def take(tile: int, next_id: list[int] = next_id) -> int:
            next_id[tile] += 1
            return next_id[tile] - 1

        melds = [
            TheirMeld(TheirMeld.CHI, [take(tile + step) for step in range(3)], True)
            for tile in win.chows
        ]
        melds += [
            TheirMeld(TheirMeld.PON, [take(tile) for _ in range(3)], True) for tile in win.pungs
        ]
        closed = [take(tile) for tile in range(34) for _ in range(win.closed[tile])]
        config = HandConfig(
            is_tsumo=win.self_draw,
            is_riichi=not melds,
            player_wind=27 + win.seat,
            round_wind=27 + win.round,
            options=OptionalRules(has_open_tanyao=True),
        )
        tiles = closed + [tile for meld in melds for tile in meld.tiles]
        winning = next(tile for tile in closed if tile // 4 == win.winning)
        arguments.append((tiles, winning, melds, config))

    def call(argument: Any) -> None:
        tiles, winning, melds, config = argument
        calculator.estimate_hand_value(tiles, winning, melds=melds, config=config)

    return each(call, arguments)


def rows() -> list[Row]:
    found: list[Row] = []
    for label, melds in (("concealed", 0), ("0–3 melds", 3)):
        usual = wins(HANDS, most_melds=melds)
        cases = {"PyMahjongGB": gb_work(usual), "mahjong": mahjong_work(usual)}
        for name in RULEBOOKS:
            hands = wins(HANDS, most_melds=melds, suits_only=True) if name == "sichuan" else usual
            cases[name] = each(rulebook(name).score, [win.hand() for win in hands])
        speed = speeds(cases)
        for peer, target in (("mahjong", 10), ("PyMahjongGB", 0.8)):
            for name in RULEBOOKS:
                measure = f"scoring {name}, {label}"
                found.append(ratio_row(measure, speed[name], speed[peer], peer, target / 2))
            average = mean(speed[name] for name in RULEBOOKS)
            measure = f"**scoring, mean of five, {label}**"
            found.append(ratio_row(measure, average, speed[peer], peer, target))
    return [*found, unseen_row(), *joker_rows()]


def unseen_row() -> Row:
    """Hands that were never seen before: what the caches do not help with."""
    hands = [win.hand() for win in wins(20_000, most_melds=2)]
    rules = rulebook("popular", chicken_flowers=True)
    start = time.process_time()
    for hand in hands:
        rules.score(hand)
    speed = len(hands) / (time.process_time() - start)
    return Row("scoring popular, 20,000 hands never seen", f"{speed / 1000:,.1f} k/s", "", "", True)


def joker_rows() -> list[Row]:
    """The slowest of many hands with four jokers, nothing remembered of any of them."""
    found = []
    for name, options, wild in (("red", {"jokers": True}, None), ("popular", {}, 33)):
        rules = rulebook(name, **options)
        slowest = 0.0
        rng = random.Random(SEED)
        for _ in range(400):
            hand = four_joker_hand(rng, wild)
            start = time.process_time()
            rules.score(hand)
            slowest = max(slowest, time.process_time() - start)
        shown = f"{slowest * 1000:.1f} ms"
        target = f"≤ {FOUR_JOKERS_MS} ms"
        holds = slowest * 1000 <= FOUR_JOKERS_MS
        found.append(Row(f"slowest hand with four jokers, {name}", shown, "", target, holds))
    return found


def four_joker_hand(rng: random.Random, wild: int | None) -> Hand:
    """Ten tiles near each other, so that there are many readings, and four jokers."""
    suits = rng.choice(((0,), (0, 1), (0, 1, 2)))
    wall = [
        9 * suit + rank for suit in suits for rank in range(rng.randrange(3), 9) for _ in range(3)
    ]
    tiles = rng.sample(wall, 10)
    return Hand([*tiles[:9], *[JOKER] * 4], tiles[9], self_draw=True, wild=wild)
