"""Time for the clocks of the rules. It runs evenly, unaffected by changes to the wall clock, and survives a restart.

A deadline is a moment of the machine's monotonic time, which all its processes share until the machine reboots. It is
stored with a mark of that boot (`written`). Under the same mark, the clock resumes with the time that was left; under
another, the time in between is unknown, so the current decision gets its full time again (decision 18).
"""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from time import monotonic

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def _boot() -> str:
    """The mark of this boot of the machine; without one, a mark of this process."""
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return token_hex(16)


BOOT = _boot()


def now() -> float:
    """Monotonic seconds."""
    return monotonic()


def written(deadline: float | None) -> str | None:
    """A deadline as it is stored."""
    return None if deadline is None else f"{BOOT} {deadline:.3f}"


def resumed(stored: str | None, whole: float) -> float:
    """The stored deadline if it is from this boot, at most `whole` seconds from now; else `whole` seconds from now."""
    latest = now() + whole
    boot, _, deadline = (stored or "").partition(" ")
    if boot != BOOT:
        return latest
    try:
        return min(latest, float(deadline))
    except ValueError:
        return latest
