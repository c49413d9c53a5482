"""The body of HTTP errors."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """The body of every HTTP error: what was wrong and what would be right.

    `table` is the running table that is in the way, if one is. `detail`: for a record, what exactly is wrong in it.
    """

    code: str
    text: str
    table: str | None = None
    detail: str | None = None
