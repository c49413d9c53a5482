"""Positions of Intrigues à Venise in which a mission can be accomplished in this turn for certain: found and proven.

`python tests/bots/intrigues_positions.py` plays matches and prints positions, one JSON object a line. A position is the
list of codes from the beginning of the match.
"""

from __future__ import annotations

import json
from random import Random

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot
from serenissima.core.fortuna import Fortuna
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.box import MESSAGES
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, ASK, EXILE, EXTRA, FINISH, MEET, TIC
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.facts import facts_of, holders, own_of
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.position import MOVING

GAME = serenissima.game("intrigues-a-venise")
FEW = 0.1
"""At most this share of the ways to end the movement may win."""


def replayed(seats: int, codes: list[int]) -> State:
    """The state after these codes."""
    state = GAME.new(seats, GAME.read_options(GAME.unattended))
    for code in codes:
        state.play(code)
    assert isinstance(state, State)
    return state


def worlds_of(state: State, seat: int) -> list[State]:
    """The state with every deal that fits all this seat has seen: what the seat knows, exactly."""
    seen = view(state, seat)
    envelope = seen.players[seat].envelope
    assert envelope is not None and MESSAGES
    own = own_of(envelope)
    facts = facts_of(seat, state.rules.seats, seen.questions, seen.options)
    found = []
    for world in worlds.listed(own, worlds.left(own, facts)):
        twin = state.copy()
        for number, holder in enumerate(holders(seat, state.rules.seats)):
            at = 3 if holder is None else holder
            twin.identities[at], twin.builds[at], twin.messages[at] = (kind[number] for kind in world)
        found.append(twin)
    return found


def certain(state: State, deals: list[State]) -> bool:
    """Whether an announcement here would be true in every one of these deals."""
    for deal in deals:
        twin = state.copy()
        twin.identities, twin.builds, twin.messages = deal.identities, deal.builds, deal.messages
        twin.play(ANNOUNCE)
        if not twin.right:
            return False
    return True


def endings(state: State) -> list[State]:
    """Every position in which the movement can end, each once."""
    edge, seen, found = [state], set(), []
    while edge:
        here = edge.pop()
        for code in here.codes():
            after = here.copy()
            if code >= TIC:
                continue
            after.play(code)
            if code == FINISH:
                found.append(after)
                continue
            key = (tuple(after.pieces.at), after.moved, after.bag, after.picked, after.spy)
            if key not in seen:
                seen.add(key)
                edge.append(after)
    return found


def wins(state: State) -> tuple[int, int]:
    """Of how many endings of the movement the mover can announce with certainty, directly or by an extra step."""
    deals = worlds_of(state, state.active)
    found = endings(state)
    won = 0
    for ending in found:
        ways = [ending]
        for code in ending.codes():
            if MEET < code < ASK:
                met = ending.copy()
                met.play(code)
                for extra in met.codes():
                    if EXTRA < extra <= EXILE:
                        ways.append(met.copy())
                        ways[-1].play(extra)
        won += any(certain(way, deals) for way in ways)
    return won, len(found)


def main() -> None:
    """Plays matches between agents and prints a position for every kind of mission, at most two of each."""
    kinds: dict[tuple[int, str], int] = {}
    for seed in range(80):
        seats = 3 + seed % 2
        state = GAME.new(seats, GAME.read_options(GAME.unattended))
        assert isinstance(state, State)
        luck = Fortuna(f"positions/{seed}")
        bots = [bot(GAME, "sensible", Random(f"{seed}/{seat}").getrandbits(32)) for seat in range(seats)]
        codes: list[int] = []
        fresh = -1
        while (seat := state.to_move()) != NOBODY:
            legal = state.codes()
            if seat == FORTUNA:
                codes.append(legal[luck.draw(len(codes) + 1, state.odds())])
                state.play(codes[-1])
                continue
            if state.phase == MOVING and state.turn != fresh:
                fresh = state.turn
                task = duty(state, seat)
                if kinds.get((seats, task), 0) < 1:
                    won, total = wins(state)
                    if won and won <= FEW * total:
                        kinds[seats, task] = kinds.get((seats, task), 0) + 1
                        print(
                            json.dumps({"seats": seats, "mission": task, "wins": won, "of": total, "codes": codes}),
                            flush=True,
                        )
            codes.append(legal[0] if len(legal) == 1 else bots[seat].choose(view(state, seat), legal, Budget()))
            state.play(codes[-1])


if __name__ == "__main__":
    main()
