"""How much of what chance makes is looked at.

Every change is tried on the usual sizes. A long run (`make long`, SERENISSIMA_LONG=1) goes on where the usual one
stops, with the next seeds. The uncompiled run repeats a part: the compiled one has tried the same source on all of it,
and the digests of whole matches are compared (`tests/contract/test_compiled.py`).
"""

from __future__ import annotations

import os

LONG = os.environ.get("SERENISSIMA_LONG") == "1"
PLAIN = os.environ.get("SERENISSIMA_PLAIN") == "1"


def size(usual: int, *, long: int | None = None, plain: int | None = None) -> int:
    """How many matches, positions or seeds."""
    if LONG:
        return usual if long is None else long
    return plain if PLAIN and plain is not None else usual
