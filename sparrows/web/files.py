"""Answers that are the same for all: compressed once, kept in memory, known by their tags."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from litestar import Request, Response


class File(msgspec.Struct, frozen=True):
    """What anybody gets who asks for it."""

    data: bytes
    packed: bytes | None  # gzip, where it is worth it
    kind: str
    tag: str
    cache: str


def file_of(data: bytes, kind: str, cache: str, *, pack: bool) -> File:
    """A file with this in it."""
    packed = gzip.compress(data, mtime=0) if pack else None
    return File(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"', cache)


def served(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[Any]:
    """The file, packed where the browser can unpack it; nothing to a browser that has it."""
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and is_known(request.headers.get("if-none-match", ""), file.tag):
        return Response(b"", headers=headers, media_type=file.kind, status_code=304)
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type=file.kind, status_code=status)


def is_known(known: str, tag: str) -> bool:
    """Whether `If-None-Match` names this tag; a proxy that compresses makes it a weak one."""
    tags = (each.strip().removeprefix("W/") for each in known.split(","))
    return any(each in (tag, "*") for each in tags)
