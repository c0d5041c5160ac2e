"""A name means one thing: what one module binds at its top no other module binds again."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "sparrows"

# Names that several files bind on purpose: which files, which names, and why.
ON_PURPOSE = (
    ("rulebooks/*/__init__.py", "OPTIONS PRESETS rulebook", "the registry asks"),
    ("rulebooks/*/patterns.py", "minimum patterns total", "each has its patterns"),
    ("rulebooks/*/settlement.py", "FOULS fouls worth", "each has its settlement"),
    ("scoring/vocabulary/facets.py", "*", "always written with their module: `facets.CHOWS`"),
    ("scoring/asking.py", "*", "always written with their module: `asking.CHOWS`"),
    ("cli/*.py", "command main", "the command line asks"),
    ("web/sheets/api.py", "Company Member", "of a sheet; the page and the schema have these names"),
    ("web/info/routes.py", "waits", "the OpenAPI schema has this name"),
    (
        "web/store/migrations/versions/*.py",
        "branch_labels depends_on down_revision revision upgrade",
        "Alembic asks",
    ),
    ("*", "P T log", "types that are passed on, and the logger of a module"),
)
ALLOWED = [(files, name) for files, names, _ in ON_PURPOSE for name in names.split()]


def bound(node: ast.AST) -> Iterator[str]:
    """The names that a statement at the top of a module binds, imports left out."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield node.name
        case ast.Name(ctx=ast.Store()):
            yield node.id
        case ast.stmt() | ast.Tuple() | ast.List() | ast.ExceptHandler():
            for each in ast.iter_child_nodes(node):
                yield from bound(each)


def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {name for node in tree.body for name in bound(node) if not name.startswith("_")}


NAMES = {
    path.relative_to(PACKAGE).as_posix(): names_in(path) for path in sorted(PACKAGE.rglob("*.py"))
}


def clashes(allowed: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    """The files of each name that more than one of them binds, unless they are allowed to."""
    homes: dict[str, list[str]] = defaultdict(list)
    for file, names in NAMES.items():
        here = {name for files, name in allowed if fnmatch(file, files)}
        for name in () if "*" in here else names - here:
            homes[name].append(file)
    return {name: files for name, files in homes.items() if len(files) > 1}


def test_a_name_means_one_thing() -> None:
    assert clashes(ALLOWED) == {}


@pytest.mark.parametrize("entry", ALLOWED, ids=":".join)
def test_nothing_is_allowed_without_need(entry: tuple[str, str]) -> None:
    assert clashes([each for each in ALLOWED if each != entry]) != clashes(ALLOWED)


def test_facets_are_written_with_their_module() -> None:
    facets = "sparrows.scoring.vocabulary.facets"
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == facets:
                assert [alias.name for alias in node.names] == ["Facet"], path
