"""The laws of deals hold in every rulebook of ours, whatever the options."""

from __future__ import annotations

import pytest

from sparrows.play.events import KongRobbed
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing import deal_law
from sparrows.testing.deal_laws import DEAL_LAWS, DealLaw
from sparrows.testing.deals import dealt_to_the_end
from sparrows.testing.laws import settles_again
from tests.conftest import SOAK

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

DEALS = 2_000 if SOAK == 1 else 5_000 * SOAK  # over all rulebooks


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("law", DEAL_LAWS, ids=lambda law: law.__name__)
def test_law(law: DealLaw, name: str) -> None:
    deal_law(law, name, DEALS // len(RULEBOOKS))


def test_a_kong_robbed_by_an_open_hand_is_settled_again_as_robbed() -> None:
    rules = rulebook("sichuan", reveal_winners="at-once")
    deal = dealt_to_the_end(rules, 46334, "eager")
    assert any(isinstance(event, KongRobbed) for event in deal.log)
    settles_again(deal)
