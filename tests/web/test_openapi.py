"""The interface is as its OpenAPI schema says, whatever is sent to it."""

from __future__ import annotations

import os

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.web.info_app import info_app

EXAMPLES = 25 * int(os.environ.get("SPARROWS_SOAK", "1"))

schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", info_app())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_route_keeps_to_its_schema(case: schemathesis.Case) -> None:
    # That a text is a hand, or a body a record, is more than a schema can say.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])
