"""Positions written down: the tiles and all else of a match, so that it can begin there.

Tiles are written as records have them, `0,0:F 1,0:7` (VC-09), in the order they were laid. A drawing (VC-11) or a state
of `position.from_position` is less: whose turns they were is not in it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serenissima.core.game import NotAMove
from serenissima.core.options import Options
from serenissima.core.positions import Part
from serenissima.games.venice_connection.box import KIND
from serenissima.games.venice_connection.figure import Figure
from serenissima.games.venice_connection.grid import REACH, cell_of, face_of, lay_code, tile_text, x_of, y_of
from serenissima.games.venice_connection.moves import Alphabet, Lay
from serenissima.games.venice_connection.rules import ARBITER, AUTO, Finished, Rules
from serenissima.games.venice_connection.state import (
    CLOSED,
    NO_PROOF,
    OUT_OF_TILES,
    OVER,
    PHASES,
    PROOF,
    PROVE,
    REASONS,
    REFUTED,
    RUINED,
    START,
    TURN,
    State,
)
from serenissima.games.venice_connection.view import Phase

Side = Literal[0, 1]
Reason = Literal["closed", "out_of_tiles", "proof", "no_proof", "ruined", "refuted"]
Small = Annotated[int, Meta(ge=0, le=24)]

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])
_REASONS = msgspec.convert(REASONS, tuple[Reason, ...])
_SIDES: tuple[Side, Side] = (0, 1)
_LETTERS = Alphabet()
_CALLER_WINS = (OUT_OF_TILES, NO_PROOF, RUINED)
"""How a game ends for who would be to move: not by a closed canal, and not by calling in vain."""


class Result(Part, frozen=True, kw_only=True):
    """A game of the match that is over: who began and won it, why, its tiles, and the proof if one was shown."""

    winner: Side
    reason: Reason
    starter: Side
    tiles: str
    proof: str = ""


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `to_move`: who decides; when it is over, whose turn it would be. `turns`, `last`: turns made in this game and tiles
    of the last one; if they are not given, as if all tiles but the last had lain there. `entered`: the tiles of the
    turn that is being made. `scratch`: those of a proof that is being made. `reason`: why it is over. `results`: the
    earlier games of the match.
    """

    phase: Phase = "turn"
    to_move: Side = 0
    tiles: str = ""
    turns: Small | None = None
    last: Small | None = None
    entered: str = ""
    scratch: str = ""
    reason: Reason | None = None
    results: tuple[Result, ...] = ()


def read_tiles(words: str) -> list[int]:
    """The packed tiles of these words."""
    tiles = []
    for word in words.split():
        try:
            move = _LETTERS.parse(word)
            code = _LETTERS.code(move)
        except NotAMove:
            raise ValueError(f"{word[:40]!r} is no tile: one is written 2,-1:F (VC-09)") from None
        if not isinstance(move, Lay):
            raise ValueError(f"{word[:40]!r} is no tile: one is written 2,-1:F (VC-09)")
        tiles.append(int(cell_of(code)) * 32 + int(face_of(code)))
    return tiles


def write_tiles(tiles: list[int]) -> str:
    """Packed tiles as words."""
    return " ".join(tile_text(tile >> 5, tile & 31) for tile in tiles)


def _lay(rules: Rules, figure: Figure, tiles: list[int]) -> None:
    """Lays tiles that fit, of those there are; all of them hang together (VC-28, VC-29, VC-75)."""
    for tile in tiles:
        cell, face = tile >> 5, tile & 31
        if figure.laid[cell] or not figure.fitting(cell) >> face & 1:
            raise ValueError(f"{tile_text(cell, face)} does not fit where it lies (VC-25, VC-29)")
        if (figure.plain, figure.t_straight, figure.t_bend)[KIND[face]] == 0:
            raise ValueError(f"there is no tile left for {tile_text(cell, face)} in a supply of {rules.plain} (VC-71)")
        figure.lay(cell, face)
    if figure.count() and not _hangs_together(figure):
        raise ValueError("the tiles lie in parts that do not touch (VC-28)")
    far = max((max(abs(int(x_of(tile >> 5))), abs(int(y_of(tile >> 5)))) for tile in figure.order), default=0)
    if far + figure.left() > REACH:
        raise ValueError(f"the tiles lie too far from 0,0 for {figure.left()} more (VC-10)")


def _hangs_together(figure: Figure) -> bool:
    cells = {(x_of(tile >> 5), y_of(tile >> 5)) for tile in figure.order}
    waiting = [cells.pop()]
    while waiting:
        x, y = waiting.pop()
        near = cells & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        cells -= near
        waiting += near
    return not cells


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it cannot be."""
    rules = Rules(options)
    state = State(rules)
    state.phase = PHASES.index(setup.phase)
    state.history = [_finished(state, result) for result in setup.results]
    state.game = len(setup.results) + 1
    state.won0 = sum(result.winner == 0 for result in setup.results)
    state.won1 = len(setup.results) - state.won0
    if max(state.won0, state.won1) > rules.length // 2:
        raise ValueError(f"the match is over after {rules.length // 2 + 1} games won (VC-63)")
    if (setup.reason is None) == (state.phase == OVER):
        raise ValueError("there is a reason exactly when it is over (VC-60)")
    if setup.scratch and state.phase not in (PROVE, OVER):
        raise ValueError("scratch tiles are for a proof (VC-44)")
    if setup.entered and state.phase != TURN:
        raise ValueError("tiles are entered in a turn (VC-83)")
    if state.phase == START:
        _check_start(setup, rules)
        state.mover, state.starter = 0, -1
        return state
    _count_turns(state, setup)
    _lay(rules, state.figure, read_tiles(setup.tiles))
    if state.phase == OVER:
        _end(state, setup)
        return state
    _check_lasting(state)
    if state.phase == PROVE:
        _lay(rules, state.figure, read_tiles(setup.scratch))
        state.scratch = len(setup.scratch.split())
    for tile in read_tiles(setup.entered):
        if lay_code(tile >> 5, tile & 31) not in state.codes():
            raise ValueError(f"{write_tiles([tile])} cannot be entered in this turn (VC-83)")
        state.enter(tile)
    return state


def _finished(state: State, result: Result) -> Finished:
    """An earlier game. Its tiles lay on the table as they must."""
    tiles, proof = read_tiles(result.tiles), read_tiles(result.proof)
    reason = REASONS.index(result.reason)
    if (reason == PROOF) != bool(proof):
        raise ValueError("there is a proof exactly when a game ended by one (VC-41)")
    figure = state.rules.figure()
    _lay(state.rules, figure, tiles)
    _lay(state.rules, figure, proof)
    return Finished(result.winner, reason, result.starter, tiles, proof, state.left_without(tiles))


def _check_start(setup: Setup, rules: Rules) -> None:
    if setup != Setup(phase="start") or rules.starter != "random":
        raise ValueError("in the phase start nothing has happened, and chance draws who begins (VC-18)")


def _count_turns(state: State, setup: Setup) -> None:
    """Who decides, who began, and how many turns there were: the players take turns (VC-19)."""
    count = len(setup.tiles.split())
    state.turns = min(count, 1) if setup.turns is None else setup.turns
    state.last = min(count, 1) if setup.last is None else setup.last
    if not min(count, 1) <= state.turns <= count or not state.turns <= count - state.last + 1:
        raise ValueError(f"{count} tiles are not laid in {state.turns} turns with {state.last} in the last one (VC-23)")
    if not min(count, 1) <= state.last <= min(count, 3):
        raise ValueError(f"a turn is one to three tiles, not {state.last} (VC-23)")
    state.mover = setup.to_move
    turn = 1 - setup.to_move if state.phase == PROVE else setup.to_move
    state.starter = (turn + state.turns) % 2


def _check_lasting(state: State) -> None:
    """VC-32 to VC-34: the game is not over with these tiles."""
    if state.figure.closed() or state.figure.left() == 0:
        raise ValueError("the canal is closed or all tiles are laid, so the game is over (VC-32, VC-33)")
    if state.rules.mode == AUTO and not state.completable():
        raise ValueError("the canal cannot be closed any more, so the game is over (VC-45)")
    if state.phase == PROVE and (state.rules.mode in (ARBITER, AUTO) or not state.turns):
        raise ValueError("nobody has been challenged to prove anything here (VC-36, VC-45)")


def _end(state: State, setup: Setup) -> None:
    """VC-60: who has won follows from whose turn it would be."""
    assert setup.reason is not None
    reason = REASONS.index(setup.reason)
    mode = state.rules.mode
    allowed = {
        CLOSED: state.figure.closed(),
        OUT_OF_TILES: state.figure.left() == 0 and not state.figure.closed(),
        PROOF: mode not in (ARBITER, AUTO) and bool(setup.scratch),
        NO_PROOF: mode not in (ARBITER, AUTO),
        RUINED: mode in (ARBITER, AUTO) and not state.completable(),
        REFUTED: mode == ARBITER and state.completable(),
    }
    if not state.turns or not allowed[reason] or (setup.scratch and reason not in (PROOF, NO_PROOF)):
        raise ValueError(f"with these tiles and options a game does not end by {setup.reason} (VC-60)")
    if reason not in (CLOSED, OUT_OF_TILES) and (state.figure.closed() or state.figure.left() == 0):
        raise ValueError("the canal is closed or all tiles are laid, so the game ended by that (VC-32, VC-33)")
    _lay(state.rules, state.figure, read_tiles(setup.scratch))
    if reason == PROOF and not state.figure.closed():
        raise ValueError("a proof is a closed canal (VC-41)")
    state.scratch = len(setup.scratch.split())
    state.reason = reason
    state.winner = setup.to_move if reason in _CALLER_WINS else 1 - setup.to_move
    if state.winner == 0:
        state.won0 += 1
    else:
        state.won1 += 1
    needed = state.rules.length // 2 + 1
    if state.wins_of(state.winner) != needed:
        raise ValueError(f"the match is over after {needed} games won (VC-63)")


def describe(state: State) -> Setup:
    """The position of a state."""
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
