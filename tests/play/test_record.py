"""Records: written, read again, replayed; whatever was tampered with is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sparrows.play.match import Match
from sparrows.play.record import ENGINE, FORMAT, SHARED_EVENTS, Record, record_of, write
from sparrows.play.replay import Difference
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.rulebooks.records import read_record, read_records, replay
from sparrows.testing.deals import decisions
from sparrows.testing.replays import played_again, verifies
from sparrows.text import LANGUAGES, Speaker
from sparrows.text.happenings import event_line
from tools import generate_docs, golden_replays

Change = Callable[[Any], None]


def written(name: str) -> bytes:
    """The golden replay of a rulebook."""
    return golden_replays.path(name).read_bytes()


def golden(name: str) -> Record:
    return read_record(written(name))


def changed(change: Change, name: str = "sichuan") -> bytes:
    """A golden record in which something was changed."""
    record = msgspec.json.decode(written(name))
    change(record)
    return msgspec.json.encode(record)


# Golden replays


@pytest.mark.parametrize("name", RULEBOOKS)
def test_golden_replays(name: str) -> None:
    verifies(written(name))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_golden_replays_are_as_they_would_be_written_now(name: str) -> None:
    assert played_again(written(name)) == written(name), "python -m tools.golden_replays"


def test_a_record_of_before_there_was_an_option_has_its_usual_value() -> None:
    data = changed(lambda record: record["header"]["options"].pop("deals"), "zung-jung")
    assert replay(read_record(data)).wins


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(name: str, language: str) -> None:
    speaker = Speaker(name, language)
    for kind in (*SHARED_EVENTS, *rulebook(name).parts.events):
        tag = str(kind.__struct_config__.tag)
        assert tag == "paid" or speaker.words.knows(f"event-{tag}"), tag
    for deal in golden(name).deals:
        for event in deal.events:
            line = event_line(speaker, event)
            assert line.endswith(".")
            assert "{" not in line
            assert "none" not in line


# Matches of our own


def random_match(name: str, seed: int, most: int | None = None, **options: Any) -> Match:
    """A match by lucky players, broken off after so many decisions at the most."""
    rng = random.Random(seed)
    match = Match(rulebook(name, **options), seed_from(seed), b"salt")
    made = 0
    while not match.over:
        for _ in decisions(match.next_deal(), rng, "lucky"):
            if made == most:
                return match
            made += 1
        match.finish()
    return match


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_read_as_it_was_written(name: str, seed: int) -> None:
    match = random_match(name, seed, **golden_replays.MATCHES[name])
    record = record_of(match, ["a", "b", "c", "d"])
    again = read_record(write(record))
    assert again == record
    assert replay(again).decisions == sum(len(played.deal.decisions) for played in match.finished)


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("made", [0, 1, 30, 120])
def test_a_match_that_is_not_over(name: str, made: int) -> None:
    match = random_match(name, 7, made)
    record = read_record(write(record_of(match)))
    assert not record.over
    assert replay(record).decisions == made
    secret = read_record(write(record_of(match, reveal=False)))
    assert match.seed.hex() not in write(secret).decode()
    assert secret.header.commitment == match.commitment
    checked = replay(secret)
    assert not checked.shuffled
    assert checked.deals == len(record.deals)


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players(players: int) -> None:
    match = random_match("red", 5, players=players, deals=2)
    record = read_record(write(record_of(match)))
    assert len(record.header.players) == players
    assert replay(record).deals == 2


def test_fines_are_settled_again() -> None:
    match = random_match("sichuan", 1, deals=1, void_discard="fined")
    record = record_of(match)
    assert replay(record).payments > 10


def test_no_record_without_a_whole_seed_or_with_strange_players() -> None:
    with pytest.raises(ValueError, match="32 bytes are needed"):
        record_of(Match(rulebook("red"), b"short"))
    with pytest.raises(ValueError, match="2 names for 4 players"):
        record_of(Match(rulebook("red"), seed_from(1)), ["a", "b"])


# What was tampered with


def first(record: Any, tag: str) -> Any:
    return next(
        event for deal in record["deals"] for event in deal["events"] if event["event"] == tag
    )


def other_tile(record: Any) -> None:
    event = first(record, "discarded")
    event["tile"] = (event["tile"] + 1) % 27


def other_decision(record: Any) -> None:
    decision = next(
        each for each in record["deals"][0]["decisions"] if each[1]["name"] == "discard"
    )
    decision[1]["tile"] = 33


def other_seat(record: Any) -> None:
    record["deals"][0]["decisions"][10][0] ^= 1


def other_commitment(record: Any) -> None:
    record["header"]["commitment"] = "00" * 32


def other_salt(record: Any) -> None:
    record["header"]["salt"] = "00"


def other_seed(record: Any) -> None:
    record["header"]["seed"] = "00" * 32


def other_value(record: Any) -> None:
    first(record, "won")["value"] += 1


def other_payment(record: Any) -> None:
    first(record, "paid")["payments"][0]["points"] += 1


def event_left_out(record: Any) -> None:
    del record["deals"][0]["events"][40]


def events_cut_off(record: Any) -> None:
    del record["deals"][-1]["events"][-1]


def event_too_many(record: Any) -> None:
    record["deals"][-1]["events"].append(record["deals"][-1]["events"][-1])


def decisions_cut_off(record: Any) -> None:
    del record["deals"][0]["decisions"][-1]


def decision_too_many(record: Any) -> None:
    record["deals"][-1]["decisions"].append([0, {"name": "pass"}])


def deal_too_many(record: Any) -> None:
    record["deals"].append(record["deals"][0])


def deal_left_out(record: Any) -> None:
    del record["deals"][0]


def other_points(record: Any) -> None:
    record["points"][0] += 8


def not_over(record: Any) -> None:
    record["over"] = False


def other_dealer(record: Any) -> None:
    players = record["deals"][0]["players"]
    players.append(players.pop(0))


def other_option(record: Any) -> None:
    record["header"]["options"]["deals"] += 1


def other_round(record: Any) -> None:
    record["deals"][0]["round"] = 3


def no_tiles_at_all(record: Any) -> None:
    record["deals"][0]["decisions"][10][1].update(using=[-2, -1], meant=[-2])


TAMPERED: list[tuple[Change, str]] = [
    (no_tiles_at_all, "with tile -2, tile -1 as tile -2"),
    (other_tile, "deal 1, event"),
    (other_decision, "deal 1, decision"),
    (other_seat, "deal 1, decision 11"),
    (other_commitment, "header.commitment"),
    (other_salt, "header.commitment"),
    (other_seed, "header.commitment"),
    (other_value, "event"),
    (other_payment, "event"),
    (event_left_out, "deal 1, event 41"),
    (events_cut_off, "it is missing"),
    (event_too_many, "no more events"),
    (decisions_cut_off, "deal 1"),
    (decision_too_many, "the deal is over"),
    (deal_too_many, "the match was over"),
    (deal_left_out, "deal 1"),
    (other_points, "points"),
    (not_over, "over"),
    (other_dealer, "deal 1, players"),
    (other_round, "deal 1, round"),
    (other_option, "over"),
]


@pytest.mark.parametrize(
    ("change", "place"), TAMPERED, ids=lambda each: getattr(each, "__name__", "")
)
def test_tampering_is_found(change: Change, place: str) -> None:
    record = read_record(changed(change))
    with pytest.raises(Difference, match=place):
        replay(record)


def keep_secret(record: Any) -> None:
    record["header"]["seed"] = record["header"]["salt"] = None


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("change", [other_value, other_payment])
def test_the_log_alone_shows_a_wrong_win_or_payment(change: Change, name: str) -> None:
    def both(record: Any) -> None:
        change(record)
        keep_secret(record)

    with pytest.raises(Difference, match="deal"):
        replay(read_record(changed(both, name)))


# What is no record


def set_in(*path: Any, to: Any) -> Change:
    def change(record: Any) -> None:
        *way, last = path
        for step in way:
            record = record[step]
        record[last] = to

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (set_in("header", "format", to=FORMAT + 1), "this version of sparrows reads format 1"),
        (set_in("header", "engine", to=ENGINE - 1), "it would replay otherwise"),
        (set_in("header", "shuffle", to="dice"), "header.shuffle: 'dice' is not"),
        (set_in("header", "rules", to="bridge"), "there is no rulebook 'bridge'"),
        (set_in("header", "options", "deals", to="two"), "options: .*deals"),
        (set_in("header", "options", "preset", to=[]), "options: .*preset"),
        (set_in("header", "seed", to="xyz"), "header.seed: these are no hexadecimal digits"),
        (set_in("header", "seed", to="00"), "header.seed: 32 bytes are needed, not 1"),
        (set_in("header", "salt", to=None), "seed and salt are revealed together"),
        (set_in("header", "players", to=["a"]), "header.players: 1 names for 4"),
        (set_in("header", "extra", to=1), "unknown field `extra`"),
        (set_in("points", to=[0]), "points: 1 numbers for 4 players"),
        (set_in("deals", 0, "players", to=[0, 0, 1, 2]), "deal 1, players"),
        (set_in("deals", 0, "events", 3, "tiles", to=["1m"]), r"deal 1, events: .*\[3\].tiles"),
        (set_in("deals", 0, "events", 3, "tiles", to=[77]), "deal 1, event 4: .*no tile 77"),
        (set_in("deals", 0, "events", 3, "seat", to=9), "deal 1, event 4: .*no seat 9"),
        (set_in("deals", 0, "events", 3, "event", to="sneezed"), "deal 1, events: .*sneezed"),
        (set_in("deals", 1, "decisions", 5, 0, to=4), "decision 6: seat: there is no seat 4"),
        (set_in("deals", 1, "decisions", 5, 1, "tile", to=-9), "decision 6: .*no tile -9"),
        (set_in("deals", to=None), "this is no record"),
        (set_in("throws", to=[{"7": [1, 2]}]), "throws: there is no player 7"),
        (set_in("deals", 0, "events", 3, "tiles", to=[-2] * 13), "deal 1: hands are covered"),
    ],
)
def test_what_is_wrong_has_a_place(change: Change, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as found:
        read_record(changed(change))
    assert not isinstance(found.value, Difference)


def test_a_truncated_file() -> None:
    data = written("red")
    for end in (0, 1, 100, len(data) // 2, len(data) - 2):
        with pytest.raises(ValueError, match="this is no"):
            read_record(data[:end])


@pytest.mark.parametrize(
    "garbage",
    [b"", b"null", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"header": 5}', b"hello", b"\0"],
)
def test_garbage(garbage: bytes) -> None:
    with pytest.raises(ValueError, match="this"):
        list(read_records(garbage))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_whatever_is_changed_nothing_but_a_value_error_comes(name: str) -> None:
    """Numbers and words of the log are changed at random, with the seed secret and known."""
    rng = random.Random(name)
    for _ in range(40):

        def change(record: Any) -> None:
            events = rng.choice(record["deals"])["events"]
            event = rng.choice(events)
            for field, value in event.items():
                if isinstance(value, int) and rng.random() < 0.5:
                    event[field] = rng.choice([-2, -1, 0, 3, 33, 42, 10**30])
                elif isinstance(value, str) and field != "event" and rng.random() < 0.5:
                    event[field] = rng.choice(["", "kong", "wall", "nothing"])
            if rng.random() < 0.3:
                rng.shuffle(events[1:])
                del events[rng.randrange(len(events))]
            if rng.random() < 0.5:
                keep_secret(record)

        data = changed(change, name)
        try:
            replay(read_record(data))
        except ValueError:
            continue


def test_records_by_the_line() -> None:
    both = written("red") + b"\n" + written("sichuan")
    assert [record.header.rules for record in read_records(both)] == ["red", "sichuan"]
    pretty = msgspec.json.format(written("red"))
    assert [record.header.rules for record in read_records(pretty)] == ["red"]
    with pytest.raises(ValueError, match="record 2: this is no JSON"):
        list(read_records(written("red") + b"{\n"))


def test_the_schema_is_fresh() -> None:
    assert generate_docs.SCHEMA.read_bytes() == generate_docs.record_schema(), "run `make docs`"


def test_the_schema_knows_every_event() -> None:
    tags = {
        part["properties"]["event"]["enum"][0]
        for part in generate_docs.schema()["$defs"].values()
        if "event" in part.get("properties", {})
    }
    assert tags >= {
        event["event"]
        for data in map(written, RULEBOOKS)
        for deal in msgspec.json.decode(data)["deals"]
        for event in deal["events"]
    }
