"""Laws are tried on random deals, under options that Hypothesis chooses."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sparrows.play.rulebook import Rulebook
from sparrows.testing.deal_laws import DEAL_LAWS, DealLaw
from sparrows.testing.deals import SEEDS, TEMPERS, some_rules

FEWEST_DEALS = 10  # deals that a law is tried on
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


def deal_law(law: DealLaw, name: str, deals: int) -> None:
    """Tries a law in a rulebook on its share of so many deals."""
    number = max(FEWEST_DEALS, int(deals * DEAL_LAWS[law]))

    @settings(max_examples=number, suppress_health_check=SLOW, deadline=None)
    @given(rules=some_rules(name), seed=SEEDS, temper=st.sampled_from(TEMPERS))
    def tried(rules: Rulebook, seed: int, temper: str) -> None:
        law(rules, seed, temper)

    tried()
