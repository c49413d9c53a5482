"""Findings are stored as files: the input, and beside it what it caused. One of each kind is enough."""

from __future__ import annotations

import hashlib
import traceback
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "test-results" / "fuzz"


def kind_of(error: BaseException) -> str:
    """What happened and where: two inputs that fail at the same line are the same finding."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not _ours(frame.filename)]
    last = frames[-1] if frames else None
    where = f"{Path(last.filename).name}:{last.lineno}" if last is not None else ""
    if type(error).__name__ in ("AssertionError", "TooMuchWork"):
        return f"{type(error).__name__} {str(error).splitlines()[0] if str(error) else where}"
    return f"{type(error).__name__} {where}"


def _ours(file: str) -> bool:
    return file.endswith(("fuzz/work.py", "fuzz/guided.py", "fuzz/run.py"))


def keep(target: str, data: bytes, error: BaseException, folder: Path = FOLDER) -> Path | None:
    """Stores an input that caused something; None if there is one of that kind already."""
    kind = hashlib.sha256(f"{target} {kind_of(error)}".encode()).hexdigest()[:12]
    file = folder / f"{target}-{kind}"
    if file.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    said = "".join(traceback.format_exception(error))
    file.with_suffix(".txt").write_text(f"{kind_of(error)}\n\n{said}", encoding="utf-8", errors="replace")
    return file


def kept(folder: Path = FOLDER) -> list[Path]:
    """All stored inputs."""
    return sorted(file for file in folder.glob("*") if file.is_file() and file.suffix != ".txt")


def told(file: Path) -> str:
    """What an input caused, in one line."""
    note = file.with_suffix(".txt")
    return note.read_text(encoding="utf-8").splitlines()[0] if note.exists() else ""
