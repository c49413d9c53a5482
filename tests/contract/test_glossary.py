"""Every language calls things by the words of the glossaries in docs/glossary, and by none they warn of."""

from __future__ import annotations

import pytest

from serenissima.core.languages import PLATFORM, languages
from serenissima.core.text import sentence
from tests.contract.catalogues import entries
from tests.contract.glossaries import GAMES, TONGUES, aloud, forms, glossary, plain, said, texts, warned

pytestmark = pytest.mark.once

NONE = "–"
"""In place of a key: no sentence is this name and nothing else."""
each_glossary = pytest.mark.parametrize("name", [*GAMES, "platform"])
each_language = pytest.mark.parametrize("language", [language for language in languages() if language in TONGUES])


@each_glossary
def test_tables_are_whole(name: str) -> None:
    """Every row has all languages, every key is a sentence and stands once, and no word is both right and wrong."""
    rows, never = glossary(name).rows, glossary(name).never
    assert len(rows) >= 20
    assert [row for row in rows if not all(row.values())] == []
    keys = [row["key"].strip("`") for row in rows if row["key"] != NONE]
    folder = GAMES[name].folder / "text" if name in GAMES else PLATFORM
    assert sorted(set(keys) - (entries(PLATFORM, "en").keys() | entries(folder, "en").keys())) == []
    assert sorted(keys) == sorted(set(keys))
    assert {row["language"] for row in never} <= set(TONGUES)
    assert [one for one in never if any(plain(one["never"]) in forms(row[one["language"]]) for row in rows)] == []


@each_glossary
@each_language
def test_things_have_their_names(name: str, language: str) -> None:
    """A sentence that is a name is the name of the glossary."""
    keyed = [(row["key"].strip("`"), row[language]) for row in glossary(name).rows if row["key"] != NONE]
    spoken = [(key, cell, sentence(GAMES.get(name), key, language=language)) for key, cell in keyed]
    assert [(key, text, cell) for key, cell, text in spoken if not said(cell, text)] == []


@each_glossary
@each_language
def test_no_wrong_words(name: str, language: str) -> None:
    """Nothing that is said to players has a word the glossary warns of."""
    text = texts(name, language)
    assert [one for one in glossary(name).never if one["language"] == language and warned(one["never"], text)] == []
    assert text.strip(), "nothing is said"


def test_words_are_found_where_they_are_said() -> None:
    """Forms are found inside words and whatever the apostrophe; wrong words only whole, and not in keys."""
    assert said("Corne d’Or (f) / Cornes d’Or", "La Corne d'Or") and not said("paal (de) / palen", "pion")
    assert warned("Brett", "Auf dem Brett.") and not warned("Brett", "Analysebretter")
    assert "puzzle" not in aloud("# puzzle\npuzzle = Ein { $puzzle } { puzzle } Rätsel") and "Rätsel" in aloud(
        "a = Rätsel"
    )
