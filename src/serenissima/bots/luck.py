"""A bot's random numbers. They depend only on its seed and on what its seat sees.

So a bot needs no memory: whether it lives through a match or is made for each decision, here or in another process,
after a restart or an undo, it does the same in the same position (decision 15).
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

BYTES = 16


def luck(seed: int, view: Any) -> Random:
    """Random numbers for one decision of a bot with this seed. No view occurs twice, so no two decisions share them."""
    return luck_of(seed, msgspec.json.encode(view))


def luck_of(seed: int, view_json: bytes) -> Random:
    """Random numbers for one decision, from the view as JSON."""
    return Random(blake2b(b"%d/%b" % (seed, view_json), digest_size=BYTES).digest())
