# compiled with mypyc
"""Specials are resolved: which one comes next, and whom a traitor robs (CG-444, CG-451 to CG-455)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import DOG, SPY, count, one
from serenissima.games.canal_grande.codes import BETRAY, FORGO, RESOLVE
from serenissima.games.canal_grande.state.position import PLUCKING, Position
from serenissima.games.canal_grande.state.rounds import go_on
from serenissima.games.canal_grande.state.rules import NONE
from serenissima.games.canal_grande.state.specials import finish, resolve_one
from serenissima.games.canal_grande.trail import MOVED, step

# what may be done


def codes(position: Position) -> list[int]:
    """CG-444: the active player picks which special comes next."""
    codes: list[int] = []
    kind: i64 = SPY
    while kind <= DOG:
        if count(position.pending, kind):
            codes.append(RESOLVE + kind - SPY)
        kind += 1
    return codes


def betraying_codes(position: Position) -> list[int]:
    """CG-451 to CG-454: an opponent who holds a card, or nobody."""
    codes: list[int] = []
    seat: i64 = 0
    while seat < position.rules.seats:
        if position.can_be_robbed(seat):
            codes.append(BETRAY + seat)
        seat += 1
    codes.append(FORGO)
    return codes


# what it does


def resolve(position: Position, kind: i64) -> None:
    """CG-444: this special comes next."""
    if resolve_one(position, kind):
        go_on(position)


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
    go_on(position)


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
    go_on(position)
