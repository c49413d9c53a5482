"""A full position that fits all that a seat knows."""

from __future__ import annotations

from random import Random

from serenissima.core.options import Options

from .box import IN_BAG, STONES
from .state import NONE, State, rules_for
from .view import View


def imagine(view: View, random: Random) -> State:
    """Everything seen is copied; unseen stones are drawn from the bag as it may have been after every wrong guess."""
    options = Options({"heap": view.heap_size, "peek": view.peek, "last": view.last})
    state = State(rules_for(len(view.players), options))
    state.heap = view.heap
    state.lagoon = view.lagoon
    state.turn = view.turn
    state.waves = view.waves
    state.last_taker = NONE if view.last_taker is None else view.last_taker
    for seat, player in enumerate(view.players):
        state.taken[seat] = player.taken
        state.shown[seat] = player.open
        state.peeked[seat] = NONE if player.peeked is None else player.peeked
        if player.guess is not None:
            state.guessed[seat] = player.guess.of_seat
            if player.guess.stone is None:
                state.pointed = True
            else:
                state.named[seat] = STONES.index(player.guess.stone)
    state.stones = _stones(view, random)
    return state


def _stones(view: View, random: Random) -> list[int]:
    """Stones for all who have drawn. Whole deals are tried until one fits, so each is as likely as it should be."""
    known = [NONE if player.stone is None else STONES.index(player.stone) for player in view.players]
    bag = [stone for stone, total in enumerate(IN_BAG) for _ in range(total - known.count(stone))]
    unseen = [seat for seat, player in enumerate(view.players) if player.drawn and player.stone is None]
    guesses = [player.guess for player in view.players if player.guess is not None]
    # a stone that is still unseen was never guessed rightly
    wrong = {(guess.of_seat, STONES.index(guess.stone)) for guess in guesses if guess.stone is not None}
    while True:
        deal = random.sample(bag, len(unseen))
        if not any((seat, stone) in wrong for seat, stone in zip(unseen, deal, strict=True)):
            break
    for seat, stone in zip(unseen, deal, strict=True):
        known[seat] = stone
    return known
