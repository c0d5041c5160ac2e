"""Everything the server refuses: a code that the page has words for, a sentence, a status."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from sparrows.complaint import Complaint
from sparrows.text.complaints import LIBRARY, complaint
from sparrows.web.api import Mistake
from sparrows.web.measures import REFUSED
from sparrows.web.requests import AnyRequest
from sparrows.web.store import NotRead, NotStored
from sparrows.web.workers.fronted import AGAIN, sent_again

LONGEST_SENTENCE = 500  # characters of a sentence
RETRY_AFTER = "1"  # seconds
CODES = {404: "not-found", 405: "method", 413: "too-large"}  # of what the framework refuses

log = logging.getLogger("sparrows.web")

REFUSALS: dict[str, tuple[int, str]] = {
    # Said over the socket
    "malformed": (400, "This is no message that the server knows."),
    "flood": (429, "Too many messages at once."),
    "spectator": (403, "Only those who sit at the table may do this."),
    "stale": (409, "The question is not open any more."),
    "answered": (409, "The question was answered already."),
    "no-such-offer": (400, "The question has no offer of this number."),
    "no-undo": (409, "Nothing can be taken back here."),
    "no-aids": (403, "This table has no learning aids."),
    "held-enough": (409, "You have held the table often enough in this deal."),
    "no-pause": (409, "There is no pause to hold now."),
    "talk-flood": (429, "You have said a lot at once: wait a moment."),
    "no-such-phrase": (400, "There is no such phrase."),
    "no-free-text": (403, "At this table nobody writes: there are phrases to be said."),
    "bad-text": (400, "A text has 1 to 200 characters, none of them invisible."),
    "not-now": (409, "This cannot be done now."),
    "not-stored": (503, "This could not be stored, so it did not happen. Try again."),
    # Lobby and tables
    "no-table": (404, "There is no such table."),
    "private": (403, "Only those who sit at this table may see it."),
    "other-engine": (410, "The match was begun with another version and cannot go on."),
    "bad-name": (400, "A name has 1 to 24 characters, none of them invisible."),
    "bad-rules": (400, "These rules cannot be played."),
    "bad-players": (400, "These players do not fit the rules."),
    "bad-clock": (400, "There is no such clock."),
    "bad-pause": (400, "No table makes such pauses."),
    "public-text": (400, "Only at a private table whose places are for friends may people write."),
    "bad-share-hash": (400, "The hash of a share is 64 small hexadecimal digits."),
    "wrong-share": (400, "This is not the share whose hash was given before."),
    "table-full": (409, "No place is free at this table."),
    "invited-only": (403, "The places that are free are kept for those who were invited."),
    "begun": (409, "The match has begun already."),
    "not-host": (403, "Only the host of the table may do this."),
    "bad-seat-link": (403, "This link is not valid any more: it works once, and not for long."),
    "has-a-seat": (409, "This device has another seat at the table."),
    "not-gone": (409, "Whoever is still there cannot be replaced."),
    "too-many-tables": (429, "Too many tables wait already."),
    # Why a connection ends
    "closing": (503, "The server is being stopped."),
    "slow": (503, "The connection is too slow."),
    "moved": (403, "This seat is played on another device now."),
    "replaced": (403, "You were away, and somebody else has taken your place."),
    # Rulebooks, hands and finished deals
    "bad-hand": (400, "This is no hand of these rules."),
    "bad-deal": (400, "This is no deal of these rules."),
    "bad-sheet": (400, "This cannot be written on the sheet."),
    "bad-record": (400, "This is no record."),
    "no-such-rulebook": (404, "There is no such rulebook."),
    "no-such-pattern": (404, "The rulebook has no such pattern."),
    "no-such-deal": (404, "There is no such deal, or it is not over."),
    "no-such-decision": (404, "The deal has no such decision."),
    "no-such-seat": (404, "Nobody sits there."),
    "covered": (403, "This hand was not shown."),
    # Shared sheets
    "no-sheet": (404, "There is no such sheet, or this device has no part in it."),
    "sheet-taken": (409, "Another device has shared this sheet."),
    "bad-grant": (403, "This link or code is not valid, or no longer."),
    "no-right": (403, "Your link does not let you do this."),
    "no-pen": (403, "Another device has the pen of this sheet."),
    "removed": (403, "This device takes part in the sheet no longer."),
    "begun-already": (409, "The match on this sheet has begun already."),
    "entry-taken": (409, "Another entry has this id."),
    "bad-entry": (400, "This is no entry of a sheet."),
    "too-late": (409, "An entry can be called wrong for a minute."),
    "sheet-full": (409, "A sheet takes no more entries than this."),
    "too-many-points": (400, "Nobody has so many points."),
    "bad-names": (400, "A sheet needs a name for each of its players."),
    "no-such-player": (400, "The sheet has no such player."),
    "player-taken": (409, "Another device belongs to this player."),
    "no-such-member": (404, "Nobody who can write takes part under this id."),
    "no-such-grant": (404, "The sheet has no such link."),
    "too-many-grants": (409, "The sheet has enough links: revoke one of them first."),
    "too-many-members": (409, "Enough devices take part in this sheet."),
    "too-many-sheets": (429, "This device has shared many sheets just now: wait a while."),
    # Any request
    "elsewhere": (503, "Another process of this server has this table. Come again."),
    "busy": (503, "The server has too much to count just now. Try again in a moment."),
    "no-database": (503, "The database does not answer just now. Try again in a moment."),
    "origin": (403, "This came from a page of another site."),
    "host": (421, "This server does not answer to this name."),
    "wrong-secret": (403, "This is not the secret."),
    "no-admin": (401, "Only whoever runs the server may do this."),
    "closed": (410, "This table was closed by whoever runs the server."),
    "banned": (403, "You may not play on this server for now."),
    "read-only": (503, "No new tables are opened for now; those that are there go on."),
    "bad-address": (400, "This is no address."),
    "no-such-ban": (404, "There is no such ban."),
    "too-large": (413, "This is too large."),
    "not-found": (404, "There is nothing here."),
    "method": (405, "This cannot be done here."),
    "internal": (500, "Something went wrong in the server."),
}


class Refusal(Complaint):
    """A wish that changed nothing: `code` is one of `REFUSALS`, `why` what the library said."""

    def __init__(self, code: str, why: ValueError | None = None, lang: str | None = None) -> None:
        self.status, sentence = REFUSALS[code]
        super().__init__(sentence)
        self.code = code
        self.why = why
        self.lang = lang  # of whoever asked, where the question itself says it

    def said(self, lang: str = LIBRARY) -> str:
        """Why, in this language."""
        return complaint(self.why or self, self.lang or lang)[:LONGEST_SENTENCE]


@contextmanager
def judged(code: str, lang: str | None = None) -> Iterator[None]:
    """What the library says of input from outside becomes a refusal."""
    try:
        yield
    except Refusal:
        raise
    except ValueError as error:
        raise Refusal(code, error, lang) from None


def mistake(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> Response[Mistake]:
    REFUSED.add(of=code)
    return Response(
        Mistake(code, message), status_code=status, media_type="application/json", headers=headers
    )


def language_of(request: AnyRequest) -> str:
    """What `lang` says in the query."""
    return request.query_params.get("lang", LIBRARY)


def sentence_of(code: str, request: AnyRequest) -> str:
    return Refusal(code).said(language_of(request))


def refused(request: AnyRequest, error: Refusal) -> Response[Mistake]:
    said = error.said(language_of(request))
    if error.code == "elsewhere" and request.app.state.get("fronted"):
        return mistake(AGAIN, error.code, said, sent_again(request.scope))
    later = {"Retry-After": RETRY_AFTER} if error.status in (429, 503) else None
    return mistake(error.status, error.code, said, later)


def unread(request: AnyRequest, error: NotRead) -> Response[Mistake]:
    log.warning("%s %s: the database does not answer: %s", request.method, request.url.path, error)
    return refused(request, Refusal("no-database"))


def unstored(request: AnyRequest, error: NotStored) -> Response[Mistake]:
    log.error("%s %s could not be stored: %s", request.method, request.url.path, error)
    return refused(request, Refusal("not-stored"))


def mistaken(request: AnyRequest, error: HTTPException) -> Response[Mistake]:
    """What the framework refuses: bodies that are no such thing, paths that lead nowhere."""
    code = CODES.get(error.status_code, "malformed")
    details = error.extra if isinstance(error.extra, list) else []
    lang = language_of(request)
    said = [
        f"{each.get('key', '')}: {complaint(each.get('message', ''), lang)}" for each in details
    ]
    message = "; ".join(said)[:LONGEST_SENTENCE] or sentence_of(code, request)
    return mistake(error.status_code, code, message, error.headers)


def unreadable(request: AnyRequest, _: Exception) -> Response[Mistake]:
    """A body that is no text, or nested too deeply to be read."""
    return mistake(400, "malformed", sentence_of("malformed", request))


def failed(request: AnyRequest, error: Exception) -> Response[Mistake]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return mistake(500, "internal", sentence_of("internal", request))


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    NotRead: unread,
    NotStored: unstored,
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
