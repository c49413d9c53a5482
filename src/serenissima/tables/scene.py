"""What each visitor of a table is shown. Everything is encoded once, however many look at it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.outcome import Outcome
from serenissima.core.state import ONLOOKER
from serenissima.tables import wishes
from serenissima.tables.encoding import encode
from serenissima.tables.heard import heard_by
from serenissima.tables.messages import Side, UndoWish, Update
from serenissima.tables.secrecy import secret
from serenissima.tables.table import Table

if TYPE_CHECKING:
    from serenissima.tables.listener import Listener

NO_MOVES = b"[]"

Look = tuple[list[tuple[bytes, bytes]], int | None, str, UndoWish | None, Outcome | None]
"""Everything in an update, except events, by which a visitor could tell that something happened."""


class Alphabet:
    """The moves of a game as JSON, each encoded once."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._json: dict[int, bytes] = {}

    def moves(self, codes: list[int]) -> bytes:
        """These moves as a JSON list."""
        known = self._json
        try:
            return b"[" + b",".join([known[code] for code in codes]) + b"]"
        except KeyError:
            for code in codes:
                known[code] = encode(self._game.alphabet.move(code))
            return self.moves(codes)


_alphabets: dict[int, Alphabet] = {}


def alphabet_of(game: AnyGame) -> Alphabet:
    """The encoded alphabet of a game, shared by all tables. Hashing a game is slow, so its identity is the key."""
    alphabet = _alphabets.get(id(game))
    if alphabet is None:
        alphabet = _alphabets[id(game)] = Alphabet(game)
    return alphabet


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What was shown, through which seats, and the entry number sent with it. Onlookers share one."""

    look: Look | None
    viewers: tuple[int, ...]
    entry: int


NOTHING = Shown(None, (), 0)


class Sight:
    """A visitor with their open connections, what those were last shown, and the last table info."""

    __slots__ = ("listeners", "said", "shown", "visitor")

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.listeners: set[Listener] = set()
        self.shown = NOTHING
        self.said = ""
        """The `TableInfo` last sent to all connections, encoded; empty if they got different ones."""

    def send(self, text: str) -> None:
        """Sends a text over all connections."""
        for listener in self.listeners:
            listener.send(text)


class Scene:
    """The match at one moment, for all who look at it. All onlookers are sent the same."""

    def __init__(self, table: Table, now: float) -> None:
        self._table = table
        self._match: Match = table.match
        self._seconds = _left(table, now)
        self._moment = _moment(table)
        self._public: dict[tuple[Shown | None, int | None, bool], tuple[str | None, Shown]] = {}
        self._views: dict[int, bytes] = {}
        self._shared = not secret(table.match)
        self._to_move = table.match.to_move
        self._moves: bytes | None = None
        self._outcome = table.match.outcome if self._to_move is None else None
        self._running = table.state == "running"
        self._entry = table.match.entry

    def lasts(self, table: Table, now: float) -> bool:
        """Whether this is still current: nothing has happened at the table, and no second has passed."""
        same = all(one is other for one, other in zip(self._moment, _moment(table), strict=True))
        return same and self._entry == table.match.entry and self._seconds == _left(table, now)

    def update(self, sight: Sight, since: int | None, force: bool = False) -> str | None:
        """The update for a visitor, with what was heard from entry `since` of the record on (None: everything).

        None if nothing changed for them. A visitor who now looks through other seats hears everything again.
        """
        mine = self._table.watched(sight.visitor)
        if mine:
            text, sight.shown = self._told(sight.visitor, mine, sight.shown, since, force)
            return text
        key = (None if since is None else sight.shown, since, force)
        told = self._public.get(key)
        if told is None:
            told = self._public[key] = self._told(sight.visitor, (), sight.shown, since, force)
        text, sight.shown = told
        return text

    def standing(self, sight: Sight) -> str | None:
        """The update for a visitor who has heard everything but may be wrong about the current match."""
        return self.update(sight, self._match.entry, force=True)

    def _told(
        self, visitor: str, mine: tuple[int, ...], shown: Shown, since: int | None, force: bool
    ) -> tuple[str | None, Shown]:
        table, match = self._table, self._match
        viewers = mine or (ONLOOKER,)
        if shown.viewers != viewers:
            since = None
        seats: tuple[int | None, ...] = mine or (None,)
        seen = [(self._view(seat), self._moves_of(seat)) for seat in seats]
        known = table.known(viewers)
        to_move = self._to_move
        undo = wishes.way(table, visitor)
        wish = table.wish
        if wish is not None:
            wish = msgspec.structs.replace(wish, to=bisect_left(known, wish.to) + 1)
        look: Look = (seen, to_move, undo, wish, self._outcome)
        entry = len(known) + 1
        if since is not None and not force and look == shown.look and entry == shown.entry:
            return None, shown
        ended = self._outcome is not None and (shown.look is None or shown.look[-1] is None)
        update = Update(
            entry=entry,
            to_move=None if to_move is not None and to_move < 0 else to_move,
            sides=[
                Side(seat=seat, view=msgspec.Raw(view), moves=msgspec.Raw(moves))
                for seat, (view, moves) in zip(seats, seen, strict=True)
            ],
            heard=heard_by(table, mine, 1 if since is None else since),
            fresh=since is None,
            undo=undo,
            wish=wish,
            outcome=self._outcome,
            seconds=self._seconds,
            numbers=list(match.numbers.known(viewers)) if ended and since is not None else None,
            forget=since is not None and match.gone_on(since - 1),
        )
        return encode(update).decode(), Shown(look, viewers, entry)

    def _view(self, seat: int | None) -> bytes:
        viewer = ONLOOKER if seat is None or self._shared else seat
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = encode(self._match.view(viewer))
        return view

    def _moves_of(self, seat: int | None) -> bytes:
        if seat is None or seat != self._to_move or not self._running or self._table.seats[seat].kind == "bot":
            return NO_MOVES
        if self._moves is None:
            self._moves = alphabet_of(self._match.game).moves(self._match.state.codes())
        return self._moves


def _moment(table: Table) -> tuple[object, ...]:
    """Objects that are replaced whenever something changes at a table, apart from its entries and its clock."""
    return table, table.match, table.match.state, table.seats, table.wish


def _left(table: Table, now: float) -> int | None:
    """Whole seconds left for the current decision."""
    return None if table.deadline is None else max(0, round(table.deadline - now))


def sides_at(match: Match, seats: tuple[int, ...], passed: bool = False) -> list[Side]:
    """What these seats (none: an onlooker) see of a match that is only looked at.

    `passed`: it is the past of a running match.
    """
    look = match.game.past if passed else match.game.view
    viewers: tuple[int | None, ...] = seats or (None,)
    views = [(seat, look(match.state, ONLOOKER if seat is None else seat)) for seat in viewers]
    return [Side(seat=seat, view=msgspec.Raw(encode(view)), moves=msgspec.Raw(NO_MOVES)) for seat, view in views]
