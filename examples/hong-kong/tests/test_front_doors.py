"""Installed beside sparrows, it is at the command line, in the lobby, and known to the bots."""

from __future__ import annotations

import pytest

from sparrows import Match, bot, parse, rulebook
from sparrows.bots.playing import play_out
from sparrows.cli import main
from sparrows.play.record import record_of, write
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks.records import read_record, replay
from sparrows.web.api import GivenDeal, GivenDealtHand, GivenEvent, GivenHand
from sparrows.web.info.hands import counted
from sparrows.web.info.rulebooks import all_rulebooks, rules_page
from sparrows.web.info.settling import settled

NAME = "hong-kong"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules",), "Hong Kong Old Style"),
        (("rules", NAME), "Small four winds"),
        (("rules", NAME, "big-three-dragons"), "Pungs or kongs of all three dragons."),
        (("score", NAME, "44m 33s [222m] [555p] [888s]", "--won", "4m"), "4 fans: 16 points"),
        (("waits", NAME, "44m 33s [222m] [555p] [888s]"), "4m"),
        (("settle", NAME, "S: 44m 33s [222m] [555p] [888s] + 4m", "--from", "W"), "HK-6.2"),
        (("settle", NAME, "S: 44m 33s [222m] [555p] [888s] + 4m", "--from", "W"), "2 × 16 = 32"),
        (("settle", NAME, "S: 44m 33s [222m] [555p] [888s] + 4m"), "2 × 24 = 48"),
        (("simulate", "--rules", NAME, "--bots", "greedy", "--deals", "4"), "4"),
    ],
)
def test_the_command_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run(("--lang", "en", *arguments)) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(("language", "name"), [("en", "Hong Kong"), ("ru", "Гонконгский")])
def test_the_lobby_and_the_page_of_its_rules(language: str, name: str) -> None:
    info = next(each for each in all_rulebooks(language) if each.id == NAME)
    assert info.name.startswith(name)
    assert [preset.id for preset in info.presets] == ["family", "serious"]
    assert "bonus" in info.fields
    assert info.settles_by == ("liable",)
    assert info.emblem == parse("7z 5f 1z")
    assert [length.deals for length in info.lengths if length.id == "round"] == [8]
    assert "payment-pays-for-all = " in info.words
    page = rules_page(NAME, language)
    assert len(page.sections) == 10
    assert all(pattern.examples and pattern.about for pattern in page.patterns)


LIMITED = "44z 222m [111z] [222z] [333z]"


@pytest.mark.parametrize(
    ("language", "hand", "told"),
    [
        ("en", LIMITED, "1 + 1 + 3 + 3 + 6 + 1 = 15 fans, more than the limit: 128 points"),
        ("ru", LIMITED, "1 + 1 + 3 + 3 + 6 + 1 = 15 фанов, это больше лимита: 128 очков"),
        ("en", "33s 444m [222m] [555p] [888s]", "3 + 1 = 4 fans: 16 points"),
        ("ru", "33s 444m [222m] [555p] [888s]", "3 + 1 = 4 фана: 16 очков"),
        ("en", "444z [111z] [222z] [333z] 55z", "A limit hand: 128 points"),
    ],
)
def test_a_table_of_fans_is_told_rightly(
    language: str, hand: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run(("--lang", language, "score", NAME, hand)) == 0
    assert told in capsys.readouterr().out.splitlines()
    given = GivenHand(rules=NAME, concealed=hand, lang=language)
    assert counted(given).arithmetic == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Read as eight flowers and seasons: 12357m 258p 69s 1123z"),
        ("ru", "Читается как восемь цветов и сезонов: 12357m 258p 69s 1123z"),
    ],
)
def test_eight_flowers_are_laid_out(
    language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = ("1257m 258p 69s 1123z", "--won", "3m", "--self-draw", "--flowers", "12345678f")
    assert main.run(("--lang", language, "score", NAME, *hand)) == 0
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "giving the last of three dragons"), ("ru", "кость для последнего из трёх драконов")],
)
def test_who_is_liable_is_told_to_the_calculator(language: str, why: str) -> None:
    hands = {"S": GivenDealtHand(hand="44m 56s [666z] [777z] [555z] + 4s")}
    win = GivenEvent(event="win", winners=("S",), giver=None)
    deal = GivenDeal(rules=NAME, hands=hands, outcome=(win,), responsible="E", lang=language)
    (line,) = settled(deal).payments
    assert (line.payment.payer, line.payment.points) == (0, 6 * 128)
    assert why in line.sentence


def test_bots_play_a_match_of_it_and_the_record_is_read_again() -> None:
    match = Match(rulebook(NAME, deals=1), seed_from("bots"))
    play_out(match.next_deal(), dict(enumerate(map(bot, ("keen", "greedy", "random", "greedy")))))
    match.finish()
    record = read_record(write(record_of(match, ("Anna", "Boris", "Clara", "Denis"))))
    assert replay(record).deals == 1
