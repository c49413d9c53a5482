"""What Venice Connection has beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.game import Extras
from serenissima.core.options import Options
from serenissima.core.study import Study
from serenissima.core.task import Task
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.view import View


def draw(view: View, names: Sequence[str]) -> str:
    """The table drawn with characters; imported when it is asked for."""
    from serenissima.games.venice_connection import terminal

    return terminal.draw(view, names)


def study() -> Study:
    """Analysis, reviews and puzzles; imported when they are asked for."""
    from serenissima.games.venice_connection.study import Study as Whole

    return Whole()


def solver(options: Options) -> Task:
    """The solution of the game; imported when it is asked for."""
    from serenissima.games.venice_connection.solver import begin

    return begin(options)


def current_round(state: State) -> int:
    """The turn that is being made; those of both players are counted together, in each game of a match."""
    return state.turns + 1


EXTRAS: Extras[State, View] = Extras(terminal=draw, study=study, solver=solver, round=current_round)
