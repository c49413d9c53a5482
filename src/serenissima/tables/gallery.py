"""The gallery: a crowd that only looks on is told a few at a time. Nobody who sits at the table waits for it.

Each of a crowd has what they have not been told yet. A round goes through all of them, slice by slice; whoever's turn
comes is told how it stands then, so what has become stale meanwhile is never sent. Who has not taken what was sent
before is left out of the round, and hears everything later. The more there are, and the longer what they are told, the
longer is gathered before the next round. A few are told at once, as everybody is who sits at the table.
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
"""How many at a table are told at once."""
SLICE = 32
"""Messages that are sent before everybody else has a turn."""
LONG = 16 * 1024
"""Letters; a message counts once more for every such number of them."""
A_SECOND = 2_000
"""Messages to the crowd of one table in a second, at the most."""
SHORTEST = 0.05
"""Seconds between two rounds, at the least."""
WORDS = 8
"""Notices that wait for one of a crowd: the newest."""
ONLOOKING = ((), (ONLOOKER,))
"""Through which seats somebody has looked so far who looks on."""


class Behind:
    """What one of a crowd has not been told yet."""

    __slots__ = ("end", "info", "since", "words")

    def __init__(self) -> None:
        self.info = ""
        """How the table is, encoded."""
        self.since: int | None = None
        """From which entry of the record on nothing was shown; 0: everything is shown anew."""
        self.words: deque[str] = deque(maxlen=WORDS)
        self.end: tuple[int, str] | None = None
        """How the connection is closed when all is told."""


class Gallery:
    """Those of a room who look on, if they are many. `seen`: the match as it stands."""

    def __init__(self, room: Room, sights: Mapping[str, Sight], seen: Callable[[], Scene], slices: Slices) -> None:
        self._room = room
        self._sights = sights
        self._seen = seen
        self._slices = slices
        self._behind: dict[Sight, Behind] = {}
        self._rounds: asyncio.Task[None] | None = None

    def takes(self, sight: Sight) -> bool:
        """Whether this one is told by the gallery. Who is not has been told all that waited for them."""
        if self._behind or len(self._sights) > AT_ONCE:
            if sight.shown.viewers in ONLOOKING and not self._room.table.watched(sight.visitor):
                return True
            self.catch_up(sight)
        return False

    def inform(self, sight: Sight, info: str) -> None:
        """How the table is now."""
        self._of(sight).info = info

    def say(self, sight: Sight, text: str) -> None:
        """A word, after all that happened before it."""
        self._of(sight).words.append(text)

    def end(self, sight: Sight, code: int, reason: str) -> None:
        """The connections are closed, after all that was said before."""
        self._of(sight).end = (code, reason)

    def show(self, scene: Scene, crowd: Iterable[Sight], since: int | None) -> None:
        """Something has happened from this entry of the record on; None: and everything counts anew.

        What they cannot know of changes nothing here, not even when they are told of something else: whether there is
        something to show is asked for one of them, who has been shown all before it.
        """
        crowd = list(crowd)
        one = next((sight for sight in crowd if self._shown(sight)), None)
        if one is not None:
            asked = Sight(one.visitor)
            asked.shown = one.shown
            if scene.update(asked, since) is None:
                return
        elif since is not None:
            return  # all wait for something earlier, and hear of this with it
        for sight in crowd:
            behind = self._of(sight)
            behind.since = since or 0 if behind.since is None else min(since or 0, behind.since)

    def catch_up(self, sight: Sight) -> int:
        """Tells this one all that waits for them; how much that was. Only while nothing is being written."""
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
        """This one has gone."""
        self._behind.pop(sight, None)

    def close(self) -> None:
        """Nothing of what waits is told any more."""
        self._behind.clear()
        if self._rounds is not None:
            self._rounds.cancel()
            self._rounds = None

    def _shown(self, sight: Sight) -> bool:
        """Whether this one has been shown all that has happened before."""
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
            # a fault in a game: whoever is behind sees everything anew when something happens
            log.error("onlookers at a table could not be told: %s", type(error).__name__)
            for sight in self._behind:
                sight.shown = NOTHING
            self._behind.clear()
        finally:
            if self._rounds is asyncio.current_task():
                self._rounds = None

    async def _round(self) -> int:
        """Tells all who wait now; how much that was."""
        waiting = iter(list(self._behind))
        weight = 0
        while True:
            part: int | None = 0
            async with self._slices.turn():
                # what is being written nobody may know of yet
                writing = self._room.writing()
                if not writing:
                    part = self._slice(waiting)
            if part is None:
                return weight
            weight += part
            if writing:
                await self._room.stored()

    def _slice(self, waiting: Iterator[Sight]) -> int | None:
        """Tells the next few; how much that was, None if there were none any more."""
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
