"""The tables of the store. `migrations` brings any older store to this shape."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()
# The newest of the migrations.
SHAPE: Final = "joined"

# A person is a guest with a secret in a cookie; only its hash is kept.
GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False, unique=True),
    Column("expires", BigInteger, nullable=False),
)

# What happened at every table, in order. The key lets nobody write a second history of the same table.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("person", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

# What opens what: an invitation, a place among the spectators, a single seat.
LINKS = Table(
    "links",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("opens", Text, nullable=False),
)

# Whose tables are whose, and since when, in milliseconds of the epoch.
MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Index("members_by_person", "person"),
)
