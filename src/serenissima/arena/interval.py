"""How certain a count is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""How many standard deviations either side of the mean hold 95 % of a normal distribution."""


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's 95 % interval for the true rate; good for few trials and for rates near 0 or 1."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    middle = rate + z * z / (2 * trials)
    scale = 1 + z * z / trials
    low = 0.0 if successes == 0 else (middle - spread) / scale  # the formula's result, without rounding errors
    high = 1.0 if successes == trials else (middle + spread) / scale
    return low, high
