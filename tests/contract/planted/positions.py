"""Faults in writing positions down and in reading them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from serenissima.core.game import AnyGame
from tests.contract.planted.toy import Plant, part


def forgetful_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The written position does not say who has peeked."""
    assert game.positions is not None
    describe = game.positions.describe

    def without(state: Any) -> Any:
        setup = describe(state)
        players = tuple(msgspec.structs.replace(player, peeked=None) for player in setup.players)
        return msgspec.structs.replace(setup, players=players)

    return replace(game, positions=replace(game.positions, describe=without))


def brittle_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An impossible position raises an unexpected error instead of being refused with a reason."""
    assert game.positions is not None
    build = game.positions.build

    def breaks(seats: int, options: Any, setup: Any) -> Any:
        try:
            return build(seats, options, setup)
        except ValueError:
            raise KeyError("somewhere inside") from None

    return replace(game, positions=replace(game.positions, build=breaks))


def credulous_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A position in which somebody has peeked at a stone that nobody has is accepted."""
    patch.setattr(part("setup"), "_check", lambda state, setup: None)
    patch.setattr(part("setup"), "_take_seat", _unchecked_seat)
    return game


def _unchecked_seat(state: Any, seat: int, player: Any) -> None:
    stones = part("box").STONES
    state.stones[seat] = -1 if player.stone is None else stones.index(player.stone)
    state.shown[seat] = player.shown
    state.peeked[seat] = -1 if player.peeked is None else player.peeked
    if player.guess is not None:
        state.guessed[seat] = player.guess.of
        state.named[seat] = -1 if player.guess.stone is None else stones.index(player.guess.stone)


BAD_POSITIONS: list[tuple[Plant, str]] = [
    (forgetful_position, "reads differently"),
    (brittle_position, "is not refused, it breaks"),
    (credulous_position, "is accepted, but"),
]
