"""A home for tables without a server: a store in memory, recording listeners, and bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from serenissima.core.game import AnyGame
from serenissima.tables import clock
from serenissima.tables.encoding import encode
from serenissima.tables.hall import Hall
from serenissima.tables.messages import Incoming, Outgoing, Play
from serenissima.tables.room import Room
from serenissima.tables.settings import TableSettings
from serenissima.tables.store import Change, Conflict, StoredTable
from serenissima.tables.table import Table
from serenissima.tables.thinker import Choice, Decision, Portion

Json = dict[str, Any]


class Memory:
    """A store that forgets everything when the program ends. `broken`: what it reports instead of storing."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.broken: Exception | None = None
        self.held: list[Callable[[], None]] | None = None
        """What is written meanwhile waits here, if it is a list."""

    def add(self, table: Table) -> None:
        """Stores a new table."""
        match = table.match
        self.tables[table.id] = StoredTable(
            id=table.id,
            game=match.game.name,
            version=match.game.version,
            options=dict(match.options),
            seed=match.fortuna.seed if match.fortuna is not None else None,
            commitment=match.commitment,
            practice=match.practice,
            inherited=match.inherited,
            position=match.position,
            imported=table.imported,
            invite=table.invite,
            host=table.host,
            rematch=table.rematch,
            changed=0.0,
            clock=None,
            unreadable=None,
            seats=table.seats,
            entries=[encode(entry).decode() for entry in match.log],
        )

    def put(self, change: Change, done: Callable[[Exception | None], None]) -> None:
        """Stores a change after everybody else had a turn."""

        def act() -> None:
            done(self.broken or self._stored(change))

        if self.held is not None:
            self.held.append(act)
        else:
            asyncio.get_running_loop().call_soon(act)

    def _stored(self, change: Change) -> Exception | None:
        old = self.tables[change.table.id]
        if change.effect.gone:
            del self.tables[old.id]
            return None
        if len(old.entries) != change.effect.before:
            return Conflict()
        self.tables[old.id] = _replaced(
            old,
            entries=[*old.entries, *(encode(entry).decode() for entry in change.effect.entries)],
            seats=change.table.seats,
            changed=change.table.changed,
            clock=clock.written(change.table.deadline) if change.wound else old.clock,
        )
        return None

    async def table(self, table_id: str) -> StoredTable | None:
        """The whole of a table."""
        return self.tables.get(table_id)

    async def length_of(self, table_id: str) -> int:
        """How many entries it has."""
        return len(self.tables[table_id].entries) if table_id in self.tables else 0

    async def game_of(self, table_id: str) -> str | None:
        """The name of its game."""
        return self.tables[table_id].game if table_id in self.tables else None

    async def mark_unreadable(self, table_id: str, version: int | None) -> None:
        """Notes that its entries cannot be read."""
        self.tables[table_id] = _replaced(self.tables[table_id], unreadable=version)


def _replaced(stored: StoredTable, **changes: Any) -> StoredTable:
    fields = {name: getattr(stored, name) for name in StoredTable.__dataclass_fields__}
    return StoredTable(**{**fields, **changes})


class Ear:
    """A listener that records what it is told."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.gone = False
        self.waiting = 0
        self.heard: list[Json] = []
        self.closed: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        """Records a message."""
        self.heard.append(msgspec.json.decode(text))

    renew = send

    def say(self, message: Outgoing) -> None:
        """Records an announcement."""
        self.send(encode(message).decode())

    def close(self, code: int, reason: str = "") -> None:
        """Records why it was closed."""
        self.closed = (code, reason)

    def last(self, kind: str) -> Json:
        """The last message of this kind."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def kinds(self) -> list[str]:
        """The kinds of all messages."""
        return [message["type"] for message in self.heard]


class First:
    """Bots that play the first legal move."""

    def __init__(self) -> None:
        self.asked = 0

    def warm(self) -> None:
        """Bots are always warm."""

    async def ready(self) -> None:
        """Bots are always ready."""

    def portion(self, game: AnyGame, level: str, within: bool = False) -> Portion:
        """Nothing takes any time."""
        return Portion(0.0, 0, 1, 0.0, 0.0)

    @contextmanager
    def holding(self, portion: Portion) -> Iterator[None]:
        """Nobody waits."""
        yield

    async def choose(self, decision: Decision) -> Choice:
        """Chooses the first legal move."""
        self.asked += 1
        return [decision.codes[0]], False

    async def choose_by(self, moment: float, decision: Decision, portion: Portion) -> Choice:
        """Chooses the first legal move."""
        return await self.choose(decision)


class Home:
    """A hall with a store in memory, listeners and bots."""

    def __init__(self, settings: TableSettings | None = None) -> None:
        self.store = Memory()
        self.thinker = First()
        quick = TableSettings(bot_delay=0, bot_seconds=0, away_seconds=0, gather_seconds=0)
        self.hall = Hall(settings or quick, self.store, self.thinker)

    async def open(self, table: Table) -> Room:
        """The room of a new table."""
        self.store.add(table)
        return await self.hall.room(table.id)

    async def enter(self, room: Room, visitor: str) -> Ear:
        """Somebody who is connected and up to date."""
        ear = Ear(visitor)
        room.enter(ear)
        await room.stored()
        return ear


async def say(room: Room, ear: Ear, message: Incoming) -> None:
    """Sends a message and waits until it is stored."""
    room.request(ear, message)
    await room.stored()


async def play(room: Room, ear: Ear, move: Json) -> None:
    """Plays a move."""
    entry = ear.last("update")["entry"]
    await say(room, ear, Play(entry=entry, move=msgspec.Raw(msgspec.json.encode(move))))
