"""`sparrows score` for a person."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sparrows.cli import main
from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.cases import read_hand
from sparrows.text import Speaker
from tests.case_files import Case, hand_cases
from tests.clauses import clause
from tests.cli.runner import Command, process


def test_a_winning_hand(sparrows: Command) -> None:
    done = sparrows("score", "zung-jung", "11222333m 99p [777z]", "--won", "1m")
    assert done.status == 0
    assert not done.err
    assert "🀇🀇🀈🀈🀈🀉🀉🀉🀡🀡 [🀄🀄🀄] + 🀇" in done.out
    assert "11222333m 99p [777z] + 1m" in done.out
    assert "123m 123m 123m [777z] 99p" in done.out
    assert "170 points" in done.out
    assert "ZJ-5.1.3" in done.out
    assert "is the dearest of its series" in done.out
    assert "111m 222m 333m [777z] 99p (winning tile in a pung): 145 points" in done.out
    assert "\x1b" not in done.out


def test_the_same_in_russian(sparrows: Command) -> None:
    done = sparrows("score", "red", "123123456789s 8s", "--won", "8s", "--lang", "ru")
    assert "Рука стоит 112 очков." in done.out
    assert "Чистый ряд" in done.out
    assert "24 очка" in done.out


def test_the_last_tile_is_the_winning_one(sparrows: Command) -> None:
    said = sparrows("score", "red", "123123456789s 8s", "--won", "8s")
    meant = sparrows("score", "red", "123123456789s 88s")
    assert said == meant


def test_a_hand_is_read_as_it_is_printed(sparrows: Command) -> None:
    asked = sparrows("score", "popular", "234m 678s 45m 99s 6m (JJJJ)", "--wild", "3p")
    printed = asked.out.splitlines()[2]
    assert printed == "23445m 67899s (JJJJ = 3333p) + 6m"
    assert sparrows("score", "popular", printed, "--wild", "3p") == asked
    twice = sparrows("score", "popular", printed, "--wild", "3p", "--won", "6m")
    assert "the winning tile is there, and in --won too" in twice.err


@clause("CCL-8.6")
def test_which_kong_was_robbed(sparrows: Command) -> None:
    wonders = ("score", "classical", "19m 19p 19s 1234567z", "--won", "7z")
    others = ("score", "classical", "45s 99s [555p] [123m] [678m]", "--won", "6s")
    robbing = sparrows(*others, "--situation", "robbing-kong")
    assert sparrows(*others, "--robbed-kong", "promoted") == robbing
    assert "Robbing an open kong" in robbing.out
    refused = sparrows(*others, "--robbed-kong", "concealed")
    assert "The tile was robbed from a concealed kong." in refused.out
    assert "Thirteen wonders" in sparrows(*wonders, "--robbed-kong", "concealed").out
    wrong = sparrows(*others, "--robbed-kong", "open")
    assert "neither concealed nor promoted" in wrong.err


def test_a_kong_of_the_four_wild_tiles(sparrows: Command) -> None:
    hand = ("score", "popular", "234m 678s 45m 99s 6m (JJJJ)")
    done = sparrows(*hand, "--wild", "3p")
    assert "The hand is worth 91 points." in done.out
    assert "Kong of jokers" in done.out
    named = sparrows(
        *hand[:2], "234m 678s 45m 99s 6m", "--meld", "concealed kong JJJJ", "--wild", "3p"
    )
    assert named.out == done.out
    assert "and no kind is named as wild" in sparrows(*hand).err
    assert (
        "there is no joker in the tile set"
        in sparrows("score", "zung-jung", hand[2], "--wild", "3p").err
    )


def test_why_a_pattern_counts_or_does_not(sparrows: Command) -> None:
    done = sparrows(
        *("score", "red", "123m 456m 789m 55p 12p", "--won", "3p"),
        *("--why", "pure-straight", "--why", "all-pungs", "--why", "red-hand"),
    )
    pictured = "🀇🀈🀉 🀊🀋🀌 🀍🀎🀏 123m 456m 789m"
    assert f"Pure straight counts: 12 points on {pictured} (RED-9.10)." in done.out
    assert "All pungs (RED-9.8) does not count. It needs at least 4 pungs" in done.out
    assert "at least 3 pungs of characters; the hand has none." in done.out


def test_why_an_absorbed_pattern_does_not_count(sparrows: Command) -> None:
    done = sparrows(
        *("score", "red", "123m 456m 789m 555z 22p", "--option", "absorption=implied"),
        *("--why", "two-terminal-chows"),
    )
    assert "(Absorption: what is implied does not count)" in done.out
    lost = "Two terminal chows (🀇🀈🀉 🀍🀎🀏 123m 789m) is not counted: Pure straight includes it"
    assert lost in done.out


def test_no_win_says_why(sparrows: Command) -> None:
    done = sparrows("score", "sichuan", "123m 456p 789s 11122m", "--void", "s")
    assert done.status == 0
    assert "Not a winning hand. There are still tiles of the void suit, bamboos." in done.out


def test_melds_by_option(sparrows: Command) -> None:
    done = sparrows(
        *("score", "classical", "34s 88s", "--won", "5s", "--self-draw", "--seat", "S"),
        *("--meld", "pung 111p", "--meld", "pung 555m", "--meld", "concealed kong 7777z"),
    )
    assert done.status == 0
    assert "34s 88s" not in done.out  # shown in one piece, suit by suit
    assert "3488s [111p] [555m] (7777z) + 5s" in done.out
    assert "won from the wall: five of bamboos; seat South, round East" in done.out


def test_the_printed_figure_and_the_traditional_one(sparrows: Command) -> None:
    figure = ("score", "classical", "56s 33m 999p 222m 777z", "--won", "4s", "--self-draw")
    assert "The hand is worth 80 points." in sparrows(*figure).out
    assert "The hand is worth 84 points." in sparrows(*figure, "--preset", "traditional").out


def test_flowers_situations_and_presets(sparrows: Command) -> None:
    done = sparrows(
        *("score", "zung-jung", "123m 456m 789m 99p 11s 1s", "--preset", "wsom"),
        *("--option", "bonus-tiles=true", "--option", "bonus_tile_values=1,2,3"),
        *("--flowers", "15f", "--self-draw", "--situation", "last-draw"),
    )
    assert done.status == 0
    assert "(15f)" in done.out
    assert "(Least value to win: 5 points; Interception: the nearest to the discarder; " in done.out
    assert "; final draw\n" in done.out


def test_how_the_patterns_add_up(sparrows: Command) -> None:
    capped = sparrows("score", "red", "123123456789s 88s", "--option", "cap=100")
    assert "The hand is worth 100 points." in capped.out
    assert " = 112 points; the limit makes it 100 points\n" in capped.out
    doubled = sparrows("score", "sichuan", "1122m 3344m 5566m 9m", "--won", "9m", "--lang", "ru")
    assert "Рука стоит 8 очков." in doubled.out
    assert "1, удвоить 4 раза = 16 очков; по лимиту 8 очков\n" in doubled.out
    limit = sparrows("score", "classical", "1112345678m [999m]", "--won", "5m")
    assert "\nThe hand is worth 2,000 points." in limit.out
    nothing = sparrows("score", "sichuan", "123456m 789p 23p 55p", "--won", "4p", "--void", "s")
    assert "The hand is worth 1 point." in nothing.out
    assert "The hand has no fan, which leaves the basic value: 1 point\n" in nothing.out
    cheap = sparrows("score", "red", "123m 777m 456p 78s 99s", "--won", "9s")
    assert "The hand is worth 0 points." in cheap.out
    assert "The hand has no fan, and a win brings nothing by itself: 0 points\n" in cheap.out


def test_jokers_stand_for_tiles(sparrows: Command) -> None:
    done = sparrows("score", "red", "123m 456m 789m 55p 2pJ 3p", "--option", "jokers=true")
    assert done.status == 0
    assert "The joker stands for 1p\n" in done.out
    done = sparrows("score", "red", "123m 456m 789m 5p 2pJJ 3p", "--option", "jokers=true")
    assert "The jokers stand for 15p\n" in done.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("score",), "a rulebook is needed"),
        (("score", "red"), "a hand is needed"),
        (("score", "blue", "123m"), "there is no rulebook 'blue'"),
        (("score", "red", "12m5"), "a rank needs a suit letter, at position 4"),
        (("score", "red", ""), "no tile that could have won"),
        (("score", "red", "11111m"), "5 tiles 1m"),
        (("score", "red", "[124m] 5m"), "is no chow"),
        (("score", "red", "5m", "--meld", "777z"), "a meld is written as"),
        (("score", "red", "5m", "--won", "55m"), "one tile is needed"),
        (("score", "red", "5m", "--seat", "Q"), "is no seat"),
        (("score", "red", "5m", "--round", "EE"), "is no seat"),
        (("score", "red", "5m", "--flowers", "5m"), "is no flower"),
        (("score", "red", "5m", "--situation", "noon"), "is no situation"),
        (("score", "red", "5m", "--option", "cap"), "name=value"),
        (("score", "red", "5m", "--option", "hat=3"), "red has no option 'hat'"),
        (("score", "red", "5m", "--option", "cap=much"), "option cap"),
        (("score", "red", "5m", "--option", "cap=-1"), "option cap"),
        (("score", "red", "5m", "--option", f"cap={'[' * 5000}"), "option cap"),
        (("score", "red", "5m", "--preset", "none"), "red has no preset 'none'"),
        (("score", "red", "J", "--option", "jokers=false"), "no joker in the tile set"),
        (("score", "sichuan", "5z"), "there is no 5z"),
        (("score", "sichuan", "5m", "--void", "z"), "is no suit"),
        (("score", "red", "5m", "--why", "beauty"), "'beauty' is no pattern"),
        (("score", "red", "5m", "--lang", "de"), "--lang: 'de' is no language"),
        (("score", "red", "5m", "more"), "more"),
        (("score", "--won"), "--won"),
        (("score", "--wonder"), "there is no option --wonder"),
        (("scores",), "No such command"),
        (("score", "--check", "/nowhere/at/all"), "/nowhere/at/all cannot be read"),
    ],
)
def test_malformed_input_is_one_sentence(
    sparrows: Command, arguments: tuple[str, ...], complaint: str
) -> None:
    done = sparrows(*arguments)
    assert done.status == 2
    assert not done.out
    assert done.err.startswith("sparrows: ")
    assert complaint in done.err
    assert done.err.count("\n") == 1


def test_exit_statuses_of_a_process() -> None:
    assert process("score", "red", "123123456789s 88s").status == 0
    broken = process("score", "red", "12m5")
    assert (broken.status, broken.out) == (2, "")
    assert "Traceback" not in broken.err


def test_a_terminal_without_unicode_gets_other_signs() -> None:
    done = process("score", "red", "123123456789s 88s", PYTHONIOENCODING="ascii")
    assert done.status == 0
    assert "1122334567889s + 8s" in done.out


def test_a_fault_of_ours_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> int:
        raise KeyError("lost")

    monkeypatch.setattr(main, "run", broken)
    with pytest.raises(SystemExit) as left:
        main.main()
    assert left.value.code == main.FAULT
    assert capsys.readouterr().err == "sparrows: internal error: KeyError: 'lost'\n"
    monkeypatch.setenv("SPARROWS_DEBUG", "1")
    with pytest.raises(KeyError):
        main.main()


def test_who_reads_us_may_leave() -> None:
    """As in `sparrows rules popular | head -1`."""
    command = f"{sys.executable} -m sparrows rules red | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=True)
    assert done.stdout.count(b"\n") == 1
    assert not done.stderr


def as_typed(case: Case) -> list[str]:
    """A worked case as a person would type it."""
    melds = []
    for meld in case["melds"]:
        mark = "c" if meld["concealed"] else "+" if meld["promoted"] else ""
        meant = f"={meld['as']}" if "as" in meld else ""
        melds.append(f"[{meld['tiles']}{meant}]{mark}")
    typed = ["score", case["rules"], " ".join((case["concealed"], *melds)), "--won"]
    typed += [case["winning"], "--seat", case["seat"], "--round", case["round"]]
    typed += ["--flowers", case["flowers"]] + ["--self-draw"] * case["self_draw"]
    for situation in case["situation"]:
        typed += ["--situation", situation]
    for name in ("void", "wild"):
        if name in case:
            typed += [f"--{name}", case[name]]
    for name, value in case["options"].items():
        written = str(value).lower() if isinstance(value, bool | list) else str(value)
        typed += ["--option", f"{name}={written}"]
    return typed


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_worked_cases(sparrows: Command, rules: str) -> None:
    speaker = Speaker(rules, "en")
    cases = [case for case in hand_cases(rules) if "robbed_kong" not in case]
    for case in cases[:: max(len(cases) // 8, 1)]:
        done = sparrows(*as_typed(case))
        assert done.status == 0, (case["id"], done.err)
        if not case["expect"]["win"]:
            assert "Not a winning hand." in done.out
            continue
        assert f"worth {speaker.worth(case['expect']['value'], 'points')}" in done.out, case["id"]
        made, hand = read_hand(case)
        for pattern in made.score(hand).patterns:
            assert speaker.pattern(pattern) in done.out
