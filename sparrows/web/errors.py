"""Everything the server refuses: a code that the page has words for, a sentence, a status."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sparrows.complaint import Complaint
from sparrows.text.complaints import LIBRARY, complaint

LONGEST = 500  # characters of a sentence

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
    "bad-record": (400, "This is no record."),
    "no-such-rulebook": (404, "There is no such rulebook."),
    "no-such-pattern": (404, "The rulebook has no such pattern."),
    "no-such-deal": (404, "There is no such deal, or it is not over."),
    "no-such-decision": (404, "The deal has no such decision."),
    "no-such-seat": (404, "Nobody sits there."),
    "covered": (403, "This hand was not shown."),
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
        return complaint(self.why or self, self.lang or lang)[:LONGEST]


@contextmanager
def judged(code: str, lang: str | None = None) -> Iterator[None]:
    """What the library says of input from outside becomes a refusal."""
    try:
        yield
    except Refusal:
        raise
    except ValueError as error:
        raise Refusal(code, error, lang) from None
