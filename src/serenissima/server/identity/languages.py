"""Which language a visitor reads: the one chosen on the page, else the browser's preference."""

from __future__ import annotations

import re

from serenissima.core.languages import preferred
from serenissima.server.asgi import Scope, cookies, header

CHOSEN = re.compile(r"(?:^|;\s*)language=([A-Za-z-]{2,12})(?=\s*(?:;|$))")
"""The cookie that the page sets (web/src/text/words.svelte.ts)."""
MOST = 20
"""How many wishes are read: no honest browser sends more."""


def language_of(scope: Scope) -> str:
    """The language to answer this request in; English if none that is wished for is there."""
    chosen = CHOSEN.search(cookies(scope))
    wishes = [chosen[1]] if chosen else []
    return preferred([*wishes, *_accepted(header(scope, b"accept-language") or "")])


def _accepted(accept: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    weighed: list[tuple[float, str]] = []
    for part in accept.split(",")[:MOST]:
        name, _, weight = part.partition(";q=")
        try:
            weighed.append((float(weight or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighed, key=lambda one: -one[0]) if weight > 0]
