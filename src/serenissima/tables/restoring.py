"""Restoring a table from the store: its match is replayed, and every entry checked."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.log import Entry
from serenissima.core.match import Match
from serenissima.core.options import BadOption, Options
from serenissima.core.positions import BadPosition
from serenissima.games import UnknownGame, game
from serenissima.tables.problems import Rejected
from serenissima.tables.store import StoredTable
from serenissima.tables.table import Table

_entry = msgspec.json.Decoder(Entry)


def restoring(stored: StoredTable) -> Generator[None, None, Table]:
    """The table; yields after each entry. Raises Rejected if today's rules cannot read it."""
    try:
        played = game(stored.game)
    except UnknownGame as error:
        raise Rejected(409, "no-game", problem=str(error)) from None
    try:
        _understood(played, stored.version, played.read_options(stored.options))
        match = Match(
            played,
            len(stored.seats),
            stored.options,
            Fortuna(stored.seed) if stored.seed is not None else None,
            tuple(seat.name for seat in stored.seats),
            stored.practice,
            stored.position,
        )
    except (BadPosition, BadOption):
        raise Rejected(409, "unreadable", entry=0) from None
    match.commitment = stored.commitment
    match.inherited = stored.inherited
    table = Table(stored.id, match, stored.seats, stored.invite, stored.host, stored.imported, stored.rematch)
    for line in stored.entries:
        try:
            match.replay(_entry.decode(line))
        except ValueError:
            raise Rejected(409, "unreadable", entry=match.entry) from None
        yield
    _understood(played, stored.version, match.options, match.log)
    table.changed = stored.changed
    table.resume_clock(stored.clock)
    return table


def _understood(played: AnyGame, version: int, options: Options, entries: Sequence[Entry] = ()) -> None:
    """Raises Rejected if these entries meant something else in that version of the game."""
    if not played.reads(version, options, entries):
        raise Rejected(409, "other-version", game=played.name, version=version, now=played.version)
