"""A policy's forward pass with NumPy alone, one decision at a time.

The same network is trained as `Policy` of `training/nets.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from sparrows_models.arrays import Array

NARROW = 1e-5  # PyTorch's usual addition to a variance
RANKS, HONOURS, SUITED = 9, 7, 27
INS_AND_OUTS = ("in", "out")


class Layer:
    """A linear layer, for one row or for several."""

    def __init__(self, weights: Mapping[str, Array], name: str) -> None:
        self.weight = np.ascontiguousarray(weights[f"{name}.weight"].T, np.float32)
        bias = weights.get(f"{name}.bias")
        self.bias = np.float32(0) if bias is None else bias.astype(np.float32)

    def __call__(self, rows: Array) -> Array:
        return rows @ self.weight + self.bias


class Norm:
    """Rows brought to the same mean and variance."""

    def __init__(self, weights: Mapping[str, Array], name: str) -> None:
        self.weight = weights[f"{name}.weight"].astype(np.float32)
        self.bias = weights[f"{name}.bias"].astype(np.float32)

    def __call__(self, rows: Array) -> Array:
        apart = rows - rows.mean(-1, keepdims=True)
        variance = (apart * apart).mean(-1, keepdims=True)
        return apart / np.sqrt(variance + NARROW) * self.weight + self.bias


class Block:
    """Suits, the rest and, where there are any, honours look at themselves and at the others."""

    def __init__(self, weights: Mapping[str, Array], name: str, *, honours: bool) -> None:
        self.norms = [Norm(weights, f"{name}.norm.{token}") for token in range(2 + honours)]
        self.own, self.around = Layer(weights, f"{name}.own"), Layer(weights, f"{name}.around")
        self.suits_out = Layer(weights, f"{name}.suits_out")
        self.rest_in, self.rest_out = (Layer(weights, f"{name}.rest_{way}") for way in INS_AND_OUTS)
        if honours:
            self.honours_in, self.honours_out = (
                Layer(weights, f"{name}.honours_{way}") for way in INS_AND_OUTS
            )

    def __call__(self, suits: Array, others: list[Array]) -> tuple[Array, list[Array]]:
        """`others` are the rest, and the honours where there are any."""
        a = self.norms[0](suits)
        b, *c = (norm(token) for norm, token in zip(self.norms[1:], others, strict=True))
        mean, top = a.mean(0), a.max(0)
        around = self.around(np.concatenate([mean, b, *c]))
        changes = [self.rest_out(positive(self.rest_in(np.concatenate([b, mean, top, *c]))))]
        if c:
            seen = np.concatenate([*c, mean, b])
            changes.append(self.honours_out(positive(self.honours_in(seen))))
        suits = suits + self.suits_out(positive(self.own(a) + around))
        return suits, [token + change for token, change in zip(others, changes, strict=True)]


def positive(row: Array) -> Array:
    return np.maximum(row, 0)


class Network:
    """What to do, as a number for each output; the greatest of those offered is the best."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        # Inputs are only ever added at the end, so a network may read fewer than there are now.
        self.plane_scale, self.number_scale = (
            weights[f"trunk.{name}_scale"].astype(np.float32) for name in ("plane", "number")
        )
        honours = "honour.weight" in weights
        self.suits, self.rest = Layer(weights, "trunk.suits"), Layer(weights, "trunk.rest")
        self.honours = Layer(weights, "trunk.honours") if honours else None
        blocks = 1 + max(int(name.split(".")[2]) for name in weights if ".blocks." in name)
        self.blocks = [
            Block(weights, f"trunk.blocks.{block}", honours=honours) for block in range(blocks)
        ]
        self.ends = [Norm(weights, f"trunk.ends.{token}") for token in range(2 + honours)]
        self.tile_out, self.rest_out = Layer(weights, "tile"), Layer(weights, "rest")
        self.honour_out = Layer(weights, "honour") if honours else None

    def logits(self, planes: Array, numbers: Array) -> Array:
        """Of one decision: planes (planes, 34), numbers (numbers,)."""
        scaled = planes[: len(self.plane_scale)] * self.plane_scale[:, None]
        by_suit = scaled[:, :SUITED].reshape(-1, 3, RANKS).transpose(1, 0, 2).reshape(3, -1)
        suits = self.suits(by_suit)
        others = [self.rest(numbers[: len(self.number_scale)] * self.number_scale)]
        if self.honours is not None:
            others.append(self.honours(scaled[:, SUITED:].ravel()))
        for block in self.blocks:
            suits, others = block(suits, others)
        suits, *others = (
            norm(token) for norm, token in zip(self.ends, [suits, *others], strict=True)
        )
        return self._outputs(suits, others)

    def _outputs(self, suits: Array, others: list[Array]) -> Array:
        of_suits, rest = self.tile_out(suits), self.rest_out(others[0])
        kinds = of_suits[:, :36].reshape(3, 4, RANKS).transpose(1, 0, 2).reshape(4, SUITED)
        of_honours = (
            np.zeros((4, HONOURS), np.float32)
            if self.honour_out is None
            else self.honour_out(others[1]).reshape(4, HONOURS)
        )
        discards, declares, concealed, added = np.concatenate([kinds, of_honours], 1)
        # In the order of `decisions`: discards, the joker's, with a declaration, pass to claimed
        # kong, concealed kongs, added kongs, whatever else, the void suits, a spare one.
        return np.concatenate(
            [
                discards,
                rest[:1],
                declares,
                rest[1:8],
                concealed,
                added,
                rest[8:9],
                of_suits[:, 36],
                rest[9:],
            ]
        )
