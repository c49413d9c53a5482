"""A contest on disk: the manifest and then one line per match, so that what was interrupted goes on where it stood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from serenissima.arena.contest import Played
from serenissima.arena.manifest import Manifest


class BadJournal(ValueError):
    """The file is no journal, or one of another contest."""


def begun(path: Path, manifest: Manifest) -> list[Played]:
    """The matches the journal already holds; it is begun if there is none. A line cut off by a crash is dropped."""
    whole = path.read_bytes() if path.exists() else b""
    lines = whole.splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        whole = whole[: -len(lines.pop())]
    if not lines:
        path.write_bytes(msgspec.json.encode(manifest) + b"\n")
        return []
    try:
        head = msgspec.json.decode(lines[0], type=Manifest)
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadJournal(f"{path} is no journal of a contest: {error}") from None
    if not head.same_matches(manifest):
        raise BadJournal(
            f"{path} is the journal of another contest: {head.command or msgspec.json.encode(head).decode()}"
        )
    path.write_bytes(whole)
    return played


def kept(path: Path, matches: Iterable[Played]) -> Iterator[Played]:
    """The same matches, each written down as soon as it is known."""
    with path.open("ab") as file:
        for match in matches:
            file.write(msgspec.json.encode(match) + b"\n")
            file.flush()
            yield match
