"""Sentences: the Fluent catalogues of the platform and of each game, shared by Python and the browser.

Keys follow a convention: `event-<tag>`, `refusal-<reason>`, `reason-<reason>`, `option-<name>`, `title`. The fields of
an event are the arguments of its sentence: a field named `seat` or `..._seat` becomes the player's name, with `seat_is`
(`you` or `other`) beside it for sentences that address the reader; a list its items as one says them (an item with a
sentence `item-<value>` is replaced by it), a flag `yes` or `no`, None `none`;
other structures are left out. The browser does exactly the same (web/src/text/text.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from serenissima.core.languages import FALLBACK, PLATFORM, source, spoken

if TYPE_CHECKING:
    from serenissima.core.game import AnyGame

LOCALES = {"en": "en_GB"}
"""How lists are joined: a language without an entry stands for itself. The browser has the same table."""


@lru_cache(maxsize=64)
def _bundle(game_text: Path | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (PLATFORM, game_text):
        if folder is not None:
            bundle.add_resource(FluentResource(source(folder, language)), allow_overrides=True)
    return bundle


def sentence(
    game: AnyGame | None, key: str, args: Mapping[str, str | int] | None = None, language: str | None = None
) -> str:
    """The sentence of a key (`key` or `key.attribute`), from the game's catalogue, the platform's, or in English.

    In the language spoken now, unless another is named. The key itself if there is none.
    """
    folder = game.folder / "text" if game is not None else None
    message_id, _, attribute = key.partition(".")
    for tongue in dict.fromkeys((language or spoken(), FALLBACK)):
        bundle = _bundle(folder, tongue)
        if not bundle.has_message(message_id):
            continue
        message = bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, dict(args or {}))[0])
    return key


def listed(items: Sequence[str]) -> str:
    """Some things one after another, as one says it: `a, b and c`."""
    language = spoken()
    return format_list(items, locale=LOCALES.get(language, language))


def arguments(
    event: msgspec.Struct, names: Sequence[str], item: Callable[[str], str] = str, me: int | None = None
) -> dict[str, str | int]:
    """The arguments of an event's sentence; `item` names the items of lists, `me` is the reader's own seat."""
    args: dict[str, str | int] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if value is None:
            args[name] = "none"
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            args[name] = names[value] if 0 <= value < len(names) else "Fortuna"
            args[f"{name}_is"] = "you" if value == me else "other"
        elif isinstance(value, str | int):
            args[name] = value
        elif isinstance(value, list | tuple) and all(isinstance(item, str | int) for item in value):
            args[name] = listed([item(str(each)) for each in value])
    return args


def say(game: AnyGame, event: msgspec.Struct, names: Sequence[str], me: int | None = None) -> str:
    """An event in words, for whoever sits on the seat `me`."""

    def item(value: str) -> str:
        key = f"item-{value}"
        named = sentence(game, key)
        return value if named == key else named

    return sentence(game, f"event-{event.__struct_config__.tag}", arguments(event, names, item, me))
