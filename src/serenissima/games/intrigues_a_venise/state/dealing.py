# compiled with mypyc
"""Before the first turn: colours, places, the cards in the envelopes, the go card (rules.md, section 2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, EMBASSY
from serenissima.games.intrigues_a_venise.codes import BUILD, COLOUR, GO, IDENTITY, MESSAGE, PLACE, codes_of
from serenissima.games.intrigues_a_venise.state.position import DEAL, ENVELOPES, NONE, PLACES, Position
from serenissima.games.intrigues_a_venise.state.rules import NO_COLOUR
from serenissima.games.intrigues_a_venise.state.tables import ARRANGEMENTS, STARTS
from serenissima.games.intrigues_a_venise.state.turns import begin_turn


def unused(values: vec[i64]) -> i64:
    """Which of 0 to 3 are not among these, as a mask."""
    mask: i64 = 15
    i: i64
    for i in range(4):
        if values[i] != NONE:
            mask &= ~(1 << values[i])
    return mask


# what may be done


def colour_codes(position: Position) -> list[int]:
    """The colours that are left; with three players the table may have named the absent one (IV-201, IV-801)."""
    colours = unused(position.colours)
    if position.rules.seats == 3 and position.rules.absent != NO_COLOUR:
        colours &= ~(1 << position.rules.absent)
    return codes_of(COLOUR, colours)


def place_codes(position: Position) -> list[int]:
    """Any arrangement of the four spies on their start spaces (IV-203, IV-204)."""
    return list(range(PLACE, PLACE + len(ARRANGEMENTS)))


def codes(position: Position) -> list[int]:
    """The cards not yet in an envelope (IV-206); then the go card, which only a player can get (IV-207, IV-802)."""
    kind = position.dealt // position.rules.seats
    if kind == 0:
        return codes_of(IDENTITY, unused(position.identities))
    if kind == 1:
        return codes_of(BUILD, unused(position.builds))
    if kind == 2:
        return codes_of(MESSAGE, unused(position.messages))
    return codes_of(GO, 15 & ~unused(position.colours))


# what it does


def take_colour(position: Position, colour: i64) -> None:
    """IV-201: each seat has one colour. When all have, the Ambassador stands at the Embassy (IV-202)."""
    seat = position.dealt
    position.colours[seat] = colour
    position.seat_of[colour] = seat
    position.dealt += 1
    if position.told is not None:
        telling.colour_taken(position, seat)
    if position.dealt == position.rules.seats:
        position.dealt = 0
        position.phase = PLACES
        position.pieces.at[AMBASSADOR] = EMBASSY


def place(position: Position, number: i64) -> None:
    """IV-203, IV-204: four spies on the four start spaces of their colour."""
    seat = position.dealt
    colour = position.colours[seat]
    arrangement = ARRANGEMENTS[number]
    spaces = STARTS[colour]
    i: i64
    for i in range(4):
        position.pieces.at[4 * colour + i64(arrangement[i])] = spaces[i]
    position.dealt += 1
    if position.told is not None:
        telling.placed(position, seat, number)
    if position.dealt == position.rules.seats:
        position.dealt = 0
        position.phase = DEAL


def deal_identity(position: Position, identity: i64) -> None:
    """IV-206: first all identities, one into each envelope."""
    position.identities[position.dealt % position.rules.seats] = identity
    _next_card(position)


def deal_build(position: Position, build: i64) -> None:
    """IV-206: then all builds."""
    position.builds[position.dealt % position.rules.seats] = build
    _next_card(position)


def deal_message(position: Position, message: i64) -> None:
    """IV-206: then all messages."""
    position.messages[position.dealt % position.rules.seats] = message
    _next_card(position)


def _next_card(position: Position) -> None:
    """When all cards are dealt the players look into their envelopes (IV-208)."""
    position.dealt += 1
    if position.dealt == 3 * position.rules.seats:
        if position.rules.seats < ENVELOPES:
            fill_the_last(position.identities)
            fill_the_last(position.builds)
            fill_the_last(position.messages)
        if position.told is not None:
            telling.envelope_opened(position)


def fill_the_last(cards: vec[i64]) -> None:
    """IV-802: with three players the card that is left belongs to the arrested agent; the four values add up to 6."""
    cards[3] = 6 - cards[0] - cards[1] - cards[2]


def go(position: Position, colour: i64) -> None:
    """IV-207: the owner of the go card takes the first turn."""
    position.active = position.seat_of[colour]
    if position.told is not None:
        telling.began(position)
    begin_turn(position)
