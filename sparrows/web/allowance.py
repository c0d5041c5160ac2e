"""How often a visitor may do something: a burst at once, then a steady number per second."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from sparrows.web.clocks import Time
from sparrows.web.requests import AnyConnection

MOST_HOUSEHOLDS = 10_000
NO_HOUSEHOLD = b""
NETWORK = 8  # bytes of an IPv6 address that one household has for itself


class Allowance:
    """What is left of a burst, and grows again with time."""

    def __init__(self, a_second: float, burst: int, now: float) -> None:
        self.a_second = a_second
        self.burst = float(burst)
        self.left = self.burst
        self.since = now

    def take(self, now: float) -> bool:
        """Whether it may be done once more."""
        self.left = min(self.left + (now - self.since) * self.a_second, self.burst)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Visitors:
    """An allowance for each visitor; those who were silent longest are forgotten first."""

    def __init__(self, a_second: float, burst: int, time: Time) -> None:
        self.a_second = a_second
        self.burst = burst
        self.time = time
        self.allowances: OrderedDict[bytes, Allowance] = OrderedDict()

    def may(self, who: bytes) -> bool:
        """Whether this visitor may once more."""
        now = self.time.now()
        allowance = self.allowances.pop(who, None) or Allowance(self.a_second, self.burst, now)
        self.allowances[who] = allowance
        if len(self.allowances) > MOST_HOUSEHOLDS:
            self.allowances.popitem(last=False)
        return allowance.take(now)


def address_of(request: AnyConnection) -> str:
    """Where a request comes from, as the web server before this one says where there is one."""
    return request.client.host if request.client else ""


def household(address: str) -> bytes:
    """Whom an address stands for; all whose address is not known are one."""
    try:
        found = ip_address(address)
    except ValueError:
        return NO_HOUSEHOLD
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    return found.packed[:NETWORK]
