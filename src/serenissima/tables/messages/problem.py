"""The body of HTTP errors."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """The body of every HTTP error: what was wrong and what would be right.

    `text` is for people. `table` is the running table that is in the way, if one is; `rule` the rule of the game behind
    it; `detail` what exactly could not be read, for whoever wrote it.
    """

    code: str
    text: str
    table: str | None = None
    rule: str | None = None
    detail: str = ""
