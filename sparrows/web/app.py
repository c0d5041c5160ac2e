"""The server: routes, the page, errors and headers put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from sparrows import __version__
from sparrows.web import health, info, routes
from sparrows.web.admin import routes as admin
from sparrows.web.admin.guard import Guard
from sparrows.web.admin.house import House
from sparrows.web.allowance import address_of
from sparrows.web.clocks import RealTime, Time
from sparrows.web.crowd import Crowd
from sparrows.web.finding_matches import MatchFinder
from sparrows.web.health import Readiness
from sparrows.web.hosts import is_served, same_site
from sparrows.web.info.background import Background
from sparrows.web.page import page, read_files
from sparrows.web.refusals import HANDLERS, Refusal
from sparrows.web.security import COOKIE, HEADERS, content_policy, fingerprint
from sparrows.web.settings import Settings
from sparrows.web.sheets import routes as sheets
from sparrows.web.sheets.desk import SheetDesk
from sparrows.web.sheets.socket import sheet_socket
from sparrows.web.sockets import table_socket
from sparrows.web.store import Store
from sparrows.web.tables import Seeds, Tables, by_chance
from sparrows.web.watchdog import Watchdog

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def create_app(
    database: str | Store,
    settings: Settings | None = None,
    time: Time | None = None,
    seeds: Seeds = by_chance,
) -> Litestar:
    """The server over a database, which is opened when the server begins if it is not yet."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store = (
            database
            if isinstance(database, Store)
            else Store(database, chosen.worker, chosen.workers)
        )
        tables = Tables(store, chosen, time, seeds)
        app.state.tables = tables
        app.state.background = Background(chosen.most_aside)
        app.state.watchdog = Watchdog()
        readiness = app.state.readiness = Readiness(store, tables.time)
        readiness.conditions["tables"] = lambda: tables.restored
        readiness.conditions["shards"] = lambda: bool(tables.held)
        readiness.conditions["warm"] = lambda: tables.warm
        readiness.conditions["thinkers"] = lambda: tables.thinkers.have_begun
        house = app.state.house = House(store, tables.time)
        tables.news["house"] = lambda _: house.look_again()
        desk = app.state.sheets = SheetDesk(store, chosen, tables.time, tables.boot)
        desk.vouch = app.state.crowd.scoring.vouch
        tables.news |= desk.news
        await house.begin()
        await tables.begin()
        desk.begin()
        app.state.watchdog.begin()
        try:
            yield
        finally:
            app.state.watchdog.end()
            readiness.close()
            await app.state.background.close()
            await desk.end()
            await tables.end()

    def prepared(config: AppConfig) -> AppConfig:
        config.state.files = read_files()
        config.state.settings = chosen
        config.state.guard = Guard(chosen.admin_secret, time or RealTime())
        config.state.crowd = Crowd(chosen, time or RealTime())
        return config

    return Litestar(
        route_handlers=[
            routes.router,
            *info.routers,
            table_socket,
            sheets.sheet_router,
            sheet_socket,
            *health.health_handlers,
            *admin.admin_handlers,
            page,
        ],
        dependencies={
            "matches": Provide(matches, sync_to_thread=False),
            "background": Provide(background, sync_to_thread=False),
        },
        lifespan=[living],
        on_app_init=[prepared],
        before_request=refuse_strangers,
        before_send=[add_headers, health.count_answer],
        exception_handlers=HANDLERS,
        request_max_body_size=chosen.largest_body,
        openapi_config=OpenAPIConfig(
            title="Sparrows",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def matches(request: Request[Any, Any, Any]) -> MatchFinder:
    """Where the routes of `info` find matches."""
    return MatchFinder(request.app.state.tables)


def background(request: Request[Any, Any, Any]) -> Background:
    """Where the routes of `info` count."""
    found: Background = request.app.state.background
    return found


async def refuse_strangers(request: Request[Any, Any, Any]) -> None:
    """Pages of other sites may look, but not act in a visitor's name; nobody asks too often."""
    settings: Settings = request.app.state.settings
    named = is_served(request.headers.get("host", ""), settings.host_names)
    if not named and request.url.path not in health.PATHS:
        raise Refusal("host")
    if request.method not in SAFE_METHODS and not same_site(
        request.headers, settings.allowed_origins
    ):
        raise Refusal("origin")
    crowd: Crowd = request.app.state.crowd
    path = request.url.path
    asks = crowd.scoring if path.startswith(sheets.SHEETS_PATH) else crowd.asking
    if path.startswith("/api/") and not asks.may(request):
        raise Refusal("flood")
    if path.startswith(("/api/tables", sheets.SHEETS_PATH)):
        house: House = request.app.state.house
        house.refuse_banned(address_of(request), fingerprint(request.cookies.get(COOKIE)))


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    headers["Content-Security-Policy"] = content_policy(hosts[0].decode("latin-1") if hosts else "")
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
