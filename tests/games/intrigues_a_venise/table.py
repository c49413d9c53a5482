"""What the tests share: positions, what is legal in them, and what each seat hears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

import serenissima
from serenissima.core.match import Match
from serenissima.core.state import Told
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.setup import STANDARD, fortunas_moves, play, set_up, texts
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.view import View

GAME = serenissima.game("intrigues-a-venise")
ALPHABET = Alphabet()
RED, BLUE, GREEN, YELLOW = range(4)
"""The seats of the standard deal."""


def legal(state: State, word: str) -> set[str]:
    """What follows this word in the legal moves: `legal(state, "step")` gives the spaces."""
    return {text.removeprefix(word).strip() for text in texts(state) if text.split()[0] == word}


def step(state: State, marble: str, piece: str, space: int) -> State:
    """Plays one whole step."""
    spy = [] if piece == "ambassador" else [f"spy {piece}"]
    return play(state, f"marble {marble}", *spy, f"step v{space}")


def hear(state: State, *moves: str) -> list[Told]:
    """Everything that these moves tell."""
    told: list[Told] = []
    state.told = told
    play(state, *moves)
    state.told = None
    return told


def heard(told: Sequence[Told], seat: int) -> list[msgspec.Struct]:
    """Those of these events that a seat hears."""
    return [each.event for each in told if each.reaches(seat)]


def dealt(options: Mapping[str, object] | None = None, deal: Sequence[str] = STANDARD, first: str = "") -> Match:
    """A match without Fortuna, dealt as in the examples: her moves are played as texts."""
    match = Match(GAME, len(deal), options)
    for text in fortunas_moves(deal, first):
        match.play(text)
    return match


def refused(state: State, text: str) -> tuple[str, str]:
    """The rule and the reason why this move is refused."""
    code = ALPHABET.code(ALPHABET.parse(text))
    assert code not in state.codes(), f"{text} is legal"
    refusal = GAME.refuse(state, state.to_move(), code)
    return refusal.rule, refusal.reason


def see(state: State, seat: int) -> View:
    """The view of a seat."""
    return view(state, seat)


def met(options: Mapping[str, object] | None = None) -> State:
    """Example 2: the tall red spy stands on the tall yellow one on v5, the Ambassador on v36; Red is to resolve it."""
    state = set_up(marbles="RRK", options=options)
    step(state, "red", "red tall", 3)
    step(state, "red", "red tall", 5)
    step(state, "black", "ambassador", 36)
    return play(state, "finish")


def interview(options: Mapping[str, object] | None = None) -> State:
    """Example 8: the Ambassador comes to the tall red spy on v29; Red is to resolve it."""
    state = set_up(pieces={"red tall": 29}, marbles="KWW", options=options)
    step(state, "black", "ambassador", 29)
    return play(state, "finish")
