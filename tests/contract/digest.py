"""A digest of seeded matches of every game: equal wherever the same rules run, compiled or not.

python -m tests.contract.digest
"""

from __future__ import annotations

import hashlib
import json

import msgspec

import serenissima
from serenissima._plain import is_compiled
from serenissima.core import state
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice, playout
from tests.contract.cases import LIMIT, cases, match_of


def _of(game: AnyGame) -> str:
    digest = hashlib.sha256()
    for case in cases(game):
        match = match_of(case)
        digest.update(match.record().encode())
        for seat in case.observers:
            digest.update(msgspec.json.encode([match.view(seat), match.heard(seat)]))
        blind = case.new()
        digest.update(f"{playout(blind, Dice(case.seed + 1), LIMIT)}".encode())
        digest.update(msgspec.json.encode(blind.outcome()))
    return digest.hexdigest()


def digests() -> dict[str, str]:
    """The digest of each game by name."""
    return {name: _of(game) for name, game in serenissima.all_games().items()}


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(state), "digests": digests()}))
