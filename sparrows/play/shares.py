"""What players give to the shuffle, so that nobody alone can choose a deal.

Before a match each player may bind themselves to 32 bytes by their hash; when it begins they give
the bytes, and the seed of the match comes from the house's seed and from all that were given.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import msgspec

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.shuffle import ALGORITHM, SEED_BYTES

_DIGITS = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player bound themselves to, and gave if they did."""

    player: int
    hash: str  # SHA-256 of the value, in hexadecimal digits
    value: str | None = None  # 32 bytes, kept secret as the seed; nothing too where none was given


def is_written(digits: str) -> bool:
    """Whether these are the hexadecimal digits of a share or of its hash."""
    return _DIGITS.fullmatch(digits) is not None


def hash_of(value: str) -> str:
    """What binds a share before the match."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def mixed(seed: bytes, shares: Sequence[Share]) -> bytes:
    """The seed of a match: the house's, and with it all shares that were given."""
    given = [
        bytes([share.player]) + bytes.fromhex(share.value)
        for share in shares
        if share.value is not None
    ]
    if not given:
        return seed
    return hashlib.sha256(b"".join([f"{ALGORITHM} shares".encode(), seed, *given])).digest()


def refuse_strange_shares(shares: Sequence[Share], players: int) -> None:
    """A `ValueError` for what no players can have given."""
    for share in shares:
        refuse_other(Share, share)
        if share.player not in range(players):
            raise Complaint("shares: there is no player {player}", player=share.player)
        written = (share.hash,) if share.value is None else (share.hash, share.value)
        if not all(map(is_written, written)):
            raise Complaint(
                "shares: {needed} bytes in small hexadecimal digits are needed", needed=SEED_BYTES
            )
    numbers = [share.player for share in shares]
    if numbers != sorted(set(numbers)):
        raise Complaint("shares: one of each player at the most, in the players' order")
