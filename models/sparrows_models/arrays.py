"""Arrays of NumPy or of PyTorch: features are described once, and training and play both read them.

The two libraries share the names of most functions, given their arguments by place. What they do
not share is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

Array = Any  # of whichever library


class Arrays(Protocol):
    """One of the libraries, with what the other one says differently."""

    @property
    def library(self) -> Any: ...

    def constant(self, numbers: Sequence[Any] | bytes, kind: str) -> Array:
        """An array of these numbers, with the library's type of this name."""

    def cast(self, array: Array, kind: str) -> Array:
        """The same numbers in another type."""

    def counted(self, codes: Array) -> Array:
        """How often each byte stands in the last dimension, as bytes (..., 256)."""


class NumPyArrays:
    """Arrays of NumPy, for play."""

    library = np

    def constant(self, numbers: Sequence[Any] | bytes, kind: str) -> Array:
        if isinstance(numbers, bytes | bytearray):
            return np.frombuffer(bytes(numbers), kind)
        return np.array(numbers, kind)

    def cast(self, array: Array, kind: str) -> Array:
        return array.astype(kind)

    def counted(self, codes: Array) -> Array:
        rows = codes.reshape(-1, codes.shape[-1])
        places = rows + 256 * np.arange(len(rows))[:, None]
        counts = np.bincount(places.ravel(), minlength=256 * len(rows))
        return counts.astype(np.uint8).reshape(*codes.shape[:-1], 256)
