# compiled with mypyc
"""How turns and matches end: the next player, an announcement, a departure, the last round (rules.md, section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.state.mission import fulfilled
from serenissima.games.intrigues_a_venise.state.moving import begin_turn
from serenissima.games.intrigues_a_venise.state.position import NONE, OVER, Position

ACCOMPLISHED: Final = "mission"
MISTAKEN: Final = "mistake"
OUT_OF_ROUNDS: Final = "rounds"
GAVE_UP: Final = "resigned"


def end_turn(position: Position) -> None:
    """The next player clockwise (IV-207); after the last round of a limit it is over (IV-702)."""
    if position.told is not None:
        telling.turn_ended(position)
    if position.rules.round_cap and position.turn == position.rules.round_cap * position.seats:
        position.phase = OVER
        if position.told is not None:
            telling.rounds_over(position)
        return
    position.active = (position.active + 1) % position.seats
    begin_turn(position)


def announce(position: Position) -> None:
    """IV-620 to IV-623: true or false, the match is over."""
    position.announcer = position.active
    position.right = accomplished(position)
    position.phase = OVER
    if position.told is not None:
        telling.announced(position)


def accomplished(position: Position) -> bool:
    """Whether the active player has accomplished the mission (IV-621, IV-807)."""
    rules = position.rules
    return fulfilled(
        position.cast(),
        position.active,
        position.ground.at,
        position.moved,
        rules.standing,
        position.left_embassy,
        rules.own_escape,
    )


def leave(position: Position, seat: i64) -> None:
    """IV-627: whoever leaves loses, and so does the partner dealt to that seat; all masks are lifted."""
    position.leaver = seat
    position.phase = OVER
    position.usable = 0
    position.may_stop = False
    position.picked = 0
    position.spy = NONE
    position.asked = NONE
    position.noticing = False
    if position.told is not None:
        telling.departed(position)


def outcome(position: Position) -> Outcome:
    """One team wins (IV-701), also when somebody leaves (IV-627); after the last round nobody does (IV-702)."""
    winners = position.winners()
    ranks = [1 if winners >> seat & 1 else 2 for seat in range(int(position.seats))]
    together = position.announcer != NONE
    if position.leaver != NONE:
        reason = GAVE_UP
        together = position.filled()
    elif position.announcer == NONE:
        reason = OUT_OF_ROUNDS
    else:
        reason = ACCOMPLISHED if position.right else MISTAKEN
    return Outcome(ranks=tuple(ranks), reason=reason, together=together)
