"""Who is asked for the next move without being a person: bots, and the clock of the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING
from zlib import crc32

from serenissima.bots.levels import level_of
from serenissima.core.match import Match
from serenissima.core.playing import Planned
from serenissima.server.clock import now
from serenissima.server.messages import Notice
from serenissima.server.seats import Seat
from serenissima.server.settings import Settings
from serenissima.server.sight import encode
from serenissima.server.socket import Link
from serenissima.server.table import Effect

if TYPE_CHECKING:
    from serenissima.server.hall import Hall
    from serenissima.server.room import Room


@dataclass(slots=True)
class Job:
    """Something to do at the table. `act` gives the effect, or None when there is nothing to do any more."""

    act: Callable[[], Effect | None]
    link: Link | None = None
    request: int = 0
    heard: Callable[[Effect | Exception | None], None] | None = None


def pace(settings: Settings, match: Match, level: str) -> float:
    """How many seconds after the prompt a bot's answer is heard at the earliest.

    Where something is secret it is the same whether the bot had a choice or not: else a pass that comes at once would
    tell that nothing else was possible.
    """
    game = match.game
    if level_of(game, level).thinks and not (game.shared is not None and game.shared(match.state)):
        return settings.bot_seconds + settings.bot_delay
    return settings.bot_delay


def bot_seed(match: Match, seat: int, table_id: str) -> int:
    """The seed of the bot on this seat, the same for the whole match.

    From Fortuna's, which nobody knows before it is over: who knew it could foretell what the bot leaves to chance.
    """
    own = table_id if match.fortuna is None else match.fortuna.seed
    return crc32(f"{own}/{seat}".encode())


class Prompts:
    """Asks the bot whose turn it is, and plays the rules' own choice when the time for a decision is over."""

    def __init__(self, room: Room, hall: Hall) -> None:
        self._room = room
        self._hall = hall
        self._bot: asyncio.Task[None] | None = None
        self._asked = -1
        """The entry a bot is thinking about."""
        self._clock: asyncio.TimerHandle | None = None
        self._first: tuple[int, int, float] = (-1, 0, 0.0)
        """The seat of the bot that is asked, the entry at which it was asked first, and when that was."""
        self._planned = Planned()

    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._bot is not None and not self._bot.done()

    def go_on(self) -> None:
        """Asks the bot whose turn it is, and sets the clock of the rules."""
        table = self._room.table
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if table.deadline is not None:
            wait = max(0.0, table.deadline - now())
            self._clock = asyncio.get_running_loop().call_later(wait, self._too_late, table.match.entry)
        seat = table.bot_to_move()
        entry = table.match.entry
        if seat is None and self._bot is not None:
            # whoever has taken the seat back decides
            self._bot.cancel()
            self._asked = -1
        # a word aside does not interrupt a bot: its time would tell of one that others cannot know of
        if seat is None or (0 < self._asked <= entry and table.match.unmoved(self._asked)):
            return
        if self._bot is not None:
            self._bot.cancel()
        self._asked = entry
        self._bot = asyncio.get_running_loop().create_task(self._let_think(seat, entry))

    def close(self) -> None:
        """Asks nobody any more."""
        if self._clock is not None:
            self._clock.cancel()
        if self._bot is not None:
            self._bot.cancel()

    async def _let_think(self, seat: Seat, entry: int) -> None:
        table = self._room.table
        match = table.match
        begun = self._since(match, seat.seat, entry)
        codes = match.offered(seat.seat)
        assert seat.bot is not None
        settings = self._hall.settings
        plan, failed, wait = self._planned.at(entry, seat.seat, codes), False, settings.bot_delay
        if not plan:
            view = encode(match.memory(seat.seat))
            seed = bot_seed(match, seat.seat, table.id)
            plan, failed = await self._hall.bots.choose(match.game, seat.bot, view, codes, seed)
            wait = pace(settings, match, seat.bot)
        if settings.rehearsal is not None:
            wait = 0.0
        code = plan[0]
        self._planned.keep(entry, seat.seat, plan)
        await asyncio.sleep(max(0.0, wait - (monotonic() - begun)))

        def act() -> Effect | None:
            self._asked = -1
            table = self._room.table
            if table.seats[seat.seat].kind != "bot":
                return None
            effect = table.play_code(seat.seat, code, entry)
            if effect is not None and failed:
                effect.notices.append(Notice(key="notice-bot-failed", args={"name": seat.name}))
            return effect

        # not from within the task: acting may lead to the next prompt, and that cancels the task
        asyncio.get_running_loop().call_soon(self._room.do, Job(act))

    def _since(self, match: Match, seat: int, entry: int) -> float:
        """When this seat was first asked for the decision at hand: a word aside does not begin its time anew."""
        if self._first[0] != seat or not match.unmoved(self._first[1]):
            self._first = (seat, entry, monotonic())
        return self._first[2]

    def _too_late(self, entry: int) -> None:
        def act() -> Effect | None:
            table = self._room.table
            match = table.match
            if match.entry != entry or match.game.late is None or match.to_move is None:
                return None
            effect = table.play_code(match.to_move, match.game.late(match.state), entry)
            if effect is not None:
                name = table.seats[match.log[effect.before].seat].name
                effect.notices.append(Notice(key="notice-time-over", args={"name": name}))
            return effect

        self._room.do(Job(act))
