"""A table in memory and those connected to it: one request after the other, and nothing is heard before it is kept."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.log import Entry, Undone
from serenissima.core.text import sentence
from serenissima.server import clock
from serenissima.server.bots import offered
from serenissima.server.chairs import renamed, returned
from serenissima.server.effect import Effect
from serenissima.server.gallery import Gallery
from serenissima.server.messages import Incoming, Notice, Outgoing, Refused, Replace, Return, TableInfo
from serenissima.server.presence import Presence
from serenissima.server.problems import Rejected
from serenissima.server.prompts import Job, Prompts
from serenissima.server.sight import Scene, Sight, encode
from serenissima.server.socket import GONE, Link
from serenissima.server.steps import steps
from serenissima.server.store import Conflict, Write
from serenissima.server.table import Table

if TYPE_CHECKING:
    from serenissima.server.hall import Hall

log = logging.getLogger("serenissima.server")

RETRY = 2.0
"""Seconds until a bot or the clock tries again after its move could not be kept."""


class Room:
    """A table, its connections, its queue, its bots and its clock."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self.used = monotonic()
        self._hall = hall
        self._sights: dict[str, Sight] = {}
        self._opened = self.used
        self._left: dict[str, float] = {}
        """When those who sit here and are away have gone."""
        self._links = 0
        self._gallery = Gallery(self, self._sights, self._seen, hall.slices)
        self._presence = Presence(self, self._sights, self._gallery, self._grace, hall.settings)
        self._scene: Scene | None = None
        """The match as it was shown last."""
        self._unlooked: float | None = None
        """When the last connection ended; None: nobody has looked since the table was opened."""
        self._waiting: deque[Job] = deque()
        self._busy = False
        self.gone = False
        """There is no such table any more."""
        self._prompts = Prompts(self, hall)
        self._prompts.go_on()

    # who is here

    def enter(self, link: Link) -> None:
        """A connection opens: it is told everything it may know, the others that somebody came."""
        self.when_kept(lambda: self._entered(link))

    def _entered(self, link: Link) -> None:
        if link.gone:
            return
        if self.gone:
            link.close(GONE, sentence(None, "problem-no-table"))
            return
        sight = self._sights.get(link.visitor)
        if sight is None:
            sight = self._sights[link.visitor] = Sight(link.visitor)
        self._gallery.catch_up(sight)
        sight.links.add(link)
        self._links += 1
        self.used = monotonic()
        self._presence.came(link, sight)
        kept = any(seat.kind == "bot" and seat.visitor == link.visitor for seat in self.table.seats)
        if kept and self.table.state == "running":
            link.say(Notice(key="notice-your-seat-replaced"))
        self._refresh(link)
        if self._links == 1:
            self._prompts.go_on()

    def leave(self, link: Link) -> None:
        """A connection has ended."""
        link.gone = True
        sight = self._sights.get(link.visitor)
        if sight is None or link not in sight.links:
            return
        sight.links.discard(link)
        self._links -= 1
        self.used = self._unlooked = monotonic()
        if not sight.links:
            self._gallery.forget(sight)
            if self.table.mine(link.visitor):
                self._left[link.visitor] = self.used
            else:
                del self._sights[link.visitor]
            self._presence.went()

    def _let_go(self) -> None:
        """Forgets those who have got up and are not connected."""
        for visitor in [*self._sights, *self._left]:
            if not self.table.mine(visitor):
                self._left.pop(visitor, None)
                if visitor in self._sights and not self._sights[visitor].links:
                    del self._sights[visitor]

    def idle(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return self._links == 0 and not self._busy and not self._prompts.thinking()

    def attended(self) -> bool:
        """Whether bots may think here: somebody is connected, or was until a moment ago, or was and a person plays."""
        if self._links or self._unlooked is None:
            return self._links > 0
        people = any(seat.kind == "person" for seat in self.table.seats)
        return people or monotonic() - self._unlooked < self._hall.settings.unattended_seconds

    def forsake(self) -> None:
        """The clock has decided for somebody: unless somebody is connected, bots wait until somebody looks."""
        self._unlooked = None

    def here(self) -> set[str]:
        """The visitors that are connected."""
        return {visitor for visitor, sight in self._sights.items() if sight.links}

    def info(self, visitor: str) -> TableInfo:
        """The table for this visitor."""
        return self._presence.info(visitor)

    def _grace(self, visitor: str) -> float:
        """Seconds until the seat of somebody who is away may be given to a bot.

        Who has not come since the room was opened is away since then: after a restart all come back within moments.
        """
        away = monotonic() - self._left.get(visitor, self._opened)
        return max(0.0, self._hall.settings.away_seconds - away)

    # what is asked

    def when_kept(self, act: Callable[[], None]) -> None:
        """Does something as soon as all that happened at the table is kept: at once, if nothing is being written."""
        if self._busy:
            self._waiting.append(Job(lambda: None, heard=lambda _: act()))
        else:
            act()

    def writing(self) -> bool:
        """Whether something that has happened is not kept yet, so that nobody may know of it."""
        return self._busy

    async def kept(self) -> Table:
        """The table, once all that happened at it is kept."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.used = monotonic()
        self.when_kept(lambda: None if future.cancelled() else future.set_result(None))
        await future
        return self.table

    def request(self, link: Link, message: Incoming) -> None:
        """A message from a connection; it waits until what was asked before is kept."""
        if isinstance(message, Replace):
            refused = self._cannot_replace(link.visitor, message)
            if refused is not None:
                link.say(refused)
                return

        def act() -> Effect:
            if isinstance(message, Return):
                return returned(self.table, link.visitor, message)
            return self.table.handle(link.visitor, message)

        self.do(Job(act, link, getattr(message, "id", 0)))

    async def join(self, visitor: str, name: str) -> bool:
        """Sits down; False if no seat is open. Returns when it is kept."""

        def act() -> Effect | None:
            return None if self.table.mine(visitor) else self.table.join(visitor, name)

        return await self.carry_out(act) is not None or bool(self.table.mine(visitor))

    async def carry_out(self, act: Callable[[], Effect | None]) -> Effect | None:
        """Does what was asked, in its turn. Returns when it is kept; raises what stands in the way."""
        future: asyncio.Future[Effect | None] = asyncio.get_running_loop().create_future()

        def heard(effect: Effect | Exception | None) -> None:
            if future.cancelled():
                return
            if isinstance(effect, Exception):
                future.set_exception(effect)
            else:
                future.set_result(effect)

        self.do(Job(act, heard=heard))
        return await future

    async def rename(self, visitor: str, old: str, new: str) -> None:
        """The visitor has another nickname now; all see it. Returns when it is kept, or could not be."""
        with suppress(Exception):
            await self.carry_out(lambda: renamed(self.table, visitor, old, new))

    def set_rematch(self, table_id: str, asker: str) -> None:
        """A rematch was made; all are told where, and the others who asked for it."""
        self.table.rematch = table_id
        self._presence.tell()
        mine = self.table.played_by(asker)
        notice = Notice(key="notice-rematch", args={"name": self.table.seats[mine[0]].name if mine else ""})
        self._say(notice, (sight for visitor, sight in self._sights.items() if visitor != asker))

    def _cannot_replace(self, visitor: str, message: Replace) -> Refused | None:
        seats = self.table.seats
        reason = ""
        if message.bot not in offered(self.table.match.game):
            reason = "no-such-bot"
        elif not 0 <= message.seat < len(seats):
            reason = "not-replaceable"
        elif seats[message.seat].visitor == visitor:
            return None
        elif self._presence.is_here(seats[message.seat].visitor):
            reason = "not-away"
        elif self._grace(seats[message.seat].visitor or "") > 0:
            reason = "not-away-long"
        if not reason:
            return None
        text = sentence(None, f"refusal-{reason}")
        return Refused(id=message.id, refusal=Refusal("TABLE", reason), text=text)

    # one after the other

    def do(self, job: Job) -> None:
        """Does it now, or when what was asked before is kept."""
        if self._busy:
            self._waiting.append(job)
        else:
            self._run(job)

    def _run(self, job: Job) -> None:
        if self.gone:
            self._not_kept(job, Rejected(404, "no-table"))
            return
        table = self.table
        before, seats, wish = len(table.match.log), table.seats, table.wish
        try:
            effect = job.act()
        except Rejected as error:
            self._not_kept(job, error)
            return
        except Exception as error:
            # a fault in a game: its kind is noted, not its words (they might tell a secret); the table stands as kept
            log.error("a request failed at a table of %s: %s", table.match.game.name, type(error).__name__)
            table.match.forget(before)
            table.seats, table.wish = seats, wish
            self._not_kept(job, error)
            return
        if effect is None or not (effect.entries or effect.chairs or effect.gone):
            self._publish(job, effect)
            return
        now = time()
        wound = table.run_clock(clock.now())
        table.changed_at(effect, now)
        to_move = table.match.to_move
        self._busy = True
        self._hall.store.submit(
            Write(
                entries=[(table.id, entry.n, now, line(entry)) for entry in effect.entries],
                card=None if effect.gone else (table.id, table.state, to_move, len(table.match.log), table.changed),
                steps=steps(table, effect, wound),
                done=lambda error: self._kept(job, effect, error),
            )
        )

    def _kept(self, job: Job, effect: Effect, error: Exception | None) -> None:
        if isinstance(error, Conflict):
            asyncio.get_running_loop().create_task(self._reload(job, effect))
            return
        try:
            if error is None:
                self._publish(job, effect)
            else:
                self.table.take_back(effect)
                self.table.run_clock(clock.now())
                self._not_kept(job, error)
        finally:
            self._next()

    async def _reload(self, job: Job, effect: Effect) -> None:
        """Another server wrote this entry first: the table is read again, and all see what they do not know yet."""
        problem: Exception = Conflict()
        try:
            self.table = await self._hall.read_table(self.table.id)
        except Exception as error:
            log.error("a table could not be read again: %s", type(error).__name__)
            self.table.take_back(effect)
            self.table.run_clock(clock.now())
            if isinstance(error, Rejected) and error.status == 404:
                problem = error
                self.vanish(Notice(key="notice-removed"))
        try:
            self._presence.tell()
            entries = self.table.match.log[effect.before :]
            undone = any(isinstance(entry, Undone) for entry in entries)
            self._show(Effect(before=effect.before, entries=entries, fresh=undone), "")
            self._not_kept(job, problem)
        finally:
            self._next()

    def _not_kept(self, job: Job, error: Exception) -> None:
        if job.heard is not None:
            job.heard(error)
        elif job.link is not None:
            reason = "late" if isinstance(error, Conflict) else "not-saved"
            text = sentence(None, f"refusal-{reason}")
            job.link.say(Refused(id=job.request, refusal=Refusal("TABLE", reason), text=text))
            self._remind(job.link)
        elif not self.gone:
            asyncio.get_running_loop().call_later(RETRY, self._prompts.go_on)
            return
        if not self.gone:
            self._prompts.go_on()

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            self._run(self._waiting.popleft())

    # what is heard

    def _publish(self, job: Job, effect: Effect | None) -> None:
        if job.heard is not None:
            job.heard(effect)
        if effect is None:
            return
        if effect.gone:
            self.vanish(*effect.notices)
            return
        link = job.link
        if link is not None:
            for reply in effect.replies:
                link.say(reply)
            if effect.renewed:
                self._remind(link)
        if not (effect.entries or effect.changed):
            return
        if effect.chairs or self.table.state == "over":
            self._let_go()
            self._presence.tell()
        self._show(effect, link.visitor if link is not None and effect.shown else "")
        for notice in effect.notices:
            self._tell(notice, effect)
        self._prompts.go_on()

    def _show(self, effect: Effect, actor: str) -> None:
        """Updates for all for whom something changed, each encoded once; those of a crowd come when all others have."""
        table = self.table
        if table.state == "waiting":
            return
        scene = self._seen()
        crowd: list[Sight] = []
        for visitor, sight in self._sights.items():
            if not sight.links:
                continue
            if self._gallery.takes(sight):
                if visitor != actor:
                    crowd.append(sight)
                    continue
                self._gallery.catch_up(sight)
            anew = effect.fresh and table.concerns(effect, visitor)
            since = None if anew else effect.before + 1
            text = scene.update(sight, since, force=visitor == actor)
            if text is not None:
                for link in sight.links:
                    link.send(text)
        if crowd:
            # to all who look on the same things are known
            anew = effect.fresh and table.concerns(effect, crowd[0].visitor)
            self._gallery.show(scene, crowd, None if anew else effect.before + 1)

    def _refresh(self, link: Link) -> None:
        """Everything anew for one connection."""
        sight = self._sights.get(link.visitor)
        if self.table.state == "waiting" or sight is None or link not in sight.links:
            return
        text = self._seen().update(sight, None)
        if text is not None:
            link.send(text)

    def _remind(self, link: Link) -> None:
        """How the match stands, for one connection that has heard all of it and was refused something."""
        sight = self._sights.get(link.visitor)
        if self.table.state == "waiting" or sight is None or link not in sight.links:
            return
        self._gallery.catch_up(sight)
        text = self._seen().standing(sight)
        if text is not None:
            link.renew(text)

    def _seen(self) -> Scene:
        """The match as it stands. It is the same until something happens, however many come to look."""
        now = clock.now()
        if self._scene is None or not self._scene.lasts(self.table, now):
            self._scene = Scene(self.table, now)
        return self._scene

    def _tell(self, message: Outgoing, effect: Effect) -> None:
        """A word to all whom this effect concerns."""
        concerned = (sight for visitor, sight in self._sights.items() if self.table.concerns(effect, visitor))
        self._say(message, concerned)

    def announce(self, notice: Notice) -> None:
        """A word to all who are here."""
        self._say(notice, self._sights.values())

    def _say(self, message: Outgoing, sights: Iterable[Sight]) -> None:
        text = encode(message).decode()
        for sight in sights:
            if sight.links and self._gallery.takes(sight):
                self._gallery.say(sight, text)
            else:
                for link in sight.links:
                    link.send(text)

    def vanish(self, *words: Notice) -> None:
        """There is no such table any more: whoever looks at it is told, and their connections end."""
        self.gone = True
        self._hall.forget(self.table.id)
        self.close()
        for word in words:
            self.announce(word)
        reason = sentence(None, "problem-no-table")
        for sight in self._sights.values():
            if sight.links and self._gallery.takes(sight):
                self._gallery.end(sight, GONE, reason)
            else:
                for link in sight.links:
                    link.close(GONE, reason)

    def forget_rematch(self) -> None:
        """The rematch was cancelled: it can be asked for again."""
        self.table.rematch = None
        self.when_kept(self._presence.tell)

    def close(self) -> None:
        """Leaves memory."""
        self._prompts.close()
        self._presence.close()
        self._gallery.close()


def line(entry: Entry) -> str:
    """An entry as a line of the record."""
    return msgspec.json.encode(entry).decode()
