"""The pages say what holds: those generated from the code are fresh, and so is what they quote."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.cli.runner import process
from tools import generate_docs

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_pattern_tables_are_fresh(rules: str) -> None:
    fresh = generate_docs.page(rulebook(rules))
    assert generate_docs.path(rules).read_text("utf-8") == fresh, "run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


@pytest.mark.parametrize(
    ("page", "code"),
    [
        ("docs/add-a-rulebook.md", ("tests/toy_rulebook", "examples/hong-kong")),
        ("docs/design.md", ("sparrows",)),
    ],
)
def test_quoted_code_stands_in_the_code(page: str, code: tuple[str, ...]) -> None:
    files = [path for home in code for path in (ROOT / home).rglob("*.*")]
    written = "".join(path.read_text("utf-8") for path in files if path.suffix in (".py", ".toml"))
    blocks = re.findall(
        r"```(?:python|toml)\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL
    )
    assert blocks
    for block in blocks:
        assert block in written


@pytest.mark.parametrize("readme", ["README.md", "README.ru.md"])
def test_the_command_of_the_readme_prints_what_it_says(readme: str) -> None:
    text = (ROOT / readme).read_text("utf-8")
    (example,) = re.findall(r"\$ sparrows (.*?)\n(.*?)\n…", text, re.DOTALL)
    command, wanted = example
    assert process(*shlex.split(command)).out.startswith(wanted + "\n")
