"""What a player of sichuan is told of wins that they let go (SBR-5.11 to 5.14)."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.play.actions import WIN, Offered
from sparrows.play.notices import Notice
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import TURN, Place, Table
from sparrows.rulebooks.sichuan.void import SichuanNote

PASSED_WIN_CLAUSES = {"different": "SBR-5.12", "greater": "SBR-15.2"}


def passed_wins(
    rules: Rulebook, view: Table, place: Place, offers: Offered, passed_win: str
) -> Iterator[Notice]:
    """The wins barred by those passed since the last tile, or by passing this one."""
    clause = PASSED_WIN_CLAUSES.get(passed_win)
    if clause is None or place.out:
        return
    passed = SichuanNote.of(place).passed
    if passed:
        bars = sorted(passed) if passed_win == "different" else [max(passed)]
        yield Notice(f"win-passed-{passed_win}", clause, values=tuple(bars))
    if WIN in offers and view.phase != TURN:
        assert view.claim is not None
        tile = view.claim.tile
        value = rules.parts.win_worth(rules, view, place).value
        name = f"passing-bars-{passed_win}"
        yield Notice(name, "SBR-5.11", tiles=(tile,), values=(value,))
