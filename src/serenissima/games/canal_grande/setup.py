"""Positions written down: every pile, what is being resolved, and what everybody remembers, so that a match can begin
there.

Cards are words as in the rules, `CAS CAS GON`. What is named nowhere is in the draw piles. `laying.lay_out` makes a
state of the first phase from less.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.canal_grande.box import DISTRICTS, SPECIALS, District, Special
from serenissima.games.canal_grande.cards import GON, SPY, count, faces
from serenissima.games.canal_grande.position import STAGES, TURNS, PastSplit
from serenissima.games.canal_grande.setup_trail import Step, describe_trail
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.view import Stage, TurnOf
from serenissima.games.canal_grande.vote import Vote as Running

Seat = Annotated[int, Meta(ge=0, lt=4)]
Offer = Literal[1, 2]
Round = Annotated[int, Meta(ge=0, le=200)]
Due = Annotated[int, Meta(ge=0, le=8)]

_STAGES = msgspec.convert(STAGES, tuple[Stage, ...])
_TURNS = msgspec.convert(TURNS, tuple[TurnOf, ...])
_OFFERS: tuple[Offer, Offer] = (1, 2)


class Vote(Part, frozen=True, kw_only=True):
    """A running vote. `district`: the contested one, once the leader has laid.

    `laid`, `first`: by seat, all cards and the district of the first one (CG-507). `givers`: for each side who laid its
    first contested card (CG-571). `draft`: what the player asked has picked, in the order of picking.
    """

    challenger: Seat
    leader: Seat
    asked: Seat
    district: District | None = None
    passed: tuple[Seat, ...] = ()
    laid: tuple[str, ...] = ()
    first: tuple[District | None, ...] = ()
    givers: tuple[Seat | None, Seat | None] = (None, None)
    draft: str = ""


class Split(Part, frozen=True, kw_only=True):
    """An earlier split with everything as it was, for the look back after the match (CG-821)."""

    round: Round
    phase: Round
    divider: Seat
    chosen: Offer
    offers: tuple[str, str]
    hands: tuple[str, ...]
    numbers: tuple[str, ...]
    trophies: tuple[str, str]


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `hands`, `numbers`: by seat; `trophies`: by side. `trays`: while the divider splits, the first tray and the second;
    then the offers until they are taken. `chosen`: the offer the chooser took. `active` resolves the specials in
    `pending`, one after the other (`resolving`), in the `turn` of chooser, divider or who catches up. `due`: cards that
    are still to be drawn; `aside`: specials that will be discarded when they are. `victim`: whom a traitor robs.
    `waiting`: who may catch up next. `trail`: the way of the cards through the hands (`trail.py`); if it is not given,
    as if all hands had been taken openly. `past`: the splits so far.
    """

    stage: Stage
    hands: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    trophies: tuple[str, str] = ("", "")
    discards: str = ""
    trays: tuple[str, str] = ("", "")
    chosen: Offer | None = None
    pending: str = ""
    resolving: Special | None = None
    aside: str = ""
    victim: Seat | None = None
    due: Due = 0
    divider: Seat | None = None
    active: Seat | None = None
    turn: TurnOf = "chooser"
    waiting: Seat | None = None
    round: Round = 1
    phase: Annotated[int, Meta(ge=1, le=200)] = 1
    vote: Vote | None = None
    trail: Annotated[tuple[Step, ...], Meta(max_length=50_000)] | None = None
    past: Annotated[tuple[Split, ...], Meta(max_length=200)] = ()


def words(pile: int) -> str:
    """The cards of a pile."""
    return " ".join(faces(pile))


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
        trail=describe_trail(state.trail),
        past=tuple(map(_split, state.past)),
    )


def _vote(vote: Running) -> Vote:
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
