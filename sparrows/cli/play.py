"""`sparrows play`: the web table, on this machine unless another address is asked for."""

from __future__ import annotations

import os
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from msgspec.structs import replace
from typer import Context, Option, echo

from sparrows.complaint import Complaint
from sparrows.text import Words


def command(
    context: Context,
    host: Annotated[str | None, Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, Option("--port", metavar="PORT", min=0, max=65535)] = None,
    db: Annotated[str | None, Option("--db", metavar="URL")] = None,
    pace: Annotated[float | None, Option("--pace", metavar="SECONDS", min=0, max=60)] = None,
    origin: Annotated[list[str] | None, Option("--origin", metavar="URL")] = None,
    host_name: Annotated[list[str] | None, Option("--host-name", metavar="NAME")] = None,
    workers: Annotated[int | None, Option("--workers", metavar="NUMBER")] = None,
    worker: Annotated[int | None, Option("--worker", metavar="NUMBER")] = None,
    config: Annotated[Path | None, Option("--config", metavar="FILE")] = None,
    show_config: Annotated[bool, Option("--show-config")] = False,
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
    configuring = import_module("sparrows.web.config")
    given = {
        "host": host,
        "port": port,
        "db": db,
        "pace": pace,
        "allowed_origins": origin or None,
        "host_names": host_name or None,
        "workers": workers,
        "worker": worker,
    }

    wishes = {name: value for name, value in given.items() if value is not None}

    def gathered() -> Any:
        return configuring.gathered(config, os.environ, wishes)

    chosen = gathered()
    holds = chosen.config
    database = holds.db or serving.default_database()
    if show_config:
        echo(configuring.config_text(chosen, database))
        return 0
    import_module("sparrows.web.logs").set_up(holds)
    listener = serving.listening(holds.host, holds.port)
    name = holds.host if ":" not in holds.host else f"[{holds.host}]"
    address = f"http://{name}:{listener.getsockname()[1]}"

    def started() -> None:
        import_module("sparrows.web.tuning").shorten_pauses()
        kept = configuring.without_password(database)
        echo(speaks.say("play-started", address=address, database=kept))
        if show:
            webbrowser.open(address)

    with listener:
        if chosen.has_front:
            front = import_module("sparrows.web.workers.front")
            front.serve_with_workers(
                listener, lambda: replace(gathered().config, db=database), started
            )
        else:
            serving.server_of(database, holds, started).run(sockets=[listener])
    return 0
