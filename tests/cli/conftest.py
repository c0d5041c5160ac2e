"""The command, speaking English unless a test says otherwise."""

from __future__ import annotations

import pytest

from tests.cli.runner import Command


@pytest.fixture
def sparrows(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    for name in ("SPARROWS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Command(monkeypatch, capsys)
