"""`sparrows play`: the web table, on this machine unless another address is asked for."""

from __future__ import annotations

import webbrowser
from importlib import import_module
from typing import Annotated

from typer import Context, Option, echo

from sparrows.complaint import Complaint
from sparrows.text import Words

DEFAULT_HOST, DEFAULT_PORT, DEFAULT_PACE = "127.0.0.1", 8000, 0.6


def command(
    context: Context,
    host: Annotated[str, Option("--host", metavar="ADDRESS")] = DEFAULT_HOST,
    port: Annotated[int, Option("--port", metavar="PORT", min=0, max=65535)] = DEFAULT_PORT,
    db: Annotated[str | None, Option("--db", metavar="URL")] = None,
    pace: Annotated[float, Option("--pace", metavar="SECONDS", min=0, max=60)] = DEFAULT_PACE,
    origin: Annotated[list[str] | None, Option("--origin", metavar="URL")] = None,
    host_name: Annotated[list[str] | None, Option("--host-name", metavar="NAME")] = None,
    show: Annotated[bool, Option("--open/--no-open")] = False,
) -> int:
    """Serves the table until it is stopped."""
    speaks: Words = context.obj
    try:
        serving = import_module("sparrows.web.serve")
    except ModuleNotFoundError as error:
        raise Complaint(
            'the table needs the web extra, {module} is missing: pip install "sparrows[web]"',
            module=error.name,
        ) from None
    settings = import_module("sparrows.web.settings").Settings(
        pace=pace, allowed_origins=tuple(origin or ()), host_names=tuple(host_name or ())
    )
    database = db or serving.default_database()
    listener = serving.listening(host, port)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}"

    def started() -> None:
        import_module("sparrows.web.pauses").shorten_pauses()
        kept = database if "@" not in database else database.rpartition("@")[2]
        echo(speaks.say("play-started", address=address, database=kept))
        if show:
            webbrowser.open(address)

    with listener:
        serving.server_of(database, settings, started).run(sockets=[listener])
    return 0
