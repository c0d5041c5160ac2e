"""The device that the networks run on."""

from __future__ import annotations

from collections.abc import Callable
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

    def mixed(self) -> torch.autocast:
        """Arithmetic in half precision where that is fast."""
        return torch.autocast(self.name, torch.bfloat16, enabled=self.is_gpu, cache_enabled=False)

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
        with torch.cuda.graph(graph):
            result = work()

        def replay() -> T:
            graph.replay()
            return result

        return replay


def offered_only(logits: Tensor, offered: Tensor) -> Tensor:
    """Logits under which nothing is ever taken that is not offered."""
    return logits.masked_fill(~offered, NEVER)
