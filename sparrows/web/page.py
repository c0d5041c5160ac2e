"""The built page: its files are read once and served from memory."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from sparrows.web.files import File, file_of, served
from sparrows.web.refusals import Refusal

STATIC = Path(__file__).parent / "static"
INDEX = "/index.html"
HASHED = "/assets/"  # their names change with their contents
# The addresses that the page has something to show at, as web/src/lib/pages.ts knows them; but for
# /admin, which is there only where there is a secret.
PLACE = re.compile(r"/(t/[^/]+|calculator|(rules|replays|scores)(/[^/]+)?)?/?")
YEAR = "public, max-age=31536000, immutable"
NO_CACHE = "no-cache"
COMPRESSED = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".ftl")
MISSING = (
    "The page is not built yet: run `npm install && npm run build` in the folder web/, "
    "or `make play`. The server itself is running."
)


def read_files(folder: Path = STATIC) -> dict[str, File]:
    """All files of the page by their paths; nothing outside the folder can be asked for."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            name = f"/{path.relative_to(folder).as_posix()}"
            found[name] = read_file(path, name)
    return found


def read_file(path: Path, name: str) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "application/javascript":
        kind += "; charset=utf-8"
    cache = YEAR if name.startswith(HASHED) else NO_CACHE
    return file_of(path.read_bytes(), kind, cache, pack=path.suffix in COMPRESSED)


@get(["/", "/{rest:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself, which finds its own way by the address.

    Where there is nothing it says so, and so does the status.
    """
    path = request.url.path
    files: dict[str, File] = request.app.state.files
    if path == "/api" or (path.startswith(("/api/", HASHED)) and path not in files):
        raise Refusal("not-found")
    status = 200 if path in files or PLACE.fullmatch(path) else 404
    file = files.get(path) or files.get(INDEX)
    if file is None:
        return Response(MISSING.encode(), media_type="text/plain", status_code=503)
    return served(request, file, status)
