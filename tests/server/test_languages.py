"""Everybody is answered in their own language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serenissima.core import languages as tongues
from serenissima.core import text
from serenissima.server.http import catalogues
from serenissima.server.identity.languages import language_of
from tests.server.conftest import Running
from tests.server.people import take
from tests.server.tables import two

SHOUTED = "loading = WAIT\nrefusal-over = OVER\nrefusal-not-your-turn = NOT YOU\nproblem-no-table = NO TABLE\n"


@pytest.fixture(autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Besides English there is a language that shouts."""
    folder = tmp_path_factory.mktemp("text")
    monkeypatch.setenv("SERENISSIMA_TEXT", str(folder))
    (folder / "text").mkdir()
    (folder / "text" / "xx.ftl").write_text(SHOUTED, "utf-8")
    _forget()
    yield
    _forget()


def _forget() -> None:
    tongues.languages.cache_clear()
    text._bundle.cache_clear()
    catalogues._platform.cache_clear()


@pytest.mark.parametrize(
    ("cookie", "accept", "language"),
    [
        ("", "", "en"),
        ("", "xx", "xx"),
        ("", "xx-YY;q=0.5,en;q=0.4", "xx"),
        ("", "xx;q=0.3, en;q=0.8", "en"),
        ("", "xx;q=0", "en"),
        ("", "xx;q=much,,;;,*", "en"),
        ("language=xx", "en", "xx"),
        ("serenissima=abc; language=xx; more=1", "en", "xx"),
        ("language=en", "xx", "en"),
        ("language=../secret", "xx", "xx"),
        ("otherlanguage=xx", "", "en"),
    ],
)
def test_choice(cookie: str, accept: str, language: str) -> None:
    """What was chosen on the page counts, then the browser's preference, then English."""
    headers = [(b"cookie", cookie.encode()), (b"accept-language", accept.encode())]
    assert language_of({"headers": headers}) == language


async def test_problems(server: Running) -> None:
    """An error is told in the language of whoever asked."""
    person = await server.person()
    for accept, said in (("xx", "NO TABLE"), ("en", "There is no such table.")):
        answer = await person.http.get("/api/tables/nowhere", headers={"accept-language": accept})
        assert answer.json()["text"] == said


async def test_sentences(server: Running) -> None:
    """Pages get the asked language, with English where it lacks a sentence, and nothing that only servers say."""
    person = await server.person()
    shouted = (await person.http.get("/api/text/xx")).text
    assert "refusal-over = OVER" in shouted
    assert "refusal-over = The" not in shouted
    assert "refusal-waiting = " in shouted
    assert "problem-seats" not in shouted


async def test_the_page(server: Running) -> None:
    """The page says which language it is in, and which there are."""
    page = await (await server.person()).http.get("/", headers={"accept-language": "xx"})
    assert '<html lang="xx" data-languages="en' in page.text or "make client" in page.text
    if "make client" not in page.text:
        assert "</api/text/xx>" in page.headers["link"]


async def test_two_at_a_table(server: Running) -> None:
    """Two windows at one table are each refused in their own language, even if the table is busy with the other."""
    _, second, table = await two(server)
    async with second.person.sit(table, **{"accept-language": "xx"}) as shouting:
        await shouting.begin()
        for _ in range(3):
            for line in (second, shouting):
                await line.play(take(1))
        for line, said in ((second, "MATCH: It is not your turn."), (shouting, "MATCH: NOT YOU")):
            assert [(await line.until("refused"))["text"] for _ in range(3)] == [said] * 3
