"""A spymaster: infers from answers, counts turns instead of steps, and judges a position for both sides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.intrigues_a_venise import chances, moving
from serenissima.bots.lore.intrigues_a_venise.agent import WIN, Agent
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.bots.lore.intrigues_a_venise.chances import after
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.moving import Ending
from serenissima.bots.lore.intrigues_a_venise.probing import Probing
from serenissima.bots.lore.intrigues_a_venise.prospect import Prospect
from serenissima.bots.search import Weighed
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    EXILE,
    FINISH,
    MARBLE,
    SPY,
    STEP,
)
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.tables import BLACK
from serenissima.games.intrigues_a_venise.view import View

CERTAIN = 1 - 1e-9
NAMED = 8
"""How many ways of making a movement are listed."""


class Spymaster(Agent):
    """Plays to win."""

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """The next small moves: a movement is decided as a whole."""
        return self._decide(view, moves)

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """An announcement with its probability beside playing on, or the best ends of a movement, or an exile.

        There are no figures for anything else.
        """
        assert isinstance(view, View)
        plan = self.plan(view, moves, budget)
        chance = self.appraise(view, plan, budget)
        if chance is None or len(moves) == 1:
            return []
        best = Weighed(tuple(plan), 0, chance, plan == [ANNOUNCE] and chance > CERTAIN)
        if ANNOUNCE in moves and plan != [ANNOUNCE]:
            return [best, Weighed((ANNOUNCE,), 0, min(chance, self.appraise(view, [ANNOUNCE], budget) or 0.0))]
        if view.phase != "move" or plan == [ANNOUNCE]:
            return [best]
        insight = self._belief(view)
        others = []
        for other in self._ways(insight, self._game.imagine(view, Random(self._seed)))[1:]:
            less = self.appraise(view, other, budget)
            # a way nearer to the goal that asks nothing worth knowing must not be shown as the better one
            if less is not None and less <= chance and other[0] in moves:
                others.append(Weighed(tuple(other), 0, less))
        return [best, *others]

    def appraise(self, view: Any, plan: Sequence[int], budget: Budget) -> float | None:
        """The chance of winning after a movement, an exile or an announcement, as far as the seat can know.

        If an announcement is possible, anything else is worth what playing on is worth.
        """
        if not view.turn:
            return None
        state: State = self._game.imagine(view, Random(self._seed))
        insight = self._belief(view)
        if plan[0] == ANNOUNCE:
            return min(1.0, insight.sure(list(state.pieces.at), int(state.moved)))
        if ANNOUNCE in state.codes():
            return min(1.0, chances.chance(insight, Prospect(insight), list(state.pieces.at)))
        reached = after(state, plan)
        if reached is None:
            return None
        at, moved = list(reached.pieces.at), int(reached.moved)
        sure = insight.sure(at, moved)
        sure = max(sure, self._extras(insight, at, moved, self._meetings(insight.colours[insight.seat], at)))
        return min(1.0, max(sure if sure >= self._temper.sure else 0.0, chances.chance(insight, Prospect(insight), at)))

    # the parts of a turn

    def _belief(self, view: View) -> Insight:
        return Insight(view, self._temper.reads_tics)

    def _move(self, belief: Belief, state: State) -> list[int]:
        """The way to the best position."""
        assert isinstance(belief, Insight)
        return self._ways(belief, state)[0]

    def _ways(self, insight: Insight, state: State) -> list[list[int]]:
        """The ways to the best positions, the best first."""
        probing = Probing(insight)
        prospect = Prospect(insight)
        start = list(state.pieces.at)
        endings = moving.endings(state)
        worth = [self._judge(insight, probing, prospect, start, ending) for ending in endings]
        order = sorted(range(len(endings)), key=lambda number: -worth[number])
        return [self._way(state, endings[number]) for number in order[:NAMED]]

    def _way(self, state: State, best: Ending) -> list[int]:
        codes: list[int] = []
        for number, (marble, piece, space) in enumerate(best.steps):
            if number or not state.picked:
                codes.append(MARBLE + marble)
            if marble != BLACK and (number or state.spy < 0):
                codes.append(SPY + piece)
            codes.append(STEP + space)
        return [*codes, FINISH]

    def _judge(self, insight: Insight, probing: Probing, prospect: Prospect, start: list[int], ending: Ending) -> float:
        """What a position at the end of the movement is worth."""
        at, temper = list(ending.at), self._temper
        met = self._meetings(insight.colours[insight.seat], at)
        sure = insight.sure(at, ending.moved)
        if sure < temper.sure and met:
            sure = max(sure, self._extras(insight, at, ending.moved, met))
        if sure >= temper.sure:
            return WIN + sure
        worth = prospect.worth(at)
        seats = [seat for seat in range(insight.seats) if seat != insight.seat]
        for other in met.values():
            worth += prospect.gain(start, other)
            if other == AMBASSADOR:
                worth += temper.curious * max(probing.best(seat, True) for seat in seats)
            else:
                seat = next(seat for seat in seats if insight.colours[seat] == other >> 2)
                worth += temper.curious * probing.best(seat, False)
        return worth

    def _ask(self, belief: Belief, state: State, moves: Sequence[int]) -> int:
        assert isinstance(belief, Insight)
        return self._inquire(belief, Probing(belief), state, moves)

    def _exile(self, belief: Belief, state: State, moves: Sequence[int]) -> int:
        """Where it accomplishes the mission, else where it helps the seat's side most."""
        assert isinstance(belief, Insight)
        own = int(state.colours[state.active])
        piece = int(state.pieces.other_on(own, state.met))
        at, moved = list(state.pieces.at), int(state.moved)
        prospect = Prospect(belief)

        def worth(code: int) -> float:
            after = [*at[:piece], code - EXILE, *at[piece + 1 :]]
            if self._temper.sure <= belief.sure(after, moved | 1 << piece) and belief.view.options.exile_can_win:
                return WIN
            return prospect.placed(at, piece, code - EXILE)

        return max(moves, key=worth)
