"""What the tests of Venice Connection share: the game, matches with a named beginner, and positions."""

from __future__ import annotations

from typing import Any

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.alphabet import Alphabet
from serenissima.games.venice_connection.codes import CONFIRM
from serenissima.games.venice_connection.moves import Move
from serenissima.games.venice_connection.state import State

GAME = serenissima.game("venice-connection")
ALPHABET = Alphabet()
A, B = 0, 1

E10_PROOF = (
    "proof 0,-1:F 1,-1:7 2,-1:F 3,-1:7 3,0:| 0,1:| 1,1:L 2,1:J 3,1:| 0,2:L 1,2:- 2,2:- 3,2:J"  # the completion of E-10
)


def start(**options: OptionValue) -> Match:
    """A match that player A begins, unless the options say otherwise."""
    match: Match = GAME.start(seed=1, options={"starter": "seat-1", **options})
    return match


def played(*lines: str, **options: OptionValue) -> Match:
    """A match after these turns."""
    match = start(**options)
    for line in lines:
        match.play_line(line)
    return match


def code(text: str) -> int:
    """The code of a move in words."""
    return ALPHABET.code(ALPHABET.parse(text))


def texts(state: State) -> list[str]:
    """The legal moves in words."""
    return [ALPHABET.text(ALPHABET.move(c)) for c in state.codes()]


def lay(state: State, turn: str) -> State:
    """A copy of the state after a whole turn."""
    after = state.copy()
    for text in turn.split():
        assert code(text) in after.codes(), f"{text} of {turn}"
        after.play(code(text))
    assert CONFIRM in after.codes(), turn
    after.play(CONFIRM)
    return after


def refused(match: Match, line: str) -> str:
    """The number of the rule that refuses a line; the match stays unchanged."""
    before = match.record()
    try:
        match.play_line(line)
    except IllegalMove as error:
        assert match.record() == before
        return error.rule
    raise AssertionError(f"{line} was allowed")


def table(match: Match) -> State:
    """The state of a match, typed."""
    assert isinstance(match.state, State)
    return match.state


def after_turn(state: State, turn: tuple[int, ...]) -> State:
    """A copy of the state after a whole turn, given as codes."""
    after = state.copy()
    for tile in turn:
        after.play(tile)
    after.play(CONFIRM)
    return after


def ending(state: State) -> str | None:
    """Why the match of a state ended."""
    over = state.outcome()
    return None if over is None else over.reason


def reason(match: Match) -> str | None:
    """Why the match ended."""
    return None if match.outcome is None else match.outcome.reason


def winner(match: Match) -> int | None:
    """Who won."""
    return None if match.outcome is None else match.outcome.winners[0]


def moves(match: Match) -> list[Move]:
    """The legal moves, typed."""
    found: list[Move] = match.moves()
    return found


def events(match: Match, seat: int) -> list[Any]:
    """What a seat has heard."""
    return [heard.event for heard in match.heard(seat)]
