"""A full state that fits everything a seat knows."""

from __future__ import annotations

from random import Random

import msgspec

from serenissima.core.options import Options
from serenissima.games.canal_grande.box import DISTRICTS, SPECIALS, District
from serenissima.games.canal_grande.cards import ACTION_MASK, GON, HAND_MASK, SPY, one, pile_of_faces
from serenissima.games.canal_grande.recall import recall
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import DEALING, REASONS, STAGES, TURNS, PastSplit
from serenissima.games.canal_grande.state.rules import Rules, rules_for
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.view import Draft, Group, Row, SplitWorth, View
from serenissima.games.canal_grande.view import Vote as Seen


def imagine(view: View, random: Random) -> State:
    """A state that gives this seat this view. It assumes that no other player has picked cards for a vote (CG-811)."""
    state = State(rules_for(view.seats, Options(msgspec.to_builtins(view.options))))
    rules = state.rules
    state.stage = STAGES.index(view.stage)
    state.round, state.phase, state.due = view.round, view.phase, view.due
    state.divider, state.active = _number(view.divider), _number(view.active)
    state.victim, state.winner = _number(view.victim), _number(view.winner)
    state.waiting = view.waiting[0] if view.waiting else -1
    state.turn = TURNS.index(view.turn_of)
    state.resolving = -1 if view.resolving is None else SPY + SPECIALS.index(view.resolving)
    state.pending = pile_of_faces([*view.pending])
    state.aside = pile_of_faces([*view.aside])
    state.discard = pile_of_faces(view.discards)
    state.numbers = [pile_of_faces(player.numbers) for player in view.players]
    state.trophies = [sum(won * one(kind) for kind, won in enumerate(side.trophies)) for side in view.sides]
    if view.trays:
        state.first, state.second = (pile_of_faces(tray.cards) for tray in view.trays)
        takers = [tray.taken_by for tray in view.trays]
        state.chosen = 1 + takers.index(view.chooser) if view.chooser in takers else 0
    if view.vote is not None:
        state.vote = _vote(rules, view.vote)
    state.hands = [0] * view.seats
    state.deal = state.bag = 0
    there = rules.cards - state.in_play()
    if view.looked_back is not None:
        state.hands = [pile_of_faces(hand) for hand in view.looked_back.hands]
        state.past = [_past(split) for split in view.looked_back.splits]
        state.trail = view.memory[:]
    else:
        leader = view.vote.leader if view.vote is not None and view.vote.district is None else None
        state.hands, state.trail, deal = recall(rules, view.memory, there & HAND_MASK, leader, random)
        state.deal = deal if state.stage == DEALING else 0
    state.reason = -1 if view.reason is None else REASONS.index(view.reason)
    state.bag = there - sum(state.hands) - state.deal
    assert state.bag & ~ACTION_MASK >= 0
    return state


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


def _kind(district: District | None) -> int:
    return -1 if district is None else DISTRICTS.index(district)


def _pile(groups: list[Group], district: District | None, contested: int, gondolas: int) -> int:
    pile = sum(group.count * one(_kind(group.district)) for group in groups) + gondolas * one(GON)
    return pile + contested * one(_kind(district)) if district is not None else pile


def _laid(row: Row, district: District | None) -> int:
    return _pile(row.groups, district, row.contested, row.gondolas)


def _vote(rules: Rules, seen: Seen) -> RunningVote:
    vote = RunningVote(rules, seen.challenger, seen.leader)
    vote.asked = seen.asked
    vote.contested = _kind(seen.district)
    vote.laid = [_laid(row, seen.district) for row in seen.rows]
    vote.first = [_kind(row.first) for row in seen.rows]
    vote.passed = sum(1 << row.seat for row in seen.rows if row.passed)
    vote.giver0, vote.giver1 = (_number(seat) for seat in seen.givers)
    if seen.draft is not None:
        _pick(vote, seen.draft)
    return vote


def _pick(vote: RunningVote, draft: Draft) -> None:
    vote.draft = _pile(draft.groups, draft.district, draft.contested, 0)
    vote.draft_first = _kind(draft.first)
    if vote.contested < 0:
        vote.draft_district = _kind(draft.district)


def _past(split: SplitWorth) -> PastSplit:
    return PastSplit(
        [split.round, split.phase, split.divider, split.chooser, split.chosen],
        [pile_of_faces(offer.cards) for offer in split.offers],
        [pile_of_faces(hand) for hand in split.hands],
        [pile_of_faces(laid) for laid in split.numbers],
        [pile_of_faces(won) for won in split.trophies],
    )
