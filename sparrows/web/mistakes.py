"""What is wrong with a request, as an answer: a code that the page has words for, a sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from sparrows.text.complaints import LIBRARY, complaint
from sparrows.web.api import Mistake
from sparrows.web.errors import LONGEST, Refusal
from sparrows.web.measures import REFUSED
from sparrows.web.store import NotRead
from sparrows.web.workers.fronted import AGAIN, sent_again

CODES = {404: "not-found", 405: "method", 413: "too-large"}
RETRY_AFTER = "1"  # seconds

log = logging.getLogger("sparrows.web")

Asked = Request[Any, Any, Any]


def mistake(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> Response[Mistake]:
    REFUSED.add(of=code)
    return Response(
        Mistake(code, message), status_code=status, media_type="application/json", headers=headers
    )


def language_of(request: Asked) -> str:
    """What `lang` says in the query."""
    return request.query_params.get("lang", LIBRARY)


def sentence_of(code: str, request: Asked) -> str:
    return Refusal(code).said(language_of(request))


def refused(request: Asked, error: Refusal) -> Response[Mistake]:
    said = error.said(language_of(request))
    if error.code == "elsewhere" and request.app.state.get("fronted"):
        return mistake(AGAIN, error.code, said, sent_again(request.scope))
    later = {"Retry-After": RETRY_AFTER} if error.status in (429, 503) else None
    return mistake(error.status, error.code, said, later)


def unread(request: Asked, error: NotRead) -> Response[Mistake]:
    log.warning("%s %s: the database does not answer: %s", request.method, request.url.path, error)
    return refused(request, Refusal("no-database"))


def mistaken(request: Asked, error: HTTPException) -> Response[Mistake]:
    """What the framework refuses: bodies that are no such thing, paths that lead nowhere."""
    code = CODES.get(error.status_code, "malformed")
    details = error.extra if isinstance(error.extra, list) else []
    lang = language_of(request)
    said = [
        f"{each.get('key', '')}: {complaint(each.get('message', ''), lang)}" for each in details
    ]
    message = "; ".join(said)[:LONGEST] or sentence_of(code, request)
    return mistake(error.status_code, code, message, error.headers)


def unreadable(request: Asked, _: Exception) -> Response[Mistake]:
    """A body that is no text, or nested too deeply to be read."""
    return mistake(400, "malformed", sentence_of("malformed", request))


def failed(request: Asked, error: Exception) -> Response[Mistake]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return mistake(500, "internal", sentence_of("internal", request))


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    NotRead: unread,
    HTTPException: mistaken,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}

ABOUT = {
    400: "The request is not as it should be",
    401: "The visitor has not said the secret",
    403: "The visitor may not do this",
    404: "There is no such thing",
    409: "This cannot be done now",
    410: "This was begun by another version",
    413: "The request is too large",
    429: "There are too many of them",
    503: "The server cannot do this now",
}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead, for the OpenAPI schema."""
    return {
        status: ResponseSpec(Mistake, description=ABOUT[status], generate_examples=False)
        for status in statuses
    }
