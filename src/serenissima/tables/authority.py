"""What a client may do at a table: every message is handled here, with all its checks.

Nothing here waits: each message is turned into its effect at once.
"""

from __future__ import annotations

from typing import Any, Protocol, assert_never

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Played
from serenissima.core.text import sentence
from serenissima.tables import seating, wishes
from serenissima.tables.effect import Effect
from serenissima.tables.messages import (
    Answer,
    Ask,
    Consent,
    Fault,
    Incoming,
    Notice,
    Ping,
    Play,
    Pong,
    Refused,
    Replace,
    Resign,
    Return,
    Undo,
)
from serenissima.tables.table import Table
from serenissima.tables.thinker import offered


class Attendance(Protocol):
    """Who is connected to a table."""

    def is_here(self, visitor: str | None) -> bool:
        """Whether this visitor is connected."""

    def grace(self, visitor: str) -> float:
        """Seconds before the seat of a visitor who is away may be given to a bot."""


def handle(table: Table, visitor: str, message: Incoming, attendance: Attendance) -> Effect:
    """Carries out a visitor's message, or refuses it."""
    match message:
        case Play():
            return _play(table, visitor, message)
        case Ask():
            return _ask(table, visitor, message)
        case Undo():
            return _undo(table, visitor, message)
        case Consent():
            return _consent(table, visitor, message)
        case Resign():
            return _resign(table, visitor, message)
        case Replace():
            return _replace(table, visitor, message, attendance)
        case Return():
            return _return(table, visitor, message)
        case Ping():
            return _ping(table)
    assert_never(message)


# one handler per message


def _play(table: Table, visitor: str, message: Play) -> Effect:
    effect = table.effect()
    refused = _cannot(table, visitor, message.id) or _late(table, visitor, message)
    if refused:
        again = _repeated(table, visitor, message)
        return _turn_down(effect, None if again else refused)
    match = table.match
    mine = table.mine(visitor)
    seat = match.to_move
    try:
        move = match.read(message.move)
        speaker = match.speaker(move, mine)
        if speaker is None and seat not in mine:
            raise match.out_of_turn(mine[0], move)
        effect.entries = match.play(move, seat if speaker is None else speaker)
    except msgspec.MsgspecError as error:
        effect.replies.append(_no_move(table, error))
    except IllegalMove as error:
        effect.replies.append(Refused(id=message.id, refusal=error.refusal, text=str(error)))
    else:
        wish = table.wish
        table.moved(effect)
        if speaker is not None:
            # an aside is not a turn, so a pending wish to undo stays
            table.wish = wish
    return effect


def _ask(table: Table, visitor: str, message: Ask) -> Effect:
    effect = table.effect()
    refused = _cannot(table, visitor, message.id)
    if refused:
        effect.replies.append(Answer(id=message.id, refusal=refused.refusal, text=refused.text))
        return effect
    match = table.match
    mine = table.mine(visitor)
    caution: Refusal | None = None
    try:
        move = match.read(message.move)
        if match.speaker(move, mine) is None:
            if match.to_move not in mine:
                raise match.out_of_turn(mine[0], move)
            caution = match.caution(move)
    except msgspec.MsgspecError as error:
        effect.replies.append(_no_move(table, error))
    except IllegalMove as error:
        effect.replies.append(Answer(id=message.id, refusal=error.refusal, text=str(error)))
    else:
        effect.replies.append(Answer(id=message.id, refusal=None, caution=caution))
    return effect


def _undo(table: Table, visitor: str, message: Undo) -> Effect:
    effect = table.effect()
    refused = _cannot(table, visitor, message.id) or _late(table, visitor, message)
    if refused:
        return _turn_down(effect, refused)
    last = wishes.last_own(table, visitor)
    seat = last[1] if last is not None else 0
    match = table.match
    target = match.undo_target(seat) if message.to is None else table.entry_called(visitor, message.to)
    if last is None or not any(played.n == target and played.seat >= 0 for played in match.turns):
        return _turn_down(effect, _refuse(table, message.id, "nothing-to-undo", rule="MATCH"))
    assert target is not None
    if wishes.undone_enough(table, visitor):
        return _turn_down(effect, _refuse(table, message.id, "undone-enough"))
    wishes.wish(table, effect, visitor, seat, target)
    return effect


def _consent(table: Table, visitor: str, message: Consent) -> Effect:
    effect = table.effect()
    mine = table.mine(visitor)
    refused = _cannot(table, visitor, message.id) or _late(table, visitor, message)
    if refused is None and (table.wish is None or not set(mine) & set(table.wish.waiting)):
        refused = _refuse(table, message.id, "nothing-asked")
    if refused:
        return _turn_down(effect, refused)
    effect.changed = effect.shown = True
    if message.agree:
        wishes.agree(table, effect, mine)
    else:
        table.wish = None
        effect.notices.append(Notice(key="notice-undo-refused", args={"name": table.seats[mine[0]].name}))
    return effect


def _resign(table: Table, visitor: str, message: Resign) -> Effect:
    effect = table.effect()
    mine = table.mine(visitor)
    match = table.match
    refused = _cannot(table, visitor, message.id) or _late(table, visitor, message)
    seat = message.seat
    if seat is None:
        seat = match.to_move if match.to_move in mine else next(iter(mine), None)
    if refused is None and seat not in mine:
        refused = _refuse(table, message.id, "not-your-seat")
    if refused:
        return _turn_down(effect, refused)
    assert seat is not None
    effect.entries = match.leave(seat)
    table.moved(effect)
    effect.notices.append(Notice(key="notice-resigned", args={"name": table.seats[seat].name}))
    return effect


def _replace(table: Table, visitor: str, message: Replace, attendance: Attendance) -> Effect:
    effect = table.effect()
    refused = _not_replaceable(table, visitor, message, attendance) or _cannot(table, visitor, message.id)
    if refused is None and table.seats[message.seat].kind != "person":
        refused = _refuse(table, message.id, "not-replaceable")
    if refused:
        return _turn_down(effect, refused)
    seating.give_to_bot(table, effect, table.seats[message.seat], message.bot)
    return effect


def _not_replaceable(table: Table, visitor: str, message: Replace, attendance: Attendance) -> Refused | None:
    """Why this seat cannot be given to a bot: one's own always can, another's once its owner has been away a while."""
    if message.bot not in offered(table.match.game):
        return _refuse(table, message.id, "no-such-bot")
    if not 0 <= message.seat < len(table.seats):
        return _refuse(table, message.id, "not-replaceable")
    owner = table.seats[message.seat].visitor
    if owner == visitor:
        return None
    if attendance.is_here(owner):
        return _refuse(table, message.id, "not-away")
    if attendance.grace(owner or "") > 0:
        return _refuse(table, message.id, "not-away-long")
    return None


def _return(table: Table, visitor: str, message: Return) -> Effect:
    effect = table.effect()
    seat = next((seat for seat in table.seats if seat.held_for(visitor)), None)
    if table.state == "over":
        return _turn_down(effect, _refuse(table, message.id, "over", rule="MATCH"))
    if seat is None or table.state != "running":
        return _turn_down(effect, _refuse(table, message.id, "nothing-kept"))
    seating.give_back(table, effect, seat)
    return effect


def _ping(table: Table) -> Effect:
    effect = table.effect()
    effect.replies.append(Pong())
    return effect


# shared checks and answers


def _cannot(table: Table, visitor: str, request: int) -> Refused | None:
    """Why this visitor can do nothing here now, or None."""
    state = table.state
    if state == "over":
        return _refuse(table, request, "over", rule="MATCH")
    if not table.mine(visitor):
        return _refuse(table, request, "onlooker")
    return _refuse(table, request, "waiting") if state == "waiting" else None


def _late(table: Table, visitor: str, message: Play | Undo | Consent | Resign) -> Refused | None:
    return None if message.entry == table.number(visitor) else _refuse(table, message.id, "late")


def _repeated(table: Table, visitor: str, message: Play) -> bool:
    """Whether this move was accepted already and was sent again because the answer got lost."""
    number = table.entry_called(visitor, message.entry)
    if number is None:
        return False
    entry = table.match.log[number - 1]
    if not isinstance(entry, Played) or entry.seat not in table.mine(visitor):
        return False
    try:
        move: Any = table.match.read(message.move)
        return bool(table.match.game.alphabet.text(move) == entry.move)
    except (msgspec.MsgspecError, ValueError):
        return False


def _turn_down(effect: Effect, refused: Refused | None) -> Effect:
    """Tells the asker why, and shows the match again if it had moved on.

    None: the request has already been carried out, so there is nothing to refuse.
    """
    if refused is not None:
        effect.replies.append(refused)
    effect.renewed = refused is None or refused.refusal.reason == "late"
    return effect


def _refuse(table: Table, request: int, reason: str, rule: str = "TABLE") -> Refused:
    text = sentence(table.match.game, f"refusal-{reason}")
    return Refused(id=request, refusal=Refusal(rule, reason), text=text)


def _no_move(table: Table, error: msgspec.MsgspecError) -> Fault:
    problem = {"problem": str(error), "game": table.match.game.name}
    return Fault(code="move", text=sentence(None, "fault-move", problem))
