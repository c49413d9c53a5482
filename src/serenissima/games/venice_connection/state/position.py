# compiled with mypyc
"""What lies on the table and whose decision it is: the data, its copy, and questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.state import State as Protocol
from serenissima.games.venice_connection.box import KIND
from serenissima.games.venice_connection.completion.shortest import completion
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.rules import Rules

START: Final = 0
TURN: Final = 1
PROVE: Final = 2
OVER: Final = 3
PHASES: Final = ("start", "turn", "prove", "over")

CLOSED: Final = 0
OUT_OF_TILES: Final = 1
PROOF: Final = 2
NO_PROOF: Final = 3
RUINED: Final = 4
REFUTED: Final = 5
REASONS: Final = ("closed", "out_of_tiles", "proof", "no_proof", "ruined", "refuted")
"""Why a game ended (VC-60)."""

NONE: Final = -1
"""No seat, no tile, no cell."""


class Finished:
    """A game of the match that is over: who won it and why, who began, the tiles laid in turns, and a proof shown."""

    def __init__(
        self, winner: int, reason: int, starter: int, tiles: list[int], proof: list[int], left: list[int]
    ) -> None:
        self.winner = winner
        self.reason = reason
        self.starter = starter
        self.tiles = tiles
        self.proof = proof
        self.left = left
        """What was left by kind, before any proof."""


class Position(Protocol):
    """A match at one moment.

    Tiles that are entered (VC-83) are not yet in the figure; the scratch tiles of a proof are its last ones.
    """

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The empty table before anybody has begun, or a copy of `source`."""
        super().__init__()
        self.rules = rules
        if source is None:
            self.figure: Figure = rules.figure()
            self.first: i64 = NONE
            self.second: i64 = NONE
            self.third: i64 = NONE
            """The tiles entered in this turn, packed."""
            self.phase: i64 = START
            self.mover: i64 = 0
            """The player whose turn it is; while proving, the challenged one."""
            self.starter: i64 = NONE
            self.game: i64 = 1
            self.turns: i64 = 0
            """Turns made in this game."""
            self.last: i64 = 0
            """Tiles of the last turn."""
            self.scratch: i64 = 0
            """Scratch tiles in the figure."""
            self.won0: i64 = 0
            self.won1: i64 = 0
            self.winner: i64 = NONE
            self.reason: i64 = 0
            self.history: list[Finished] = []
            """The earlier games of the match."""
        else:
            self.figure = source.figure.copy()
            self.first = source.first
            self.second = source.second
            self.third = source.third
            self.phase = source.phase
            self.mover = source.mover
            self.starter = source.starter
            self.game = source.game
            self.turns = source.turns
            self.last = source.last
            self.scratch = source.scratch
            self.won0 = source.won0
            self.won1 = source.won1
            self.winner = source.winner
            self.reason = source.reason
            self.history = source.history[:]

    def enter(self, tile: i64) -> None:
        """Adds a packed tile to those entered in this turn."""
        if self.first == NONE:
            self.first = tile
        elif self.second == NONE:
            self.second = tile
        else:
            self.third = tile

    # the tiles, packed

    def laid_tiles(self) -> list[int]:
        """The tiles laid in turns, in order."""
        order = self.figure.order
        return [int(order[i]) for i in range(len(order) - self.scratch)]

    def scratch_tiles(self) -> list[int]:
        """The scratch tiles of a proof, in order."""
        order = self.figure.order
        return [int(order[i]) for i in range(len(order) - self.scratch, len(order))]

    def entered_tiles(self) -> list[int]:
        """The tiles entered in this turn, in order."""
        entered: list[int] = []
        if self.first != NONE:
            entered.append(self.first)
        if self.second != NONE:
            entered.append(self.second)
        if self.third != NONE:
            entered.append(self.third)
        return entered

    def left_without(self, taken: list[int]) -> list[int]:
        """What is left of the whole supply, by kind, when these tiles are taken out (VC-50, VC-75)."""
        left: list[int] = [self.rules.plain, self.rules.specials, self.rules.specials]
        for tile in taken:
            left[KIND[tile & 31]] -= 1
        return left

    def completion(self) -> list[int] | None:
        """Tiles that would close the canal. They may be shown only when the rules allow it (VC-82)."""
        laid = self.laid_tiles()
        return completion(laid, self.left_without(laid))

    def completable(self) -> bool:
        """Whether the canal can still be closed."""
        return self.completion() is not None

    # the players and the games of the match

    def challenged_seat(self) -> int | None:
        """The player who must prove or concede."""
        return int(self.mover) if self.phase == PROVE else None

    def wins_of(self, seat: int) -> int:
        """The games a seat has won."""
        return self.won0 if seat == 0 else self.won1

    def finished(self) -> list[Finished]:
        """The games that are over, including the last one."""
        games = self.history[:]
        if self.phase == OVER:
            games.append(self.game_now())
        return games

    def game_now(self) -> Finished:
        """The game on the table, which has just been decided."""
        laid = self.laid_tiles()
        proof = self.scratch_tiles() if self.reason == PROOF else []
        return Finished(self.winner, self.reason, self.starter, laid, proof, self.left_without(laid))
