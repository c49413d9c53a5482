# compiled with mypyc
"""Before the first turn: who has which colour, and who begins (VE-S3, VE-S4, VE-S7, VE-S15)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import ASSIGN, BEGIN, CHOOSE, NO_CHOICE
from serenissima.games.venise.state.position import ASSIGNING, DEAL, FIRST, Position

# what may be done


def colouring_codes(position: Position) -> list[int]:
    """VE-S4: a free colour, or whichever chance gives."""
    return [CHOOSE + colour for colour in position.free_colours()] + [NO_CHOICE]


def assigning_codes(position: Position) -> list[int]:
    """VE-S4: Fortuna gives any free colour."""
    return [ASSIGN + colour for colour in position.free_colours()]


def codes(position: Position) -> list[int]:
    """VE-S15: any seat may make the first turn."""
    return [BEGIN + seat for seat in range(position.rules.seats)]


# what it does


def choose(position: Position, colour: i64) -> None:
    """VE-S4: the seat takes a free colour."""
    _give_colour(position, position.seat, colour, True)
    position.seat += 1
    _next_choice(position)


def no_choice(position: Position) -> None:
    """VE-S4: the seat leaves its colour to chance."""
    position.undecided |= i64(1) << position.seat
    if position.told is not None:
        telling.undecided(position)
    position.seat += 1
    _next_choice(position)


def _next_choice(position: Position) -> None:
    """The next seat chooses, unless it is the last and one colour is left; then Fortuna gives out the rest."""
    free = position.free_colours()
    if position.seat == position.rules.seats - 1 and len(free) == 1:
        _give_colour(position, position.seat, free[0], False)
        position.seat += 1
    if position.seat >= position.rules.seats:
        _next_assignment(position)


def assign(position: Position, colour: i64) -> None:
    """VE-S4: a colour at random for the first seat without one."""
    _give_colour(position, _colourless(position), colour, False)
    _next_assignment(position)


def _next_assignment(position: Position) -> None:
    """Fortuna goes on while a seat has no colour and there is a choice; with free choice some colours are left over."""
    free = position.free_colours()
    position.phase = ASSIGNING
    if len(free) == 1 and _colourless(position) >= 0:
        _give_colour(position, _colourless(position), free[0], False)
    if _colourless(position) < 0:
        position.seat = 0
        position.undecided = 0
        position.phase = FIRST


def _colourless(position: Position) -> i64:
    """The first seat without a colour, -1 if all have one."""
    for seat in range(position.rules.seats):
        if position.players[seat].colour < 0:
            return seat
    return -1


def _give_colour(position: Position, seat: i64, colour: i64, chosen: bool) -> None:
    """Gives a seat its colour and puts its pawn on the start field (VE-S3, VE-S7)."""
    player = position.players[seat]
    player.colour = colour
    player.pawn = position.rules.chart.starts[colour]
    if position.told is not None:
        telling.coloured(position, seat, colour, chosen)


def begin(position: Position, seat: i64) -> None:
    """VE-S15: turns go round by colour, starting with this seat; then the cards are dealt (VE-S11)."""
    colours = [int(player.colour) for player in position.players]
    by_colour = [colours.index(colour) for colour in position.rules.colours if colour in colours]
    here = by_colour.index(seat)
    position.order = by_colour[here:] + by_colour[:here]
    if position.told is not None:
        telling.began(position, seat)
    position.phase = DEAL
    position.seat = 0
    position.to_draw = position.rules.deal
