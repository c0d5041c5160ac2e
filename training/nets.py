"""The networks: a token for each suit, one for the honours, one for the rest.

The three suits share all weights, so whatever is learned of one is known of all.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from training.features import CRITIC, POLICY, Inputs, scales

SMALL = 0.01  # networks begin almost undecided
STEP = 0.1  # and blocks begin with small steps


def linear(inputs: int, outputs: int, gain: float) -> nn.Linear:
    """A layer with orthogonal weights of this gain."""
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Block(nn.Module):
    """Suits, honours and the rest each look at themselves and at the others."""

    def __init__(self, width: int, hidden: int, *, honours: bool) -> None:
        super().__init__()
        tokens = 3 if honours else 2
        self.norm = nn.ModuleList(nn.LayerNorm(width) for _ in range(tokens))
        self.own = nn.Linear(width, hidden, bias=False)
        self.around = nn.Linear(tokens * width, hidden)
        self.suits_out = linear(hidden, width, STEP)
        self.rest_in = nn.Linear((tokens + 1) * width, hidden)
        self.rest_out = linear(hidden, width, STEP)
        if honours:
            self.honours_in = nn.Linear(3 * width, hidden)
            self.honours_out = linear(hidden, width, STEP)

    def forward(
        self, suits: Tensor, rest: Tensor, honours: Tensor | None
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        a, b = self.norm[0](suits), self.norm[1](rest)
        mean, top = a.mean(1), a.amax(1)
        c = [] if honours is None else [self.norm[2](honours)]
        around = self.around(torch.cat([mean, b, *c], 1))
        suits = suits + self.suits_out(torch.relu(self.own(a) + around[:, None]))
        rest = rest + self.rest_out(torch.relu(self.rest_in(torch.cat([b, mean, top, *c], 1))))
        if honours is not None:
            seen = torch.cat([c[0], mean, b], 1)
            honours = honours + self.honours_out(torch.relu(self.honours_in(seen)))
        return suits, rest, honours


class Trunk(nn.Module):
    """From planes over the kinds and numbers to tokens."""

    def __init__(self, inputs: Inputs, width: int, blocks: int, *, honours: bool) -> None:
        super().__init__()
        self.suits = nn.Linear(9 * inputs.planes, width)
        self.rest = nn.Linear(inputs.numbers, width)
        self.honours = nn.Linear(7 * inputs.planes, width) if honours else None
        self.blocks = nn.ModuleList(Block(width, 2 * width, honours=honours) for _ in range(blocks))
        self.ends = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        of_planes, of_numbers = scales(inputs)
        self.register_buffer("plane_scale", of_planes)
        self.register_buffer("number_scale", of_numbers)

    def forward(self, planes: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
        scaled = planes.to(self.plane_scale.dtype) * self.plane_scale[:, None]
        n = len(scaled)
        by_suit = scaled[:, :, :27].view(n, -1, 3, 9).transpose(1, 2).reshape(n, 3, -1)
        suits = self.suits(by_suit)
        rest = self.rest(numbers.to(self.number_scale.dtype) * self.number_scale)
        honours = None if self.honours is None else self.honours(scaled[:, :, 27:].flatten(1))
        for block in self.blocks:
            suits, rest, honours = block(suits, rest, honours)
        ended = None if honours is None else self.ends[2](honours)
        return self.ends[0](suits), self.ends[1](rest), ended


class Policy(nn.Module):
    """What to do, as logits over the outputs, and what each seat will still gain."""

    def __init__(self, width: int, blocks: int, *, honours: bool) -> None:
        super().__init__()
        self.trunk = Trunk(POLICY, width, blocks, honours=honours)
        self.tile = linear(width, 37, SMALL)  # four outputs for each rank, and the void suit
        self.honour = linear(width, 28, SMALL) if honours else None
        self.rest = linear(width, 10, SMALL)
        self.ahead = linear(width, 4, SMALL)

    def forward(self, planes: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
        suits, rest, honours = self.trunk(planes, numbers)
        of_suits = self.tile(suits)
        n = len(of_suits)
        kinds = of_suits[..., :36].view(n, 3, 4, 9).transpose(1, 2).reshape(n, 4, 27)
        of_honours = (
            kinds.new_zeros(n, 4, 7) if honours is None else self.honour(honours).view(n, 4, 7)
        )
        kinds = torch.cat([kinds, of_honours], 2)
        others = self.rest(rest)
        # In the order of `decisions`: discards, the joker's, with a declaration, pass to claimed
        # kong, concealed kongs, added kongs, whatever else, the void suits, a spare one.
        logits = torch.cat(
            [
                kinds[:, 0],
                others[:, :1],
                kinds[:, 1],
                others[:, 1:8],
                kinds[:, 2],
                kinds[:, 3],
                others[:, 8:9],
                of_suits[..., 36],
                others[:, 9:],
            ],
            1,
        )
        return logits.float(), self.ahead(rest).float()

    def sharpen(self, factor: float) -> None:
        """Multiplies all logits, so that what is likely becomes likelier."""
        with torch.no_grad():
            for layer in (self.tile, self.honour, self.rest):
                if layer is not None:
                    layer.weight.mul_(factor)
                    layer.bias.mul_(factor)


class Critic(nn.Module):
    """What each seat, counted from the one who decides, will still gain; it sees all tiles."""

    def __init__(self, width: int, blocks: int, *, honours: bool) -> None:
        super().__init__()
        self.trunk = Trunk(CRITIC, width, blocks, honours=honours)
        self.value = linear(width, 4, SMALL)

    def forward(self, planes: Tensor, numbers: Tensor) -> Tensor:
        return self.value(self.trunk(planes, numbers)[1]).float()
