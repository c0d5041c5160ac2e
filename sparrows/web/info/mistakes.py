"""What is wrong with a request: a status, a code that the page has words for, and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from sparrows.web.api import Mistake

MISTAKES: dict[str, tuple[int, str]] = {
    "bad-request": (400, "This request is not as it should be."),
    "bad-hand": (400, "This is no hand of these rules."),
    "bad-record": (400, "This is no record."),
    "no-such-rulebook": (404, "There is no such rulebook."),
    "no-such-pattern": (404, "The rulebook has no such pattern."),
    "no-such-deal": (404, "There is no such deal, or it is not over."),
    "no-such-decision": (404, "The deal has no such decision."),
    "no-such-seat": (404, "Nobody sits there."),
    "no-table": (404, "There is no such table."),
    "too-large": (413, "This is too large."),
}


class Mistaken(ValueError):
    """A request that cannot be answered; `code` is one of `MISTAKES`."""

    def __init__(self, code: str, message: str = "") -> None:
        self.code = code
        self.status, sentence = MISTAKES[code]
        self.message = message or sentence
        super().__init__(self.message)


def refused(code: str, message: str = "") -> Mistaken:
    """The exception for a mistake."""
    return Mistaken(code, message)


@contextmanager
def judged(code: str) -> Iterator[None]:
    """What the library says of input from outside becomes a mistake of this code."""
    try:
        yield
    except Mistaken:
        raise
    except ValueError as error:
        raise refused(code, str(error)) from None


def answer_mistaken(_: Request[Any, Any, Any], error: Mistaken) -> Response[Mistake]:
    return Response(Mistake(error.code, error.message), status_code=error.status)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Mistake]:
    """What the framework itself refuses, in our form."""
    code = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "bad-request")
    return Response(Mistake(code, _said(error)), status_code=error.status_code)


def answer_unreadable(_: Request[Any, Any, Any], __: Exception) -> Response[Mistake]:
    """A body that is no text, or nested too deeply to be read."""
    return Response(Mistake("bad-request", MISTAKES["bad-request"][1]), status_code=400)


def _said(error: HTTPException) -> str:
    """The place of what is wrong, where the framework names one."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{each['key']}: {each['message']}" for each in extra if "key" in each]
    return "; ".join(places) or str(error.detail)
