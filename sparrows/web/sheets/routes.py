"""REST for shared sheets: entries, who takes part, and links."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from sparrows.club.entries import Entry
from sparrows.web.refusals import Refusal, documented
from sparrows.web.requests import AnyConnection, AnyRequest, Id
from sparrows.web.security import (
    COOKIE_SECONDS,
    SHEET_COOKIE,
    fingerprint,
    is_token,
    new_token,
)
from sparrows.web.sheets.api import (
    Company,
    GivenGrant,
    GivenNames,
    Grant,
    JoinCode,
    Keeping,
    MadeGrant,
    NewGrant,
    NewSheet,
    OwnPlayer,
    SharedSheet,
    StoredEntry,
)
from sparrows.web.sheets.desk import SheetDesk
from sparrows.web.sheets.judging import LARGEST_ENTRY, MOST_BYTES, MOST_ENTRIES

SHEETS_PATH = "/api/sheets"
LARGEST_WISH = 4 * 1024

After = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)]
SHEET_MISTAKES = documented(400, 403, 404, 409, 413, 429, 503)
WISH: Any = {"status_code": 200, "responses": SHEET_MISTAKES, "request_max_body_size": LARGEST_WISH}
NO_CONTENT: Any = {"status_code": 204, "responses": SHEET_MISTAKES}


def desk_of(request: AnyConnection) -> SheetDesk:
    desk: SheetDesk = request.app.state.sheets
    return desk


def sheet_device(request: AnyConnection) -> str:
    """The device that asks, if it has a cookie of ours."""
    token = request.cookies.get(SHEET_COOKIE)
    return fingerprint(token) if is_token(token) else ""


async def made_device_token(request: AnyRequest) -> str:
    """The device's token, which the server made: one that no sheet knows is replaced."""
    token = request.cookies.get(SHEET_COOKIE)
    if token is not None and is_token(token) and await desk_of(request).knows(fingerprint(token)):
        return token
    return new_token()


def with_cookie(
    request: AnyRequest, found: SharedSheet, token: str, status: int = 200
) -> Response[SharedSheet]:
    """The sheet, and a cookie by which the device takes part in it."""
    cookie = Cookie(
        key=SHEET_COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path=SHEETS_PATH,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(found, status_code=status, cookies=[cookie])


@get("/keeping", responses=documented(429))
async def show_keeping(request: AnyRequest) -> Keeping:
    """Who holds what is written on shared sheets, and for how long."""
    return desk_of(request).keeping


@post("/join", **WISH)
async def join(request: AnyRequest, data: JSONBody[GivenGrant]) -> Response[SharedSheet]:
    """Takes part in a sheet by the secret of a link, or by six letters."""
    if not data.secret and not request.app.state.crowd.guessing.may(request):
        raise Refusal("flood")
    token = await made_device_token(request)
    found = await desk_of(request).join(fingerprint(token), data.secret, data.code)
    return with_cookie(request, found, token)


@put("/{sheet:str}", status_code=201, responses=SHEET_MISTAKES, request_max_body_size=MOST_BYTES)
async def share(request: AnyRequest, sheet: Id, data: JSONBody[NewSheet]) -> Response[SharedSheet]:
    """Shares a sheet of this device; answered 200 where it is shared already."""
    request.app.state.house.refuse_new_tables()
    token = await made_device_token(request)
    if not request.app.state.crowd.opening.may(request):
        raise Refusal("too-many-sheets")
    found, is_new = await desk_of(request).share(sheet, fingerprint(token), data)
    return with_cookie(request, found, token, 201 if is_new else 200)


@get("/{sheet:str}", responses=SHEET_MISTAKES)
async def show_sheet(request: AnyRequest, sheet: Id, after: After = 0) -> SharedSheet:
    """A sheet and its entries behind so many, for a device that takes part."""
    return await desk_of(request).show(sheet, sheet_device(request), after)


@delete("/{sheet:str}", **NO_CONTENT)
async def discard_sheet(request: AnyRequest, sheet: Id) -> None:
    """Removes a sheet from the server; phones keep what they have."""
    await desk_of(request).discard(sheet, sheet_device(request))


@put(
    "/{sheet:str}/entries/{entry:str}",
    status_code=201,
    responses=SHEET_MISTAKES,
    request_max_body_size=LARGEST_ENTRY,
)
async def write_entry(
    request: AnyRequest, sheet: Id, entry: Id, data: JSONBody[Entry]
) -> Response[StoredEntry]:
    """Writes an entry; however often it comes it is one, and the answers after the first are 200.

    It is acknowledged when it is durably stored.
    """
    if data.id != entry:
        raise Refusal("bad-entry")
    found, is_new = await desk_of(request).write(sheet, sheet_device(request), data)
    return Response(found, status_code=201 if is_new else 200)


@post("/{sheet:str}/names", **WISH)
async def name_players(request: AnyRequest, sheet: Id, data: JSONBody[GivenNames]) -> Company:
    """What the players are called."""
    return await desk_of(request).name(sheet, sheet_device(request), data.names)


@post("/{sheet:str}/player", **WISH)
async def say_who(request: AnyRequest, sheet: Id, data: JSONBody[OwnPlayer]) -> Company:
    """Which player has this device."""
    return await desk_of(request).say_who(sheet, sheet_device(request), data.player)


@delete("/{sheet:str}/members/{member:str}", **NO_CONTENT)
async def put_out(request: AnyRequest, sheet: Id, member: Id) -> None:
    """A device takes part no longer: one's own, or one that a link of one's own could admit."""
    await desk_of(request).put_out(sheet, sheet_device(request), member)


@get("/{sheet:str}/grants", responses=SHEET_MISTAKES)
async def list_grants(request: AnyRequest, sheet: Id) -> list[Grant]:
    """All links of a sheet, without their secrets."""
    return await desk_of(request).grants(sheet, sheet_device(request))


@post("/{sheet:str}/grants", **WISH | {"status_code": 201})
async def make_grant(request: AnyRequest, sheet: Id, data: JSONBody[NewGrant]) -> MadeGrant:
    """A new link; its secret is told this one time."""
    return await desk_of(request).make_grant(sheet, sheet_device(request), data)


@post("/{sheet:str}/grants/{grant:str}/code", **WISH)
async def make_code(request: AnyRequest, sheet: Id, grant: Id) -> JoinCode:
    """Six letters that stand for a link for ten minutes."""
    return await desk_of(request).make_code(sheet, sheet_device(request), grant)


@delete("/{sheet:str}/grants/{grant:str}", **NO_CONTENT)
async def revoke(request: AnyRequest, sheet: Id, grant: Id) -> None:
    """A link opens nothing any more, and devices that came by it are out."""
    await desk_of(request).revoke(sheet, sheet_device(request), grant)


sheet_router = Router(
    SHEETS_PATH,
    route_handlers=[
        show_keeping,
        join,
        share,
        show_sheet,
        discard_sheet,
        write_entry,
        name_players,
        say_who,
        put_out,
        list_grants,
        make_grant,
        make_code,
        revoke,
    ],
    tags=["sheets"],
)
