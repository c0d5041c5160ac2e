"""The page of results, of which each program writes its own part."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import results
from bench.timing import Row

ROWS = [
    Row("fast", "2 /s", "2.00× peer", "≥ 1×", True, aim_too=True),
    Row("enough", "1 /s", "1.00× peer", "≥ 1×", True),
    Row("slow", "1 /s", "0.50× peer", "≥ 1×", False),
    Row("extra", "1 /s", "", "", True),
]


def test_a_table_says_what_holds() -> None:
    verdicts = [line.split("|")[5].strip() for line in results.table(ROWS)[2:]]
    assert verdicts == ["yes, the aim too", "yes", "**no**", ""]


def test_what_was_before_has_a_column_where_it_is_known() -> None:
    assert "before" not in results.table(ROWS)[0]
    title, _, first, second, *_ = results.table([ROWS[0]._replace(before="1.10×"), ROWS[1]])
    assert title.endswith("| beside before |")
    assert first.endswith("| 1.10× |")
    assert second.endswith("|  |")


def test_each_part_leaves_the_others_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "RESULTS.md"
    monkeypatch.setattr(results, "RESULTS", page)
    results.write(speed=["# Speed", "", "old"])
    page.write_text(page.read_text() + f"\n{results.CAUSES}\n\nby hand\n")
    results.write(server=["of the server"])
    results.write(speed=["# Speed", "", "new"])
    assert page.read_text().split("\n\n") == [
        "# Speed",
        "new",
        results.CAUSES,
        "by hand",
        results.SERVER,
        "of the server\n",
    ]
