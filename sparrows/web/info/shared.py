"""Answers that are worked out once in the life of the server, the same for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sparrows.web.files import File, file_of
from sparrows.web.info.background import Background

# It changes with the version only, and pages keep it to be read without a network; whether there
# is a newer one costs a question.
CACHE = "public, no-cache"


class Shared:
    """Answers in JSON by what was asked."""

    def __init__(self) -> None:
        self.files: dict[tuple[Any, ...], File] = {}

    async def __call__(self, background: Background, make: Callable[..., Any], *asked: str) -> File:
        """What `make` says when it is asked this."""
        key = (make, *asked)
        if key not in self.files:
            self.files[key] = await background.remembered(packed_answer, make, *asked)
        return self.files[key]


def packed_answer(make: Callable[..., Any], *asked: str) -> File:
    return file_of(msgspec.json.encode(make(*asked)), "application/json", CACHE, pack=True)
