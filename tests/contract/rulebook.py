"""The numbers of a game's rules.md, and the tests that cite them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from serenissima.core.game import AnyGame

STATEMENT = re.compile(r"^\s*(?:[-*]\s+)?\*\*(?P<number>[A-Z]{2,5}-[A-Z]?\d+[a-z]?)\*\*", re.MULTILINE)
NO_EFFECT = "<!-- no effect -->"


@lru_cache(maxsize=32)
def of(game: AnyGame) -> dict[str, bool]:
    """The numbers in a game's rules.md, which is read once."""
    return numbers((game.folder / "rules.md").read_text("utf-8"))


def numbers(rules: str) -> dict[str, bool]:
    """Every number that begins a statement, and whether that rule has an effect. A statement ends at the next."""
    found = list(STATEMENT.finditer(rules))
    ends = [*(match.start() for match in found[1:]), len(rules)]
    return {
        match["number"]: NO_EFFECT not in rules[match.start() : end] for match, end in zip(found, ends, strict=True)
    }


def cited(folder: Path) -> set[str]:
    """Every number in a `pytest.mark.rule(...)` in the tests of a folder."""
    return {number for file in sorted(folder.rglob("*.py")) for number in _marks(ast.parse(file.read_text("utf-8")))}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def untested(rules: str, folder: Path) -> list[str]:
    """The rules with an effect that no test of the folder cites."""
    seen = cited(folder)
    return [number for number, effect in numbers(rules).items() if effect and number not in seen]
