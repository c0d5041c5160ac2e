"""How much of the server one visitor may have: as a device first, as an address far above it.

Behind one address may be a whole club, and whoever throws cookies away is still at an address.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from sparrows.web.allowance import Visitors, address_of, household
from sparrows.web.clocks import Time
from sparrows.web.refusals import Refusal
from sparrows.web.requests import AnyConnection
from sparrows.web.security import COOKIE, fingerprint
from sparrows.web.settings import Settings

MINUTE = 60


def device_of(connection: AnyConnection) -> bytes:
    """The browser that keeps a cookie; nothing without one.

    Whether the server made it does not matter here: a new one gives nothing that none would not.
    """
    return fingerprint(connection.cookies.get(COOKIE)).encode()


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
