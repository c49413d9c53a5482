"""Two tables played in step, at one of which somebody also takes steps that others cannot know of.

All that reaches those others over the wire must be the same at both, byte by byte: on their sockets, for somebody who
comes later, over HTTP, in refusals. Chance is dealt out by the number of the step, so that a secret step leaves the
draws of the next one alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.numbers import hearing, mask
from serenissima.core.options import OptionValue
from serenissima.core.state import FORTUNA, NOBODY, ONLOOKER, State, Told
from tests.contract.cases import pick
from tests.server.conftest import Running
from tests.server.people import Json, Line, Person
from tests.server.tables import connected

Options = dict[str, OptionValue]
TRIED = 12
"""How many of a mover's moves are examined for a secret one."""


class Dealt(Fortuna):
    """Draws that depend on the step they belong to, not on the number of the entry."""

    __slots__ = ("drawn", "step")

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.begin("setup")

    def begin(self, step: str) -> None:
        """The next draws belong to this step."""
        self.step, self.drawn = step, 0

    def draw(self, entry: int, odds: Sequence[int]) -> int:
        """The next draw of this step."""
        self.drawn += 1
        return Random(f"{self.seed}/{self.step}/{self.drawn}").choices(range(len(odds)), odds)[0]


@dataclass
class World:
    """One table with a person on every seat and an onlooker, all connected."""

    server: Running
    table: str
    invite: str
    match: Match
    lines: dict[int, Line] = field(default_factory=dict)
    read: dict[int, int] = field(default_factory=dict)

    @classmethod
    async def opened(cls, server: Running, game: AnyGame, seats: int, options: Options) -> World:
        """A table of this game at which the match has begun."""
        people = [await server.person() for _ in range(seats + 1)]
        table = await people[0].table("me", *["friend"] * (seats - 1), game=game.name, options=options)
        invite = (await people[0].get(f"/tables/{table}"))["invite"]
        match = (await server.site.desk.hall.room(table)).table.match
        match.fortuna = Dealt("chance")
        for person in people[1:seats]:
            await person.join(table, invite)
        world = cls(server, table, invite, match)
        for viewer, person in zip((*range(seats), ONLOOKER), people, strict=True):
            world.lines[viewer] = await connected(server, person, table)
        await world.settle()
        return world

    def begin(self, step: str) -> None:
        """The draws to come belong to this step."""
        assert isinstance(self.match.fortuna, Dealt)
        self.match.fortuna.begin(step)

    async def settle(self) -> None:
        """Waits until everybody has read everything."""
        for line in self.lines.values():
            await line.silent()

    async def play(self, seat: int, code: int) -> tuple[int, ...]:
        """This seat plays; returns who cannot know of it."""
        before = len(self.match.log)
        await self.lines[seat].play(msgspec.to_builtins(self.match.game.alphabet.move(code)))
        await self.settle()
        entries = self.match.log[before:]
        assert entries, self.lines[seat].received[-3:]
        knowing = self.match.numbers.knowing(entry.n for entry in entries)
        return tuple(viewer for viewer in self.lines if not knowing & mask((viewer,)))

    async def take_back(self, seat: int) -> bool:
        """This seat takes its last move back, if that is free."""
        if self.lines[seat].update["undo"] != "free":
            return False
        before = len(self.match.log)
        await self.lines[seat].send(type="undo", entry=self.lines[seat].entry)
        await self.settle()
        return len(self.match.log) > before

    def news(self, viewer: int) -> str:
        """What this viewer's socket has received since the last call."""
        raw = self.lines[viewer].raw
        start, self.read[viewer] = self.read.get(viewer, 0), len(raw)
        return self.same(raw[start:])

    def same(self, text: str) -> str:
        """A text without what identifies a table, and without answers to pings, which tests send often."""
        return text.replace(self.table, "TABLE").replace(self.invite, "INVITE").replace('{"type":"pong"}', "")

    async def refusals(self, viewer: int) -> None:
        """What this viewer is told when asking for the impossible: a late move, an undo of nothing."""
        line = self.lines[viewer]
        for wrong in (line.entry - 1, line.entry + 1, line.entry + 2):
            await line.send(type="resign", entry=wrong, id=wrong)
        for guess in (0, line.entry, line.entry + 1, line.entry + 2):
            await line.send(type="undo", entry=line.entry, to=guess, id=guess)
        await line.silent()

    async def answers(self, person: Person) -> list[str]:
        """What this person is told over HTTP."""
        last = (await person.get(f"/tables/{self.table}/at/0"))["last"]
        places = ["", "/log", "/at/99999", "/hint", *[f"/at/{n}" for n in range(max(0, last - 2), last + 3)]]
        asked = [await person.http.get(f"/api/tables/{self.table}{place}") for place in places]
        asked.append(await person.http.get("/api/tables"))
        return [f"{answer.status_code} {self.same(answer.text)}" for answer in asked]

    async def newcomer(self) -> list[str]:
        """What a newcomer is told who looks on."""
        person = await self.server.person()
        line = await connected(self.server, person, self.table)
        await line.silent()
        answers = await self.answers(person)
        await line.close()
        await self.settle()
        return [self.same(line.raw), *answers]


def _is_secret(state: State, seat: int, code: int, everybody: int) -> bool:
    """Whether somebody may be unable to know of this step, and the match goes on after it."""
    after = state.copy()
    told: list[Told] = []
    after.told = told
    after.play(code)
    while after.to_move() == FORTUNA:
        after.play(after.codes()[0])
    return after.to_move() != NOBODY and (hearing(told) | mask((seat,))) & everybody != everybody


def secret(match: Match, random: Random, only: int | None) -> tuple[int, int] | None:
    """A step (seat and code) that may be taken now and that others cannot know of; with `only`, of this seat."""
    mover = match.to_move
    assert mover is not None
    everybody = mask((*range(match.seats), ONLOOKER))
    steps = [(seat, code) for seat in range(match.seats) for code in match.asides(seat)]
    codes = match.codes()
    steps += [(mover, code) for code in random.sample(codes, min(TRIED, len(codes)))]
    mine = (step for step in steps if only in (None, step[0]))
    return next((step for step in mine if _is_secret(match.state, *step, everybody)), None)


def _parting(one: str, two: str) -> str:
    """Where two texts diverge."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 80) : at + 80]}… / …{two[max(0, at - 80) : at + 80]}…"


async def compare(quiet: World, busy: World, unaware: Iterable[int]) -> None:
    """These viewers were told the same at both tables, and so is a newcomer."""
    for viewer in sorted(unaware):
        await quiet.refusals(viewer)
        await busy.refusals(viewer)
        told, other = quiet.news(viewer), busy.news(viewer)
        assert told == other, f"the socket of viewer {viewer} tells of a secret step: {_parting(told, other)}"
        people = (quiet.lines[viewer].person, busy.lines[viewer].person)
        answers = [await world.answers(person) for world, person in zip((quiet, busy), people, strict=True)]
        assert answers[0] == answers[1], f"an answer to viewer {viewer} tells of a secret step"
    if ONLOOKER in unaware:
        assert await quiet.newcomer() == await busy.newcomer(), "who comes later is told of a secret step"


async def in_step(server: Running, game: AnyGame, seats: int, options: Options, seed: str, most: Json) -> int:
    """Plays two tables in step; how many secret steps were taken at one of them.

    `most`: how many `steps` the match may take, and how many secret ones (`secrets`) are enough.
    """
    random = Random(seed)
    quiet = await World.opened(server, game, seats, options)
    busy = await World.opened(server, game, seats, options)
    taken, sly = 0, None
    unaware = set(quiet.lines)
    """Who could know of no difference so far."""
    for number in range(most["steps"]):
        mover = quiet.match.to_move
        if mover is None or taken >= most["secrets"]:
            break
        step = secret(busy.match, random, sly)
        if step is not None:
            taken, sly = taken + 1, step[0]
            busy.begin(f"{number}/secret")
            unaware &= {*await busy.play(*step)}
            await compare(quiet, busy, unaware)
            if step[1] not in quiet.match.codes():
                pass  # a word aside cannot be taken back
            elif await busy.take_back(sly):
                await compare(quiet, busy, unaware)
            elif busy.match.codes() != quiet.match.codes():
                break  # from here on the two go different ways
        code = pick(game, quiet.match.codes(), random)
        for world in (quiet, busy):
            world.begin(str(number))
            await world.play(mover, code)
        if quiet.match.to_move is None:
            break  # what was secret comes to light
        for viewer in unaware:
            assert quiet.news(viewer) == busy.news(viewer), f"{seed}: step {number} tells of an earlier one"
    return taken
