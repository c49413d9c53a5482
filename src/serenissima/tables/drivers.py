"""What asks for the next move when no person decides: the bot driver and the clock driver."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from serenissima.tables.bots import BotDriver
from serenissima.tables.clock import now
from serenissima.tables.effect import Effect
from serenissima.tables.jobs import Job
from serenissima.tables.messages import Notice

if TYPE_CHECKING:
    from serenissima.tables.room import Room
    from serenissima.tables.settings import TableSettings
    from serenissima.tables.thinker import Thinker


class Drivers:
    """Both drivers of a table."""

    def __init__(self, room: Room, settings: TableSettings, thinker: Thinker) -> None:
        self.clock = ClockDriver(room)
        self.bots = BotDriver(room, settings, thinker)
        self._closed = False

    def go_on(self) -> None:
        """Starts the clock of the rules and asks the bot to move, unless the room has been closed."""
        if not self._closed:
            self.clock.go_on()
            self.bots.go_on()

    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self.bots.thinking()

    def close(self) -> None:
        """Stops both drivers for good."""
        self._closed = True
        self.clock.close()
        self.bots.close()


class ClockDriver:
    """Plays what the rules prescribe when the time for a decision is up."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.timer: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Starts the clock for the current decision."""
        self.close()
        table = self._room.table
        if table.deadline is not None:
            wait = max(0.0, table.deadline - now())
            self.timer = asyncio.get_running_loop().call_later(wait, self._too_late, table.match.entry)

    def close(self) -> None:
        """Stops the clock."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_late(self, entry: int) -> None:
        def act() -> Effect | None:
            table = self._room.table
            match = table.match
            limit = match.state.time_limit()
            if match.entry != entry or limit is None or match.to_move is None:
                return None
            effect = table.play_code(match.to_move, limit.code, entry)
            if effect is not None:
                name = table.seats[match.log[effect.before].seat].name
                effect.notices.append(Notice(key="notice-time-over", args={"name": name}))
                self._room.audience.forsake()
            return effect

        self._room.do(Job(act))
