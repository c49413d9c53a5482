# compiled with mypyc
"""Before the first turn: who has which colour, and who begins (VE-S3, VE-S4, VE-S7, VE-S15)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import ASSIGN, BEGIN, CHOOSE, NO_CHOICE
from serenissima.games.venise.state.position import ASSIGNING, DEAL, FIRST, Position

# what may be done


def choices(state: Position) -> list[int]:
    """VE-S4: a free colour, or none in particular."""
    return [CHOOSE + colour for colour in state.free_colours()] + [NO_CHOICE]


def assignments(state: Position) -> list[int]:
    """VE-S4: Fortuna gives any free colour."""
    return [ASSIGN + colour for colour in state.free_colours()]


def beginnings(state: Position) -> list[int]:
    """VE-S15: any seat may make the first turn."""
    return [BEGIN + seat for seat in range(state.rules.seats)]


# what it does


def choose(state: Position, colour: i64) -> None:
    """VE-S4: a free colour."""
    _give_colour(state, state.seat, colour, True)
    state.seat += 1
    _next_choice(state)


def choose_none(state: Position) -> None:
    """VE-S4: any of the remaining colours, at random."""
    state.undecided |= i64(1) << state.seat
    if state.told is not None:
        telling.undecided(state)
    state.seat += 1
    _next_choice(state)


def _next_choice(state: Position) -> None:
    """The next seat chooses, unless it is the last and one colour is left; then Fortuna gives out the rest."""
    free = state.free_colours()
    if state.seat == state.rules.seats - 1 and len(free) == 1:
        _give_colour(state, state.seat, free[0], False)
        state.seat += 1
    if state.seat >= state.rules.seats:
        _next_assignment(state)


def assign(state: Position, colour: i64) -> None:
    """VE-S4: a colour at random for the first seat without one."""
    _give_colour(state, _colourless(state), colour, False)
    _next_assignment(state)


def _next_assignment(state: Position) -> None:
    """Fortuna goes on while a seat has no colour and there is a choice; with free choice some colours are left over."""
    free = state.free_colours()
    state.phase = ASSIGNING
    if len(free) == 1 and _colourless(state) >= 0:
        _give_colour(state, _colourless(state), free[0], False)
    if _colourless(state) < 0:
        state.seat = 0
        state.undecided = 0
        state.phase = FIRST


def _colourless(state: Position) -> i64:
    """The first seat without a colour, -1 if all have one."""
    for seat in range(state.rules.seats):
        if state.players[seat].colour < 0:
            return seat
    return -1


def _give_colour(state: Position, seat: i64, colour: i64, chosen: bool) -> None:
    """A colour, its start field and the pawn on it (VE-S3, VE-S7)."""
    player = state.players[seat]
    player.colour = colour
    player.pawn = state.rules.chart.starts[colour]
    if state.told is not None:
        telling.coloured(state, seat, colour, chosen)


def begin(state: Position, seat: i64) -> None:
    """VE-S15: turns go round by colour, starting with this seat; then the cards are dealt (VE-S11)."""
    colours = [int(player.colour) for player in state.players]
    by_colour = [colours.index(colour) for colour in state.rules.colours if colour in colours]
    here = by_colour.index(seat)
    state.order = by_colour[here:] + by_colour[:here]
    if state.told is not None:
        telling.began(state, seat)
    state.phase = DEAL
    state.seat = 0
    state.to_draw = state.rules.deal
