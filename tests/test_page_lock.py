"""The page can be built on other systems than the one on which its lock file was written."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).parents[1] / "web" / "package-lock.json"


def test_the_lock_has_what_each_system_needs() -> None:
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    wanted = {name for each in packages.values() for name in each.get("optionalDependencies", ())}
    assert any("darwin-arm64" in name for name in wanted)
    assert {f"node_modules/{name}" for name in wanted} <= set(packages)
