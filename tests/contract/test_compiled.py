"""Compiled and plain agree: the same sources play the same matches, whether or not they went through the compiler."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima._plain import is_compiled
from serenissima.core import state
from tests.contract.digest import digests

ROOT = Path(__file__).parents[2]


def plain_run() -> dict[str, object]:
    """What a process without compiled modules prints."""
    environment = {**os.environ, "SERENISSIMA_PLAIN": "1"}
    command = [sys.executable, "-m", "tests.contract.digest"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(state), reason="nothing is compiled here: there is only one way to run")
def test_compiled_and_plain_play_the_same_matches() -> None:
    """Seeded matches of every game give equal records, views, events and outcomes both ways."""
    plain = plain_run()
    assert plain["compiled"] is False
    assert plain["digests"] == digests()
