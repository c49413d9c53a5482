"""A queue for something only one can use at a time. Addresses take turns, and so do the visitors at an address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from serenissima.server.identity.callers import Caller

Turn = asyncio.Future[None]
Lane = OrderedDict[str, deque[Turn]]


class Crowded(Exception):
    """Too many are waiting already: in all, from this address, or from this visitor."""


class Lanes:
    """One at a time. However many questions come from one address, others wait for one of them at most."""

    def __init__(self, most: int = 64, at_address: int = 24, of_person: int = 6) -> None:
        self._most = most
        self._at_address = at_address
        self._of_person = of_person
        self._addresses: OrderedDict[str, Lane] = OrderedDict()
        """Those who wait, by address and person. In both, the next one to have a turn is first."""
        self._waiting = 0
        self._taken = False

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._waiting

    @asynccontextmanager
    async def turn(self, who: Caller, patience: float) -> AsyncIterator[None]:
        """Waits for a turn and holds it; raises Crowded if too many wait, TimeoutError after `patience` seconds."""
        if self._taken:
            await self._wait(who, patience)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: Caller, patience: float) -> None:
        turn = self._line_up(who)
        try:
            async with asyncio.timeout(patience):
                await turn
        except BaseException:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._pass_on()  # the turn came just as we gave up
            else:
                self._step_out(who.address, who.person, turn)
            raise

    def _line_up(self, who: Caller) -> Turn:
        lane = self._addresses.get(who.address, OrderedDict())
        here = lane.get(who.person, deque())
        mine = _length(lane)
        if mine >= self._at_address or len(here) >= self._of_person:
            raise Crowded
        if self._waiting >= self._most:
            self._send_away(mine)
        turn: Turn = asyncio.get_running_loop().create_future()
        here.append(turn)
        lane[who.person] = here
        self._addresses[who.address] = lane
        self._waiting += 1
        return turn

    def _send_away(self, mine: int) -> None:
        """Drops the last question of the busiest person in the longest lane; raises Crowded if no lane is longer."""
        address, lane = max(self._addresses.items(), key=lambda item: _length(item[1]))
        if _length(lane) <= mine + 1:
            raise Crowded
        person, turns = max(lane.items(), key=lambda item: len(item[1]))
        last = turns[-1]
        self._step_out(address, person, last)
        if not last.done():
            last.set_exception(Crowded())

    def _step_out(self, address: str, person: str, turn: Turn) -> None:
        lane = self._addresses.get(address, OrderedDict())
        if turn not in lane.get(person, ()):
            return  # already had its turn, or was dropped
        lane[person].remove(turn)
        self._waiting -= 1
        if not lane[person]:
            del lane[person]
        if not lane:
            del self._addresses[address]

    def _pass_on(self) -> None:
        """Gives the next turn to the address, and there to the person, whose last turn was longest ago."""
        while self._addresses:
            address, lane = self._addresses.popitem(last=False)
            person, here = lane.popitem(last=False)
            turn = here.popleft()
            self._waiting -= 1
            if here:
                lane[person] = here
            if lane:
                self._addresses[address] = lane
            if not turn.done():  # unless it was given up at this very moment
                turn.set_result(None)
                return
        self._taken = False


def _length(lane: Lane) -> int:
    return sum(map(len, lane.values()))
