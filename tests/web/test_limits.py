"""Nobody keeps the server busy for all others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from sparrows.web.allowance import MOST_REMEMBERED, Allowance, Visitors
from sparrows.web.errors import Refusal
from sparrows.web.info.aside import Aside
from sparrows.web.settings import Settings
from tests.web.rooms import FakeTime
from tests.web.serving import running

HAND = {"rules": "red", "concealed": "123m 456m 789m 55p 123p"}


def test_a_burst_and_then_so_many_a_second() -> None:
    allowance = Allowance(2.0, 3, now=10.0)
    assert [allowance.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [allowance.take(10.5), allowance.take(10.5)] == [True, False]
    assert [allowance.take(99.0) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("address", "twin", "stranger"),
    [
        ("203.0.113.5", "203.0.113.5", "203.0.113.6"),
        ("2001:db8:1:2::5", "2001:db8:1:2:9::1", "2001:db8:1:3::5"),
        ("203.0.113.5", "::ffff:203.0.113.5", "::ffff:203.0.113.6"),
    ],
)
def test_each_visitor_has_an_allowance(address: str, twin: str, stranger: str) -> None:
    visitors = Visitors(1.0, 1, FakeTime())
    assert visitors.may(address)
    assert not visitors.may(twin)
    assert visitors.may(stranger)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "", "testclient"])
def test_who_cannot_be_told_apart_is_one_visitor(address: str) -> None:
    visitors = Visitors(1.0, 2, FakeTime())
    assert [visitors.may(address) for _ in range(3)] == [True, True, False]
    assert visitors.may("203.0.113.5")


def test_the_silent_are_forgotten() -> None:
    visitors = Visitors(1.0, 1, FakeTime())
    for number in range(MOST_REMEMBERED + 5):
        visitors.may(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(visitors.allowances) == MOST_REMEMBERED
    assert visitors.may("10.0.0.0")
    assert not visitors.may("10.0.0.200")


def test_work_beyond_the_bound_is_refused() -> None:
    async def crowd() -> None:
        aside, gate = Aside(3), threading.Event()
        held = [asyncio.create_task(aside.remembered(gate.wait, 20)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await aside(int)
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        held[-1].cancel()
        await asyncio.wait({held[-1]})
        with pytest.raises(Refusal):
            await aside.lengthy(int)  # whoever asked has gone, but the work is still to be done
        gate.set()
        await asyncio.gather(*held[:-1])
        assert await aside.remembered(int) == await aside(int) == await aside.lengthy(int) == 0
        await aside.close()

    asyncio.run(crowd())


def test_too_many_requests_of_one_visitor(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, requests_a_second=0.001, request_burst=2)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        first, second = (
            httpx.Client(base_url=address, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in (1, 2)
        )
        with first, second:
            answers = [first.post("/api/score", json=HAND) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[-1].json()["code"] == "flood"
            assert int(answers[-1].headers["Retry-After"]) > 0
            assert second.post("/api/score", json=HAND).status_code == 200
            assert first.get("/api/tables").status_code == 429
            assert first.get("/").headers["content-type"] != "application/json", "the page is free"


def statuses_for(address: str, forwarded: Sequence[str | None]) -> list[int]:
    """What each of these requests is answered, as the proxy says from where they come."""
    headers = [{} if given is None else {"X-Forwarded-For": given} for given in forwarded]
    return [
        httpx.post(f"{address}/api/score", json=HAND, headers=each).status_code for each in headers
    ]


@pytest.mark.parametrize(
    ("forwarded", "same"),
    [
        ([None, None], True),
        (["203.0.113.1", "203.0.113.2"], False),
        # What a visitor claims stands before what the proxy adds.
        (["1.1.1.1, 203.0.113.1", "2.2.2.2, 203.0.113.1"], True),
        (["127.0.0.1, 203.0.113.1", "203.0.113.1"], True),
        (["127.0.0.1", "127.0.0.1"], True),
        (["203.0.113.1:1111", "203.0.113.1:2222"], True),
        (["nonsense", "other nonsense"], True),
    ],
)
def test_who_a_visitor_is_behind_a_proxy(
    tmp_path: Path, forwarded: list[str | None], same: bool
) -> None:
    settings = Settings(pace=0.0, requests_a_second=0.001, request_burst=1)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        statuses = statuses_for(address, forwarded)
    assert statuses == [200, 429 if same else 200]


def test_only_a_trusted_proxy_says_who_a_visitor_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    settings = Settings(pace=0.0, requests_a_second=0.001, request_burst=1)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        statuses = statuses_for(address, ["203.0.113.1", "203.0.113.2"])
    assert statuses == [200, 429]


def test_too_many_tables_of_one_visitor(tmp_path: Path) -> None:
    """However often the visitor throws the cookie away."""
    settings = Settings(pace=0.0, tables_a_minute=0.001, table_burst=2)
    players = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    body = {"rules": "red", "name": "Anna", "players": players}
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        answers = [httpx.post(f"{address}/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-tables"
        other = {"X-Forwarded-For": "203.0.113.1"}
        assert httpx.post(f"{address}/api/tables", json=body, headers=other).status_code == 201


def test_a_busy_server_says_so(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, most_aside=0)
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as address:
        answer = httpx.post(f"{address}/api/score", json=HAND)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["Retry-After"]
        assert httpx.get(f"{address}/api/tables").status_code == 200
