"""Builds what a seat sees, from nothing (CG-102, section 7.3 of the rules)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from serenissima.core.state import NOBODY
from serenissima.games.canal_grande.box import (
    CARDS,
    DISTRICTS,
    LEAST_OFFER,
    SPECIALS,
    TROPHIES_OF_ONE,
    District,
    Special,
)
from serenissima.games.canal_grande.cards import (
    ACTION_MASK,
    GON,
    HAND_MASK,
    SPY,
    count,
    faces,
    one,
    points,
    size,
)
from serenissima.games.canal_grande.codes import LAY
from serenissima.games.canal_grande.hindsight import look_back
from serenissima.games.canal_grande.refuse import refuse
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import (
    CHOOSING,
    DIVIDER,
    LOWER,
    OVER,
    REASONS,
    SPLITTING,
    STAGES,
    TURNS,
)
from serenissima.games.canal_grande.state.rules import FREE, OUTBID, VOTE_RULES, Rules
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.trail import Recollection, memory
from serenissima.games.canal_grande.view import (
    Copies,
    Draft,
    Goal,
    Group,
    Player,
    Reason,
    Row,
    Side,
    Stage,
    Table,
    Tray,
    TurnOf,
    View,
    Vote,
    VoteRule,
    WhyNot,
)

_STAGES = msgspec.convert(STAGES, tuple[Stage, ...])
_TURNS = msgspec.convert(TURNS, tuple[TurnOf, ...])
_REASONS = msgspec.convert(REASONS, tuple[Reason, ...])
_GOAL = Goal(different=len(DISTRICTS), same=TROPHIES_OF_ONE)
_VOTE_RULES = msgspec.convert(VOTE_RULES, tuple[VoteRule, ...])


def view(state: State, seat: int) -> View:
    """What this seat (or ONLOOKER) sees."""
    rules = state.rules
    mover = state.to_move()
    seen = memory(state.trail, seat)
    recalled = Recollection(rules.seats, rules.start_hand)
    recalled.follow(seen)
    over = state.stage == OVER
    return View(
        seat=seat,
        seats=rules.seats,
        options=_table(rules),
        stage=_STAGES[state.stage],
        to_move=None if mover == NOBODY else mover,
        phase=state.phase,
        round=state.round,
        threshold=rules.threshold,
        goal=_GOAL,
        least_offer=LEAST_OFFER,
        divider=_seat(state.divider),
        chooser=None if state.divider < 0 else state.chooser(),
        active=_seat(state.active),
        turn_of=_TURNS[state.turn],
        players=[_player(state, seat, each, recalled) for each in range(rules.seats)],
        sides=[_side(state, side) for side in range(2)],
        action_pile=size((state.bag & ACTION_MASK) + state.deal),
        number_pile=size(state.bag & ~ACTION_MASK),
        discards=faces(state.discard),
        trays=_trays(state),
        pending=_specials(state.pending),
        resolving=None if state.resolving < 0 else SPECIALS[state.resolving - SPY],
        victim=_seat(state.victim),
        aside=_specials(state.aside),
        due=state.due,
        catch_up=rules.catchup,
        drawers=_drawers(state),
        waiting=[state.waiting] if state.waiting >= 0 else [],
        vote=None if state.vote is None else _vote(state, state.vote, seat),
        copies=_copies(state, seat, recalled),
        winner=_seat(state.winner),
        reason=_REASONS[state.reason] if over else None,
        looked_back=look_back(rules, state.hands, state.past) if over else None,
        memory=seen,
    )


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _specials(pile: int) -> list[Special]:
    return [SPECIALS[kind] for kind in range(len(SPECIALS)) for _ in range(count(pile, SPY + kind))]


def _district(kind: int) -> District | None:
    return DISTRICTS[kind] if kind >= 0 else None


@lru_cache(maxsize=64)
def _table(rules: Rules) -> Table:
    return Table(
        vote_rule=_VOTE_RULES[rules.vote_rule],
        join_without_match=rules.join,
        catchup_specials="resolve" if rules.resolve_catchup else "discard",
        spy_chain=rules.spy_chain,
        gondola_scope="move" if rules.per_move else "vote",
        number_split="4-5-5" if rules.number_split == "4-5-5" else "5-5-4",
    )


def _player(state: State, viewer: int, seat: int, recalled: Recollection) -> Player:
    """CG-102: the faces of a hand are its owner's; the others know what they saw."""
    rules = state.rules
    held = size(state.hands[seat])
    over = state.stage == OVER
    own = viewer == seat or over
    hand = state.hands[seat]
    known = hand if own else recalled.known[seat]
    if own and state.vote is not None and state.vote.asked == seat:
        hand = hand - state.vote.draft - state.vote.gondolas() * one(GON)
    return Player(
        seat=seat,
        side=rules.side(seat),
        hand_size=held,
        hand=faces(hand) if own else None,
        known=faces(known),
        unknown=held - size(known),
        numbers=faces(state.numbers[seat]),
        total=points(state.numbers[seat]),
    )


def _side(state: State, side: int) -> Side:
    """CG-701: how far a side has got."""
    rules = state.rules
    won = state.trophies[side]
    counts = [count(won, kind) for kind in range(GON)]
    return Side(
        side=side,
        seats=[seat for seat in range(rules.seats) if rules.side(seat) == side],
        total=state.total(side),
        full=state.total(side) >= rules.threshold,
        trophies=counts,
        decisive=[not won_with(won) and won_with(won + one(kind)) > 0 for kind in range(GON)],
        missing=counts.count(0),
        most=max(counts),
    )


def _trays(state: State) -> list[Tray]:
    """The trays of the round; none before the first one and after a phase has ended."""
    if state.round == 0 or state.turn == LOWER:
        return []
    rules = state.rules
    chooser = state.chooser()
    mine, other = state.total(rules.side(chooser)), state.total(rules.side(state.divider))
    trays = []
    for number, (pile, left) in enumerate(((state.first, state.second), (state.second, state.first)), start=1):
        taken_by = None
        if state.chosen == number:
            taken_by = chooser
        elif state.chosen and state.turn == DIVIDER:
            taken_by = state.divider
        then = (mine, other) if state.chosen else (mine + points(pile), other + points(left))
        trays.append(
            Tray(
                cards=faces(pile),
                points=points(pile),
                chooser_total=then[0],
                divider_total=then[1],
                chooser_full=then[0] >= rules.threshold,
                divider_full=then[1] >= rules.threshold,
                ends_phase=not state.chosen and max(then) >= rules.threshold,
                taken_by=taken_by,
            )
        )
    return trays


def _kinds(pile: int, contested: int, first: int) -> list[int]:
    """The districts of the groups of a pile, the first one first."""
    kinds = [kind for kind in range(GON) if kind != contested and count(pile, kind)]
    return sorted(kinds, key=lambda kind: kind != first)


def _laid_groups(laid: int, contested: int, first: int) -> list[Group]:
    """CG-491, CG-665: one gondola for each group; what was laid beyond that lies with the first."""
    kinds = _kinds(laid, contested, first)
    more = count(laid, GON) - len(kinds)
    return [Group(DISTRICTS[kind], count(laid, kind), 1 if at else 1 + more) for at, kind in enumerate(kinds)]


def _picked_groups(vote: RunningVote) -> list[Group]:
    """CG-491, CG-493: one gondola for each group of the draft that is not open yet."""
    opened = vote.opened()
    kinds = _kinds(vote.draft, vote.district(), vote.draft_first)
    return [Group(DISTRICTS[kind], count(vote.draft, kind), 0 if count(opened, kind) else 1) for kind in kinds]


def _drawers(state: State) -> list[list[int] | None]:
    """CG-603, CG-621: who draws at the end of the round, by the points the chooser takes."""
    if state.stage not in (SPLITTING, CHOOSING):
        return []
    rules = state.rules
    there = points(state.first + state.second)
    chooser = rules.side(state.chooser())
    found: list[list[int] | None] = []
    for taken in range(there + 1):
        mine, other = state.total(chooser) + taken, state.total(1 - chooser) + there - taken
        lower = chooser if mine < other else 1 - chooser
        seats = [seat for seat in range(rules.seats) if mine != other and rules.side(seat) == lower]
        found.append(seats if max(mine, other) >= rules.threshold else None)
    return found


def _passing(rules: Rules, vote: RunningVote) -> Literal["wins", "loses"] | None:
    """CG-569: what comes of a pass when no opponent is left in the vote."""
    own = rules.side(vote.asked)
    still = [seat for seat in range(rules.seats) if not vote.passed >> seat & 1 and seat != vote.asked]
    if vote.contested < 0 or rules.vote_rule != FREE or any(rules.side(seat) != own for seat in still):
        return None
    if vote.winner() == own:
        return "wins"
    return None if still else "loses"


def _row(vote: RunningVote, seat: int) -> Row:
    laid = vote.laid[seat]
    contested = vote.contested
    return Row(
        seat=seat,
        contested=count(laid, contested) if contested >= 0 else 0,
        groups=_laid_groups(laid, contested, vote.first[seat]),
        gondolas=count(laid, GON),
        total=vote.total(seat),
        first=_district(vote.first[seat]),
        passed=vote.passed >> seat & 1 == 1,
    )


def _vote(state: State, vote: RunningVote, viewer: int) -> Vote:
    """A running vote; only the player asked sees what is picked and what cannot be (CG-811)."""
    rules = state.rules
    asked = viewer == vote.asked
    bound = rules.vote_rule != FREE and vote.contested >= 0
    return Vote(
        challenger=vote.challenger,
        leader=vote.leader,
        district=_district(vote.contested),
        asked=vote.asked,
        need=vote.need() if bound else None,
        rows=[_row(vote, seat) for seat in range(rules.seats)],
        totals=[vote.side_total(side) for side in range(2)],
        givers=[_seat(vote.giver0), _seat(vote.giver1)],
        tie_side=None if rules.vote_rule == OUTBID else rules.side(vote.challenger),
        passing=_passing(rules, vote),
        draft=_draft(state, vote) if asked else None,
        why_not=_why_not(state) if asked else [],
    )


def _draft(state: State, vote: RunningVote) -> Draft:
    district = vote.district()
    picked = size(vote.draft)
    return Draft(
        district=_district(district),
        contested=count(vote.draft, district) if district >= 0 else 0,
        groups=_picked_groups(vote),
        gondolas=vote.gondolas(),
        first=_district(vote.draft_first),
        total=vote.total(vote.asked) + picked,
        side_total=vote.side_total(state.rules.side(vote.asked)) + picked,
    )


def _why_not(state: State) -> list[WhyNot]:
    """Why some cards of the player asked cannot be laid now: a gondola never by itself (CG-494)."""
    assert state.vote is not None
    hand = state.hands[state.vote.asked]
    legal = state.codes()
    found = []
    for kind in range(GON):
        if count(hand, kind) and LAY + kind not in legal:
            refusal = refuse(state, state.to_move(), LAY + kind)
            found.append(WhyNot(CARDS[kind], refusal.rule, refusal.reason, refusal.args))
    if count(hand, GON) > state.vote.gondolas():
        found.append(WhyNot(CARDS[GON], "CG-494", "gondola-alone", {}))
    return found


def _copies(state: State, viewer: int, recalled: Recollection) -> list[Copies]:
    """Where every card is, counted from open information only (CG-823)."""
    rules = state.rules
    won = state.trophies[0] + state.trophies[1]
    own = state.hands[viewer] if viewer >= 0 else 0
    known = sum(pile for seat, pile in enumerate(recalled.known) if seat != viewer) & HAND_MASK
    if state.stage == OVER:
        known = sum(hand for seat, hand in enumerate(state.hands) if seat != viewer)
    table = state.on_table() + ((state.first + state.second) & ~ACTION_MASK) + sum(state.numbers)
    found = []
    for kind, card in enumerate(CARDS):
        total = count(rules.cards, kind)
        trophies, discards, hand = count(won, kind), count(state.discard, kind), count(own, kind)
        laid, sure = count(table, kind), count(known, kind)
        unknown = total - trophies - discards - hand - laid - sure
        found.append(Copies(card, points(one(kind)), total, trophies, discards, hand, laid, sure, unknown))
    return found
