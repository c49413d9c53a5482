"""Long work on disk: a line that says what it is, then a line for each result, so that it can be resumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from serenissima.arena.contest import Played
from serenissima.arena.manifest import Manifest

Head = TypeVar("Head", bound=msgspec.Struct)
Line = TypeVar("Line", bound=msgspec.Struct)


class BadJournal(ValueError):
    """The file is not a journal of this kind, or it belongs to other work."""


def begun(path: Path, manifest: Manifest) -> list[Played]:
    """The matches in a contest's journal, which is created if there is none."""
    head, played = resumed(path, manifest, Played)
    if not head.same_matches(manifest):
        raise BadJournal(
            f"{path} is the journal of another contest: {head.command or msgspec.json.encode(head).decode()}"
        )
    return played


def resumed(path: Path, head: Head, line: type[Line]) -> tuple[Head, list[Line]]:
    """The first line and the results of a journal, which is created with this first line if there is none."""
    if not path.exists() or not _whole(path):
        path.write_bytes(msgspec.json.encode(head) + b"\n")
    return lines(path, type(head), line)


def read(path: Path) -> tuple[Manifest, list[Played]]:
    """The manifest and the matches of a contest's journal."""
    return lines(path, Manifest, Played)


def lines(path: Path, head: type[Head], line: type[Line]) -> tuple[Head, list[Line]]:
    """The first line and the results of a journal."""
    try:
        first, *rest = _whole(path).splitlines() or [b""]
        return msgspec.json.decode(first, type=head), [msgspec.json.decode(result, type=line) for result in rest]
    except msgspec.DecodeError as error:
        raise BadJournal(f"{path} is not a journal of this kind: {error}") from error


def _whole(path: Path) -> bytes:
    """The complete lines: the last one may have been cut off by a crash."""
    content = path.read_bytes()
    return content[: content.rfind(b"\n") + 1]


def recorded(path: Path, results: Iterable[Line]) -> Iterator[Line]:
    """Passes results on, after writing each to the journal, in place of a line that was cut off."""
    complete = len(_whole(path))
    with path.open("r+b") as file:
        file.seek(complete)
        file.truncate()
        for result in results:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            yield result
