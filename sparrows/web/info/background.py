"""Long work for the routes, done in the background so that no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sparrows.web.refusals import Refusal
from sparrows.web.thinkers import NICE, Thinkers

T = TypeVar("T")
P = ParamSpec("P")


class Background:
    """Processes that do the work; no more than `most` pieces of it are under way or wait.

    Work of minutes has a process of its own; work whose result is remembered here, a thread.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.quick = Thinkers(1, nice=NICE)
        self.long = Thinkers(1, nice=2 * NICE)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sparrows-background")
        self.under_way = 0

    async def __call__(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of this work; meanwhile the server goes on."""
        self._refuse_too_much()
        return await self._counted(self.quick(work, *args, **named))

    async def lengthy(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The same for work that may take minutes, so that no other work waits for it."""
        self._refuse_too_much()
        return await self._counted(self.long(work, *args, **named))

    async def remembered(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The same for work whose result this process remembers."""
        self._refuse_too_much()
        future = self.thread.submit(lambda: work(*args, **named))
        return await self._counted(asyncio.wrap_future(future))

    def _refuse_too_much(self) -> None:
        if self.under_way >= self.most:
            raise Refusal("busy")

    async def _counted(self, answer: asyncio.Future[T]) -> T:
        self.under_way += 1
        answer.add_done_callback(self._done)
        # Whoever asked may leave: the work is under way all the same, and counted as such.
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            if answer.cancelled():
                raise Refusal("closing") from None
            raise

    def _done(self, _: asyncio.Future[Any]) -> None:
        self.under_way -= 1

    async def close(self) -> None:
        """Drops the work that is not done; whoever waits for it is told."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        await self.quick.close()
        await self.long.close()
