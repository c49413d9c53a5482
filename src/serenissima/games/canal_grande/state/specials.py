# compiled with mypyc
"""Specials: the order in which they are resolved, spies and traitors (CG-444 to CG-465). Doges are in `voting`."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import DOG, SPY, TRA, count, one
from serenissima.games.canal_grande.codes import BETRAY, FORGO, RESOLVE
from serenissima.games.canal_grande.state.drawing import draw_on
from serenissima.games.canal_grande.state.position import BETRAYING, PLUCKING, RESOLVING, SPYING, Position
from serenissima.games.canal_grande.state.rules import NONE, SPIED
from serenissima.games.canal_grande.state.voting import begin_vote
from serenissima.games.canal_grande.trail import MOVED, step


def resolve_codes(position: Position, codes: list[int]) -> None:
    """CG-444: the active player picks which special comes next."""
    kind: i64 = SPY
    while kind <= DOG:
        if count(position.pending, kind):
            codes.append(RESOLVE + kind - SPY)
        kind += 1


def traitor_codes(position: Position, codes: list[int]) -> None:
    """CG-451 to CG-454: an opponent who holds a card, or nobody."""
    seat: i64 = 0
    while seat < position.rules.seats:
        if position.can_be_robbed(seat):
            codes.append(BETRAY + seat)
        seat += 1
    codes.append(FORGO)


def resolve_pending(position: Position) -> bool:
    """CG-444: with one kind left there is nothing to pick. Returns whether all specials are resolved."""
    while position.pending:
        kinds: i64 = 0
        last: i64 = SPY
        kind: i64 = SPY
        while kind <= DOG:
            if count(position.pending, kind):
                kinds += 1
                last = kind
            kind += 1
        if kinds > 1:
            position.stage = RESOLVING
            return False
        if not resolve(position, last):
            return False
    return True


def resolve(position: Position, kind: i64) -> bool:
    """CG-444, CG-445: resolves one special; returns whether it is over at once."""
    position.pending -= one(kind)
    position.resolving = kind
    if position.told is not None:
        telling.resolving(position, kind)
    if kind == SPY:
        position.stage = SPYING
        position.due = SPIED
        if not draw_on(position):
            return False
    elif kind == TRA:
        if _finds_victim(position):
            position.stage = BETRAYING
            return False
    elif begin_vote(position):
        return False
    finish(position)
    return True


def finish(position: Position) -> None:
    """CG-445, CG-508: the special goes to the discards."""
    position.discard += one(position.resolving)
    position.resolving = NONE


def _finds_victim(position: Position) -> bool:
    """CG-451, CG-454: whether an opponent holds a card; if none does, the traitor has no effect."""
    seat: i64 = 0
    while seat < position.rules.seats:
        if position.can_be_robbed(seat):
            return True
        seat += 1
    if position.told is not None:
        telling.no_victim(position)
    return False


def betray(position: Position, victim: i64) -> None:
    """CG-451, CG-452: the traitor is to take a card from this seat."""
    position.victim = victim
    position.stage = PLUCKING
    if position.told is not None:
        telling.betrayed(position)


def forgo(position: Position) -> None:
    """CG-453: the traitor takes nothing."""
    if position.told is not None:
        telling.forwent(position)
    finish(position)


def pluck(position: Position, kind: i64) -> None:
    """CG-451: a random card; CG-455: only thief and victim know which."""
    thief, victim = position.active, position.victim
    position.hands[victim] -= one(kind)
    position.hands[thief] += one(kind)
    position.victim = NONE
    position.trail.append(step(MOVED, victim, thief, one(kind)))
    if position.told is not None:
        telling.stole(position, thief, victim, kind)
    finish(position)
