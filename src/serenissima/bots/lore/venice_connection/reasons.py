"""Why a decision is good, with the figures that the engine or the solution gives: see `Lore.explain`.

Each reason is a sentence `why-<reason>` of the game's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from serenissima.bots.lore.venice_connection.flaws import holes, outside
from serenissima.bots.lore.venice_connection.sight import Position, outlooks, solution
from serenissima.core.study import Said
from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, SHOW
from serenissima.games.venice_connection.imagine import imagine
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.position import CLOSED, TURN
from serenissima.games.venice_connection.study.analysis import closing
from serenissima.games.venice_connection.view import View

NEXT = 2
"""Turns to the end when the next player can do nothing against the other closing the canal."""


def explain(view: View, plan: Sequence[int]) -> list[Said]:
    """The reasons for a whole turn, a call or a proof; none for half a turn, or for one that ruins the canal."""
    world = imagine(view, Random(0))
    for code in plan[:-1]:
        world.play(code)
    match plan[-1]:
        case code if code == IMPOSSIBLE:
            return list(_call(world))
        case code if code == CONCEDE:
            return [Said("why-concede", {"left": int(world.figure.left())})] if not world.completable() else []
        case code if code == SHOW:
            return [Said("why-proof", {"count": len(world.scratch_tiles())})]
        case code if code == CONFIRM:
            return list(_turn(world))
    return []


def _call(world: State) -> Iterator[Said]:
    """Why the canal can no longer be closed: what can be seen of it, then that the rules say so (VC-36)."""
    if world.completable():
        return
    if count := outside(world):
        yield Said("why-call-ring", {"count": count})
    if not world.rules.mint_tide and holes(world):
        yield Said("why-call-hole")
    yield Said("why-call", {"left": int(world.figure.left())})


def _turn(world: State) -> Iterator[Said]:
    """Why the turn that is entered is good."""
    count = len(world.entered_tiles())
    before = world.copy()
    games = len(world.finished())
    world.play(CONFIRM)
    ended = world.finished()[games:]
    if ended:
        if ended[0].reason == CLOSED:
            yield Said("why-closes", {"count": count})
        return
    if world.phase == TURN and world.completable():
        yield from _solved(before, world) if solution(world.rules) is not None else _open(world)


def _solved(before: State, after: State) -> Iterator[Said]:
    """What the solution says about a turn that keeps the canal possible and does not close it."""
    book = solution(after.rules)
    assert book is not None
    value = book.lookup(after.laid_tiles())
    assert value is not None
    replies = [turn for turn in outlooks(Position.of(after)) if turn.live]
    figures: dict[str, str | int] = {"replies": len(replies), "turns": value.turns}
    if not value.wins:
        yield Said("why-two-turns" if value.turns == NEXT else "why-even", figures)
        return
    others = [turn for turn in outlooks(Position.of(before)) if turn.live]
    if any(turn.wins for turn in others):
        return  # it gives a win away
    good = sum(turn.wins for turn in replies)
    longest = value.turns + 1 == max(turn.turns for turn in others)
    if longest and not before.laid_tiles():
        yield Said("why-opening", figures)
    if all(turn.turns == NEXT for turn in others):
        yield Said("why-next")
    if 2 * good <= len(replies):
        yield Said("why-rare", {"good": good, **figures})
    if longest:
        yield Said("why-longest", figures)
    yield Said("why-behind", {"good": good, **figures})


def _open(after: State) -> Iterator[Said]:
    """What can be said without a solution: whether the opponent can close the canal, and how much is missing."""
    missing = len(after.completion() or ())
    yield Said("why-open" if closing(after) else "why-safe", {"missing": missing})
