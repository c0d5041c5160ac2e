"""The backup of `docs/hosting.md`, run as it is written there."""

from __future__ import annotations

import asyncio
import re
import subprocess
import time
from pathlib import Path

from sparrows.web.store import Store
from tests.web.postgres import USER, Cluster
from tests.web.stores import decisions, run, store_at, table

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
FOLDER = "/var/lib/sparrows"


def block(words: str) -> str:
    """The shell commands of the page that have these words in them."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (found,) = (each for each in blocks if words in each)
    return str(found)


def shell(commands: str, folder: Path, **environment: str) -> None:
    """Runs commands as if this were the folder of the service, and there were one."""
    tools = folder.parent / "tools"
    tools.mkdir(exist_ok=True)
    # Nobody becomes another user here.
    for name, does in (("systemctl", ""), ("sudo", 'shift 2\nexec "$@"')):
        (tools / name).write_text(f"#!/bin/sh\n{does}\n", "utf-8")
        (tools / name).chmod(0o755)
    script = commands.replace(FOLDER, str(folder)).replace("-o sparrows ", "")
    environment["PATH"] = f"{tools}:/usr/bin:/bin"
    subprocess.run(["/bin/sh", "-eu", "-c", script], env=environment, check=True)


def test_a_backup_while_people_play_twice_a_day_and_restored(tmp_path: Path) -> None:
    folder = tmp_path / "sparrows"
    folder.mkdir()
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    script = block("VACUUM INTO")

    async def play() -> None:
        async with store_at(url) as store:
            await store.save_table(table())
            await store.append("t1", decisions(0))
            shell(script, folder)
            await store.append("t1", decisions(1))
            time.sleep(1.1)
            shell(script, folder)
            await store.append("t1", decisions(2))

    asyncio.run(play())
    copies = sorted((folder / "backup").iterdir())
    assert len(copies) == 2
    for copy, number in zip(copies, (1, 2), strict=True):
        restore = block("install -o sparrows")
        shell(re.sub(r"tables-\d{4}[\d-]+\.sqlite", copy.name, restore), folder)

        async def look(store: Store, number: int = number) -> None:
            found = await store.load("t1")
            assert found is not None and len(found[1]) == number

        run(url, look)
        time.sleep(1.1)


def test_an_old_copy_is_removed(tmp_path: Path) -> None:
    folder = tmp_path / "sparrows"
    (folder / "backup").mkdir(parents=True)
    old, new = (folder / "backup" / f"tables-{day}.sqlite" for day in ("old", "new"))
    for copy in (old, new):
        copy.write_bytes(b"")
    subprocess.run(["touch", "-d", "40 days ago", str(old)], check=True)
    shell(block("VACUUM INTO"), folder)
    assert new.exists() and not old.exists()


def test_a_backup_of_postgresql_while_people_play_and_restored(
    postgres: Cluster, tmp_path: Path
) -> None:
    folder = tmp_path / "sparrows"
    folder.mkdir()
    known = {"PGHOST": str(postgres.folder), "PGUSER": USER}
    shell("createdb sparrows", folder, **known)
    url = postgres.url("sparrows")

    async def play() -> None:
        async with store_at(url) as store:
            await store.save_table(table())
            await store.append("t1", decisions(0))
            shell(block("pg_dump"), folder, **known)
            await store.append("t1", decisions(1))

    asyncio.run(play())
    (copy,) = (folder / "backup").iterdir()
    restore = re.sub(r"tables-\d{4}[\d-]+\.dump", copy.name, block("pg_restore"))
    shell(restore, folder, **known)

    async def look(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None and found[1] == decisions(0)

    run(url, look)
    shell("dropdb sparrows", folder, **known)
