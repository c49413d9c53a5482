"""Reads a board from a text: the JSON of VE-F1 or the short code of a link. Every fault is a finding of its own.

A text that can be read in part gives a board of the readable parts together with the findings, so that an editor can
show what is there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Literal, TypeVar, get_args

import msgspec

from serenissima.games.venise.board.file import BoardFile, Finding, PoleSpec, SymmetryName
from serenissima.games.venise.board.names import SUFFIXES
from serenissima.games.venise.board.shortcode import MARK, BadCode, expand, from_link
from serenissima.games.venise.box import AXES, COLOURS, DIRECTIONS, GRID, Axis, BoardSide, Colour, Direction, PoleKind

MOST_TEXT = 20_000
"""Characters of a board's text."""
MOST_POLES = 200
"""Poles that are read; the largest grid has 81 slots."""
LONG_WORDS = 300
"""Characters of a name or a note."""
Level = Literal["basic", "advanced", "expert", "custom"]
_ID = re.compile(r"[a-z0-9-]{1,60}")
L = TypeVar("L", bound=str)


class Read(msgspec.Struct, frozen=True):
    """What was read, and what was wrong with it. `board` is None if nothing could be made of it."""

    board: BoardFile | None
    findings: list[Finding]


def read(text: str) -> Read:
    """A board from the text of a file or from a short code."""
    text = text.strip().lstrip("\ufeff")
    try:
        text = from_link(text)
    except BadCode:
        return _nothing("broken-code")
    if not text:
        return _nothing("empty")
    if len(text) > MOST_TEXT:
        return _nothing("too-long", most=MOST_TEXT)
    if text.startswith(MARK):
        try:
            return Reader(expand(text)).whole()
        except BadCode:
            return _nothing("broken-code")
    try:
        value: object = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        line, column = _broken_at(text)
        return _nothing("not-json", line=line, column=column)
    if not isinstance(value, dict):
        return _nothing("not-object")
    return Reader(value).whole()


def _broken_at(text: str) -> tuple[int, int]:
    """Line and column where a text stops being JSON; its beginning for what Python reads though it is not JSON."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno, error.colno
    except (ValueError, RecursionError):
        pass
    return 1, 1


def _nothing(what: str, /, **args: str | int) -> Read:
    return Read(None, [Finding("VE-F1", "error", what, args)])


def shown(value: object) -> str:
    """A value as a sentence can quote it."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"


class Reader:
    """Takes a decoded file apart. A wrong value becomes a finding and is left out."""

    def __init__(self, value: dict[str, object]) -> None:
        self._value = value
        self._findings: list[Finding] = []

    def whole(self) -> Read:
        """The board, as far as it can be read."""
        value = self._value
        if value.get("format", "venise-board") != "venise-board":
            return _nothing("other-format", value=shown(value["format"]))
        if value.get("version", 1) != 1 or isinstance(value.get("version"), bool):
            return _nothing("other-version", value=shown(value["version"]))
        cols, rows = self._number("cols"), self._number("rows")
        poles = self._poles()
        starts = self._starts(poles)
        board = BoardFile(
            id=self._id(),
            name=self._names(),
            side=self._choice("side", get_args(BoardSide), "day"),
            level=self._choice("level", get_args(Level), "custom"),
            note=self._words("note"),
            cols=cols,
            rows=rows,
            symmetry=self._choice("symmetry", get_args(SymmetryName), "none"),
            printed=self._texts("printed", value.get("printed", [])),
            starts=starts,
            poles=poles,
            gems=self._gems(),
        )
        return Read(board, self._findings)

    def _wrong(self, what: str, where: Iterable[str] = (), /, **args: str | int) -> None:
        self._findings.append(Finding("VE-F1", "error", what, args, list(where)))

    def _number(self, key: str) -> int:
        low, high = GRID
        value = self._value.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if key not in self._value:
            self._wrong("missing", key=key)
        else:
            self._wrong("wrong-number", key=key, value=shown(value), low=low, high=high)
        return high

    def _choice(self, key: str, choices: tuple[L, ...], default: L) -> L:
        value = self._value.get(key, default)
        for choice in choices:
            if value == choice:
                return choice
        self._wrong("wrong-choice", key=key, value=shown(value), choices=", ".join(choices))
        return default

    def _id(self) -> str:
        value = self._value.get("id", "own")
        if isinstance(value, str) and _ID.fullmatch(value):
            return value
        self._wrong("wrong-id", value=shown(value))
        return "own"

    def _words(self, key: str) -> str:
        value = self._value.get(key, "")
        if isinstance(value, str) and len(value) <= LONG_WORDS:
            return value
        self._wrong("wrong-words", key=key, most=LONG_WORDS)
        return ""

    def _names(self) -> dict[str, str]:
        value = self._value.get("name", {})
        if isinstance(value, str):
            value = {"en": value}
        if isinstance(value, dict) and len(value) <= 40:
            words = {str(key): text for key, text in value.items() if isinstance(text, str) and len(text) <= LONG_WORDS}
            if len(words) == len(value):
                return words
        self._wrong("wrong-words", key="name", most=LONG_WORDS)
        return {}

    def _texts(self, key: str, value: object, at: Iterable[str] = ()) -> list[str]:
        if isinstance(value, list) and len(value) <= MOST_POLES and all(isinstance(item, str) for item in value):
            return [str(item) for item in value]
        self._wrong("wrong-list", at, key=key)
        return []

    def _poles(self) -> list[PoleSpec]:
        value = self._value.get("poles")
        if not isinstance(value, list):
            self._wrong("wrong-list" if "poles" in self._value else "missing", key="poles")
            return []
        if len(value) > MOST_POLES:
            self._wrong("too-many-poles", count=len(value), most=MOST_POLES)
        found = [self._pole(number, item) for number, item in enumerate(value[:MOST_POLES], 1)]
        return [pole for pole in found if pole is not None]

    def _pole(self, number: int, value: object) -> PoleSpec | None:
        if not isinstance(value, dict) or not isinstance(value.get("at"), str):
            self._wrong("wrong-pole", number=number)
            return None
        at = str(value["at"])
        kind = _one_of(value.get("kind"), get_args(PoleKind))
        if kind is None:
            choices = ", ".join(get_args(PoleKind))
            self._wrong("wrong-kind", [at], at=shown(at), value=shown(value.get("kind")), choices=choices)
            return None
        axis: Axis | None = _one_of(value.get("axis"), AXES)
        if kind in ("wall", "bridge") and axis is None:
            args: dict[str, str | int] = {"at": shown(at), "axes": ", ".join(AXES)}
            if value.get("axis") is None:
                self._findings.append(Finding("VE-M2", "error", "no-axis", args, [at]))
            else:
                said: dict[str, str | int] = {"value": shown(value["axis"])}
                self._findings.append(Finding("VE-M2", "error", "wrong-axis", args | said, [at]))
            return None
        owner: Colour | None = _one_of(value.get("owner"), COLOURS)
        if value.get("owner") is not None and owner is None:
            self._wrong("wrong-owner", [at], at=shown(at), value=shown(value["owner"]), choices=", ".join(COLOURS))
        turned = axis if kind in ("wall", "bridge") else None
        return PoleSpec(at, kind, turned, owner if kind == "start" else None, self._ports(at, value.get("ports")))

    def _ports(self, at: str, value: object) -> dict[Direction, str | list[str] | None] | None:
        """VE-F2: the ports that differ from the usual ones of the pole."""
        if value is None:
            return None
        ports: dict[Direction, str | list[str] | None] = {}
        right = isinstance(value, dict)
        for direction, said in value.items() if isinstance(value, dict) else ():
            port = _one_of(direction, DIRECTIONS)
            known = [said] if isinstance(said, str) else said if isinstance(said, list) else []
            if port is None or (said is not None and not known) or any(name not in SUFFIXES for name in known):
                right = False
            elif said is None or isinstance(said, str):
                ports[port] = said
            else:
                ports[port] = [str(name) for name in known]
        if not right:
            suffixes = ", ".join(suffix or "“”" for suffix in SUFFIXES)
            self._findings.append(Finding("VE-F2", "error", "wrong-ports", {"at": shown(at), "names": suffixes}, [at]))
        return ports or None

    def _starts(self, poles: list[PoleSpec]) -> dict[Colour, str]:
        """The starts as the file lists them; without a list, those the poles name."""
        owned: dict[Colour, str] = {pole.owner: pole.at for pole in poles if pole.owner is not None}
        value = self._value.get("starts", owned)
        if not isinstance(value, dict) or not all(isinstance(slot, str) for slot in value.values()):
            self._wrong("wrong-starts", choices=", ".join(COLOURS))
            return owned
        unknown = [shown(colour) for colour in value if colour not in COLOURS]
        if unknown:
            self._wrong("unknown-colour", key="starts", value=unknown[0], choices=", ".join(COLOURS))
        return {colour: str(value[colour]) for colour in COLOURS if colour in value}

    def _gems(self) -> dict[Colour, list[str]]:
        value = self._value.get("gems", {})
        if not isinstance(value, dict):
            self._wrong("wrong-gems", choices=", ".join(COLOURS))
            return {}
        unknown = [shown(colour) for colour in value if colour not in COLOURS]
        if unknown:
            self._wrong("unknown-colour", key="gems", value=unknown[0], choices=", ".join(COLOURS))
        return {colour: self._texts(f"gems.{colour}", value[colour]) for colour in COLOURS if colour in value}


def _one_of(value: object, choices: tuple[L, ...]) -> L | None:
    """The choice this value is, if it is one."""
    for choice in choices:
        if value == choice:
            return choice
    return None
