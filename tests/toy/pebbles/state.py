"""The state of Pebbles: what may be done, and what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from serenissima.core.options import Options
from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.core.state import State as Protocol

from . import telling
from .box import GREEDY, GUESS_POINTS, IN_BAG, LAST_POINTS, STONES, WAVE_ODDS, WORTH
from .codes import CALM, DRAW, NAME, PEEK, POINT, TAKE, WAVE

NONE: Final = -1
"""No seat, no stone."""


class Rules:
    """The number of seats and the options. Shared by all copies of a state."""

    __slots__ = ("heap", "last", "options", "peek", "seats")

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.heap = options.number("heap")
        """The pebbles at the start (TOY-2)."""
        self.peek = options.flag("peek")
        self.last = options.choice("last")


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)


class State(Protocol):
    """A position. `stones` holds colours by number; a seat that has not drawn has NONE."""

    __slots__ = (
        "guessed", "heap", "lagoon", "last_taker", "named", "peeked", "pointed", "rules", "shown", "stones", "taken",
        "turn", "waves",
    )  # fmt: skip

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """The first position, before the stones are drawn (TOY-2), or a copy of `source`."""
        super().__init__()
        seats = rules.seats
        self.rules = rules
        if source is None:
            self.heap = rules.heap
            self.lagoon = 0
            self.taken = [0] * seats
            self.stones = [NONE] * seats
            self.shown = [False] * seats
            self.peeked = [NONE] * seats
            """Whose stone each seat has peeked at."""
            self.guessed = [NONE] * seats
            """At whom each seat has pointed."""
            self.named = [NONE] * seats
            """Which colour each seat has named then."""
            self.turn = 0
            self.pointed = False
            """The seat to move has pointed and must name a colour (TOY-9)."""
            self.waves = False
            """Fortuna decides about a wave (TOY-6)."""
            self.last_taker = NONE
        else:
            self.heap = source.heap
            self.lagoon = source.lagoon
            self.taken = source.taken[:]
            self.stones = source.stones[:]
            self.shown = source.shown[:]
            self.peeked = source.peeked[:]
            self.guessed = source.guessed[:]
            self.named = source.named[:]
            self.turn = source.turn
            self.pointed = source.pointed
            self.waves = source.waves
            self.last_taker = source.last_taker

    def to_move(self) -> int:
        """Fortuna while stones are drawn and when a wave may come; otherwise the seat whose turn it is."""
        if NONE in self.stones or self.waves:
            return FORTUNA
        return self.turn if self.heap else NOBODY

    def codes(self) -> list[int]:
        """What may be done now."""
        if NONE in self.stones:
            return [DRAW + stone for stone, left in enumerate(self.bag()) if left]
        if self.waves:
            return [CALM, WAVE]
        if not self.heap:
            return []
        if self.pointed:
            return [NAME + stone for stone in range(len(STONES))]
        others = [seat for seat in range(self.rules.seats) if seat != self.turn and not self.shown[seat]]
        codes = [TAKE + count - 1 for count in range(1, min(GREEDY, self.heap) + 1)]
        if self.rules.peek and self.peeked[self.turn] == NONE:
            codes += [PEEK + seat for seat in others]
        if self.guessed[self.turn] == NONE:
            codes += [POINT + seat for seat in others]
        return codes

    def odds(self) -> list[int]:
        """A stone is as likely as it is frequent in the bag (TOY-3); a wave comes once in four (TOY-6)."""
        if self.waves:
            return list(WAVE_ODDS)
        return [left for left in self.bag() if left]

    def bag(self) -> list[int]:
        """How many stones of each colour are still in the bag."""
        return [total - self.stones.count(stone) for stone, total in enumerate(IN_BAG)]

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code >= NAME:
            self._name(code - NAME)
        elif code >= POINT:
            self._point(code - POINT)
        elif code >= PEEK:
            self._peek(code - PEEK)
        elif code >= TAKE:
            self._take(code - TAKE + 1)
        elif code >= CALM:
            self._wave(code == WAVE)
        else:
            self._draw(code - DRAW)

    def _draw(self, stone: int) -> None:
        """TOY-3: the next player draws; the owner alone sees the colour."""
        seat = self.stones.index(NONE)
        self.stones[seat] = stone
        if self.told is not None:
            telling.drawn(self, seat)

    def _take(self, count: int) -> None:
        """TOY-5: pebbles from the heap; TOY-6: three at once call the wave."""
        self.heap -= count
        self.taken[self.turn] += count
        self.last_taker = self.turn
        self.waves = count == GREEDY
        if self.told is not None:
            telling.taken(self, count)
        if not self.waves:
            self._end_turn()

    def _wave(self, comes: bool) -> None:
        """TOY-6: a wave washes one pebble into the lagoon."""
        self.waves = False
        if comes:
            self.taken[self.turn] -= 1
            self.lagoon += 1
        if self.told is not None:
            telling.washed(self, comes)
        self._end_turn()

    def _peek(self, of_seat: int) -> None:
        """TOY-7: everybody sees who looks at whose stone; the colour is for the one who looks."""
        self.peeked[self.turn] = of_seat
        if self.told is not None:
            telling.peeked(self, of_seat)
        self._end_turn()

    def _point(self, of_seat: int) -> None:
        """TOY-8: first the player, then the colour."""
        self.guessed[self.turn] = of_seat
        self.pointed = True
        if self.told is not None:
            telling.pointed(self, of_seat)

    def _name(self, stone: int) -> None:
        """TOY-10: a stone that is guessed is laid open."""
        of_seat = self.guessed[self.turn]
        right = self.stones[of_seat] == stone
        self.named[self.turn] = stone
        self.pointed = False
        if self.told is not None:
            telling.guessed(self, of_seat, stone, right)
        if right:
            self._show("TOY-10", of_seat)
        self._end_turn()

    def _show(self, rule: str, seat: int) -> None:
        if not self.shown[seat]:
            self.shown[seat] = True
            if self.told is not None:
                telling.shown(self, rule, seat)

    def _end_turn(self) -> None:
        """TOY-1: the next seat; TOY-11: at the end all stones are laid open."""
        if self.heap:
            self.turn = (self.turn + 1) % self.rules.seats
        else:
            for seat in range(self.rules.seats):
                self._show("TOY-11", seat)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return type(self)(self.rules, self)

    def outcome(self) -> Outcome | None:
        """TOY-11 to TOY-13."""
        if self.to_move() != NOBODY:
            return None
        scores = [self.points(seat) for seat in range(self.rules.seats)]
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        reason = "points" if ranks.count(1) == 1 else "shared"
        return Outcome(ranks=ranks, reason=reason, scores=tuple(scores))

    def points(self, seat: int) -> int:
        """TOY-12, when all is over."""
        points = self.taken[seat] + WORTH[self.stones[seat]]
        if self.named[seat] != NONE and self.named[seat] == self.stones[self.guessed[seat]]:
            points += GUESS_POINTS
        if seat == self.last_taker:
            points += LAST_POINTS[self.rules.last]
        return points
