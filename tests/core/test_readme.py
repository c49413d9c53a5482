"""The README's Python runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_example_plays_a_match_to_its_end() -> None:
    """The code block of the README runs and ends with an outcome."""
    block = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    names: dict[str, object] = {}
    exec(compile(block[1], str(README), "exec"), names)
    assert names["match"].outcome is not None  # type: ignore[attr-defined]
