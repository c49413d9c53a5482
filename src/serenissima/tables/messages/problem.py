"""The body of HTTP errors."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """The body of every HTTP error: what was wrong and what would be right.

    `table` is the running table that is in the way, if one is. `detail`: what exactly is wrong with a record, in English.
    """

    code: str
    text: str
    table: str | None = None
    detail: str | None = None
