"""REST for the admin page, and the page itself where there is a secret."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from sparrows.web.admin.guard import Guard
from sparrows.web.admin.house import House
from sparrows.web.api import (
    AdminTables,
    GivenAnnouncement,
    GivenBan,
    GivenMode,
    GivenSecret,
    HouseInfo,
    ListedTable,
    News,
)
from sparrows.web.files import served
from sparrows.web.page import INDEX
from sparrows.web.refusals import Refusal
from sparrows.web.requests import AnyConnection, AnyRequest, Id
from sparrows.web.room import Room
from sparrows.web.routes import tables_of

A_PAGE = 50  # tables

log = logging.getLogger("sparrows.web.admin")

First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


def is_there(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Without a secret there is no admin page."""
    guard: Guard = connection.app.state.guard
    if not guard.secret:
        raise Refusal("not-found")


def is_admin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Only a visitor who has given the secret comes in."""
    guard: Guard = connection.app.state.guard
    guard.admit(connection)


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


@post("/session", status_code=200, guards=[is_there])
async def enter(request: AnyRequest, data: JSONBody[GivenSecret]) -> Response[HouseInfo]:
    """Whoever knows the secret gets the cookie."""
    guard: Guard = request.app.state.guard
    try:
        guard.check(request, data.secret)
    except Refusal as refusal:
        log.warning("somebody tried to come in: %s", refusal.code)
        raise
    return Response(house_of(request).info(), cookies=[guard.cookie(request)])


@get("/session", guards=[is_there])
async def is_inside(request: AnyRequest) -> HouseInfo | None:
    """What has been decided, for a visitor who has given the secret; nothing for others."""
    guard: Guard = request.app.state.guard
    return house_of(request).info() if guard.knows(request) else None


@post("/leave", status_code=200, guards=[is_there])
async def log_out(request: AnyRequest) -> Response[None]:
    """The cookie is taken back."""
    guard: Guard = request.app.state.guard
    return Response(None, cookies=[guard.no_cookie(request)])


@get("/house", guards=[is_admin])
async def show_house(request: AnyRequest) -> HouseInfo:
    """What has been decided."""
    return house_of(request).info()


@get("/tables", guards=[is_admin])
async def list_all_tables(request: AnyRequest, first: First = 0) -> AdminTables:
    """The tables in memory, the newest first, some at a time."""
    return await tables_of(request).board.newest(first, A_PAGE)


def listed(room: Room) -> ListedTable:
    return ListedTable(room.info(), len(room.company.spectators))


@post("/tables/{table:str}/end", status_code=200, guards=[is_admin])
async def end_match(request: AnyRequest, table: Id) -> ListedTable:
    """The match is over, with the points of the deals that were finished; its people stay."""
    room = await tables_of(request).room(table)
    await room.call_off()
    log.info("table %s: the match was ended", table)
    return listed(room)


@post("/tables/{table:str}/close", status_code=200, guards=[is_admin])
async def close_table(request: AnyRequest, table: Id) -> ListedTable:
    """As `end_match`, and everybody is sent away."""
    room = await tables_of(request).room(table)
    await room.call_off()
    room.company.dismiss("closed")
    log.info("table %s was closed", table)
    return listed(room)


@post("/bans", status_code=200, guards=[is_admin])
async def ban(request: AnyRequest, data: JSONBody[GivenBan]) -> HouseInfo:
    """Somebody is sent away, and not let in for some hours."""
    await house_of(request).ban(data)
    log.info("somebody was banned for %g hours", data.hours)
    return house_of(request).info()


@post("/bans/{ban_id:str}/lift", status_code=200, guards=[is_admin])
async def lift(request: AnyRequest, ban_id: Id) -> HouseInfo:
    """Somebody may come again."""
    await house_of(request).lift(ban_id)
    log.info("a ban was lifted")
    return house_of(request).info()


@post("/announcement", status_code=200, guards=[is_admin])
async def announce(request: AnyRequest, data: JSONBody[GivenAnnouncement]) -> HouseInfo:
    """All are told something, or nothing any more."""
    await house_of(request).announce(data.text)
    log.info("the message to all was changed")
    return house_of(request).info()


@post("/mode", status_code=200, guards=[is_admin])
async def set_mode(request: AnyRequest, data: JSONBody[GivenMode]) -> HouseInfo:
    """New tables are opened, or only those that are there go on."""
    await house_of(request).open_tables(on=not data.read_only)
    log.info("new tables are %s", "not opened" if data.read_only else "opened again")
    return house_of(request).info()


@get("/admin", guards=[is_there], include_in_schema=False)
async def admin_page(request: AnyRequest) -> Response[Any]:
    """The page, which finds its own way by the address."""
    file = request.app.state.files.get(INDEX)
    if file is None:
        raise Refusal("not-found")
    return served(request, file)


@get("/api/news", include_in_schema=False)
async def news(request: AnyRequest) -> News:
    """What all are told who sit at no table."""
    house = house_of(request)
    return News(house.announcement, house.read_only)


admin_handlers: list[ControllerRouterHandler] = [
    admin_page,
    news,
    Router(
        "/api/admin",
        route_handlers=[
            enter,
            is_inside,
            log_out,
            show_house,
            list_all_tables,
            end_match,
            close_table,
            ban,
            lift,
            announce,
            set_mode,
        ],
        include_in_schema=False,
    ),
]
