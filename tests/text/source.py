"""What the code of the package asks the catalogues for, found by reading it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent.parent / "sparrows"


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text("utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
        if not {"cli", "text", "web"} & set(path.relative_to(PACKAGE).parts)
    )


def functions_with(parameter: str) -> dict[str, int]:
    """The functions that have this parameter, and at which place."""
    found = {}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [each.arg for each in node.args.args if each.arg != "self"]
                if parameter in names:
                    found[node.name] = names.index(parameter)
    return found


def constants_for(parameter: str, functions: dict[str, int]) -> set[str]:
    """All strings that are passed to these functions as this parameter."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            given = [each.value for each in node.keywords if each.arg == parameter]
            if name in functions and len(node.args) > functions[name]:
                given.append(node.args[functions[name]])
            found |= {
                leaf.value
                for value in given
                for leaf in ast.walk(value)
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
            }
    return found


def codes_in_source() -> set[str]:
    """Every code of a `Missing`."""
    return constants_for("code", functions_with("code") | {"Missing": 0})


def things_in_source() -> set[str]:
    """Everything that a reason says is too few, did not happen or is not there."""
    return constants_for("what", functions_with("what")) - {""}


def families_in_source() -> set[str]:
    """The families of tiles that a reason speaks of."""
    return constants_for("family", functions_with("family")) - {""}
