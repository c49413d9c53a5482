"""Positions for the tests: a match is set up by its own moves, then pieces are put where a test wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

import serenissima
from serenissima.core.game import AnyGame, Refusal
from serenissima.core.options import OptionValue
from serenissima.core.state import FORTUNA, Told
from serenissima.games.venise.alphabet import Alphabet
from serenissima.games.venise.board.chart import Chart
from serenissima.games.venise.board.names import PLACE_NUMBER, SPOT_NUMBER
from serenissima.games.venise.box import CARDS, ORDINARY
from serenissima.games.venise.refuse import refuse
from serenissima.games.venise.state import State

GAME: AnyGame = serenissima.game("venise")
LETTERS = Alphabet()
COLOURS = ("ruby", "diamond", "emerald", "topaz")


class Table:
    """A state that is played, asked and rearranged by names. Seat 0 is ruby and begins."""

    def __init__(self, seats: int = 4, options: Mapping[str, OptionValue] | None = None, deal: str = "walk2") -> None:
        self.state: State = GAME.new(seats, GAME.read_options({"colours": "random", **(options or {})}))
        while self.state.to_move() == FORTUNA:
            self.state.play(self._fortunas(deal))

    def _fortunas(self, deal: str) -> int:
        """Fortuna's choices: the first free colour, seat 0 begins, and the requested card while there is one."""
        codes: list[int] = self.state.codes()
        wanted = LETTERS.code(LETTERS.parse(f"draw {deal}"))
        return wanted if wanted in codes else codes[0]

    # what is asked

    @property
    def chart(self) -> Chart:
        """The tables of the board."""
        return self.state.rules.chart

    def legal(self, *kinds: str) -> list[str]:
        """The legal moves as texts; only of these kinds, if some are named."""
        texts = [LETTERS.text(LETTERS.move(code)) for code in self.state.codes()]
        return [text for text in texts if not kinds or text.split()[0] in kinds]

    def targets(self, kind: str) -> set[str]:
        """The places or fields of the legal moves of a kind."""
        return {text.split()[-1] for text in self.legal(kind)}

    def lying(self) -> set[str]:
        """The planks on the board."""
        return {self.chart.spots[self.chart.fields + place] for place in self.state.planks.lying()}

    def pawn(self, seat: int = 0) -> str:
        """Where a pawn stands."""
        return str(self.chart.spots[self.state.players[seat].pawn])

    def hand(self, seat: int = 0) -> list[str]:
        """The cards of a hand."""
        return list(GAME.view(self.state, seat).hand)

    def supply(self, seat: int = 0) -> tuple[int, int]:
        """Short and long planks."""
        return self.state.players[seat].short, self.state.players[seat].long

    def refused(self, text: str) -> Refusal:
        """Why a move is not legal."""
        code = LETTERS.code(LETTERS.parse(text))
        assert code not in self.state.codes(), f"{text} is legal"
        return refuse(self.state, self.state.to_move(), code)

    # what is done

    def play(self, line: str, draw: str | None = None) -> list[Told]:
        """Plays a line of moves; every one must be legal. With `draw` Fortuna then draws this card while she can."""
        told: list[Told] = []
        for text in GAME.alphabet.split_line(line):
            code = LETTERS.code(LETTERS.parse(text))
            assert code in self.state.codes(), (
                f"{text} is refused: {refuse(self.state, self.state.to_move(), code)}; legal: {self.legal()}"
            )
            told += self._play(code)
        while draw is not None and self.state.to_move() == FORTUNA:
            told += self._play(self._fortunas(draw))
        return told

    def _play(self, code: int) -> list[Told]:
        told: list[Told] = []
        self.state.told = told
        self.state.play(code)
        self.state.told = None
        return told

    def pass_turn(self, draw: str = "walk2") -> None:
        """The player in turn ends it without doing anything else."""
        self.play("end play", draw)
        seat = self.state.seat
        while self.state.to_move() == seat and "end play" not in self.legal():
            end = "end turn" in self.legal()
            self.play("end turn" if end else self.legal("discard")[0], draw)

    # what is arranged

    def lay(self, *places: str) -> Table:
        """Planks on the board."""
        for place in places:
            self.state.planks.lay(self.chart.place_of[PLACE_NUMBER[place]])
        return self

    def stand(self, field: str, seat: int = 0) -> Table:
        """A pawn on a field."""
        self.state.players[seat].pawn = self.chart.spot_of[SPOT_NUMBER[field]]
        return self

    def hold(self, cards: Iterable[str], seat: int = 0) -> Table:
        """A hand, jokers among them, all known."""
        player = self.state.players[seat]
        kinds = [CARDS.index(card) for card in cards]
        counts = [kinds.count(kind) for kind in range(len(ORDINARY))]
        player.hand, player.known = vec[i64](counts), vec[i64](counts)
        player.old, player.new, player.gone = (vec[i64]([0] * len(ORDINARY)) for _ in range(3))
        player.cards, player.jokers, player.drawn = sum(counts), kinds.count(len(ORDINARY)), 0
        return self

    def own(self, short: int, long: int, seat: int = 0) -> Table:
        """A supply."""
        self.state.players[seat].short, self.state.players[seat].long = short, long
        return self

    def tiles(self, count: int, seat: int = 0) -> Table:
        """Hourglass tiles."""
        self.state.players[seat].tiles = count
        return self

    def gems(self, count: int, seat: int = 0) -> Table:
        """The first `count` gems of the seat's colour are on its tent."""
        self.state.players[seat].gems = (1 << count) - 1
        self.state.players[seat].gem_count = count
        return self


def every_card() -> list[str]:
    """One of each ordinary card."""
    return list(ORDINARY)


def pile(table: Table, draw: list[int], discard: list[int]) -> None:
    """Other piles."""
    state = table.state
    state.pile, state.pile_count = vec[i64](draw), sum(draw)
    state.discards, state.discard_count = vec[i64](discard), sum(discard)
