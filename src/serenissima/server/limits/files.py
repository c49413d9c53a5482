"""How many files, and so connections, the system lets this process have open."""

from __future__ import annotations

import sys

ENOUGH = 65_536
"""More than this nobody needs, and some systems say "without limit" without meaning it."""
OWN = 256
"""Files that are not connections: the database, worker processes, what is being read."""


def raise_limit() -> int | None:
    """Takes as many files as the system allows; how many that are, None if there is no limit to speak of."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return soft if soft != resource.RLIM_INFINITY else None
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS allows less than it says
        return soft
    return most


def room_for(wanted: int, files: int | None) -> int:
    """How many connections there may be, of those that are wanted (0: as many as there can be)."""
    if files is None:
        return wanted
    most = max(files // 2, files - OWN)
    return min(wanted, most) if wanted else most
