"""Processes that are measured from their start to their end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parent.parent
# With these each process would compile our source again, or write each line by itself.
UNUSUAL = ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")


def cpu_seconds(
    *arguments: str, stdin: IO[bytes] | None = None, stdout: IO[bytes] | None = None
) -> float:
    """What an interpreter with these arguments takes of the processor, its start included."""
    command = [sys.executable, *arguments]
    usual = {name: value for name, value in os.environ.items() if name not in UNUSUAL}
    process = subprocess.Popen(command, cwd=ROOT, stdin=stdin, stdout=stdout, env=usual)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime
