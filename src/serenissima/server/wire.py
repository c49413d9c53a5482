"""Writes docs/wire.md: the hand-written part (`wire.md` beside this file) with tables generated from the types.

python -m serenissima.server.wire docs/wire.md
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler

from serenissima.core.game import Refusal
from serenissima.core.outcome import Outcome
from serenissima.core.study import Grade, Said
from serenissima.server.http.api import PARTS as ANSWERS
from serenissima.tables import messages

TEMPLATE = Path(__file__).parent / "wire.md"
PARTS = (messages.SeatInfo, messages.Side, messages.HeardEvent, messages.UndoWish, Refusal, Outcome)
BODIES = (
    messages.Join,
    messages.Fill,
    messages.Fork,
    messages.NewTable,
    messages.NewSeat,
    messages.TableMade,
    messages.TableCard,
    messages.Frame,
    messages.Proved,
    messages.Me,
    messages.Token,
    messages.GameInfo,
    messages.BotInfo,
    messages.OptionInfo,
    messages.Puzzles,
    Grade,
    messages.Attempt,
    messages.Draft,
    messages.Hint,
    messages.Weighed,
    messages.Why,
    messages.Retrospect,
    messages.Point,
    messages.Moment,
    Said,
    messages.Problem,
)
"""The bodies of HTTP requests and answers, besides the parts of messages."""


def page() -> str:
    """The text of docs/wire.md."""
    text = TEMPLATE.read_text(encoding="utf-8")
    parts = {
        "incoming": _described(get_args(messages.Incoming), 3),
        "outgoing": _described(get_args(messages.Outgoing), 3),
        "parts": _described(PARTS, 4),
        "http": _addresses(),
        "bodies": _described(BODIES, 4),
    }
    for name, part in parts.items():
        text = text.replace("{" + name + "}", part)
    return text


def _described(kinds: Iterable[type[msgspec.Struct]], level: int) -> str:
    return "\n\n".join(_kind(kind, "#" * level) for kind in kinds)


def _kind(kind: type[msgspec.Struct], hashes: str) -> str:
    tag = kind.__struct_config__.tag
    title = f"{hashes} `{tag}`" if tag else f"{hashes} {kind.__name__}"
    lines = [title, "", inspect.cleandoc(kind.__doc__ or "")]
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["", "| field | type | if left out |", "|---|---|---|"]
        lines += [f"| `{field.name}` | `{_type(kind, field.name)}` | {_default(field)} |" for field in fields]
    return "\n".join(lines)


def _type(kind: type[msgspec.Struct], name: str) -> str:
    """The type as written in the source, if it is there at all."""
    written = str(inspect.get_annotations(kind)[name]).removesuffix(" | msgspec.UnsetType")
    return written.replace("msgspec.Raw", "JSON of the game").replace("|", "\\|")


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is msgspec.UNSET:
        return "not so"
    if field.default is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return ""


def _addresses() -> str:
    handlers: list[HTTPRouteHandler] = [handler for part in ANSWERS for handler in part.HANDLERS]
    lines = ["| address | takes | gives | |", "|---|---|---|---|"]
    for handler in handlers:
        path = min(handler.paths).replace(":str", "").replace(":int", "")
        wanted = handler.fn.__annotations__
        taken = str(wanted.get("data", "")).removeprefix("JSONBody[").removesuffix("]")
        asked = [name for name, kind in wanted.items() if str(kind).startswith("FromQuery")]
        query = f"?{'&'.join(asked)}" if asked else ""
        rest = f"{path}{query}` | {taken} | {_given(handler, wanted)} | {_first(handler)} |"
        lines += [f"| `{method} {rest}" for method in sorted(handler.http_methods)]
    return "\n".join(lines)


def _given(handler: HTTPRouteHandler, wanted: dict[str, Any]) -> str:
    given = str(wanted["return"])
    if given == "None":
        return ""
    if given.startswith("Response["):
        given = given.removeprefix("Response[").removesuffix("]")
    given = given.replace("msgspec.Raw", "JSON of the game")
    return str(handler.media_type) if given in ("str", "bytes") else given


def _first(handler: HTTPRouteHandler) -> str:
    return " ".join(inspect.cleandoc(handler.fn.__doc__ or "").split())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
