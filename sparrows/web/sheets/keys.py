"""What opens a shared sheet: the secret of a link, or six letters that stand for it for a while."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 16  # 128 bits
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look like numbers
CODE_LENGTH = 6
CODE_LIFE = 600.0  # seconds
# Letters are few: whoever reads the database must not find them before they have ceased to count.
CODE_COST = {"salt": b"sparrows join code", "n": 2**12, "r": 8, "p": 1}


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    """The id of a member or a link, which is no secret."""
    return secrets.token_hex(6)


def read_code(given: str) -> str:
    """The letters as they were made, however somebody typed them; nothing where they are none."""
    code = "".join(given.upper().split())
    known = len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
    return code if known else ""


def hash_of_code(code: str) -> str:
    """What the server keeps of it; it takes a while to count."""
    found = hashlib.scrypt(code.encode(), **CODE_COST)  # type: ignore[arg-type]
    return found.hex()
