"""A move of the wire as a person would type it, so that a wrong one is refused like one that was typed."""

from __future__ import annotations

from typing import Any, get_args

import msgspec


def as_typed(move_type: Any, raw: bytes | msgspec.Raw) -> str | None:
    """What a person would type for a move in JSON: its kind, then its values; None if it is of no kind there is."""
    given = msgspec.json.decode(raw)
    kinds = [kind.__struct_config__.tag for kind in get_args(move_type) or (move_type,)]
    if not isinstance(given, dict) or given.get("type") not in kinds:
        return None
    return " ".join(
        [given["type"], *(word for name, value in given.items() if name != "type" for word in _words(value))]
    )


def _words(value: object) -> list[str]:
    """A value as a person would type it: what is in a list one by one, of a thing with several parts its name."""
    if isinstance(value, list):
        return [word for one in value for word in _words(one)]
    if isinstance(value, dict):
        return [str(part) for part in value.values() if isinstance(part, str)]
    return [str(value)]
