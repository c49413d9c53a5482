"""Fits the chances of `bots/lore/intrigues_a_venise/chances.py` to how matches of spymasters and agents end.

`python tests/bots/fit_intrigues.py 480 2`: so many matches with this seed, half of them for three; prints the weights.
"""

from __future__ import annotations

import sys
from math import exp, log
from random import Random

import serenissima
from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.levels import bot
from serenissima.bots.lore.intrigues_a_venise.chances import WEIGHTS, after, features
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.prospect import Prospect
from serenissima.core.fortuna import Fortuna
from serenissima.core.state import FORTUNA, NOBODY

GAME = serenissima.game("intrigues-a-venise")
BUDGET = Budget(seconds=1.0)
STEPS, STRIDE = 1_000, 1.0

Sample = tuple[tuple[float, ...], int]


def samples(seats: int, seed: str) -> list[tuple[int, tuple[float, ...]]]:
    """One match: after every movement the seat and its features, and last the winners as seats with no features."""
    state = GAME.new(seats, GAME.read_options(GAME.unattended))
    luck, random = Fortuna(seed), Random(seed)
    bots: list[Bot] = [
        bot(GAME, random.choice(("spymaster", "sensible")), random.getrandbits(32)) for _ in range(seats)
    ]
    found: list[tuple[int, tuple[float, ...]]] = []
    entry = 0
    planned: list[int] = []
    last = NOBODY
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        codes = state.codes()
        if seat == FORTUNA:
            state.play(codes[luck.draw(entry, state.odds())])
            planned = []
            continue
        if seat != last or not planned or planned[0] not in codes:
            view = GAME.view(state, seat)
            planned = decide(bots[seat], view, codes, BUDGET)
            reached = after(GAME.imagine(view, random), planned) if view.turn and len(planned) > 1 else None
            if reached is not None:
                insight = Insight(view, True)
                found.append((seat, features(insight, Prospect(insight), list(reached.ground.at))))
        state.play(planned.pop(0))
        last = seat
    outcome = state.outcome()
    assert outcome is not None
    return [*found, *((winner, ()) for winner in outcome.winners)]


def fit(found: list[Sample]) -> list[float]:
    """Logistic regression by gradient descent."""
    weights = [0.0] * len(WEIGHTS)
    for _ in range(STEPS):
        slope = [0.0] * len(weights)
        for values, won in found:
            miss = won - 1 / (1 + exp(-sum(w * v for w, v in zip(weights, values, strict=True))))
            for i, value in enumerate(values):
                slope[i] += miss * value
        weights = [w + STRIDE * s / len(found) for w, s in zip(weights, slope, strict=True)]
    return weights


def main(matches: int, seed: int) -> None:
    """Plays, fits on three of four matches, and says how well that foretells the fourth."""
    parts: tuple[list[Sample], list[Sample]] = ([], [])
    for number in range(matches):
        match = samples(3 + number % 2, f"{seed}/{number}")
        winners = {seat for seat, values in match if not values}
        parts[number // 2 % 4 == 3].extend((values, int(seat in winners)) for seat, values in match if values)
    weights = fit(parts[0])
    for name, part in zip(("fitted", "fresh"), parts, strict=True):
        share = sum(won for _, won in part) / len(part)
        plain = -sum(log(share if won else 1 - share) for _, won in part) / len(part)
        told = 0.0
        for values, won in part:
            chance = 1 / (1 + exp(-sum(w * v for w, v in zip(weights, values, strict=True))))
            told -= log(chance if won else 1 - chance) / len(part)
        print(f"{name}: {len(part)} positions, surprise {told:.3f} (knowing nothing: {plain:.3f})")
    print("WEIGHTS =", tuple(round(weight, 2) for weight in weights))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
