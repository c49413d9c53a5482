"""Every language says everything: the same sentences with the same variables, and the same rules by number."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from serenissima.core.languages import languages, page
from serenissima.games import all_games
from tests.contract.catalogues import entries, folders, whole

pytestmark = pytest.mark.once

FURTHER = [language for language in languages() if language != "en"]
ROOT = Path(__file__).parent.parent.parent
GAMES = [name for name in all_games() if name != "pebbles"]
NUMBER = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*")
FIGURE = re.compile(r"\]\((figure:[^)]*)\)")


PREFIX = re.compile(r"""[`"'](?:\w+ = )?([a-z][a-z0-9-]*-)(?:\$?\{|["'] ?\+)""")
"""The beginning of a key that a program completes: `move-${kind}`, f"problem-{code}"."""
KEY = re.compile(r"[a-z][a-zA-Z0-9-]*[a-zA-Z0-9]")
SOURCES = (
    *("src/serenissima/**/*.py", "src/serenissima/**/*.toml", "web/index.html"),
    *("web/src/**/*.ts", "web/src/**/*.svelte", "web/build/*.ts"),
)


@lru_cache(maxsize=1)
def _sources() -> str:
    files = (file for pattern in SOURCES for file in ROOT.glob(pattern) if ".test." not in file.name)
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_english_sentence_is_said_somewhere(folder: Path) -> None:
    """Every catalogue can be read to its end, has every key once, and no sentence that nothing asks for."""
    english, sources = entries(folder, "en"), _sources()
    begun = tuple(set(PREFIX.findall(sources)))
    asked = set(KEY.findall(sources)).union(*(said.messages for said in english.values()))
    assert sorted(key for key in english if "." not in key and key not in asked and not key.startswith(begun)) == []


def test_the_languages_we_speak() -> None:
    """The rulebooks are Dutch, German and French, their city is Italian."""
    assert {"en", "nl", "de", "fr", "it"} <= set(languages())


@pytest.mark.parametrize("language", FURTHER)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: "/".join(folder.parts[-2:]))
def test_every_sentence_is_there_with_its_variables(folder: Path, language: str) -> None:
    """No sentence is missing or left over; what English shows is shown; only known variables choose a form."""
    english, own = entries(folder, "en"), entries(folder, language)
    assert sorted(english.keys() - own.keys()) == [], "missing"
    assert sorted(own.keys() - english.keys()) == [], "unknown to English"
    wrong = []
    for key in own:
        said, pattern = whole(own, key), whole(english, key)
        known = pattern.shown | pattern.chosen_by
        known |= {f"{name}_is" for name in known if name == "seat" or name.endswith("_seat")}
        if said.shown != pattern.shown:
            wrong.append(f"{key} shows {sorted(said.shown)} instead of {sorted(pattern.shown)}")
        if said.chosen_by - known:
            wrong.append(f"{key} does not know {sorted(said.chosen_by - known)}")
    assert wrong == []


@pytest.mark.parametrize("language", FURTHER)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["rules", "quick"])
def test_pages_have_the_same_numbers_and_figures(name: str, kind: str, language: str) -> None:
    """A translated page exists and has the same rules, figures and headings in the same order."""
    folder = all_games()[name].folder
    english, own = page(folder, kind, "en"), page(folder, kind, language)
    assert english is not None
    assert own is not None
    assert own != english, f"{kind}.{language}.md is missing"
    texts = english.read_text("utf-8"), own.read_text("utf-8")
    for mark in (NUMBER, FIGURE, re.compile(r"^#+(?= )", re.MULTILINE)):
        assert mark.findall(texts[1]) == mark.findall(texts[0])
