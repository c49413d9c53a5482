"""The visitor's cookie, whatever other programs have put beside it.

A browser sends one site's cookies to every port of that host, so a header may hold anything: JSON, blanks, quotes, the
cookie of another Serenissima. Ours is found by its name, and one of that name that cannot be opened here (another
server's, on another port) is left alone: a new visitor then gets one beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

COOKIE = "serenissima"
LOCKED = "__Host-serenissima"
"""Its name over TLS: a browser takes it from this very host only, and sends it encrypted only."""
MOST = 8
"""Cookies of our names that are looked at: each costs a signature, and no honest jar has more."""
TEN_YEARS = 10 * 365 * 24 * 3600


def own_name(mark: str) -> str:
    """The name beside a cookie that belongs to another server; `mark` is this server's own."""
    return f"{COOKIE}-{mark}"


def candidates(header: str, mark: str) -> Iterator[str]:
    """Every value in a Cookie header that may be ours, the surest first."""
    ours = (LOCKED, own_name(mark), COOKIE)
    jar = list(islice((pair for pair in _pairs(header) if pair[0] in ours), MOST))
    for wanted in ours:
        yield from (value for name, value in jar if name == wanted)


def bound(header: str) -> bool:
    """Whether there is a cookie in this header that a browser binds to this very host."""
    return any(name == LOCKED for name, _ in _pairs(header))


def set_cookie(header: str, mark: str, value: str, secure: bool) -> str:
    """The Set-Cookie header for a new visitor who sent this Cookie header: nothing that is there is overwritten."""
    taken = {name for name, _ in _pairs(header)}
    name = LOCKED if secure and LOCKED not in taken else COOKIE if COOKIE not in taken else own_name(mark)
    return f"{name}={value}; Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _pairs(header: str) -> Iterator[tuple[str, str]]:
    for part in header.split(";"):
        name, equals, value = part.partition("=")
        if equals:
            yield name.strip(), value.strip().strip('"')
