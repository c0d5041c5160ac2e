"""The outlook of a hand, proven by trying every draw and every discard."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sparrows.play.outlook import Outlook, outlook, waits, without
from sparrows.play.rulebook import Rulebook
from sparrows.readings.groups import Meld, meld
from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.sichuan.void import SichuanFacts
from sparrows.scoring.waits import own_tiles
from sparrows.tiles import JOKER, KINDS, Tile, kinds_of, parse, parse_one, show
from tests.clauses import clause
from tests.conftest import SOAK
from tests.random_hands import random_hand
from tests.rulebooks.hands import hand
from tests.toy_rulebook import rulebook as pocket
from tests.toy_rulebook.options import PocketOptions
from tests.toy_rulebook.patterns import PocketFacts, promise_broken

every_rulebook = pytest.mark.parametrize("name", RULEBOOKS)


def unfinished(name: str, seed: int) -> tuple[Rulebook, Hand]:
    """Thirteen tiles of which nearly a win could be made, with melds, jokers and a void suit."""
    rng = random.Random(seed)
    while True:
        rules, whole = random_hand(name, rng.randrange(2**40))
        tiles = list(whole.standing)
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            if tiles:
                tiles[rng.randrange(len(tiles))] = rng.choice(list(kinds_of(rules.tiles.kinds)))
        try:
            made = Hand(tiles, melds=whole.melds, wild=whole.wild, facts=whole.facts)
            rules.refuse_malformed(made)
        except ValueError:
            continue
        if made.size == 13:
            return rules, made


def drawable(rules: Rulebook, held: Hand) -> list[Tile]:
    """The tiles that can come: those of which the player has not all already."""
    copies = [4 * (rules.tiles.kinds >> tile & 1) for tile in range(KINDS)]
    jokers = 4 * rules.tiles.jokers
    if rules.id == "popular":
        (supply,) = rules.supplies(held)
        copies, jokers = list(supply.copies), supply.jokers
    found = [tile for tile, number in enumerate(own_tiles(held)) if number < copies[tile]]
    if held.jokers + sum(meld.jokers for meld in held.melds) < jokers:
        found.append(JOKER)
    return found


def is_complete(rules: Rulebook, held: Hand) -> bool:
    """Whether the hand has the form of a win, even if it is worth less than was agreed."""
    return rules.score(held).reading is not None


@every_rulebook
def test_ready_is_what_some_tile_completes(name: str) -> None:
    ready = 0
    for seed in range(60 * SOAK):
        rules, held = unfinished(name, seed)
        found = outlook(rules, held)
        completing = {
            tile
            for tile in drawable(rules, held)
            if is_complete(rules, held.with_winning(tile, self_draw=True))
        }
        assert {wait.tile for wait in found.waits} == completing, held
        assert (found.distance == 0) == bool(completing), held
        ready += bool(completing)
    assert ready


@every_rulebook
def test_each_step_brings_a_hand_one_nearer(name: str) -> None:
    for seed in range(1000, 1000 + 12 * SOAK):
        rules, held = unfinished(name, seed)
        found = outlook(rules, held)
        if found.distance is None:
            continue
        after = {tile: after_drawing(rules, held, tile) for tile in drawable(rules, held)}
        assert min(after.values()) == found.distance - 1, held
        assert max(after.values()) <= found.distance, held
        nearer = {tile for tile, distance in after.items() if distance < found.distance}
        assert set(found.useful) == nearer, held


def after_drawing(rules: Rulebook, held: Hand, tile: Tile) -> int:
    """The distance after a draw and the best discard; -1 if the draw completes the hand."""
    drawn = held.with_winning(tile, self_draw=True)
    found = outlook(rules, drawn)
    if is_complete(rules, drawn):
        best = -1
    else:
        distances = [discard.outlook.distance for discard in found.discards]
        best = min(distance for distance in distances if distance is not None)
    assert found.distance == best, drawn
    return best


@every_rulebook
def test_a_discard_looks_on_to_the_hand_that_is_left(name: str) -> None:
    for seed in range(2000, 2000 + 4 * SOAK):
        rules, held = unfinished(name, seed)
        drawn = held.with_winning(random.Random(seed).choice(drawable(rules, held)), self_draw=True)
        discards = outlook(rules, drawn).discards
        assert len({discard.tile for discard in discards}) == len(discards)
        for tile, after in discards:
            alone = outlook(rules, without(drawn, tile))
            assert after.distance == alone.distance
            assert set(after.useful) == set(alone.useful)
        ranks = [
            (99 if after.distance is None else after.distance, -after.left) for _, after in discards
        ]
        assert ranks == sorted(ranks)


def look(name: str, tiles: str, *melds: str, visible: str = "", **how: Any) -> Outlook:
    """The outlook of a hand that is written as tiles and melds."""
    options = how.pop("options", {})
    rules = rulebook(name, **options)
    return outlook(rules, hand(tiles, None, *melds, **how), parse(visible))


@clause("SBR-8.11", "SBR-8.12")
@every_rulebook
def test_a_distance_is_the_same_with_all_else_and_alone(name: str) -> None:
    for seed in range(100 * SOAK):
        rules, held = unfinished(name, seed)
        draws = drawable(rules, held)
        drawn = held.but(winning=draws[seed % len(draws)], self_draw=True) if draws else held
        for each in (held, drawn):
            whole = outlook(rules, each)
            assert whole._lack.number - 1 == whole.distance or whole.distance is None
            assert outlook(rules, each).distance == whole.distance, each


def test_own_melds_take_tiles_out_of_a_wait() -> None:
    found = look("sichuan", "1m 456m 789m 234p", "111m")
    assert found.distance == 1  # the pair would need a fifth 1m
    assert not found.waits
    assert show(look("sichuan", "23m 567m 789m 55p", "111m").useful) == "14m"
    assert show(look("sichuan", "23m 567m 789m 55p", "1111m").useful) == "4m"


@clause("SBR-8.4")
def test_a_void_suit_is_worthless() -> None:
    assert look("sichuan", "123m 456m 789m 99p 99s", facts=SichuanFacts(2)).distance == 2
    assert look("sichuan", "123m 456m 789m 99p 99s", facts=SichuanFacts(1)).distance == 2
    # No suit is named: either may become the absent one.
    assert set(look("sichuan", "123m 456m 789m 99p 99s").useful) == set(range(27))
    assert look("sichuan", "123m 456m 789m 9p", "999s", facts=SichuanFacts(2)).distance is None
    assert look("sichuan", "123m 456m 7s", "111m", "999s").distance == 0


def test_a_hand_of_nothing_but_the_void_suit_can_still_win() -> None:
    melds = (Meld("pung", parse_one("4s")), Meld("pung", parse_one("3p")))
    ahead = outlook(
        rulebook("sichuan"), Hand(parse("1124479m"), melds=melds, facts=SichuanFacts(0))
    )
    assert ahead.distance == 7


def test_a_meld_that_the_rulebook_does_not_know() -> None:
    found = look("sichuan", "456m 789m 99p 12p", "123m")
    assert found.distance is None
    assert found.useful == {}
    assert found.waits == ()
    assert look("red", "456m 789m 99p 12p", "1111m").distance is None


def test_a_meld_bars_a_hand_only_where_a_rule_looks_at_melds_alone() -> None:
    """What is barred by its other tiles may still exchange them."""
    rules = pocket(PocketOptions())
    pung = meld("pung", parse("333s"))
    promised = Hand(parse("234p 567s 88s 67s"), melds=[pung], facts=PocketFacts(1))
    assert promise_broken(promised.with_winning(parse_one("8s"), self_draw=False)) is not None
    assert outlook(rules, promised).distance is not None
    kong = meld("kong", parse("3333s"))  # which pocket does not know
    assert outlook(rules, promised.but(melds=[kong])).distance is None


@clause("RED-7.8", "RED-7.10")
def test_jokers_of_red() -> None:
    jokers = {"jokers": True}
    lone = look("red", "J", "123m", "456m", "789m", "111p", options=jokers)
    assert set(lone.useful) == set(range(KINDS))
    regrouped = look("red", "234s J", "123m", "456m", "111p", options=jokers)
    assert JOKER in regrouped.useful
    # A set and a pair, each in need of a real tile.
    assert look("red", "JJJJ", "123m", "456m", "789m", options=jokers).distance == 1
    # All four of the kind are their own, so a joker alone can be the fifth.
    fifth = look("red", "1m", "111m", "456m", "789m", "111p", options=jokers)
    assert [wait.tile for wait in fifth.waits] == [JOKER]
    assert fifth.waits[0].left == 4
    assert fifth.waits[0].from_wall.win
    assert not fifth.waits[0].from_discard.win


@clause("POP-9.12", "POP-9.14", "POP-11.1")
def test_jokers_of_popular() -> None:
    wild = parse_one("7z")
    lone = look("popular", "J", "123m", "456m", "789m", "111p", wild=wild)
    assert set(lone.useful) == {*range(KINDS), JOKER} - {wild}
    # The joker may not be a fifth 9s of the standing tiles, but a 7s.
    assert show(look("popular", "88999s 9s J", "123m", "456m", wild=wild).useful) == "78s J"
    only_joker = look("popular", "456m 789m 123p 6s", "666s", wild=parse_one("5p"))
    assert [wait.tile for wait in only_joker.waits] == [JOKER]


@clause("POP-9.7", "POP-9.8")
def test_the_indicator_and_the_joker_in_popular() -> None:
    rules = rulebook("popular")
    held = hand("123m 456m 789m 11p 23p J", wild=parse_one("5p"))
    found = outlook(rules, held)
    assert JOKER not in {discard.tile for discard in found.discards}
    supply = rules.supplies(held)[0]
    assert sorted(supply.copies)[:2] == [0, 3]
    assert found.distance == -1


def test_what_is_left_unseen() -> None:
    found = look("zung-jung", "23m 567m 789m 123p 55z", visible="1114m 5f")
    assert found.useful == {parse_one("1m"): 1, parse_one("4m"): 3}
    assert found.left == 4
    assert [wait.left for wait in found.waits] == [1, 3]


def test_what_a_wait_is_worth() -> None:
    found = waits(rulebook("zung-jung"), hand("11122233m 99p 555p", None))
    worth = {show([wait.tile]): (wait.from_discard.value, wait.from_wall.value) for wait in found}
    assert worth.keys() == {"3m", "9p"}
    assert all(wall > discard for discard, wall in worth.values())


def test_a_wait_that_is_worth_less_than_agreed() -> None:
    (wait, *_) = look("red", "123m 456m 789p 23s 99p", options={"min_points": 10}).waits
    assert not wait.from_wall.win


def test_a_bonus_tile_among_the_standing_ones_is_worthless() -> None:
    found = look("red", "123m 456m 789m 11p 23p 1f")
    assert found.distance == 0
    assert show([found.discards[0].tile]) == "1f"


def test_a_joker_pung_counts_its_real_tiles() -> None:
    pung = Meld("pung", parse_one("1m"), wild=(parse_one("1m"),))
    held = Hand(parse("11m 456m 789m 55p"), melds=[pung])
    assert own_tiles(held)[parse_one("1m")] == 4
    found = outlook(rulebook("red", jokers=True), held)
    assert {show([tile]) for tile in found.useful} == {"5p", "J"}


@pytest.mark.parametrize("tiles", ["1m", "123m 456m 789m 123p 123s"])
def test_so_many_tiles_there_must_be(tiles: str) -> None:
    with pytest.raises(ValueError, match="13 or 14 tiles"):
        look("red", tiles)


def test_what_is_malformed() -> None:
    with pytest.raises(ValueError, match="tile set"):
        look("sichuan", "123m 456m 789m 11p 23z")
    with pytest.raises(ValueError, match="no tile"):
        outlook(rulebook("red"), hand("123m 456m 789m 11p 23p"), [99])
