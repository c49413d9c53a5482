"""What the tests of Canal Grande share: the game, and scenes laid on the table and played by text."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

import serenissima
from serenissima.core.game import NotAMove, Refusal
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.state import ONLOOKER, State, Told
from serenissima.games.canal_grande.alphabet import Alphabet
from serenissima.games.canal_grande.box import DISTRICTS
from serenissima.games.canal_grande.cards import faces
from serenissima.games.canal_grande.setup import pile, set_up
from serenissima.games.canal_grande.state import State as Position
from serenissima.games.canal_grande.view import View

GAME = serenissima.game("canal-grande")
ALPHABET = Alphabet()
A, B, C, D = range(4)
X, Y = 0, 1
"""In examples for two: X is the challenger."""


def cards(words: str) -> list[str]:
    """Cards in the order of the kinds."""
    return [str(card) for card in faces(pile(words))]


class Scene:
    """A position, what may be done in it, and what was told since it was laid."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.told: list[Told] = []

    def play(self, *lines: str) -> Scene:
        """Plays single moves; a line may hold several, separated by semicolons, or a whole split or lay."""
        for line in lines:
            for text in self._arranged(line):
                code = ALPHABET.code(ALPHABET.parse(text))
                assert code in self.state.codes(), f"{text!r} is not legal, but {self.legal()}"
                self.state.told = self.told
                self.state.play(code)
                self.state.told = None
        return self

    def _arranged(self, line: str) -> list[str]:
        return GAME.alphabet.arrange(self.state, GAME.alphabet.split_line(line))

    def legal(self) -> list[str]:
        """The legal moves as texts."""
        return [ALPHABET.text(ALPHABET.move(code)) for code in self.state.codes()]

    def refused(self, text: str) -> Refusal:
        """Why this move is refused."""
        try:
            code = ALPHABET.code(ALPHABET.parse(text))
        except NotAMove as error:
            return error.refusal
        assert code not in self.state.codes(), f"{text!r} is legal"
        return GAME.refuse(self.state, self.state.to_move(), code)

    def forbidden_by(self, text: str) -> str:
        """The rule by which this move is refused."""
        return self.refused(text).rule

    def view(self, seat: int = ONLOOKER) -> View:
        """What a seat sees."""
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, View)
        return seen

    @property
    def to_move(self) -> int:
        """The seat to move."""
        return self.state.to_move()

    @property
    def stage(self) -> str:
        """What is going on."""
        return self.view().stage

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, including picked ones."""
        return [str(card) for card in faces(self.state.hands[seat])]

    def discards(self) -> list[str]:
        """The discards."""
        return [str(card) for card in self.view().discards]

    def trophies(self, side: int) -> list[str]:
        """The trophies of a side."""
        won = self.view().sides[side].trophies
        return [name for name, count in zip(DISTRICTS, won, strict=True) for _ in range(count)]

    def pending(self) -> list[str]:
        """The specials to resolve."""
        return [str(card) for card in self.view().pending]

    def tags(self, seat: int = ONLOOKER) -> list[str]:
        """The kinds of events a seat has heard."""
        return [str(told.event.__struct_config__.tag) for told in self.told if told.reaches(seat)]

    def heard(self, tag: str, seat: int = ONLOOKER) -> list[dict[str, Any]]:
        """The events of a kind a seat has heard, as plain values."""
        return [
            msgspec.to_builtins(told.event)
            for told in self.told
            if told.reaches(seat) and told.event.__struct_config__.tag == tag
        ]


def vote(
    *hands: str,
    doges: str = "DOG",
    trophies: tuple[str, str] = ("", ""),
    discards: str = "",
    **options: OptionValue,
) -> Scene:
    """The first seat, as chooser, has just taken these specials; nothing else lies on the table."""
    divider = 1 if len(hands) == 2 else 2
    resolves: tuple[Literal["chooser"], str] = ("chooser", doges)
    state = set_up(
        len(hands), hands, options=options, trophies=trophies, discards=discards, divider=divider, resolves=resolves
    )
    return Scene(state)


def splitting(revealed: str, *hands: str, **options: OptionValue) -> Scene:
    """The first seat divides these cards."""
    return Scene(set_up(len(hands), hands, options=options, trays=(revealed, "")))


def offers(first: str, second: str, *hands: str, numbers: tuple[str, ...] = (), divider: int = 1) -> Scene:
    """The seat opposite the divider (by default: the first of two) is to choose."""
    state = set_up(len(hands), hands, numbers=numbers, divider=divider, trays=(first, second), split=True)
    return Scene(state)


def chance(seats: int, **options: OptionValue) -> Match:
    """A match in which the test plays Fortuna's moves, as text."""
    return Match(GAME, seats, options)


def dealt(seats: int) -> Scene:
    """A match from its first card on, in which the test plays Fortuna."""
    state: State = GAME.new(seats, GAME.read_options({}))
    assert isinstance(state, Position)
    return Scene(state)
