"""Makes databases with the server of each commit that changed their form: tests/web/databases.

They are kept as SQL, for tests of upgrades; run it again only when a form is added.
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.web.serving import Person, by_default, hear_question, say

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "web" / "databases"
# A server with each form of the database. Steps 2 and 4 were others for some hours.
COMMITS = {
    "1": "3b99a29",
    "2-without-friends": "4d775bf",
    "2": "eb5007c",
    "3": "68f85bb",
    "4-with-seats": "48f1321",
    "4": "fd8a67c",
    "5": "913078c",
    "6": "2a677ac",
    "7": "b9c3f05",
    "8": "9e6803f",
    "9": "b5dc482",
    "10": "bd6b2a0",
}
SERVE = """
import sys, uvicorn
from sparrows.web.app import create_app
from sparrows.web.settings import Settings

app = create_app(sys.argv[1], Settings(pace=0.0))
uvicorn.run(app, port=int(sys.argv[2]), ws="websockets-sansio", lifespan="on", log_level="error")
"""


@contextmanager
def serving(commit: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """A server of this commit, and its database."""
    archive = subprocess.run(
        ["git", "archive", commit, "sparrows"], cwd=ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = folder / "tables.sqlite"
    command = [sys.executable, "-c", SERVE, f"sqlite:///{database}", str(port)]
    server = subprocess.Popen(command, cwd=folder)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}", database
    finally:
        server.terminate()
        server.wait(30)


def wait_for(port: int) -> None:
    """Until the server listens."""
    for _ in range(200):
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the server did not begin")


def play(address: str, rules: str, clock: str, answers: int) -> Person:
    """A match against bots, after so many answers."""
    person = sat_down(address, rules, ["bot"] * 3, clock)
    person.start()

    async def answer() -> None:
        async with person.connect() as page:
            for _ in range(answers):
                question = await hear_question(page)
                await say(page, "act", at=question["at"], offer=by_default(question))
            await hear_question(page)

    asyncio.run(answer())
    return person


def sat_down(address: str, rules: str, others: list[str], clock: str = "none") -> Person:
    """Somebody at a new table; what is not said here no server needs."""
    person = Person(address)
    places = [
        {"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind} for kind in others
    ]
    body = {"rules": rules, "name": "Анна", "clock": clock, "players": [{"kind": "me"}, *places]}
    answer = person.web.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    person.table = answer.json()["table"]["id"]
    return person


def main() -> None:
    """All forms that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for form, commit in COMMITS.items():
        kept = FOLDER / f"{form}.sql"
        if kept.exists():
            continue
        with tempfile.TemporaryDirectory() as folder:
            with serving(commit, Path(folder)) as (address, database):
                play(address, "red", "none", 8)
                play(address, "zung-jung", "relaxed", 4)
                play(address, "sichuan", "none", 2).post("leave")
                sat_down(address, "popular", ["open"] * 3)
            with closing(sqlite3.connect(database)) as connection:
                kept.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
        sys.stdout.write(f"{kept} by {commit}\n")


if __name__ == "__main__":
    main()
