"""What the chances are learned from: matches of bots of all levels, at the end of every movement."""

from __future__ import annotations

from random import Random

from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.learnable import Lesson
from serenissima.bots.levels import bot
from serenissima.bots.lore.intrigues_a_venise.chances import after, features
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.prospect import Prospect
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome
from serenissima.core.playing import play_match
from serenissima.games.intrigues_a_venise.codes import FINISH

LEVELS = ("novice", "sensible", "spymaster")
BUDGET = Budget(seconds=1.0)
"""None of these bots looks at the clock."""


def lessons(game: AnyGame, seats: int, seed: int) -> list[Lesson]:
    """The end of every movement, seen from the side that moved, with what that seat knows.

    Bots of all levels take part, so that nobody is promised more than a fair share just for playing well.
    """
    random = Random(seed)
    bots: list[Bot] = [bot(game, random.choice(LEVELS), random.getrandbits(32)) for _ in range(seats)]
    state = game.new(seats, game.read_options(game.unattended))
    told: list[tuple[list[float], int]] = []

    def ask(seat: int, codes: list[int]) -> list[int]:
        view = game.memory(state, seat)
        planned = decide(bots[seat], view, codes, BUDGET)
        reached = after(game.imagine(view, random), planned) if FINISH in planned else None
        if reached is not None:
            insight = Insight(view, True)
            told.append((features(insight, Prospect(insight), list(reached.pieces.at)), seat))
        return planned

    play_match(state, lambda entry, odds: random.choices(range(len(odds)), odds)[0], ask)
    outcome = state.outcome()
    assert outcome is not None
    return [Lesson(numbers, _won(outcome, seat)) for numbers, seat in told]


def _won(outcome: Outcome, seat: int) -> float:
    """The result of a seat; half if everybody is first, since nobody has won."""
    drawn = len(outcome.winners) == len(outcome.ranks)
    return 0.5 if drawn else float(seat in outcome.winners)
