"""The built page and a server process of its own, that can be killed and started again."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.web.processes import free_port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web"
STATIC = ROOT / "sparrows" / "web" / "static"
PACE = 0.02  # seconds that a bot seems to think
STARTING = 60  # seconds that a server may need on a busy machine


def newest(*places: Path) -> float:
    """When the youngest of these files was written."""
    files = [file for place in places for file in [place, *place.rglob("*")] if file.is_file()]
    return max((file.stat().st_mtime for file in files), default=0.0)


def is_stale() -> bool:
    """Whether the page is missing or older than what it is made of."""
    index = STATIC / "index.html"
    made_of = (
        PAGE / "src",
        PAGE / "public",
        *PAGE.glob("*.ts"),
        PAGE / "index.html",
        ROOT / "sparrows" / "text",
    )
    return not index.exists() or index.stat().st_mtime < newest(*made_of)


def build() -> None:
    """Builds the page where that is needed; of several processes one does it, the others wait."""
    lock = Path(tempfile.gettempdir()) / f"sparrows-build-{os.getuid()}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not is_stale():
            return
        npm = shutil.which("npm")
        assert npm, "The page is not built, and there is no npm to build it with: install Node.js."
        if not (PAGE / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=PAGE, check=True)
        subprocess.run([npm, "run", "build"], cwd=PAGE, check=True, capture_output=True)
        os.utime(STATIC / "index.html")


class Server:
    """`sparrows play` in a process of its own, on a database of its own."""

    def __init__(self, folder: Path, pace: float = PACE) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.output = folder / "server.log"
        self.command = [sys.executable, "-m", "tests.browser.rigged_server", "play", "--no-open"]
        self.command += ["--port", str(self.port), "--pace", str(pace)]
        self.command += ["--db", f"sqlite:///{folder / 'tables.sqlite'}"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.output.open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=log, stderr=log)
        until = time.monotonic() + STARTING
        while not self.answers():
            said = self.output.read_text()
            assert self.process.poll() is None, f"the server did not start: {said}"
            assert time.monotonic() < until, f"the server does not answer: {said}"
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/tables", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Pulls the plug: the process has no chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
