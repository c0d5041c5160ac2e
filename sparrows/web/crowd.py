"""How much of the server one visitor may have: as a device first, as an address far above it.

Behind one address may be a whole club, and whoever throws cookies away is still at an address.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from sparrows.web.allowance import MOST_HOUSEHOLDS, Visitors, address_of, household
from sparrows.web.clocks import Time
from sparrows.web.refusals import Refusal
from sparrows.web.requests import AnyConnection
from sparrows.web.security import COOKIE, SHEET_COOKIE, fingerprint
from sparrows.web.settings import Settings

MINUTE = 60


def device_of(connection: AnyConnection) -> bytes:
    """The browser that keeps a cookie; nothing without one.

    Whether the server made it does not matter here: a new one gives nothing that none would not.
    """
    cookies = connection.cookies
    return fingerprint(cookies.get(COOKIE) or cookies.get(SHEET_COOKIE)).encode()


class Guesses:
    """An allowance for each address alone."""

    def __init__(self, addresses: Visitors) -> None:
        self.addresses = addresses

    def may(self, connection: AnyConnection) -> bool:
        """Whether somebody there may guess once more."""
        return self.addresses.may(household(address_of(connection)))


class Twofold:
    """An allowance for each device, and one for each address."""

    def __init__(self, devices: Visitors, addresses: Visitors) -> None:
        self.devices = devices
        self.addresses = addresses

    def may(self, connection: AnyConnection) -> bool:
        """Whether this visitor may once more."""
        device = device_of(connection)
        if device and not self.devices.may(device):
            return False
        return self.addresses.may(household(address_of(connection)))


class Scorers:
    """Devices that take part in sheets: a hall of them has one address, which may ask more then.

    Others who ask for sheets are like everybody else.
    """

    def __init__(self, settings: Settings, time: Time, others: Twofold) -> None:
        self.devices = Visitors(
            settings.sheet_requests_a_second, settings.sheet_request_burst, time
        )
        self.addresses = Visitors(
            settings.address_sheet_requests_a_second, settings.address_sheet_request_burst, time
        )
        self.others = others
        self.known: OrderedDict[str, None] = OrderedDict()

    def vouch(self, device: str) -> None:
        """This device takes part in a sheet, by the hash of its token."""
        self.known[device] = None
        self.known.move_to_end(device)
        if len(self.known) > MOST_HOUSEHOLDS:
            self.known.popitem(last=False)

    def may(self, connection: AnyConnection) -> bool:
        """Whether this visitor may once more."""
        device = fingerprint(connection.cookies.get(SHEET_COOKIE))
        if device not in self.known:
            return self.others.may(connection)
        return self.devices.may(device.encode()) and self.addresses.may(
            household(address_of(connection))
        )


class Crowd:
    """Everybody who comes: how often they ask, what they open, and how many places they hold."""

    def __init__(self, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.asking = Twofold(
            Visitors(settings.requests_a_second, settings.request_burst, time),
            Visitors(settings.address_requests_a_second, settings.address_request_burst, time),
        )
        self.opening = Twofold(
            Visitors(settings.tables_a_minute / MINUTE, settings.table_burst, time),
            Visitors(settings.address_tables_a_minute / MINUTE, settings.address_table_burst, time),
        )
        self.scoring = Scorers(settings, time, self.asking)
        self.guessing = Guesses(
            Visitors(settings.address_codes_a_minute / MINUTE, settings.address_code_burst, time)
        )
        self.held: Counter[Hashable] = Counter()

    @contextmanager
    def connected(self, connection: AnyConnection) -> Iterator[None]:
        """A socket more; a `Refusal` where the visitor has enough of them."""
        bounds = {household(address_of(connection)): self.settings.address_sockets}
        device = device_of(connection)
        if device:
            bounds[device] = self.settings.most_sockets
        with self._holding(bounds):
            yield

    @contextmanager
    def watching(self, connection: AnyConnection, table: str) -> Iterator[None]:
        """A spectator more; a `Refusal` where enough of this address watch this table."""
        place = table, household(address_of(connection))
        with self._holding({place: self.settings.address_spectators}):
            yield

    @contextmanager
    def _holding(self, bounds: dict[Any, int]) -> Iterator[None]:
        if any(self.held[who] >= most for who, most in bounds.items()):
            raise Refusal("busy")
        self.held.update(dict.fromkeys(bounds, 1))
        try:
            yield
        finally:
            self.held.subtract(dict.fromkeys(bounds, 1))
            for who in bounds:
                if not self.held[who]:
                    del self.held[who]
