# compiled with mypyc
"""Search to the end of the match, where it is in reach: the payoff a team can be sure of, whatever the others do.

All other teams are assumed to play against it. With two teams the result is exact; with more it is a lower bound.
Chance counts with its odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from serenissima.bots.payoff import payoffs
from serenissima.bots.tree import Guide
from serenissima.core.state import FORTUNA, NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from serenissima.bots.bot import Clock

GLANCES: Final = 16
"""How many positions cost about as much as a playout, which is one iteration of a budget."""
REMEMBERED: Final = 200_000
"""How many positions are remembered, to bound the memory; further ones are searched again each time."""


class Known:
    """Bounds on the payoff of a position, as far as it was searched."""

    __slots__ = ("least", "most")

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most


class Exact:
    """A search of one position. `over`: it gave up because `share` of the budget was spent."""

    __slots__ = ("_clock", "_guide", "_known", "_refuted", "_share", "_team", "_teams", "looked", "over")

    def __init__(
        self, guide: Guide, teams: Callable[[int], tuple[int, ...]], seats: int, clock: Clock, share: float = 1.0
    ) -> None:
        self._guide = guide
        self._teams: tuple[int, ...] = teams(seats)
        self._team: int = 0
        self._clock = clock
        self._share = share
        self._known: dict[tuple[int, ...], Known] = {}
        self._refuted: list[int] = [-1] * seats
        """For each seat, the code that last settled a position: it often settles the next one as well."""
        self.looked: int = 0
        self.over: bool = False

    def sure(self, world: State, guess: list[int], every: bool = False) -> list[tuple[int, float]]:
        """Each code of the player to move with the payoff it is sure of; empty if the search had to give up.

        Those in `guess` are searched first. Codes that are no better than the best so far may show any payoff up to it,
        and after a sure win the rest is left out, unless `every` is true.
        """
        self._team = self._teams[world.to_move()]
        assured: list[tuple[int, float]] = []
        best = 0.0
        codes = world.codes()
        likely = [code for code in guess if code in codes]
        for code in [*likely, *[code for code in codes if code not in likely]]:
            twin = world.copy()
            twin.play(code)
            worth = self._value(twin, 0.0 if every else best, 1.0)
            if self.over:
                return []
            assured.append((code, worth))
            best = max(best, worth)
            if best >= 1.0 and not every:
                break
        return assured

    def _value(self, world: State, low: float, high: float) -> float:
        """The payoff of the team; if it is outside `low` to `high`, only on which side."""
        seat = world.to_move()
        if seat == NOBODY:
            outcome = world.outcome()
            assert outcome is not None
            return payoffs(outcome, self._teams)[self._teams.index(self._team)]
        self.looked += 1
        if self.looked % GLANCES == 0:
            self._clock.tick()
            if self._clock.spent() >= self._share:
                self.over = True
                return low
        key = self._guide.key(world)
        known = self._known.get(key) if key is not None else None
        if known is not None:
            if known.least == known.most or known.least >= high:
                return known.least
            if known.most <= low:
                return known.most
        if seat == FORTUNA:
            worth = self._mean(world)
            least, most = worth, worth
        else:
            worth = self._best(world, seat, low, high)
            # below the window this is an upper bound, above it a lower one
            least = worth if worth > low else 0.0
            most = worth if worth < high else 1.0
        if key is not None and not self.over and (known is not None or len(self._known) < REMEMBERED):
            self._known[key] = Known(least, most)
        return worth

    def _mean(self, world: State) -> float:
        codes = world.codes()
        odds = world.odds()
        total = 0
        worth = 0.0
        for i in range(len(codes)):
            twin = world.copy()
            twin.play(codes[i])
            worth += odds[i] * self._value(twin, 0.0, 1.0)
            total += odds[i]
            if self.over:
                break
        return worth / total

    def _best(self, world: State, seat: int, low: float, high: float) -> float:
        """The best the player to move can do for or against the team."""
        ours = self._teams[seat] == self._team
        best = 0.0 if ours else 1.0
        codes = world.codes()
        first = self._refuted[seat]
        if first in codes:
            codes = [first, *[code for code in codes if code != first]]
        for code in codes:
            twin = world.copy()
            twin.play(code)
            worth = self._value(twin, low, high)
            if self.over:
                return low
            if ours and worth > best:
                best = worth
                low = max(low, worth)
            elif not ours and worth < best:
                best = worth
                high = min(high, worth)
            if low >= high or (best >= 1.0 if ours else best <= 0.0):
                self._refuted[seat] = code
                break
        return best
