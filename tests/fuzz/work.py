"""A bound of work: calls are counted, not seconds, so that a busy machine finds nothing that a quiet one does not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


class TooMuchWork(BaseException):
    """An input kept the program busy beyond all measure. No `except Exception` on the way can swallow it."""


def bounded(act: Callable[[bytes], object], data: bytes, most: int) -> int:
    """Does it and returns the number of calls it took; TooMuchWork after so many. Compiled functions do not count."""
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
