"""The settings of a server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sparrows.web.workers.shards import SHARDS

KILOBYTE = 1024
DAY = 24 * 3600.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All times in seconds."""

    pace: float = 0.6  # a bot's time to think, as it looks
    allowed_origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    host_names: tuple[str, ...] = ()  # the only ones that it answers to; without any, all
    absent: float = 60.0  # a table without a clock waits so long for one who dropped
    reading: float = 15.0  # and one with a clock so long for them between deals,
    lingering: float = 90.0  # or for one who is there but does not go on
    returning: float = 10.0  # after a restart nobody's time is out sooner
    substitute: str = "keen"  # who plays for one who is away
    filler: str = "greedy"  # who takes the places that are still open at the start
    handing_over: float = 300.0  # a link that hands a seat to another device is valid so long
    most_waiting: int = 10  # tables that one player may have waiting
    most_tables: int = 5000  # in memory; those that nobody plays at give way to others
    lists_kept: float = 1.0  # the lists of the lobby are made so often
    idle: float = 3600.0  # a table that nobody sees leaves the memory after this
    waiting_life: float = 7 * DAY  # one whose match never began is removed so long after its people
    match_life: float = 30 * DAY  # and a match that nobody plays on is over
    sheet_life: float = 365 * DAY  # a shared sheet is removed so long after it was last opened
    data_holder: str = ""  # who holds what is written on shared sheets, as all who share one read
    largest_body: int = 64 * KILOBYTE
    largest_message: int = 4 * KILOBYTE
    most_pages: int = 20  # of one player at one table
    most_sockets: int = 40  # of one device
    address_sockets: int = 800  # of one address
    most_spectators: int = 200  # of one table
    address_spectators: int = 50  # of them from one address
    messages_a_second: float = 20.0
    message_burst: int = 30
    sayings_a_second: float = 1.0  # of one player to the table
    saying_burst: int = 4
    requests_a_second: float = 30.0  # from one device, with the connections to tables
    request_burst: int = 150
    address_requests_a_second: float = 100.0  # from one address, which may be a club's
    address_request_burst: int = 2000
    tables_a_minute: float = 5.0  # that one device may open
    table_burst: int = 20
    address_tables_a_minute: float = 30.0  # and one address
    address_table_burst: int = 400
    sheet_requests_a_second: float = 5.0  # from one device that takes part in a shared sheet
    sheet_request_burst: int = 60
    address_sheet_requests_a_second: float = 400.0  # from one address with such devices
    address_sheet_request_burst: int = 2000
    address_codes_a_minute: float = 20.0  # in place of links, from one address
    address_code_burst: int = 100
    # How many processes share the tables of a PostgreSQL database, and which of them this one is.
    workers: Annotated[int, msgspec.Meta(ge=1, le=SHARDS)] = 1
    worker: Annotated[int, msgspec.Meta(ge=0, lt=SHARDS)] = 0
    thinkers: int = 1  # processes in which bots think and advice is counted
    most_aside: int = 100  # requests whose counting is under way or waits
    proxies: tuple[str, ...] = ()  # whose word on a visitor's address is believed
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read `/metrics`
    admin_secret: str = ""  # what opens the admin page, which is not there without it
    log_format: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
