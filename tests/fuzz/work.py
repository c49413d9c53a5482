"""A bound on work that counts calls, not seconds, so that a busy machine finds what a quiet one finds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


class TooMuchWork(BaseException):
    """An input kept the program busy for far too long. No `except Exception` on the way can swallow this."""


def bounded(act: Callable[[bytes], object], data: bytes, most: int) -> int:
    """Runs it and returns the number of calls; TooMuchWork beyond the limit. Compiled functions do not count."""
    calls = 0

    def look(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1
            if calls > most:
                sys.setprofile(None)
                raise TooMuchWork(f"more than {most:,} calls for {len(data):,} bytes")

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        act(data)
    finally:
        sys.setprofile(before)
    return calls
