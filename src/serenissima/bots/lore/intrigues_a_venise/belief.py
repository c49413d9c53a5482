"""What a seat believes: the worlds that fit, weighted by how people behave (rules.md, IV-912; exact, never sampled).

Logic gives the worlds. Among them, showing a message suggests a partner, and a tic slightly suggests its agent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import NamedTuple, TypeVar

from serenissima.games.intrigues_a_venise import facts, worlds
from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    BUILDS,
    COLOURS,
    EMBASSY,
    ESCAPES,
    GESTURES,
    IDENTITIES,
    MARKED,
    partner_of,
)
from serenissima.games.intrigues_a_venise.state.mission import CHARACTERS
from serenissima.games.intrigues_a_venise.view import View
from serenissima.games.intrigues_a_venise.worlds import World

K = TypeVar("K", bound=Hashable)

TO_PARTNER, TO_ENEMY = 0.8, 0.1
"""How likely a message or a sealed identity is shown to a partner and to an enemy."""
TIC = 1.3
"""How much more likely somebody makes the tic of their own agent than another's."""
MOST_BY_TICS = 2.0
"""The largest factor that tics alone can contribute."""


class Task(NamedTuple):
    """What fulfils the mission in a world, on the board: `go` piece to one of these spaces (a mask), `meet` piece and
    other, `hunt` piece with any spy of these colours (a mask). `enemy` is the piece the others want to land on.
    """

    kind: str
    piece: int
    other: int
    enemy: int


class Belief:
    """The worlds of a seat with their weights, and what follows from them."""

    def __init__(self, view: View, tics: bool = True) -> None:
        assert view.seat is not None
        envelope = view.players[view.seat].envelope
        assert envelope is not None
        self.view = view
        self.seat = view.seat
        self.seats = len(view.players)
        self.own = facts.own_of(envelope)
        self.identity = envelope.identity
        self.holders = facts.holders(self.seat, self.seats)
        self.facts = facts.facts_of(self.seat, self.seats, view.questions, view.options)
        self.left = worlds.left(self.own, self.facts)
        self.colours = [COLOURS.index(player.colour or "red") for player in view.players]
        self._tics = tics

    @cached_property
    def worlds(self) -> list[tuple[World, float]]:
        """All worlds that fit, with weights that add up to 1."""
        found = [(world, self._weight(world)) for world in worlds.listed(self.own, self.left)]
        total = sum(weight for _, weight in found)
        return [(world, weight / total) for world, weight in found]

    def _weight(self, world: World) -> float:
        mate = IDENTITIES.index(partner_of(self.identity))
        weight = 1.0
        for fact in self.facts:
            if fact.answer & 0xF00 or fact.answer >> 12 & 0xF:
                weight *= TO_PARTNER if world[0][fact.envelope] == mate else TO_ENEMY
        return weight * self._by_tics(world) if self._tics else weight

    def _by_tics(self, world: World) -> float:
        """The weight from tics, which are read cautiously: people lie with them."""
        factor = 1.0
        for tic in self.view.tics:
            if tic.seat != self.seat:
                agent = world[0][self.holders.index(tic.seat)]
                factor *= TIC if GESTURES[agent] == tic.gesture else 1.0
        return min(factor, MOST_BY_TICS)

    def share(self, key: Callable[[World], K]) -> dict[K, float]:
        """The weights of the worlds, summed by a key."""
        found: dict[K, float] = {}
        for world, weight in self.worlds:
            at = key(world)
            found[at] = found.get(at, 0.0) + weight
        return found

    @cached_property
    def partner(self) -> dict[int | None, float]:
        """How likely each other seat is the partner; None: the partner is arrested."""
        mate = IDENTITIES.index(partner_of(self.identity))
        return self.share(lambda world: self.holders[world[0].index(mate)])

    def trust(self, seat: int) -> float:
        """How likely this seat is the partner."""
        return self.partner.get(seat, 0.0)

    @cached_property
    def tasks(self) -> dict[Task, float]:
        """The possible tasks, with their probabilities."""
        return self.share(self.task)

    def task(self, world: World) -> Task:
        """What the seat's team must do in a world, and what the others are after."""
        duty = facts.duty_in(self.own, world, self.seats, self.view.options.solo_escape == "own")
        mate = self.holders[world[0].index(IDENTITIES.index(partner_of(self.identity)))]
        hunters = 1 << self.colours[self.seat] | (0 if mate is None else 1 << self.colours[mate])
        return self._on_the_board(world, self.identity, duty, hunters, self._prey(world))

    def _on_the_board(self, world: World, identity: str, duty: str, hunters: int, enemy: int) -> Task:
        """What a character's duty means in a world; `hunters` are the colours of the team, as a mask."""
        kind, *about = duty.split("-")
        if kind == "escape":
            piece = self._place(world, CHARACTERS.index(identity))
            assert piece is not None
            own_escape = self.view.options.solo_escape == "own"
            goals = [identity] if own_escape else [identity, partner_of(identity)]
            return Task("go", piece, sum(1 << MARKED[ESCAPES[goal]] for goal in goals), enemy)
        piece = self._place(world, CHARACTERS.index(about[0]))
        assert piece is not None
        if kind == "go":
            return Task("go", piece, 1 << (EMBASSY if about[1] == "Emb" else MARKED[int(about[1])]), enemy)
        if kind == "meet":
            other = self._place(world, CHARACTERS.index(about[1]))
            assert other is not None
            return Task("meet", piece, other, enemy)
        return Task("hunt", piece, hunters, enemy)

    def _prey(self, world: World) -> int:
        """The piece the enemies must land on in a world, or -1 if they have another mission."""
        contested = facts.contested_in(self.own, world)
        letters = facts.letters_in(self.own, world)
        mine = "FB" if self.identity in "FB" else "ZX"
        fb_hunts = "".join(sorted(letters["F"] + letters["B"])) in ("AB", "AD", "BC")
        if (mine == "FB") == fb_hunts:
            return -1
        found = self._place(world, CHARACTERS.index(contested))
        return -1 if found is None else found

    def _place(self, world: World, character: int) -> int | None:
        """The piece of a character in a world; None if arrested."""
        if character == len(IDENTITIES):
            return AMBASSADOR
        if character == self.own[0]:
            return 4 * self.colours[self.seat] + self.own[1]
        envelope = world[0].index(character)
        holder = self.holders[envelope]
        return None if holder is None else 4 * self.colours[holder] + world[1][envelope]

    def sure(self, at: list[int], moved: int) -> float:
        """How likely an announcement is true with the pieces there and these displaced in this turn."""
        standing = self.view.options.announce == "standing"
        return sum(
            weight
            for task, weight in self.tasks.items()
            if done(task, at, -1 if standing else moved, self.view.left_embassy or not standing)
        )


def done(task: Task, at: list[int], moved: int, left_embassy: bool) -> bool:
    """Whether a task is fulfilled (IV-621)."""
    here, acted = at[task.piece], moved >> task.piece & 1
    if task.kind == "go":
        if task.piece == AMBASSADOR and here == EMBASSY and not left_embassy:
            return False
        return bool(acted and task.other >> here & 1)
    if task.kind == "meet":
        return at[task.other] == here and bool(acted or moved >> task.other & 1)
    return any(
        at[4 * colour + build] == here and (acted or moved >> (4 * colour + build) & 1)
        for colour in range(len(COLOURS))
        if task.other >> colour & 1
        for build in range(len(BUILDS))
    )
