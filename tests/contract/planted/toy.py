"""How a fault is planted: by patching the toy game's modules, or by replacing parts of the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from serenissima.core.game import AnyGame

Plant = Callable[[pytest.MonkeyPatch, AnyGame], AnyGame]
"""Plants one fault and returns the game that has it."""


def part(name: str) -> Any:
    """A module of the toy, as the platform has imported it."""
    return import_module(f"serenissima.games.pebbles.{name}")
