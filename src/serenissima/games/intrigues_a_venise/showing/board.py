"""The board as everybody sees it: pieces, marbles, steps and meetings."""

from __future__ import annotations

from typing import Literal

from serenissima.games.intrigues_a_venise.box import BUILDS, MARBLES, PIECES, build_of, colour_of
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.pieces import NOWHERE
from serenissima.games.intrigues_a_venise.state.position import EXILING, MOVING, NONE, RESOLVE
from serenissima.games.intrigues_a_venise.state.tables import BLUE, NEIGHBOURS, PURPLE, RED, SHAKES, bag_of
from serenissima.games.intrigues_a_venise.view import Meeting, Piece, Reach, Rolled


def spaces(mask: int) -> list[int]:
    """The spaces of a mask."""
    return [space for space in range(1, 59) if mask >> space & 1]


def piece(state: State, number: int) -> Piece:
    """A piece, and whether it was displaced in this turn (IV-621)."""
    return Piece(colour_of(number), build_of(number), state.pieces.at[number], state.moved >> number & 1 == 1)


def pieces(state: State) -> list[Piece]:
    """All pieces on the board."""
    return [piece(state, number) for number in range(PIECES) if state.pieces.at[number] != NOWHERE]


def marbles(state: State) -> list[Rolled]:
    """The marbles of this turn, used ones marked (IV-302)."""
    if state.shake == NONE:
        return []
    left = state.bag
    rolled = []
    for marble in SHAKES[state.shake]:
        one = bag_of([marble])
        there = bool(one) and left >> 4 * (marble - 1) & 15 > 0
        left -= one if there else 0
        rolled.append(Rolled(MARBLES[marble], bool(one) and not there))
    return rolled


def steps(state: State) -> list[Reach]:
    """All legal steps, whatever is picked (IV-326); red and blue marbles, which do less, before yellow ones."""
    if state.phase != MOVING:
        return []
    own = state.colours[state.active]
    found = []
    for marble in range(RED, PURPLE + 1):
        if state.usable >> marble & 1:
            for piece in range(PIECES):
                here = state.pieces.at[piece]
                mask = state.pieces.steps(own, marble, piece, state.bag)
                found += [
                    Reach(MARBLES[marble], colour_of(piece), build_of(piece), space, _by(marble, here, space))
                    for space in spaces(mask)
                ]
    return found


def _by(marble: int, here: int, there: int) -> Literal["land", "water", "both"]:
    """IV-310 to IV-313: how this marble leads from one space to the next."""
    land = marble != BLUE and there in NEIGHBOURS[64 * RED + here]
    water = marble != RED and there in NEIGHBOURS[64 * BLUE + here]
    return "both" if land and water else "land" if land else "water"


def meeting(state: State, space: int) -> Meeting:
    """The meeting on a space, as the active player sees it."""
    own = state.colours[state.active]
    spy, other = state.pieces.spy_on(own, space), state.pieces.other_on(own, space)
    return Meeting(space, BUILDS[spy & 3], colour_of(other), build_of(other))


def meetings(state: State) -> list[Meeting]:
    """The meetings still to be resolved (IV-401)."""
    if not RESOLVE <= state.phase <= EXILING:
        return []
    return [meeting(state, space) for space in spaces(state.pieces.meetings(state.colours[state.active]))]
