"""How tables come to be: new, brought in as a record, played on from a position, or as a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from time import time

import msgspec

from serenissima.bots.levels import default_level
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.log import Left, Played
from serenissima.core.match import Match
from serenissima.core.options import BadOption, OptionValue
from serenissima.core.positions import BadPosition, packed
from serenissima.core.text import sentence
from serenissima.games import UnknownGame, game
from serenissima.server import clock, schema
from serenissima.server.bots import offered
from serenissima.server.checking import Checked
from serenissima.server.clearing import clear_entries
from serenissima.server.messages import NewSeat
from serenissima.server.problems import Rejected
from serenissima.server.room import line
from serenissima.server.seats import Seat, clean_name, different
from serenissima.server.store import Step, Store, Write, insert
from serenissima.server.table import Table

PIECE = 500
"""Entries that are written at once."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks."""

    id: str
    name: str


def new_id() -> str:
    """A table's id: whoever knows it may look on, so it cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_table(
    game_name: str,
    wanted: Sequence[NewSeat],
    options: dict[str, OptionValue],
    host: Visitor,
    fortuna: Fortuna | None = None,
    position: object = None,
) -> Table:
    """A table with these seats; the match begins when no seat is open. Without a `fortuna` nobody knows its draws.

    Whoever gives a `position` knows all of it, so with secrets in it nobody else can sit there.
    """
    try:
        found = game(game_name)
    except UnknownGame as error:
        raise Rejected(404, "no-game", problem=str(error)) from None
    seats = _seats(found, wanted, host)
    if all(seat.kind == "bot" for seat in seats):
        options = {**found.unattended, **options}
    table = _begin(found, seats, options, host.id, fortuna, settle=False, position=position)
    if position is not None:
        if not _fair(table, host):
            raise Rejected(409, "position-secret")
        if table.match.to_move is None:
            raise Rejected(409, "position-over")
    if table.state == "running":
        table.match.settle()
    return table


def imported(record: Checked, host: Visitor) -> tuple[str, Write]:
    """The table of a record, for looking at: its id, and what is to be kept of it."""
    table_id, now = new_id(), time()
    row = insert(
        schema.tables,
        id=table_id,
        game=record.game,
        version=record.version,
        options=msgspec.json.encode(record.options).decode(),
        seed=record.seed,
        commitment=record.commitment,
        practice=record.practice,
        inherited=record.inherited,
        position=None if record.position is None else packed(record.position).decode(),
        kept=True,
        invite=secrets.token_urlsafe(12),
        host=host.id,
        state="over",
        to_move=record.to_move,
        entries=len(record.lines),
        created=now,
        changed=now,
    )
    seats = [Seat(seat=seat, kind="person", name=clean_name(name, 60)) for seat, name in enumerate(record.names)]
    chairs = [insert(schema.seats, table_id=table_id, **msgspec.structs.asdict(seat)) for seat in seats]
    entries = [(table_id, n, now, entry) for n, entry in enumerate(record.lines, 1)]
    return table_id, Write(entries=entries, steps=[row, *chairs])


def forked(
    source: Table, entry: int, wanted: Sequence[NewSeat], host: Visitor, fortuna: Fortuna | None = None
) -> Table:
    """A table that plays on from the position after `entry` entries, as the host counts them.

    Only where that tells nobody a secret: neither the host, while the match is running, nor, because the host may know
    everything of a match that is over, at a table where others sit down.
    """
    if not source.forkable(host.id):
        raise Rejected(409, "fork-running")
    last = source.number(host.id) - 1
    if not 0 <= entry <= last:
        raise Rejected(400, "no-entry", last=last)
    past = source.moment(host.id, entry)
    if past and isinstance(source.match.log[past - 1], Left):
        past -= 1
    found = source.match.game
    options, position = dict(source.match.options), source.match.position
    table = _begin(found, _seats(found, wanted, host), options, host.id, fortuna, settle=False, position=position)
    table.match.take_over(source.match, past)
    if source.state != "over" and not _open_to_all(table):
        raise Rejected(409, "fork-running")
    if not _fair(table, host):
        raise Rejected(409, "fork-secret")
    if table.match.to_move is None:
        raise Rejected(409, "fork-over")
    if table.state == "running":
        table.match.settle()
    return table


def _open_to_all(table: Table) -> bool:
    """Whether nothing in the position is secret."""
    shared = table.match.game.shared
    return shared is not None and shared(table.match.state)


def _fair(table: Table, host: Visitor) -> bool:
    """Whether it does not matter that the host knows the whole position: nobody else plays, or there is no secret."""
    return _open_to_all(table) or all(seat.kind == "bot" or seat.visitor == host.id for seat in table.seats)


def rematch_of(source: Table, host: Visitor, here: Set[str] = frozenset(), fortuna: Fortuna | None = None) -> Table:
    """The same people and bots again, everybody one seat on: who was second begins. `here` are those connected.

    A match that began from a position is played again from there.
    """
    if source.state != "over" or source.kept:
        raise Rejected(409, "rematch-running")
    if not source.played_by(host.id):
        raise Rejected(403, "not-seated")
    if not all(_took_part(source, seat, here) for seat in source.seats if seat.visitor != host.id):
        raise Rejected(409, "rematch-unanswered")
    count = len(source.seats)
    before = [source.seats[(seat + 1) % count] for seat in range(count)]
    seats = tuple(_again(old, seat, here | {host.id}) for seat, old in enumerate(before))
    match = source.match
    return _begin(match.game, seats, dict(match.options), host.id, fortuna, position=match.position)


def _took_part(source: Table, seat: Seat, here: Set[str]) -> bool:
    """Whether somebody who is to sit at a table again has moved in the match before it, or is at its table now.

    Else one could seat another at table after table, without ever being answered.
    """
    moved = any(isinstance(entry, Played) and entry.seat == seat.seat for entry in source.match.log)
    return seat.kind != "person" or seat.visitor is None or seat.visitor in here or moved


def _again(old: Seat, seat: int, here: Set[str]) -> Seat:
    """A seat in the next match. A bot gives way to whom it played for, unless they left: nobody waits for them."""
    if old.kind == "person" or old.visitor in here:
        return Seat(seat=seat, kind="person", name=old.name, visitor=old.visitor)
    return msgspec.structs.replace(old, seat=seat, visitor=None)


def made(table: Table) -> Write:
    """What is to be kept of a table that was just made."""
    match = table.match
    now = time()
    table.run_clock(clock.now())
    row = insert(
        schema.tables,
        id=table.id,
        game=match.game.name,
        version=match.game.version,
        options=msgspec.json.encode(dict(match.options)).decode(),
        seed=match.fortuna.seed if match.fortuna is not None else None,
        commitment=match.commitment,
        practice=match.practice,
        inherited=match.inherited,
        position=None if match.position is None else packed(match.position).decode(),
        kept=table.kept,
        invite=table.invite,
        host=table.host,
        state=table.state,
        to_move=match.to_move,
        entries=len(match.log),
        created=now,
        changed=now,
        clock=clock.kept(table.deadline),
    )
    chairs = [insert(schema.seats, table_id=table.id, **msgspec.structs.asdict(seat)) for seat in table.seats]
    return Write(entries=[(table.id, entry.n, now, line(entry)) for entry in match.log], steps=[row, *chairs])


async def written(store: Store, write: Write) -> None:
    """Keeps what is to be kept of a new table, a long one in pieces: no move of anybody else waits behind all of it.

    The row of the table comes last, so that nobody finds half a table.
    """
    entries = write.entries
    try:
        while len(write.entries) > PIECE:
            await store.write(Write(entries=write.entries[:PIECE]))
            write.entries = write.entries[PIECE:]
        await store.write(write)
    except Exception:
        if write.entries is not entries:
            with suppress(Exception):
                # whatever is left goes after the next start
                await clear_entries(store, entries[0][0], entries[-1][1])
        raise


def claim_rematch(source_id: str, table_id: str) -> Step:
    """Notes the one rematch of a table; a Conflict if there is one already."""
    rows = schema.tables
    return Step(rows.update().where(rows.c.id == source_id, rows.c.rematch.is_(None)).values(rematch=table_id), rows=1)


def _begin(
    found: AnyGame,
    seats: tuple[Seat, ...],
    options: dict[str, OptionValue],
    host: str,
    fortuna: Fortuna | None,
    settle: bool = True,
    position: object = None,
) -> Table:
    persons = [seat for seat in seats if seat.kind != "bot"]
    practice = len(persons) == 1 and persons[0].kind == "person" and len(seats) > 1
    names = tuple(seat.name for seat in seats)
    try:
        match = Match(found, len(seats), options, fortuna or Fortuna(), names, practice, position)
    except BadOption as error:
        raise Rejected(400, "bad-option", problem=str(error)) from None
    except BadPosition as error:
        raise Rejected(400, "bad-position", problem=str(error)) from None
    table = Table(new_id(), match, seats, secrets.token_urlsafe(12), host)
    if settle and table.state == "running":
        match.settle()
    return table


def _seats(found: AnyGame, wanted: Sequence[NewSeat], host: Visitor) -> tuple[Seat, ...]:
    if len(wanted) not in found.seats:
        raise Rejected(400, "seats", count=len(wanted), allowed=", ".join(map(str, found.seats)))
    seats = [_seat(found, number, new, host) for number, new in enumerate(wanted)]
    names = different([seat.name for seat in seats])
    return tuple(
        msgspec.structs.replace(seat, name=name) if seat.kind != "open" else seat
        for seat, name in zip(seats, names, strict=True)
    )


def _seat(found: AnyGame, number: int, new: NewSeat, host: Visitor) -> Seat:
    if new.kind == "friend":
        return Seat(seat=number, kind="open", name="")
    given = clean_name(new.name or "", 24)
    if new.kind == "bot":
        level = new.bot or default_level(found)
        if level not in offered(found):
            raise Rejected(400, "no-bot", bot=level, allowed=", ".join(offered(found)))
        return Seat(seat=number, kind="bot", name=given or sentence(found, f"bot-{level}"), bot=level)
    if new.kind == "me":
        return Seat(seat=number, kind="person", name=given or host.name, visitor=host.id)
    name = given or sentence(None, "seat-here-name", {"number": number + 1})
    return Seat(seat=number, kind="person", name=name, visitor=host.id)
