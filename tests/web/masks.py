"""Playing Intrigues à Venise by clicking what the board offers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

GAME = "intrigues-a-venise"
NOW = """() => [
  document.querySelector('.board[data-phase]')?.dataset.phase,
  document.querySelector('[data-testid=status]')?.innerText.trim(),
  document.querySelectorAll('.marbles .used').length,
  ...[...document.querySelectorAll('[data-at]')].map(piece => piece.dataset.at),
].join()"""
"""What the board shows, in short."""
MEETING = """() => {
  const occupied = new Set([...document.querySelectorAll('[data-at]')].map(piece => piece.dataset.at));
  const targets = [...document.querySelectorAll('[data-target]')];
  const met = targets.find(target => occupied.has(target.dataset.target)) ?? targets[0];
  return met?.dataset.target ?? null;
}"""
"""A lit space where somebody stands, or else any."""
UNLIT = """() => [...document.querySelectorAll('[data-space]')].find(space => {
  const box = space.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === space;
}).dataset.space"""
"""A space that is not lit and on which nobody stands: whoever presses there presses the space itself."""


def make_table(host: Visitor, *seats: str, **choices: str) -> None:
    """The host makes a table for these seats (`me`, `friend`, `bot`), with these options chosen."""
    page = host.visit(f"/g/{GAME}")
    page.get_by_label("How many players?").select_option(str(len(seats)))
    for number, kind in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if kind == "bot":
            # not one that plays at random: it would announce a mission at once, and the match would be over
            page.get_by_label(f"Bot of seat {number}").select_option("novice")
    page.locator("details summary").first.click()
    for label, value in choices.items():
        page.get_by_label(label, exact=True).select_option(value)
    page.get_by_role("button", name="To the table").click()
    expect(host.status).to_be_visible()


def gather(host: Visitor, *guests: Visitor, **choices: str) -> None:
    """The host makes a table; the guests take the other seats through the invitation link."""
    make_table(host, "me", *["friend"] * len(guests), **choices)
    link = host.page.get_by_label("Invitation link").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    for one in (host, *guests):
        expect(board(one)).to_be_visible()


def board(visitor: Visitor) -> Locator:
    """The board of the game."""
    return visitor.page.locator(".board[data-phase]")


def phase(visitor: Visitor) -> str:
    """What is to be decided now."""
    return board(visitor).get_attribute("data-phase") or ""


def ready(visitor: Visitor) -> bool:
    """Waits until something can be done, while three bots may take their turns; false when the match is over."""
    return visitor.my_turn()


def _after(visitor: Visitor, click: Locator) -> None:
    """Clicks, and waits until the table has answered."""
    visitor.act(click.click)


def to_map(visitor: Visitor) -> None:
    """Brings up the map on a phone, where it is shown on demand."""
    if visitor.size == "phone":
        visitor.page.locator("[data-tab=map]").click()


def step(visitor: Visitor) -> None:
    """Makes one step with the first piece that can move, onto somebody if possible."""
    page = visitor.page
    to_map(visitor)
    pieces = page.locator("[data-piece]")
    names = [str(piece.get_attribute("data-piece")) for piece in pieces.all()]
    target = ""
    for name in names:
        page.locator(f"[data-piece={name}]").press("Enter")
        expect(page.locator("[data-target]").first).to_be_visible()
        target = str(page.evaluate(MEETING))
        if page.locator(f"[data-at='{target}']").count() or name == names[-1]:
            break
        page.keyboard.press("Escape")
    goal = page.locator(f"[data-target='{target}']")
    visitor.act(lambda: goal.press("Enter"))


def move(visitor: Visitor) -> None:
    """Uses up the marbles, then finishes."""
    page = visitor.page
    while page.locator("[data-piece]").count() or page.locator("[data-tab=map][aria-pressed=false]").is_visible():
        to_map(visitor)
        if not page.locator("[data-piece]").count():
            break
        step(visitor)
        if phase(visitor) != "move":
            return
    _after(visitor, page.get_by_test_id("finish"))


def answer(visitor: Visitor) -> None:
    """Shows cards: chooses one after another until the board accepts them."""
    page = visitor.page
    cards = page.locator("[data-card]:not(.dim):not(.held)")
    show = page.get_by_test_id("show")
    held = page.locator("[data-card].held")
    complete = page.locator(".lights li:first-child.good")
    while not complete.count():
        chosen = held.count()
        cards.first.click()
        expect(held).not_to_have_count(chosen)
    # on paper the table has a word to say first
    expect(show).to_be_enabled()
    _after(visitor, show)


def decide(visitor: Visitor) -> None:
    """Makes whatever decision is due, but never an announcement."""
    page = visitor.page
    now = phase(visitor)
    if now == "move":
        move(visitor)
    elif now == "resolve":
        _after(visitor, page.get_by_test_id("meet").or_(page.get_by_test_id("end")).first)
    elif now == "ask":
        _after(visitor, page.locator("[data-ask]").first)
    elif now == "answer":
        answer(visitor)
    elif now == "exile":
        to_map(visitor)
        visitor.act(lambda: page.locator("[data-target]").first.press("Enter"))
    else:
        raise AssertionError(f"nothing known for {now}")


def announce(visitor: Visitor) -> None:
    """Announces the mission, in its two steps."""
    page = visitor.page
    page.get_by_test_id("announce").click()
    now = page.get_by_test_id("announce-now")
    expect(now).to_be_disabled()
    page.get_by_label("I am sure").check()
    now.click()
