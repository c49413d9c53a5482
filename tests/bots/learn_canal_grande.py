"""How the Doge's `learned2.json` and `learned4.json` were made; needs numpy, and a compiled engine to be quick.

    python -m tests.bots.learn_canal_grande <seats> <seconds> <file> [<seed>]

Swift players play matches for so many seconds; of every beginning of a round it is kept what is told about it
(`prospects.py`) and whether the side that divides has won. A small network learns to foretell that (Adam, ten passes).
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any

from serenissima.bots.lore.canal_grande.prospects import features
from serenissima.bots.lore.canal_grande.swift import Swift, run_on
from serenissima.core.playout import Dice
from serenissima.games.canal_grande import GAME

HIDDEN = 24
BATCH = 1024
PASSES = 10
TESTED = 0.07
"""The share of the positions that is not learned from, but tests what was learned."""


def lessons(seats: int, seconds: float, seed: int) -> list[list[float]]:
    """What is told about positions, and at the end of each whether the side that divides has won."""
    dice, swift = Dice(seed), Swift()
    found: list[list[float]] = []
    end = monotonic() + seconds
    while monotonic() < end:
        state = GAME.new(seats, GAME.read_options({}))
        told: list[tuple[list[float], int]] = []
        while not run_on(state, swift, dice, 1):
            told.append((features(state), state.rules.side(state.divider)))
        found += [[*numbers, 1.0 if side == state.winner else 0.0] for numbers, side in told]
    return found


def learn(np: Any, rows: list[list[float]], seed: int) -> dict[str, Any]:
    """The network that foretells best, for numbers as they are told."""
    data = np.array(rows, dtype=np.float32)
    given, won = data[:, :-1], data[:, -1]
    cut = int(len(data) * (1 - TESTED))
    mean, spread = given[:cut].mean(0), given[:cut].std(0) + 1e-3
    scaled = (given - mean) / spread
    random = np.random.default_rng(seed)
    size = given.shape[1]
    weights = [
        random.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        random.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
        np.zeros(size, np.float32),
    ]
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]

    def foretell(batch: Any) -> tuple[Any, Any]:
        hidden = np.maximum(batch @ weights[0] + weights[1], 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ weights[2] + weights[3][0] + batch @ weights[4])))

    step = 0
    for number in range(PASSES):
        rate = 0.003 * (1 - number / PASSES) + 1e-5
        order = random.permutation(cut)
        for at in range(0, cut - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            batch = scaled[chosen]
            hidden, chance = foretell(batch)
            error = (chance - won[chosen]) / BATCH
            back = np.outer(error, weights[2]) * (hidden > 0)
            slopes = [batch.T @ back, back.sum(0), hidden.T @ error, np.array([error.sum()]), batch.T @ error]
            step += 1
            for each, slope, one, two in zip(weights, slopes, first, second, strict=True):
                one += 0.1 * (slope - one)
                two += 0.001 * (slope**2 - two)
                change = (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.999**step)) + 1e-8)
                each -= rate * (change + 1e-5 * each)
        chance = np.clip(foretell(scaled[cut:])[1], 1e-5, 1 - 1e-5)
        loss = -(won[cut:] * np.log(chance) + (1 - won[cut:]) * np.log(1 - chance)).mean()
        sys.stdout.write(f"pass {number + 1}: loss {loss:.4f} on {len(chance)} positions\n")
    rows_in = (weights[0] / spread[:, None]).T
    base = float(weights[3][0] - (mean / spread) @ weights[4])
    return {
        "rows": [_plain(row) for row in rows_in],
        "shift": _plain(weights[1] - (mean / spread) @ weights[0]),
        "weights": _plain(weights[2]),
        "base": round(base, 4),
        "linear": _plain(weights[4] / spread),
    }


def _plain(numbers: Any) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def main() -> None:
    """Plays, learns, writes."""
    seats, seconds, file = int(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    file.write_text(json.dumps(learn(import_module("numpy"), lessons(seats, seconds, seed), seed)))


if __name__ == "__main__":
    main()
