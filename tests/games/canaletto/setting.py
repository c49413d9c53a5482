"""What the tests of Canaletto share: the layout FX of the worked examples, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.state import FORTUNA
from serenissima.games.canaletto.alphabet import Alphabet
from serenissima.games.canaletto.setup import Holder, Setting, set_up
from serenissima.games.canaletto.view import View

GAME = serenissima.game("canaletto")
ALPHABET = Alphabet()
A, B, C, D = 0, 1, 2, 3

FX = (
    "La Mi/Ca Fa/Mi Li/Ca Go St/Fa/Mi Cl/Ca Pa Ri/La Bu Pa/"
    "Li Go/Mi Ne/Ca Cl Ri/Fa Bu/Li St/Go Cl/Bu Pa/Ne"
)  # fmt: skip
FX_VALUES = (9, 12, 5, 16, 7, 3, 14, 10, 6, 15, 8, 11)


class Table:
    """A match whose Fortuna is the test: values are turned up in a given order."""

    def __init__(self, match: Match, values: Sequence[int]) -> None:
        self.match = match
        self.values = list(values)

    def play(self, *texts: str) -> Table:
        """Plays moves for whoever is to move; values that are due are turned up."""
        for text in texts:
            self.match.play_line(text)
            self.turn_up()
        return self

    def turn_up(self) -> None:
        """Turns up the next values while Fortuna is to move for one; any when the given ones are used up."""
        while self.match.to_move == FORTUNA and self.view.phase in ("values", "revealing"):
            self.match.play(f"value {self.values.pop(0)}" if self.values else self.match.moves()[0])

    @property
    def view(self) -> View:
        """What everybody sees."""
        view: View = self.match.view(A)
        return view

    @property
    def money(self) -> list[int]:
        """The money of all seats."""
        return [player.money for player in self.view.players]

    @property
    def debt(self) -> list[int]:
        """The debt of all seats."""
        return [player.debt for player in self.view.players]

    @property
    def worth(self) -> list[int]:
        """Money less twice the debt."""
        return [player.worth for player in self.view.players]

    def at(self, column: int, starter: int) -> bool:
        """Whether an auction has just opened here, with this starter."""
        view = self.view
        opened = (
            view.phase == "bidding" and view.bid == 0 and view.high is None and all(p.still_in for p in view.players)
        )
        return opened and (view.column, view.gondola, view.starter, view.to_move) == (column, column, starter, starter)

    def offers(self) -> list[str]:
        """What may be done now, in words."""
        return [ALPHABET.text(move) for move in self.match.moves()]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The number of the rule that refuses this move; the match stays unchanged."""
        before = self.match.record()
        with pytest.raises(IllegalMove) as refused:
            self.match.play(text, self.match.to_move if seat is None else seat)
        assert self.match.record() == before
        assert f"refusal-{refused.value.refusal.reason}" not in str(refused.value), "a key instead of a sentence"
        return refused.value.rule


Options = Mapping[str, OptionValue]


def fx(
    seats: int = 3,
    column: int = 0,
    starter: int = A,
    values: Sequence[int] = FX_VALUES,
    options: Options | None = None,
) -> Table:
    """The layout FX, laid out by Fortuna's own moves."""
    table = Table(Match(GAME, seats, options), values)
    return table.play(f"layout {FX}", f"begin P{column}", f"starter {starter}")


def at(
    holders: Sequence[Holder],
    lots: Mapping[int, str],
    column: int,
    starter: int = A,
    values: Sequence[int] = (),
    options: Options | None = None,
) -> Table:
    """A table in the middle of a match; what is nowhere was sold earlier."""
    state = set_up(
        Setting(holders=holders, lots=lots, column=column, starter=starter, values=values, options=options or {})
    )
    # the next value is turned up already
    return Table(Match(GAME, len(holders), options, position=state), values[1:])


def everyone(seats: int = 3, money: int = 30) -> list[Holder]:
    """Players with the same money and nothing else."""
    return [Holder(money=money) for _ in range(seats)]
