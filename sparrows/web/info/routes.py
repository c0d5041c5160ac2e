"""The routes: rulebooks, hands and records, and the finished deals of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import (
    FromQuery,
    JSONBody,
    PathParameter,
    QueryParameter,
    SkipValidation,
)

from sparrows.rulebooks import installed_rulebooks
from sparrows.web.api import (
    DealResult,
    GivenDeal,
    GivenHand,
    MatchOverview,
    MatchSummary,
    RulebookInfo,
    RulesPage,
    ScoreResult,
    SettledDeal,
    Verified,
    WaitsResult,
    WhyResult,
)
from sparrows.web.files import served
from sparrows.web.info import hands, settling
from sparrows.web.info.advice import advice_at
from sparrows.web.info.background import Background
from sparrows.web.info.matches import FoundMatch, Matches
from sparrows.web.info.overview import overview
from sparrows.web.info.results import deal_result, why_in_deal, written_record
from sparrows.web.info.retold import about, told
from sparrows.web.info.rulebooks import all_rulebooks, rules_page
from sparrows.web.info.shared import Shared
from sparrows.web.info.sheets import told_sheet
from sparrows.web.info.verifying import verified
from sparrows.web.protocol import Advised
from sparrows.web.refusals import Refusal, documented, judged
from sparrows.web.requests import AnyRequest, Id
from sparrows.web.security import COOKIE
from sparrows.web.sheet_api import GivenSheet, SheetInfo

LARGEST_HAND = 16 * 1024
LARGEST_SHEET = 256 * 1024
LARGEST_RECORD = 8 * 1024 * 1024

Lang = FromQuery[Literal["en", "ru"]]
Name = FromQuery[str]
DealNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
Decision = Annotated[int, QueryParameter(ge=0, le=100_000)]
SeatNumber = Annotated[int, QueryParameter(ge=0, le=3)]
Kept = NamedDependency[SkipValidation[Matches]]
Elsewhere = NamedDependency[SkipValidation[Background]]

MISTAKES = documented(400, 404, 413, 429, 503)
# What is the same for everybody is long, so it is compressed. What holds a secret, as tables do, is
# never compressed beside what a visitor sent.
shared = Shared()
OF_A_HAND: Any = {
    "status_code": 200,
    "responses": MISTAKES,
    "request_max_body_size": LARGEST_HAND,
}


# Rulebooks and hands


@get("/rulebooks", responses=MISTAKES)
async def list_rulebooks(
    request: AnyRequest, background: Elsewhere, lang: Lang = "en"
) -> Response[list[RulebookInfo]]:
    """Every rulebook with its options."""
    return served(request, await shared(background, all_rulebooks, lang))


@get("/rulebooks/{rules:str}", responses=MISTAKES)
async def show_rulebook(
    request: AnyRequest, background: Elsewhere, rules: Id, lang: Lang = "en"
) -> Response[RulesPage]:
    """A rulebook explained, with pictured examples of its patterns."""
    if rules not in installed_rulebooks():
        raise Refusal("no-such-rulebook")
    return served(request, await shared(background, rules_page, rules, lang))


@post("/score", **OF_A_HAND)
async def score(background: Elsewhere, data: JSONBody[GivenHand]) -> ScoreResult:
    """What a hand is worth and why."""
    with judged("bad-hand", data.lang):
        return await background(hands.counted, data)


@post("/why", **OF_A_HAND)
async def why(background: Elsewhere, data: JSONBody[GivenHand], pattern: Name) -> WhyResult:
    """Why a pattern counts in a hand, or what is missing for it."""
    with judged("bad-hand", data.lang):
        return await background(hands.asked_why, data, pattern)


@post("/waits", **OF_A_HAND)
async def waits(background: Elsewhere, data: JSONBody[GivenHand]) -> WaitsResult:
    """How near a hand is, and what brings it nearer."""
    with judged("bad-hand", data.lang):
        return await background(hands.looked_ahead, data)


@post("/settle", **OF_A_HAND)
async def settle(background: Elsewhere, data: JSONBody[GivenDeal]) -> SettledDeal:
    """Who pays whom for a finished deal."""
    with judged("bad-deal", data.lang):
        return await background(settling.settled, data)


@post("/settle/why", **OF_A_HAND)
async def why_settled(
    background: Elsewhere, data: JSONBody[GivenDeal], seat: SeatNumber, pattern: Name
) -> WhyResult:
    """What became of a pattern in a hand of a finished deal that was told."""
    with judged("bad-deal", data.lang):
        return await background(settling.asked_why_in_deal, data, seat, pattern)


@post("/sheet", status_code=200, responses=MISTAKES, request_max_body_size=LARGEST_SHEET)
async def tell_sheet(background: Elsewhere, data: JSONBody[GivenSheet]) -> SheetInfo:
    """How a match at a real table stands by its entries; nothing of it is kept."""
    with judged("bad-sheet", data.lang):
        return await background(told_sheet, data)


@post("/verify", status_code=200, responses=MISTAKES, request_max_body_size=LARGEST_RECORD)
async def verify(request: AnyRequest, background: Elsewhere, lang: Lang = "en") -> Verified:
    """Whether everything in a record is right; the body is the record."""
    return await background.lengthy(verified, await request.body(), lang)


# Finished deals and matches


async def found(matches: Matches, request: AnyRequest, table: str) -> FoundMatch:
    """The match of a table, for this visitor."""
    match = await matches.find(table, request.cookies.get(COOKIE))
    if match is None:
        raise Refusal("no-table")
    return match


@get("/tables/{table:str}/deals/{number:int}/result", responses=MISTAKES)
async def show_result(
    request: AnyRequest,
    matches: Kept,
    background: Elsewhere,
    table: Id,
    number: DealNumber,
    lang: Lang = "en",
) -> DealResult:
    """A finished deal: hands, patterns, payments, points."""
    at = await found(matches, request, table)
    return await background(about, told(at.match), deal_result, number, lang, at.onlooker)


@get("/tables/{table:str}/deals/{number:int}/why", responses=MISTAKES)
async def show_why(
    request: AnyRequest,
    matches: Kept,
    background: Elsewhere,
    table: Id,
    number: DealNumber,
    seat: SeatNumber,
    pattern: Name,
    lang: Lang = "en",
) -> WhyResult:
    """What became of a pattern in a hand of a finished deal."""
    at = await found(matches, request, table)
    return await background(
        about, told(at.match), why_in_deal, number, seat, pattern, lang, at.onlooker
    )


@get("/tables/{table:str}/deals/{number:int}/advice", responses=MISTAKES)
async def show_advice(
    request: AnyRequest,
    matches: Kept,
    background: Elsewhere,
    table: Id,
    number: DealNumber,
    decision: Decision,
) -> Advised:
    """What `keen` would have done at a decision of a finished deal."""
    at = await found(matches, request, table)
    return await background(about, told(at.match), advice_at, number, decision, at.onlooker)


@get("/tables/{table:str}/overview", responses=MISTAKES)
async def show_overview(
    request: AnyRequest, matches: Kept, background: Elsewhere, table: Id, lang: Lang = "en"
) -> MatchOverview:
    """The points of a match deal by deal, and its best hands."""
    at = await found(matches, request, table)
    return await background(about, told(at.match), overview, lang, at.onlooker)


@get(
    "/tables/{table:str}/record",
    responses=MISTAKES,
    response_headers=[ResponseHeader(name="Content-Disposition", documentation_only=True)],
)
async def download_record(
    request: AnyRequest, matches: Kept, background: Elsewhere, table: Id
) -> Response[Any]:
    """The record of a match; while it runs, of its finished deals as the visitor saw them."""
    at = await found(matches, request, table)
    record = await background(about, told(at.match), written_record, at.names, at.onlooker)
    name = f"sparrows-{at.table.rules}-{at.table.id}.json"
    return Response(
        record,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/verify", responses=MISTAKES)
async def verify_table(
    request: AnyRequest, matches: Kept, background: Elsewhere, table: Id, lang: Lang = "en"
) -> Verified:
    """Whether everything in the record of a match is right."""
    at = await found(matches, request, table)
    onlooker = msgspec.structs.replace(at.onlooker, sees_all=True)
    record = await background(about, told(at.match), written_record, at.names, onlooker)
    return await background.lengthy(verified, record, lang)


@get("/replays", responses=MISTAKES)
async def list_replays(request: AnyRequest, matches: Kept) -> list[MatchSummary]:
    """The matches that this visitor may look at."""
    return await matches.replays(request.cookies.get(COOKIE))


routers = [
    Router(
        "/api",
        route_handlers=[
            list_rulebooks,
            show_rulebook,
            score,
            why,
            waits,
            settle,
            why_settled,
            tell_sheet,
            verify,
            show_result,
            show_why,
            show_advice,
            show_overview,
            download_record,
            verify_table,
            list_replays,
        ],
    )
]
