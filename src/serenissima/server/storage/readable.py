"""Which stored tables today's rules can read."""

from __future__ import annotations

import msgspec
from sqlalchemy import RowMapping

from serenissima.core.options import BadOption
from serenissima.games import UnknownGame, game


def readable(row: RowMapping) -> bool:
    """Whether today's rules can read a table, as far as is known before it is opened."""
    try:
        played = game(row["game"])
        if row["unreadable"] == played.version:
            return False
        return played.reads(row["version"], played.read_options(msgspec.json.decode(row["options"])))
    except (UnknownGame, BadOption):
        return False
