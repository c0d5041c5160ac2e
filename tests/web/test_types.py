"""The page's TypeScript types are those of the server."""

from __future__ import annotations

import pytest

from tools import generate_types


def test_the_types_are_fresh() -> None:
    assert generate_types.FILE.read_text("utf-8") == generate_types.typescript(), "run `make types`"


@pytest.mark.parametrize(
    ("annotation", "typescript"),
    [
        ("str | None", "string | null"),
        ("tuple[Tile, ...]", "Tile[]"),
        ("tuple[str | int, ...]", "(string | number)[]"),
        ("tuple[tuple[Seat, Action], ...]", "[Seat, Action][]"),
        ("dict[Seat, int]", "Record<Seat, number>"),
        ("tuple[Event, ...]", "GameEvent[]"),
    ],
)
def test_annotations_are_translated(annotation: str, typescript: str) -> None:
    assert generate_types.written(annotation) == typescript


def test_what_the_server_may_leave_out_is_optional() -> None:
    text = generate_types.typescript()
    drew = text[text.index("export interface Drew {") :].split("}")[0]
    assert "  tile: Tile;" in drew
    assert "  source?: string;" in drew
