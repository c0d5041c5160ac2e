"""The device that the networks run on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import torch
from torch import Tensor

NEVER = -1e9
T = TypeVar("T")


class Device:
    """A GPU if there is one, else the CPU."""

    def __init__(self) -> None:
        self.is_gpu = torch.cuda.is_available()
        self.name = "cuda" if self.is_gpu else "cpu"
        torch.backends.cuda.matmul.allow_tf32 = True
        # Tables wait for what is done here, so it goes first.
        self._first = torch.cuda.Stream(priority=-1) if self.is_gpu else None

    def mixed(self) -> torch.autocast:
        """Arithmetic in half precision where that is fast."""
        return torch.autocast(self.name, torch.bfloat16, enabled=self.is_gpu, cache_enabled=False)

    def first(self) -> AbstractContextManager[object]:
        """Work that does not wait for what was begun outside, until `meet`."""
        return nullcontext() if self._first is None else torch.cuda.stream(self._first)

    def meet(self) -> None:
        """Whatever is begun from here on finds finished what was begun before."""
        if self._first is not None:
            outside = torch.cuda.current_stream()
            self._first.wait_stream(outside)
            outside.wait_stream(self._first)

    def captured(self, work: Callable[[], T]) -> Callable[[], T]:
        """The same work as one graph of the GPU, so that starting it costs nothing."""
        if not self.is_gpu:
            return work
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):
                work()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        # Matrix products have a workspace for each stream: graphs that were captured on the same
        # one could not run side by side.
        with torch.cuda.graph(graph, stream=aside):
            result = work()

        def replay() -> T:
            graph.replay()
            return result

        return replay


def offered_only(logits: Tensor, offered: Tensor) -> Tensor:
    """Logits under which nothing is ever taken that is not offered."""
    return logits.masked_fill(~offered, NEVER)
