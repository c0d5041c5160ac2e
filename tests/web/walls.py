"""Deals from a wall that a test has laid."""

from __future__ import annotations

import pytest

from sparrows.play.deal import Deal
from sparrows.rulebooks import rulebook
from tests.play.rigged import laid


def lay(monkeypatch: pytest.MonkeyPatch, rules: str, hands: list[str], draws: str = "") -> None:
    """Every deal of these rules begins with the hands and draws."""
    wall = laid(rulebook(rules), hands, draws)
    monkeypatch.setattr(
        "sparrows.play.match.Deal",
        lambda rules, seed, round_wind: Deal(rules, seed, round_wind=round_wind, wall=wall),
    )
