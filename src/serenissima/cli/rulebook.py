"""Single rules of a game's rules.md, by their numbers."""

from __future__ import annotations

import re

from serenissima.core.game import AnyGame
from serenissima.core.languages import page, spoken

NUMBER = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*")
ITEM = re.compile(r"\s*[-*]\s+")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
FIGURE = re.compile(r"!\[([^\]]*)\]\(figure:[^)]*\)")


def text(game: AnyGame) -> str:
    """The rules as written, without remarks for programs; drawings are replaced by their descriptions."""
    file = page(game.folder, "rules", spoken())
    return "" if file is None else FIGURE.sub(r"\1", COMMENT.sub("", file.read_text(encoding="utf-8")))


def rules(game: AnyGame) -> dict[str, str]:
    """Every rule by its number: the paragraph or list item that begins with it."""
    rules: dict[str, str] = {}
    for block in _blocks(text(game)):
        number = NUMBER.match(block)
        if number:
            rules.setdefault(number[1], block)
    return rules


def rule(game: AnyGame, asked: str) -> str | None:
    """The rule with a number as people write it: `VC-29`, `vc-29` or `29`; `VE-G3` or `g3` where chapters count."""
    known = rules(game)
    wanted = asked.strip().casefold()
    for number, block in known.items():
        whole = number.casefold()
        if wanted in (whole, whole.rpartition("-")[2]) or _plain(whole) == wanted.lstrip("0"):
            return block
    return None


def _plain(number: str) -> str:
    """What follows the dash, without leading zeros."""
    return number.rpartition("-")[2].lstrip("0")


def _blocks(source: str) -> list[str]:
    """Paragraphs and list items, each without its bullet."""
    blocks: list[list[str]] = [[]]
    for line in source.splitlines():
        if not line.strip() or line.startswith("#"):
            blocks.append([])
        elif ITEM.match(line):
            blocks.append([ITEM.sub("", line, count=1)])
        else:
            blocks[-1].append(line.strip())
    return ["\n".join(lines) for lines in blocks if lines]
