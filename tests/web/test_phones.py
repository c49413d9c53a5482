"""Phones: names are whole, and a finger hits what it aims at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.lessons import begin
from tests.web.measures import cut, small_targets

pytestmark = pytest.mark.browser

PHONES = ["phone", "small phone"]
GAMES = {"canal-grande": 4, "canaletto": 4, "intrigues-a-venise": 4, "venice-connection": 2, "venise": 4}
BOTS = {"intrigues-a-venise": "novice"}


@pytest.mark.parametrize("size", PHONES)
def test_pages(arrive: Arrive, size: str) -> None:
    """Home and the pages of a game."""
    visitor = arrive(size)
    visitor.visit()
    expect(visitor.card("Canaletto")).to_be_visible()
    assert not cut(visitor) + small_targets(visitor)
    visitor.visit("/g/venise")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert not cut(visitor) + small_targets(visitor)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match(arrive: Arrive, game: str, size: str) -> None:
    """Nothing at the table is cut, and nothing is too small."""
    visitor = arrive(size)
    visitor.new_table(game, "me", *["bot"] * (GAMES[game] - 1), bot=BOTS.get(game, "uniform"))
    assert visitor.my_turn()
    assert not cut(visitor) + small_targets(visitor)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(arrive: Arrive, game: str, size: str) -> None:
    """The same in a lesson, and in the goal with which it opens."""
    visitor = arrive(size)
    visitor.visit(f"/g/{game}/learn")
    expect(visitor.page.get_by_role("button", name="Begin the lesson")).to_be_in_viewport(ratio=1)
    assert not cut(visitor) + small_targets(visitor)
    begin(visitor)
    assert not cut(visitor) + small_targets(visitor)
