"""Moves in their JSON form, from the network."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.refusal import NotAMove


def read_move(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:
    """The move of its JSON form.

    NotAMove for a value that can never be, as if it had been typed; anything that does not even have the form of a move
    is an error of msgspec.
    """
    try:
        return decoder(game.name, game.move_type).decode(raw)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None
    except msgspec.ValidationError as error:
        try:
            words = typed(game.move_type, raw)
            if words is not None:
                game.alphabet.parse(words)
        except NotAMove:
            raise
        except (RecursionError, UnicodeDecodeError):
            pass  # lists in lists without end, or no text at all: nothing a person would type
        raise error from None


@lru_cache(maxsize=64)
def decoder(game: str, move_type: Any) -> msgspec.json.Decoder[Any]:
    """Reads the moves of a game."""
    return msgspec.json.Decoder(move_type)


def typed(move_type: Any, raw: bytes | msgspec.Raw) -> str | None:
    """What a person would type for a move in JSON: its kind, then its values; None if there is no such kind."""
    given = msgspec.json.decode(raw)
    kinds = [kind.__struct_config__.tag for kind in get_args(move_type) or (move_type,)]
    if not isinstance(given, dict) or given.get("type") not in kinds:
        return None
    return " ".join(
        [given["type"], *(word for name, value in given.items() if name != "type" for word in _words(value))]
    )


def _words(value: object) -> list[str]:
    """A value as a person would type it: the items of a list one by one, and the name of a thing with several parts."""
    if isinstance(value, list):
        return [word for one in value for word in _words(one)]
    if isinstance(value, dict):
        return [str(part) for part in value.values() if isinstance(part, str)]
    return [str(value)]
