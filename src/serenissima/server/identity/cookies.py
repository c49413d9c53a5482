"""The visitor's cookie, among whatever other programs have set.

A browser sends a host's cookies to all of its ports, so the header may hold anything: JSON, spaces, quotes, the cookie
of another Serenissima. Ours is found by its name. One of that name that cannot be opened here (from another server on
another port) is left alone: a new visitor then gets a second one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

COOKIE = "serenissima"
LOCKED = "__Host-serenissima"
"""Its name over TLS: browsers accept it only from this host, and send it only encrypted."""
MOST = 8
"""How many cookies of our names are checked: each costs a signature, and no honest browser sends more."""
TEN_YEARS = 10 * 365 * 24 * 3600


def own_name(mark: str) -> str:
    """The name to use beside another server's cookie; `mark` is this server's."""
    return f"{COOKIE}-{mark}"


def candidates(header: str, mark: str) -> Iterator[str]:
    """Every value in a Cookie header that may be ours, most likely first."""
    ours = (LOCKED, own_name(mark), COOKIE)
    jar = list(islice((pair for pair in _pairs(header) if pair[0] in ours), MOST))
    for wanted in ours:
        yield from (value for name, value in jar if name == wanted)


def bound(header: str) -> bool:
    """Whether this header has a cookie that the browser binds to this host."""
    return any(name == LOCKED for name, _ in _pairs(header))


def set_cookie(header: str, mark: str, value: str, secure: bool) -> str:
    """The Set-Cookie header for a new visitor who sent this Cookie header: existing cookies are not overwritten."""
    taken = {name for name, _ in _pairs(header)}
    name = LOCKED if secure and LOCKED not in taken else COOKIE if COOKIE not in taken else own_name(mark)
    return f"{name}={value}; Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _pairs(header: str) -> Iterator[tuple[str, str]]:
    for part in header.split(";"):
        name, equals, value = part.partition("=")
        if equals:
            yield name.strip(), value.strip().strip('"')
