"""The gallery: a crowd of onlookers is told a few at a time, so that nobody at the table waits for it.

For each of the crowd we note what they have not been told yet. A round goes through all of them, slice by slice, and
sends each the match as it is then, so nothing stale is sent. Those who have not taken what was sent before are skipped
in this round and hear everything later. The larger the crowd and the longer the messages, the longer the pause before
the next round. A small number of onlookers is told at once, like everybody seated at the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from serenissima.core.state import ONLOOKER
from serenissima.tables.scene import NOTHING, Scene, Sight

if TYPE_CHECKING:
    from serenissima.tables.room import Room
    from serenissima.tables.slices import Slices

log = logging.getLogger("serenissima.tables")

AT_ONCE = 64
"""Up to this many visitors are told at once."""
SLICE = 32
"""Messages sent before other work gets its turn."""
LONG = 16 * 1024
"""Characters; a message counts once more for each multiple of this length."""
A_SECOND = 2_000
"""The most messages per second to the crowd of one table."""
SHORTEST = 0.05
"""The shortest pause between two rounds, in seconds."""
WORDS = 8
"""How many notices wait for one of the crowd; older ones are dropped."""
ONLOOKING = ((), (ONLOOKER,))
"""The seats through which an onlooker has looked so far: none yet, or ONLOOKER."""


class Behind:
    """What one of the crowd has not been told yet."""

    __slots__ = ("end", "info", "since", "words")

    def __init__(self) -> None:
        self.info = ""
        """The encoded table info."""
        self.since: int | None = None
        """The entry of the record from which on nothing was shown; 0: show everything again."""
        self.words: deque[str] = deque(maxlen=WORDS)
        self.end: tuple[int, str] | None = None
        """How to close the connection once everything is told."""


class Gallery:
    """The onlookers of a room, if there are many. `seen` returns the current scene."""

    def __init__(self, room: Room, sights: Mapping[str, Sight], seen: Callable[[], Scene], slices: Slices) -> None:
        self._room = room
        self._sights = sights
        self._seen = seen
        self._slices = slices
        self._behind: dict[Sight, Behind] = {}
        self._rounds: asyncio.Task[None] | None = None

    def takes(self, sight: Sight) -> bool:
        """Whether the gallery tells this visitor; otherwise they are sent at once whatever was waiting for them."""
        if self._behind or len(self._sights) > AT_ONCE:
            if sight.shown.viewers in ONLOOKING and not self._room.table.watched(sight.visitor):
                return True
            self.catch_up(sight)
        return False

    def inform(self, sight: Sight, info: str) -> None:
        """Queues the table info."""
        self._of(sight).info = info

    def say(self, sight: Sight, text: str) -> None:
        """Queues a notice, after everything that happened before it."""
        self._of(sight).words.append(text)

    def end(self, sight: Sight, code: int, reason: str) -> None:
        """Queues the closing of the connections, after everything said before."""
        self._of(sight).end = (code, reason)

    def show(self, scene: Scene, crowd: Iterable[Sight], since: int | None) -> None:
        """Queues what happened from this entry of the record on; None: show everything again.

        Entries the crowd cannot know of must change nothing here, not even when the crowd hears of something else. So
        we check for one of them, who is up to date, whether there is anything to show.
        """
        crowd = list(crowd)
        one = next((sight for sight in crowd if self._shown(sight)), None)
        if one is not None:
            asked = Sight(one.visitor)
            asked.shown = one.shown
            if scene.update(asked, since) is None:
                return
        elif since is not None:
            return  # all are behind already and will hear of this as well
        for sight in crowd:
            behind = self._of(sight)
            behind.since = since or 0 if behind.since is None else min(since or 0, behind.since)

    def catch_up(self, sight: Sight) -> int:
        """Sends everything that waits for this visitor; returns its weight. Only while nothing is being written."""
        behind = self._behind.pop(sight, None)
        if behind is None or not sight.listeners:
            return 0
        texts = []
        if behind.info and behind.info != sight.said:
            sight.said = behind.info
            texts.append(behind.info)
        if behind.since is not None and not self._room.gone:
            text = self._seen().update(sight, behind.since or None)
            if text is not None:
                texts.append(text)
        texts += behind.words
        for text in texts:
            sight.send(text)
        if behind.end is not None:
            for listener in sight.listeners:
                listener.close(*behind.end)
        return len(sight.listeners) * sum(1 + len(text) // LONG for text in texts)

    def forget(self, sight: Sight) -> None:
        """Drops what waits for a visitor who has gone."""
        self._behind.pop(sight, None)

    def close(self) -> None:
        """Drops everything that waits."""
        self._behind.clear()
        if self._rounds is not None:
            self._rounds.cancel()
            self._rounds = None

    def _shown(self, sight: Sight) -> bool:
        """Whether this visitor is up to date with the match."""
        behind = self._behind.get(sight)
        return behind is None or behind.since is None

    def _of(self, sight: Sight) -> Behind:
        behind = self._behind.get(sight)
        if behind is None:
            behind = self._behind[sight] = Behind()
        if self._rounds is None:
            self._rounds = asyncio.get_running_loop().create_task(self._go_round())
        return behind

    async def _go_round(self) -> None:
        try:
            while self._behind:
                weight = await self._round()
                await asyncio.sleep(max(SHORTEST, weight / A_SECOND))
        except Exception as error:
            # a fault in a game: those who are behind see everything again when something happens
            log.error("onlookers at a table could not be told: %s", type(error).__name__)
            for sight in self._behind:
                sight.shown = NOTHING
            self._behind.clear()
        finally:
            if self._rounds is asyncio.current_task():
                self._rounds = None

    async def _round(self) -> int:
        """Tells everybody who is waiting now; returns the weight of what was sent."""
        waiting = iter(list(self._behind))
        weight = 0
        while True:
            part: int | None = 0
            async with self._slices.turn():
                # nobody may know of what is still being written
                writing = self._room.writing()
                if not writing:
                    part = self._slice(waiting)
            if part is None:
                return weight
            weight += part
            if writing:
                await self._room.stored()

    def _slice(self, waiting: Iterator[Sight]) -> int | None:
        """Tells the next few; returns the weight of what was sent, None if nobody was left."""
        done = asked = 0
        for sight in waiting:
            asked += 1
            if _takes(sight):
                done += self.catch_up(sight)
            if done >= SLICE:
                break
        return max(done, asked) if asked else None


def _takes(sight: Sight) -> bool:
    """Whether somebody has taken what was sent before, as far as we know."""
    return not any(listener.waiting for listener in sight.listeners)
