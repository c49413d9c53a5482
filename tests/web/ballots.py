"""Playing Canal Grande by clicking what the board offers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

ASKED = """() => document.querySelector('.after .button') ? 'see'
  : document.querySelector('[data-testid=outcome]') ? 'over'
  : document.querySelector('[data-busy=false] .stage.mine') ? 'act' : ''"""
"""What a visitor is to do: see how a vote ended, look at the end, act; nothing."""
ANSWERED = "() => document.querySelector('[data-busy=false]')"
MOST_TURNS = 2_000
"""No match is so long; a board that does nothing must not keep a test for ever."""


def stage(visitor: Visitor) -> str:
    """What is going on in the middle of the table."""
    return visitor.page.locator(".stage").get_attribute("data-stage") or ""


def asked(visitor: Visitor) -> str:
    """What this visitor is to do just now."""
    return str(visitor.page.evaluate(ASKED))


def ready(visitor: Visitor) -> bool:
    """Waits until something can be done; false when the match is over and its last vote has been seen."""
    while True:
        visitor.page.wait_for_function(ASKED)
        now = asked(visitor)
        if now == "see":
            see_vote(visitor)
        elif now:
            return now == "act"


def see_vote(visitor: Visitor) -> None:
    """Goes on after a vote."""
    visitor.page.locator(".after .button").click()


def press(visitor: Visitor, button: Locator) -> None:
    """Clicks and waits for the table's answer."""
    button.click()
    visitor.page.wait_for_function(ANSWERED)


def split(visitor: Visitor, random: Random) -> None:
    """Puts some cards over and offers the two trays."""
    page = visitor.page
    trays = [page.locator(f".split [data-tray='{tray}'] [data-place]") for tray in range(2)]
    cards = trays[0].count() + trays[1].count()
    wanted = random.randint(1, cards - 1)
    while trays[1].count() != wanted:
        over = int(trays[1].count() > wanted)
        before = trays[1].count()
        trays[over].first.click()
        expect(trays[1]).to_have_count(before + (-1 if over else 1))
    press(visitor, page.locator(".split .confirm"))


def say_pass(visitor: Visitor) -> None:
    """Passes; if the table has just done so for a visitor without a choice, there is nothing to press any more."""
    visitor.page.evaluate("() => document.querySelector('.vote .pass:enabled')?.click()")
    visitor.page.wait_for_function(ANSWERED)


def vote(visitor: Visitor, random: Random) -> None:
    """Lays cards until they will do, or passes."""
    page = visitor.page
    confirm = page.locator(".vote .confirm:enabled")
    passing = page.locator(".vote .pass:enabled")
    if passing.is_visible() and random.random() < 0.4:
        say_pass(visitor)
        return
    stacks = page.locator("[data-stack].lay")
    while True:
        if confirm.is_visible():
            press(visitor, confirm)
            return
        if stacks.count() == 0:
            say_pass(visitor)
            return
        press(visitor, stacks.first)


def turn(visitor: Visitor, random: Random) -> None:
    """One decision."""
    page = visitor.page
    now = stage(visitor)
    if now == "split":
        split(visitor, random)
    elif now == "vote":
        vote(visitor, random)
    elif now == "choose":
        press(visitor, page.locator(".choose .button").nth(random.randrange(2)))
    elif now == "resolve":
        press(visitor, page.locator("[data-special]").first)
    elif now == "traitor":
        press(visitor, page.locator(".fan button").last)
    elif now == "catch-up":
        press(visitor, page.locator(".catch .button.primary"))
    else:
        raise AssertionError(f"nothing can be done in the stage {now!r}")


def play_out(visitor: Visitor, random: Random) -> None:
    """Plays until the match is over."""
    for _ in range(MOST_TURNS):
        if not ready(visitor):
            break
        turn(visitor, random)
    expect(visitor.outcome).to_be_visible()
