"""A sheet's WebSocket: it tells a page what is new, and others what somebody is telling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sparrows.web.allowance import Allowance, address_of
from sparrows.web.crowd import Crowd
from sparrows.web.measures import CONNECTIONS
from sparrows.web.protocol import Ping, Pong
from sparrows.web.refusals import Refusal
from sparrows.web.security import COOKIE, fingerprint
from sparrows.web.sheets.api import SheetSaid, ShowDraft
from sparrows.web.sheets.desk import SheetDesk
from sparrows.web.sheets.roles import ONLOOKER
from sparrows.web.sheets.routes import SHEETS_PATH, After, desk_of, sheet_device
from sparrows.web.sockets import (
    POLICY,
    Patience,
    SocketLine,
    finish,
    is_ours,
    line_to,
    tell_refusal,
)
from sparrows.web.store import NotRead
from sparrows.web.store.stored_sheets import StoredMember

DRAFTS_A_SECOND, DRAFT_BURST = 5.0, 15

read_message: Callable[[str], SheetSaid] = msgspec.json.Decoder(SheetSaid).decode


@websocket(f"{SHEETS_PATH}/{{sheet:str}}/socket")
async def sheet_socket(
    socket: WebSocket[Any, Any, Any], sheet: FromPath[str], after: After = 0
) -> None:
    """A page of a device that takes part in a sheet."""
    desk = desk_of(socket)
    if not is_ours(socket, desk.settings):
        await socket.close(code=POLICY, reason="origin")
        return
    await socket.accept()
    CONNECTIONS.add()
    line = line_to(socket)
    writer = asyncio.create_task(line.write(socket))
    try:
        crowd: Crowd = socket.app.state.crowd
        if not crowd.scoring.may(socket):
            raise Refusal("busy")
        token = fingerprint(socket.cookies.get(COOKIE))
        socket.app.state.house.refuse_banned(address_of(socket), token)
        with crowd.connected(socket):
            _, me = await desk.found(sheet, sheet_device(socket))
            page = desk.enter(sheet, line, me.id, after)
            try:
                await listen_to_page(socket, line, desk, sheet, me)
            finally:
                desk.leave(sheet, page)
    except (Refusal, NotRead) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("no-database")
        tell_refusal(line, refusal)
        line.close(refusal.code)
    finally:
        await finish(line, writer)


async def listen_to_page(
    socket: WebSocket[Any, Any, Any],
    line: SocketLine,
    desk: SheetDesk,
    sheet: str,
    me: StoredMember,
) -> None:
    """Takes messages until the page goes or has been too trying."""
    patience = Patience(desk.settings, desk.time, read_message)
    drafts = Allowance(DRAFTS_A_SECOND, DRAFT_BURST, desk.time.now())
    try:
        while not line.closed:
            text = await socket.receive_data(mode="text")
            try:
                patience.take()
                said = patience.read(text)
                if isinstance(said, Ping):
                    line.send(Pong(said.number))
                else:
                    take_draft(said, desk, sheet, me, drafts)
            except Refusal as refusal:
                tell_refusal(line, refusal)
            if patience.ended:
                line.close(patience.ended)
    except WebSocketDisconnect:
        return


def take_draft(
    said: ShowDraft, desk: SheetDesk, sheet: str, me: StoredMember, drafts: Allowance
) -> None:
    """The others see what somebody is telling."""
    if me.role == ONLOOKER:
        raise Refusal("no-right")
    if said.draft is not None and not drafts.take(desk.time.now()):
        raise Refusal("flood")
    desk.show_draft(sheet, me.id, said.draft)
