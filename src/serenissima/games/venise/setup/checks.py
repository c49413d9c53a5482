"""Whether a position that was written down is possible: what the players have, and what is being decided."""

from __future__ import annotations

from serenissima.games.venise.box import DEALT, GEMS, HAND_LIMIT
from serenissima.games.venise.setup.written import PHASES, Setup
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import (
    ALL_PLACED,
    DISCARDING,
    DRAWING,
    GEMS_WON,
    GIVING,
    MOVING,
    OVER,
    PLAY,
    PRICE,
    ROUNDS_OVER,
    SHARED,
    STANDSTILL,
    WALKING,
)

MOST_STEPS = 3


def check(state: State, setup: Setup) -> None:
    """Raises ValueError, saying what would be right, if the position is impossible."""
    if (setup.turn is None) != (state.phase == OVER) or (setup.ended is None) == (state.phase == OVER):
        raise ValueError("a turn is running until it is over, and then there is a reason (VE-E1 to VE-E5)")
    most = int(state.rules.most_rounds)
    if state.round < 1 or 0 < most < state.round:
        raise ValueError(f"rounds count from 1{f' to {most}' if most else ''} (VE-E5)")
    for seat in range(state.rules.seats):
        _player(state, seat)
    _places(state)
    if state.phase == OVER:
        _ended(state)
    else:
        _running(state)


def _player(state: State, seat: int) -> None:
    """What one player can have."""
    player = state.players[seat]
    chart = state.rules.chart
    stays = player.active() or (state.phase == OVER and player.rank > 0 and not state.rules.all_places)
    last = state.phase == OVER and state.reason == ALL_PLACED
    if (player.pawn < 0) == stays and not last:
        raise ValueError(f"the pawn of seat {seat} stands on the board exactly while it plays (VE-S7, VE-V1)")
    if player.pawn >= chart.fields and not state.planks.laid[player.pawn - chart.fields]:
        raise ValueError(f"seat {seat} stands on a plank that does not lie there (VE-A9)")
    if player.completed and (not state.rules.equal_turns or player.rank or player.gem_count < GEMS):
        raise ValueError(f"seat {seat} has completed only with all gems, and waits for the round to end (VE-V5)")
    if player.active() and player.gem_count == GEMS:
        raise ValueError(f"seat {seat} has all gems, so it has finished (VE-E1)")
    if player.tiles > min(player.gem_count, GEMS - 1):
        raise ValueError(f"seat {seat} has {player.tiles} tiles for {player.gem_count} gems (VE-A22)")
    # a joker may be taken with a full hand, and then cards are drawn
    more = 1 + DEALT if seat == state.seat and state.phase not in (PLAY, WALKING, MOVING) else 0
    if player.cards + player.jokers > HAND_LIMIT + more:
        raise ValueError(f"seat {seat} has more than {HAND_LIMIT + more} cards (VE-T17)")


def _places(state: State) -> None:
    """VE-V1: places are given from the first on."""
    ranks = [int(player.rank) for player in state.players if player.rank]
    if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
        raise ValueError(f"{ranks} are no places (VE-V1)")
    if len(set(ranks)) < len(ranks) and not state.rules.equal_turns:
        raise ValueError("no two share a place unless a round is finished (VE-V5)")
    if state.phase != OVER and ranks and not state.rules.all_places:
        raise ValueError("with a first place it is over (VE-E1)")
    for seat, player in enumerate(state.players):
        has = player.short + player.long + player.cards + player.jokers + player.tiles
        if player.rank and state.phase != OVER and (has or player.gem_count < GEMS):
            raise ValueError(f"seat {seat} has finished with all gems, so all else it had went back (VE-V1)")


def _ended(state: State) -> None:
    """VE-E1 to VE-E5: the reason for the end fits the places."""
    rules = state.rules
    ranks = [int(player.rank) for player in state.players]
    first = ranks.count(1)
    active = sum(player.active() for player in state.players)
    fits = {
        GEMS_WON: first == 1 and not rules.all_places,
        SHARED: first > 1 and rules.equal_turns and not rules.all_places,
        ALL_PLACED: all(ranks) and rules.all_places,
        STANDSTILL: rules.standstill > 0 and state.idle >= rules.standstill * active and not all(ranks),
        ROUNDS_OVER: state.round == rules.most_rounds > 0 and not all(ranks),
    }
    if not fits[state.reason]:
        raise ValueError(f"it does not end so with the places {ranks} (VE-E1 to VE-E5)")


def _running(state: State) -> None:
    """VE-T1 to VE-T18: the turn of somebody who plays."""
    me = state.me()
    phase = state.phase
    active = sum(player.active() for player in state.players)
    if not me.active():
        raise ValueError(f"seat {state.seat} has finished, so it has no turn (VE-S15)")
    if active < 2 and not state.last_round:
        raise ValueError("with one player left it is over (VE-V1)")
    if state.rules.standstill and state.idle >= state.rules.standstill * active:
        raise ValueError(f"after {state.idle} turns without any change it is over (VE-E4)")
    if state.fresh and (len(state.played) or state.acted or len(state.given)):
        raise ValueError("a turn in which something was done is not fresh")
    if (phase == WALKING) != (len(state.path) > 0) or (phase == WALKING) != (state.steps_left > 0):
        raise ValueError("there are a path and steps exactly in the phase walk (VE-A16)")
    if phase == WALKING and (
        state.path[len(state.path) - 1] != me.pawn or len(state.path) + state.steps_left > 1 + MOST_STEPS
    ):
        raise ValueError(f"a walk of at most {MOST_STEPS} steps ends where the pawn stands (VE-A16)")
    if (phase == MOVING) != (state.lifted >= 0) or (phase == MOVING and state.planks.laid[state.lifted]):
        raise ValueError("a plank is taken up exactly in the phase move, and does not lie there any more (VE-A13)")
    if (phase == DRAWING) != (state.to_draw > 0):
        raise ValueError("cards are to be drawn exactly in the phase draw (VE-T14)")
    _exchange(state)
    if phase == DISCARDING and state.surplus() <= 0:
        raise ValueError(f"with {HAND_LIMIT} cards or fewer nothing is discarded (VE-T17)")
    if not state.codes():
        raise ValueError(f"nothing could be done in this position of the phase {PHASES[phase]}")


def _exchange(state: State) -> None:
    """VE-T10: the cards given so far for a joker."""
    me = state.me()
    given = len(state.given)
    if state.phase != GIVING:
        if given:
            raise ValueError("cards are given exactly in the phase exchange (VE-T10)")
        return
    if not state.may_have_joker() or given >= PRICE or me.cards < PRICE - given:
        raise ValueError(f"{PRICE} ordinary cards are given for a joker, and nobody has more than two (VE-T10, VE-T11)")
    for card in state.given:
        if list(state.given).count(card) > state.discards[card]:
            raise ValueError("cards given for a joker lie in the discard pile (VE-T10)")
