"""`sparrows settle` for a person, and for a program."""

from __future__ import annotations

import io
from itertools import takewhile

import msgspec
import pytest
from rich.console import Console

from sparrows.cli.payments import write_settlement
from sparrows.cli.terminal import TerminalPage
from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.cases import read_deal
from sparrows.text import LANGUAGES, Speaker
from tests.case_files import deal_cases
from tests.cli.runner import Command

DEAR = ("settle", "zung-jung", "S: 11222333m 99p [777z] + 1m", "--from", "W")
CHEAP = ("settle", "classical", "S: 45s 99s [555p] [123m] [678m] + 6s", "--from", "W")


def payments(out: str) -> list[list[str]]:
    """The rows of the table of payments, cell by cell."""
    lines = out.split("Who pays whom\n")[1].splitlines()[1:]
    return [line.split() for line in takewhile(lambda line: "→" not in line, lines)]


def totals(out: str) -> dict[str, int]:
    lines = out.split("In all\n")[1].splitlines()
    return {line.split()[0]: int(line.split()[1]) for line in lines if line.startswith("  ")}


def test_who_pays_whom(sparrows: Command) -> None:
    done = sparrows(*DEAR)
    assert done.status == 0
    assert "South: 170 points — Value honour, Three identical chows" in done.out
    assert "West   South     460  ZJ-30.5" in done.out
    assert "with the others' share, 3 × 170 − 50 = 460" in done.out
    assert "East, North → South: a win on another player's tile" in done.out
    assert totals(done.out) == {"East": -25, "South": 510, "West": -460, "North": -25}


def test_in_russian(sparrows: Command) -> None:
    done = sparrows(*DEAR, "--responsible", "nobody", "--lang", "ru")
    assert "Кто кому платит" in done.out
    assert "Восток, Запад, Север → Юг: выигрыш, в котором никто не виноват" in done.out


def test_who_is_responsible(sparrows: Command) -> None:
    said = sparrows(*DEAR, "--responsible", "e")
    assert totals(said.out)["East"] == -460
    assert sparrows(*DEAR, "--discards", "S9s W:4z e1m S5z W1m").out != said.out
    assert sparrows(*DEAR, "--discards", "S9s W:4z e1m W1m").out == said.out


def test_what_the_losers_have(sparrows: Command) -> None:
    done = sparrows(*CHEAP, "E: 0", "W: 8", "N: 77z 259m 179p 1268s 3z")
    assert "West: 8 points — as its player counted it" in done.out
    assert "North: 2 points — Pair of dragons" in done.out
    assert "East   West       16  CCL-18.4" in done.out
    assert "East → West: the difference between the losers' hands, 2 × (8 − 0) = 16" in done.out
    assert totals(done.out) == {"East": -64, "South": 88, "West": 0, "North": -24}


def test_two_and_three_players(sparrows: Command) -> None:
    hand = "W: 123123456789s 8s"
    two = sparrows("settle", "red", hand + "8s", "--winner", "W", "--option", "players=2")
    assert totals(two.out) == {"East": -112, "West": 112}
    three = sparrows("settle", "red", hand + "+ 8s", "--from", "S", "--option", "players=3")
    assert totals(three.out) == {"East": 0, "South": -112, "West": 112}


def test_fouls_and_a_wrong_call(sparrows: Command) -> None:
    fouls = ("--foul", "N: false-win not-ready", "--foul", "W: dead-hand")
    done = sparrows("settle", "popular", *fouls)
    assert totals(done.out) == {"East": 20, "South": 20, "West": 20, "North": -60}
    free = sparrows("settle", "zung-jung", "--foul", "N: wrong-claim")
    assert "Nobody pays anything." in free.out
    wrong = sparrows("settle", "red", "S: 123m 456p 789s 1234z + 5m", "--from", "N")
    assert "Not a winning hand." in wrong.out
    assert totals(wrong.out)["South"] == -27


def test_a_deal_that_goes_on(sparrows: Command) -> None:
    hands = (
        "E: 123456789m 23p 55p + 4p",
        "S: 123456789s 67p 99p + 8p",
        "W: 113357m 2246899s",
        "N: 22446699m 11357s",
    )
    voids = [word for each in ("E:s", "S:m", "W:p", "N:p") for word in ("--void", each)]
    story = ("kong W 7m concealed", "win S from N", "win E", "wall-end")
    told = [word for each in story for word in ("--then", each)]
    done = sparrows("settle", "sichuan", *hands, *voids, *told, "--dealer", "N")
    assert done.status == 0
    rows = payments(done.out)
    assert [row[-1] for row in rows] == ["SBR-11.6"] * 3 + ["SBR-11.7"] + ["SBR-11.8"] * 2 + [
        "SBR-12.7"
    ] * 3
    assert sum(totals(done.out).values()) == 0
    assert "Next dealer: South" in done.out


def test_a_robbed_concealed_kong(sparrows: Command) -> None:
    losers = ("E: 0", "W: 8", "N: 2", "--from", "W", "--robbed-kong", "concealed")
    wonders = sparrows("settle", "classical", "S: 19m 19p 19s 1234567z + 7z", *losers)
    assert "Thirteen wonders" in wonders.out
    others = sparrows("settle", "classical", "S: 45s 99s [555p] [123m] [678m] + 6s", *losers)
    assert "The tile was robbed from a concealed kong." in others.out
    assert "Nobody pays anything." in others.out


def test_cases_of_deals_as_json(sparrows: Command) -> None:
    cases = [case for rules in RULEBOOKS for case in deal_cases(rules)]
    lines = b"\n".join(msgspec.json.encode(case) for case in cases)
    done = sparrows("settle", "--json", given=lines)
    assert done.status == 0
    for case, line in zip(cases, done.out.splitlines(), strict=True):
        result = msgspec.json.decode(line)
        assert result["delta"] == case["expect"]["delta"]
        sums = dict.fromkeys("ESWN", 0)
        for payment in result["payments"]:
            assert payment["clause"] and payment["reason"]
            sums[payment["payer"]] -= payment["points"]
            if payment["receiver"] is not None:
                sums[payment["receiver"]] += payment["points"]
        assert sums == result["delta"]
    assert "can be settled" in sparrows("settle", "--json", given='{"type": "hand"}').out


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forty_columns(rules: str, language: str) -> None:
    """Nothing is wider, and no clause is cut off."""
    for case in deal_cases(rules):
        made, deal = read_deal(case)
        settled = made.settle(deal)
        text = io.StringIO()
        page = TerminalPage(Console(file=text, width=40, force_terminal=True, color_system=None))
        write_settlement(page, Speaker(rules, language), made, deal, settled)
        said = text.getvalue()
        assert max(map(len, said.splitlines())) <= 40
        words = said.split()
        for payment in settled.payments:
            assert payment.clause in words
            assert str(payment.points) in words


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("red",), "who won is not said"),
        (("red", "123m"), "begins with no seat"),
        (("red", "S: 123m + 5m 6m"), "the one tile that won"),
        (("sichuan", "--then", "sneeze E"), "what happened is"),
        (("sichuan", "--then", "win E", "--winner", "E"), "--then tells of the wins too"),
        (("sichuan", "--then", "kong E 5m open"), "is no kind of kong"),
        (("popular", "--foul", "N false-win"), "begins with no seat"),
        (("popular", "--foul", "N: false-win soon"), "a foul is written as"),
        (("popular", "--foul", "N: false-win"), "`ready`"),
        (("popular", "--foul", "N: yawning"), "false-win, false-kong, dead-hand"),
        (("zung-jung", "S: 1m + 1m", "--discards", "West 5m"), "discards are written as"),
        (("zung-jung", "S: 1m + 1m", "--situation", "W:ready"), "that of W is not given"),
    ],
)
def test_what_cannot_be_settled(
    sparrows: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    done = sparrows("settle", *arguments)
    assert done.status == 2
    assert sentence in done.err
    assert not done.out


def test_a_hand_may_be_told_by_its_value(sparrows: Command) -> None:
    done = sparrows("settle", "red", "S: 24", "--winner", "S", "--from", "E")
    assert "South: 24 points — as its player counted it" in done.out
    assert "Next dealer: South" in done.out
    numbers = ("E: 8", "S: 64", "W: 0", "N: 2", "--winner", "S", "--from", "W")
    fed = sparrows("settle", "classical", *numbers, "--fed", "CCL-19.4")
    assert "4 × 64 = 256" in fed.out
    wrong = sparrows("settle", "red", "S: 4", "--winner", "S", "--fed", "CCL-19.4")
    assert "'CCL-19.4' is none of nobody" in wrong.err
