"""The players' own randomness in the seed of a match."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec
import pytest

from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.replay import Difference
from sparrows.play.shares import Share, hash_of, mixed
from sparrows.play.shuffle import commitment, seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.records import read_record, replay
from sparrows.testing.deals import play_out_randomly
from tools import golden_replays

SEED, SALT = seed_from("house"), b"salt" * 8


def share(player: int, word: object = "", *, given: bool = True) -> Share:
    value = seed_from(f"{player} {word}").hex()
    return Share(player, hash_of(value), value if given else None)


def played(rules: str, *shares: Share) -> Match:
    """A match with these shares, to its end."""
    match = Match(rulebook(rules, **golden_replays.MATCHES[rules]), SEED, SALT, shares)
    rng = random.Random(1)
    while not match.over:
        play_out_randomly(match.next_deal(), rng)
        match.finish()
    return match


def test_the_seed_is_what_the_docs_say() -> None:
    one, two = share(0), share(2)
    assert one.value and two.value
    said = b"sparrows-1 shares" + SEED
    said += b"\0" + bytes.fromhex(one.value) + b"\2" + bytes.fromhex(two.value)
    assert mixed(SEED, [one, two]) == hashlib.sha256(said).digest()


def test_without_shares_it_is_the_seed_of_the_house() -> None:
    assert mixed(SEED, []) == mixed(SEED, [share(1, given=False)]) == SEED


def test_everybody_changes_it() -> None:
    shares = [share(player) for player in range(4)]
    seeds = {mixed(SEED, some) for number in range(5) for some in combinations(shares, number)}
    assert len(seeds) == 16, "each share that is there or not makes another seed"
    others = [mixed(SEED, [*shares[:at], share(at, "other"), *shares[at + 1 :]]) for at in range(4)]
    assert len({mixed(SEED, shares), mixed(seed_from("other"), shares), *others}) == 6
    moved = msgspec.structs.replace(shares[0], player=1)
    assert mixed(SEED, shares[:1]) != mixed(SEED, [moved])


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_record_with_shares_is_right(rules: str) -> None:
    match = played(rules, share(0), share(1, given=False), share(3))
    assert match.commitment == commitment(SEED, SALT)
    record = read_record(write(record_of(match)))
    assert record.header.seed == SEED.hex() != match.seed.hex()
    assert record.header.given_shares == match.shares
    checked = replay(record)
    assert checked.shuffled and checked.shares == 2


def test_a_match_without_shares_is_written_as_ever() -> None:
    header = msgspec.json.decode(write(record_of(played("red"))))["header"]
    assert "shares" not in header
    assert header["seed"] == SEED.hex()


def test_shares_are_secret_as_long_as_the_seed() -> None:
    match = played("red", share(0), share(2))
    data = write(record_of(match, reveal=False))
    header = read_record(data).header
    assert [each.hash for each in header.given_shares] == [each.hash for each in match.shares]
    secrets = [SEED.hex(), match.seed.hex(), *(each.value or "" for each in match.shares)]
    assert not any(secret in data.decode() for secret in secrets)
    assert not replay(read_record(data)).shuffled


def exchanged(header: Any) -> None:
    header["shares"][0]["value"] = share(0, "other").value


def exchanged_with_its_hash(header: Any) -> None:
    header["shares"][0] = msgspec.to_builtins(share(0, "other"))


def exchanged_among_players(header: Any) -> None:
    first, second = header["shares"]
    first["player"], second["player"] = second["player"], first["player"]
    header["shares"] = [second, first]


def left_out(header: Any) -> None:
    header["shares"].pop()


def withheld(header: Any) -> None:
    header["shares"][1]["value"] = None


def invented(header: Any) -> None:
    header["shares"].insert(1, msgspec.to_builtins(share(1)))


def all_left_out(header: Any) -> None:
    del header["shares"]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (exchanged, "header.shares: the share of player 0"),
        (exchanged_with_its_hash, "deal 1"),
        (exchanged_among_players, "deal 1"),
        (left_out, "deal 1"),
        (withheld, "deal 1"),
        (invented, "deal 1"),
        (all_left_out, "deal 1"),
    ],
)
def test_whatever_is_done_to_shares_is_found(change: Callable[[Any], None], place: str) -> None:
    record = msgspec.json.decode(write(record_of(played("red", share(0), share(2)))))
    change(record["header"])
    with pytest.raises(Difference, match=place):
        replay(read_record(msgspec.json.encode(record)))


@pytest.mark.parametrize(
    ("shares", "complaint"),
    [
        ([{"player": 4, "hash": "00" * 32}], "there is no player 4"),
        ([{"player": -1, "hash": "00" * 32}], "there is no player -1"),
        ([{"player": 0, "hash": "00" * 31}], "32 bytes in small hexadecimal digits"),
        ([{"player": 0, "hash": "AB" * 32}], "32 bytes in small hexadecimal digits"),
        ([{"player": 0, "hash": "0" * 62 + "\n0"}], "32 bytes in small hexadecimal digits"),
        ([{"player": 0, "hash": "00" * 32, "value": ""}], "32 bytes in small"),
        ([{"player": 0, "hash": "00" * 32, "value": "x" * 64}], "32 bytes in small"),
        ([{"player": 1, "hash": "00" * 32}, {"player": 0, "hash": "00" * 32}], "players' order"),
        ([{"player": 1, "hash": "00" * 32}] * 2, "one of each player at the most"),
        ([{"player": 1, "hash": "00" * 32, "bribe": 1}], "unknown field"),
        ([{"player": 1}], "missing required field"),
        ("none", "this is no record"),
    ],
)
def test_what_are_no_shares(shares: object, complaint: str) -> None:
    record = msgspec.json.decode(write(record_of(played("red", share(0)))))
    record["header"]["shares"] = shares
    with pytest.raises(ValueError, match=complaint) as found:
        read_record(msgspec.json.encode(record))
    assert not isinstance(found.value, Difference)


def test_a_share_told_before_the_seed_is_refused() -> None:
    record = msgspec.json.decode(write(record_of(played("red", share(0)))))
    record["header"]["seed"] = record["header"]["salt"] = None
    with pytest.raises(ValueError, match="shares are not revealed before the seed"):
        read_record(msgspec.json.encode(record))


def test_a_match_does_not_begin_with_strange_shares() -> None:
    with pytest.raises(ValueError, match="there is no player 3"):
        Match(rulebook("red", players=2), SEED, SALT, [share(3)])
