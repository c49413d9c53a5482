"""Playing Canaletto by using what the board offers."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor


def sit_down(visitor: Visitor, *seats: str, **options: str) -> None:
    """A table of three or four: `hammer.sit_down(visitor, "me", "bot", "bot", Masks="interrupt")`."""
    visitor.visit("/g/canaletto")
    page = visitor.page
    page.get_by_label("How many players?").select_option(str(len(seats)))
    for number, kind in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if kind == "bot":
            page.get_by_label(f"Bot of seat {number}").select_option("uniform")
    if options:
        page.locator("details:not([open]) > summary").first.click()
    for label, value in options.items():
        page.get_by_label(label).select_option(value)
    page.get_by_role("button", name="To the table").click()
    expect(visitor.status).to_be_visible()


def ready(visitor: Visitor) -> bool:
    """Waits until something can be done; false when the match is over."""
    return visitor.my_turn()


def dock(visitor: Visitor) -> Locator:
    """The place for decisions."""
    return visitor.page.locator(".dock")


def bid_stands_at(visitor: Visitor) -> int:
    """The bid in the middle of the lagoon; 0 before the first."""
    return int(visitor.page.locator(".hammer [data-bid]").get_attribute("data-bid") or 0)


def turn(visitor: Visitor, limit: int = 2) -> None:
    """Makes a sensible decision: low bids up to a limit, sales in the order offered, and the mask is kept."""
    here = dock(visitor)
    if here.locator("button.bid").is_visible():
        low = bid_stands_at(visitor) < limit
        visitor.act(here.locator("button.bid" if low else "button.pass").click)
    else:
        visitor.act(here.get_by_role("button").first.click)


def play_out(visitor: Visitor) -> None:
    """Plays until the match is over."""
    while ready(visitor):
        turn(visitor)
    expect(visitor.outcome).to_be_visible()
