# compiled with mypyc
"""How a match ends: an announcement, a departure, the last round; and who has won it (rules.md, section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.state.mission import fulfilled
from serenissima.games.intrigues_a_venise.state.position import NONE, OVER, Position

ACCOMPLISHED: Final = "mission"
MISTAKEN: Final = "mistake"
OUT_OF_ROUNDS: Final = "rounds"
GAVE_UP: Final = "resigned"


def end(position: Position) -> None:
    """The match is over, and whatever was under way is broken off."""
    position.phase = OVER
    position.usable = 0
    position.may_stop = False
    position.picked = 0
    position.spy = NONE
    position.asked = NONE
    position.noticing = False


def announce(position: Position) -> None:
    """IV-620 to IV-623: whether the announcement is true or false, the match is over."""
    position.announcer = position.active
    position.right = accomplished(position)
    end(position)
    if position.told is not None:
        telling.announced(position)


def accomplished(position: Position) -> bool:
    """Whether the active player has accomplished the mission (IV-621, IV-807)."""
    rules = position.rules
    return fulfilled(
        position.cast(),
        position.active,
        position.pieces.at,
        position.moved,
        rules.standing,
        position.left_embassy,
        rules.own_escape,
    )


def leave(position: Position, seat: i64) -> None:
    """IV-627: whoever leaves loses, and so does the partner dealt to that seat; all masks are lifted."""
    position.leaver = seat
    end(position)
    if position.told is not None:
        telling.departed(position)


def outcome(position: Position) -> Outcome:
    """One team wins (IV-701), even if somebody leaves (IV-627); after the last round nobody wins (IV-702)."""
    winners = position.winners()
    ranks = [1 if winners >> seat & 1 else 2 for seat in range(int(position.rules.seats))]
    together = position.announcer != NONE
    if position.leaver != NONE:
        reason = GAVE_UP
        together = position.filled()
    elif position.announcer == NONE:
        reason = OUT_OF_ROUNDS
    else:
        reason = ACCOMPLISHED if position.right else MISTAKEN
    return Outcome(ranks=tuple(ranks), reason=reason, together=together)
