"""Whatever is written, taken back and corrected: the sheet is what its log comes to."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from sparrows.club.entries import (
    Corrected,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    NotedFoul,
    NotedHand,
    NotedWin,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    Undone,
)
from sparrows.club.sheet import Sheet
from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.club.written_matches import entry

FOUR = (0, 1, 2, 3)
players = st.integers(0, 3)
steps = st.lists(
    st.tuples(
        st.sampled_from(("win", "win", "win", "draw", "foul", "undo", "correct", "seats", "end")),
        players,
        players,
        st.integers(0, 5),
        st.integers(0, 3),
    ),
    max_size=14,
)


wins = st.lists(st.tuples(players, players, st.integers(0, 5)), max_size=6)


def deal(name: str, number: int, winner: int, giver: int, which: int) -> DealEnded | EventNoted:
    """A win as this rulebook's sheets have it; from the wall where nobody else gave the tile."""
    values = rulebook(name).values
    least = values.besides[0] if values.is_listed else values.least
    value = least if values.is_listed else least + 5 * which
    win = NotedWin((winner,), None if giver == winner else giver)
    if rulebook(name).ledger.goes_on:
        return EventNoted(number, win, {winner: NotedHand(value)})
    hands = {player: NotedHand(value if player == winner else 0) for player in FOUR}
    return DealEnded(number, (win,), hands)


def written(name: str, log: list[Entry], step: tuple[str, int, int, int, int]) -> object:
    """What somebody would write next; it may be refused."""
    what, one, other, which, far = step
    sheet = Sheet.of(log)
    if what == "win":
        return deal(name, sheet.deal, one, other, which)
    if what == "draw":
        return DealEnded(sheet.deal)
    if what == "foul":
        fouls = rulebook(name).fouls
        return EventNoted(sheet.deal, NotedFoul((one,), fouls[which % len(fouls)].id, ready=True))
    if what == "undo":
        return Undone(sheet.last or "e0", agreed=(one, other))
    if what == "seats":
        return Reseated(max(sheet.deal - far, 0), (0, *((1, 2, 3) if which < 3 else (3, 1, 2))))
    if what == "end":
        return MatchEnded("time")
    number = max(sheet.deal - 1 - far, 0)
    corrected = sheet.deals[number].entries[-1] if number < len(sheet.deals) else "e0"
    return Corrected(corrected, deal(name, number, one, other, which), "again", keeps_on=which < 4)


def audited(sheet: Sheet, log: list[Entry]) -> None:
    """The totals are the sum of the payments, deal by deal, and the log alone gives them."""
    points = [sheet.progress.start_points] * sheet.progress.players
    for deal in sheet.deals:
        for payment in deal.payments:
            points[payment.payer] -= payment.points
            if payment.receiver is not None:
                points[payment.receiver] += payment.points
        assert deal.totals == tuple(points)
    assert sheet.progress.points == points
    assert sum(points) == 4 * sheet.progress.start_points - sheet.fines
    again = Sheet.of(log)
    assert (again.deals, again.progress.points) == (sheet.deals, sheet.progress.points)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(RULEBOOKS), steps)
def test_the_fold_of_the_log_is_the_totals(
    name: str, steps: list[tuple[str, int, int, int, int]]
) -> None:
    log = [entry(0, SheetOpened(name, FOUR))]
    before: list[Sheet] = []  # as the sheet stood before each entry that counts
    for step in steps:
        sheet = Sheet.of(log)
        new = entry(len(log), written(name, log, step))
        with suppress(ValueError):  # what cannot be is not stored, and changes nothing
            after = Sheet.of([*log, new])
            log.append(new)
            if isinstance(new.body, Undone):
                earlier = before.pop()
                assert (after.deals, after.progress.points, after.deal, after.over) == (
                    earlier.deals,
                    earlier.progress.points,
                    earlier.deal,
                    earlier.over,
                )
            else:
                before.append(sheet)
            audited(after, log)


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(RULEBOOKS), st.lists(st.tuples(players, players, st.integers(0, 5))), players
)
def test_what_is_only_said_changes_no_points(
    name: str, wins: list[tuple[int, int, int]], who: int
) -> None:
    log = [entry(0, SheetOpened(name, FOUR))]
    for winner, giver, which in wins:
        new = entry(len(log), deal(name, Sheet.of(log).deal, winner, giver, which))
        with suppress(ValueError):
            Sheet.of([*log, new])
            log.append(new)
    said = [entry(len(log), SheetAgreed(who)), entry(len(log) + 1, Remark("Tea"))]
    assert Sheet.of([*log, *said]).deals == Sheet.of(log).deals
