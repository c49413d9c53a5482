"""Languages: which there are, which one is spoken now, and where their files are.

A language is a set of files beside the English ones: `<language>.ftl` and `<part>.<language>.ftl` in each folder of
catalogues, `<page>.<language>.md` beside each Markdown page. Nothing lists languages: whoever adds the files has added
the language. They may also lie in one folder of their own, laid out like this package: `SERENISSIMA_TEXT` names it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLATFORM = PACKAGE / "text"
FALLBACK = "en"
_spoken: ContextVar[str] = ContextVar("language", default=FALLBACK)


def spoken() -> str:
    """The language of whoever is answered now: of a request, of a connection, of the terminal."""
    return _spoken.get()


def speak(language: str) -> None:
    """From here on, in this task or program, sentences are in this language."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Sentences made inside are in this language."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def places(folder: Path) -> list[Path]:
    """Where the files of this folder are: there, and at the same place in the folder of further languages."""
    further = os.environ.get("SERENISSIMA_TEXT")
    if further and folder.is_relative_to(PACKAGE):
        return [folder, Path(further) / folder.relative_to(PACKAGE)]
    return [folder]


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages on offer, English first: those of the platform. What a game lacks in one is said in English."""
    found = {file.stem for place in places(PLATFORM) for file in place.glob("*.ftl") if "." not in file.stem}
    return tuple(sorted(found, key=lambda language: (language != FALLBACK, language)))


def preferred(wishes: Iterable[str]) -> str:
    """The first wish that is on offer (`nl` also for `nl-BE`), else English."""
    for wish in wishes:
        plain = wish.replace("_", "-").split("-")[0].strip().lower()
        if plain in languages():
            return plain
    return FALLBACK


def source(folder: Path, language: str, part: str = "*") -> str:
    """The catalogue of one folder in one language; empty if there is none.

    It may be split into `en.ftl` and then `<part>.en.ftl`, in alphabetical order; `part` names the only one wanted.
    """
    return "\n".join(
        file.read_text(encoding="utf-8")
        for place in places(folder)
        for file in (place / f"{language}.ftl", *sorted(place.glob(f"{part}.{language}.ftl")))
        if file.is_file()
    )


def page(folder: Path, name: str, language: str) -> Path | None:
    """The file of a Markdown page: `rules.nl.md`, else the English `rules.md`; None if there is no such page."""
    names = (f"{name}.{language}.md", f"{name}.md")
    return next((place / one for one in names for place in places(folder) if (place / one).is_file()), None)
