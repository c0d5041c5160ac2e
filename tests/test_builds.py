"""Which build runs: never a compiled module for a source that is another one now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sparrows.builds import (
    COMPILED,
    FOLDER,
    LIST,
    OUTDATED,
    PACKAGE,
    UNCOMPILED,
    build_of,
    checksum,
)

SOURCE = "readings/distance.py"
THERE = build_of(PACKAGE)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a source, and a list of what was compiled from it."""
    (tmp_path / "readings").mkdir()
    (tmp_path / SOURCE).write_text("a = 1\n", "utf-8")
    (tmp_path / FOLDER).mkdir()
    written = f"{checksum(str(tmp_path), [SOURCE])}\n{SOURCE}\n"
    (tmp_path / FOLDER / LIST).write_text(written, "utf-8")
    return tmp_path


def test_compiled_modules_run_while_their_sources_are_the_same(package: Path) -> None:
    assert build_of(str(package)) == COMPILED
    os.utime(package / SOURCE)
    assert build_of(str(package)) == COMPILED


def test_a_source_that_has_changed_runs_itself(package: Path) -> None:
    before = (package / SOURCE).stat()
    (package / SOURCE).write_text("a = 2\n", "utf-8")
    os.utime(package / SOURCE, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert build_of(str(package)) == OUTDATED


@pytest.mark.parametrize("gone", [SOURCE, f"{FOLDER}/{LIST}"])
def test_without_a_source_or_the_list_nothing_compiled_runs(package: Path, gone: str) -> None:
    (package / gone).unlink()
    assert build_of(str(package)) == UNCOMPILED


def test_an_empty_list_is_none(package: Path) -> None:
    (package / FOLDER / LIST).write_text("", "utf-8")
    assert build_of(str(package)) == UNCOMPILED


@pytest.mark.parametrize(("asked", "runs"), [("1", UNCOMPILED), ("0", THERE), ("", THERE)])
def test_the_plain_build_can_be_asked_for(asked: str, runs: str) -> None:
    code = "from sparrows.builds import build; from sparrows.readings import standing as it; "
    done = subprocess.run(
        [sys.executable, "-c", f"{code}print(build(), it.__file__)"],
        env={**os.environ, "SPARROWS_PURE": asked},
        capture_output=True,
        text=True,
        check=True,
    )
    said, file = done.stdout.split()
    assert said == runs
    assert (FOLDER in Path(file).parts) is (runs == COMPILED)
