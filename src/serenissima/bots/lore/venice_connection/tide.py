"""Turns where rings do not help: around tiles entered on the empty table, with Mint Tide's forks, or too many rings."""

from __future__ import annotations

from random import Random

from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.codes import CONFIRM, LAY
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_of

TRIES = 8


def around(world: State, allowed: set[int] | None = None) -> list[list[int]]:
    """Every whole turn (packed tiles) that contains the tiles entered so far, adding only tiles in `allowed`."""
    found = {}
    ahead = [world]
    while ahead:
        position = ahead.pop()
        codes = position.codes()
        if CONFIRM in codes:
            tiles = sorted(position.entered_tiles())
            found[tuple(tiles)] = tiles
        for code in codes:
            if code >= LAY and (allowed is None or tile_of(code) in allowed):
                after = position.copy()
                after.play(code)
                ahead.append(after)
    return list(found.values())


def tide(world: State, random: Random) -> list[int]:
    """A turn from the shortest completion: all of it if possible, else a part; empty if everything is ruined."""
    tiles = world.laid_tiles() + world.entered_tiles()
    missing = completion(tiles, world.left_without(tiles))
    if missing is None:
        return []
    turns = around(world, set(missing))
    random.shuffle(turns)
    turns.sort(key=lambda turn: not set(missing) <= set(turn))
    if turns and set(missing) <= set(turns[0]):
        return turns[0]
    for turn in turns[:TRIES]:
        if not _gives_away(world, turn):
            return turn
    return turns[0] if turns else []


def _gives_away(world: State, turn: list[int]) -> bool:
    """Whether the shortest completion after this turn is a single turn."""
    tiles = world.laid_tiles() + turn
    missing = completion(tiles, world.left_without(tiles))
    if missing is None or len(missing) > STRIP:
        return missing is None
    after = world.copy()
    for tile in turn:
        if tile not in world.entered_tiles():
            after.enter(tile)
    after.play(CONFIRM)
    return any(set(missing) <= set(closing) for closing in around(after, set(missing)))
