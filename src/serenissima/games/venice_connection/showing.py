"""Builds a view from nothing (VC-81, VC-82)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from serenissima.core.options import Options
from serenissima.core.state import NOBODY
from serenissima.games.venice_connection.box import FACES, SIDES, STRIP, WET
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.setup.drawings import drawing
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import STEP, unpacked
from serenissima.games.venice_connection.state.position import PHASES, REASONS
from serenissima.games.venice_connection.turning import turnable
from serenissima.games.venice_connection.view import Left, OpenEnd, Phase, Result, Table, Tile, View

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


def _tiles(packed: Iterable[int]) -> list[Tile]:
    return [Tile(x, y, FACES[face]) for x, y, face in map(unpacked, packed)]


@lru_cache(maxsize=2048)
def _board(laid: tuple[int, ...]) -> tuple[list[Tile], list[OpenEnd], str]:
    """The tiles, the open ends and the drawing: they differ neither between viewers nor between the steps of a turn."""
    return _tiles(laid), _open_ends(laid), drawing(list(laid))


@lru_cache(maxsize=64)
def _table(options: Options) -> Table:
    return msgspec.convert(dict(options), Table)


def _open_ends(laid: tuple[int, ...]) -> list[OpenEnd]:
    cells = {tile >> 5 for tile in laid}
    ends = []
    for tile in laid:
        x, y, face = unpacked(tile)
        for side, step in enumerate(STEP):
            if WET[face] >> side & 1 and (tile >> 5) + step not in cells:
                ends.append(OpenEnd(x, y, SIDES[side]))
    return ends


def _left(state: State, taken: list[int]) -> Left:
    left = state.left_without(taken)
    return Left(sum(left), *left)


@lru_cache(maxsize=4096)
def _result(
    winner: int, reason: int, starter: int, tiles: tuple[int, ...], proof: tuple[int, ...], left: tuple[int, ...]
) -> Result:
    """A finished game, and how it could have been closed. Searched once: every later view shows it again."""
    closing = completion(list(tiles), list(left))
    return Result(
        winner=winner,
        reason=REASONS[reason],
        starter=starter,
        tiles=_tiles(tiles),
        proof=_tiles(proof),
        completable=closing is not None,
        completion=_tiles(proof or closing or ()),
        left=sum(left) - len(proof),
    )


def _results(state: State) -> list[Result]:
    """All finished games; what the engine knew about them may be told now (VC-82)."""
    return [
        _result(game.winner, game.reason, game.starter, tuple(game.tiles), tuple(game.proof), tuple(game.left))
        for game in state.finished()
    ]


def view(state: State, seat: int) -> View:
    """What this seat (or ONLOOKER) sees."""
    rules = state.rules
    laid = state.laid_tiles()
    entered = state.entered_tiles()
    mover = state.to_move()
    challenged = state.challenged_seat()
    shown = challenged is not None and (seat == challenged or rules.show_building)
    scratch = state.scratch_tiles() if shown else []
    tiles, open_ends, position = _board(tuple(laid))
    return View(
        options=_table(rules.options),
        phase=_PHASES[state.phase],
        game=state.game,
        wins=(state.wins_of(0), state.wins_of(1)),
        starter=state.starter if state.starter >= 0 else None,
        to_move=None if mover == NOBODY else mover,
        challenged=challenged,
        turns=state.turns,
        tiles=tiles,
        last=state.last,
        entered=_tiles(entered),
        scratch=_tiles(scratch),
        turnable=turnable(state) if entered or scratch else [],
        most=min(STRIP, sum(state.left_without(laid))),
        left=_left(state, [*laid, *entered, *scratch]),
        open_ends=open_ends,
        position=position,
        completable=state.completable() if rules.teaching else None,
        results=_results(state),
    )
