# compiled with mypyc
"""Before the first turn: colours, places, the cards in the envelopes, the go card (rules.md, section 2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, EMBASSY
from serenissima.games.intrigues_a_venise.codes import BUILD, COLOUR, GO, IDENTITY, MESSAGE, PLACE, spread
from serenissima.games.intrigues_a_venise.state.chart import ARRANGEMENTS, STARTS
from serenissima.games.intrigues_a_venise.state.moving import begin_turn
from serenissima.games.intrigues_a_venise.state.position import DEAL, ENVELOPES, NONE, PLACES, Position
from serenissima.games.intrigues_a_venise.state.rules import NO_COLOUR


def unused(values: vec[i64]) -> i64:
    """Which of 0 to 3 are not among these, as a mask."""
    mask: i64 = 15
    i: i64
    for i in range(4):
        if values[i] != NONE:
            mask &= ~(1 << values[i])
    return mask


# what may be done


def colour_codes(position: Position, codes: list[int]) -> None:
    """The colours that are left; with three players one may be absent by agreement (IV-201, IV-801)."""
    colours = unused(position.colours)
    if position.seats == 3 and position.rules.absent != NO_COLOUR:
        colours &= ~(1 << position.rules.absent)
    spread(codes, COLOUR, colours)


def place_codes() -> list[int]:
    """Any arrangement of the four spies on their start spaces (IV-203, IV-204)."""
    return list(range(PLACE, PLACE + len(ARRANGEMENTS)))


def deal_codes(position: Position, codes: list[int]) -> None:
    """The cards that are in no envelope yet (IV-206); at last the go card, for a player (IV-207, IV-802)."""
    kind = position.dealt // position.seats
    if kind == 0:
        spread(codes, IDENTITY, unused(position.identities))
    elif kind == 1:
        spread(codes, BUILD, unused(position.builds))
    elif kind == 2:
        spread(codes, MESSAGE, unused(position.messages))
    else:
        spread(codes, GO, 15 & ~unused(position.colours))


# what that does


def play(position: Position, code: i64) -> None:
    """Plays a code of this phase for the seat whose turn it is to be given something."""
    if code < PLACE:
        take_colour(position, position.dealt, code - COLOUR)
    elif code < IDENTITY:
        place(position, position.dealt, code - PLACE)
    elif code < GO:
        deal(position, code)
    else:
        go(position, code - GO)


def take_colour(position: Position, seat: i64, colour: i64) -> None:
    """IV-201: each seat has one colour. When all have, the Ambassador stands at the Embassy (IV-202)."""
    position.colours[seat] = colour
    position.seat_of[colour] = seat
    position.dealt += 1
    if position.told is not None:
        telling.colour_taken(position, seat)
    if position.dealt == position.seats:
        position.dealt = 0
        position.phase = PLACES
        position.ground.at[AMBASSADOR] = EMBASSY


def place(position: Position, seat: i64, number: i64) -> None:
    """IV-203, IV-204: four spies on the four start spaces of their colour."""
    colour = position.colours[seat]
    arrangement = ARRANGEMENTS[number]
    spaces = STARTS[colour]
    i: i64
    for i in range(4):
        position.ground.at[4 * colour + i64(arrangement[i])] = spaces[i]
    position.dealt += 1
    if position.told is not None:
        telling.placed(position, seat, number)
    if position.dealt == position.seats:
        position.dealt = 0
        position.phase = DEAL


def deal(position: Position, code: i64) -> None:
    """IV-206: first all identities, then all builds, then all messages, one into each envelope."""
    value: i64 = (code - IDENTITY) & 3
    seat = position.dealt % position.seats
    if code < BUILD:
        position.identities[seat] = value
    elif code < MESSAGE:
        position.builds[seat] = value
    else:
        position.messages[seat] = value
    position.dealt += 1
    if position.dealt == 3 * position.seats:
        if position.seats < ENVELOPES:
            fill_the_last(position.identities)
            fill_the_last(position.builds)
            fill_the_last(position.messages)
        if position.told is not None:
            telling.envelopes_opened(position)


def fill_the_last(cards: vec[i64]) -> None:
    """IV-802: with three players the card that is left belongs to the arrested agent; the four values add up to 6."""
    cards[3] = 6 - cards[0] - cards[1] - cards[2]


def go(position: Position, colour: i64) -> None:
    """IV-207: the owner of the go card takes the first turn."""
    position.active = position.seat_of[colour]
    if position.told is not None:
        telling.began(position)
    begin_turn(position)
