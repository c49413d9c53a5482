"""The bot driver: asks the bot to move, and plays its decision when it may be heard."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from zlib import crc32

from serenissima.bots.levels import level_of
from serenissima.core.match import Match
from serenissima.core.playing import Planned
from serenissima.tables.effect import Effect
from serenissima.tables.encoding import encode
from serenissima.tables.jobs import Job
from serenissima.tables.messages import Notice
from serenissima.tables.moments import WEAKEST, Question, span
from serenissima.tables.seats import Seat
from serenissima.tables.secrecy import goes_on, secret, unheard
from serenissima.tables.thinker import Choice, Decision, Thinker

if TYPE_CHECKING:
    from serenissima.tables.room import Room
    from serenissima.tables.settings import TableSettings


def bot_seed(match: Match, seat: int, table_id: str) -> int:
    """The seed of the bot on this seat, the same for the whole match.

    It is derived from Fortuna's seed, which is secret until the match is over: knowing it would allow others to predict
    the bot's random choices.
    """
    own = table_id if match.fortuna is None else match.fortuna.seed
    return crc32(f"{own}/{seat}".encode())


class BotDriver:
    """Asks the bot to move for its decision."""

    def __init__(self, room: Room, settings: TableSettings, thinker: Thinker) -> None:
        self._room = room
        self._settings = settings
        self._thinker = thinker
        self._task: asyncio.Task[None] | None = None
        self._asked = -1
        """The entry a bot is thinking about; -1: none."""
        self._question: Question | None = None
        """The current secret decision, if there is one."""
        self._planned = Planned()
        self._untold: dict[str, Notice] = {}
        """Notices of failed bots, held back because they would reveal that the bot had a choice; told at the end."""

    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """Asks the bot to move, unless it is already thinking or nobody is watching."""
        table = self._room.table
        seat = table.bot_to_move()
        entry = table.match.entry
        if table.state == "over":
            self._tell_the_rest()
        if seat is None and self._task is not None:
            # a person has taken the seat back
            self._task.cancel()
            self._asked, self._question = -1, None
        # an aside does not interrupt a bot: the delay would reveal an aside that others may not know of
        if seat is None or (0 < self._asked <= entry and table.match.unmoved(self._asked)):
            return
        if self._task is not None:
            self._task.cancel()
        if not self._room.audience.attended():
            self._asked = -1
            return
        self._asked = entry
        self._task = asyncio.get_running_loop().create_task(self._let_think(seat, entry))

    def close(self) -> None:
        """Stops any thinking."""
        if self._task is not None:
            self._task.cancel()

    async def _let_think(self, seat: Seat, entry: int) -> None:
        match = self._room.table.match
        codes = match.offered(seat.seat)
        veiled = secret(match) and self._settings.rehearsal is None
        plan, failed = await (self._veiled if veiled else self._openly)(seat, entry, codes)
        self._planned.keep(entry, seat.seat, plan)
        silent = veiled and unheard(match, seat.seat, plan[0])

        def act() -> Effect | None:
            self._asked = -1
            question, self._question = self._question, None
            table = self._room.table
            if table.seats[seat.seat].kind != "bot":
                return None
            effect = table.play_code(seat.seat, plan[0], entry)
            if effect is not None and silent and question is not None:
                # nobody else knows of this step, so for them the question is unchanged
                question.entry, question.begun, self._question = table.match.entry, True, question
            if effect is not None and failed:
                notice = Notice(key="notice-bot-failed", args={"name": seat.name})
                if veiled:
                    self._untold[seat.name] = notice
                else:
                    effect.notices.append(notice)
            return effect

        # not from within the task: the effect may trigger the next question, which cancels the task
        asyncio.get_running_loop().call_soon(self._room.do, Job(act))

    async def _openly(self, seat: Seat, entry: int, codes: list[int]) -> Choice:
        """Decides where nothing is secret: answers as soon as it has decided and people can follow."""
        begun = asyncio.get_running_loop().time()
        plan, failed = self._planned.at(entry, seat.seat, codes), False
        if not plan:
            plan, failed = await self._thinker.choose(self._decision(seat, codes))
        if self._settings.rehearsal is None:
            await _until(begun + self._settings.bot_delay)
        return plan, failed

    async def _veiled(self, seat: Seat, entry: int, codes: list[int]) -> Choice:
        """Decides where something is secret; a bot without a choice, or with a plan, holds its portion too."""
        match, thinker = self._room.table.match, self._thinker
        if self._question is None or not self._question.stands(match, seat.seat):
            self._question = await self._new_question(seat, entry)
        question = self._question
        decision = self._decision(seat, codes)
        with thinker.holding(question.portion):
            plan, failed = self._planned.at(entry, seat.seat, codes), False
            if not plan:
                question.prolong(asyncio.get_running_loop().time(), question.portion.way)
                plan, failed = await thinker.choose_by(question.moment, decision, question.portion)
            if not unheard(match, seat.seat, plan[0]):
                await _until(question.moment)
        return plan, failed

    async def _new_question(self, seat: Seat, entry: int) -> Question:
        """Fixes when the answer of this seat will be heard (`moments`)."""
        match, thinker = self._room.table.match, self._thinker
        assert seat.bot is not None
        if seat.bot != WEAKEST:
            await thinker.ready()
        within = goes_on(match, seat.seat)
        now = asyncio.get_running_loop().time()
        portion = thinker.portion(match.game, seat.bot, within)
        usual = span(self._settings, level_of(match.game, seat.bot), within, portion.way)
        period = max(usual, portion.ready + portion.way - now)
        # let the last update go out before waking workers, which happens only if there is a choice
        await asyncio.sleep(portion.way / 8)
        return Question(seat.seat, entry, now + period, period, portion)

    def _decision(self, seat: Seat, codes: list[int]) -> Decision:
        table = self._room.table
        match = table.match
        assert seat.bot is not None
        memory = encode(match.memory(seat.seat))
        return Decision(match.game, seat.bot, memory, codes, bot_seed(match, seat.seat, table.id))

    def _tell_the_rest(self) -> None:
        """Announces the failed bots, once nothing is secret any more."""
        for notice in self._untold.values():
            self._room.audience.announce(notice)
        self._untold.clear()


async def _until(moment: float) -> None:
    """Sleeps until this moment of the loop's time."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
