"""Phones that wrote without each other: nothing is lost, nothing counts twice, all is shown."""

from __future__ import annotations

import pytest

from sparrows.club.entries import (
    Contested,
    Corrected,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    NotedHand,
    NotedKong,
    NotedWin,
    PenGiven,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    Undone,
    VersionChosen,
)
from sparrows.club.sheet import Sheet
from tests.club.test_sheet import FOUR, won

OPENED = SheetOpened("popular", FOUR)


class Phones:
    """Two phones at one table, and the log in which all that they write comes together."""

    def __init__(self, *bodies: object) -> None:
        self.log: list[Entry] = []
        self.written = 0
        for body in bodies:
            self.write("anna", body)

    def entry(self, author: str, body: object, after: int) -> Entry:
        self.written += 1
        return Entry(f"e{self.written}", body, after, 60.0 * self.written, author)  # type: ignore[arg-type]

    def write(self, author: str, *bodies: object) -> None:
        """By one who knows everything."""
        for body in bodies:
            self.log.append(self.entry(author, body, len(self.log)))

    def apart(self, author: str, *bodies: object) -> list[Entry]:
        """Several entries of one who knows only what is stored now."""
        known = len(self.log)
        return [self.entry(author, body, known + at) for at, body in enumerate(bodies)]

    def store(self, entries: list[Entry]) -> list[str]:
        self.log += entries
        return [each.id for each in entries]

    @property
    def sheet(self) -> Sheet:
        return Sheet.of(self.log)

    @property
    def points(self) -> list[int]:
        return list(self.sheet.progress.points)


def test_both_wrote_the_same_deals_otherwise() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    ours = phones.apart("anna", won(1, 1, 0, 8), won(2, 2, 3, 10))
    theirs = phones.apart("boris", won(1, 3, 0, 8), won(2, 2, 3, 10), won(3, 0, 1, 12))
    ours, theirs = phones.store(ours), phones.store(theirs)
    sheet = phones.sheet
    assert sheet.disputed == {1: [theirs[0]]}  # the second is the same on both
    assert [deal.entries for deal in sheet.deals] == [("e2",), (ours[0],), (ours[1],), (theirs[2],)]
    before = phones.points
    phones.write("anna", VersionChosen(theirs[0]))
    sheet = phones.sheet
    assert not sheet.disputed
    assert sheet.deals[1].entries == (theirs[0],)
    assert phones.points != before
    plain = Phones(OPENED, *(won(0, 1, 0, 8), won(1, 3, 0, 8), won(2, 2, 3, 10), won(3, 0, 1, 12)))
    assert phones.points == plain.points


def test_the_one_that_counts_may_be_chosen_too() -> None:
    phones = Phones(OPENED)
    ours, theirs = phones.apart("anna", won(0, 1, 0, 8)), phones.apart("boris", won(0, 3, 0, 8))
    phones.store(ours + theirs)
    points = phones.points
    phones.write("boris", VersionChosen(ours[0].id))
    assert (phones.points, phones.sheet.disputed) == (points, {})


def test_what_is_about_another_deal_is_put_behind() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    theirs = phones.apart("boris", Corrected("e2", won(0, 1, 0, 10), "a flower"), Remark("Tea"))
    phones.write("anna", won(1, 2, 3, 9))
    phones.store(theirs)
    sheet = phones.sheet
    assert (sheet.disputed, sheet.aside, len(sheet.deals)) == ({}, (), 2)
    plain = Phones(OPENED, won(0, 1, 0, 10), won(1, 2, 3, 9))
    assert phones.points == plain.points


def test_events_of_one_deal() -> None:
    """Where a deal goes on after a win, the version of one phone stands, not a mixture."""
    phones = Phones(SheetOpened("sichuan", FOUR), EventNoted(0, NotedKong(0, "concealed")))
    first = EventNoted(0, NotedWin((1,), 0), {1: NotedHand(4)})
    ours = phones.apart("anna", first)
    theirs = phones.apart("boris", first, EventNoted(0, NotedWin((2,), 0), {2: NotedHand(2)}))
    phones.store(ours + theirs)
    sheet = phones.sheet
    assert (len(sheet.going_on), sheet.disputed) == (2, {0: [theirs[1].id]})
    phones.write("anna", VersionChosen(theirs[1].id))
    sheet = phones.sheet
    assert not sheet.disputed
    events = [each.event for each in sheet.going_on]
    assert events == [NotedKong(0, "concealed"), NotedWin((2,), 0)]


def test_whoever_lost_the_pen_counts_only_when_chosen() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    late = phones.apart("anna", won(1, 1, 0, 8), Reseated(2, (0, 1, 3, 2)))
    phones.write("boris", PenGiven("boris"))
    phones.store(late)
    sheet = phones.sheet
    assert (len(sheet.deals), sheet.disputed, sheet.aside) == (1, {1: [late[0].id]}, (late[1].id,))
    assert sheet.pen == "boris"
    phones.write("boris", VersionChosen(late[0].id))
    assert (len(phones.sheet.deals), phones.sheet.disputed) == (2, {})


def test_what_is_impossible_by_now_is_kept_and_shown() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8), won(1, 2, 0, 8))
    late = phones.apart("boris", won(2, 3, 0, 8))
    phones.write("anna", Undone("e3", (0, 1)))
    phones.store(late)
    assert phones.sheet.disputed == {2: [late[0].id]}
    assert len(phones.sheet.deals) == 1


def test_deals_after_an_end_that_was_not_known() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    late = phones.apart("boris", won(1, 3, 0, 8))
    phones.write("anna", MatchEnded("time"))
    phones.store(late)
    sheet = phones.sheet
    assert (sheet.over, len(sheet.deals), sheet.disputed) == (True, 1, {1: [late[0].id]})


@pytest.mark.parametrize(
    ("ours", "theirs", "aside"),
    [
        (Undone("e3", (0,)), Undone("e3", (1,)), False),
        (Corrected("e2", won(0, 1, 0, 9), "a"), Corrected("e2", won(0, 1, 0, 9), "b"), False),
        (Corrected("e2", won(0, 1, 0, 9), "a"), Corrected("e2", won(0, 1, 0, 10), "b"), True),
        (Reseated(1, (0, 1, 3, 2), "a"), Reseated(1, (0, 1, 3, 2), "b"), False),
        (Reseated(1, (0, 1, 3, 2)), Reseated(1, (3, 2, 1, 0)), True),
        (MatchEnded("time"), MatchEnded("broken"), False),
        (won(2, 1, 0, 8), Undone("e3", (0, 1)), True),
    ],
)
def test_of_two_about_the_same_the_first_counts(ours: object, theirs: object, aside: bool) -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8), won(1, 2, 0, 8))
    one, other = phones.apart("anna", ours), phones.apart("boris", theirs)
    phones.store(one)
    points = phones.points
    phones.store(other)
    assert phones.points == points
    assert phones.sheet.aside == ((other[0].id,) if aside else ())


def test_nobody_agrees_to_what_they_have_not_seen() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    late = phones.apart("boris", SheetAgreed(1))
    phones.write("anna", won(1, 1, 0, 8))
    phones.store(late)
    assert phones.sheet.agreed == set()
    late = phones.apart("boris", SheetAgreed(1))
    phones.write("anna", PenGiven("boris"), Remark("Tea"))
    phones.store(late)
    assert phones.sheet.agreed == {1}


def test_an_impossible_entry_is_refused_as_ever_where_phones_had_parted() -> None:
    phones = Phones(OPENED)
    phones.store(phones.apart("anna", won(0, 1, 0, 8)) + phones.apart("boris", won(0, 2, 0, 8)))
    for body, why in (
        (won(7, 1, 0, 8), "has not begun"),
        (Undone("e1"), "only the last"),
        (Corrected("e9", DealEnded(0), "why"), "none that can be corrected"),
        (Reseated(5, (0, 0, 1, 2)), "everybody sits somewhere"),
        (won(1, 1, 1, 8), "whoever gave the tile"),
    ):
        with pytest.raises(ValueError, match=why):
            Sheet.of([*phones.log, phones.entry("anna", body, len(phones.log))])


def test_a_player_says_that_an_entry_is_wrong() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8), SheetAgreed(2))
    phones.write("boris", Contested("e2", 2), Contested("e2", 3))
    assert phones.sheet.contested == {"e2": {2, 3}}
    assert phones.sheet.agreed == set()
    phones.write("boris", Contested("e2", 2, withdrawn=True))
    assert phones.sheet.contested == {"e2": {3}}
    contested = list(phones.log)
    for body in (
        SheetAgreed(3),
        Corrected("e2", won(0, 1, 0, 10), "a flower"),
        Undone("e2", (1, 3)),
        VersionChosen("e2"),
    ):
        phones.log = list(contested)
        phones.write("anna", body)
        assert phones.sheet.contested == {}
    for body, why in ((Contested("e9", 1), "there is no entry"), (Contested("e2", 9), "no player")):
        with pytest.raises(ValueError, match=why):
            Sheet.of([*contested, phones.entry("boris", body, len(contested))])


def test_the_pen_and_words_are_passed_over_by_undo() -> None:
    phones = Phones(OPENED, won(0, 1, 0, 8))
    phones.write("anna", PenGiven("boris"), Contested("e2", 1), Remark("Tea"))
    assert phones.sheet.last == "e2"


def test_the_pen_is_given_by_the_one_who_has_it() -> None:
    phones = Phones(OPENED)
    late = phones.apart("anna", PenGiven("clara"))
    phones.write("referee", PenGiven("boris"))
    phones.store(late)
    assert phones.sheet.pen == "boris"
    phones.write("boris", PenGiven("clara"))
    assert phones.sheet.pen == "clara"
