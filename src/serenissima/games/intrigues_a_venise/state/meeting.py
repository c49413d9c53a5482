# compiled with mypyc
"""Meetings: which comes next, a question or an extra step, and the exile (rules.md, sections 4 and 5)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, ASK, END, EXILE, EXTRA, MEET, codes_of
from serenissima.games.intrigues_a_venise.state.moving import displace
from serenissima.games.intrigues_a_venise.state.position import ANSWERING, ASKING, NONE, RESOLVE, Position
from serenissima.games.intrigues_a_venise.state.question import pack_question
from serenissima.games.intrigues_a_venise.state.tables import AMBASSADOR_EXILES

# what may be done


def codes(position: Position) -> list[int]:
    """The meetings that are left, in any order (IV-402), then the end of the turn; or an announcement (IV-620)."""
    pending = position.pieces.meetings(position.colours[position.active])
    codes = codes_of(MEET, pending)
    if not pending:
        codes.append(END)
    codes.append(ANNOUNCE)
    return codes


def asking_codes(position: Position) -> list[int]:
    """Ask, go one step further, or announce (IV-403, IV-404, IV-620)."""
    own = position.colours[position.active]
    other = position.pieces.other_on(own, position.met)
    codes: list[int] = []
    colour: i64
    for colour in range(4):
        if colour != own and position.seat_of[colour] != NONE and (other == AMBASSADOR or other >> 2 == colour):
            codes.append(ASK + 2 * colour)
            codes.append(ASK + 2 * colour + 1)
    if other != AMBASSADOR or position.rules.extra_step_at_ambassador:
        codes += codes_of(EXTRA, position.pieces.free_near(position.met))
    codes.append(ANNOUNCE)
    return codes


def exiling_codes(position: Position) -> list[int]:
    """The spaces of exile (IV-502, IV-503)."""
    return codes_of(EXILE, exiles(position))


def exiles(position: Position) -> i64:
    """Where the met piece may be sent, as a mask of spaces (IV-502, IV-503)."""
    other = position.pieces.other_on(position.colours[position.active], position.met)
    allowed: i64 = AMBASSADOR_EXILES if other == AMBASSADOR else position.rules.exiles
    return allowed & ~position.pieces.occupied()


# what it does


def meet(position: Position, space: i64) -> None:
    """IV-402: this meeting is resolved next; the order is free."""
    position.met = space
    position.phase = ASKING
    if position.told is not None:
        telling.met(position)


def ask(position: Position, colour: i64, about: i64) -> None:
    """IV-403, IV-404, IV-407: the question is public."""
    position.asked = position.seat_of[colour]
    ambassador = position.pieces.other_on(position.colours[position.active], position.met) == AMBASSADOR
    question = pack_question(position.turn, position.active, position.asked, about, ambassador)
    position.questions = append(position.questions, question)
    position.phase = ANSWERING
    if position.told is not None:
        telling.asked(position)


def extra_step(position: Position, space: i64) -> None:
    """IV-430: instead of a question the spy of this meeting goes one space further; the other stays."""
    spy = position.pieces.spy_on(position.colours[position.active], position.met)
    if position.told is not None:
        telling.extra_stepped(position, spy, space)
    displace(position, spy, space)
    _resolved(position)


def exile(position: Position, space: i64) -> None:
    """IV-501 to IV-504: the met piece is sent away."""
    piece = position.pieces.other_on(position.colours[position.active], position.met)
    if position.told is not None:
        telling.exiled(position, piece, space)
    displace(position, piece, space)
    if not position.rules.exile_can_win:
        # IV-622: it stands here by exile, whatever it did before
        position.moved &= ~(1 << piece)
    _resolved(position)


def _resolved(position: Position) -> None:
    position.met = 0
    position.phase = RESOLVE
