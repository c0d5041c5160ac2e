"""Pages: plain ones, and those on a terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from sparrows.cli.explanation import write_score
from sparrows.cli.main import run
from sparrows.cli.pages import PlainPage, drawn, notation, page_for, width
from sparrows.cli.terminal import SIGNS, TerminalPage, page_into
from sparrows.readings.groups import meld
from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.text import LANGUAGES, Speaker
from sparrows.tiles import FACES, parse

REPLAYS = Path(__file__).parent.parent / "replays"
SEQUENCE = re.compile(r"\x1b\[[0-9;]*m")
FRAME = re.compile("[─│╭╰]")

HAND = Hand(
    parse("99p 11122m"),
    parse("9p")[0],
    melds=[
        meld("kong", parse("1111z"), concealed=True),
        meld("kong", parse("7777z"), promoted=True),
    ],
    flowers=parse("15f"),
)


def test_a_hand_in_notation_and_pictures() -> None:
    assert notation(HAND) == "11122m 99p (1111z) [7777z]+ + 9p (15f)"
    assert drawn(HAND) == "🀇🀇🀇🀈🀈🀡🀡 [🀀🀀🀀🀀] [🀄🀄🀄🀄] + 🀡 (🀢🀦)"
    assert notation(Hand(parse("1m"))) == "1m"
    assert drawn(Hand(parse("1m"))) == "🀇"


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("清龙", 4), ("й", 1), ("и\u0306", 1)])
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_a_plain_table_is_aligned() -> None:
    text = io.StringIO()
    page = PlainPage(text)
    page.table(("a", "b"), [("清龙", "1"), ("x", "22")], right=(1,))
    page.table(("", ""), [])
    assert text.getvalue() == "  a      b\n  清龙   1\n  x     22\n"


def test_a_pipe_is_plain() -> None:
    assert isinstance(page_for(io.StringIO()), PlainPage)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_not() -> None:
    assert isinstance(page_for(Terminal()), TerminalPage)


def test_everything_on_a_terminal() -> None:
    text = io.StringIO()
    rules = rulebook("zung-jung")
    score = rules.score(Hand(parse("11222333m 99p"), 0, melds=[meld("pung", parse("777z"))]))
    write_score(page_into(text), Speaker("zung-jung", "en"), rules, score, [score.why("all-pungs")])
    out = text.getvalue()
    assert "╭──╮" in out
    assert "萬" in out
    assert "\x1b[" in out
    assert "170 points" in out


NARROW = (
    ("score", "zung-jung", "11222333m 99p [777z]", "--won", "1m", "--why", "pure-straight"),
    ("score", "classical", "56s 33m 999p 222m 777z", "--won", "4s", "--self-draw"),
    ("rules",),
    *(("rules", name) for name in RULEBOOKS),
    ("rules", "popular", "big-four-winds"),
    ("waits", "zung-jung", "11222333m 99p [777z]"),
    ("waits", "zung-jung", "11222333m 199p [777z]"),
    ("replay", str(REPLAYS / "sichuan.json")),
    ("arena", "--rules", "red", "greedy", "random", "--deals", "1"),
    ("simulate", "--rules", "red", "--deals", "4"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", NARROW, ids=" ".join)
def test_nothing_is_cut_off_on_a_terminal_of_40_columns(
    arguments: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words are those of a wide terminal, and no line is longer."""
    words = {}
    for columns in (40, 400):
        terminal = Terminal()
        monkeypatch.setattr("sys.stdout", terminal)
        monkeypatch.setenv("COLUMNS", str(columns))
        assert run([*arguments, "--lang", language]) == 0
        lines = SEQUENCE.sub("", terminal.getvalue()).splitlines()
        assert max(map(width, lines)) <= columns
        words[columns] = {word.removesuffix(":") for line in lines for word in line.split()}
    missing = {word for word in words[400] - words[40] if not FRAME.search(word)}
    assert not missing
    assert not any("…" in word and len(word) > 1 for word in words[40])


def test_cards_go_into_the_next_row_on_a_narrow_terminal() -> None:
    text = io.StringIO()
    page = TerminalPage(Console(file=text, width=40, force_terminal=True, color_system=None))
    page.hand(HAND)
    lines = text.getvalue().splitlines()
    assert max(map(width, lines)) <= 40
    assert sum("╭──╮" in line for line in lines) > 1


def test_a_terminal_without_unicode_has_the_notation() -> None:
    text = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    TerminalPage(Console(file=text, force_terminal=True, color_system=None)).hand(HAND)
    text.seek(0)
    assert text.read() == f"{notation(HAND)}\n"


def test_each_face_has_a_sign() -> None:
    assert len(SIGNS) == FACES
    assert {width(sign) for sign in SIGNS} == {2}
