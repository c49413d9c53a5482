"""What every HTTP error says."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """The body of every HTTP error: what was wrong and what would be right.

    `table` is the running table that stands in the way, where one does.
    """

    code: str
    text: str
    table: str | None = None
