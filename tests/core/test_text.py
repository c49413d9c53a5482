"""Sentences come from the game, else the platform, else English, else they are the key itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.text import arguments, say, sentence


class Told(msgspec.Struct, tag="told"):
    """An event with a field of each kind."""

    seat: int
    of_seat: int
    count: int
    word: str
    yes: bool
    nothing: None
    many: list[int]
    words: tuple[str, ...]
    deep: dict[str, int]


@pytest.fixture
def game(tmp_path: Path) -> AnyGame:
    """A game with a few sentences of its own, in English and a little in Dutch."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "title = Title\n    .help = Help\nonly-english = English\nrefusal-over = It is done.\n"
        "event-told = { $seat } told { $of_seat } { $count } { $word } { $yes } { $nothing } { $many } { $words }\n",
        "utf-8",
    )
    (tmp_path / "text" / "nl.ftl").write_text("title = Titel\nbroken = { $missing } is weg\n", "utf-8")
    return replace(serenissima.game("pebbles"), folder=tmp_path)


def test_a_sentence_comes_in_the_asked_language_or_else_in_english(game: AnyGame) -> None:
    """A missing translation, or a missing attribute of one, falls back to English."""
    assert sentence(game, "title", language="nl") == "Titel"
    assert sentence(game, "title.help", language="nl") == "Help"
    assert sentence(game, "only-english", language="nl") == "English"
    assert sentence(game, "title", language="xx") == "Title"


def test_the_game_comes_before_the_platform(game: AnyGame) -> None:
    """A game may override a platform sentence; the others are the platform's."""
    assert sentence(game, "refusal-over") == "It is done."
    assert sentence(None, "refusal-over") == "The match is over."
    assert sentence(game, "refusal-not-your-turn") == "It is not your turn."


def test_what_nobody_can_say_is_its_key(game: AnyGame) -> None:
    """Unknown keys and attributes are shown as they are, without an error."""
    assert sentence(game, "no-such-key") == "no-such-key"
    assert sentence(game, "title.nothing") == "title.nothing"
    assert sentence(None, "title") == "title"


def test_a_missing_argument_does_not_stop_a_sentence(game: AnyGame) -> None:
    """A translator's mistake shows in the sentence and raises nothing."""
    assert "is weg" in sentence(game, "broken", language="nl")


def test_arguments_of_an_event(game: AnyGame) -> None:
    """Seats become names, or you; lists are joined, flags are yes or no, None is none, structures are left out."""
    event = Told(0, -1, 3, "grey", True, None, [1, 2], ("a", "b"), {"x": 1})
    assert arguments(event, ("Ada", "Bea"), me=0) == {
        "seat": "Ada",
        "seat_is": "you",
        "of_seat": "Fortuna",
        "of_seat_is": "other",
        "count": 3,
        "word": "grey",
        "yes": "yes",
        "nothing": "none",
        "many": "1 and 2",
        "words": "a and b",
    }
    assert say(game, event, ("Ada", "Bea")) == "Ada told Fortuna 3 grey yes none 1 and 2 a and b"


def test_an_item_of_a_list_may_have_a_name(game: AnyGame) -> None:
    """In event sentences an item with a sentence `item-<value>` is called by it; others stay as they are."""
    (game.folder / "text" / "cards.en.ftl").write_text("item-a = Anchor\nitem-1 = One\n", "utf-8")
    event = Told(0, -1, 3, "a", True, None, [1, 2], ("a", "b"), {})
    assert say(game, event, ("Ada", "Bea")) == "Ada told Fortuna 3 a yes none One and 2 Anchor and b"


def test_a_catalogue_may_be_in_parts(game: AnyGame) -> None:
    """`<part>.en.ftl` belongs to English as well, and another language's parts do not."""
    (game.folder / "text" / "study.en.ftl").write_text("in-part = Part\n", "utf-8")
    (game.folder / "text" / "study.nl.ftl").write_text("in-part = Deel\n", "utf-8")
    assert (sentence(game, "in-part"), sentence(game, "in-part", language="nl")) == ("Part", "Deel")
    assert sentence(game, "title") == "Title"
