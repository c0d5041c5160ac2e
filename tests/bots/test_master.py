"""The bot that learned: it is there with its networks, and refused in one sentence without them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparrows.bots import BOTS, bot, installed_bots, master, plays_as, refuse_unknown
from sparrows.bots.simulate import played
from sparrows.play.actions import WIN
from sparrows.play.deal import Deal
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import rulebook
from tests.bots.networks import networks_missing
from tests.bots.test_pipe import example, program
from tests.toy_rulebook import OPTIONS as POCKET_OPTIONS
from tests.toy_rulebook import rulebook as pocket

REFUSED = r"^master needs its networks: pip install 'sparrows\[strong\]'$"
COMMAND = """
import sys
sys.modules[{missing!r}] = None
from sparrows.cli.main import main
sys.argv = ["sparrows", "simulate", "--rules", "sichuan", "--deals", "1", "--bots", {bots!r}]
sys.exit(main())
"""


@pytest.fixture(params=master.PACKAGES)
def without(request: pytest.FixtureRequest) -> Iterator[None]:
    with networks_missing(request.param):
        yield


def test_it_is_the_strongest() -> None:
    assert installed_bots() == BOTS
    assert BOTS[-1] == "master"


@pytest.mark.usefixtures("without")
def test_without_networks_it_is_refused_in_one_sentence() -> None:
    assert installed_bots() == ("random", "greedy", "keen")
    for refused in (lambda: bot("master"), lambda: refuse_unknown(("keen", "master"))):
        with pytest.raises(ValueError, match=REFUSED):
            refused()
    with pytest.raises(ValueError, match="greedy, keen or pipe:COMMAND"):
        bot("clever")


@pytest.mark.parametrize("missing", master.PACKAGES)
def test_the_command_line_says_what_to_install(missing: str) -> None:
    def run(bots: str) -> subprocess.CompletedProcess[str]:
        code = COMMAND.format(missing=missing, bots=bots)
        command = [sys.executable, "-c", code]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    refused = run("master")
    assert refused.returncode == 2
    assert "master needs its networks: pip install 'sparrows[strong]'" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert run("greedy").returncode == 0


def test_naming_the_bots_loads_no_network() -> None:
    code = "import sys, sparrows.bots; sparrows.bots.installed_bots(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "sparrows_models"} & set(done.stdout.split())


def test_it_plays_as_keen_where_it_has_no_network() -> None:
    assert plays_as("master", rulebook("sichuan")) == "master"
    assert plays_as("master", rulebook("sichuan", deals=1)) == "master"
    assert plays_as("master", rulebook("sichuan", limit="8")) == "keen"
    assert plays_as("master", rulebook("popular")) == "keen"
    assert plays_as("master", pocket(POCKET_OPTIONS())) == "keen"
    assert plays_as("greedy", rulebook("popular")) == "greedy"


def test_a_rulebook_of_others_is_played_as_by_keen() -> None:
    rules = pocket(POCKET_OPTIONS())
    deal = Deal(rules, seed_from(1))
    while not deal.over and len(deal.decisions) < 20:
        for seat in deal.waiting_for():
            view, offers = deal.view(seat), deal.offers(seat)
            decided = bot("master").decide(rules, view, seat, offers)
            assert decided == bot("keen").decide(rules, view, seat, offers)
            deal.act(seat, decided)


def test_it_plays_beside_a_program(tmp_path: Path) -> None:
    name = f"pipe:{program(tmp_path, example())}"
    match = played(rulebook("sichuan"), 1, seed_from(2), (name, "master", name, "master"))
    assert match.deal is not None
    assert match.deal.over


def test_it_can_be_sent_to_another_process() -> None:
    """Tables do so; the weights stay where they are."""
    deal = Deal(rulebook("sichuan"), seed_from(1))
    ours = bot("master")
    ours.decide(deal.rules, deal.view(0), 0, deal.offers(0))
    sent = pickle.dumps(ours)
    assert len(sent) < 1000
    decided = pickle.loads(sent).decide(deal.rules, deal.view(0), 0, deal.offers(0))
    assert decided == ours.decide(deal.rules, deal.view(0), 0, deal.offers(0))


@pytest.mark.parametrize("rules", ["sichuan", "zung-jung"])
def test_it_takes_every_win(rules: str) -> None:
    book, master_bot, wins = rulebook(rules), bot("master"), 0
    for number in range(3):
        deal = Deal(book, seed_from(number))
        while not deal.over:
            for seat in deal.waiting_for():
                offers = deal.offers(seat)
                decided = master_bot.decide(book, deal.view(seat), seat, offers)
                assert WIN not in offers or decided == WIN
                wins += decided == WIN
                deal.act(seat, decided)
    assert wins
