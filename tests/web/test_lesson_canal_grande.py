"""The lesson of Canal Grande in the browser: all of it by clicking or tapping, and what is answered to a wrong try."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.web import ballots
from tests.web.conftest import Arrive
from tests.web.lessons import do_step, lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
GAME = "canal-grande"
NAMES = {"SPO": "San Polo", "DOR": "Dorsoduro", "SMA": "San Marco", "CAS": "Castello", "CAN": "Cannaregio"}


def button(visitor: Visitor, kind: str, what: str) -> Locator:
    """What is pressed for a move."""
    page = visitor.page
    match kind:
        case "choose":
            return page.get_by_role("button", name=f"Take offer {what}")
        case "catch-up":
            return page.locator(".catch .button.primary")
        case "resolve":
            return page.locator(f"[data-special='{what}']")
        case "betray":
            return page.locator(".fan button").last
        case "lay":
            return page.locator(f"[data-stack='{what}'].lay")
        case "pass":
            return page.locator(".vote .pass")
        case _:
            return page.locator(".confirm")


def play(visitor: Visitor, text: str) -> None:
    """Plays a move as somebody would who clicks; a split is said when all its cards lie in the second tray."""
    kind, _, what = text.partition(" ")
    if kind == "put":
        over = visitor.page.locator(f".split [data-tray='1'] [data-card='{what}']")
        before = over.count()
        visitor.page.locator(f".split [data-tray='0'] [data-card='{what}']").first.click()
        expect(over).to_have_count(before + 1)
    else:
        visitor.act(button(visitor, kind, what).click)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for comes to the end, and from there into a match."""
    visitor = arrive(size)
    ballots.hurry(visitor)
    take(visitor, GAME, play)


def come_back(visitor: Visitor, name: str) -> int:
    """Opens the lesson at this step, as somebody does who has left it there; returns its number."""
    number = [step.name for step in lesson(GAME).steps].index(name)
    place = json.dumps({GAME: {"step": number, "acts": []}})
    visitor.page.add_init_script(f"localStorage['serenissima-lessons'] ??= {json.dumps(place)}")
    visitor.visit(f"/g/{GAME}/learn")
    stands(visitor, number, "asked")
    return number


def test_more_cards_but_more_points(arrive: Arrive) -> None:
    """Who takes the larger offer sees the other draw three cards; taken back, the step begins again."""
    visitor = arrive()
    page = visitor.page
    number = come_back(visitor, "fewer")
    expect(page.get_by_role("region", name="Offer 1")).to_contain_text("Marina draws 3 cards")
    expect(page.get_by_role("region", name="Offer 2")).to_contain_text("you draw 3 cards")
    play(visitor, "choose 1")
    stands(visitor, number, "wrong")
    expect(page.get_by_test_id("coach-line")).to_contain_text("she drew three cards")
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, number, "asked")
    do_step(visitor, GAME, number, play)


def test_a_vote_that_was_lost_is_gone_when_it_is_taken_back(arrive: Arrive) -> None:
    """Nothing of a wrong try is left on the board: the vote that ended does not cover the one that begins again."""
    visitor = arrive()
    page = visitor.page
    ballots.hurry(visitor)
    number = come_back(visitor, "doge")
    play(visitor, "lay SMA")
    play(visitor, "confirm")
    stands(visitor, number, "wrong")
    expect(page.locator(".after")).to_contain_text("Marina wins San Marco")
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, number, "asked")
    expect(page.locator(".after")).to_have_count(0)
    do_step(visitor, GAME, number, play)
