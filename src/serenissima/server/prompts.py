"""Who is asked for the next move without being a person: bots, and the clock of the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from serenissima.bots.levels import level_of
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.playing import Planned
from serenissima.server.clock import now
from serenissima.server.effect import Effect
from serenissima.server.messages import Notice
from serenissima.server.moments import WEAKEST, Question, goes_on, secret, span, unheard
from serenissima.server.seats import Seat
from serenissima.server.sight import encode
from serenissima.server.socket import Link

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
        self._question: Question | None = None
        """The secret decision at hand, if it is one."""
        self._planned = Planned()
        self._closed = False
        self._untold: dict[str, Notice] = {}
        """Which bots have failed where it would have told that they had a choice; all hear of it in the end."""

    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._bot is not None and not self._bot.done()

    def go_on(self) -> None:
        """Asks the bot whose turn it is, and sets the clock of the rules; not where the room has been closed."""
        if self._closed:
            return
        table = self._room.table
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if table.deadline is not None:
            wait = max(0.0, table.deadline - now())
            self._clock = asyncio.get_running_loop().call_later(wait, self._too_late, table.match.entry)
        seat = table.bot_to_move()
        entry = table.match.entry
        if table.state == "over":
            self._tell_the_rest()
        if seat is None and self._bot is not None:
            # whoever has taken the seat back decides
            self._bot.cancel()
            self._asked, self._question = -1, None
        # a word aside does not interrupt a bot: its time would tell of one that others cannot know of
        if seat is None or (0 < self._asked <= entry and table.match.unmoved(self._asked)):
            return
        if self._bot is not None:
            self._bot.cancel()
        if not self._room.attended():
            self._asked = -1
            return
        self._asked = entry
        self._bot = asyncio.get_running_loop().create_task(self._let_think(seat, entry))

    def close(self) -> None:
        """Asks nobody any more, whoever may still want it to."""
        self._closed = True
        if self._clock is not None:
            self._clock.cancel()
        if self._bot is not None:
            self._bot.cancel()

    async def _let_think(self, seat: Seat, entry: int) -> None:
        match = self._room.table.match
        codes = match.offered(seat.seat)
        veiled = secret(match) and self._hall.settings.rehearsal is None
        plan, failed = await (self._veiled if veiled else self._openly)(seat, entry, codes)
        self._planned.keep(entry, seat.seat, plan)
        silent = veiled and unheard(match, seat.seat, plan[0])
        loop = asyncio.get_running_loop()

        def act() -> Effect | None:
            self._asked = -1
            question, self._question = self._question, None
            table = self._room.table
            if table.seats[seat.seat].kind != "bot":
                return None
            effect = table.play_code(seat.seat, plan[0], entry)
            if effect is not None and silent and question is not None:
                # nobody else knows of this step, so their question is still the same
                question.entry, question.begun, self._question = table.match.entry, True, question
            if effect is not None and failed:
                notice = Notice(key="notice-bot-failed", args={"name": seat.name})
                if veiled:
                    self._untold[seat.name] = notice
                else:
                    effect.notices.append(notice)
            return effect

        # not from within the task: acting may lead to the next prompt, and that cancels the task
        loop.call_soon(self._room.do, Job(act))

    async def _openly(self, seat: Seat, entry: int, codes: list[int]) -> tuple[list[int], bool]:
        """What a bot does where nothing is secret: as soon as it has decided and people can follow."""
        begun = asyncio.get_running_loop().time()
        settings = self._hall.settings
        plan, failed = self._planned.at(entry, seat.seat, codes), False
        if not plan:
            plan, failed = await self._hall.bots.choose(*self._asking(seat, codes))
        if settings.rehearsal is None:
            await _until(begun + settings.bot_delay)
        return plan, failed

    async def _veiled(self, seat: Seat, entry: int, codes: list[int]) -> tuple[list[int], bool]:
        """What a bot does where something is secret; also who has no choice, or has planned it, takes its share."""
        match, bots = self._room.table.match, self._hall.bots
        if self._question is None or not self._question.stands(match, seat.seat):
            self._question = await self._new_question(seat, entry)
        question = self._question
        asking = self._asking(seat, codes)
        with bots.holding(question.share):
            plan, failed = self._planned.at(entry, seat.seat, codes), False
            if not plan:
                question.prolong(asyncio.get_running_loop().time(), question.share.way)
                plan, failed = await bots.choose_by(question.moment, *asking, question.share)
            if not unheard(match, seat.seat, plan[0]):
                await _until(question.moment)
        return plan, failed

    async def _new_question(self, seat: Seat, entry: int) -> Question:
        """When the answer to what this seat is asked now will be heard (`moments`)."""
        match, bots, settings = self._room.table.match, self._hall.bots, self._hall.settings
        assert seat.bot is not None
        if seat.bot != WEAKEST:
            await bots.ready()
        within = goes_on(match, seat.seat)
        now = asyncio.get_running_loop().time()
        share = bots.share(match.game, seat.bot, within)
        usual = span(settings, level_of(match.game, seat.bot), within, share.way)
        period = max(usual, share.ready + share.way - now)
        # what was heard last goes out before workers are woken: they would hold it up where there is a choice
        await asyncio.sleep(share.way / 8)
        return Question(seat.seat, entry, now + period, period, share)

    def _asking(self, seat: Seat, codes: list[int]) -> tuple[AnyGame, str, bytes, list[int], int]:
        """What the workers are told about a decision."""
        table = self._room.table
        match = table.match
        assert seat.bot is not None
        return match.game, seat.bot, encode(match.memory(seat.seat)), codes, bot_seed(match, seat.seat, table.id)

    def _tell_the_rest(self) -> None:
        """When nothing is secret any more all hear which bots have failed."""
        for notice in self._untold.values():
            self._room.announce(notice)
        self._untold.clear()

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
                self._room.forsake()
            return effect

        self._room.do(Job(act))


async def _until(moment: float) -> None:
    """Waits for this moment of the loop's time."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
