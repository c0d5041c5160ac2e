"""Whether the server lives, whether it can be used, and what it has measured."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network

import msgspec
from litestar import Response, get
from litestar.types import Message, Scope

from sparrows import __version__
from sparrows.web import measures
from sparrows.web.admin.guard import Guard
from sparrows.web.allowance import address_of
from sparrows.web.clocks import Time
from sparrows.web.metrics import CONTENT_TYPE, Gauge, exposition
from sparrows.web.refusals import Refusal
from sparrows.web.requests import AnyRequest
from sparrows.web.store import Store
from sparrows.web.tables import Tables

ROW_PATIENCE = 2.0  # seconds that the database may take for one row
FRESH_ANSWER = 1.0  # and that its last answer stands for the next one
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")

log = logging.getLogger("sparrows.web")

Check = Callable[[], bool]


class Ready(msgspec.Struct, frozen=True):
    """Whether people may be sent here."""

    ready: bool
    missing: tuple[str, ...]  # why not


class Readiness:
    """What must hold before people are sent here; others add their conditions by name."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.conditions: dict[str, Check] = {}
        self._look: asyncio.Task[None] | None = None
        self._looked_at = 0.0

    async def missing(self) -> tuple[str, ...]:
        """The names of what does not hold."""
        found = [name for name, holds in self.conditions.items() if not holds()]
        return (*found, *(() if await self._writes() else ("database",)))

    async def _writes(self) -> bool:
        """Whether the database takes a change; however many ask, one waits for it at a time."""
        look, now = self._look, self.time.now()
        if look is None or (look.done() and now - self._looked_at > FRESH_ANSWER):
            self._looked_at = now
            look = self._look = asyncio.create_task(self.store.look())
            look.add_done_callback(_noted)
        done, _ = await asyncio.wait({look}, timeout=ROW_PATIENCE)
        return bool(done) and not look.cancelled() and look.exception() is None

    def close(self) -> None:
        """Nobody waits any more."""
        if self._look is not None:
            self._look.cancel()


def _noted(look: asyncio.Task[None]) -> None:
    error = None if look.cancelled() else look.exception()
    if error is not None:
        log.warning("the database takes no change: %s", error)


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[str]:
    """The process lives, and its loop turns."""
    return Response("ok\n", media_type="text/plain", headers={"Cache-Control": "no-store"})


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[Ready]:
    """Whether people may be sent here, and what is missing if not."""
    readiness: Readiness = request.app.state.readiness
    missing = await readiness.missing()
    return Response(
        Ready(not missing, missing),
        status_code=503 if missing else 200,
        headers={"Cache-Control": "no-store"},
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """What was measured, for Prometheus; others find nothing here."""
    if not may_measure(request):
        raise Refusal("not-found")
    text = exposition((*gauges(request.app.state.tables), *measures.MEASURES))
    return Response(text, media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


def may_measure(request: AnyRequest) -> bool:
    """Whether this comes from an address that is named, through no proxy, or knows the secret."""
    guard: Guard = request.app.state.guard
    if guard.bears(request):
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    return is_within(address_of(request), request.app.state.settings.metrics_from)


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in ip_network(each, strict=False) for each in networks)


def gauges(tables: Tables) -> list[Gauge]:
    """What holds now at the tables in memory."""

    def states() -> dict[str, float]:
        counted = Counter(room.state for room in tables.rooms.values())
        return {state: counted[state] for state in ("waiting", "playing", "over")}

    def people() -> dict[str, float]:
        holders = (holder for room in tables.rooms.values() for holder in room.company.holders)
        return {"": sum(bool(holder.lines) for holder in holders)}

    def spectators() -> dict[str, float]:
        return {"": sum(len(room.company.spectators) for room in tables.rooms.values())}

    def pages() -> dict[str, float]:
        lines = (
            len(room.company.lines_of(viewer))
            for room in tables.rooms.values()
            for viewer in room.company.viewers()
        )
        return {"": sum(lines)}

    return [
        Gauge("sparrows_info", "The version that runs.", lambda: {__version__: 1}, "version"),
        Gauge("sparrows_tables", "Tables in memory, by their state.", states, "state"),
        Gauge("sparrows_shards", "Shards of tables held here.", lambda: {"": len(tables.held)}),
        Gauge("sparrows_people", "People at tables who are connected.", people),
        Gauge("sparrows_spectators", "Pages that watch tables.", spectators),
        Gauge("sparrows_pages", "Connections to tables that are open.", pages),
    ]


async def count_answer(message: Message, _: Scope) -> None:
    """Every answer is counted by its status."""
    if message["type"] == "http.response.start":
        measures.ANSWERS.add(of=str(message["status"]))


health_handlers = [healthz, readyz, metrics]
# Those who look after the server ask by whatever name it has for them.
PATHS = frozenset(path for handler in health_handlers for path in handler.paths)
