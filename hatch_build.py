"""Builds the page of the web table into the package, and compiles some of its modules."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("sparrows", "web", "static", "index.html")
SOURCES = Path("web")
EDITABLE = "editable"
STEPS = (("install", "--no-save", "--no-audit", "--no-fund"), ("run", "build"))
COMPILE, COMPILED = Path("tools", "compile.py"), Path("sparrows", "_compiled")
PLAIN = 3  # the exit status of the former where the source runs as it is


class PackageHook(BuildHookInterface):
    """A package without its page is no package; without a compiler it is one, but slower."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != EDITABLE and not is_fresh(root):
            self.build_page(root)
        if self.target_name == "wheel" and self.compile(root) and version != EDITABLE:
            build_data.update(pure_python=False, infer_tag=True)
            for path in (root / COMPILED).rglob(f"*{EXTENSION_SUFFIXES[0]}*"):
                build_data["force_include"][str(path)] = path.relative_to(root).as_posix()

    def compile(self, root: Path) -> bool:
        """Whether modules were compiled for this machine; where they cannot be, it is said why."""
        done = subprocess.run(
            [sys.executable, str(root / COMPILE)], stdout=subprocess.PIPE, text=True, check=False
        )
        self.app.display_info(done.stdout.strip())
        if done.returncode not in (0, PLAIN):
            self.app.abort("A module could not be compiled; with SPARROWS_PURE=1 none will be.")
        return done.returncode == 0

    def build_page(self, root: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            self.fail("and there is no npm to build it with")
        for step in STEPS:
            if subprocess.run([npm, *step], cwd=root / SOURCES, check=False).returncode:
                self.fail(f"and `npm {' '.join(step)}` has failed")
        if not is_fresh(root):
            self.fail("though npm has built something")

    def fail(self, why: str) -> None:
        self.app.abort(
            f"The page of the web table ({PAGE}) is missing or older than its sources, {why}. "
            "Install Node 20 or later and run `make page`, then build again."
        )


def is_fresh(root: Path) -> bool:
    """Whether the page is there and no source of it is newer; an sdist has no sources."""
    page, sources = root / PAGE, root / SOURCES
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    files = (path for path in sources.rglob("*") if "node_modules" not in path.parts)
    return all(path.stat().st_mtime <= built for path in files if path.is_file())
