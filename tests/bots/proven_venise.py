"""Proofs about positions of Venise: all that can be done in a turn, small move by small move, by the rules alone.

What a bot knows or how it searches plays no part in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.venise.box import CARDS, MIX, ORDINARY
from serenissima.games.venise.codes import END_PLAY, END_TURN
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import AFTER_JOKER, PLAY
from tests.bots.turns_venise import moves_within_the_turn
from tests.games.venise.setting import Table

Key = tuple[object, ...]


class Seat(TypedDict):
    """A player's possessions."""

    pawn: str
    gems: list[int]
    hand: list[str]
    short: int
    long: int
    tiles: int


class Position(TypedDict):
    """A position at the start of the turn of seat 0; all hands are known to all. `task`: win now, or stop the other."""

    board: str
    task: str
    planks: list[str]
    players: list[Seat]


def arranged(position: Position) -> State:
    """The position as a state."""
    table = Table(len(position["players"]), {"board": position["board"]}).lay(*position["planks"])
    state = table.state
    pile = list(MIX)
    for number, seat in enumerate(position["players"]):
        table.stand(seat["pawn"], number).hold(seat["hand"], number).own(seat["short"], seat["long"], number)
        table.tiles(seat["tiles"], number)
        state.players[number].gems = sum(1 << gem for gem in seat["gems"])
        state.players[number].gem_count = len(seat["gems"])
        state.jokers -= seat["hand"].count("joker")
        for card in seat["hand"]:
            if card != "joker":
                pile[ORDINARY.index(card)] -= 1
    state.pile, state.pile_count = vec[i64](pile), sum(pile)
    state.seat = 0
    state.fresh = True
    state.order = list(range(len(position["players"])))
    return state


def described(state: State, board: str, task: str) -> Position:
    """The position of a state, the player in turn first."""
    chart = state.rules.chart
    here = state.order.index(state.seat)
    players: list[Seat] = []
    for number in state.order[here:] + state.order[:here]:
        player = state.players[number]
        hand = [card for kind, card in enumerate(ORDINARY) for _ in range(player.hand[kind])]
        players.append(
            Seat(
                pawn=chart.spots[player.pawn],
                gems=[gem for gem in range(4) if player.gems >> gem & 1],
                hand=[*hand, *CARDS[-1:] * int(player.jokers)],
                short=int(player.short),
                long=int(player.long),
                tiles=int(player.tiles),
            )
        )
    planks = [chart.spots[chart.fields + place] for place in state.planks.lying()]
    return Position(board=board, task=task, planks=planks, players=players)


def _key(state: State) -> Key:
    me = state.me()
    walk = (state.steps_left, len(state.path) > 1)
    what = (state.phase, state.used, state.lifted, tuple(state.given), walk, len(state.played) > 0)
    return (what, me.pawn, me.gems, me.jokers, me.short, me.long, me.tiles, *me.hand, *state.planks.laid)


def reached(state: State) -> Iterator[State]:
    """Every different position of this turn in which it may end, and those in which it is won."""
    seat = state.seat
    seen: set[Key] = {_key(state)}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.phase in (PLAY, AFTER_JOKER):
            yield here
        for code in moves_within_the_turn(here):
            after = here.copy()
            after.play(code)
            if after.to_move() == NOBODY:
                yield after
            elif after.seat == seat and (key := _key(after)) not in seen:
                seen.add(key)
                waiting.append(after)


def wins(state: State) -> bool:
    """Whether the player in turn can win in this turn."""
    return any(end.to_move() == NOBODY for end in reached(state))


def passed(state: State) -> State:
    """The position after the turn ends here; what is drawn and discarded does not matter for the next player's turn."""
    after = state.copy()
    seat = after.seat
    after.play(END_PLAY)
    while after.seat == seat and after.to_move() != NOBODY:
        codes = after.codes()
        after.play(END_TURN if END_TURN in codes and after.to_move() != FORTUNA else codes[0])
    return after


def proof(state: State) -> tuple[int, int]:
    """How many different ends the turn has, and after how many of them the next player cannot win."""
    known: dict[tuple[int, ...], bool] = {}
    for end in reached(state):
        me = end.me()
        key = (int(me.pawn), *(int(laid) for laid in end.planks.laid))
        if key not in known:
            known[key] = not wins(passed(end))
    return len(known), sum(known.values())
