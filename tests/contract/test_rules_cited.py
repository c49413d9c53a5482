"""Every rule with an effect is cited by a test of its game, and every cited rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import serenissima
from serenissima.core.game import AnyGame
from tests.contract import rulebook
from tests.contract.perft import TESTS

pytestmark = pytest.mark.once

GAMES = list(serenissima.all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_with_an_effect_is_tested(game: AnyGame) -> None:
    """Each rule of rules.md with an effect is in a `pytest.mark.rule` in tests/games/<game>."""
    rules = (game.folder / "rules.md").read_text("utf-8")
    missing = rulebook.untested(rules, TESTS / "games" / game.folder.name)
    assert not missing, f"no test of {game.name} cites {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_cited_rule_exists(game: AnyGame) -> None:
    """Tests cite only rules that are in rules.md."""
    rules = (game.folder / "rules.md").read_text("utf-8")
    unknown = rulebook.cited(TESTS / "games" / game.folder.name) - set(rulebook.numbers(rules))
    assert not unknown, f"tests of {game.name} cite {sorted(unknown)}, which are not in rules.md"


def test_a_missing_rule_is_found(tmp_path: Path) -> None:
    """An uncited rule is named, unless it has no effect or is only mentioned."""
    rules = """# Rules
**XX-1** First, and more
on the next line.

- **XX-2** Second, see **XX-9**.
- **XX-3** Just a word. <!-- no effect -->
**XX-4** Fourth.

**XX-A5** Fifth, in a chapter of its own.
"""
    (tmp_path / "test_it.py").write_text('@pytest.mark.rule("XX-1")\ndef test_it(): ...\n')
    assert rulebook.numbers(rules) == {"XX-1": True, "XX-2": True, "XX-3": False, "XX-4": True, "XX-A5": True}
    assert rulebook.untested(rules, tmp_path) == ["XX-2", "XX-4", "XX-A5"]
    (tmp_path / "test_more.py").write_text('@pytest.mark.rule("XX-2", "XX-4", "XX-A5")\ndef test_more(): ...\n')
    assert rulebook.untested(rules, tmp_path) == []
