"""Canal Grande says what is going on: who draws, who wins a tie, what a pass brings, what a card is for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web import ballots
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "canal-grande"
TWO = {
    "hands": ["CAN CAN SPO GON", "SMA DOR DOR CAS"],
    "numbers": ["3 3", "2"],
    "trophies": ["SPO", "CAS CAS"],
    "round": 3,
}
EIGHT = "CAN DOG TRA SPY GON 3 2 1"
SPLIT = {**TWO, "stage": "split", "trays": [EIGHT, ""], "divider": 0}
CHOICE = {**TWO, "stage": "choose", "trays": ["CAN DOG TRA SPY GON 2", "3 1"], "divider": 1}
HANDS = ["CAN CAN SPO SPO GON", "SMA DOR DOR CAS CAN", "CAN CAS", "SMA GON"]


def vote_of_four(**change: Any) -> dict[str, object]:
    """The first seat is asked in a vote about Cannaregio that it has led, and everybody else has passed."""
    vote = {
        "challenger": 0,
        "leader": 0,
        "asked": 0,
        "district": "CAN",
        "passed": [1, 2, 3],
        "laid": ["CAN", "CAN GON SPO", "CAN CAN", ""],
        "first": ["CAN", "CAN", "CAN", None],
        "givers": [0, 2],
        **change,
    }
    table = {"stage": "vote", "hands": HANDS, "trays": ["", "3 2"], "chosen": 1, "divider": 2, "active": 0}
    return {**table, "turn": "chooser", "resolving": "DOG", "round": 2, "vote": vote}


def sit(visitor: Visitor, position: dict[str, Any]) -> None:
    """At a table with bots, in this position."""
    visitor.new_table(GAME, "me", *["bot"] * (len(position["hands"]) - 1), position=position)
    visitor.page.locator(".stage.mine").wait_for()


def prompt(visitor: Visitor) -> Locator:
    """What the board asks for."""
    return visitor.page.locator(".prompt")


def test_options_for_two_are_not_offered_to_four(arrive: Arrive) -> None:
    """How two vote is chosen only where two play, and is not sent when the number of players changes afterwards."""
    visitor = arrive()
    page = visitor.visit(f"/g/{GAME}")
    page.get_by_label("Votes").select_option("match")
    expect(page.get_by_label("Enter by gondola")).to_be_visible()
    page.get_by_label("How many players").select_option("4")
    expect(page.get_by_label("Votes")).to_have_count(0)
    expect(page.get_by_label("Enter by gondola")).to_have_count(0)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Create the table").or_(page.locator("form .button.primary")).last.click()
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["options"] == {}
    page.get_by_role("button", name="The usual rules").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Spies bring spies")
    expect(dialog).not_to_contain_text("Enter by gondola")


def test_one_button_takes_back(arrive: Arrive) -> None:
    """With cards picked for a vote there is one button for taking back; without, the table's own."""
    visitor = arrive()
    sit(visitor, vote_of_four())
    page = visitor.page
    back = page.get_by_role("button", name=re.compile("^(Undo|Take back)"))
    expect(back).to_have_count(1)
    expect(back).to_have_text("Undo")
    ballots.press(visitor, page.locator("[data-stack].lay").first)
    expect(back).to_have_count(1)
    expect(back).to_have_text("Take back")
    ballots.press(visitor, back)
    expect(page.locator("[data-laid].draft")).to_have_count(0)
    expect(back).to_have_text("Undo")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_vote_says_who_wins_a_tie_and_what_a_pass_brings(arrive: Arrive, size: str) -> None:
    """With all others out: pass and win; behind: pass and lose. The partner is named, and so is who wins a tie."""
    visitor = arrive(size)
    sit(visitor, vote_of_four())
    page = visitor.page
    panel = page.get_by_role("region", name="The vote", exact=True)
    names = {seat: page.locator(f".plate[data-seat='{seat}'] .who b").inner_text() for seat in range(4)}
    assert names[0] == "You"
    expect(page.locator(".plate[data-seat='1']")).to_contain_text("your partner")
    expect(panel).to_contain_text(f"A tie goes to you and {names[1]}")
    expect(prompt(visitor)).to_contain_text("pass, and the trophy is yours")
    expect(panel.get_by_role("button", name="Pass and win the vote")).to_be_in_viewport(ratio=1)

    sit(visitor, vote_of_four(laid=["CAN", "", "CAN CAN", ""], first=["CAN", None, "CAN", None]))
    expect(panel.get_by_role("button", name="Pass and lose the vote")).to_be_in_viewport(ratio=1)

    theirs = vote_of_four(challenger=2, leader=2, laid=["CAN", "", "CAN", ""], first=["CAN", None, "CAN", None])
    sit(visitor, {**theirs, "active": 2, "divider": 0})
    names = {seat: page.locator(f".plate[data-seat='{seat}'] .who b").inner_text() for seat in range(4)}
    expect(panel).to_contain_text(f"A tie goes to {names[2]} and {names[3]}")


def test_every_card_explains_itself_while_splitting(arrive: Arrive) -> None:
    """Pointing at a card, reaching it by keyboard, or holding a finger on it tells what it is for."""
    uses = {
        "TRA": "takes a card from an opponent",
        "SPY": "draws two cards",
        "DOG": "calls a vote",
        "GON": "carries cards of another district",
        "CAN": "lay it in a vote",
        "3": "Fewer are better",
    }
    for size in ("desktop", "phone"):
        visitor = arrive(size)
        sit(visitor, SPLIT)
        page = visitor.page
        told = page.locator(".told" if size == "desktop" else ".use")
        for card, use in uses.items():
            spot = page.locator(f"[data-place][data-card='{card}']").first
            if size == "desktop":
                spot.hover()
                expect(told).to_contain_text(use)
                page.mouse.move(2, 2)
                expect(told).to_have_count(0)
                spot.focus()
                expect(told).to_contain_text(use)
                spot.blur()
            else:
                x, y = visitor.middle(spot)
                touch = page.context.new_cdp_session(page)
                touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
                expect(page.locator("[data-held]")).to_have_attribute("data-card", card)
                touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
                expect(told).to_contain_text(use)
                expect(page.locator("[data-tray='1'] [data-place]")).to_have_count(0)


def test_an_offer_that_ends_the_phase_says_who_draws(arrive: Arrive) -> None:
    """While splitting and while choosing: not points as a reward, but who draws three cards."""
    visitor = arrive()
    sit(visitor, CHOICE)
    page = visitor.page
    other = page.locator(".plate[data-seat='1'] .who b").inner_text()
    offers = [page.get_by_role("region", name=f"Offer {number}") for number in (1, 2)]
    expect(offers[0]).not_to_contain_text("The phase ends")
    expect(offers[1]).to_contain_text(f"The phase ends: {other} draws 3 cards.")
    expect(offers[1].locator(".sum")).to_have_attribute("title", re.compile("^Points never help"))

    sit(visitor, SPLIT)
    other = page.locator(".plate[data-seat='1'] .who b").inner_text()
    page.locator("[data-tray='0'] [data-card='1']").click()
    expect(offers[1]).to_contain_text(f"If {other} takes it, the phase ends: {other} draws 3 cards.")


def test_the_result_counts_trophies(arrive: Arrive) -> None:
    """The end of a match speaks of trophies, never of points."""
    visitor = arrive()
    ballots.hurry(visitor)
    won = {**vote_of_four(), "trophies": ["SCR SPO DOR SMA CAS", "CAS"]}
    sit(visitor, won)
    visitor.page.get_by_role("button", name="Pass and win the vote").click()
    visitor.page.locator(".after .button").click()
    expect(visitor.outcome).to_contain_text("Trophies: ")
    expect(visitor.outcome).not_to_contain_text(re.compile(r"\bpoints?\b"))


def test_buttons_are_whole_on_a_phone(arrive: Arrive) -> None:
    """“Take offer 1” and “2” are whole and free, even with long lists; “Offer these two” covers no card."""
    visitor = arrive("phone")
    page = visitor.page
    for offers in (["CAN DOG TRA SPY GON 2", "3 1"], ["CAN SCR SPO DOR SMA 1 2", "3"]):
        sit(visitor, {**CHOICE, "trays": offers})
        for number in (1, 2):
            button = page.get_by_role("button", name=f"Take offer {number}")
            expect(button).to_be_in_viewport(ratio=1)
            _free(visitor, button)
            assert button.evaluate("one => one.getBoundingClientRect().height") >= 44
            assert button.evaluate(
                "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
            )
    sit(visitor, SPLIT)
    page.locator("[data-tray='0'] [data-card='CAN']").click()
    offer = page.get_by_role("button", name="Offer these two")
    expect(offer).to_be_in_viewport(ratio=1)
    _free(visitor, offer)
    top = offer.evaluate("one => one.getBoundingClientRect().top")
    for tray in page.locator(".split [data-tray]").all():
        assert tray.evaluate("one => one.getBoundingClientRect().bottom") <= top


def _free(visitor: Visitor, button: Locator) -> None:
    """Nothing lies over the corners of a button."""
    box = button.evaluate("one => one.getBoundingClientRect().toJSON()")
    for x in (box["left"] + 8, box["right"] - 8):
        for y in (box["top"] + 8, box["bottom"] - 8):
            assert button.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", [x, y]), (x, y)


def test_a_hint_on_a_phone_says_why_beside_nothing_else(arrive: Arrive) -> None:
    """The whole split that is advised, and under it the reason: neither covers the other."""
    visitor = arrive("phone")
    sit(visitor, SPLIT)
    visitor.page.locator("[data-hint]").click()
    panel = visitor.page.get_by_test_id("hint")
    expect(panel.locator(".move")).to_contain_text("Split")
    reason = panel.locator(".reason")
    expect(reason).to_be_visible()
    bottom = panel.locator(".move").evaluate("one => one.getBoundingClientRect().bottom")
    assert reason.evaluate("one => one.getBoundingClientRect().top") >= bottom
