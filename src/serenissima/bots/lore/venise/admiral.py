"""The strongest player: compares the best ends of its turn by trials in worlds that fit its view.

In a trial everybody plays on for some turns, nobody looking further ahead than their own turn; then the player with
the shortest way left is likely to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic

from serenissima.bots.bot import Budget, Clock
from serenissima.bots.halving import Worlds, halve
from serenissima.bots.lore.venise.pilot import Pilot
from serenissima.bots.lore.venise.planner import BOARD_PHASES, Planner
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.bots.lore.venise.trial import Trials, still_racing
from serenissima.bots.lore.venise.turn import WON, End
from serenissima.bots.luck import luck
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.games.venise.box import GEMS
from serenissima.games.venise.codes import CHOOSE
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.view import View

MOST = 6_000
"""The limit of positions when finding the ends of its turn."""
QUICK = 1_200
"""The limit of positions in every turn of a trial."""
ENDS = 10
"""The number of ends that are compared."""
WIDE = 120
"""The number of ends that are screened first if somebody else may win in the next turns."""
SCREENS = 3
"""The number of worlds for screening."""
SCREENING = 0.3
"""The largest share of the time spent on screening."""
TURNS = 4
"""The turns of a trial before it is judged, after the one being tried."""
WORLDS = 200
"""The most worlds imagined."""
PART = 0.95
"""The share of the time that may be used: whatever has begun must be finished."""


def _others(world: State) -> list[Player]:
    return [player for seat, player in enumerate(world.players) if seat != world.seat]


class Contender:
    """An end of the turn and the results of its trials."""

    def __init__(self, end: End) -> None:
        self.line: list[int] = end.line
        self.total = 0.0
        self.trials = 0

    def mean(self) -> float:
        """The chance of being first so far."""
        return self.total / self.trials if self.trials else 0.0


class Admiral(Planner):
    """Plans its turn and tries it out."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, ADMIRAL, seed)

    def _turn(self, view: View, moves: Sequence[int], budget: Budget) -> list[int]:
        """The best of the turns it tried. If only cards are at stake there is nothing to try."""
        weighed = self.weigh(view, moves, budget)
        return list(weighed[0].plan) if weighed else super()._turn(view, moves, budget)

    def weigh(self, view: View, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """The ends of its turn that it tried, best first; nothing outside a turn."""
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
        """The chance of being first after this turn."""
        chances = self.outlook(view, plan, budget)
        return None if chances is None else chances[view.seat]

    def outlook(self, view: View, plan: Sequence[int], budget: Budget) -> list[float] | None:
        """The chances of all seats, adding up to one, after these moves of the viewer, if any; None outside turns.

        Estimated by trials in the same worlds for every turn asked about. They are not the worlds in which a turn was
        found to be the best, or it would look better than it is.
        """
        world: State = self._game.imagine(view, Random(self._seed))
        if (plan and plan[0] >= CHOOSE) or world.phase not in BOARD_PHASES:
            return None
        pilot = _pilot(world, monotonic() + budget.seconds)
        return self._chances(view, plan, budget.start(), pilot)

    def _chances(self, view: View, plan: Sequence[int], clock: Clock, pilot: Pilot) -> list[float]:
        """The chances of all seats after a plan, from as many trials as the clock allows."""
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
    """Makes a pilot that plays turns at this table until that time."""
    pilot = Pilot(world.rules, ADMIRAL, QUICK)
    pilot.until = until
    return pilot


def _screen(
    view: View, contenders: list[Contender], worlds: Worlds[State], clock: Clock, pilot: Pilot, random: Random
) -> None:
    """Puts those ends first after which others win least often before its next turn."""
    round_trip = Trials([pilot] * len(view.players), len(view.players) - 1)
    lost = [0.0] * len(contenders)
    for number in range(SCREENS):
        world, seed = worlds[number], random.getrandbits(32)
        for i, contender in enumerate(contenders):
            if clock.spent() > SCREENING:
                # an end that was not tried in this world counts as a loss
                lost[i:] = [count + 1.0 for count in lost[i:]]
                break
            lost[i] += round_trip.play(world.copy(), contender.line, Dice(seed))[view.seat] == 0.0
            clock.tick()
    order = sorted(range(len(contenders)), key=lambda i: lost[i])
    contenders[:] = [contenders[i] for i in order]


def _compare(
    view: View, contenders: list[Contender], worlds: Worlds[State], clock: Clock, pilot: Pilot, random: Random
) -> list[Weighed]:
    """Tries all of them in the same worlds, dropping the worse half each time."""
    trials = Trials([pilot] * len(view.players), TURNS)

    def try_all(left: list[Contender], number: int) -> None:
        """Runs one trial for each; one that was not finished in time does not count."""
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
