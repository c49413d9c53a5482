"""How many files, and so connections, the system allows this process to have open."""

from __future__ import annotations

import sys

ENOUGH = 65_536
"""More than anybody needs; some systems claim to have no limit without meaning it."""
OWN = 256
"""Files that are not connections: the database, worker processes, files being read."""


def raise_limit() -> int | None:
    """Raises the limit as far as the system allows; returns it, None if there is no limit to speak of."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return soft if soft != resource.RLIM_INFINITY else None
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS allows less than it claims
        return soft
    return most


def room_for(wanted: int, files: int | None) -> int:
    """How many of the wanted connections are possible (0: as many as possible)."""
    if files is None:
        return wanted
    most = max(files // 2, files - OWN)
    return min(wanted, most) if wanted else most
