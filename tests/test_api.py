"""The names that `sparrows` offers."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sparrows

ROOT = Path(__file__).parent.parent


def test_every_name_is_there_and_says_what_it_is() -> None:
    for name in sparrows.__all__:
        found = getattr(sparrows, name)
        if name != "RULEBOOKS":
            assert found.__doc__, name
    assert set(sparrows.__all__) <= set(dir(sparrows))
    assert sorted(sparrows._HOME_OF) == sorted(sparrows.__all__)


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'sparrow'"):
        sparrows.sparrow  # noqa: B018


@pytest.mark.parametrize("readme", ["README.md", "README.ru.md"])
def test_the_python_of_the_readme_runs_and_prints_what_it_says(
    capsys: pytest.CaptureFixture[str], readme: str
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / readme).read_text("utf-8"), re.DOTALL)
    assert blocks
    scope: dict[str, object] = {}
    for block in blocks:
        exec(block, scope)
        wanted = re.findall(r"#> (.*)", block)
        assert capsys.readouterr().out.splitlines() == wanted


@pytest.mark.parametrize("readme", ["README.md", "README.ru.md"])
def test_the_python_of_the_readme_has_its_types_right(readme: str, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / readme).read_text("utf-8"), re.DOTALL)
    script = tmp_path / "readme.py"
    script.write_text("\n".join(blocks), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(script)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_example_of_the_package_holds() -> None:
    assert doctest.testmod(sparrows).attempted == 3
    assert doctest.testmod(sparrows).failed == 0
