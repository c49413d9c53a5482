"""Which stored tables the rules of today can read."""

from __future__ import annotations

import msgspec
from sqlalchemy import RowMapping

from serenissima.core.options import BadOption
from serenissima.games import UnknownGame, game


def readable(row: RowMapping) -> bool:
    """Whether the rules of today can read a table, as far as is known: its entries are read when it is opened."""
    try:
        played = game(row["game"])
        if row["unreadable"] == played.version:
            return False
        return played.reads(row["version"], played.read_options(msgspec.json.decode(row["options"])))
    except (UnknownGame, BadOption):
        return False
