"""How many random matches, positions and seeds the tests try.

Every change is tried on the usual sizes; `make check` (SERENISSIMA_QUICK=1) looks at the first of them. A long run
(`make long`, SERENISSIMA_LONG=1) goes on where the usual one stops, with the next seeds. The uncompiled run repeats a
part: the compiled one has tried the same source on all of it, and the digests of whole matches are compared
(`tests/contract/test_compiled.py`).
"""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest

QUICK = os.environ.get("SERENISSIMA_QUICK") == "1"
LONG = os.environ.get("SERENISSIMA_LONG") == "1"
PLAIN = os.environ.get("SERENISSIMA_PLAIN") == "1"


def size(usual: int, *, quick: int | None = None, long: int | None = None, plain: int | None = None) -> int:
    """How many matches, positions or seeds."""
    wanted = long if LONG else quick if QUICK else plain if PLAIN else None
    return usual if wanted is None else wanted


def spread(values: Iterable[object], quick: int = 1) -> list[object]:
    """Values to try a test on, alike in what they prove: `make check` takes the first ones, `make test` all.

    The uncompiled run, which leaves out what is slow, takes all as well.
    """
    later = [] if PLAIN else [pytest.mark.slow]
    return [value if at < quick else pytest.param(value, marks=later) for at, value in enumerate(values)]
