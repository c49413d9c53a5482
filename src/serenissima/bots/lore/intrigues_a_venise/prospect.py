"""What a position is worth to a side: how soon it can accomplish its mission, and how soon the others can."""

from __future__ import annotations

from serenissima.bots.lore.intrigues_a_venise.belief import Task
from serenissima.bots.lore.intrigues_a_venise.distance import STEPS
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.race import near
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, SPACES
from serenissima.games.intrigues_a_venise.state.tables import AMBASSADOR_EXILES, EXILES

EAGER = 3.0
"""The value of being able to finish now."""
MATE = 3.0
"""The value if a partner who knows the mission can."""
UNTOLD = 0.4
"""The share of that which counts while the partner has not seen one's own message."""
ALARM = 1.5
"""The cost if an enemy who knows the mission can."""
LATE = 24
"""From this turn on enemies are assumed to know it."""
LIKELY = 0.02
"""Tasks less likely than this are ignored."""


class Prospect:
    """Judges positions by what a seat believes."""

    def __init__(self, insight: Insight) -> None:
        self._insight = insight
        self._own = insight.colours[insight.seat]
        self._tasks: list[tuple[Task, int, float]] = []
        """A task, the colour of a player who may do it, and what that is worth."""
        mine: dict[Task, float] = {}
        for task, weight in insight.tasks.items():
            key = task._replace(enemy=-1)
            mine[key] = mine.get(key, 0.0) + weight
        self._add({(task, 1 << self._own): weight for task, weight in mine.items()}, EAGER)
        friends: dict[tuple[Task, int], float] = {}
        for (task, colours), weight in insight.friends.items():
            side = (task._replace(enemy=-1), colours)
            friends[side] = friends.get(side, 0.0) + weight * self._told(colours)
        self._add(friends, MATE)
        alarm = ALARM * min(1.0, insight.view.turn / LATE)
        self._add(insight.rivals, -alarm)
        self._cache: dict[tuple[int, ...], float] = {}
        self._gains: dict[int, float] = {}

    def _add(self, sides: dict[tuple[Task, int], float], worth: float) -> None:
        for (task, colours), weight in sides.items():
            if weight > LIKELY:
                self._tasks += [(task, colour, weight * worth) for colour in range(4) if colours >> colour & 1]

    def _told(self, colours: int) -> float:
        insight = self._insight
        seats = [seat for seat in range(insight.seats) if colours >> insight.colours[seat] & 1]
        return 1.0 if any(insight.told(seat) for seat in seats) else UNTOLD

    def worth(self, at: list[int]) -> float:
        """Positive is good for the seat's side."""
        return sum(
            weight * self._near(number, task, at, colour) for number, (task, colour, weight) in enumerate(self._tasks)
        )

    def both(self, at: list[int]) -> tuple[float, float]:
        """What it is worth to the seat's side, and to the others."""
        ours = theirs = 0.0
        for number, (task, colour, weight) in enumerate(self._tasks):
            part = weight * self._near(number, task, at, colour)
            if part > 0:
                ours += part
            else:
                theirs -= part
        return ours, theirs

    def _near(self, number: int, task: Task, at: list[int], colour: int) -> float:
        """`race.near`, computed once for each set of places."""
        spies = at[4 * colour : 4 * colour + 4]
        key = (number, at[task.piece], at[AMBASSADOR], *spies)
        if task.kind == "meet":
            key = (*key, at[task.other])
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = near(task, at, colour)
        return found

    def placed(self, at: list[int], piece: int, space: int) -> float:
        """What a position is worth after the exile of a piece."""
        after = [*at[:piece], space, *at[piece + 1 :]]
        return self.worth(after) + self.company(after)

    def gain(self, at: list[int], piece: int) -> float:
        """What exiling this piece can gain. Computed once, wherever the seat's spies go."""
        if piece not in self._gains:
            spaces = AMBASSADOR_EXILES if piece == AMBASSADOR else EXILES[self._insight.view.options.exile]
            free = [space for space in SPACES if spaces >> space & 1 and space not in at]
            now = self.placed(at, piece, at[piece])
            self._gains[piece] = max((self.placed(at, piece, space) for space in free), default=now) - now
        return self._gains[piece]

    def company(self, at: list[int]) -> float:
        """Spies of a likely partner and the Ambassador are better close by, those of enemies far away."""
        insight = self._insight
        mine = at[4 * self._own : 4 * self._own + 4]
        worth = 0.0
        for seat in range(insight.seats):
            if seat != insight.seat:
                colour = insight.colours[seat]
                side = 2 * insight.trust(seat) - 1
                for space in at[4 * colour : 4 * colour + 4]:
                    worth -= 0.03 * side * min(STEPS[space][own] for own in mine)
                    worth += 0.02 * STEPS[at[AMBASSADOR]][space] * -side
        return worth - 0.1 * min(STEPS[at[AMBASSADOR]][own] for own in mine)
