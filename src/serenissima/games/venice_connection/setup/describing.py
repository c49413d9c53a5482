"""The position of a state, written down."""

from __future__ import annotations

import msgspec

from serenissima.games.venice_connection.setup.written import Reason, Result, Setup, Side, write_tiles
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.position import OVER, PHASES, PROVE, REASONS, START
from serenissima.games.venice_connection.view import Phase

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])
_REASONS = msgspec.convert(REASONS, tuple[Reason, ...])
_SIDES: tuple[Side, Side] = (0, 1)


def describe(state: State) -> Setup:
    """Everything so far that can matter, so that `build` gives a position that is the same for everybody."""
    if state.phase == START:
        return Setup(phase="start")
    turn = (state.starter + state.turns) % 2
    return Setup(
        phase=_PHASES[state.phase],
        to_move=_SIDES[1 - turn if state.phase == PROVE else turn],
        tiles=write_tiles(state.laid_tiles()),
        turns=state.turns,
        last=state.last,
        entered=write_tiles(state.entered_tiles()),
        scratch=write_tiles(state.scratch_tiles()),
        reason=_REASONS[state.reason] if state.phase == OVER else None,
        results=tuple(
            Result(
                winner=_SIDES[game.winner],
                reason=_REASONS[game.reason],
                starter=_SIDES[game.starter],
                tiles=write_tiles(game.tiles),
                proof=write_tiles(game.proof),
            )
            for game in state.history
        ),
    )
