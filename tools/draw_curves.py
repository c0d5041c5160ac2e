"""Draws the learning curves of the networks: `models/cards/*.svg`, from the lines of JSON there.

Above, by decisions of self-play, how undecided the policy is and how much of the points the critic
foresees; below, what each match against `keen` came to, give or take the margin.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

CARDS = Path(__file__).parent.parent / "models" / "cards"
WIDTH, LEFT, RIGHT = 640, 56, 130
UPPER, LOWER = (56, 190), (236, 340)  # from top to bottom
HEIGHT, BELOW = 376, 18
LINES = {
    "entropy": ("#0b6e99", "entropy, nats"),
    "foreseen": ("#b5541c", "foreseen, share"),
}
MATCH = "against keen"
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#333}.dim{fill:#666}"
    ".axis{stroke:#bbb}.begin{stroke:#ccc;stroke-dasharray:2 4}"
    ".line{fill:none;stroke-width:2}.margin{stroke:#333;stroke-width:1.5}"
)


class Measured(NamedTuple):
    """A line of the curve, by the decisions of all runs up to it."""

    decisions: float  # in millions
    row: dict[str, Any]


class History(NamedTuple):
    """All runs that led to some weights."""

    begins: list[float]  # of all runs but the first
    measured: list[Measured]


def history(text: str) -> History:
    """The runs one after the other; the clock of each begins anew."""
    begins, found, before, last, seconds = [], [], 0.0, 0.0, 0.0
    for row in map(json.loads, text.splitlines()):
        if row["seconds"] < seconds:
            before = last
            begins.append(before)
        seconds = row["seconds"]
        if row["what"] == "self-play":
            last = before + row["decisions"] / 1e6
        found.append(Measured(last, row))
    return History([at for at in sorted(set(begins)) if at < last], found)


def drawn(title: str, told: History) -> str:
    """The picture."""
    most = max(each.decisions for each in told.measured)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-weight="600">{escape(title)}</text>',
        f'<text x="{LEFT}" y="40" class="dim">{lessons(told)}</text>',
        *(begin(across(at, most)) for at in told.begins),
        *self_play(told, most),
        *matches(told, most),
        *decisions(most),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def across(decisions: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def lessons(told: History) -> str:
    """What was learned before self-play, in words."""
    learned = [each.row for each in told.measured if each.row["what"] == "imitation"]
    agreement = round(100 * learned[-1]["agreement"])
    return f"after imitation it agrees with keen in {agreement} % of decisions"


def begin(x: float) -> str:
    """Where a run begins."""
    return f'<path class="begin" d="M{x:.1f} {UPPER[0]}V{LOWER[1]}"/>'


def axis(box: tuple[int, int], marks: dict[str, float]) -> Iterator[str]:
    """A frame with marks at its left."""
    top, bottom = box
    yield f'<path class="axis" d="M{LEFT} {top}V{bottom}H{WIDTH - RIGHT}" fill="none"/>'
    for text, y in marks.items():
        yield f'<text class="dim" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'


def self_play(told: History, most: float) -> Iterator[str]:
    rows = [each for each in told.measured if each.row["what"] == "self-play"]
    highest = max(each.row[name] for each in rows for name in LINES)
    scale = 0.1 * -(-highest * 10 // 1)  # the next tenth
    top, bottom = UPPER
    yield from axis(UPPER, {"0": bottom, f"{scale:.1f}": top})
    for name, (colour, label) in LINES.items():
        points = [
            (across(each.decisions, most), bottom - (bottom - top) * each.row[name] / scale)
            for each in rows
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<polyline class="line" stroke="{colour}" points="{path}"/>'
        x, y = points[-1]
        yield f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" style="fill:{colour}">{label}</text>'


def matches(told: History, most: float) -> Iterator[str]:
    rows = [each for each in told.measured if each.row["what"] == MATCH]
    furthest = max(abs(each.row["points"]) + each.row["margin"] for each in rows)
    top, bottom = LOWER
    middle, half = (top + bottom) / 2, (bottom - top) / 2

    def down(points: float) -> float:
        return middle - half * points / furthest

    marks = {"0": middle, f"+{furthest:.2g}": top, f"−{furthest:.2g}": bottom}
    yield from axis(LOWER, marks)
    yield f'<path class="axis" d="M{LEFT} {middle}H{WIDTH - RIGHT}"/>'
    yield f'<text x="{LEFT}" y="{top - 12}" class="dim">points a deal against keen, 95 %</text>'
    shown: dict[float, int] = {}
    for each in rows:
        beside = shown[each.decisions] = shown.get(each.decisions, -1) + 1
        x = across(each.decisions, most) - 10 * beside
        points, margin = each.row["points"], each.row["margin"]
        low, high = down(points - margin), down(points + margin)
        yield f'<path class="margin" d="M{x:.1f} {low:.1f}V{high:.1f}"/>'
        yield f'<circle cx="{x:.1f}" cy="{down(points):.1f}" r="4" fill="#333"/>'


def decisions(most: float) -> Iterator[str]:
    y = LOWER[1] + BELOW
    yield f'<text class="dim" x="{LEFT}" y="{y}">0</text>'
    right = f"{most:.0f} million decisions of self-play"
    yield f'<text class="dim" x="{WIDTH - RIGHT}" y="{y}" text-anchor="end">{right}</text>'


def picture(path: Path) -> str:
    """The picture of a curve."""
    title = f"{path.stem}: how the network learned"
    return drawn(title, history(path.read_text("utf-8")))


if __name__ == "__main__":
    for curve in sorted(CARDS.glob("*.jsonl")):
        curve.with_suffix(".svg").write_text(picture(curve), "utf-8")
