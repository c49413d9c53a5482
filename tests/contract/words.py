"""Whether an English sentence exists and can be formatted with its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from serenissima.core.game import AnyGame
from serenissima.core.languages import PLATFORM, source
from serenissima.core.text import arguments


@lru_cache(maxsize=32)
def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for place in (PLATFORM, folder / "text"):
        bundle.add_resource(FluentResource(source(place, "en")), allow_overrides=True)
    return bundle


def problem(game: AnyGame, key: str, args: Mapping[str, str | int] | None = None) -> str | None:
    """What is wrong with the sentence of this key, or None. Without `args` only its existence is checked."""
    return _problem(game.name, game.folder, key, None if args is None else tuple(args.items()))


@lru_cache(maxsize=100_000)
def _problem(game: str, folder: Path, key: str, args: tuple[tuple[str, str | int], ...] | None) -> str | None:
    """The same is said again and again in a long match."""
    bundle = _bundle(folder)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return f"{game} has no English sentence {key}"
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return f"{game} has no English sentence {key}"
    if args is None:
        return None
    _, errors = bundle.format_pattern(pattern, dict(args))
    return f"the sentence {key} of {game} cannot be said with {sorted(dict(args))}: {errors}" if errors else None


def has_any(game: AnyGame, start: str) -> bool:
    """Whether the game has any English sentence of its own whose key begins like this."""
    return f"\n{start}" in source(game.folder / "text", "en")


def of_move(move: msgspec.Struct, names: Sequence[str]) -> dict[str, str | int]:
    """The arguments of a move's sentence: like an event's, with lists of structs by their values (generic.ts)."""
    found = arguments(move, names)
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, tuple | list) and value and all(hasattr(each, "value") for each in value):
            found[name] = ", ".join(str(each.value) for each in value)
    return found
