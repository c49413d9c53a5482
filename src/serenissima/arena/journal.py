"""A contest on disk: the manifest, then a line per match, so that an interrupted contest can be resumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from serenissima.arena.contest import Played
from serenissima.arena.manifest import Manifest


class BadJournal(ValueError):
    """The file is not a journal, or it belongs to another contest."""


def begun(path: Path, manifest: Manifest) -> list[Played]:
    """The matches in the journal, which is created if there is none; a line cut off by a crash is dropped."""
    whole = _whole(path) if path.exists() else b""
    if not whole:
        path.write_bytes(msgspec.json.encode(manifest) + b"\n")
        return []
    head, played = _read(path, whole)
    if not head.same_matches(manifest):
        raise BadJournal(
            f"{path} is the journal of another contest: {head.command or msgspec.json.encode(head).decode()}"
        )
    path.write_bytes(whole)
    return played


def read(path: Path) -> tuple[Manifest, list[Played]]:
    """The manifest and the matches of a journal."""
    return _read(path, _whole(path))


def _whole(path: Path) -> bytes:
    """The lines that are complete."""
    content = path.read_bytes()
    return content[: content.rfind(b"\n") + 1]


def _read(path: Path, whole: bytes) -> tuple[Manifest, list[Played]]:
    try:
        head, *rest = whole.splitlines() or [b""]
        return msgspec.json.decode(head, type=Manifest), [msgspec.json.decode(line, type=Played) for line in rest]
    except msgspec.DecodeError as error:
        raise BadJournal(f"{path} is not the journal of a contest: {error}") from None


def kept(path: Path, matches: Iterable[Played]) -> Iterator[Played]:
    """Passes the matches on, after writing each to the journal."""
    with path.open("ab") as file:
        for match in matches:
            file.write(msgspec.json.encode(match) + b"\n")
            file.flush()
            yield match
