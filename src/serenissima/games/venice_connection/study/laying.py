"""Positions laid out freely, and turns in words."""

from __future__ import annotations

import re

from serenissima.core.game import NotAMove, Refusal
from serenissima.core.options import Options
from serenissima.core.study import Unfit
from serenissima.games.venice_connection.alphabet import Alphabet
from serenissima.games.venice_connection.box import KIND, STRIP
from serenissima.games.venice_connection.codes import CONFIRM, REACH
from serenissima.games.venice_connection.moves import Lay
from serenissima.games.venice_connection.refuse import refuse
from serenissima.games.venice_connection.setup import read_drawing
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import cell_text, hang_together, tile_of, tile_texts, unpacked
from serenissima.games.venice_connection.state.position import TURN
from serenissima.games.venice_connection.state.rules import Rules, rules_for
from serenissima.games.venice_connection.whole_turns import turn_codes

ALPHABET = Alphabet()
ROOM = 12
"""How far from 0,0 a position may be laid: the longest canal of 24 tiles is no wider."""
DRAWN = re.compile(r"(?:@(?P<x>[+-]?\d{1,4}),(?P<y>[+-]?\d{1,4}) +)?(?P<rows>[-|LF7Jnesw./]+)")


def set_up(options: Options, position: str) -> State:
    """The state of a position, drawn (`@0,-1 F7/L.`, VC-11) or tile by tile (`0,0:F 1,0:7`, VC-09).

    Any player could be to move. Unfit if there is no such position.
    """
    rules = rules_for(2, options)
    tiles = _tiles(rules, position.strip())
    if tiles:
        _check_room(tiles)
    return laid(rules, tiles)


def laid(rules: Rules, tiles: list[int]) -> State:
    """The state in which these packed tiles lie on the table and somebody is to move; Unfit if they cannot."""
    state = State(rules)
    figure = state.figure
    for tile in tiles:
        cell, face = tile >> 5, tile & 31
        where = cell_text(cell)
        if figure.laid[cell]:
            raise Unfit(Refusal("VC-25", "occupied", {"cell": where}))
        if not figure.fitting(cell) >> face & 1:
            raise Unfit(Refusal("VC-29", "blockade", {"cell": where}))
        if state.left_without([*state.laid_tiles(), tile])[KIND[face]] < 0:
            raise Unfit(_too_many(rules, face))
        figure.lay(cell, face)
    if tiles and not hang_together(tiles):
        raise Unfit(Refusal("VC-48", "in-parts"))
    state.phase = TURN
    state.turns = state.last = min(len(tiles), 1)
    state.mover = 0
    state.starter = state.turns
    return state


def _too_many(rules: Rules, face: int) -> Refusal:
    if KIND[face] and not rules.mint_tide:
        return Refusal("VC-77", "no-special")
    if KIND[face]:
        return Refusal("VC-75", "kind-used-up")
    return Refusal("VC-71", "more-than-supply", {"supply": int(rules.plain)})


def _tiles(rules: Rules, position: str) -> list[int]:
    if not position:
        return []
    if ":" in position:
        return [tile_of(code) for code in read_tiles(position)]
    drawn = DRAWN.fullmatch(position)
    if drawn is None:
        raise Unfit(Refusal("VC-11", "no-position", {"text": position[:80]}))
    x, y, rows = int(drawn["x"] or 0), int(drawn["y"] or 0), drawn["rows"].split("/")
    if max(abs(x), abs(y), abs(x + max(map(len, rows)) - 1), abs(y + len(rows) - 1)) > REACH:
        raise Unfit(Refusal("VC-28", "too-far", {"reach": ROOM}))
    return read_drawing(position, [int(rules.plain), int(rules.specials), int(rules.specials)])


def _check_room(tiles: list[int]) -> None:
    """Whatever may still be laid must lie in the window: a figure that can be part of a canal needs room around it,
    a larger one is ruined and only its neighbours are looked at.
    """
    xs, ys, _ = zip(*map(unpacked, tiles), strict=True)
    across = max(max(xs) - min(xs), max(ys) - min(ys), 0)
    if max(map(abs, (*xs, *ys))) > (ROOM if across < ROOM else REACH - STRIP):
        raise Unfit(Refusal("VC-28", "too-far", {"reach": ROOM}))


def read_tiles(text: str) -> list[int]:
    """The codes of tiles in words; Unfit says what would be right."""
    try:
        moves = [ALPHABET.parse(word) for word in text.replace(";", " ").split()]
        codes = [ALPHABET.code(move) for move in moves if isinstance(move, Lay)]
    except NotAMove as error:
        raise Unfit(error.refusal) from None
    if len(codes) < len(moves) or not codes:
        raise Unfit(Refusal("VC-09", "no-turn", {"text": text[:80]}))
    return codes


def read_turn(state: State, text: str) -> tuple[int, ...]:
    """A legal turn in words, its tiles in any order, as `turn_codes` has it; Unfit says which rule forbids it."""
    words = text.split()
    codes = read_tiles(" ".join(words[:-1] if words[-1:] == ["confirm"] else words))
    for turn in turn_codes(state):
        if sorted(turn) == sorted(codes):
            return turn
    after = state.copy()
    for code in [*codes, CONFIRM]:
        if code not in after.codes():
            raise Unfit(refuse(after, after.to_move(), code))
        after.play(code)
    # on the empty table: the same turn somewhere else (VC-10)
    first = tile_texts(after.laid_tiles())
    return read_turn(state, " ".join(first))


def after_turn(state: State, turn: tuple[int, ...]) -> State:
    """The state after a legal turn, as if the game never ended by it: a position to be looked at."""
    return laid(state.rules, state.laid_tiles() + [tile_of(code) for code in turn])
