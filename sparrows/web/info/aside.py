"""Work that takes longer than a moment is done in threads of its own, so that no table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

THREADS = ThreadPoolExecutor(2, thread_name_prefix="sparrows-info")


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """The result of this work; meanwhile the server goes on."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, lambda: work(*args, **named))
