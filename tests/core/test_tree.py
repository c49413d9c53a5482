"""The tree stays readable: files are small, and their names say what is in them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_LINES = 500
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".js", ".mjs", ".sh"}
DRAWERS = "utils?|helpers?|commons?|managers?|misc"
NAMELESS = re.compile(rf"(^|[_\-.])({DRAWERS})([_\-.]|$)|[a-z0-9]({DRAWERS.title()})([_\-.]|$)")


def tracked() -> list[Path]:
    """Every file under version control that is there."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this copy of the sources is no git repository")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def too_long(files: list[Path]) -> list[str]:
    """The hand-written files with more lines than allowed."""
    found = []
    for file in files:
        if file.suffix in WRITTEN and not file.is_relative_to(ROOT / "web" / "src" / "types"):
            count = len(file.read_text("utf-8").splitlines())
            if count > MOST_LINES:
                found.append(f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}: {count} lines")
    return found


def nameless(names: list[str]) -> list[str]:
    """Paths with a part that could contain anything."""
    return [name for name in names if any(NAMELESS.search(part) for part in name.split("/"))]


def test_no_file_is_longer_than_500_lines() -> None:
    """No hand-written file is too long to be read as a whole."""
    assert too_long(tracked()) == []


def test_no_file_or_folder_is_a_drawer() -> None:
    """No file or folder is called utils, helpers, common, manager or misc."""
    assert nameless([file.relative_to(ROOT).as_posix() for file in tracked()]) == []


def test_both_checks_can_fail(tmp_path: Path) -> None:
    """A file that is too long and a meaningless name are found."""
    long = tmp_path / "long.py"
    long.write_text("\n" * (MOST_LINES + 1))
    assert too_long([long])
    names = [
        "src/utils.py",
        "src/core/test_helpers.py",
        "web/common/a.ts",
        "src/GameManager.py",
        "src/table-manager.ts",
    ]
    assert nameless(names) == names
    assert nameless(["src/core/match.py", "docs/communication.md", "src/miscellany.py"]) == []


def test_no_class_is_a_drawer() -> None:
    """None of our classes is called Manager, Helper or Utils."""
    pattern = re.compile(r"^\s*class \w*(Manager|Helper|Utils?|Common|Misc)\b", re.MULTILINE)
    files = [file for file in tracked() if file.suffix == ".py" and file.is_relative_to(ROOT / "src")]
    assert [str(file) for file in files if pattern.search(file.read_text("utf-8"))] == []
