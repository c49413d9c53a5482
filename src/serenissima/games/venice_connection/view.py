"""What a seat sees, built up from nothing.

All is public but the scratch tiles of a proof (VC-81) and completability (VC-82).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import msgspec

from serenissima.core.options import OptionValue
from serenissima.core.state import NOBODY
from serenissima.games.venice_connection.box import FACES, SIDES, WET
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.grid import WIDTH, x_of, y_of
from serenissima.games.venice_connection.position import drawing
from serenissima.games.venice_connection.state import PHASES, REASONS, State

Phase = Literal["start", "turn", "prove", "over"]
_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


class Tile(msgspec.Struct, frozen=True):
    """A tile on the table; the face as in VC-09 and VC-75."""

    x: int
    y: int
    face: str


class OpenEnd(msgspec.Struct, frozen=True):
    """A wet edge (N, E, S or W) of the tile on x,y whose neighbouring cell is empty."""

    x: int
    y: int
    side: str


class Left(msgspec.Struct, frozen=True):
    """Tiles left in the supply: all, and by kind (VC-75). Entered and visible scratch tiles are already taken out."""

    total: int
    plain: int
    t_straight: int
    t_bend: int


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    challenge: Literal["prove", "arbiter", "auto"]
    supply: int
    bridge: bool
    starter: Literal["random", "seat-1", "seat-2", "alternate"]
    match_length: int
    mint_tide: bool
    teaching: bool
    show_proof_building: bool
    proof_seconds: int


class Result(msgspec.Struct, frozen=True):
    """A finished game (VC-60).

    `completion`: tiles that would have closed the canal; empty when it is closed or there are none.
    """

    winner: int
    reason: str
    starter: int
    tiles: list[Tile]
    proof: list[Tile]
    completable: bool
    completion: list[Tile]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. The last `last` of `tiles` were laid in the last turn."""

    options: Table
    phase: Phase
    game: int
    wins: tuple[int, int]
    starter: int | None
    to_move: int | None
    challenged: int | None
    turns: int
    tiles: list[Tile]
    last: int
    entered: list[Tile]
    scratch: list[Tile]
    left: Left
    open_ends: list[OpenEnd]
    position: str
    completable: bool | None
    results: list[Result]


STEPS = (-WIDTH, 1, WIDTH, -1)


def _tiles(packed: Iterable[int]) -> list[Tile]:
    return [Tile(x_of(tile >> 5), y_of(tile >> 5), FACES[tile & 31]) for tile in packed]


@lru_cache(maxsize=2048)
def _board(laid: tuple[int, ...]) -> tuple[list[Tile], list[OpenEnd], str]:
    """The tiles, the open ends and the drawing: the same for all who look, and for every step of a turn."""
    return _tiles(laid), _open_ends(laid), drawing(list(laid))


@lru_cache(maxsize=256)
def _options(values: tuple[tuple[str, OptionValue], ...]) -> Table:
    return msgspec.convert(dict(values), Table)


def _open_ends(laid: tuple[int, ...]) -> list[OpenEnd]:
    cells = {tile >> 5 for tile in laid}
    ends = []
    for tile in laid:
        x, y = x_of(tile >> 5), y_of(tile >> 5)
        for side, step in enumerate(STEPS):
            if WET[tile & 31] >> side & 1 and (tile >> 5) + step not in cells:
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
        options=_options(tuple(rules.values().items())),
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
        left=_left(state, [*laid, *entered, *scratch]),
        open_ends=open_ends,
        position=position,
        completable=state.completable() if rules.teaching else None,
        results=_results(state),
    )
