"""Builds the page of the web table into the package, before a wheel or an sdist is made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("sparrows", "web", "static", "index.html")
SOURCES = Path("web")
EDITABLE = "editable"
STEPS = (("install", "--no-save", "--no-audit", "--no-fund"), ("run", "build"))


class PageHook(BuildHookInterface):
    """A package without its page is no package: the page is built, or the build fails."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == EDITABLE or is_fresh(root):
            return
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
