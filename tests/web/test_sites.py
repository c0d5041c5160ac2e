"""Three workers, PostgreSQL and nginx: whatever is killed or restarted, everybody plays on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.web.parties import Party, seated
from tests.web.postgres import Cluster
from tests.web.sites import Site
from tests.web.test_kills import play_and_kill

KILLS = 6 * int(os.environ.get("SPARROWS_SOAK", "1"))


def test_whatever_dies_every_table_goes_on(
    postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    longest = asyncio.run(play_and_kill(Site(postgres, tmp_path), KILLS))
    with capsys.disabled():
        print(f"\nafter each of {KILLS} kills all went on within {longest:.1f} s")
    assert longest < 20  # on a machine that has nothing else to do it is less than 5


def test_services_restarted_in_turn_interrupt_nobody_for_long(
    postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `systemctl restart sparrows@0`, then the next one, while people play."""
    interrupted = asyncio.run(restart_in_turn(Site(postgres, tmp_path)))
    with capsys.disabled():
        print(f"\nservices restarted in turn interrupted for {interrupted:.1f} s at most")
    assert interrupted < 20  # with cores enough it is less than 3


async def restart_in_turn(site: Site) -> float:
    """The longest time in which somebody heard nothing."""
    await site.start()
    try:
        async with Party(await seated(site.address)) as party:
            await party.have_begun()
            party.listen()
            for worker in site.workers:
                assert await asyncio.to_thread(worker.stop) in (0, -signal.SIGTERM)
                await worker.start()
                await party.all_go_on(party.asked())
            return party.silence
    finally:
        site.stop()
