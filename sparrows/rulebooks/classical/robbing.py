"""The kong that was robbed: a concealed one only thirteen wonders may rob (CCL-8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from sparrows.complaint import Complaint
from sparrows.readings.hand import AskedFact, Facts, Hand
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.scoring.objections import objects_only_to
from sparrows.scoring.verdict import Missing
from sparrows.scoring.vocabulary import ROBBING_KONG
from sparrows.scoring.vocabulary.condition import holds_for

WONDERS = ThirteenOrphans()


class ClassicalFacts(Facts, frozen=True):
    """Whether the kong that was robbed, if one was, is a concealed one."""

    asked: ClassVar[Mapping[str, AskedFact]] = {
        "robbed_kong": AskedFact(("promoted", "concealed"), "robbing-kong")
    }

    robbed_concealed: bool = False

    @classmethod
    def read(cls, said: Mapping[str, str]) -> Self:
        kong = said.get("robbed_kong")
        if kong not in (None, *cls.asked["robbed_kong"].choices):
            raise Complaint(
                "robbed_kong: {robbed_kong!r} is neither concealed nor promoted", robbed_kong=kong
            )
        return cls(robbed_concealed=kong == "concealed")

    def told(self) -> dict[str, str]:
        return {"robbed_kong": "concealed"} if self.robbed_concealed else {}


CONCEALED = ClassicalFacts(robbed_concealed=True)


@objects_only_to("facts")
def concealed_kong_robbed(hand: Hand) -> Missing | None:
    """A concealed kong is robbed for thirteen wonders only (CCL-8.6)."""
    if hand.facts == CONCEALED and holds_for(ROBBING_KONG, hand):
        return None if WONDERS.readings(hand) else Missing("robbed-concealed-kong")
    return None
