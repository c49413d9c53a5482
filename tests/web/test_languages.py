"""Every page in other languages: nothing escapes the catalogues, and everything fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from serenissima.core.languages import languages
from serenissima.core.lessons import lesson_of
from serenissima.core.text import sentence
from serenissima.games import all_games, game
from serenissima.tables.seats import COMPANIONS
from tests import pseudo
from tests.web.conftest import VISITORS
from tests.web.house import House
from tests.web.measures import cut, overlaps
from tests.web.reading import SEATS, of_game, pages
from tests.web.visitor import SIZES, Visitor

pytestmark = pytest.mark.browser

Read = Callable[[str], Visitor]
NARROW = ("wide", "phone", "small phone")
PLAIN = r"""known => {
  const found = new Set();
  const judge = (text, one) => {
    if (one.closest('code, pre, textarea, [translate=no], [lang]:not(html), style, script')) return;
    text = text.replace(/\b[A-Z]+-[A-Z]?\d+[a-z]?\b/g, ' ');  // the number of a rule
    for (const name of known) text = text.replaceAll(name, ' ');
    for (const [word] of text.matchAll(/\p{L}{3,}/gu))
      if (/^[A-Za-z]+$/.test(word) && /[aceginorsuyz]/i.test(word))
        found.add(`${word} in "${text.trim().slice(0, 60)}"`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());)
    if (text.parentElement.checkVisibility()) judge(text.data, text.parentElement);
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) judge(one.getAttribute(name), one);
  judge(document.title, document.documentElement);
  return [...found];
}"""
"""Words on the page that have only the letters of English."""
NAMES = {*COMPANIONS, *(name for one in all_games().values() for name in (*one.about.designers, one.about.publisher))}
"""What is called the same in every language."""
LEARNED_WITH = {name for one in all_games().values() if (lesson := lesson_of(one)) for name in lesson.names}
TOY = {sentence(game("pebbles"), key) for key in ("title", "kind", "pitch")}
"""The game of the tests speaks English only."""
KNOWN = sorted({*NAMES, *LEARNED_WITH, *TOY, " and "}, key=len, reverse=True)
"""No browser can join a list in a language nobody speaks."""


@pytest.fixture(scope="module")
def foreign_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with one language more: a folder beside it, and nothing else."""
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.write(folder)
    with House(tmp_path_factory.mktemp("data"), folder) as house:
        yield house


@pytest.fixture
def read(browser: Browser, foreign_house: House, request: pytest.FixtureRequest) -> Iterator[Read]:
    """Lets somebody arrive who reads this language."""
    here: list[Visitor] = []
    request.node.stash[VISITORS] = here

    def make(language: str) -> Visitor:
        here.append(Visitor(browser, foreign_house, "wide", "light", "languages", language=language))
        return here[-1]

    yield make
    for visitor in here:
        visitor.leave()


def escaped(visitor: Visitor) -> list[str]:
    """What is still in English."""
    found: list[str] = visitor.page.evaluate(PLAIN, KNOWN)
    return found


def too_large(visitor: Visitor) -> list[str]:
    """What is cut, or stands on something else, at one of the sizes."""
    found = []
    for size in NARROW:
        visitor.page.set_viewport_size(SIZES[size])
        found += [f"{size}: {one}" for one in cut(visitor) + overlaps(visitor)]
    visitor.page.set_viewport_size(SIZES["wide"])
    return found


def faults(visitor: Visitor) -> list[str]:
    """What is wrong with a page: text that does not fit or, in a made-up language, text that is still English."""
    return escaped(visitor) if visitor.language == pseudo.LANGUAGE else too_large(visitor)


@pytest.mark.parametrize("language", [*languages(), pseudo.LANGUAGE])
def test_pages(read: Read, language: str) -> None:
    """No text is cut or overlaps another, on a large screen, a phone or a small phone.

    A sixth language, added by files alone, is on every page that is not about one game.
    """
    visitor = read(language)
    found = [f"{name}: {one}" for name in pages(visitor) for one in faults(visitor)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [*languages(), pseudo.LANGUAGE])
@pytest.mark.parametrize("game", SEATS)
def test_games(read: Read, game: str, language: str) -> None:
    """Nor on the pages and tables of a game; and nothing of a game is written outside its catalogues."""
    visitor = read(language)
    found = [f"{name}: {one}" for name in of_game(visitor, game) for one in faults(visitor)]
    assert not found, "\n".join(found)


def test_the_switch(read: Read) -> None:
    """Somebody changes the language on the page, and it stays changed."""
    visitor = read("en")
    page = visitor.visit()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option(pseudo.LANGUAGE)
    expect(page.locator("html")).to_have_attribute("lang", pseudo.LANGUAGE)
    expect(page.get_by_role("heading", level=1)).to_have_text(pseudo.foreign("Serenissima"))
    visitor.visit("/g/canaletto/rules")
    expect(page.locator("html")).to_have_attribute("lang", pseudo.LANGUAGE)
