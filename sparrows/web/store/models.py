"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("preset", Text),
    Column("options", JSON, nullable=False),
    Column("clock", Text, nullable=False),
    Column("aids", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("created", Text, nullable=False),
    Column("finished", Text),
    Column("version", Text, nullable=False),
    Column("clocks", JSON, key="remembered", nullable=False),
    Column("used", Text, nullable=False),
    Column("all_hands", Boolean, nullable=False),
    Column("strict", Boolean, nullable=False),
    Column("pause", Float, nullable=False),
    Column("again", Text, nullable=False),
    Column("free_text", Boolean, nullable=False),
    Column("unused_since", Float, nullable=False),
    Column("shares", JSON, nullable=False),
    Index("tables_by_state", "state", "public", "finished"),
)

SERVER = Table(  # one row
    "server",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ran", Float, nullable=False),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", JSON, nullable=False),
)

HOLDERS = Table(  # of shards, where several processes share the tables
    "shards",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, nullable=False),
)

SHOWN = Table(  # what the others are shown of the tables that a process has in memory
    "shown",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("listed", Text, nullable=False),  # in which list of the lobby, if in any
    Column("present", Boolean, nullable=False),  # whether any of its people is there
    Column("spectators", Integer, nullable=False),
    Column("info", JSON, nullable=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("for_friend", Boolean, nullable=False),
    Column("since", Integer, nullable=False),
    Column("next_kind", Text, nullable=False),
    Column("next_name", Text, nullable=False),
    Column("next_bot", Text, nullable=False),
    Column("next_token", Text, nullable=False),
    Column("share_hash", Text, nullable=False),
    Index("players_by_token", "token"),
    Index("players_by_next_token", "next_token"),
    sqlite_with_rowid=False,
)

DECISIONS = Table(
    "decisions",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # its JSON, as in records
    sqlite_with_rowid=False,
)
