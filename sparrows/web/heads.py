"""HEAD: whatever GET would be answered, without its body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """An application that answers HEAD as it answers GET."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            said: Any = message
            await send({**said, "body": b""} if said["type"] == "http.response.body" else said)

        got: Any = {**scope, "method": "GET"}
        await self.app(got, receive, send_head)
