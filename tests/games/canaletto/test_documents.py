"""What docs/canaletto.md shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PAGE = Path(__file__).parents[3] / "docs" / "canaletto.md"
EXAMPLES = re.findall(r"```python run\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run(example: str) -> None:
    """Each example that is meant to run does, and its assertions hold."""
    exec(compile(example, PAGE.name, "exec"), {})


def test_there_are_examples() -> None:
    """The document shows a layout by Fortuna's moves and a position in the middle of a match."""
    assert len(EXAMPLES) == 2
