"""The secret of whoever runs the server, and the cookie that it buys."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from litestar.datastructures import Cookie

from sparrows.web.allowance import Visitors, address_of, household
from sparrows.web.clocks import Time
from sparrows.web.refusals import Refusal
from sparrows.web.requests import AnyConnection

ADMIN_COOKIE = "sparrows_admin"
PATH = "/api/admin"  # nothing else gets the cookie
HOURS = 8  # that it is valid
SECRET_ATTEMPTS, SECRET_ATTEMPTS_PER_SECOND = 10, 1 / 60  # from one address
LONGEST_DATE = 12  # digits of a date in seconds
BEARER = "Bearer "


class Guard:
    """Knows the secret; without one there is nothing to be found here."""

    def __init__(self, secret: str, time: Time) -> None:
        self.secret = secret
        self.time = time
        self.attempts = Visitors(SECRET_ATTEMPTS_PER_SECOND, SECRET_ATTEMPTS, time)

    def check(self, request: AnyConnection, given: str) -> None:
        """A `Refusal` unless this is the secret; too many attempts are refused unseen."""
        if not self.secret:
            raise Refusal("not-found")
        if not self.attempts.may(household(address_of(request))):
            raise Refusal("flood")
        if not secrets.compare_digest(given.encode(), self.secret.encode()):
            raise Refusal("wrong-secret")

    def bears(self, request: AnyConnection) -> bool:
        """Whether a request of a program has the secret with it, as a bearer token."""
        given = request.headers.get("authorization", "")
        if not self.secret or not given.startswith(BEARER):
            return False
        self.check(request, given.removeprefix(BEARER))
        return True

    def admit(self, request: AnyConnection) -> None:
        """A `Refusal` for everybody without the cookie."""
        if not self.secret:
            raise Refusal("not-found")
        if not self.knows(request):
            raise Refusal("no-admin")

    def knows(self, request: AnyConnection) -> bool:
        """Whether somebody has said the secret, not long ago."""
        return self._is_valid(request.cookies.get(ADMIN_COOKIE, ""))

    def cookie(self, request: AnyConnection) -> Cookie:
        """What opens the page for some hours, on every process that knows the secret."""
        until = int(self.time.date().timestamp()) + HOURS * 3600
        value = self._signed(str(until), secrets.token_hex(8))
        return self._cookie(request, value, HOURS * 3600)

    def no_cookie(self, request: AnyConnection) -> Cookie:
        """What takes it back."""
        return self._cookie(request, "", 0)

    def _cookie(self, request: AnyConnection, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=ADMIN_COOKIE,
            value=value,
            max_age=seconds,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )

    def _signed(self, until: str, chance: str) -> str:
        bound = f"admin {until} {chance}".encode()
        return (
            f"{until}.{chance}.{hmac.new(self.secret.encode(), bound, hashlib.sha256).hexdigest()}"
        )

    def _is_valid(self, cookie: str) -> bool:
        until, _, rest = cookie.partition(".")
        if not (until.isdecimal() and until.isascii() and len(until) <= LONGEST_DATE):
            return False
        valid = self._signed(until, rest.partition(".")[0])
        same = secrets.compare_digest(cookie.encode(), valid.encode())
        return same and self.time.date().timestamp() < int(until)
