"""A sheet of what people wrote down goes as the match went."""

from __future__ import annotations

import random

import msgspec
import pytest

from sparrows.club.entries import (
    Corrected,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    NotedFoul,
    NotedHand,
    NotedKong,
    NotedWallEnd,
    NotedWin,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    TotalsTold,
    Undone,
    VersionChosen,
)
from sparrows.club.sheet import Sheet
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.club.written_matches import entry, played_deal, started, written_deal
from tests.conftest import SOAK
from tests.rulebooks.test_declared import some_options

MATCHES = 3 * SOAK
FOUR = (0, 1, 2, 3)


def written(*bodies: object) -> list[Entry]:
    return [entry(number, body) for number, body in enumerate(bodies)]


def won(deal: int, winner: int, giver: int | None, value: int) -> DealEnded:
    """A deal with one win; nobody else's hand is worth anything."""
    hands = {player: NotedHand(value if player == winner else 0) for player in FOUR}
    return DealEnded(deal, (NotedWin((winner,), giver),), hands)


@pytest.mark.parametrize("winners", [(0, 1), (0, 1, 2, 3)])
def test_nobody_wins_with_a_tile_that_they_gave(winners: tuple[int, ...]) -> None:
    hands = {player: NotedHand(1) for player in FOUR}
    deal = DealEnded(0, (NotedWin(winners, giver=0),), hands)
    for name in RULEBOOKS:
        with pytest.raises(ValueError, match="whoever gave the tile cannot win with it"):
            Sheet.of(written(SheetOpened(name, FOUR), deal))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_match_that_was_written_down_goes_as_it_was_played(name: str) -> None:
    for seed in range(MATCHES):
        rng = random.Random(seed)
        options = some_options(rng, name)
        match = Match(rulebook(name, **options), seed_from(seed))
        entries = [entry(0, started(match, options))]
        while not match.over and match.played < 5:
            finished = played_deal(match, rng)
            for body in written_deal(match, finished, rng):
                entries.append(entry(len(entries), body))
            match.finish()
            again = msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry])
            progress = Sheet.of(again).progress
            assert vars(progress).items() <= vars(match).items()


def test_the_first_of_many_deals_is_corrected() -> None:
    """East of the first deal did not win after all: who deals later changes, results do not."""
    deals = [won(number, number % 4, None, 20) for number in range(6)]
    entries = written(SheetOpened("classical", FOUR), *deals)
    before = Sheet.of(entries)
    other = won(0, 2, None, 40)
    after = Sheet.of([*entries, entry(7, Corrected("e1", other, "It was West"))])
    afresh = Sheet.of(written(SheetOpened("classical", FOUR), other, *deals[1:]))
    assert [deal.dealer for deal in before.deals] == [0, 0, 1, 2, 3, 0]
    assert [deal.dealer for deal in after.deals] == [0, 1, 1, 2, 3, 0]
    assert after.deals[1:] == [
        msgspec.structs.replace(deal, entries=kept.entries)
        for deal, kept in zip(afresh.deals[1:], before.deals[1:], strict=True)
    ]
    assert after.progress.points == afresh.progress.points


def test_a_change_of_an_old_deal_may_end_the_match_earlier() -> None:
    """Whoever corrects says whether what was played after that counts."""
    start = SheetOpened("red", FOUR, {"target_points": 100})
    entries = written(start, won(0, 1, 0, 30), won(1, 1, 0, 40), won(2, 2, 3, 20))
    assert not Sheet.of(entries).over
    dearer = won(0, 1, 0, 80)
    kept = Sheet.of([*entries, entry(4, Corrected("e1", dearer, "counted again"))])
    assert (kept.over, kept.progress.points) == (True, [-120, 120, 20, -20])
    dropped = entry(4, Corrected("e1", dearer, "counted again", keeps_on=False))
    cut = Sheet.of([*entries, dropped])
    assert (cut.over, len(cut.deals), cut.progress.points) == (True, 2, [-120, 120, 0, 0])
    more = entry(5, won(3, 0, None, 20))
    with pytest.raises(ValueError, match="the match is over"):
        Sheet.of([*entries, entry(4, Corrected("e1", dearer, "counted again")), more])


def test_only_the_last_entry_is_taken_back() -> None:
    entries = written(SheetOpened("red", FOUR), won(0, 1, 0, 30), won(1, 2, None, 9))
    soon = entry(3, Undone("e2"), written=entries[-1].written + 59)
    assert Sheet.of([*entries, soon]).progress.points == [-30, 30, 0, 0]
    both = [*entries, soon, entry(4, Undone("e1"), written=entries[1].written + 30)]
    assert Sheet.of(both).progress.points == [0, 0, 0, 0]
    for undo, why in (
        (entry(3, Undone("e1"), written=entries[1].written), "only the last"),
        (entry(3, Undone("e9")), "only the last"),
        (entry(3, Undone("e2"), written=entries[-1].written + 61), "somebody else must agree"),
        (entry(3, Undone("e2"), author="other"), "somebody else must agree"),
    ):
        with pytest.raises(ValueError, match=why):
            Sheet.of([*entries, undo])
    late = entry(3, Undone("e2", agreed=(1,)), written=entries[-1].written + 3600)
    assert len(Sheet.of([*entries, late]).deals) == 1


def test_the_beginning_cannot_be_taken_back() -> None:
    entries = written(SheetOpened("red", FOUR))
    with pytest.raises(ValueError, match="only the last"):
        Sheet.of([*entries, entry(1, Undone("e0"), written=0.0)])


def test_two_phones_told_one_deal_differently() -> None:
    """The first one counts until the table chooses; nothing is lost, nothing counts twice."""
    entries = written(
        SheetOpened("popular", FOUR), won(0, 1, 0, 8), won(0, 2, 0, 8), won(1, 3, None, 10)
    )
    sheet = Sheet.of(entries)
    assert sheet.disputed == {0: ["e2"]}
    assert sheet.progress.points == [-18, -2, -10, 30]
    chosen = Sheet.of([*entries, entry(4, VersionChosen("e2"))])
    assert not chosen.disputed
    assert chosen.progress.points == [-18, -10, -2, 30]
    assert (
        Sheet.of([*entries, entry(4, VersionChosen("e1"))]).progress.points == sheet.progress.points
    )


def test_they_sat_otherwise_from_a_deal_on() -> None:
    deals = [won(0, 1, 0, 20), won(1, 2, 1, 20), won(2, 0, 3, 20)]
    entries = written(SheetOpened("zung-jung", FOUR), *deals)
    sheet = Sheet.of([*entries, entry(4, Reseated(1, (0, 1, 3, 2)))])
    assert [deal.dealer for deal in sheet.deals] == [0, 1, 3]
    assert sheet.progress.dealer == 2
    with pytest.raises(ValueError, match="everybody sits somewhere"):
        Sheet.of([*entries, entry(4, Reseated(1, (0, 1, 1, 2)))])


def test_a_sichuan_deal_ends_by_itself() -> None:
    events = [
        EventNoted(0, NotedKong(0, "concealed")),
        EventNoted(0, NotedWin((1,), 0), {1: NotedHand(4)}),
        EventNoted(0, NotedFoul((2,), "false-win")),
    ]
    entries = written(SheetOpened("sichuan", FOUR), *events)
    assert (Sheet.of(entries).deal, len(Sheet.of(entries).going_on)) == (0, 3)
    third = entry(4, EventNoted(0, NotedWin((3,)), {3: NotedHand(2)}))
    assert Sheet.of([*entries, third]).deals[0].next_dealer == 1
    states = {0: NotedHand(state="not-ready"), 3: NotedHand(2, state="ready")}
    ended = Sheet.of([*entries, entry(4, EventNoted(0, NotedWallEnd(), states))])
    assert (ended.deal, ended.going_on) == (1, [])
    assert ended.deals[0].entries == ("e1", "e2", "e3", "e4")


def test_a_dead_hand_wins_nothing() -> None:
    entries = written(SheetOpened("zung-jung", FOUR), EventNoted(0, NotedFoul((1,), "wrong-count")))
    with pytest.raises(ValueError, match="dead and cannot win"):
        Sheet.of([*entries, entry(2, won(0, 1, None, 20))])
    assert Sheet.of([*entries, entry(2, won(0, 2, None, 20))]).deal == 1


def test_agreement_is_to_the_sheet_as_it_stands() -> None:
    entries = written(
        SheetOpened("red", FOUR), won(0, 1, 0, 30), SheetAgreed(0), Remark("Tea"), SheetAgreed(3)
    )
    assert Sheet.of(entries).agreed == {0, 3}
    changed = Corrected("e1", won(0, 1, 0, 40), "a flower was forgotten")
    assert Sheet.of([*entries, entry(5, changed)]).agreed == set()


def test_a_match_ends_when_the_time_is_over() -> None:
    entries = written(SheetOpened("red", FOUR), won(0, 1, 0, 30), MatchEnded("time"))
    sheet = Sheet.of(entries)
    assert (sheet.over, sheet.ended) == (True, "time")
    with pytest.raises(ValueError, match="the match is over"):
        Sheet.of([*entries, entry(3, won(1, 1, 0, 30))])


def test_questions_name_players() -> None:
    """Who first threw the tile of a dear hand; by preset the discarder (ZJ-30.6)."""
    sheet = Sheet.of(written(SheetOpened("zung-jung", (2, 3, 0, 1)), won(0, 2, 3, 20)))
    asked = sheet.questions(DealEnded(1, (NotedWin((0,), 1),)))
    assert [(each.id, each.seat) for each in asked] == [("value", 0)]
    asked = sheet.questions(won(1, 0, 1, 80))
    (responsible,) = asked
    assert (responsible.preset, set(responsible.choices)) == ("1", {"1", "2", "3", "nobody"})


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (won(1, 0, 1, 8), "deal 2 has not begun"),
        (DealEnded(0, (NotedWin((7,)),), {7: NotedHand(8)}), "no player 7"),
        (DealEnded(0, (NotedWin((1, 2), 0),)), "needed"),
        (DealEnded(0, (NotedWin((0, 1, 2, 3), 0),)), "whoever gave the tile cannot win"),
        (EventNoted(0, NotedWin((0,)), {0: NotedHand(8)}), "over when somebody wins"),
        (EventNoted(0, NotedFoul((0,), "rudeness")), "knows no foul"),
        (won(0, 0, 1, -3), "no hand can be worth -3"),
        (Corrected("e5", won(0, 0, 1, 8), "?"), "none that can be corrected"),
        (VersionChosen("e0"), "tells of no deal"),
        (SheetAgreed(4), "no player 4"),
    ],
)
def test_what_cannot_be_is_refused(body: object, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Sheet.of(written(SheetOpened("popular", FOUR), body))


def test_a_correction_is_taken_back_like_any_entry() -> None:
    entries = written(SheetOpened("red", FOUR), won(0, 1, 0, 30), won(1, 2, None, 9))
    before = Sheet.of(entries)
    corrected = [*entries, entry(3, Corrected("e1", won(0, 3, 0, 30), "it was Dmitri"))]
    assert Sheet.of(corrected).last == "e3"
    back = Sheet.of([*corrected, entry(4, Undone("e3"), written=180.0)])
    assert back.deals == before.deals
    assert back.last == "e2"
    with pytest.raises(ValueError, match="only the last"):
        Sheet.of([*corrected, entry(4, Undone("e2"), written=180.0)])


def test_a_deal_past_the_end_is_named() -> None:
    start = SheetOpened("red", FOUR, {"target_points": 100})
    entries = written(start, won(0, 1, 0, 30), won(1, 1, 0, 40), won(2, 2, 3, 20))
    change = entry(4, Corrected("e1", won(0, 1, 0, 80), "counted again"))
    assert Sheet.of(entries).past_end is None
    assert Sheet.of([*entries, change]).past_end == 2


@pytest.mark.parametrize(
    ("name", "winners", "giver", "holder"),
    [
        ("red", (2, 1), 0, 1),
        ("popular", (3, 2), 1, 2),
        ("classical", (1, 3), 0, 3),
        ("zung-jung", (1, 2), 0, 2),
        ("sichuan", (1, 2), 0, None),
        ("red", (2,), 0, None),
    ],
)
def test_one_of_several_callers_has_the_tile(
    name: str, winners: tuple[int, ...], giver: int, holder: int | None
) -> None:
    sheet = Sheet.of(written(SheetOpened(name, FOUR)))
    assert sheet.holder(DealEnded(0, (NotedWin(winners, giver),))) == holder


@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        ("red", won(0, 0, 1, 9), "won"),
        ("red", DealEnded(0), "drawn"),
        ("red", won(0, 1, 0, 9), "passes"),
        ("popular", won(0, 0, 1, 9), "passes"),
        ("zung-jung", DealEnded(0), "passes"),
        ("classical", won(0, 0, 1, 30), "won"),
    ],
)
def test_it_is_said_why_somebody_deals_next(name: str, body: DealEnded, why: str) -> None:
    sheet = Sheet.of(written(SheetOpened(name, FOUR), body))
    assert sheet.deals[0].why_next == why
    assert rulebook(name).ledger.clauses[why]


def test_totals_alone() -> None:
    start = SheetOpened("popular", FOUR, totals_only=True)
    sheet = Sheet.of(written(start, TotalsTold((812, 780, 800, 792), 800, 16)))
    assert (sheet.over, sheet.progress.points) == (True, [812, 780, 800, 792])
    better = Corrected("e1", TotalsTold((812, 780, 800, 808), 800), "a stick lay on the floor")
    told = written(start, TotalsTold((812, 780, 800, 792), 800, 16), better)
    assert Sheet.of(told).progress.points[3] == 808
    for totals, why in (
        (TotalsTold((1, 2, 3, 4), 0), "must make 0, not 10"),
        (TotalsTold((0, 0, 0), 0), "for each player"),
        (TotalsTold((1, 0, 0, 0), 0, -1), "must make 1"),
    ):
        with pytest.raises(ValueError, match=why):
            Sheet.of(written(start, totals))
    with pytest.raises(ValueError, match="where no deal is"):
        Sheet.of(written(start, won(0, 1, 0, 8), TotalsTold((0, 0, 0, 0))))


def test_a_correction_says_why() -> None:
    entries = written(SheetOpened("red", FOUR), won(0, 1, 0, 30))
    with pytest.raises(ValueError, match="says why"):
        Sheet.of([*entries, entry(2, Corrected("e1", won(0, 2, 0, 30), " "))])
