"""Under which names the server is asked, and whose pages ask it."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = "localhost"
PORTS = {"http": 80, "https": 443}  # what a browser leaves out


def is_host(host: str) -> bool:
    """Whether a Host header names one place, and may be repeated in an answer."""
    return 0 < len(host) < 256 and all(
        each.isascii() and (each.isalnum() or each in ".-:[]") for each in host
    )


def is_served(host: str, names: tuple[str, ...]) -> bool:
    """Whether the server answers to this Host: by all names, or by those that were given.

    By the machine's own it always does: no other site can make a browser send those.
    """
    found = place_of(f"//{host}") if is_host(host) else None
    if found is None:
        return False
    name = found[0]
    return not names or name in {each.lower() for each in names} or is_own(name)


def is_name(name: str) -> bool:
    """Whether a server can be asked for by this name alone: no scheme, port or path beside it."""
    try:
        return bool(ip_address(name))
    except ValueError:
        return is_host(name) and place_of(f"//{name}") == (name.lower(), 0)


def is_own(name: str) -> bool:
    """Whether it is this machine, as seen from itself."""
    try:
        return name == LOCAL or ip_address(name).is_loopback
    except ValueError:
        return False


def same_site(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in allowed:
        return True
    scheme, _, rest = origin.partition("://")
    host = headers.get("host", "")
    if scheme not in PORTS or not (is_host(rest) and is_host(host)):
        return False
    return place_of(origin, PORTS[scheme]) == place_of(f"//{host}", PORTS[scheme]) is not None


def place_of(address: str, port: int = 0) -> tuple[str, int] | None:
    """The name and the port of an address; nothing where it has none."""
    try:
        parts = urlsplit(address)
        return (parts.hostname, parts.port or port) if parts.hostname else None
    except ValueError:
        return None
