"""Arrays of PyTorch, for the features that training shares with play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor


class TorchArrays:
    """Arrays on a device."""

    library = torch

    def __init__(self, device: str) -> None:
        self.device = device

    def constant(self, numbers: Sequence[Any] | bytes, kind: str) -> Tensor:
        if isinstance(numbers, bytes | bytearray):
            return torch.frombuffer(bytearray(numbers), dtype=torch.uint8).to(self.device)
        return torch.tensor(list(numbers), dtype=getattr(torch, kind), device=self.device)

    def cast(self, array: Tensor, kind: str) -> Tensor:
        return array.to(getattr(torch, kind))

    def counted(self, codes: Tensor) -> Tensor:
        counts = torch.zeros(*codes.shape[:-1], 256, dtype=torch.uint8, device=codes.device)
        return counts.scatter_add_(-1, codes, torch.ones_like(codes, dtype=torch.uint8))
