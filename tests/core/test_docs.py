"""The documents are true: adding-a-game.md shows the toy's files, and the files that documents name exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TOY = ROOT / "tests" / "toy"
BOARD = "web/toy/pebbles/"
"""Where the toy's drawn board is."""
FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:src|tests|web|docs|core|server|bots|games|cli|arena)/[\w./\-]+\.(?:py|md|ts|toml))`")


def blocks(document: str) -> Iterator[tuple[list[str], str]]:
    """The words after the fence, and the text, of every block."""
    for found in FENCE.finditer(document):
        yield found["info"].split(), found["body"]


def excerpts(document: str) -> dict[str, list[tuple[bool, str]]]:
    """The blocks that name a file of the toy: whether they are the whole of it, and their text."""
    found: dict[str, list[tuple[bool, str]]] = {}
    for info, body in blocks(document):
        if len(info) > 1 and info[1].startswith(("pebbles/", BOARD)):
            found.setdefault(info[1], []).append(("whole" in info, body))
    return found


def strays(document: str) -> list[str]:
    """What is wrong with the excerpts: each must be in its file verbatim, and whole files must be complete."""
    problems = []
    for name, parts in excerpts(document).items():
        text = ((ROOT if name.startswith(BOARD) else TOY) / name).read_text("utf-8")
        for whole, body in parts:
            if body != text if whole else body not in text:
                problems.append(f"{name}: {body.splitlines()[0]}")
    return problems


def test_the_tutorial_shows_what_runs() -> None:
    """Every block of docs/adding-a-game.md that names a file of the toy is an exact part of it."""
    assert strays((DOCS / "adding-a-game.md").read_text("utf-8")) == []


def test_a_stray_block_is_found() -> None:
    """A block that differs in a letter, or claims to be the whole file and is not, is named."""
    true = (TOY / "pebbles" / "box.py").read_text("utf-8")
    assert strays(f"```python pebbles/box.py whole\n{true}```\n") == []
    assert strays("```python pebbles/box.py\nMOST_SEATS: Final = 5\n```\n") == ["pebbles/box.py: MOST_SEATS: Final = 5"]
    assert strays("```python pebbles/box.py whole\nMOST_SEATS: Final = 4\n```\n") != []


def test_the_tutorial_leaves_no_file_out() -> None:
    """Every file of the toy's folder is shown, in whole or in part."""
    shown = set(excerpts((DOCS / "adding-a-game.md").read_text("utf-8")))
    there = {
        file.relative_to(TOY).as_posix()
        for file in (TOY / "pebbles").rglob("*")
        if file.is_file() and file.suffix in {".py", ".md", ".ftl", ".toml"}
    }
    drawn = {
        BOARD + file.name
        for file in (ROOT / BOARD).iterdir()
        if file.suffix in {".svelte", ".ts", ".css"} and not file.name.endswith((".test.ts", "types.ts"))
    }
    assert shown == there | drawn


def test_a_drawn_board_is_a_handful_of_files() -> None:
    """With the kit, seven files draw the toy: board, desk, colours, types, words, pictures for its log, and a test."""
    assert len(list((ROOT / BOARD).iterdir())) + len(list((TOY / "pebbles" / "text").glob("board.*"))) <= 7


def test_the_tutorials_last_example_runs() -> None:
    """The commands at the end of the tutorial work as printed."""
    examples = [
        body for info, body in blocks((DOCS / "adding-a-game.md").read_text("utf-8")) if info == ["python", "run"]
    ]
    assert len(examples) == 1
    exec(compile(examples[0], "adding-a-game.md", "exec"), {})


@pytest.mark.parametrize("document", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_files_that_documents_name_are_there(document: Path) -> None:
    """Every path in a document exists, from the root or within src/serenissima."""
    named = [name for name in NAMED.findall(document.read_text("utf-8")) if "<" not in name]
    missing = [name for name in named if not (ROOT / name).exists() and not (ROOT / "src/serenissima" / name).exists()]
    assert missing == []
