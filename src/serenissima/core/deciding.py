"""Playing what a bot decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.core.illegal import IllegalMove
from serenissima.core.refusal import NOT_YOUR_TURN, Refusal

if TYPE_CHECKING:
    from serenissima.core.chooser import Chooser
    from serenissima.core.generics import M, V
    from serenissima.core.log import Entry
    from serenissima.core.match import Match


def decided(match: Match[M, V], chooser: Chooser[V], seat: int | None) -> list[Entry]:
    """Asks the chooser for one decision of the seat to move and plays its moves; returns the new entries.

    The moves after the first are played only while they are legal and nobody else has acted in between.
    """
    mover, before = match.to_move, len(match.log)
    if mover is None:
        raise IllegalMove(match.game, Refusal("MATCH", "over"))
    if mover < 0 or (seat is not None and seat != mover):
        raise IllegalMove(match.game, NOT_YOUR_TURN)
    plan = chooser.decide(match.memory(mover), match.offered(mover))
    for done, code in enumerate(plan):
        if done and (match.to_move != mover or len(match.log) != before + done or code not in match.offered(mover)):
            break
        match.play(match.game.alphabet.move(code), mover)
    return match.log[before:]
