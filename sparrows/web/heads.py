"""HEAD: whatever GET would be answered, without its body."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]


class Heads:
    """An application that answers HEAD as it answers GET."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(said: Scope) -> None:
            await send({**said, "body": b""} if said["type"] == "http.response.body" else said)

        if scope.get("method") == "HEAD":
            await self.app({**scope, "method": "GET"}, receive, send_head)
        else:
            await self.app(scope, receive, send)
