"""Which languages there are, and which one is spoken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import serenissima
from serenissima.core import languages as tongues
from serenissima.core import text
from serenissima.core.languages import languages, page, preferred, speak, speaking, spoken
from serenissima.core.text import listed, sentence


@pytest.fixture
def further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of further languages, with a little Venetian in it."""
    monkeypatch.setenv("SERENISSIMA_TEXT", str(tmp_path))
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "vec.ftl").write_text("loading = Speta un fià …\n", "utf-8")
    folder = tmp_path / "games" / "canaletto"
    (folder / "text").mkdir(parents=True)
    (folder / "text" / "vec.ftl").write_text("title = Canaleto\n", "utf-8")
    (folder / "rules.vec.md").write_text("# Regole\n", "utf-8")
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    tongues.languages.cache_clear()
    text._bundle.cache_clear()


def test_a_language_is_its_files(further: Path) -> None:
    """One folder beside the package adds a language: its sentences and pages are found, the rest is in English."""
    game = serenissima.game("canaletto")
    assert languages()[0] == "en"
    assert "vec" in languages()
    with speaking("vec"):
        assert sentence(None, "loading") == "Speta un fià …"
        assert sentence(game, "title") == "Canaleto"
        assert sentence(None, "refusal-over") == "The match is over."
    assert page(game.folder, "rules", "vec") == further / "games" / "canaletto" / "rules.vec.md"
    assert page(game.folder, "quick", "vec") == game.folder / "quick.md"
    assert page(game.folder, "nothing", "vec") is None


def test_the_first_wish_on_offer_counts(further: Path) -> None:
    """Regions do not matter, and whoever wishes for nothing we have reads English."""
    assert preferred(["xx", "vec-IT", "en"]) == "vec"
    assert preferred(["vec_IT.UTF-8"]) == "vec"
    assert preferred(["C"]) == preferred([]) == preferred(["", "../vec"]) == "en"


def test_whoever_is_answered_hears_their_own_language() -> None:
    """A language spoken in one task is not heard in another."""

    async def answer(language: str) -> str:
        speak(language)
        await asyncio.sleep(0)
        return spoken()

    async def both() -> set[str]:
        return set(await asyncio.gather(answer("nl"), answer("de")))

    assert asyncio.run(both()) == {"nl", "de"}
    assert spoken() == "en"
    with speaking("fr"):
        assert spoken() == "fr"
    assert spoken() == "en"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a, b and c"), ("nl", "a, b en c"), ("de", "a, b und c"), ("fr", "a, b et c"), ("it", "a, b e c")],
)
def test_a_list_as_one_says_it(language: str, said: str) -> None:
    """Things are joined as the language does it."""
    with speaking(language):
        assert listed(["a", "b", "c"]) == said
        assert (listed(["a"]), listed([])) == ("a", "")
