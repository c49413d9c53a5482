"""A language nobody speaks: English with other letters, a third longer. What stays plain escaped the catalogues.

Made for tests only: `write(folder)` makes all of it in one folder, as anybody would add a language.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from serenissima.core.languages import PACKAGE
from serenissima.games import all_games

LANGUAGE = "xx"
LETTERS = str.maketrans("aceginorsuyzACEGINORSUYZ", "äćëğïñöřšüÿžÄĆËĞÏÑÖŘŠÜŸŽ")
KEPT = re.compile(r"(`[^`]*`|\]\([^)]*\)|<!--.*?-->|\*\*[A-Z]+-[A-Z]?\d+[a-z]?\*\*|https?://\S+)", re.DOTALL)
VOWEL = re.compile(r"[äëïöü]")


def foreign(text: str) -> str:
    """The text with other letters; every third vowel is doubled, as German and Dutch are a third longer."""
    seen = 0

    def longer(vowel: re.Match[str]) -> str:
        nonlocal seen
        seen += 1
        return vowel[0] * 2 if seen % 2 else vowel[0]

    return VOWEL.sub(longer, text.translate(LETTERS))


class _Translator(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = foreign(node.value)
        return node


def catalogue(english: str) -> str:
    """A catalogue in the pseudo-language: every text is foreign, nothing else is changed."""
    resource = FluentParser().parse(english)
    _Translator().visit(resource)
    return FluentSerializer().serialize(resource)


def markdown(english: str) -> str:
    """A page in the pseudo-language; numbers, figures and code stay."""
    return "".join(part if KEPT.fullmatch(part) else foreign(part) for part in KEPT.split(english))


def write(folder: Path) -> None:
    """The whole pseudo-language as one folder."""
    games = [game.folder for game in all_games().values() if game.folder.is_relative_to(PACKAGE)]
    for place in (PACKAGE / "text", *(game / part for game in games for part in ("text", "lessons"))):
        target = folder / place.relative_to(PACKAGE)
        target.mkdir(parents=True, exist_ok=True)
        for file in [*place.glob("en.ftl"), *place.glob("*.en.ftl")]:
            name = file.name.removesuffix("en.ftl") + f"{LANGUAGE}.ftl"
            (target / name).write_text(catalogue(file.read_text("utf-8")), "utf-8")
    for game in games:
        for page in ("rules", "quick"):
            text = markdown((game / f"{page}.md").read_text("utf-8"))
            (folder / game.relative_to(PACKAGE) / f"{page}.{LANGUAGE}.md").write_text(text, "utf-8")
