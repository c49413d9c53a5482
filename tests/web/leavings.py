"""What a failed test leaves behind: pictures of every page, the consoles, and the servers' logs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error

from tests.web.visitor import Visitor


def folder_of(root: Path, test: str) -> Path:
    """The folder of a test, by its id: `test_match.py-test_resign`."""
    return root / re.sub(r"[^\w.-]+", "-", test.rpartition("/")[2]).strip("-")


def keep(folder: Path, visitors: Sequence[Visitor]) -> list[Path]:
    """Saves what these visitors see; returns the files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    logs = {visitor.house: visitor.server_log for visitor in reversed(visitors)}
    for number, visitor in enumerate(visitors, 1):
        pictures: list[bytes] = []
        with suppress(Error):  # a page that has crashed has no picture
            pictures = visitor.look()
        for page, picture in enumerate(pictures, 1):
            (folder / f"visitor-{number}-page-{page}.png").write_bytes(picture)
        said = [f"at {visitor.page.url}", *visitor.states(), *visitor.console]
        (folder / f"visitor-{number}-console.txt").write_text("\n".join(said) + "\n", "utf-8")
    for number, log in enumerate(logs.values(), 1):
        (folder / f"server-{number}.log").write_text(log, "utf-8")
    return sorted(folder.iterdir())
