"""Why a bot did what it did, for somebody else (decision 24).

A bot decides by what its own seat knows. Somebody who knows less is told only what follows from their own view: what
speaks for the decision in every world they can imagine. So a reason is no way to look into another's hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from serenissima.bots.levels import apart, explain
from serenissima.core.game import AnyGame
from serenissima.core.state import State, Told
from serenissima.core.study import Said

WORLDS = 12
"""In how many imagined worlds a reason has to hold."""
TRIES = 6 * WORLDS
"""How many worlds are imagined to find as many in which the seat could have been heard to do this."""
MOST = 32
"""If more plans sound alike in a world, nobody can tell what was decided."""
SILENT = 300
"""How many positions are looked at that silent steps may lead to before something is heard."""
SEED = 24

ONLY = Said("motive-only")
RANDOM = Said("motive-random")
SECRET = Said("motive-secret")
UNTOLD = Said("motive-untold")


class Witnessed(msgspec.Struct, frozen=True):
    """A small move as somebody else witnessed it: their view before it and the events they heard, as JSON."""

    view: bytes
    heard: tuple[bytes, ...]


class Motive(msgspec.Struct, frozen=True):
    """A decision and why it was made. No plan: the viewer cannot know what exactly was decided."""

    why: Said
    plan: tuple[int, ...] = ()


def stated(game: AnyGame, view: Any, plan: Sequence[int], free: bool) -> Motive:
    """Why somebody who sees this played these codes. Not `free`: there was no choice."""
    return Motive(_reasons(game, view, plan, free)[0], tuple(plan))


def inferred(game: AnyGame, viewer: int, seat: int, steps: Sequence[Witnessed], asked: int) -> Motive:
    """Why a seat did what a viewer heard it do in step number `asked`, one of several in a row.

    It follows from what the viewer knew and heard, and from nothing else.
    """
    for first in range(asked + 1) if steps else ():
        # a draw that the viewer heard nothing of may have come in between: then the decision began later
        found = _inferred(game, viewer, seat, steps[first:], asked - first)
        if found is not None:
            return found
    return Motive(SECRET)


def _inferred(game: AnyGame, viewer: int, seat: int, steps: Sequence[Witnessed], asked: int) -> Motive | None:
    """The same for a decision that began with the first step at the earliest; None: it cannot be imagined so."""
    random = Random(SEED)
    view = msgspec.json.decode(steps[0].view, type=game.view_type)
    common: list[Said] | None = None
    plans: set[tuple[int, ...]] = set()
    fitting = 0
    for _ in range(TRIES):
        heard = _Heard(game, viewer, seat, game.imagine(view, random))
        found = list(heard.decisions(steps, asked))
        if heard.crowded:
            return Motive(SECRET)
        for start, plan in found:
            reasons = _reasons(game, game.memory(start, seat), plan, len(start.codes()) > 1)
            common = reasons if common is None else [reason for reason in common if reason in reasons]
            plans.add(plan)
            if not common:
                return Motive(SECRET, _only(plans))
        fitting += bool(found)
        if fitting == WORLDS:
            break
    return None if common is None else Motive(common[0], _only(plans))


def _only(plans: set[tuple[int, ...]]) -> tuple[int, ...]:
    return next(iter(plans)) if len(plans) == 1 else ()


def _reasons(game: AnyGame, view: Any, plan: Sequence[int], free: bool) -> list[Said]:
    """What speaks for a decision, the strongest reason first; at least one sentence."""
    return (explain(game, view, plan) or [UNTOLD]) if free else [ONLY]


class _Heard:
    """A world in which a seat's steps are repeated in all ways that sound to a viewer as they did."""

    def __init__(self, game: AnyGame, viewer: int, seat: int, world: State) -> None:
        self.crowded = False
        self._game = game
        self._viewer = viewer
        self._seat = seat
        self._world = world

    def decisions(self, steps: Sequence[Witnessed], asked: int) -> Iterator[tuple[State, tuple[int, ...]]]:
        """The decisions that step `asked` may be part of: the state before each, and its codes."""
        open_ways: list[tuple[State, State, tuple[int, ...]]] = [(self._world, self._world, ())]
        for number, step in enumerate(steps):
            further: list[tuple[State, State, tuple[int, ...]]] = []
            for state, start, plan in open_ways:
                goes_on = state.to_move() == self._seat
                anew = goes_on and bool(plan) and apart(self._game, state.codes())
                if number > asked and (anew or not goes_on):
                    yield start, plan
                elif goes_on:
                    begun = (state, ()) if anew else (start, plan)
                    further += [(after, begun[0], (*begun[1], *codes)) for codes, after in self._alike(state, step)]
            open_ways = further
            self.crowded |= len(open_ways) > MOST
            if self.crowded:
                return
        yield from ((start, plan) for _, start, plan in open_ways)

    def _alike(self, state: State, step: Witnessed) -> Iterator[tuple[tuple[int, ...], State]]:
        """The codes that sound like this step, where they lead, and before them the fewest that are not heard."""
        seen: set[bytes] = set()
        reached: list[tuple[tuple[int, ...], State]] = [((), state)]
        while reached and not self.crowded:
            silent: list[tuple[tuple[int, ...], State]] = []
            found = False
            for before, here in reached:
                for code in here.codes():
                    after = here.copy()
                    heard = self._hears(after, code)
                    if heard == step.heard:
                        found = True
                        yield (*before, code), after
                    elif not heard and after.to_move() == self._seat:
                        look = msgspec.json.encode(self._game.view(after, self._seat))
                        if look not in seen:
                            seen.add(look)
                            silent.append(((*before, code), after))
                self.crowded = not found and len(seen) > SILENT
                if self.crowded:
                    return
            reached = [] if found else silent

    def _hears(self, state: State, code: int) -> tuple[bytes, ...]:
        """What the viewer hears when a code is played in a state."""
        told: list[Told] = []
        state.told = told
        state.play(code)
        state.told = None
        return tuple(msgspec.json.encode(one.event) for one in told if one.reaches(self._viewer))
