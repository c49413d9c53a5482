# compiled with mypyc
"""How turns begin and end (IV-207, IV-621, IV-702)."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.state.ending import end
from serenissima.games.intrigues_a_venise.state.position import NONE, READY, SHAKING, Position


def begin_turn(position: Position) -> None:
    """The active player's turn begins: the masked head is shaken, or the player decides to shake it (IV-621)."""
    position.turn += 1
    position.moved = 0
    position.shake = NONE
    position.bag = 0
    position.phase = READY if position.rules.standing else SHAKING


def end_turn(position: Position) -> None:
    """The next player clockwise (IV-207); after the last round of a limit it is over (IV-702)."""
    if position.told is not None:
        telling.turn_ended(position)
    if position.rules.round_cap and position.turn == position.rules.round_cap * position.rules.seats:
        end(position)
        if position.told is not None:
            telling.rounds_over(position)
        return
    position.active = (position.active + 1) % position.rules.seats
    begin_turn(position)
