# compiled with mypyc
"""The movement of a turn: the head is shaken, then marbles are used step by step (rules.md, section 3)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, EMBASSY
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, FINISH, MARBLE, SHAKE, SPY, STEP, codes_of
from serenissima.games.intrigues_a_venise.state.position import MOVING, NONE, RESOLVE, SHAKING, Position
from serenissima.games.intrigues_a_venise.state.tables import BAGS, BLACK

# what may be done


def ready_codes(position: Position) -> list[int]:
    """With `announce: standing` the player may announce before the head is shaken (IV-621)."""
    return [SHAKE, ANNOUNCE]


def shaking_codes(position: Position) -> list[int]:
    """IV-301: any three marbles that are in the head together."""
    return position.rules.shake_codes[:]


def shaking_odds(position: Position) -> list[int]:
    """IV-301: how many of the draws of three marbles give each of these."""
    return position.rules.shake_odds[:]


def codes(position: Position) -> list[int]:
    """A marble, then a spy, then a space (IV-326); or the movement is finished."""
    own = position.colours[position.active]
    if position.picked == 0:
        codes = codes_of(MARBLE, position.usable)
        if position.may_stop:
            codes.append(FINISH)
        return codes
    if position.spy == NONE:
        return codes_of(SPY, position.pieces.movable(own, position.picked, position.bag))
    return codes_of(STEP, position.pieces.steps(own, position.picked, position.spy, position.bag))


# what it does


def shake(position: Position) -> None:
    """With `announce: standing` the head is shaken by decision (IV-621)."""
    position.phase = SHAKING
    if position.told is not None:
        telling.turn_began(position)


def marbles(position: Position, number: i64) -> None:
    """IV-301: three marbles. If no step is possible the movement is over at once (IV-328)."""
    position.shake = number
    position.shakes += 1
    position.bag = BAGS[number]
    position.phase = MOVING
    if position.told is not None:
        telling.shaken(position)
    look(position)
    if position.usable == 0:
        finish(position, True)


def look(position: Position) -> None:
    """Finds the marbles that can be used now, and whether the movement may end (IV-326)."""
    own = position.colours[position.active]
    position.usable = position.pieces.usable(own, position.bag) if position.bag else 0
    position.may_stop = position.pieces.settled(own)


def pick_marble(position: Position, marble: i64) -> None:
    """IV-315: any unused marble. A black one moves the Ambassador (IV-313)."""
    position.picked = marble
    if marble == BLACK:
        position.spy = AMBASSADOR
    if position.told is not None:
        telling.marble_picked(position)


def pick_spy(position: Position, spy: i64) -> None:
    """IV-315: the spy that takes the step."""
    position.spy = spy
    if position.told is not None:
        telling.spy_picked(position)


def step(position: Position, space: i64) -> None:
    """IV-310 to IV-313: one space along a route."""
    spy = position.spy
    if position.told is not None:
        telling.stepped(position, space)
    displace(position, spy, space)
    position.bag -= 1 << 4 * (position.picked - 1)
    position.picked = 0
    position.spy = NONE
    look(position)


def displace(position: Position, piece: i64, space: i64) -> None:
    """Puts a piece elsewhere; that it was displaced in this turn counts for missions (IV-621)."""
    position.pieces.at[piece] = space
    position.moved |= 1 << piece
    if piece == AMBASSADOR and space != EMBASSY:
        position.left_embassy = True


def finish(position: Position, forced: bool) -> None:
    """IV-317: the pieces have stopped where they stand; meetings follow (IV-401)."""
    position.phase = RESOLVE
    position.usable = 0
    position.may_stop = False
    if position.told is not None:
        telling.finished(position, forced)
