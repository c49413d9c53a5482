"""Positions from a few words: a deal by Fortuna's own moves, then pieces are put where they are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from serenissima.core.options import read_options
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.options import OPTIONS
from serenissima.games.intrigues_a_venise.setup.written import number_of
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.rules import rules_for

STANDARD = ("red F thin B", "blue X tall A", "green B fat D", "yellow Z short C")
"""The deal of the examples in the rules: seats clockwise, each with colour, identity, build and message."""
IN_ORDER = "tall short fat thin"
"""The builds on the start spaces, in the order of their ids."""


def fortunas_moves(deal: Sequence[str] = STANDARD, first: str = "", places: Sequence[str] = ()) -> list[str]:
    """The texts of the moves of this deal: colours, places, identities, builds, messages, the go card.

    `first` is the colour that begins (the first seat's if not given); `places` are the builds of each seat on its start
    spaces (`tall short fat thin` if not given).
    """
    players = [player.split() for player in deal]
    texts = [f"colour {player[0]}" for player in players]
    texts += [f"place {builds}" for builds in places or [IN_ORDER] * len(players)]
    for kind, word in enumerate(("identity", "build", "message"), 1):
        texts += [f"{word} {player[kind]}" for player in players]
    return [*texts, f"go {first or players[0][0]}"]


def set_up(
    deal: Sequence[str] = STANDARD,
    pieces: Mapping[str, int] | None = None,
    *,
    to_move: str = "",
    marbles: str = "",
    options: Mapping[str, object] | None = None,
) -> State:
    """A state at the beginning of a turn of `to_move`, or with these marbles (`RRK`) shown.

    `pieces` names where pieces stand that are not where they started: `{"red thin": 49, "ambassador": 36}`.
    """
    state = State(rules_for(len(deal), read_options(OPTIONS, options or {})))
    play(state, *fortunas_moves(deal, to_move))
    for piece, space in (pieces or {}).items():
        state.pieces.at[number_of(piece)] = space
        if number_of(piece) == AMBASSADOR:
            state.left_embassy = True
    if marbles:
        if state.rules.standing:
            play(state, "shake")
        play(state, f"marbles {marbles}")
    return state


def play(state: State, *texts: str) -> State:
    """Plays moves given as texts; ValueError if one is not legal there."""
    alphabet = Alphabet()
    for text in texts:
        code = alphabet.code(alphabet.parse(text))
        if code not in state.codes():
            legal = ", ".join(alphabet.text(alphabet.move(legal)) for legal in state.codes()[:12])
            raise ValueError(f"{text!r} is not legal here; legal are {legal}")
        state.play(code)
    return state


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    alphabet = Alphabet()
    return [alphabet.text(alphabet.move(code)) for code in state.codes()]
