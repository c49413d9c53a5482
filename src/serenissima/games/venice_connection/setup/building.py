"""The state of a position that is written down, or what is wrong with it."""

from __future__ import annotations

from serenissima.core.options import Options
from serenissima.games.venice_connection.box import KIND
from serenissima.games.venice_connection.codes import REACH
from serenissima.games.venice_connection.setup.written import Result, Setup, read_tiles, write_tiles
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.grid import hang_together, lay_code, tile_text, unpacked
from serenissima.games.venice_connection.state.position import (
    CLOSED,
    NO_PROOF,
    NONE,
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
    Finished,
)
from serenissima.games.venice_connection.state.rules import ARBITER, AUTO, Rules, rules_for

_CALLER_WINS = (OUT_OF_TILES, NO_PROOF, RUINED)
"""For these reasons the player who would be to move wins; for the others, the player of the last turn."""


def _lay(rules: Rules, figure: Figure, tiles: list[int]) -> None:
    """Lays tiles that fit and are left in the supply; all of them must hang together (VC-28, VC-29, VC-75)."""
    for tile in tiles:
        cell, face = tile >> 5, tile & 31
        if figure.laid[cell] or not figure.fitting(cell) >> face & 1:
            raise ValueError(f"{tile_text(tile)} does not fit where it lies (VC-25, VC-29)")
        if (figure.plain, figure.t_straight, figure.t_bend)[KIND[face]] == 0:
            raise ValueError(f"there is no tile left for {tile_text(tile)} in a supply of {rules.plain} (VC-71)")
        figure.lay(cell, face)
    if figure.count() and not hang_together(figure.order):
        raise ValueError("the tiles lie in parts that do not touch (VC-28)")
    far = max((max(abs(x), abs(y)) for x, y, _ in map(unpacked, figure.order)), default=0)
    if far + figure.left() > REACH:
        raise ValueError(f"the tiles lie too far from 0,0 for {figure.left()} more (VC-10)")


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it is impossible."""
    rules = rules_for(seats, options)
    state = State(rules)
    state.phase = PHASES.index(setup.phase)
    state.history = [_finished(state, result) for result in setup.results]
    state.game = len(setup.results) + 1
    state.won0 = sum(result.winner == 0 for result in setup.results)
    state.won1 = len(setup.results) - state.won0
    if max(state.won0, state.won1) >= rules.needed():
        raise ValueError(f"the match is over after {rules.needed()} games won (VC-63)")
    if (setup.reason is None) == (state.phase == OVER):
        raise ValueError("there is a reason exactly when it is over (VC-60)")
    if setup.scratch and state.phase not in (PROVE, OVER):
        raise ValueError("scratch tiles are for a proof (VC-44)")
    if setup.entered and state.phase != TURN:
        raise ValueError("tiles are entered in a turn (VC-83)")
    if state.phase == START:
        _check_start(setup, rules)
        state.mover, state.starter = 0, NONE
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
    """An earlier game, whose tiles must have fitted as well."""
    tiles, proof = read_tiles(result.tiles), read_tiles(result.proof)
    reason = REASONS.index(result.reason)
    if (reason == PROOF) != bool(proof):
        raise ValueError("there is a proof exactly when a game ended by one (VC-41)")
    figure = state.rules.figure()
    _lay(state.rules, figure, tiles)
    _lay(state.rules, figure, proof)
    return Finished(result.winner, reason, result.starter, tiles, proof, state.left_without(tiles))


def _check_start(setup: Setup, rules: Rules) -> None:
    if setup != Setup(phase="start") or not rules.drawn:
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
    needed = state.rules.needed()
    if state.wins_of(state.winner) != needed:
        raise ValueError(f"the match is over after {needed} games won (VC-63)")
