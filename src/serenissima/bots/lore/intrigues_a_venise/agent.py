"""An agent: keeps an exact notebook, is sensible on the board, open to friends and misleading to enemies.

Every decision is planned from the view. Its random numbers follow from the seed and the turn, so the small moves of a
turn fit together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.intrigues_a_venise import answering, moving
from serenissima.bots.lore.intrigues_a_venise.asking import Asking, Questions
from serenissima.bots.lore.intrigues_a_venise.belief import Belief, Task
from serenissima.bots.lore.intrigues_a_venise.distance import STEPS, nearest
from serenissima.bots.lore.intrigues_a_venise.moving import Ending
from serenissima.core.game import AnyGame
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, GESTURES, IDENTITIES
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    ASK,
    END,
    EXILE,
    EXTRA,
    FINISH,
    MARBLE,
    MEET,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.tables import NEIGHBOURS, YELLOW
from serenissima.games.intrigues_a_venise.view import View

NEARER = 0.75
"""The factor by which a goal is worth less one step further away."""
WIN = 100.0


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How a player behaves."""

    name: str
    sure: float
    """How likely a mission must be accomplished to be announced."""
    curious: float
    """What a bit of information is worth."""
    eager: float
    """What being near the goal is worth."""
    careless: float
    """How random its movements are."""
    guarded: bool
    """Whether it considers what its answers reveal."""
    tics: float
    """How often it makes a tic in its turn."""
    reads_tics: bool


class Agent:
    """Plays with a temper."""

    def __init__(self, game: AnyGame, temper: Temper, seed: int) -> None:
        self._game = game
        self._temper = temper
        self._seed = seed

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The next small move."""
        return self._decide(view, moves)[0]

    def _decide(self, view: Any, moves: Sequence[int]) -> list[int]:
        """The next small move, and those meant to follow it if there are any."""
        assert isinstance(view, View)
        if len(moves) == 1:
            return [moves[0]]
        random = Random(f"{self._seed}/{view.turn}/{view.phase}/{len(view.questions)}")
        if view.turn == 0:
            return [random.choice(moves)]
        gesture = self._gesture(view, moves)
        if gesture is not None:
            return [gesture]
        turns = [code for code in moves if code < TIC]
        belief = self._belief(view)
        if view.question is not None and view.phase == "answer":
            return [answering.choose(belief, view.question, turns, random, self._temper.guarded)]
        state: State = self._game.imagine(view, random)
        at, moved = list(state.pieces.at), int(state.moved)
        if ANNOUNCE in turns and belief.sure(at, moved) >= self._temper.sure:
            return [ANNOUNCE]
        turns = [code for code in turns if code != ANNOUNCE] or turns
        if view.phase == "move":
            return self._move(belief, state)
        if view.phase == "exile":
            return [self._exile(belief, state, turns)]
        if view.phase == "ask":
            return [self._ask(belief, state, turns)]
        return [min(turns, key=lambda code: (MEET < code < ASK, code)) if END in turns else turns[0]]

    # the parts of a turn

    def _belief(self, view: View) -> Belief:
        return Belief(view, self._temper.reads_tics)

    def _gesture(self, view: View, moves: Sequence[int]) -> int | None:
        """Now and then a tic, never two, at the beginning of the movement; half of them are those of its own agent."""
        if view.phase != "move" or view.to_move != view.active or view.picked is not None:
            return None
        if any(tic.seat == view.seat and tic.turn == view.turn for tic in view.tics):
            return None
        random = Random(f"{self._seed}/{view.turn}/tic")
        tics = [code for code in moves if code >= TIC]
        if not tics or random.random() >= self._temper.tics:
            return None
        envelope = None if view.seat is None else view.players[view.seat].envelope
        if envelope is not None and random.random() < 0.5:
            own = IDENTITIES.index(envelope.identity)
            tics = [code for code in tics if (code - TIC) % 20 // 5 == own]
        assert len(GESTURES) == len(IDENTITIES)
        return random.choice(tics)

    def _move(self, belief: Belief, state: State) -> list[int]:
        """One small move of the next step towards the best position."""
        questions = Questions(belief)
        own = int(state.colours[state.active])
        chance = Random(f"{self._seed}/{belief.view.turn}/where").random()

        def worth(ending: Ending) -> float:
            noise = Random(f"{chance}/{ending.at}").random() if self._temper.careless else 0.0
            return self._value(belief, questions, own, ending) + self._temper.careless * noise

        found = moving.best(moving.endings(state), worth)
        if not found.steps:
            return [FINISH]
        marble, piece, space = found.steps[0]
        if not state.picked:
            return [MARBLE + marble]
        return [SPY + piece if state.spy < 0 else STEP + space]

    def _value(self, belief: Belief, questions: Questions, own: int, ending: Ending) -> float:
        """What a position at the end of the movement is worth."""
        at, temper = list(ending.at), self._temper
        met = self._meetings(own, at)
        sure = belief.sure(at, ending.moved)
        if sure < temper.sure and met:
            sure = max(sure, self._extras(belief, at, ending.moved, met))
        if sure >= temper.sure:
            return WIN + sure
        worth = temper.eager * sum(weight * near(task, at, own) for task, weight in belief.tasks.items())
        seats = [seat for seat in range(belief.seats) if seat != belief.seat]
        for spy, other in met.items():
            if other == AMBASSADOR:
                worth += temper.curious * max(questions.best(seat, True) for seat in seats)
            else:
                seat = next(seat for seat in seats if belief.colours[seat] == other >> 2)
                worth += temper.curious * questions.best(seat, False)
            assert spy >> 2 == own
        return worth

    def _meetings(self, own: int, at: list[int]) -> dict[int, int]:
        """The seat's own spies and the pieces they meet."""
        mine = {at[spy]: spy for spy in range(4 * own, 4 * own + 4)}
        others = [piece for piece in range(len(at)) if piece >> 2 != own and at[piece]]
        return {mine[at[piece]]: piece for piece in others if at[piece] in mine}

    def _extras(self, belief: Belief, at: list[int], moved: int, met: dict[int, int]) -> float:
        """How sure the mission is after the best extra step, if there is one (IV-404)."""
        scope = belief.view.options.extra_step_scope
        spies = [spy for spy, other in met.items() if other != AMBASSADOR or scope == "all"]
        return max((self._extra(belief, at, moved, spy) for spy in spies), default=0.0)

    def _extra(self, belief: Belief, at: list[int], moved: int, spy: int) -> float:
        """How sure the mission is after the best extra step of this spy (IV-430)."""
        best = 0.0
        for space in NEIGHBOURS[64 * YELLOW + at[spy]]:
            if space not in at:
                after = [*at[:spy], int(space), *at[spy + 1 :]]
                best = max(best, belief.sure(after, moved | 1 << spy))
        return best

    def _ask(self, belief: Belief, state: State, moves: Sequence[int]) -> int:
        """The question that reveals most, or the extra step that accomplishes the mission."""
        return self._inquire(belief, Questions(belief), state, moves)

    def _inquire(self, belief: Belief, questions: Asking, state: State, moves: Sequence[int]) -> int:
        """The question that reveals most by these values, or the extra step that accomplishes the mission."""
        own = state.colours[state.active]
        spy = int(state.pieces.spy_on(own, state.met))
        ambassador = state.pieces.other_on(own, state.met) == AMBASSADOR
        at, moved = list(state.pieces.at), int(state.moved)
        for code in moves:
            if EXTRA < code <= EXILE:
                after = [*at[:spy], code - EXTRA, *at[spy + 1 :]]
                if belief.sure(after, moved | 1 << spy) >= self._temper.sure:
                    return code
        asks = [code for code in moves if ASK <= code <= EXTRA]

        def worth(code: int) -> float:
            seat = int(state.seat_of[(code - ASK) >> 1])
            return questions.worth(seat, ambassador, (code - ASK) & 1)

        return max(asks, key=worth)

    def _exile(self, belief: Belief, state: State, moves: Sequence[int]) -> int:
        """Where it accomplishes the mission; else enemies far away, a partner's spy and the Ambassador close by."""
        own = int(state.colours[state.active])
        piece = int(state.pieces.other_on(own, state.met))
        at, moved = list(state.pieces.at), int(state.moved)
        trust = 0.5
        if piece != AMBASSADOR:
            trust = belief.trust(int(state.seat_of[piece >> 2]))

        def worth(code: int) -> float:
            after = [*at[:piece], code - EXILE, *at[piece + 1 :]]
            if self._temper.sure <= belief.sure(after, moved | 1 << piece) and belief.view.options.exile_can_win:
                return WIN
            return self._placed(belief, own, piece, after, trust)

        return max(moves, key=worth)

    def _placed(self, belief: Belief, own: int, piece: int, at: list[int], trust: float) -> float:
        """What it is worth to have sent a piece there."""
        worth = sum(weight * near(task, at, own) for task, weight in belief.tasks.items())
        worth -= sum(weight * danger(belief, task, at) for task, weight in belief.tasks.items())
        mine = min(STEPS[at[piece]][at[spy]] for spy in range(4 * own, 4 * own + 4))
        if piece == AMBASSADOR:
            others = [spy for spy in range(AMBASSADOR) if spy >> 2 != own and at[spy]]
            return worth + 0.1 * (min(STEPS[at[piece]][at[spy]] for spy in others) - mine)
        return worth + 0.1 * mine * (1 - 2 * trust)


def near(task: Task, at: list[int], own: int) -> float:
    """How near the player of this colour is to fulfilling a task: 1 is done, 0 means it is not up to them."""
    if task.kind == "go":
        mine = task.piece == AMBASSADOR or task.piece >> 2 == own
        return NEARER ** nearest(at[task.piece], task.other) if mine else 0.0
    if task.kind == "meet":
        mine = AMBASSADOR in (task.piece, task.other) or own in (task.piece >> 2, task.other >> 2)
        return float(NEARER ** STEPS[at[task.piece]][at[task.other]]) if mine else 0.0
    spies = range(4 * own, 4 * own + 4)
    return float(NEARER ** min(STEPS[at[spy]][at[task.piece]] for spy in spies))


def danger(belief: Belief, task: Task, at: list[int]) -> float:
    """How near enemies are to the piece they may be after."""
    if task.enemy < 0:
        return 0.0
    enemies = [
        4 * belief.colours[seat] + build
        for seat in range(belief.seats)
        if seat != belief.seat and belief.trust(seat) < 0.5
        for build in range(4)
        if 4 * belief.colours[seat] + build != task.enemy
    ]
    return float(NEARER ** min((STEPS[at[spy]][at[task.enemy]] for spy in enemies), default=99))
