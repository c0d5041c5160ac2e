"""Runs tests on a copy of the package whose compiled modules are watched by sanitizers.

`python -m tools.sanitized PYTEST-ARGUMENTS`: a read or write outside of what was asked for, or
anything that C leaves undefined, ends the run with a report of where it was.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.compile import ROOT, SANITIZE

COPIED = ("sparrows", "tests", "tools", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("_compiled", "static", "__pycache__")
LIBRARIES = ("libasan.so", "libubsan.so")
# Python keeps much to its end, which is no leak; its pools would hide what lies beyond a block.
WATCHED = {"ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}


def library(name: str) -> str:
    """Where the compiler has it."""
    command = ["gcc", f"-print-file-name={name}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def copied(folder: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder)


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copied(folder)
        plain = {**os.environ, "PYTHONPATH": name}
        command = [sys.executable, "tools/compile.py", SANITIZE]
        if subprocess.run(command, cwd=folder, env=plain, check=False).returncode:
            return 1
        preload = " ".join(map(library, LIBRARIES))
        command = [sys.executable, "-X", "dev", "-m", "pytest", "-p", "no:cacheprovider"]
        env = {**plain, **WATCHED, "LD_PRELOAD": preload}
        return subprocess.run([*command, *arguments], cwd=folder, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
