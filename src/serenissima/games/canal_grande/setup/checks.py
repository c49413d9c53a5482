"""Whether what a written position says about its round is possible."""

from __future__ import annotations

from serenissima.games.canal_grande.box import SPECIALS
from serenissima.games.canal_grande.cards import ACTION_MASK, DOG, SPY, TRA, count, size
from serenissima.games.canal_grande.setup.written import Setup
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import (
    BETRAYING,
    CATCHING_UP,
    CHOOSER,
    CHOOSING,
    DIVIDER,
    DRAWING_UP,
    LOWER,
    OVER,
    PLUCKING,
    RESOLVING,
    REVEALING,
    SPLITTING,
    SPYING,
    VOTING,
)
from serenissima.games.canal_grande.state.rules import NONE, NUMBERS_REVEALED, REVEALED

ROUND_OPENS = (REVEALING, SPLITTING, CHOOSING)


def check(state: State, setup: Setup) -> None:
    """Raises ValueError, saying what would be right, if the round cannot be like this."""
    stage = state.stage
    if (state.due > 0) != (stage in (REVEALING, SPYING, DRAWING_UP)):
        raise ValueError(f"{state.due} cards are to be drawn in the stage {setup.stage} (CG-411, CG-461, CG-621)")
    if state.aside and stage not in (SPYING, DRAWING_UP):
        raise ValueError("specials are set aside only while cards are drawn (CG-465)")
    if stage != OVER and (won_with(state.trophies[0]) or won_with(state.trophies[1])):
        raise ValueError("a side has won with these trophies, so it is over (CG-701)")
    if stage in ROUND_OPENS:
        _open_round(state, setup)
    else:
        _check_offers(state, setup)
        _check_special(state, setup)


def _open_round(state: State, setup: Setup) -> None:
    """CG-401 to CG-422: cards are revealed, split and offered; nobody has taken anything."""
    threshold = state.rules.threshold
    if state.active != NONE or state.turn != CHOOSER or state.chosen or state.pending or state.resolving != NONE:
        raise ValueError(f"in the stage {setup.stage} no offer is taken, so nobody resolves anything (CG-431)")
    if state.victim != NONE or state.waiting != NONE:
        raise ValueError(f"in the stage {setup.stage} nobody is robbed or catches up")
    if max(state.total(0), state.total(1)) >= threshold:
        raise ValueError(f"with {threshold} points the phase would be over (CG-603, CG-641)")
    if state.stage == REVEALING:
        numbers = size(state.first & ~ACTION_MASK)
        late = numbers != max(0, NUMBERS_REVEALED - state.due)
        if state.second or late or size(state.first) > REVEALED - state.due:
            raise ValueError(f"these cards are not what is revealed while {state.due} are to come (CG-411)")
    if state.stage == CHOOSING and not (state.first and state.second):
        raise ValueError("each of the two offers has a card (CG-421)")
    if state.stage == SPLITTING and not state.first:
        raise ValueError("a card stays in the first tray (CG-421)")


def _check_offers(state: State, setup: Setup) -> None:
    """CG-402, CG-431, CG-621: whose turn it is, and what is left of the offers."""
    rules = state.rules
    if not state.chosen or state.active == NONE:
        raise ValueError(f"in the stage {setup.stage} an offer is chosen, and somebody is active (CG-431)")
    taken = state.first if state.chosen == 1 else state.second
    if taken or (state.turn != CHOOSER and (state.first or state.second)):
        raise ValueError("an offer that was taken does not lie in its tray any more (CG-442)")
    owner = {CHOOSER: rules.chooser(state.divider), DIVIDER: state.divider}.get(int(state.turn))
    if owner is not None and state.active != owner:
        raise ValueError(f"in the turn of the {setup.turn} seat {owner} is active (CG-402)")
    if state.turn == LOWER:
        _check_catching_up(state)
    elif state.waiting != NONE:
        raise ValueError("nobody waits to catch up while the round lasts (CG-642)")


def _check_catching_up(state: State) -> None:
    rules = state.rules
    side = rules.side(state.active)
    mine, other = state.total(side), state.total(1 - side)
    if state.stage != OVER and (mine >= other or other < rules.threshold):
        raise ValueError("after a phase the lower side may catch up (CG-621, CG-642)")
    if state.waiting != NONE and (rules.seats == 2 or state.waiting != rules.partner(state.active)):
        raise ValueError("only the partner of the player who catches up waits for it (CG-642)")


def _check_special(state: State, setup: Setup) -> None:
    """CG-444 to CG-471: what is being resolved fits the stage."""
    stage = state.stage
    wanted = {SPYING: SPY, BETRAYING: TRA, PLUCKING: TRA, VOTING: DOG}.get(int(stage), NONE)
    if state.resolving != wanted:
        name = "nothing" if wanted == NONE else SPECIALS[wanted - SPY]
        raise ValueError(f"in the stage {setup.stage} {name} is being resolved (CG-444)")
    if (state.victim != NONE) != (stage == PLUCKING):
        raise ValueError("somebody is robbed exactly in the stage pluck (CG-451)")
    if stage == PLUCKING and not state.can_be_robbed(state.victim):
        raise ValueError(f"seat {state.victim} cannot be robbed by seat {state.active} (CG-452, CG-454)")
    if stage == BETRAYING and not any(state.can_be_robbed(seat) for seat in range(state.rules.seats)):
        raise ValueError("nobody can be robbed, so the traitor has no effect (CG-454)")
    if stage == RESOLVING and sum(count(state.pending, kind) > 0 for kind in (SPY, TRA, DOG)) < 2:
        raise ValueError("there is a choice of what to resolve only among two kinds or more (CG-444)")
    if stage in (CATCHING_UP, DRAWING_UP) and state.turn != LOWER:
        raise ValueError("players catch up when a phase has ended (CG-621)")
    if stage == CATCHING_UP and state.pending:
        raise ValueError("nothing is to be resolved when a player is asked to catch up (CG-621)")
    if stage == SPYING and state.due > 2:
        raise ValueError("a spy brings two cards (CG-461)")
    if stage == DRAWING_UP and state.due > state.rules.catchup:
        raise ValueError(f"a catch-up draw is {state.rules.catchup} cards (CG-621, CG-642)")
    if stage == VOTING and setup.vote is None:
        raise ValueError("in the stage vote there is a vote (CG-471)")
