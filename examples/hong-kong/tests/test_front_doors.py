"""Installed beside sparrows, it is at the command line, in the lobby, and known to the bots."""

from __future__ import annotations

import pytest

from sparrows import Match, bot, rulebook
from sparrows.bots.playing import play_out
from sparrows.cli import main
from sparrows.play.record import record_of, write
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks.records import read_record, replay
from sparrows.web.info.rulebooks import all_rulebooks, rules_page

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
    page = rules_page(NAME, language)
    assert len(page.sections) == 10
    assert all(pattern.examples and pattern.about for pattern in page.patterns)


def test_bots_play_a_match_of_it_and_the_record_is_read_again() -> None:
    match = Match(rulebook(NAME, deals=1), seed_from("bots"))
    play_out(match.next_deal(), dict(enumerate(map(bot, ("keen", "greedy", "random", "greedy")))))
    match.finish()
    record = read_record(write(record_of(match, ("Anna", "Boris", "Clara", "Denis"))))
    assert replay(record).deals == 1
