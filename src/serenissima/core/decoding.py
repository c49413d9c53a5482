"""Reading moves in JSON, from the network."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.refusal import NotAMove


def read_move(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:
    """Decodes a move.

    Raises NotAMove for a value no move can have, just as if it had been typed, and msgspec's errors for anything that
    does not have the shape of a move.
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
            pass  # nested too deeply, or not UTF-8: nothing a person would type
        raise error from None


@lru_cache(maxsize=64)
def decoder(game: str, move_type: Any) -> msgspec.json.Decoder[Any]:
    """The JSON decoder for the moves of a game."""
    return msgspec.json.Decoder(move_type)


def typed(move_type: Any, raw: bytes | msgspec.Raw) -> str | None:
    """The text a person would type for a move in JSON: its kind, then its values; None if there is no such kind."""
    given = msgspec.json.decode(raw)
    kinds = [kind.__struct_config__.tag for kind in get_args(move_type) or (move_type,)]
    if not isinstance(given, dict) or given.get("type") not in kinds:
        return None
    return " ".join(
        [given["type"], *(word for name, value in given.items() if name != "type" for word in _words(value))]
    )


def _words(value: object) -> list[str]:
    """The words a person would type for a value: the items of a list, the strings of an object."""
    if isinstance(value, list):
        return [word for one in value for word in _words(one)]
    if isinstance(value, dict):
        return [str(part) for part in value.values() if isinstance(part, str)]
    return [str(value)]
