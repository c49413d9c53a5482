"""The running vote of a position that was written down."""

from __future__ import annotations

from serenissima.games.canal_grande.box import DISTRICTS
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, HAND_MASK, count
from serenissima.games.canal_grande.codes import LAY
from serenissima.games.canal_grande.setup.words import checked_pile
from serenissima.games.canal_grande.setup.written import Vote
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.rules import FREE, NONE
from serenissima.games.canal_grande.state.running_vote import RunningVote


def read_vote(state: State, setup: Vote) -> None:
    """Lays the vote on the table; ValueError if it is impossible."""
    rules = state.rules
    named = [setup.challenger, setup.leader, setup.asked, *setup.passed, *(seat or 0 for seat in setup.givers)]
    if max(named) >= rules.seats:
        raise ValueError(f"the seats are 0 to {rules.seats - 1}, there is no seat {max(named)}")
    if setup.challenger != state.active:
        raise ValueError("who resolves a doge is the challenger (CG-471)")
    if setup.leader != setup.challenger and (rules.seats == 2 or setup.leader != rules.partner(setup.challenger)):
        raise ValueError("the challenger leads, or the partner (CG-471, CG-561)")
    vote = RunningVote(rules, setup.challenger, setup.leader)
    vote.asked = setup.asked
    vote.passed = sum(1 << seat for seat in set(setup.passed))
    if vote.passed >> vote.asked & 1 or (vote.passed and rules.vote_rule != FREE):
        raise ValueError("who has passed is out, and without free votes a pass ends the vote (CG-488, CG-565)")
    state.vote = vote
    if setup.district is None:
        _check_opening(state, vote, setup)
    else:
        _lay(state, vote, setup)
    for word in setup.draft.split():
        kind = [str(name) for name in DISTRICTS].index(word) if word in DISTRICTS else -1
        if kind < 0 or LAY + kind not in state.codes():
            raise ValueError(f"seat {vote.asked} cannot pick {word[:20]} for the vote (CG-811)")
        vote.pick(kind)
    if (
        setup.leader != setup.challenger
        and state.hands[setup.challenger] & DISTRICTS_MASK
        and not vote.laid[setup.leader]
    ):
        raise ValueError("the partner leads only where the challenger has no district card (CG-561)")


def _check_opening(state: State, vote: RunningVote, setup: Vote) -> None:
    """CG-471, CG-481: the leader is about to lay the first cards."""
    if setup.laid or setup.first or any(seat is not None for seat in setup.givers) or vote.passed:
        raise ValueError("nobody lays or passes before a district is contested (CG-481)")
    if vote.asked != vote.leader or not state.hands[vote.leader] & DISTRICTS_MASK:
        raise ValueError("the leader has a district card and lays first (CG-471, CG-472)")


def _lay(state: State, vote: RunningVote, setup: Vote) -> None:
    """CG-481 to CG-507: what everybody has laid."""
    rules = state.rules
    assert setup.district is not None
    contested = DISTRICTS.index(setup.district)
    if len(setup.laid) != rules.seats or len(setup.first) != rules.seats:
        raise ValueError(f"in a vote {rules.seats} seats have laid something or nothing")
    vote.contested = contested
    vote.laid = [checked_pile(rules, laid, HAND_MASK, "cards laid in a vote") for laid in setup.laid]
    vote.first = [NONE if name is None else DISTRICTS.index(name) for name in setup.first]
    for seat, (laid, first) in enumerate(zip(vote.laid, vote.first, strict=True)):
        if bool(laid) != (first != NONE) or (laid and not count(laid, first)):
            raise ValueError(f"the first card seat {seat} laid is among those laid (CG-507)")
        groups = sum(count(laid, kind) > 0 for kind in range(GON) if kind != contested)
        if groups > count(laid, GON):
            raise ValueError(f"seat {seat} laid {groups} groups of other districts, each needs a gondola (CG-491)")
    if not count(vote.laid[vote.leader], contested):
        raise ValueError("the leader laid cards of the contested district (CG-481)")
    givers = [NONE if seat is None else seat for seat in setup.givers]
    for side, giver in enumerate(givers):
        could = [seat for seat in range(rules.seats) if rules.side(seat) == side and count(vote.laid[seat], contested)]
        if giver not in (could or [NONE]):
            raise ValueError(f"the first contested card of side {side} is of {could or 'nobody'} (CG-571)")
    vote.giver0, vote.giver1 = givers
