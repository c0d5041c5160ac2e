"""REST for the lobby and for sitting down at tables."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, QueryParameter

from sparrows.web.api import (
    Admitted,
    Again,
    GivenLink,
    GivenName,
    Lobby,
    NewTable,
    Opened,
    Replaced,
    SeatLink,
    Start,
)
from sparrows.web.board import MOST_LISTED
from sparrows.web.refusals import Refusal, documented
from sparrows.web.requests import AnyRequest, Id
from sparrows.web.room import Room
from sparrows.web.security import (
    COOKIE,
    COOKIE_SECONDS,
    fingerprint,
    is_token,
    new_token,
    nickname,
)
from sparrows.web.tables import Tables

Offset = Annotated[int, QueryParameter(ge=0, le=MOST_LISTED)]
WISHES = documented(400, 403, 404, 409, 410, 413, 429, 503)


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def own_token(request: AnyRequest) -> str | None:
    """What the cookie says, if it looks like one of ours."""
    token = request.cookies.get(COOKIE)
    return token if is_token(token) else None


async def made_token(request: AnyRequest) -> str:
    """The visitor's token, which the server made: one that no table knows is replaced."""
    token = own_token(request)
    known = token is not None and await tables_of(request).store.knows(fingerprint(token))
    return token if token is not None and known else new_token()


def opened_response(request: AnyRequest, room: Room, token: str | None) -> Response[Opened]:
    """The table, and a cookie that keeps the visitor's place at it."""
    who = fingerprint(token)
    player, expected = room.company.player_of(who), room.company.expected(who)
    found = Opened(room.info(), player, room.invitation(who), expected)
    cookies = []
    if token is not None and (player is not None or expected is not None):
        secure = request.url.scheme == "https"
        cookies.append(
            Cookie(
                key=COOKIE,
                value=token,
                max_age=COOKIE_SECONDS,
                path="/",
                httponly=True,
                samesite="lax",
                secure=secure,
            )
        )
    return Response(found, cookies=cookies)


def refuse_too_many(request: AnyRequest) -> None:
    if not request.app.state.crowd.opening.may(request):
        raise Refusal("too-many-tables")


@get("/", responses=documented(400, 429))
async def list_tables(request: AnyRequest, rules: FromQuery[str] = "", offset: Offset = 0) -> Lobby:
    """Open tables and those that can be watched, of some rules or all, by pages; one's own."""
    return await tables_of(request).board.lobby(fingerprint(own_token(request)), rules, offset)


@post("/", status_code=201, responses=WISHES)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Opened]:
    """A new table, with the visitor as its host."""
    request.app.state.house.refuse_new_tables()
    refuse_too_many(request)
    token = await made_token(request)
    room = await tables_of(request).open(data, fingerprint(token))
    return opened_response(request, room, token)


@get("/{table:str}", responses=documented(400, 404, 410, 503))
async def show_table(request: AnyRequest, table: Id) -> Response[Opened]:
    """A table, for whoever knows its id."""
    room = await tables_of(request).room(table)
    return opened_response(request, room, own_token(request))


@post("/{table:str}/sit", status_code=200, responses=WISHES)
async def sit(request: AnyRequest, table: Id, data: JSONBody[GivenName]) -> Response[Opened]:
    """Takes an open place; with an invitation one for a friend, in a match that of a bot."""
    room = await tables_of(request).room(table)
    name = nickname(data.name)
    token = await made_token(request)
    await room.sit(name, fingerprint(token), data.invitation, data.share_hash)
    return opened_response(request, room, token)


@post("/{table:str}/start", status_code=200, responses=WISHES)
async def start(
    request: AnyRequest, table: Id, data: JSONBody[Start | None] = None
) -> Response[Opened]:
    """The host begins the match; while others are asked for their shares it is still waiting."""
    room = await tables_of(request).room(table)
    token = own_token(request)
    await room.start(fingerprint(token), "" if data is None else data.share)
    return opened_response(request, room, token)


@post("/{table:str}/leave", status_code=200, responses=WISHES)
async def leave(request: AnyRequest, table: Id) -> Response[Opened]:
    """Gets up from the table; in a match a bot plays on."""
    room = await tables_of(request).room(table)
    token = own_token(request)
    await room.leave(fingerprint(token))
    return opened_response(request, room, token)


@post("/{table:str}/again", status_code=200, responses=WISHES)
async def play_again(
    request: AnyRequest, table: Id, data: JSONBody[Again | None] = None
) -> Response[Opened]:
    """Those who played to the end sit down at another table like it."""
    request.app.state.house.refuse_new_tables()
    refuse_too_many(request)
    token = own_token(request)
    bound_by = "" if data is None else data.share_hash
    room = await tables_of(request).again(table, fingerprint(token), bound_by)
    return opened_response(request, room, token)


@post("/{table:str}/replace", status_code=200, responses=WISHES)
async def replace(request: AnyRequest, table: Id, data: JSONBody[Replaced]) -> Response[Opened]:
    """The host gives away the place of somebody who is gone, from the next deal on."""
    room = await tables_of(request).room(table)
    token = own_token(request)
    await room.replace(fingerprint(token), data.player, for_friend=data.for_friend)
    return opened_response(request, room, token)


@post("/{table:str}/admit", status_code=200, responses=WISHES)
async def admit(request: AnyRequest, table: Id, data: JSONBody[Admitted]) -> Response[Opened]:
    """The host lets one who waits for the next deal play at once."""
    room = await tables_of(request).room(table)
    token = own_token(request)
    await room.admit(fingerprint(token), data.player)
    return opened_response(request, room, token)


@post("/{table:str}/hand-over", status_code=200, responses=WISHES)
async def hand_over(request: AnyRequest, table: Id) -> SeatLink:
    """A link that lets another device go on in the visitor's seat."""
    tables = tables_of(request)
    room = await tables.room(table)
    link = room.seat_link(fingerprint(own_token(request)))
    return SeatLink(link, tables.settings.handing_over)


@post("/{table:str}/take-over", status_code=200, responses=WISHES)
async def take_over(request: AnyRequest, table: Id, data: JSONBody[GivenLink]) -> Response[Opened]:
    """Goes on in the seat that a link hands over."""
    room = await tables_of(request).room(table)
    token = await made_token(request)
    await room.take_over(data.link, fingerprint(token))
    return opened_response(request, room, token)


router = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        open_table,
        show_table,
        sit,
        start,
        leave,
        play_again,
        replace,
        admit,
        hand_over,
        take_over,
    ],
    tags=["tables"],
)
