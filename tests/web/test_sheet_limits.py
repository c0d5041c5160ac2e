"""How often one phone asks for a sheet, and a hall of them; and what the log never has."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx
import msgspec

from sparrows.club.entries import Remark
from sparrows.web.crowd import Crowd
from sparrows.web.security import SHEET_COOKIE, fingerprint
from sparrows.web.settings import Settings
from tests.web.phones import OPENED, Phone, new_sheet, won
from tests.web.processes import Server
from tests.web.rooms import FakeTime
from tests.web.serving import hear_until, running, say

HALL = 200


class Visit:
    """What a limit looks at of a request."""

    def __init__(self, token: str = "", address: str = "203.0.113.5") -> None:
        self.cookies = {SHEET_COOKIE: token} if token else {}
        self.client = type("Client", (), {"host": address})()


def test_a_hall_of_phones_behind_one_address() -> None:
    time = FakeTime()
    crowd = Crowd(Settings(request_burst=1, address_request_burst=1), time)
    tokens = [f"token-{number}" for number in range(HALL)]
    for token in tokens:
        crowd.scoring.vouch(fingerprint(token))
    for _ in range(5):
        assert all(crowd.scoring.may(Visit(token)) for token in tokens)  # type: ignore[arg-type]
    stranger = Visit("never seen")
    assert [crowd.scoring.may(stranger) for _ in range(2)] == [True, False]  # type: ignore[arg-type]


def test_one_phone_asks_five_times_a_second() -> None:
    time = FakeTime()
    crowd = Crowd(Settings(), time)
    crowd.scoring.vouch(fingerprint("token"))
    visit = Visit("token")
    assert sum(crowd.scoring.may(visit) for _ in range(100)) == 60  # type: ignore[arg-type]
    time.seconds += 2.0
    assert sum(crowd.scoring.may(visit) for _ in range(100)) == 10  # type: ignore[arg-type]
    others = [Visit(f"token-{number}") for number in range(500)]
    for number in range(500):
        crowd.scoring.vouch(fingerprint(f"token-{number}"))
    asked = [crowd.scoring.may(each) for each in others for _ in range(5)]  # type: ignore[arg-type]
    assert sum(asked) == 2000 - 10  # of the address, which has rested for two seconds


def test_too_much_is_refused_and_nothing_stored(tmp_path: Path) -> None:
    settings = Settings(sheet_request_burst=5, sheet_requests_a_second=0.01)
    with running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        anna = Phone(server)
        anna.share()
        statuses = [anna.put(anna.note(Remark("Tea"))).status_code for _ in range(8)]
        assert sorted(statuses) == [201] * 5 + [429] * 3
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute("SELECT count(*) FROM sheet_entries").fetchone() == (6,)


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    settings = Settings(address_code_burst=3, address_codes_a_minute=0.01)
    with running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        answers = [
            httpx.post(f"{server}/api/sheets/join", json={"code": "ABCDEF"}) for _ in range(5)
        ]
        assert [each.status_code for each in answers] == [403, 403, 403, 429, 429]


def test_a_phone_shares_only_so_many_sheets(tmp_path: Path) -> None:
    settings = Settings(table_burst=3, tables_a_minute=0.01)
    with running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        anna = Phone(server)
        statuses = []
        for _ in range(6):
            anna.sheet = new_sheet()
            anna.queue = []
            anna.note(OPENED, after=0)
            statuses.append(anna.put_sheet(anna.queue).status_code)
        assert statuses[:3] == [201] * 3 and statuses[-1] == 429


NAMES = ("Innokenty", "Evlampia", "Polycarp", "Zinaida")
WORDS = "meet me behind the teahouse"


def test_no_name_or_secret_comes_into_the_log(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    server = Server(f"sqlite:///{database}", tmp_path / "log", SPARROWS_LOG_LEVEL="debug")

    async def evening() -> set[str]:
        await server.start()
        anna, boris = Phone(server.address), Phone(server.address)
        await asyncio.to_thread(anna.share, OPENED, won(0, 1), names=NAMES)
        made = anna.told(anna.ask("POST", "/grants", {"role": "player", "player": 1}))
        code = anna.told(anna.ask("POST", f"/grants/{made['grant']['id']}/code"))["code"]
        boris.join(made["secret"])
        async with boris.connect() as socket:
            await hear_until(socket, "entries")
            await asyncio.to_thread(boris.write, Remark(WORDS))
            await hear_until(socket, "entries")
            await socket.send(f'{{"type": "{WORDS}"}}')
            await hear_until(socket, "error")
            await say(socket, "draft", draft=None)
        anna.ask("POST", "/names", {"names": [WORDS, *NAMES[1:]]})
        anna.web.post("/api/sheets/join", json={"secret": made["secret"] + WORDS})
        secrets = {made["secret"], code, *NAMES, WORDS}
        for secret in (made["secret"], anna.cookie, boris.cookie):
            secrets |= {secret, fingerprint(secret)}
        with sqlite3.connect(database) as stored:
            stored.execute(
                "CREATE TRIGGER refuse BEFORE INSERT ON sheet_entries"
                " BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
        entry = msgspec.structs.replace(anna.note(Remark(WORDS)), id=new_sheet())
        assert anna.put(entry).status_code == 503
        return secrets

    secrets = asyncio.run(evening())
    server.stop()
    log = server.log.read_text("utf-8")
    for secret in secrets:
        assert secret not in log
