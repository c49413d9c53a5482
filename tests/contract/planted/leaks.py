"""Faults that show, tell or remember too much or too little."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.state import EVERYONE, TimeLimit, Told
from tests.contract.planted.toy import Plant, part


def open_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The view shows every stone."""

    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        stones = part("box").STONES
        players = tuple(
            msgspec.structs.replace(player, stone=None if stone < 0 else stones[stone])
            for player, stone in zip(seen.players, state.stones, strict=True)
        )
        return msgspec.structs.replace(seen, players=players)

    return replace(game, view=view)


def talking_round(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The second round begins when somebody has drawn a black stone."""
    extras = replace(game.extras, round=lambda state: 1 + (2 in state.stones))
    return replace(game, extras=extras)


def onlooker_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An onlooker's number is taken as an index from the end, so an onlooker sees with a player's eyes."""
    return replace(
        game, view=lambda state, seat: msgspec.structs.replace(game.view(state, seat % state.rules.seats), seat=seat)
    )


def loud_draw(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Everybody hears which stone was drawn."""
    tell = part("telling")._tell

    def everyone(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        tell(state, rule, event, EVERYONE, reveals)

    patch.setattr(part("telling"), "_tell", everyone)
    return game


def silent_take(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Pebbles are taken without an event, so the view changes by itself."""
    tell, taken = part("telling")._tell, part("events").Taken

    def quiet(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        if not isinstance(event, taken):
            tell(state, rule, event, to, reveals)

    patch.setattr(part("telling"), "_tell", quiet)
    return game


def talking_codes(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A black stone cannot be pointed at, so the legal moves reveal its colour."""
    codes, point = part("state").State.codes, part("codes").POINT

    def fewer(self: Any) -> list[int]:
        kept = [code for code in codes(self) if not (point <= code < point + 4 and self.stones[code - point] == 2)]
        return kept or codes(self)

    patch.setattr(part("state").State, "codes", fewer)
    return game


def talking_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal mentions a stone."""

    def refuse(state: Any, seat: int, code: int) -> Refusal:
        return Refusal("TOY-5", "heap-too-small", {"left": sum(state.stones)})

    return replace(game, refuse=refuse)


def talking_clock(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The time for a decision depends on a hidden stone."""

    def limit(self: Any) -> TimeLimit | None:
        return TimeLimit(5 + sum(self.stones), self.codes()[0]) if self.to_move() >= 0 else None

    patch.setattr(part("state").State, "time_limit", limit)
    return game


def unmarked_reveal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A peek is not marked as a reveal, so it could be taken back freely after it was seen."""
    tell = part("telling")._tell

    def unmarked(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        tell(state, rule, event, to, reveals and rule != "TOY-7")

    patch.setattr(part("telling"), "_tell", unmarked)
    return game


def careless_sharing(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The game claims that everybody sees the same although they do not."""
    patch.setattr(part("state").State, "nothing_secret", lambda self: True)
    return game


def forgetful_imagination(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """In the imagined world the viewer's own stone is a different one."""

    def imagine(view: Any, random: Random) -> Any:
        world = game.imagine(view, random)
        if view.seat >= 0:
            world.stones[view.seat] = (world.stones[view.seat] + 1) % 3
        return world

    return replace(game, imagine=imagine)


def standing_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Everybody sees the first position all the time, so nothing in the view ever changes."""

    def view(state: Any, seat: int) -> Any:
        return game.view(part("state").State(state.rules), seat)

    return replace(game, view=view)


def _fading(patch: pytest.MonkeyPatch) -> None:
    """Makes the colour that was guessed fade."""
    guessed = part("events").Guessed

    def tell(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        state.told.append(Told(event, rule, to, reveals, fades=isinstance(event, guessed)))

    patch.setattr(part("telling"), "_tell", tell)


def _unnamed(seen: Any) -> Any:
    """The view without the colours that were guessed."""
    players = tuple(
        msgspec.structs.replace(player, guess=player.guess and msgspec.structs.replace(player.guess, stone=None))
        for player in seen.players
    )
    return msgspec.structs.replace(seen, players=players)


def lasting_past(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What has faded can still be seen by going back to that moment."""
    _fading(patch)
    return game


def lasting_present(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What has faded is gone from the past, but still in the view."""
    _fading(patch)
    return replace(game, extras=replace(game.extras, bygone=lambda state, seat: _unnamed(game.view(state, seat))))


def too_good_a_memory(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Somebody remembers what was never shown, so an imagined world does not match the memory."""

    def remembered(state: Any, seat: int) -> Any:
        return msgspec.structs.replace(game.view(state, seat), heap=state.heap + sum(state.stones))

    return replace(game, extras=replace(game.extras, remembered=remembered))


LEAKS: list[tuple[Plant, str]] = [
    (open_view, "sees what it was not told"),
    (onlooker_view, "sees what it was not told"),
    (loud_draw, "hears more than it sees"),
    (silent_take, "sees what it was not told"),
    (talking_codes, "by its legal moves"),
    (talking_refusal, "by a refusal"),
    (talking_clock, "by the clock"),
    (talking_round, "the round tells what this seat cannot know"),
    (unmarked_reveal, "is not marked"),
    (careless_sharing, "said to be shared"),
    (forgetful_imagination, "looks different"),
    (standing_view, "sees what it has seen before"),
    (lasting_past, "sees in the past what has faded"),
    (lasting_present, "still sees what has faded"),
    (too_good_a_memory, "remembers what it was not told"),
]
