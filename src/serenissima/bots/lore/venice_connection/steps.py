"""The small moves in which a whole turn or a whole proof is entered (VC-44, VC-83)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, SHOW
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import lay_code


def next_step(turn: Iterable[int], entered: Sequence[int], moves: Sequence[int], random: Random) -> int:
    """The next small move of a turn of packed tiles; any legal one if no turn fits the tiles entered."""
    for tile in turn:
        code = lay_code(tile >> 5, tile & 31)
        if tile not in entered and code in moves:
            return code
    if CONFIRM in moves:
        return CONFIRM
    return random.choice([code for code in moves if code != IMPOSSIBLE])


def prove(world: State, moves: Sequence[int]) -> int:
    """VC-47: shows a completion tile by tile if there is one, else concedes."""
    if SHOW in moves:
        return SHOW
    tiles = world.laid_tiles() + world.scratch_tiles()
    for tile in completion(tiles, world.left_without(tiles)) or ():
        code = lay_code(tile >> 5, tile & 31)
        if code in moves:
            return code
    return CONCEDE
