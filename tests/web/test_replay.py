"""Replaying a match and looking back at it, on the board of every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

PLAYERS = {"venice-connection": 2, "canaletto": 3, "canal-grande": 4, "venise": 2, "intrigues-a-venise": 4}
DRAWN = "main svg >> visible=true"
"""What the board draws; until it does, the table says so in words."""


def follow_a_hint(visitor: Visitor) -> None:
    """Plays what a bot would play."""
    expect(visitor.status).to_have_text("Your turn")
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.act(visitor.page.get_by_role("button", name="Play it").click)


def visit_entries(visitor: Visitor) -> None:
    """The board is shown at every entry visited, and behind the replay as well."""
    page = visitor.page
    board = page.locator(DRAWN).first
    slider = page.get_by_label("Step of the match")
    expect(slider).to_be_visible()
    expect(page.get_by_text("Going to the table")).to_be_hidden()
    expect(board).to_be_visible()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(board).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    expect(slider).to_be_hidden()
    expect(board).to_be_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_replay_and_look_back_show_the_board(arrive: Arrive, game: str) -> None:
    """During a match and after it, players and onlookers see the board at every entry they visit."""
    visitor, onlooker = arrive(), arrive()
    # who plays Intrigues at random announces a mission at once, and the match is over
    bot = "novice" if game == "intrigues-a-venise" else "uniform"
    visitor.new_table(game, "me", *["bot"] * (PLAYERS[game] - 1), bot=bot)
    page = visitor.page
    follow_a_hint(visitor)
    page.get_by_role("button", name="Replay").click()
    visit_entries(visitor)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Give up?").get_by_role("button", name="Resign").click()
    onlooker.visit(visitor.table_path)
    for one in (visitor, onlooker):
        one.outcome.get_by_role("button", name="Replay").click()
        visit_entries(one)
        look = one.outcome.get_by_role("button", name="Look back")
        if look.count():
            look.click()
            # the chances of Intrigues for four cannot be foretold
            title = "The decisions" if game == "intrigues-a-venise" else "How the chances went"
            expect(one.page.get_by_role("region", name=title)).to_be_visible()
            visit_entries(one)
