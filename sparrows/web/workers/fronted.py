"""What a worker behind a front does differently: each new connection finds the right worker, but
a kept one may not."""

from __future__ import annotations

from typing import Any

from sparrows.web.heads import App, Receive, Scope, Send

AGAIN = 307  # the same request, to the same address
CLOSE = ("Connection", "close")
FORWARDED_FOR = b"x-forwarded-for"


def sent_again(scope: Any) -> dict[str, str]:
    """The headers that let a browser come again through a new connection."""
    query = scope["query_string"]
    # A path that began with two slashes would lead to another host.
    asked = b"/" + scope["raw_path"].lstrip(b"/") + (b"?" + query if query else b"")
    return {"Location": asked.decode("latin-1"), CLOSE[0]: CLOSE[1]}


class Singly:
    """An application that keeps no connection of a proxy, whose next request may be anybody's."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        closing = CLOSE[0].lower().encode(), CLOSE[1].encode()

        async def send_and_close(said: Scope) -> None:
            if said["type"] == "http.response.start":
                said = {**said, "headers": [*said["headers"], closing]}
            await send(said)

        forwarded = any(name == FORWARDED_FOR for name, _ in scope.get("headers", ()))
        await self.app(scope, receive, send_and_close if forwarded else send)
