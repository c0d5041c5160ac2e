"""Imports point up the list of layers, and the core needs msgspec alone."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from sparrows import rulebook
from sparrows.rulebooks import FOLDERS

PACKAGE = Path(__file__).parent.parent / "sparrows"
LAYERS = (
    "builds",
    "complaint",
    "memory",
    "tiles",
    "readings",
    "scoring",
    "play",
    "rulebooks",
    "club",
    "bots",
    "lab",
    "env",
    "web",
    "cli",
    "testing",
)
CORE = LAYERS[: LAYERS.index("bots") + 1]
# These stand side by side: none of them knows another.
BESIDE = {"club": {"bots", "lab", "env"}, "bots": {"lab", "env"}, "lab": {"env"}}
KNOW_RULEBOOKS = ("rulebooks", "__init__")  # all others take whichever they are given
COLOURS = "cli/terminal.py"  # of which one is red
NAMES = "|".join(FOLDERS).replace("-", ".?")
PREFIXES = "|".join(rulebook(name).prefix for name in FOLDERS)
OF_A_RULEBOOK = re.compile(rf"\b({NAMES})\b|\b({PREFIXES})-\d")
SAID = (tokenize.NAME, tokenize.STRING)
FILES = sorted(PACKAGE.rglob("*.py"))
OPTIONAL = {"readings/batch.py": {"numpy"}}
# In these layers mypy sees everything, but for so many lines of a file.
TYPED = ("complaint", "memory", "tiles", "readings", "scoring", "play")
LOOKS_AWAY = {"Any", "cast"}
UNTYPED = {"play/record.py": 1, "readings/batch.py": 1}


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[0]


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            assert node.module is not None
            found.update({node.module} | {f"{node.module}.{alias.name}" for alias in node.names})
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_layers(path: Path) -> None:
    own = layer_of(path)
    ours = {name.split(".")[1] for name in imports_of(path) if name.startswith("sparrows.")}
    if own == "__init__":
        return
    if own == "__main__":
        assert ours == {"cli"}
        return
    if own == "text":
        assert not ours & {"cli", "web", "bots", "lab", "env"}
        return
    if own not in ("cli", "web", "testing"):
        assert "text" not in ours, f"{path} reads text"
    for other in ours & set(LAYERS):
        assert LAYERS.index(other) <= LAYERS.index(own), f"{path} imports {other}"
        assert own not in BESIDE.get(other, set()), f"{path} imports {other}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_needs_msgspec_alone(path: Path) -> None:
    if layer_of(path) not in CORE:
        return
    outside = {name.split(".")[0] for name in imports_of(path)} - sys.stdlib_module_names
    allowed = {"sparrows", "msgspec"} | OPTIONAL.get(str(path.relative_to(PACKAGE)), set())
    assert outside <= allowed


def unchecked(path: Path) -> list[str]:
    """The lines of a file in which mypy is told to look away."""
    lines = path.read_text(encoding="utf-8").splitlines()
    tree = ast.walk(ast.parse("\n".join(lines)))
    named = [node.lineno for node in tree if isinstance(node, ast.Name) and node.id in LOOKS_AWAY]
    told = [at for at, line in enumerate(lines, 1) if "# type: ignore" in line]
    return [lines[at - 1] for at in sorted({*named, *told})]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_core_is_typed_to_the_last(path: Path) -> None:
    if layer_of(path) not in TYPED:
        return
    found = unchecked(path)
    assert len(found) == UNTYPED.get(str(path.relative_to(PACKAGE)), 0), found
    assert all("  # " in line for line in found), "each says why"


def of_a_rulebook(path: Path) -> list[str]:
    """What names one of our rulebooks in a file, comments aside."""
    source = io.StringIO(path.read_text(encoding="utf-8"))
    words = [each.string for each in tokenize.generate_tokens(source.readline) if each.type in SAID]
    return [word for word in words if OF_A_RULEBOOK.search(word)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_else_knows_a_rulebook_by_name(path: Path) -> None:
    if layer_of(path) not in KNOW_RULEBOOKS and path != PACKAGE / COLOURS:
        assert not of_a_rulebook(path)


def test_importing_sparrows_loads_no_front_end() -> None:
    code = "import sys, sparrows; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "rich", "typer", "fluent", "tomllib"} & set(done.stdout.split())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600
