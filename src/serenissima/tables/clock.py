"""Time for the clocks of the rules. It goes on evenly, whatever is done to the wall clock, and on through a restart.

A deadline is a moment of the machine's monotonic time, which all its processes share until it is started anew. It is
stored together with a mark of that start (`written`). Whoever reads it under the same mark goes on with what was left;
under another one the time in between cannot be known, so the decision at hand gets its whole time again (decision 18).
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


def written(deadline: float | None) -> str | None:
    """A deadline as it is stored."""
    return None if deadline is None else f"{BOOT} {deadline:.3f}"


def resumed(stored: str | None, whole: float) -> float:
    """The deadline that was stored, if it is of this start of the machine; never later than after the `whole` time."""
    latest = now() + whole
    boot, _, deadline = (stored or "").partition(" ")
    if boot != BOOT:
        return latest
    try:
        return min(latest, float(deadline))
    except ValueError:
        return latest
