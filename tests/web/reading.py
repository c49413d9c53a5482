"""Every page and dialog, one after the other, as somebody with another language would read them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.visitor import Visitor

SEATS = {"canal-grande": 2, "canaletto": 3, "intrigues-a-venise": 3, "venice-connection": 2, "venise": 2}
BOTS = {"intrigues-a-venise": "novice"}
"""Not one that plays at random: it would announce a mission at once, and the match would be over."""
OWN = {"venice-connection": ["puzzles", "solution", "analysis"], "venise": ["editor"]}
SHOWN = "() => document.querySelector('#app main') && !document.querySelector('.waiting, .loading, [aria-busy=true]')"
COACHED = "() => document.querySelector('.coach .line') && !document.querySelector('.loading, [data-sending=true]')"
DIALOGS = {
    "keys": "header .keys",
    "settings": "header > button:last-of-type",
    "a bot plays": ".actions .button:has(.long) >> nth=0",
    "resign": ".actions .button:not(:has(.long)) >> nth=3",
    "fair chance": ".actions .button:has(.long) >> nth=1",
    "a rule": ".log .rule",
}
"""What opens each dialog of a table, in any language."""
PARTING = ".tables button.small"


def pages(visitor: Visitor) -> Iterator[str]:
    """Opens every page that is not about one game; gives each one's name."""
    page = visitor.page
    visitor.visit()
    page.wait_for_function(SHOWN)
    yield "home"
    page.locator("header nav button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("article .buttons button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "new table"
    for address in ("nowhere", "r", "t/nowhere"):
        visitor.visit(f"/{address}")
        page.wait_for_function(SHOWN)
        yield address
    yield from dialogs(visitor)
    visitor.complaints = [said for said in visitor.complaints if "nowhere" not in said]


def dialogs(visitor: Visitor) -> Iterator[str]:
    """Opens, one after the other, the dialogs of a table, whatever the game, and that of parting with it."""
    page = visitor.page
    visitor.new_table("canaletto", "me", "bot", "bot")
    assert visitor.my_turn()
    shown = page.get_by_role("dialog")
    for name, opens in DIALOGS.items():
        page.locator(opens).first.click()
        expect(shown).to_be_visible()
        yield f"dialog: {name}"
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
    visitor.visit()
    page.wait_for_function(SHOWN)
    page.locator(PARTING).first.click()
    expect(shown).to_be_visible()
    yield "dialog: parting"


def of_game(visitor: Visitor, game: str) -> Iterator[str]:
    """Opens every page of a game: about it, the rules, a lesson, a table, its own."""
    page = visitor.page
    for address in ("", "quick", "rules", "learn", *OWN.get(game, ())):
        visitor.visit(f"/g/{game}/{address}".rstrip("/"))
        page.wait_for_function(SHOWN)
        yield f"{game} {address}".strip()
        if address == "learn":
            page.locator("main footer button").click()
            page.wait_for_function(COACHED)
            yield f"{game} lesson"
    visitor.new_table(game, "me", *["friend"] * (SEATS[game] - 1))
    yield f"{game} waiting"
    visitor.new_table(game, "me", *["bot"] * (SEATS[game] - 1), bot=BOTS.get(game, "uniform"))
    assert visitor.my_turn()
    yield f"{game} table"
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield f"{game} goal"
    page.keyboard.press("Escape")
