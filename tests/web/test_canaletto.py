"""Canaletto in the browser: whole matches, every way to bid, the mask, the questions and the settlement."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web import hammer
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

SIZES = ["desktop", "phone"]


def field(visitor: Visitor) -> Locator:
    """The field in which an amount is typed."""
    return visitor.page.get_by_label("Your bid")


def gondola(visitor: Visitor) -> int:
    """The palace in front of which the gondola is."""
    return int(visitor.page.locator("[data-gondola]").get_attribute("data-gondola") or 0)


def column(visitor: Visitor) -> int:
    """The palace under the hammer."""
    return int(visitor.page.locator("[data-column]").get_attribute("data-column") or 0)


def bid(visitor: Visitor, amount: int) -> None:
    """Types a bid and makes it."""
    field(visitor).fill(str(amount))
    visitor.act(lambda: field(visitor).press("Enter"))
    expect(visitor.page.locator(f".hammer [data-bid='{amount}']")).to_be_visible()


def pass_on(visitor: Visitor) -> None:
    """Passes, and waits until that is reported."""
    visitor.act(visitor.page.get_by_role("button", name="Pass", exact=True).click)


@pytest.mark.parametrize("size", SIZES)
def test_whole_match(arrive: Arrive, size: str) -> None:
    """A person and two bots play from the first bid to the last sale; then the match is shown in figures and
    replayed."""
    visitor = arrive(size)
    hammer.sit_down(visitor, "me", "bot", "bot")
    hammer.play_out(visitor)
    page = visitor.page
    expect(page.get_by_role("heading", name="Wealth over the auctions")).to_be_visible()
    auctions = sum(line.startswith("Auction ") for line in visitor.log)
    expect(page.locator(".ledger tbody tr")).to_have_count(auctions)
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("[data-palace]")).to_have_count(16)
    page.get_by_role("button", name="The match in figures").click()
    visitor.outcome.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Step of the match")).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".ledger tbody tr")).to_have_count(auctions)


def test_three_people_on_one_device_play_to_the_end(arrive: Arrive) -> None:
    """Three seats on one device bid, pass and sell in turn; without secrets no curtain falls."""
    visitor = arrive()
    hammer.sit_down(visitor, "me", "here", "here")
    hammer.play_out(visitor)
    assert any(" are sold at " in line for line in visitor.log)
    assert any(re.search(r" receives \d+ for ", line) for line in visitor.log)
    assert visitor.page.locator("[data-value=used]").count() == 0, "the ledger lies open, not the board"


def test_every_way_to_bid(arrive: Arrive) -> None:
    """Slider, number field, steps and a click on a palace choose an amount; the gondola goes where it was shown."""
    visitor = arrive()
    hammer.sit_down(visitor, "me", "here", "here")
    page = visitor.page
    assert hammer.ready(visitor)
    start = column(visitor)
    expect(field(visitor)).to_have_value("1")
    page.get_by_role("button", name="+1").click()
    page.get_by_role("button", name="+5").click()
    expect(field(visitor)).to_have_value("7")
    page.get_by_role("button", name="−1").click()
    expect(field(visitor)).to_have_value("6")
    slider = page.get_by_role("slider", name="Bid")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(field(visitor)).to_have_value("7")
    visitor.act(page.get_by_role("button", name="Bid 7", exact=True).click)
    expect(page.locator(".hammer [data-bid='7']")).to_be_visible()
    assert gondola(visitor) == (start + 7) % 16

    # a palace already passed needs one more round, a second click another
    palace = page.locator(f"[data-palace='{(start + 3) % 16}']")
    palace.click()
    expect(field(visitor)).to_have_value("19")
    expect(palace).to_have_class(re.compile("stop"))
    palace.click()
    expect(field(visitor)).to_have_value("35")
    expect(page.get_by_test_id("debt")).to_contain_text("debt of 5, which takes 10")
    palace = page.locator(f"[data-palace='{(start + 9) % 16}']")
    palace.focus()
    page.keyboard.press("Enter")
    expect(field(visitor)).to_have_value("9")
    expect(page.get_by_test_id("debt")).to_be_hidden()
    field(visitor).focus()
    visitor.act(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".hammer [data-bid='9']")).to_be_visible()
    assert gondola(visitor) == (start + 9) % 16
    bid(visitor, 12)
    pass_on(visitor)
    pass_on(visitor)
    expect(page.locator(f"[data-column='{(start + 12) % 16}']")).to_be_visible()
    assert any("for 12" in line for line in visitor.log)


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("0", "CAN-25", "at least 1"),
        ("-3", "CAN-25", "at least 1"),
        ("101", "CAN-28", "at most 100"),
        ("7.5", "CAN-25", "whole number"),
        ("seven", "CAN-25", "whole number"),
        ("4", "CAN-25", "at least 6"),
    ],
)
def test_what_is_no_bid_is_explained_on_the_spot(arrive: Arrive, text: str, rule: str, words: str) -> None:
    """Text that is not a possible bid is explained beside the field with its rule, and nothing is played."""
    visitor = arrive("phone")
    hammer.sit_down(visitor, "me", "here", "here")
    assert hammer.ready(visitor)
    bid(visitor, 5)
    field(visitor).fill(text)
    wrong = visitor.page.get_by_test_id("wrong")
    expect(wrong).to_contain_text(words)
    expect(wrong.get_by_role("button", name=rule)).to_be_visible()
    field(visitor).press("Enter")
    expect(wrong).to_be_visible()
    assert hammer.bid_stands_at(visitor) == 5
    wrong.get_by_role("button", name=rule).click()
    expect(visitor.page.locator("dialog")).to_contain_text(rule)


def test_the_mask(arrive: Arrive) -> None:
    """The mask is lit when it may be used, says why when not, takes the lot for nothing, and is gone."""
    visitor = arrive()
    hammer.sit_down(visitor, "me", "here", "here")
    page = visitor.page
    assert hammer.ready(visitor)
    mask = page.get_by_role("button", name="Mask", exact=True)
    state = page.get_by_test_id("bribe-state")
    expect(state).to_contain_text("not before the first bid")
    visitor.poke(mask)
    expect(page.get_by_text("CAN-35").first).to_be_visible()
    bid(visitor, 15)
    expect(mask).not_to_have_attribute("aria-disabled", "true")
    mask.click()
    page.get_by_role("button", name="Keep the mask").click()
    bid(visitor, 16)
    expect(state).to_contain_text("only up to a bid of 15")
    visitor.poke(mask)
    expect(page.get_by_text("CAN-36").first).to_be_visible()
    pass_on(visitor)
    pass_on(visitor)
    bid(visitor, 3)
    mask.click()
    page.get_by_role("button", name="Take the lot").click()
    expect(page.get_by_text("Mask used")).to_have_count(1)
    assert any("uses the mask" in line for line in visitor.log)


def test_asked_for_a_bribe_and_choosing_the_first_palace(arrive: Arrive) -> None:
    """With these options the first player picks a palace, and after a bid the others are asked one by one."""
    visitor = arrive("phone")
    options = {"First auction": "first_player", "Masks": "interrupt"}
    hammer.sit_down(visitor, "me", "here", "here", **options)
    page = visitor.page
    expect(hammer.dock(visitor)).to_contain_text("Choose the palace")
    visitor.act(page.locator("[data-palace='9']").click)
    expect(page.locator("[data-column='9']")).to_be_visible()
    bid(visitor, 4)
    expect(hammer.dock(visitor)).to_contain_text("use your mask and take the lot?")
    visitor.act(page.get_by_role("button", name="No, keep the mask").click)
    visitor.act(page.get_by_role("button", name="Use the mask: take the lot").click)
    expect(page.locator("[data-column='13']")).to_be_visible()


def test_who_looks_on_sees_everything_and_decides_nothing(arrive: Arrive) -> None:
    """An onlooker sees lot, money and groups, and no controls."""
    visitor, onlooker = arrive(), arrive()
    hammer.sit_down(visitor, "me", "here", "here")
    assert hammer.ready(visitor)
    onlooker.visit(visitor.table_path)
    expect(onlooker.page.locator("[data-palace]")).to_have_count(16)
    expect(onlooker.page.locator("[data-purse]")).to_have_count(3)
    expect(onlooker.page.locator("[data-group]")).to_have_count(12)
    expect(hammer.dock(onlooker)).to_contain_text("’s turn")
    expect(hammer.dock(onlooker).get_by_role("button")).to_have_count(0)
    bid(visitor, 2)
    expect(onlooker.page.locator(".hammer [data-bid='2']")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_players_stand_once(arrive: Arrive, size: str) -> None:
    """The board shows everybody with their money, so the list beside it is there for screen readers alone."""
    visitor = arrive(size)
    hammer.sit_down(visitor, "me", "bot", "bot")
    assert hammer.ready(visitor)
    players = visitor.page.get_by_role("complementary", name="Players").get_by_role("list")
    box = players.bounding_box()
    assert box is not None
    assert box["width"] <= 1
    assert box["height"] <= 1
    expect(visitor.page.locator("[data-purse]:visible")).to_have_count(3)
    expect(visitor.page.locator("svg.track:visible")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_table(arrive: Arrive, size: str, theme: str) -> None:
    """Bidding, a wrong amount, the mask, the panels and the end have no violation that axe can find."""
    visitor = arrive(size, theme)
    page = visitor.page
    hammer.sit_down(visitor, "me", "here", "here")
    assert hammer.ready(visitor)
    found = {"bidding": visitor.axe()}
    field(visitor).fill("seven")
    expect(page.get_by_test_id("wrong")).to_be_visible()
    found["wrong"] = visitor.axe()
    bid(visitor, 9)
    page.get_by_role("button", name="Mask", exact=True).click()
    expect(page.get_by_role("button", name="Take the lot")).to_be_visible()
    found["mask"] = visitor.axe()
    page.get_by_role("button", name="Take the lot").click()
    expect(page.locator(".hammer [data-bid='0']")).to_be_visible()
    if size == "phone":
        page.get_by_role("button", name="Money, treasures and kinds").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found["panels"] = visitor.axe()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(visitor.outcome).to_be_visible()
    expect(page.get_by_text("The table is being set")).to_have_count(0)
    found["end"] = visitor.axe()
    problems = [f"{where}: {what}" for where, all_there in found.items() for what in all_there]
    assert not problems, "\n".join(problems)


def test_the_keyboard_goes_on_where_it_was(arrive: Arrive) -> None:
    """Keyboard players have the focus back in the control when the next decision comes."""
    visitor = arrive()
    hammer.sit_down(visitor, "me", "bot", "bot")
    assert hammer.ready(visitor)
    visitor.page.get_by_role("button", name="Pass", exact=True).focus()
    visitor.act(lambda: visitor.page.keyboard.press("Enter"))
    assert hammer.ready(visitor)
    visitor.page.wait_for_function("() => document.activeElement.closest('.dock')")
