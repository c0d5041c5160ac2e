"""Whatever is left out of what a rulebook must say is noticed: none of it has a silent default."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest
import sparrows_hong_kong
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.play import HongKongParts
from sparrows_hong_kong.settlement import HongKongLedger
from sparrows_hong_kong.shapes import EightFlowers

from sparrows.play.ledger import Ledger
from sparrows.play.moves import Win
from sparrows.play.parts import MUSTS, Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import OPENING
from sparrows.readings.shapes.shape import Shape
from sparrows.rulebooks.outside import NEEDED, lacking
from sparrows.scoring.scoring import Scoring

WHOLE = msgspec.structs.asdict(sparrows_hong_kong.rulebook(HongKongOptions()))
ESSENTIAL = ("id", "prefix", "options", "tiles", "scoring", "ledger", "parts", "values")


@pytest.mark.parametrize("part", NEEDED)
def test_of_the_package(part: str) -> None:
    package = ModuleType("without")
    for each in NEEDED:
        setattr(package, each, getattr(sparrows_hong_kong, each))
    assert not lacking(package)
    delattr(package, part)
    assert lacking(package) == [part]


@pytest.mark.parametrize("part", ESSENTIAL)
def test_of_the_rulebook(part: str) -> None:
    assert Rulebook(**WHOLE).id == "hong-kong"
    with pytest.raises(TypeError, match=part):
        Rulebook(**{name: value for name, value in WHOLE.items() if name != part})


def without(kind: type, base: type, part: str) -> type:
    """The same class without one of its members."""
    members = {name: value for name, value in vars(kind).items() if name != part}
    for own in ("__dict__", "__weakref__", "_abc_impl", "__abstractmethods__"):
        members.pop(own, None)
    return type(kind)(kind.__name__, (base,), members)


@pytest.mark.parametrize("part", ["call", "counted_by"])
def test_of_the_ledger(part: str) -> None:
    rules: Any = Rulebook(**WHOLE)
    assert without(HongKongLedger, Ledger, "")(rules)
    with pytest.raises(TypeError, match=part):
        without(HongKongLedger, Ledger, part)(rules)


@pytest.mark.parametrize("part", ["readings", "lack"])
def test_of_a_shape(part: str) -> None:
    assert without(EightFlowers, Shape, "")()
    with pytest.raises(TypeError, match=part):
        without(EightFlowers, Shape, part)()


@pytest.mark.parametrize("must", MUSTS)
def test_of_the_play(must: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Rulebook(**WHOLE | {"parts": HongKongParts(HongKongOptions())})
    monkeypatch.delattr(HongKongParts, must)
    with pytest.raises(TypeError, match=f"hong-kong does not say {must}"):
        Rulebook(**WHOLE | {"parts": HongKongParts(HongKongOptions())})


@pytest.mark.parametrize(
    ("said", "unsaid"),
    [
        ({"bonus": "none"}, "bonus"),  # though there are flowers in the tile set
        ({"moves": {OPENING: (Win(),)}}, "opening"),  # beside the flowers that are replaced
        ({"winners_a_deal": 2}, "after_win"),
        ({"lets_call_falsely": True}, "fouls: false-win"),
    ],
)
def test_of_what_follows_from_something_said(said: dict[str, Any], unsaid: str) -> None:
    parts = HongKongParts(HongKongOptions())
    for name, value in said.items():
        setattr(parts, name, value)
    with pytest.raises(TypeError, match=f"hong-kong does not say {unsaid}"):
        Rulebook(**WHOLE | {"parts": parts, "fouls": ()})


@pytest.mark.parametrize("part", ["shapes", "patterns", "total", "objections"])
def test_of_the_scoring(part: str) -> None:
    scoring = WHOLE["scoring"]
    whole = {"shapes": scoring.shapes, "patterns": scoring.patterns, "total": scoring.total}
    whole["objections"] = scoring.objections
    assert Scoring(**whole).by_id == scoring.by_id
    del whole[part]
    with pytest.raises(TypeError, match=part):
        Scoring(**whole)


def test_of_the_situations_that_its_patterns_ask_for() -> None:
    with pytest.raises(TypeError, match="hong-kong does not say situations: heaven, kong"):
        Rulebook(**WHOLE | {"situations": frozenset()})


@pytest.mark.parametrize("phase", ["turn", "claim", "rob"])
def test_of_the_moves(phase: str) -> None:
    moves: dict[str, Any] = {"turn": (), "claim": (), "rob": ()}
    assert Parts(**moves)
    del moves[phase]
    with pytest.raises(TypeError, match=phase):
        Parts(**moves)
