"""The state of a position that was written down; an impossible one is refused with what would be right."""

from __future__ import annotations

from serenissima.core.options import Options
from serenissima.games.canal_grande.box import SPECIALS
from serenissima.games.canal_grande.cards import (
    ACTION_MASK,
    DISTRICTS_MASK,
    HAND_MASK,
    KINDS,
    SPECIALS_MASK,
    SPY,
    count,
    size,
)
from serenissima.games.canal_grande.setup.checks import check
from serenissima.games.canal_grande.setup.trail import read_trail, taken_openly
from serenissima.games.canal_grande.setup.vote import read_vote
from serenissima.games.canal_grande.setup.words import checked_pile
from serenissima.games.canal_grande.setup.written import Setup, Split
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import (
    BEGINNING,
    DEALING,
    FOUR,
    NEVER,
    OVER,
    SIX,
    STAGES,
    TURNS,
    VOTING,
    PastSplit,
)
from serenissima.games.canal_grande.state.rules import DEALT, MOST_ROUNDS, NONE, REVEALED, Rules, rules_for
from serenissima.games.canal_grande.trail import DEALT as WAS_DEALT
from serenissima.games.canal_grande.trail import step

EVERYTHING = (1 << 4 * KINDS) - 1
NUMBERS_MASK = EVERYTHING & ~ACTION_MASK


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it is impossible."""
    rules = rules_for(seats, options)
    state = State(rules)
    for seat in (setup.divider, setup.active, setup.victim, setup.waiting):
        if seat is not None and seat >= seats:
            raise ValueError(f"the seats are 0 to {seats - 1}, there is no seat {seat}")
    if len(setup.hands) != seats or len(setup.numbers) not in (0, seats):
        raise ValueError(f"there are hands for {len(setup.hands)} seats at a table for {seats}")
    state.stage = STAGES.index(setup.stage)
    _piles(state, setup)
    if state.stage in (DEALING, BEGINNING):
        _deal(state, setup)
    else:
        state.deal = 0
        _stand(state, setup)
    if setup.trail is not None:
        state.trail = read_trail(rules, setup.trail, state.hands)
    state.past = [_past(rules, split) for split in setup.past]
    _fill_bag(state)
    if state.stage == VOTING:
        assert setup.vote is not None
        read_vote(state, setup.vote)
        _fill_bag(state)
    elif setup.vote is not None:
        raise ValueError(f"there is no vote in the stage {setup.stage} (CG-471)")
    if state.stage != OVER and not state.codes():
        raise ValueError(f"nothing could be done in this position of the stage {setup.stage}")
    return state


def _piles(state: State, setup: Setup) -> None:
    """Puts every card that is named into its pile."""
    rules = state.rules
    state.hands = [checked_pile(rules, hand, HAND_MASK, "the cards of a hand") for hand in setup.hands]
    state.numbers = [checked_pile(rules, laid, NUMBERS_MASK, "number cards") for laid in setup.numbers]
    state.numbers = state.numbers or [0] * int(rules.seats)
    state.trophies = [checked_pile(rules, won, DISTRICTS_MASK, "trophies") for won in setup.trophies]
    state.discard = checked_pile(rules, setup.discards, ACTION_MASK, "the discards")
    state.first, state.second = (checked_pile(rules, tray, EVERYTHING, "a tray") for tray in setup.trays)
    state.pending = checked_pile(rules, setup.pending, SPECIALS_MASK, "specials to resolve")
    state.aside = checked_pile(rules, setup.aside, SPECIALS_MASK, "specials set aside")
    state.resolving = NONE if setup.resolving is None else SPY + SPECIALS.index(setup.resolving)
    if size(state.first + state.second) > REVEALED:
        raise ValueError(f"at most {REVEALED} cards lie in the trays (CG-411)")


def _fill_bag(state: State) -> None:
    """CG-824: what is named nowhere is in the draw piles.

    Kinds are counted one by one: too many cards of one kind must not pass for cards of another.
    """
    rules = state.rules
    piles = [state.deal, state.discard, state.first, state.second, state.pending, state.aside]
    piles += [*state.hands, *state.numbers, *state.trophies, *(state.vote.laid if state.vote is not None else ())]
    for kind in range(KINDS):
        there = sum(int(count(pile, kind)) for pile in piles) + (state.resolving == kind)
        if there > count(rules.cards, kind):
            raise ValueError(f"{there} cards of one kind, but there are only {count(rules.cards, kind)} (CG-202)")
    state.bag = 0
    state.bag = rules.cards - state.in_play()


def _deal(state: State, setup: Setup) -> None:
    """CG-302, CG-307, CG-312: four cards for each player, one player after the other."""
    rules = state.rules
    bare = Setup(stage=setup.stage, hands=setup.hands, round=0, trail=setup.trail)
    if setup != bare or (state.stage == BEGINNING and rules.seats != 2):
        raise ValueError(f"in the stage {setup.stage} nothing has happened but the deal, and the round is 0 (CG-302)")
    state.due = 0
    for seat, hand in enumerate(state.hands):
        if any(count(hand, kind) < count(rules.start_hand, kind) for kind in range(KINDS)):
            raise ValueError(f"seat {seat} begins with a gondola (CG-313)")
        new = hand - rules.start_hand
        if new & ~DISTRICTS_MASK or any(count(new, kind) > count(state.deal, kind) for kind in range(KINDS)):
            raise ValueError(f"seat {seat} cannot have been dealt {setup.hands[seat]} (CG-302)")
        if size(new) > DEALT or (new and state.due):
            raise ValueError(f"{DEALT} cards are dealt to each, one player after the other (CG-302)")
        state.deal -= new
        state.due += DEALT - size(new)
        for kind in range(KINDS):
            state.trail += [int(step(WAS_DEALT, seat, 0, 1 << 4 * kind))] * int(count(new, kind))
    if (state.due > 0) != (state.stage == DEALING):
        raise ValueError(f"{state.due} cards are still to be dealt in the stage {setup.stage} (CG-302)")
    if state.stage == BEGINNING:
        state.deal = 0


def _stand(state: State, setup: Setup) -> None:
    """Puts the state where the position says the round stands."""
    if setup.divider is None or setup.round < 1:
        raise ValueError(f"in the stage {setup.stage} there is a divider, and rounds count from 1 (CG-401)")
    state.round, state.phase, state.due = setup.round, setup.phase, setup.due
    state.divider = setup.divider
    state.active = _number(setup.active)
    state.victim = _number(setup.victim)
    state.waiting = _number(setup.waiting)
    state.turn = TURNS.index(setup.turn)
    state.chosen = setup.chosen or 0
    state.trail = taken_openly(state.rules, state.hands)
    if state.stage == OVER:
        _end(state)
    check(state, setup)


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat


def _end(state: State) -> None:
    """CG-701, CG-705: a side has won, or the last round is played."""
    winners = [side for side in (0, 1) if won_with(state.trophies[side])]
    if len(winners) > 1 or (not winners and state.round < MOST_ROUNDS):
        raise ValueError(f"it ends when one side has won, or after {MOST_ROUNDS} rounds (CG-701, CG-705)")
    state.winner = winners[0] if winners else NONE
    state.reason = NEVER
    if winners:
        state.reason = SIX if won_with(state.trophies[winners[0]]) == 6 else FOUR


def _past(rules: Rules, split: Split) -> PastSplit:
    if split.divider >= rules.seats or len(split.hands) != rules.seats or len(split.numbers) != rules.seats:
        raise ValueError(f"an earlier split is for {rules.seats} seats")
    offers = [checked_pile(rules, offer, EVERYTHING, "an offer") for offer in split.offers]
    if not all(offers) or sum(map(size, offers)) > REVEALED:
        raise ValueError(f"an earlier split had two offers of {REVEALED} cards (CG-411, CG-421)")
    return PastSplit(
        [split.round, split.phase, split.divider, rules.chooser(split.divider), split.chosen],
        offers,
        [checked_pile(rules, hand, HAND_MASK, "the cards of a hand") for hand in split.hands],
        [checked_pile(rules, laid, NUMBERS_MASK, "number cards") for laid in split.numbers],
        [checked_pile(rules, won, DISTRICTS_MASK, "trophies") for won in split.trophies],
    )
