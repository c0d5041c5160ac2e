"""Who somebody is, and what the browser may do with an answer."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from sparrows.web.hosts import is_host
from sparrows.web.letters import is_seen, letters
from sparrows.web.refusals import Refusal

COOKIE = "sparrows_player"
SHEET_COOKIE = "sparrows_scores"  # of a device that takes part in shared sheets
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN_BYTES = 32
INVITATION_DIGITS = 24  # 96 bits
SEAT_DIGITS = 32  # 128 bits
LONGEST_MOMENT = 12  # digits of a moment in seconds
LONGEST_NAME = 24  # letters, as a reader counts them

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_policy(host: str) -> str:
    """Only what this server gives: no inline script, no frame, sockets to this host alone."""
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


def new_token() -> str:
    """256 bits that only the player's browser keeps."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def invitation(salt: bytes) -> str:
    """What opens the places kept for friends; the salt stays secret until the match is over."""
    return hashlib.sha256(b"invitation" + salt).hexdigest()[:INVITATION_DIGITS]


def is_invitation(given: str, salt: bytes) -> bool:
    return secrets.compare_digest(given.encode(), invitation(salt).encode())


def seat_link(salt: bytes, player: int, owner: str, until: int) -> str:
    """What hands a seat to another device until then, once: its owner is another one after that."""
    bound = f"seat {player} {until} {owner}".encode()
    return f"{until}-{hmac.new(salt, bound, hashlib.sha256).hexdigest()[:SEAT_DIGITS]}"


def is_seat_link(
    given: str, salt: bytes, player: int, owner: str, now: float, longest: float
) -> bool:
    """Whether it hands over this seat of this owner now; none is valid for longer than that."""
    until = given.partition("-")[0]
    if not (until.isdecimal() and until.isascii() and len(until) <= LONGEST_MOMENT):
        return False
    valid = seat_link(salt, player, owner, int(until))
    return now < int(until) <= now + longest and secrets.compare_digest(
        given.encode(), valid.encode()
    )


def fingerprint(token: str | None) -> str:
    """What the server keeps of a token; nothing for nobody."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def is_token(token: str | None) -> bool:
    """Whether it looks like one of ours."""
    return token is not None and 40 <= len(token) <= 64 and token.isascii()


def nickname(given: str) -> str:
    """A name as it is shown; a `Refusal` where it cannot be one."""
    return as_shown(given, LONGEST_NAME, "bad-name")


def as_shown(given: str, longest: int, code: str) -> str:
    """What somebody wrote, as others see it; a `Refusal` of this code where it cannot be."""
    if len(given) > 20 * longest:
        raise Refusal(code)
    text = " ".join(unicodedata.normalize("NFC", given).split(" ")).strip()
    cut = [*letters(text)]
    if not 1 <= len(cut) <= longest or not all(map(is_seen, cut)):
        raise Refusal(code)
    return text
