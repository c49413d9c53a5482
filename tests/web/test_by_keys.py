"""A whole match of every game with keys alone, by the names a screen reader says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import by_keys
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

MATCHES: dict[str, tuple[int, str, Callable[[by_keys.Keys], None], dict[str, int]]] = {
    "canal-grande": (2, "uniform", by_keys.canal_grande, {}),
    "canaletto": (3, "uniform", by_keys.canaletto, {}),
    "intrigues-a-venise": (4, "novice", by_keys.intrigues, {"round_cap": 2}),
    "venice-connection": (2, "uniform", by_keys.venice_connection, {"supply": 6}),
    "venise": (2, "uniform", by_keys.venise, {"most_rounds": 40, "standstill_rounds": 1}),
}
"""Seats, bots, how one decides, and options that keep the match short."""
A_DECISION = 8
"""Presses for a decision, on average: a split or a turn of tiles is several choices in one."""


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match(arrive: Arrive, game: str) -> None:
    """The focus is at the next decision whenever one is to be made; every choice has a name in words."""
    seats, bot, decide, options = MATCHES[game]
    visitor = arrive(rehearsal="keys")
    visitor.new_table(game, "me", *["bot"] * (seats - 1), bot=bot, options=options)
    assert visitor.my_turn()
    keys = by_keys.Keys(visitor)
    keys.press("d")
    keys.play(decide)
    expect(visitor.outcome).to_be_visible()
    assert keys.presses <= A_DECISION * keys.decisions, (keys.presses, keys.decisions)


def test_keys_are_listed(arrive: Arrive) -> None:
    """`?` and a button show the keys, those of the game's board too."""
    visitor = arrive(rehearsal="keys")
    page = visitor.page
    visitor.new_table("canal-grande", "me", "friend")
    page.get_by_role("button", name="Keys").click()
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("go to what you can decide")
    expect(keys).to_contain_text("put the card into the first or the second offer")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("?")
    expect(keys).to_be_visible()


def test_a_pointer_is_left_alone(arrive: Arrive) -> None:
    """Who decides with a pointer keeps the focus where it was."""
    visitor = arrive(rehearsal="keys")
    visitor.new_table("canaletto", "me", "bot", "bot")
    assert visitor.my_turn()
    visitor.act(visitor.page.get_by_role("button", name="Pass", exact=True).click)
    assert visitor.my_turn()
    assert visitor.page.evaluate("document.activeElement.closest('[data-decision]') === null")
