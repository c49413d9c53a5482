# compiled with mypyc
"""The call "Impossible!": the player of the last turn is challenged (VC-36, VC-37)."""

from __future__ import annotations

from serenissima.games.venice_connection import telling
from serenissima.games.venice_connection.state.ending import end
from serenissima.games.venice_connection.state.position import PROVE, REFUTED, RUINED, Position
from serenissima.games.venice_connection.state.rules import ARBITER


def impossible(position: Position) -> None:
    """The player of the last turn must prove or concede (VC-36, VC-37), or the arbiter decides at once (VC-45)."""
    caller, challenged = position.mover, 1 - position.mover
    if position.told is not None:
        telling.called(position)
    if position.rules.mode != ARBITER:
        position.phase = PROVE
        position.mover = challenged
        return
    found = position.completion()
    if position.told is not None:
        telling.judged(position, found)
    if found is None:
        end(position, caller, RUINED)
    else:
        end(position, challenged, REFUTED)
