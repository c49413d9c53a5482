"""The rules of Venise are read by people: notation, codes and tables of names stand at their end."""

from __future__ import annotations

import re
from pathlib import Path

from serenissima.games import venise

RULES = (Path(venise.__file__).parent / "rules.md").read_text(encoding="utf-8")
NOTATION = "## Writing it down"


def test_notation_stands_at_the_end() -> None:
    """Before the last chapter nothing is written as a program would write it; in it are the rules about writing."""
    before, after = RULES.split(NOTATION)
    assert "\n## " not in after
    assert not re.findall(r"`.*?`|(?<!VE-)\b[A-I][1-9]\b", before)
    for rule in ("VE-G1", "VE-G12", "VE-G14", "VE-P9", "VE-F1"):
        assert f"**{rule}**" in after


def test_every_rule_stands_once() -> None:
    """Moving a rule neither lost nor doubled it."""
    numbers = re.findall(r"\*\*(VE-[A-Z]?\d+)\*\*", RULES)
    assert len(numbers) == len(set(numbers))
    assert len(numbers) >= 130
