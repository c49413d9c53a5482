"""The position of a state, written down."""

from __future__ import annotations

from typing import get_args

import msgspec

from serenissima.games.canal_grande.box import DISTRICTS, SPECIALS, District
from serenissima.games.canal_grande.cards import GON, KINDS, SPY, count, one
from serenissima.games.canal_grande.setup.words import words
from serenissima.games.canal_grande.setup.written import Offer, Setup, Split, Step, Vote, What
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import STAGES, TURNS, PastSplit
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.trail import LACKS, MOVED, kind_of, other_of, pile_in, seat_of
from serenissima.games.canal_grande.view import Stage, TurnOf

_STAGES = msgspec.convert(STAGES, tuple[Stage, ...])
_TURNS = msgspec.convert(TURNS, tuple[TurnOf, ...])
_OFFERS: tuple[Offer, Offer] = (1, 2)
_WHATS: tuple[What, ...] = get_args(What)


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _district(kind: int) -> District | None:
    return None if kind < 0 else DISTRICTS[kind]


def describe(state: State) -> Setup:
    """The position of a state."""
    return Setup(
        stage=_STAGES[state.stage],
        hands=tuple(words(hand) for hand in state.hands),
        numbers=tuple(words(laid) for laid in state.numbers) if any(state.numbers) else (),
        trophies=(words(state.trophies[0]), words(state.trophies[1])),
        discards=words(state.discard),
        trays=(words(state.first), words(state.second)),
        chosen=_OFFERS[state.chosen - 1] if state.chosen else None,
        pending=words(state.pending),
        resolving=None if state.resolving < 0 else SPECIALS[state.resolving - SPY],
        aside=words(state.aside),
        victim=_seat(state.victim),
        due=state.due if state.round else 0,
        divider=_seat(state.divider),
        active=_seat(state.active),
        turn=_TURNS[state.turn],
        waiting=_seat(state.waiting),
        round=state.round,
        phase=state.phase,
        vote=None if state.vote is None else _vote(state.vote),
        trail=tuple(map(_step, state.trail)),
        past=tuple(map(_split, state.past)),
    )


def _vote(vote: RunningVote) -> Vote:
    laid = any(vote.laid)
    seats = vote.rules.seats
    picked = [vote.draft_district, vote.draft_first, *range(GON)]
    draft = [DISTRICTS[kind] for kind in dict.fromkeys(picked) if kind >= 0 for _ in range(count(vote.draft, kind))]
    return Vote(
        challenger=vote.challenger,
        leader=vote.leader,
        asked=vote.asked,
        district=_district(vote.contested),
        passed=tuple(seat for seat in range(seats) if vote.passed >> seat & 1),
        laid=tuple(words(pile) for pile in vote.laid) if laid else (),
        first=tuple(_district(kind) for kind in vote.first) if laid else (),
        givers=(_seat(vote.giver0), _seat(vote.giver1)),
        draft=" ".join(draft),
    )


def _split(past: PastSplit) -> Split:
    round_, phase, divider, _, chosen = past.when
    return Split(
        round=round_,
        phase=phase,
        divider=divider,
        chosen=_OFFERS[chosen - 1],
        offers=(words(past.offers[0]), words(past.offers[1])),
        hands=tuple(map(words, past.hands)),
        numbers=tuple(map(words, past.numbers)),
        trophies=(words(past.trophies[0]), words(past.trophies[1])),
    )


def _step(entry: int) -> Step:
    kind, pile = int(kind_of(entry)), int(pile_in(entry))
    if kind == LACKS:
        pile = sum(one(face) for face in range(KINDS) if count(pile, face))
    by = int(other_of(entry)) if kind == MOVED else None
    return Step(what=_WHATS[kind], seat=int(seat_of(entry)), cards=words(pile), by=by)
