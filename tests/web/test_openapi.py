"""The interface is as its OpenAPI schema says, whatever is sent to it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from sparrows.web.app import create_app
from tests.web.serving import QUICK, Person, by_default, play, running

EXAMPLES = 12 * int(os.environ.get("SPARROWS_SOAK", "1"))
SETTINGS = msgspec.structs.replace(QUICK, most_waiting=10_000)

# That a text is a hand, or a body a record, is more than a schema can say; and the framework
# answers OPTIONS with the methods of one of the handlers of a path.
LEFT_OUT = [positive_data_acceptance, allow_header_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder}/sparrows.sqlite", SETTINGS) as address:
        yield address


@pytest.fixture(scope="module")
def tables(server: str) -> list[str]:
    """Tables that there are: one waits, at the other the match is over."""
    waits, played = Person(server), Person(server)
    waits.open("sichuan", players="me open greedy greedy", public=True)
    played.open("red", options={"deals": 1}, public=True)
    played.start()

    async def one_deal() -> None:
        async with played.connect() as socket:
            await play(socket, by_default)

    asyncio.run(one_deal())
    return [waits.table, played.table]


schema = schemathesis.openapi.from_dict(create_app("sqlite://").openapi_schema.to_schema())
# What is too large is refused before anybody looks at what it says.
refusing = schema.config.checks.negative_data_rejection
refusing.expected_statuses = [*refusing.expected_statuses, "413"]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_route_keeps_to_its_schema(
    case: schemathesis.Case, server: str, tables: list[str]
) -> None:
    made_up = str(case.path_parameters.get("table", ""))
    if len(made_up) % 3:  # others stay as they are, and are no tables
        case.path_parameters["table"] = tables[len(made_up) % 2]
    case.call_and_validate(base_url=server, excluded_checks=LEFT_OUT)
