"""Positions laid out freely, to try things out: any hands, trophies, trays and specials.

Cards are words as in the rules, `CAS CAS GON`. What is not named is in the draw piles. From there on chance is decided
by Fortuna's moves: `draw DOG`, `pluck SMA`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from serenissima.core.options import read_options
from serenissima.games.canal_grande.cards import KINDS, count
from serenissima.games.canal_grande.options import OPTIONS
from serenissima.games.canal_grande.setup.trail import taken_openly
from serenissima.games.canal_grande.setup.words import pile
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import CHOOSER, CHOOSING, DIVIDER, SPLITTING
from serenissima.games.canal_grande.state.rounds import go_on
from serenissima.games.canal_grande.state.rules import rules_for


def set_up(
    seats: int,
    hands: Sequence[str],
    *,
    options: Mapping[str, object] | None = None,
    numbers: Sequence[str] = (),
    trophies: Sequence[str] = (),
    discards: str = "",
    divider: int = 0,
    trays: tuple[str, str] = ("", ""),
    split: bool = False,
    resolves: tuple[Literal["chooser", "divider"], str] | None = None,
) -> State:
    """A position of the first phase.

    With `trays` alone the divider is splitting, and the second tray holds what has been put there already; with
    `split` the chooser is to choose. `resolves` says who has just taken an offer with these specials; then `trays` is
    what still lies on the table. ValueError if there are not that many cards.
    """
    rules = rules_for(seats, read_options(OPTIONS, options or {}))
    state = State(rules)
    state.deal = state.due = 0
    state.round = 1
    state.divider = divider
    state.hands = [pile(hand) for hand in hands]
    state.numbers = [pile(laid) for laid in numbers] or [0] * seats
    state.trophies = [pile(won) for won in trophies] or [0, 0]
    state.discard = pile(discards)
    state.first, state.second = (pile(tray) for tray in trays)
    state.bag = 0
    state.trail = taken_openly(rules, state.hands)
    state.stage = CHOOSING if split else SPLITTING
    if resolves is not None:
        who, specials = resolves
        state.turn = CHOOSER if who == "chooser" else DIVIDER
        state.active = state.chooser() if who == "chooser" else divider
        state.chosen = 2 if state.first else 1
        state.pending = pile(specials)
    used = state.in_play()
    if any(count(used, kind) > count(rules.cards, kind) for kind in range(KINDS)):
        raise ValueError("there are not that many cards")
    state.bag = rules.cards - used
    if resolves is not None:
        go_on(state)
    return state
