"""Fits a small network to lessons, in plain NumPy: Adam, with a decreasing learning rate."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from serenissima.bots.learned import Learned

Numbers = npt.NDArray[np.float32]
"""Lessons: a row per position, with its features and, last, whether it was won."""

BATCH = 1024
"""The most lessons per step."""
STEPS = 100
"""The fewest steps per pass, if there are enough lessons."""
RATE = 0.003
"""The initial learning rate; it decreases linearly to almost zero."""
LAST_RATE = 1e-5
DECAY = 1e-5
"""The weight decay."""
SLOW, SLOWER = 0.1, 0.001
"""One minus Adam's decay rates, for the means of the gradients and of their squares."""
SMALL = 1e-3
"""Added to the standard deviation of every feature, which is zero for a constant one."""
DIGITS = 4
"""How many decimals are stored in the file."""


def fit(lessons: Numbers, hidden: int, passes: int, seed: int) -> Iterator[Learned]:
    """The network after each pass through all lessons; without hidden rows it is a logistic regression."""
    given, won = lessons[:, :-1], lessons[:, -1]
    mean, spread = given.mean(0), given.std(0) + np.float32(SMALL)
    scaled = (given - mean) / spread
    random = np.random.default_rng(seed)
    weights = _beginning(given.shape[1], hidden, random)
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]
    size = max(1, min(BATCH, len(given) // STEPS))
    step = 0
    for number in range(passes):
        rate = np.float32(RATE * (1 - number / passes) + LAST_RATE)
        order = random.permutation(len(given))
        for at in range(0, len(given) - size + 1, size):
            chosen = order[at : at + size]
            step += 1
            slopes = _slopes(weights, scaled[chosen], won[chosen])
            for each, slope, one, two in zip(weights, slopes, first, second, strict=True):
                one += SLOW * (slope - one)
                two += SLOWER * (slope**2 - two)
                change = (one / (1 - (1 - SLOW) ** step)) / (np.sqrt(two / (1 - (1 - SLOWER) ** step)) + 1e-8)
                each -= rate * (change + DECAY * each)
        yield _plain(weights, mean, spread)


def _beginning(told: int, hidden: int, random: np.random.Generator) -> list[Numbers]:
    """Initial hidden rows, their shifts and weights, the base and the linear part, for standardised features."""
    return [
        random.normal(0, told**-0.5, (told, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        random.normal(0, 0.3 * max(1, hidden) ** -0.5, hidden).astype(np.float32),
        np.zeros(1, np.float32),
        np.zeros(told, np.float32),
    ]


def _slopes(weights: list[Numbers], batch: Numbers, won: Numbers) -> list[Numbers]:
    """The gradients of the mean surprise."""
    rows, shift, out, base, linear = weights
    hidden = np.maximum(batch @ rows + shift, 0)
    chance = _squashed(hidden @ out + base[0] + batch @ linear)
    error = (chance - won) / np.float32(len(won))
    back = np.outer(error, out) * (hidden > 0)
    return [batch.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True), batch.T @ error]


def _squashed(levels: Numbers) -> Numbers:
    """The logistic function; the argument is clipped at 30 either way, so that nothing overflows."""
    return (1 / (1 + np.exp(-np.clip(levels, -30, 30)))).astype(np.float32)


def _plain(weights: list[Numbers], mean: Numbers, spread: Numbers) -> Learned:
    """The same network for features that are not standardised."""
    rows, shift, out, base, linear = weights
    middle = mean / spread
    return Learned(
        rows=[_rounded(row) for row in (rows / spread[:, None]).T],
        shift=_rounded(shift - middle @ rows),
        weights=_rounded(out),
        base=round(float(base[0] - middle @ linear), DIGITS),
        linear=_rounded(linear / spread),
    )


def _rounded(numbers: npt.NDArray[np.floating]) -> list[float]:
    return [round(float(number), DIGITS) for number in numbers]


def chances(learned: Learned, given: Numbers) -> npt.NDArray[np.float64]:
    """The chances a stored network gives for many positions at once."""
    rows = np.array(learned.rows, np.float64).reshape(len(learned.rows), given.shape[1])
    hidden = np.maximum(given @ rows.T + np.array(learned.shift), 0)
    levels = hidden @ np.array(learned.weights) + learned.base + given @ np.array(learned.linear)
    return np.asarray(1 / (1 + np.exp(-np.clip(levels, -30, 30))), np.float64)


def surprise(learned: Learned, lessons: Numbers) -> float:
    """The mean surprise at how these positions ended (log loss, in nats)."""
    return _surprise(chances(learned, lessons[:, :-1]), lessons[:, -1])


def surprise_by(share: float, lessons: Numbers) -> float:
    """The mean surprise if only the share of won positions is known."""
    return _surprise(np.full(len(lessons), share), lessons[:, -1])


def _surprise(chance: npt.NDArray[np.float64], won: Numbers) -> float:
    sure = np.clip(chance, 1e-5, 1 - 1e-5)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())
