"""Time for the clocks of the rules. It goes on evenly, whatever is done to the wall clock, and on through a restart.

A deadline is a moment of the machine's monotonic time, which all its processes share until it is started anew. It is
kept together with a mark of that start (`kept`). Who reads it under the same mark goes on with what was left; under
another one the time in between cannot be known, so the decision at hand gets its whole time again (decision 18).
"""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from time import monotonic

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def _boot() -> str:
    """The mark of this start of the machine; where there is none, one of this process alone."""
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return token_hex(16)


BOOT = _boot()


def now() -> float:
    """Seconds that only ever grow, one a second."""
    return monotonic()


def kept(deadline: float | None) -> str | None:
    """A deadline as the database has it."""
    return None if deadline is None else f"{BOOT} {deadline:.3f}"


def resumed(written: str | None, whole: float) -> float:
    """The deadline that was kept, if it is of this start of the machine; never later than after the `whole` time."""
    latest = now() + whole
    boot, _, deadline = (written or "").partition(" ")
    if boot != BOOT:
        return latest
    try:
        return min(latest, float(deadline))
    except ValueError:
        return latest
