# compiled with mypyc
"""The state of a match of Venice Connection: whose turn it is and what the moves do (rules.md, section 4 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import EVERYONE, FORTUNA, NOBODY, Told
from serenissima.core.state import State as Protocol
from serenissima.games.venice_connection.box import KIND
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.entry import Entry
from serenissima.games.venice_connection.events import (
    Began,
    Called,
    Conceded,
    Ended,
    Entered,
    Judged,
    Laid,
    MatchWon,
    Proved,
    ScratchLaid,
)
from serenissima.games.venice_connection.figure import Figure
from serenissima.games.venice_connection.grid import (
    BEGIN,
    CONCEDE,
    CONFIRM,
    IMPOSSIBLE,
    LAY,
    ORIGIN,
    SHOW,
    cell_of,
    face_of,
    tile_text,
)
from serenissima.games.venice_connection.rules import ARBITER, AUTO, Finished, Rules

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
"""The reason codes of VC-60."""
RULE_OF: Final = ("VC-32", "VC-33", "VC-41", "VC-42", "VC-45", "VC-45")

NO_TILE: Final = -1


def _texts(tiles: list[int]) -> list[str]:
    """Packed tiles as records write them."""
    return [tile_text(tile >> 5, tile & 31) for tile in tiles]


class State(Protocol):
    """A match. Entered tiles (VC-83) are not yet in the figure; scratch tiles of a proof are its last ones."""

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """The start of a match, or a copy of `source`."""
        super().__init__()
        self.rules = rules
        if source is None:
            self.figure: Figure = rules.figure()
            self.first: i64 = NO_TILE
            self.second: i64 = NO_TILE
            self.third: i64 = NO_TILE
            """The entered tiles, packed as in `Figure`."""
            self.phase: i64 = START
            self.mover: i64 = 0
            """The player whose turn it is; while proving, the challenged one."""
            self.starter: i64 = -1
            self.game: i64 = 1
            self.turns: i64 = 0
            """Turns made in this game."""
            self.last: i64 = 0
            """Tiles of the last turn."""
            self.scratch: i64 = 0
            """Scratch tiles in the figure."""
            self.won0: i64 = 0
            self.won1: i64 = 0
            self.winner: i64 = -1
            self.reason: i64 = 0
            self.history: list[Finished] = []
            """The earlier games of the match."""
            if rules.starter != "random":
                self._open(1 if rules.starter == "seat-2" else 0)
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

    # the protocol

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        if self.phase == START:
            return FORTUNA
        if self.phase == OVER:
            return NOBODY
        return self.mover

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move, in ascending order."""
        codes: list[int] = []
        if self.phase == TURN:
            self._turn_codes(codes)
        elif self.phase == PROVE:
            self._proof_codes(codes)
        elif self.phase == START:
            codes.append(BEGIN)
            codes.append(BEGIN + 1)
        return codes

    def odds(self) -> list[int]:
        """Each player is as likely to begin (VC-18)."""
        return [1, 1]

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code >= LAY:
            self._lay(cell_of(code), face_of(code))
        elif code == CONFIRM:
            self._confirm()
        elif code == IMPOSSIBLE:
            self._call()
        elif code == SHOW:
            self._show()
        elif code == CONCEDE:
            self._concede()
        else:
            self._open(code - BEGIN)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """The winner of the match and why the last game ended; scores are games won (VC-60, VC-63)."""
        if self.phase != OVER:
            return None
        ranks = (1, 2) if self.winner == 0 else (2, 1)
        return Outcome(ranks=ranks, reason=REASONS[self.reason], scores=(self.won0, self.won1))

    # what may be done

    def _turn_codes(self, codes: list[int]) -> None:
        """VC-20: lay, or call while nothing is entered and there is a move to answer (VC-36)."""
        entry = Entry(self.figure, self.rules.bridge, self.rules.kinds)
        if self.first == NO_TILE:
            if self.turns > 0 and self.rules.mode != AUTO:
                codes.append(IMPOSSIBLE)
            entry.first(codes)
        elif self.second == NO_TILE:
            entry.second(codes, self.first >> 5, self.first & 31)
        elif self.third == NO_TILE:
            entry.third(codes, self.first >> 5, self.first & 31, self.second >> 5, self.second & 31)
        else:
            codes.append(CONFIRM)
        if entry.special is not None:
            codes.extend(entry.special)

    def _proof_codes(self, codes: list[int]) -> None:
        """VC-45: build, show a finished canal, or concede.

        Nothing here depends on whether a completion exists (VC-82).
        """
        if self.figure.closed():
            codes.append(SHOW)
        codes.append(CONCEDE)
        entry = Entry(self.figure, False, self.rules.kinds)
        entry.scratch(codes)
        if entry.special is not None:
            codes.extend(entry.special)

    # what the moves do

    def _open(self, seat: i64) -> None:
        """A game begins on the empty table (VC-17, VC-18)."""
        self.starter = seat
        self.mover = seat
        self.phase = TURN
        if self.told is not None:
            self.told.append(Told(Began(seat, self.game), "VC-18" if self.game == 1 else "VC-63"))

    def _lay(self, cell: i64, face: i64) -> None:
        """A tile is entered (VC-83), or added to the proof (VC-44)."""
        told = self.told
        if self.phase == PROVE:
            self.figure.lay(cell, face)
            self.scratch += 1
            if told is not None:
                to = EVERYONE if self.rules.show_building else 1 << int(self.mover)
                told.append(Told(ScratchLaid(self.mover, tile_text(cell, face)), "VC-44", to))
            return
        self.enter(cell * 32 + face)
        if told is not None:
            told.append(Told(Entered(self.mover, tile_text(cell, face)), "VC-83"))

    def enter(self, tile: i64) -> None:
        """Adds a packed tile to those entered in this turn."""
        if self.first == NO_TILE:
            self.first = tile
        elif self.second == NO_TILE:
            self.second = tile
        else:
            self.third = tile

    def _confirm(self) -> None:
        """The entered tiles are laid and the move is judged, in the order of VC-32 to VC-34."""
        self._sort_entered()
        # VC-10: on the empty table the first cell, from the top left, becomes 0,0
        shift: i64 = ORIGIN * 32 - (self.first & ~31) if self.turns == 0 else 0
        self._put(self.first + shift)
        self.last = 1
        if self.second != NO_TILE:
            self._put(self.second + shift)
            self.last = 2
        if self.third != NO_TILE:
            self._put(self.third + shift)
            self.last = 3
        self.first = NO_TILE
        self.second = NO_TILE
        self.third = NO_TILE
        self.turns += 1
        if self.told is not None:
            self._tell_laid(self.told)
        if self.figure.closed():
            self._end(self.mover, CLOSED)
        elif self.figure.left() == 0:
            self._end(1 - self.mover, OUT_OF_TILES)
        elif self.rules.mode == AUTO and not self.completable():
            self._end(1 - self.mover, RUINED)
        else:
            self.mover = 1 - self.mover

    def _sort_entered(self) -> None:
        """The order of entry means nothing (VC-83): from the top left, as they are laid."""
        if self.second != NO_TILE and self.second < self.first:
            self.first, self.second = self.second, self.first
        if self.third != NO_TILE and self.third < self.second:
            self.second, self.third = self.third, self.second
            if self.second < self.first:
                self.first, self.second = self.second, self.first

    def _put(self, tile: i64) -> None:
        self.figure.lay(tile >> 5, tile & 31)

    def _tell_laid(self, told: list[Told]) -> None:
        laid = self.laid_tiles()
        event = Laid(self.mover, _texts(laid[len(laid) - self.last :]), self.last, self.figure.left())
        # in the strict mode it comes to light whether the move ruined anything: no free undo past it
        told.append(Told(event, "VC-20", EVERYONE, self.rules.mode == AUTO))

    def _call(self) -> None:
        """The player of the last move is challenged (VC-36, VC-37); the arbiter decides at once (VC-45)."""
        caller, challenged = self.mover, 1 - self.mover
        if self.told is not None:
            # a call stands: it could be withdrawn freely while the other proves in secret, and the proof with it
            self.told.append(Told(Called(caller, challenged), "VC-36", reveals=True))
        if self.rules.mode != ARBITER:
            self.phase = PROVE
            self.mover = challenged
            return
        found = self.completion()
        if self.told is not None:
            self.told.append(Told(Judged(caller, found is not None, _texts(found or [])), "VC-45", EVERYONE, True))
        if found is None:
            self._end(caller, RUINED)
        else:
            self._end(challenged, REFUTED)

    def _show(self) -> None:
        """The challenged player shows a closed canal of all tiles and wins (VC-41)."""
        if self.told is not None:
            self.told.append(Told(Proved(self.mover, _texts(self.scratch_tiles())), "VC-41", EVERYONE, True))
        self._end(self.mover, PROOF)

    def _concede(self) -> None:
        """No proof: the challenger wins, whether or not there was one (VC-42)."""
        if self.told is not None:
            self.told.append(Told(Conceded(self.mover), "VC-42"))
        self._end(1 - self.mover, NO_PROOF)

    def _end(self, winner: i64, reason: i64) -> None:
        """A game is over (VC-60): the match too, or the next game begins (VC-63).

        The other player begins it, unless the table has named one, who begins every game.
        """
        if winner == 0:
            self.won0 += 1
        else:
            self.won1 += 1
        self.winner = winner
        self.reason = reason
        needed = self.rules.length // 2 + 1
        over = self.won0 == needed or self.won1 == needed
        if self.told is not None:
            self._tell_end(over)
        if over:
            self.phase = OVER
            return
        self.history.append(self._finished(winner, reason))
        self.figure = self.rules.figure()
        self.turns = self.last = self.scratch = 0
        self.winner = -1
        self.game += 1
        named = self.rules.starter == "seat-1" or self.rules.starter == "seat-2"
        self._open(self.starter if named else 1 - self.starter)

    def _tell_end(self, over: bool) -> None:
        """Now, and not before, everybody may hear whether the canal could have been closed (VC-82)."""
        told = self.told
        assert told is not None
        found = self.completion()
        shown = _texts(self.scratch_tiles() if self.reason == PROOF else found or [])
        reason = REASONS[self.reason]
        event = Ended(self.winner, 1 - self.winner, reason, self.game, found is not None, shown)
        told.append(Told(event, RULE_OF[self.reason], EVERYONE, True))
        if over and self.rules.length > 1:
            wins = (self.won0, self.won1)
            told.append(Told(MatchWon(self.winner, max(wins), min(wins)), "VC-63"))

    # what is on the table

    def laid_tiles(self) -> list[int]:
        """The tiles laid in turns, in order, packed."""
        order = self.figure.order
        return [int(order[i]) for i in range(len(order) - self.scratch)]

    def scratch_tiles(self) -> list[int]:
        """The scratch tiles of a proof, in order, packed."""
        order = self.figure.order
        return [int(order[i]) for i in range(len(order) - self.scratch, len(order))]

    def entered_tiles(self) -> list[int]:
        """The tiles entered in this turn, in order, packed."""
        entered: list[int] = []
        if self.first != NO_TILE:
            entered.append(self.first)
        if self.second != NO_TILE:
            entered.append(self.second)
        if self.third != NO_TILE:
            entered.append(self.third)
        return entered

    def left_without(self, taken: list[int]) -> list[int]:
        """What is left of the whole supply, by kind, when these tiles are taken out (VC-50, VC-75)."""
        left: list[int] = [self.rules.plain, self.rules.specials, self.rules.specials]
        for tile in taken:
            left[KIND[tile & 31]] -= 1
        return left

    def challenged_seat(self) -> int | None:
        """The player who must prove or concede."""
        return int(self.mover) if self.phase == PROVE else None

    def wins_of(self, seat: int) -> int:
        """Games won."""
        return self.won0 if seat == 0 else self.won1

    def completion(self) -> list[int] | None:
        """Packed tiles that would close the canal of the laid tiles. Never to be shown before it may (VC-82)."""
        laid = self.laid_tiles()
        return completion(laid, self.left_without(laid))

    def completable(self) -> bool:
        """Whether there are such tiles."""
        return self.completion() is not None

    def finished(self) -> list[Finished]:
        """The games that are over, the last one too."""
        games = self.history[:]
        if self.phase == OVER:
            games.append(self._finished(self.winner, self.reason))
        return games

    def _finished(self, winner: i64, reason: i64) -> Finished:
        laid = self.laid_tiles()
        proof = self.scratch_tiles() if reason == PROOF else []
        return Finished(winner, reason, self.starter, laid, proof, self.left_without(laid))
