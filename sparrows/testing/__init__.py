"""What our own rulebooks are tested with, for rulebooks of other packages: laws, cases, replays.

It needs the extra `sparrows[testing]`: pytest and Hypothesis.
"""

import pytest

# A failing assertion should say what it compared.
for _module in ("cases", "deal_laws", "guides", "hand_laws", "laws", "names", "replays"):
    pytest.register_assert_rewrite(f"sparrows.testing.{_module}")

from sparrows.testing.cases import (  # noqa: E402 (after the rewrite)
    Case,
    comes_out,
    payments_are_sentences,
    read_cases,
)
from sparrows.testing.clauses import clause, clauses_in, named_by, named_in  # noqa: E402
from sparrows.testing.deal_laws import DEAL_LAWS, DealLaw  # noqa: E402
from sparrows.testing.guides import guides_are_whole  # noqa: E402
from sparrows.testing.hand_laws import HAND_LAWS  # noqa: E402
from sparrows.testing.installing import installed  # noqa: E402
from sparrows.testing.names import NAME_LAWS  # noqa: E402
from sparrows.testing.replays import golden_replay, played_again, verifies  # noqa: E402
from sparrows.testing.trying import deal_law  # noqa: E402

__all__ = [
    "DEAL_LAWS",
    "HAND_LAWS",
    "NAME_LAWS",
    "Case",
    "DealLaw",
    "clause",
    "clauses_in",
    "comes_out",
    "deal_law",
    "golden_replay",
    "guides_are_whole",
    "installed",
    "named_by",
    "named_in",
    "payments_are_sentences",
    "played_again",
    "read_cases",
    "verifies",
]
