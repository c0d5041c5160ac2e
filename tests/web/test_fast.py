"""The faster event loop and parser are taken where they are installed, and not needed."""

from __future__ import annotations

import asyncio
import threading
import tomllib
from importlib.util import find_spec
from pathlib import Path

import httpx

from sparrows.web.serve import listening, server_of
from sparrows.web.silence import PunctualProtocol
from tests.web.serving import QUICK

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_they_come_with_the_server_where_they_install() -> None:
    extras = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = dict(each.split("; ") for each in extras["web"] if ";" in each)
    assert {name.partition(">")[0] for name in wanted} == {"uvloop", "httptools"}
    assert all("CPython" in where for where in wanted.values())


def test_what_is_installed_is_taken(tmp_path: Path) -> None:
    started = threading.Event()
    server = server_of(f"sqlite:///{tmp_path / 'x.sqlite'}", QUICK, started.set)
    loops: list[str] = []

    def look() -> bool:
        loops.append(type(asyncio.get_running_loop()).__module__)
        return True

    with listening("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        assert started.wait(20)
        app = server.config.app.app  # type: ignore[union-attr]
        app.state.readiness.conditions["loop"] = look
        port = listener.getsockname()[1]
        assert "loop" not in httpx.get(f"http://127.0.0.1:{port}/readyz").json()["missing"]
        server.should_exit = True
        thread.join(20)
    assert [name.partition(".")[0] for name in loops] == [
        "asyncio" if find_spec("uvloop") is None else "uvloop"
    ]
    parser = PunctualProtocol.__base__.__module__
    assert ("httptools" in parser) is (find_spec("httptools") is not None)
