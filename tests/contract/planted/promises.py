"""Faults in what a game promises beyond secrecy: copies, codes, events, outcomes, clocks and words."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.options import flag
from serenissima.core.state import NOBODY, TimeLimit, Told
from tests.contract.planted.toy import Plant, part


def shared_copy(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A copy shares a list with its original."""
    copy = part("state").State.copy

    def shallow(self: Any) -> Any:
        twin = copy(self)
        twin.taken = self.taken
        return twin

    patch.setattr(part("state").State, "copy", shallow)
    return game


def restless_codes(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Two calls of codes() differ."""
    codes, random = part("state").State.codes, Random(1)

    def shuffled(self: Any) -> list[int]:
        found: list[int] = codes(self)
        random.shuffle(found)
        return found

    patch.setattr(part("state").State, "codes", shuffled)
    return game


def eager_events(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An event is built though nobody listens."""
    take, events = part("state").State._take, part("events")

    def eager(self: Any, count: int) -> None:
        events.Taken(self.turn, count, self.heap)
        take(self, count)

    patch.setattr(part("state").State, "_take", eager)
    return game


def lost_pebble(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A wave takes a pebble that never reaches the lagoon."""
    wave = part("state").State._wave

    def lossy(self: Any, comes: bool) -> None:
        wave(self, comes)
        self.lagoon = 0

    patch.setattr(part("state").State, "_wave", lossy)
    return game


def leaping_rounds(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Rounds are counted by pebbles, of which several may go at once."""
    extras = replace(game.extras, round=lambda state: int(state.rules.heap - state.heap))
    return replace(game, extras=extras)


def foreign_event(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The game emits an event that it does not declare."""
    play = part("state").State.play

    def odd(self: Any, code: int) -> None:
        play(self, code)
        if self.told is not None:
            self.told.append(Told(part("view").Guess(0, None), "TOY-5"))

    patch.setattr(part("state").State, "play", odd)
    return game


def endless(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The heap never gets smaller."""
    take = part("state").State._take

    def generous(self: Any, count: int) -> None:
        self.heap += count
        take(self, count)

    patch.setattr(part("state").State, "_take", generous)
    return game


def no_rank(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The outcome leaves out the last seat."""
    outcome = part("state").State.outcome

    def short(self: Any) -> Any:
        full = outcome(self)
        return None if self.to_move() != NOBODY else msgspec.structs.replace(full, ranks=full.ranks[:-1])

    patch.setattr(part("state").State, "outcome", short)
    return game


def crooked_pick(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The quick way to pick a random code always picks the last one."""
    patch.setattr(part("state").State, "pick", lambda self, ticket: self.codes()[-1])
    return game


def confused_alphabet(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Two moves have the same text."""
    patch.setattr(type(game.alphabet), "text", lambda self, move: str(move.__struct_config__.tag))
    return game


def hasty_clock(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """When time is up, an illegal move is played."""
    limit = TimeLimit(5, 0)
    patch.setattr(part("state").State, "time_limit", lambda self: limit if self.to_move() >= 0 else None)
    return game


def graceful_leaving(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Whoever leaves takes all remaining pebbles, and wins."""

    def leave(self: Any, seat: int) -> bool:
        self.waves = False
        self.stones = [max(0, stone) for stone in self.stones]
        self.taken[seat] += self.heap + 99
        self.heap = 0
        return True

    patch.setattr(part("state").State, "leave", leave)
    return game


def unruly_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal cites a rule that does not exist."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-99", "own-stone"))


def wordless_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal has no sentence."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-5", "because"))


def wordless_argument(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal's sentence needs an argument that is not given."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-5", "heap-too-small"))


def wordless_option(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An option has no sentence."""
    return replace(game, options=(*game.options, flag("tide", "TOY-6")))


BROKEN_PROMISES: list[tuple[Plant, str]] = [
    (shared_copy, "changed"),
    (restless_codes, "differ"),
    (eager_events, "nobody listens"),
    (lost_pebble, "at the start"),
    (leaping_rounds, r"after round \d+ comes round"),
    (foreign_event, "not in event_type"),
    (endless, "not over"),
    (no_rank, "ranks"),
    (crooked_pick, "picks"),
    (confused_alphabet, "no-such-move"),
    (hasty_clock, "time is up"),
    (graceful_leaving, "has left, and is first"),
    (unruly_refusal, "not in rules.md"),
    (wordless_refusal, "no English sentence refusal-because"),
    (wordless_argument, "cannot be said"),
    (wordless_option, "no English sentence option-tide"),
]
