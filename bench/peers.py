"""Other packages: what each is given for a hand, and how it is asked what the hand is worth."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import MahjongGB
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld

from bench.hands import Win
from bench.scorer import Scorer

GB, RIICHIENV = "PyMahjongGB", "riichienv"

GB_NAMES = [f"{letter}{rank}" for letter in "WBT" for rank in range(1, 10)]
GB_NAMES += ["F1", "F2", "F3", "F4", "J3", "J2", "J1"]


# Packages that are not there for every platform, by the name of their module.
OPTIONAL = {
    "riichienv": RIICHIENV,
    "cmajiang": "cmajiang",
    "shanten_tools": "shanten-tools",
    "pymahjong": "pymahjong",
    "rlcard": "rlcard",
}


def installed(module: str) -> Any:
    """A package; None where it is not there."""
    try:
        return import_module(module)
    except ImportError:
        return None


riichienv, cmajiang, shanten_tools, pymahjong, rlcard = map(installed, OPTIONAL)


def missing() -> list[str]:
    return [package for module, package in OPTIONAL.items() if installed(module) is None]


def scorers() -> dict[str, Scorer]:
    """All that are installed, by name."""
    found = {GB: Scorer(gb_form, gb_count), "mahjong": Scorer(ids_of, mahjong_count(), 10)}
    if riichienv is not None:
        found[RIICHIENV] = Scorer(ids_of, riichienv_count)
    if cmajiang is not None:
        found["cmajiang"] = Scorer(cmajiang_form, cmajiang_count(), 10)
    return found


def gb_form(win: Win) -> tuple[Any, ...]:
    packs = [("CHI", GB_NAMES[tile + 1], 1) for tile in win.chows]
    packs += [("PENG", GB_NAMES[tile], 1) for tile in win.pungs]
    tiles = tuple(GB_NAMES[tile] for tile in win.standing)
    how = (0, win.self_draw, False, False, False, win.seat, win.round)
    return (tuple(packs), tiles, GB_NAMES[win.winning], *how)


def gb_count(form: tuple[Any, ...]) -> Any:
    """Chinese official rules, in C++; it tells the fans by name."""
    return MahjongGB.MahjongFanCalculator(*form)


class Ids(NamedTuple):
    """A hand of tiles from 0 to 135, as riichi packages have it."""

    standing: list[int]
    winning: int
    chows: list[list[int]]
    pungs: list[list[int]]
    self_draw: bool
    seat: int
    round: int


def ids_of(win: Win) -> Ids:
    next_id = [4 * tile for tile in range(34)]

    def take(tile: int) -> int:
        next_id[tile] += 1
        return next_id[tile] - 1

    chows = [[take(tile + step) for step in range(3)] for tile in win.chows]
    pungs = [[take(tile) for _ in range(3)] for tile in win.pungs]
    standing = [take(tile) for tile in win.standing]
    return Ids(standing, take(win.winning), chows, pungs, win.self_draw, win.seat, win.round)


def mahjong_count() -> Callable[[Ids], Any]:
    """Riichi rules, in Python."""
    calculator = HandCalculator()
    options = OptionalRules(has_open_tanyao=True)

    def count(hand: Ids) -> Any:
        melds = [TheirMeld(TheirMeld.CHI, tiles, True) for tiles in hand.chows]
        melds += [TheirMeld(TheirMeld.PON, tiles, True) for tiles in hand.pungs]
        config = HandConfig(
            is_tsumo=hand.self_draw,
            is_riichi=not melds,
            player_wind=27 + hand.seat,
            round_wind=27 + hand.round,
            options=options,
        )
        tiles = [*hand.standing, hand.winning, *(tile for meld in melds for tile in meld.tiles)]
        return calculator.estimate_hand_value(tiles, hand.winning, melds=melds, config=config)

    return count


def riichienv_count(hand: Ids) -> Any:
    """Riichi rules, in Rust."""
    kinds = riichienv.MeldType
    melds = [riichienv.Meld(kinds.Chi, tiles, True, 1) for tiles in hand.chows]
    melds += [riichienv.Meld(kinds.Pon, tiles, True, 1) for tiles in hand.pungs]
    conditions = riichienv.Conditions(
        tsumo=hand.self_draw, riichi=not melds, player_wind=hand.seat, round_wind=hand.round
    )
    return riichienv.HandEvaluator(hand.standing, melds).calc(
        hand.winning, dora_indicators=[], conditions=conditions, ura_indicators=[]
    )


def cmajiang_notation(tiles: tuple[int, ...]) -> str:
    """Each suit by its letter, then the ranks."""
    suits = ("".join(str(tile % 9 + 1) for tile in tiles if tile // 9 == suit) for suit in range(4))
    return "".join(letter + ranks for letter, ranks in zip("mpsz", suits, strict=True) if ranks)


def cmajiang_form(win: Win) -> tuple[Any, ...]:
    text = cmajiang_notation(win.standing)
    for kind, tile in win.melds:
        letter, rank = "mpsz"[tile // 9], tile % 9 + 1
        ranks = f"{rank}-{rank + 1}{rank + 2}" if kind == "chow" else f"{rank}{rank}{rank}+"
        text += f",{letter}{ranks}"
    winning = f"{'mpsz'[win.winning // 9]}{win.winning % 9 + 1}"
    return text, winning, win.self_draw, win.round, win.seat, 0 if win.melds else 1


def cmajiang_count() -> Callable[[tuple[Any, ...]], Any]:
    """Riichi rules, in C++."""
    rule = cmajiang.Rule()

    def count(form: tuple[Any, ...]) -> Any:
        text, winning, self_draw, wind, seat, riichi = form
        hand = cmajiang.Shoupai(text)
        if self_draw:
            hand.zimo(winning)
        given = "" if self_draw else f"{winning}+"
        return cmajiang.hule(hand, given, rule, wind, seat, riichi)

    return count
