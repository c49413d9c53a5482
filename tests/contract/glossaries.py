"""The glossaries in docs/glossary, and what is said to players in a language, as words to compare."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serenissima.core.languages import PLATFORM, page, source
from serenissima.games import all_games

FOLDER = Path(__file__).parent.parent.parent / "docs" / "glossary"
GAMES = {name: game for name, game in all_games().items() if name != "pebbles"}
COLUMNS = ["key", "en", "nl", "de", "fr", "it", "source"]
TONGUES = COLUMNS[1:-1]
MARKS = re.compile(r"\s*\([^)]*\)")
UNSAID = re.compile(r"<!--.*?-->|`[^`]*`|\]\([^)]*\)", re.DOTALL)
"""What a page does not say aloud: comments, notation, targets of links."""


@dataclass(frozen=True)
class Glossary:
    """The two tables of a file: what things are called, and words that are never right."""

    rows: list[dict[str, str]]
    never: list[dict[str, str]]


def _table(text: str, columns: list[str]) -> list[dict[str, str]]:
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert cells[0] == columns
    return [dict(zip(columns, row, strict=True)) for row in cells[2:]]


@lru_cache(maxsize=16)
def glossary(name: str) -> Glossary:
    """The glossary of a game, or of the platform."""
    terms, _, never = (FOLDER / f"{name}.md").read_text("utf-8").partition("\n## Not these\n")
    return Glossary(_table(terms, COLUMNS), _table(never, ["language", "never", "instead"]))


def plain(text: str) -> str:
    """A text as words are compared: small letters, one kind of apostrophe, ordinary spaces."""
    return re.sub(r"\s+", " ", text.replace("’", "'").lower())


def forms(cell: str) -> list[str]:
    """The accepted forms of a cell, without the marks of gender."""
    return [plain(MARKS.sub("", form).strip()) for form in cell.split(" / ")]


def said(cell: str, text: str) -> bool:
    """Whether a text has one of the forms of a cell."""
    return any(form in plain(text) for form in forms(cell))


def warned(word: str, text: str) -> bool:
    """Whether a text has this as a whole word."""
    return re.search(rf"(?<!\w){re.escape(plain(word))}(?!\w)", plain(text)) is not None


class _Aloud(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def aloud(catalogue: str) -> str:
    """What a catalogue says: no keys, no variables, no comments."""
    reader = _Aloud()
    reader.visit(FluentParser().parse(catalogue))
    return "\n".join(reader.parts)


def texts(name: str, language: str) -> str:
    """All that a game, or the platform, says in a language: catalogues, lessons and pages."""
    home = GAMES[name].folder if name in GAMES else PLATFORM
    folders = [home / "text", home / "lessons"] if name in GAMES else [home]
    names = [home / "rules", home / "quick"] if name in GAMES else [home / "pages" / "bots"]
    pages = (page(one.parent, one.name, language) for one in names)
    own = [file.read_text("utf-8") for file in pages if file and (language == "en" or f".{language}." in file.name)]
    return "\n".join([*(aloud(source(folder, language)) for folder in folders), *(UNSAID.sub(" ", one) for one in own)])
