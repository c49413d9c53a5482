# compiled with mypyc
"""Specials, one after the other: what each begins, and when it is done (CG-444, CG-445, CG-451, CG-461, CG-471)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, DOG, SPY, TRA, count, one
from serenissima.games.canal_grande.state.piles import draw_on
from serenissima.games.canal_grande.state.position import BETRAYING, RESOLVING, SPYING, VOTING, Position
from serenissima.games.canal_grande.state.rules import NONE, SPIED
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.trail import LACKS, step


def resolve_pending(position: Position) -> bool:
    """CG-444: a single kind is resolved without asking. Returns whether all specials are resolved."""
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
        if not resolve_one(position, last):
            return False
    return True


def resolve_one(position: Position, kind: i64) -> bool:
    """CG-444, CG-445: resolves one special; returns whether that is done at once."""
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
    elif _begin_vote(position):
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


def _begin_vote(position: Position) -> bool:
    """CG-471, CG-561: the owner of the doge leads, or the partner; False if neither has a district card (CG-472)."""
    rules = position.rules
    owner = position.active
    leader = owner
    if not position.hands[owner] & DISTRICTS_MASK:
        # everybody sees that the owner has none
        position.trail.append(step(LACKS, owner, 0, DISTRICTS_MASK))
        if rules.seats == 4:
            leader = rules.partner(owner)
        if not position.hands[leader] & DISTRICTS_MASK:
            if leader != owner:
                position.trail.append(step(LACKS, leader, 0, DISTRICTS_MASK))
            if position.told is not None:
                telling.void(position)
            return False
    position.vote = RunningVote(rules, owner, leader)
    position.stage = VOTING
    if position.told is not None:
        telling.vote_began(position, leader)
    return True
