"""A wheel or sdist has the page of the web table in it, or is not made at all.

Compiled modules are in a wheel for this machine, and in nothing else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from sparrows.builds import COMPILED, FOLDER, LIST, build

ROOT = Path(__file__).parent.parent
PAGE = "sparrows/web/static/index.html"
KEPT = ("pyproject.toml", "hatch_build.py", "README.md", "README.ru.md", "CHANGELOG.md", "LICENSE")
# What `npm run build` does, as far as this test goes.
NPM = f"""#!/bin/sh
PATH=/bin:/usr/bin
[ "$1" = run ] && mkdir -p ../sparrows/web/static && echo page > ../{PAGE}
exit 0
"""
MOST_BYTES = 4_000_000
BUILD = "import sys, hatchling.build; getattr(hatchling.build, sys.argv[1])(sys.argv[2])"


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip would build with, apart from all that is installed."""
    folder = tmp_path_factory.mktemp("backend")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder)]
    subprocess.run([*install, "hatchling", "editables"], check=True)
    return folder


class Clone:
    """What git has of the project, as far as a build needs it: no page."""

    def __init__(self, folder: Path, backend: Path) -> None:
        self.root = folder / "clone"
        self.made = folder / "made"
        self.tools = folder / "tools"
        self.backend = backend
        ignored = shutil.ignore_patterns("static", "__pycache__", FOLDER)
        shutil.copytree(ROOT / "sparrows", self.root / "sparrows", ignore=ignored)
        for name in (*KEPT, ".gitignore"):
            shutil.copy(ROOT / name, self.root)
        (self.root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "compile.py", self.root / "tools")
        for place in ("docs", "web"):
            (self.root / place).mkdir()
            (self.root / place / "source").write_text("x", "utf-8")
        self.made.mkdir()
        self.tools.mkdir()

    def has_npm(self) -> None:
        (self.tools / "npm").write_text(NPM, "utf-8")
        (self.tools / "npm").chmod(0o755)

    def compiled_before(self, written: str) -> None:
        """Something lies where compiled modules do."""
        (self.root / "sparrows" / FOLDER).mkdir()
        (self.root / "sparrows" / FOLDER / LIST).write_text(written, "utf-8")

    def wheel(self) -> Path:
        """The only one that was made."""
        (wheel,) = self.made.glob("*.whl")
        return wheel

    def build(self, what: str, root: Path | None = None, **more: str) -> tuple[int, str]:
        """The exit status and what was said; what is made lies in `made`."""
        environment = {"PATH": str(self.tools), "PYTHONPATH": str(self.backend), **more}
        done = subprocess.run(
            [sys.executable, "-c", BUILD, f"build_{what}", str(self.made)],
            cwd=root or self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stderr


@pytest.fixture
def clone(tmp_path: Path, backend: Path) -> Clone:
    return Clone(tmp_path, backend)


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_without_a_page_and_npm_nothing_is_made(clone: Clone, what: str) -> None:
    status, said = clone.build(what)
    assert status != 0
    assert "there is no npm" in said and "run `make page`" in said
    assert "Traceback" not in said
    assert not list(clone.made.iterdir())


def test_npm_that_fails_is_named(clone: Clone) -> None:
    clone.has_npm()
    (clone.tools / "npm").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    status, said = clone.build("wheel")
    assert status != 0 and "`npm install" in said


def test_with_npm_the_page_is_built(clone: Clone) -> None:
    clone.has_npm()
    assert clone.build("wheel")[0] == 0
    assert PAGE in zipfile.ZipFile(clone.wheel()).namelist()


def test_a_page_older_than_its_sources_is_built_again(clone: Clone) -> None:
    page = clone.root / PAGE
    page.parent.mkdir()
    page.write_text("old", "utf-8")
    os.utime(page, (1, 1))
    assert clone.build("wheel")[0] != 0
    clone.has_npm()
    assert clone.build("wheel")[0] == 0
    assert page.read_text("utf-8") == "page\n"


def test_an_sdist_has_all_that_a_wheel_needs(clone: Clone) -> None:
    clone.has_npm()
    clone.compiled_before("made here")
    assert clone.build("sdist") == (0, "")
    (sdist,) = clone.made.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(clone.made, filter="data")
    (root,) = (path for path in clone.made.iterdir() if path.is_dir())
    assert not (root / "sparrows" / FOLDER).exists()
    (clone.tools / "npm").unlink()
    assert clone.build("wheel", root)[0] == 0
    assert PAGE in zipfile.ZipFile(clone.wheel()).namelist()


def test_an_editable_install_needs_no_page(clone: Clone) -> None:
    assert clone.build("editable")[0] == 0


def test_without_a_compiler_the_wheel_is_plain_and_it_is_said(clone: Clone) -> None:
    clone.has_npm()
    clone.compiled_before("from other sources")
    status, said = clone.build("wheel")
    assert status == 0
    assert said.startswith("The package runs from its Python source: ") and said.count("\n") == 1
    assert clone.wheel().name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(clone.wheel()).namelist() if FOLDER in name]


@pytest.mark.skipif(build() != COMPILED, reason="no module is compiled here")
def test_a_wheel_for_this_machine_has_the_compiled_modules(clone: Clone, tmp_path: Path) -> None:
    clone.has_npm()
    shutil.copytree(ROOT / "sparrows" / FOLDER, clone.root / "sparrows" / FOLDER)
    assert clone.build("wheel", SPARROWS_PURE="1")[0] == 0
    assert clone.wheel().name.endswith("-py3-none-any.whl")
    clone.wheel().unlink()
    assert clone.build("wheel")[0] == 0
    assert "-none-any" not in clone.wheel().name
    assert clone.wheel().stat().st_size < MOST_BYTES
    zipfile.ZipFile(clone.wheel()).extractall(tmp_path / "installed")
    code = "from sparrows.readings import standing; print(standing.__file__)"
    file = subprocess.check_output(
        [sys.executable, "-c", code], cwd=tmp_path / "installed", text=True
    )
    assert file.startswith(str(tmp_path / "installed" / "sparrows" / FOLDER))
