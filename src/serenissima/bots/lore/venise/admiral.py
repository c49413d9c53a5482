"""The strongest player: compares the best ends of its turn by trials, in worlds that fit what it sees.

In a trial everybody plays on for some turns, none of them looking further than the own turn; then who has the shortest
way left is likely to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic

from serenissima.bots.bot import Budget, Clock
from serenissima.bots.halving import Worlds, halve
from serenissima.bots.lore.venise.pilot import Pilot
from serenissima.bots.lore.venise.planner import BOARD_PHASES, beginning
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.bots.lore.venise.trial import Trials, still_racing
from serenissima.bots.lore.venise.turn import WON, End
from serenissima.bots.luck import luck
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.games.venise.box import GEMS
from serenissima.games.venise.codes import CHOOSE
from serenissima.games.venise.player import Player
from serenissima.games.venise.sight import View
from serenissima.games.venise.state import State

MOST = 6_000
"""Positions looked at to find the ends of the own turn."""
QUICK = 1_200
"""The same for every turn of a trial."""
ENDS = 10
"""So many are compared."""
WIDE = 120
"""So many are looked at where somebody else may win in the next turns, in so many worlds and this part of the time."""
SCREENS = 3
SCREENING = 0.3
TURNS = 4
"""Turns of a trial after the own one, before it is judged."""
WORLDS = 200
"""So many worlds are imagined."""
ALONE = 8
"""So many trials say what the only end of a turn is worth."""
PART = 0.95
"""Of the time: what is begun must be ended."""


def _others(world: State) -> list[Player]:
    return [player for seat, player in enumerate(world.players) if seat != world.seat]


class Contender:
    """An end of the turn and what its trials brought."""

    def __init__(self, end: End) -> None:
        self.line: list[int] = end.line
        self.total = 0.0
        self.trials = 0

    def mean(self) -> float:
        """The chance to be first so far."""
        return self.total / self.trials if self.trials else 0.0


class Admiral:
    """Plans its turn and tries it."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The first move of its turn."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: View, moves: Sequence[int], budget: Budget) -> list[int]:
        """Its whole turn, or what is left of it."""
        if len(moves) == 1:
            return [moves[0]]
        if moves[0] >= CHOOSE:
            return [beginning(view, moves, luck(self._seed, view))]
        weighed = self.weigh(view, moves, budget)
        if weighed:
            return list(weighed[0].plan)
        world: State = self._game.imagine(view, luck(self._seed, view))
        return [_pilot(world, monotonic() + budget.seconds * PART).tidy(world)]

    def weigh(self, view: View, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """The ends of its turn that it tried, the best first; of what is no turn it has no figures."""
        if len(moves) == 1 or moves[0] >= CHOOSE:
            return []
        clock = replace(budget, seconds=budget.seconds * PART).start()
        random = luck(self._seed, view)
        worlds: Worlds[State] = Worlds(lambda: self._game.imagine(view, random), WORLDS)
        world = worlds[0]
        pilot = _pilot(world, monotonic() + budget.seconds * PART)
        if world.phase not in BOARD_PHASES:
            return []
        ends = pilot.turn.ends(world, MOST, pilot.until)
        if len(ends) == 1:
            won = ends[0].worth >= WON
            line = tuple(ends[0].line)
            return [
                Weighed(line, 1, 1.0, proven=True)
                if won
                else Weighed(line, 0, self._chances(view, line, clock, pilot)[view.seat])
            ]
        contenders = [Contender(end) for end in ends[:WIDE]]
        if any(player.active() and player.gem_count == GEMS - 1 for player in _others(world)):
            _screen(view, contenders, worlds, clock, pilot, random)
        return _compare(view, contenders[:ENDS], worlds, clock, pilot, random)

    def appraise(self, view: View, plan: Sequence[int], budget: Budget) -> float | None:
        """The chance to be first after this turn."""
        chances = self.outlook(view, plan, budget)
        return None if chances is None else chances[view.seat]

    def outlook(self, view: View, plan: Sequence[int], budget: Budget) -> list[float] | None:
        """The chances of all seats after these small moves of the viewer, if any: together one. None: no turn is on.

        By trials in the same worlds for every turn that is asked about. They have nothing in common with those in which
        a turn was found to be the best one, else it would look better than it is.
        """
        world: State = self._game.imagine(view, Random(self._seed))
        if (plan and plan[0] >= CHOOSE) or world.phase not in BOARD_PHASES:
            return None
        pilot = _pilot(world, monotonic() + budget.seconds)
        return self._chances(view, plan, budget.start(), pilot)

    def _chances(self, view: View, plan: Sequence[int], clock: Clock, pilot: Pilot) -> list[float]:
        """The same, while the clock runs."""
        random = Random(f"{self._seed} appraises")
        trials = Trials([pilot] * len(view.players), TURNS)
        total, number = [0.0] * len(view.players), 0
        while not number or not (clock.over() or number == WORLDS):
            world: State = self._game.imagine(view, random)
            racing = still_racing(world)
            for code in plan:
                if world.to_move() != view.seat or code not in world.codes():
                    break
                world.play(code)
            chances = trials.go_on(world, racing, Dice(random.getrandbits(32)))
            total = [sum(pair) for pair in zip(total, chances, strict=True)]
            number += 1
            clock.tick()
        return [chance / number for chance in total]


def _pilot(world: State, until: float) -> Pilot:
    """Who plays turns at this table until that time."""
    pilot = Pilot(world.rules, ADMIRAL, QUICK)
    pilot.until = until
    return pilot


def _screen(
    view: View, contenders: list[Contender], worlds: Worlds[State], clock: Clock, pilot: Pilot, random: Random
) -> None:
    """Where somebody may win before the next own turn, those ends come first after which that happens least."""
    round_trip = Trials([pilot] * len(view.players), len(view.players) - 1)
    lost = [0.0] * len(contenders)
    for number in range(SCREENS):
        world, seed = worlds[number], random.getrandbits(32)
        for i, contender in enumerate(contenders):
            if clock.spent() > SCREENING:
                # who was not looked at in this world may be lost
                lost[i:] = [count + 1.0 for count in lost[i:]]
                break
            lost[i] += round_trip.play(world.copy(), contender.line, Dice(seed))[view.seat] == 0.0
            clock.tick()
    order = sorted(range(len(contenders)), key=lambda i: lost[i])
    contenders[:] = [contenders[i] for i in order]


def _compare(
    view: View, contenders: list[Contender], worlds: Worlds[State], clock: Clock, pilot: Pilot, random: Random
) -> list[Weighed]:
    """All in the same worlds; the worse half drops out again and again."""
    trials = Trials([pilot] * len(view.players), TURNS)

    def try_all(left: list[Contender], number: int) -> None:
        """One trial for each; what was not ended in time does not count."""
        seed = random.getrandbits(32)
        for contender in left:
            chance = trials.play(worlds[number].copy(), contender.line, Dice(seed))[view.seat]
            if clock.over():
                return
            contender.total += chance
            contender.trials += 1
            clock.tick()

    ranking = halve(contenders, try_all, Contender.mean, clock)
    return [Weighed(tuple(each.line), max(1, each.trials), each.mean()) for each in ranking]
