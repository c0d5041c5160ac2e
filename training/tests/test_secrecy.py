"""What a seat may not see never reaches a policy."""

from __future__ import annotations

import random

import pytest
import torch

from sparrows.play.deal import Deal
from sparrows.rulebooks import RULEBOOKS, rulebook
from training.decisions import AHEAD, encode, is_covered, outputs_of
from training.features import Unfold, everything, seen

DEALS = 12
LIKELY = ("concealed-kong", "kong", "added-kong", "pung", "chow", "win")


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_policy_reads_the_same_from_the_table_and_from_a_view(name: str) -> None:
    rules = rulebook(name)
    covers_kongs = rules.parts.covers_kongs
    chance = random.Random(3)
    true, viewed, covered = [], [], 0
    for _ in range(DEALS):
        deal = Deal(rules, chance.randbytes(32), round_wind=chance.randrange(4))
        while not deal.over:
            seat = deal.waiting_for()[0]
            offers = deal.offers(seat)
            outputs = outputs_of(offers)
            ahead = deal.tiles[deal.front : deal.front + AHEAD]
            table = deal.table
            true.append(encode(table, seat, outputs, covers_kongs=covers_kongs, ahead=ahead))
            viewed.append(encode(deal.view(seat), seat, outputs, covers_kongs=covers_kongs))
            covered += any(
                is_covered(meld)
                for other in table.seats
                if other != seat
                for meld in table.places[other].melds
            )
            kongs = [action for action in offers if action.name in LIKELY[:1]]
            deal.act(seat, kongs[0] if kongs else chance.choice(offers))
    unfold = Unfold(rules, "cpu")
    rows, views = (
        unfold(torch.frombuffer(bytearray(b"".join(each)), dtype=torch.uint8).view(len(each), -1))
        for each in (true, viewed)
    )
    for ours, theirs in zip(seen(rows), seen(views), strict=True):
        assert torch.equal(ours, theirs)
    assert not torch.equal(everything(rows)[0], everything(views)[0])  # the critic sees more
    assert covered or not covers_kongs
