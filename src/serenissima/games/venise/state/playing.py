# compiled with mypyc
"""The part of a turn in which cards are played: what may be chosen, taking a joker, the end (VE-T1 to VE-T12)."""

from __future__ import annotations

from serenissima.games.venise import telling
from serenissima.games.venise.codes import END_PLAY, EXCHANGE, TAKE_JOKER
from serenissima.games.venise.state.drawing import begin_drawing
from serenissima.games.venise.state.planking import add_planks, add_rescues
from serenissima.games.venise.state.position import AFTER_JOKER, JOKER_LIMIT, PRICE, Position
from serenissima.games.venise.state.walking import add_walks

# what may be done


def codes(position: Position) -> list[int]:
    """Every card that can be paid for and carried out (VE-T4), a joker, an exchange, or the end (VE-T1)."""
    codes: list[int] = []
    me = position.players[position.seat]
    left = position.left()
    if left > 0 and add_planks(position, codes, me, left):
        add_walks(codes, me, left)
    if me.jokers < JOKER_LIMIT and position.jokers > 0:
        if len(position.played) == 0:
            codes.append(TAKE_JOKER)
        if me.cards >= PRICE:
            codes.append(EXCHANGE)
    if position.rules.rescue:
        add_rescues(position, codes)
    codes.append(END_PLAY)
    return codes


def after_joker_codes(position: Position) -> list[int]:
    """VE-T8: no cards are played; an exchange is still possible."""
    return [EXCHANGE, END_PLAY] if position.may_exchange() else [END_PLAY]


# what it does


def take_joker(position: Position) -> None:
    """VE-T7: the player takes a joker instead of playing cards."""
    me = position.players[position.seat]
    me.jokers += 1
    position.jokers -= 1
    position.fresh = False
    position.phase = AFTER_JOKER
    if position.told is not None:
        telling.joker_taken(position)


def end_play(position: Position) -> None:
    """VE-T3, VE-T14: what is left of the hourglasses is lost; two cards are drawn."""
    if position.told is not None:
        telling.play_ended(position)
    begin_drawing(position)
