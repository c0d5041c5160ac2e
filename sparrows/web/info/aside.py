"""Work that takes longer than a moment is done in threads of its own, so that no table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sparrows.web.errors import Refusal

T = TypeVar("T")
P = ParamSpec("P")

THREADS = 2


class Aside:
    """Two threads, and so much work at most that is under way or waits for them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="sparrows-aside")
        self.under_way = 0

    async def __call__(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of this work; meanwhile the server goes on."""
        if self.under_way >= self.most:
            raise Refusal("busy")
        self.under_way += 1
        loop = asyncio.get_running_loop()
        future = self.threads.submit(lambda: work(*args, **named))
        # Whoever asked may have gone: it is the work that counts, not the waiting.
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._done))
        return await asyncio.wrap_future(future)

    def _done(self) -> None:
        self.under_way -= 1

    def close(self) -> None:
        """Forgets what has not begun."""
        self.threads.shutdown(wait=False, cancel_futures=True)
