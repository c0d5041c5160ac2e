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
    UniqueConstraint,
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

SHEETS = Table(  # of matches at real tables, which several phones share
    "sheets",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("names", JSON, nullable=False),  # of players: nothing else of the sheet has them
    Column("pen", Text, nullable=False),  # the member who writes the deals down
    # What all entries come to, so that nobody has to read them for it.
    Column("length", Integer, nullable=False),
    Column("points", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("used", Text, nullable=False),
    Column("unused_since", Float, nullable=False),
    Index("sheets_by_use", "unused_since"),
)

ENTRIES = Table(
    "sheet_entries",
    METADATA,
    Column("sheet_id", Text, ForeignKey("sheets.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("stored", Float, nullable=False),
    Column("entry", Text, nullable=False),  # its JSON, as phones have it
    UniqueConstraint("sheet_id", "id", name="sheet_entries_by_id"),
    sqlite_with_rowid=False,
)

GRANTS = Table(
    "sheet_grants",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("sheet_id", Text, ForeignKey("sheets.id", ondelete="CASCADE"), nullable=False),
    Column("role", Text, nullable=False),
    Column("player", Integer),
    Column("once", Boolean, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("by", Text, nullable=False),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("code_hash", Text, nullable=False),
    Column("code_until", Float, nullable=False),
    Index("sheet_grants_by_sheet", "sheet_id"),
    Index("sheet_grants_by_code", "code_hash"),
)

MEMBERS = Table(
    "sheet_members",
    METADATA,
    Column("sheet_id", Text, ForeignKey("sheets.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("device", Text, nullable=False),  # the hash of its cookie; nothing when it is gone
    Column("grant_id", Text, nullable=False),  # by which it came; nothing for whoever shared it
    Column("since", Float, nullable=False),
    Column("role", Text, nullable=False),
    Column("player", Integer),
    Index("sheet_members_by_device", "device"),
)
