"""Bots play whole deals of every rulebook, from views alone, and decide alike from the same."""

from __future__ import annotations

import pytest

from sparrows.bots import BOTS, bot
from sparrows.bots.playing import play_out, seated
from sparrows.play.deal import Deal
from sparrows.play.offers import offers_of
from sparrows.play.shuffle import seed_from
from sparrows.play.table import TURN
from sparrows.rulebooks import RULEBOOKS, rulebook

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)


@EVERY_RULEBOOK
@pytest.mark.parametrize("name", BOTS)
def test_whole_deals(rules: str, name: str) -> None:
    book = rulebook(rules)
    for number in range(2):
        seed = seed_from(number)
        players = seated(book, (name,) * len(book.seats), seed)
        first = play_out(Deal(book, seed), players)
        assert first.over
        again = play_out(Deal(book, seed), seated(book, (name,) * len(book.seats), seed))
        assert again.log == first.log


@EVERY_RULEBOOK
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_from_its_view(rules: str, name: str) -> None:
    """The view and the offers that it tells are enough; neither is changed."""
    book = rulebook(rules)
    deal = Deal(book, seed_from("view"))
    while not deal.over and len(deal.decisions) < 40:
        for seat in deal.waiting_for():
            view = deal.view(seat)
            if deal.table.phase == TURN:
                assert offers_of(book, view, seat) == deal.offers(seat)
            before = [place.standing.counts[:] for place in view.places.values()]
            action = bot(name, 1).decide(book, view, seat, list(deal.offers(seat)))
            assert [place.standing.counts for place in view.places.values()] == before
            deal.act(seat, action)


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("red", {"jokers": True}),
        ("red", {"players": 2}),
        ("red", {"players": 3}),
        ("red", {"false_win": "allow"}),
        ("popular", {"jokers": True}),
        ("popular", {"jokers": True, "false_win": "allow"}),
        ("zung-jung", {"bonus_tiles": True}),
        ("zung-jung", {"false_win_calls": True}),
        ("zung-jung", {"preset": "wsom"}),
        ("classical", {"calling": "silent"}),
        ("classical", {"false_win": "allow"}),
        ("sichuan", {"void_discard": "fined"}),
    ],
)
@pytest.mark.parametrize("name", BOTS)
def test_options(rules: str, options: dict[str, object], name: str) -> None:
    book = rulebook(rules, **options)
    seed = seed_from("options")
    deal = play_out(Deal(book, seed), seated(book, (name,) * len(book.seats), seed))
    assert deal.over
    assert not any(type(event).__name__ == "FalselyCalled" for event in deal.log)


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        bot("clever")
