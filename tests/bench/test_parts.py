"""Every row can be measured: all parts run on a few hands and deals."""

from __future__ import annotations

import re

import pytest

from bench import lines, peers
from bench.__main__ import PARTS
from bench.effort import Effort
from bench.hands import Unseen, wins
from bench.timing import speeds_once

LITTLE = Effort(0.001, ("red", "sichuan"))


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_a_part_can_be_measured(part: str) -> None:
    figures = PARTS[part](LITTLE)
    assert figures
    assert len({figure.key for figure in figures}) == len(figures), "a row is named once"
    for figure in figures:
        assert re.match(r"-?[\d,.]+ k?(/s|ms|KB|MB)$", figure.row().ours)
        assert bool(figure.peer) == bool(figure.row().ratio)


def test_what_is_new_is_done_once() -> None:
    done = []

    def work(number: int) -> int:
        done.append(number)
        return 1

    speeds_once({"ours": lambda n=n: work(n)} for n in range(5))
    assert done == list(range(5))


def test_peers_count_the_hands_they_are_given() -> None:
    hands = wins(20, most_melds=3)
    for scorer in peers.scorers().values():
        assert all(scorer.score(scorer.form(win)) is not None for win in hands)


def test_lines_are_cases_that_win() -> None:
    win = Unseen().wins(1, most_melds=3, suits_only=False)[0]
    answers, seconds = lines.answered(lines.OURS, [lines.case("zung-jung", win)])
    assert [answer["win"] for answer in answers] == [True]
    assert seconds > 0
