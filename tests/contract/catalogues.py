"""What a catalogue says, read from its Fluent source: messages, attributes, and the variables of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serenissima.core.languages import PLATFORM, source
from serenissima.games import all_games


@dataclass
class Said:
    """The variables of one sentence: those that are shown, and those that only choose between its forms."""

    shown: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    """Other messages it includes."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.said = Said()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.said.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.messages.add(node.id.name)


def folders() -> list[Path]:
    """Every folder of catalogues that ships."""
    games = [game.folder for game in all_games().values() if game.name != "pebbles"]
    return [PLATFORM, *(folder / "text" for folder in games), *(folder / "lessons" for folder in games)]


@lru_cache(maxsize=128)
def entries(folder: Path, language: str) -> dict[str, Said]:
    """The sentences of a folder in a language, by key (`key` or `key.attribute`). Fails on what is no Fluent."""
    found: dict[str, Said] = {}
    for entry in FluentParser().parse(source(folder, language)).body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{folder} in {language}: {entry.content!r} is not a message")
        if isinstance(entry, ast.Message):
            for key, pattern in _patterns(entry):
                assert key not in found, f"{folder} in {language}: {key} is there twice"
                reader = _Reader()
                reader.visit(pattern)
                found[key] = reader.said
    return found


def whole(said: dict[str, Said], key: str) -> Said:
    """The variables of a sentence, with those of the messages it includes."""
    found, waiting, seen = Said(), [key], set[str]()
    while waiting:
        one = said.get(waiting.pop())
        if one is not None:
            found.shown |= one.shown
            found.chosen_by |= one.chosen_by
            waiting += one.messages - seen
            seen |= one.messages
    return found


def _patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value
