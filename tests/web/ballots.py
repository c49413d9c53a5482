"""Playing Canal Grande by clicking what the board offers."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

LOOK = """() => {
  const table = document.querySelector('[data-sending]');
  const has = part => document.querySelector(part) !== null;
  const what = has('.after .button') ? 'see' : has('[data-testid=outcome]') ? 'over'
    : has('[data-sending=false] [data-busy=false] .stage.mine') ? 'act' : table.dataset.turn === 'others' ? 'wait' : '';
  const stage = document.querySelector('.stage')?.dataset.stage;
  return what && {what, stage, entry: Number(table.dataset.entry)};
}"""
"""What a visitor is to do: see how a vote ended, look at the end, act or wait."""
SOMETHING = f"() => ({LOOK})().what?.replace('wait', '')"
HURRY = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...more) => wait(act, time > 100 && time < 3900 ? time / 20 : time, ...more);
}"""
"""A pass is heard a while after the question, so that nobody learns anything from how soon it comes."""
MOST_TURNS = 2_000
"""No match is so long; a board that does nothing must not keep a test for ever."""


def hurry(*visitors: Visitor) -> None:
    """From the next page on these visitors wait less before they pass."""
    for visitor in visitors:
        visitor.page.add_init_script(f"({HURRY})()")


def look(visitor: Visitor) -> dict[str, Any]:
    """Waits until there is something to do, and returns what."""
    found = visitor.page.wait_for_function(LOOK).json_value()
    assert isinstance(found, dict)
    return found


def go_on(visitor: Visitor, random: Random) -> bool:
    """Does the only thing there is to do, if any; false when the match is over and its last vote has been seen."""
    now = look(visitor)
    if now["what"] == "see":
        see_vote(visitor)
    elif now["what"] == "act":
        turn(visitor, now, random)
    return bool(now["what"] != "over")


def see_vote(visitor: Visitor) -> None:
    """Goes on after a vote, and another one if it followed at once."""
    after = visitor.page.locator(".after")
    seen = after.element_handle()
    after.locator(".button").click()
    seen.wait_for_element_state("hidden")


def press(visitor: Visitor, button: Locator) -> None:
    """Clicks and waits for the table's answer."""
    visitor.act(button.click)


def split(visitor: Visitor, random: Random) -> None:
    """Moves a card or two and offers the trays: the chooser gets much, so the match is soon over."""
    page = visitor.page
    trays = [page.locator(f".split [data-tray='{tray}'] [data-place]") for tray in range(2)]
    cards = trays[0].count() + trays[1].count()
    wanted = random.randint(1, min(2, cards - 1))
    while trays[1].count() != wanted:
        over = int(trays[1].count() > wanted)
        before = trays[1].count()
        trays[over].first.click()
        expect(trays[1]).to_have_count(before + (-1 if over else 1))
    press(visitor, page.locator(".split .confirm"))


def vote(visitor: Visitor, random: Random) -> None:
    """Lays cards until they are enough, or passes."""
    page = visitor.page
    confirm = page.locator(".vote .confirm:enabled")
    passing = page.locator(".vote .pass:enabled")
    if passing.is_visible() and random.random() < 0.4:
        press(visitor, passing)
        return
    stacks = page.locator("[data-stack].lay")
    while not confirm.is_visible():
        if stacks.count() == 0:
            press(visitor, passing)
            return
        press(visitor, stacks.first)
    press(visitor, confirm)


def turn(visitor: Visitor, now: dict[str, Any], random: Random) -> None:
    """Makes one decision."""
    page = visitor.page
    stage = now["stage"]
    if stage == "split":
        split(visitor, random)
    elif stage == "vote":
        vote(visitor, random)
    elif stage == "choose":
        totals = [int(page.locator(f"[data-tray='{tray}'] .sums b").first.inner_text()) for tray in range(2)]
        press(visitor, page.locator(".choose .button").nth(totals.index(max(totals))))
    elif stage == "resolve":
        press(visitor, page.locator("[data-special]").first)
    elif stage == "traitor":
        press(visitor, page.locator(".fan button").last)
    elif stage == "catch-up":
        press(visitor, page.locator(".catch .button.primary"))
    else:
        raise AssertionError(f"nothing can be done in the stage {stage!r}")


def play_out(visitor: Visitor, random: Random) -> None:
    """Plays until the match is over."""
    for _ in range(MOST_TURNS):
        if not go_on(visitor, random):
            break
        visitor.page.wait_for_function(SOMETHING)
    expect(visitor.outcome).to_be_visible()
