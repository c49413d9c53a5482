"""What a bot leaves to chance. It follows from its seed and from what its seat sees, and from nothing else.

So a bot needs no memory: whether it lives through a match or is made for each decision, here or in another process,
after a restart or when a move was taken back, it does the same in the same position (decision 15).
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

BYTES = 16


def luck(seed: int, view: Any) -> Random:
    """Chance for one decision of a bot with this seed. No view is seen twice, so no two decisions share it."""
    return luck_of(seed, msgspec.json.encode(view))


def luck_of(seed: int, view_json: bytes) -> Random:
    """Chance for one decision, from the view as JSON."""
    return Random(blake2b(b"%d/%b" % (seed, view_json), digest_size=BYTES).digest())
