"""How browser tests may wait: for a state of the page, never for time; and no forced clicks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FORBIDDEN = re.compile(
    r"force\s*=\s*True|wait_for_timeout|time\.sleep|networkidle|wait_for_function\([\"'](?!\(|async)"
)
"""A condition that is no function is evaluated again by the page itself, which forbids that."""
ALLOWED = {("house.py", "time.sleep(0.1)"), ("visitor.py", "time.sleep(0.05)")}
"""A starting server can only be polled until it answers, and so can several pages until one of them knows."""
FILES = [file for file in sorted(Path(__file__).parent.glob("*.py")) if file != Path(__file__)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_waits_for_time_or_presses_through(file: Path) -> None:
    """No forced click, no pause, no wait for a quiet network."""
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    found = [line for line in lines if FORBIDDEN.search(line) and (file.name, line) not in ALLOWED]
    assert found == []
