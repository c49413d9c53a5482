"""Playing with keys alone, by what a screen reader says: the name of what has the focus, and what is announced."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.visitor import Visitor

READY = """() => {
  const table = document.querySelector('[data-sending]');
  if (table.dataset.turn === 'over') return true;
  if (table.dataset.turn !== 'mine' || table.dataset.sending === 'true') return false;
  if (table.querySelector('main :is(.loading, [data-busy=true], [aria-busy=true])')) return false;
  return !!document.activeElement.closest('[data-decision], [data-choice]');
}"""
"""The focus is where something can be decided, or the match is over."""
WHERE = """() => {
  const at = document.activeElement;
  return [document.querySelector('[data-sending]').dataset.turn, at.getAttribute('aria-label') ?? at.innerText ?? ''];
}"""
HEARD = """() => [...document.querySelectorAll('[role=log][aria-live=polite] > *')]
  .map(one => one.textContent).slice(-3).join(' ')"""
CODES = re.compile(r"\b[A-Z]:[A-Z]?\d|\b\d+,\d+\b|[a-z]_[a-z]|vb1\.|undefined|\[object|board-[a-z]")
NAMES = """() => [...document.querySelectorAll('[data-decision] :is(button, [role=button], input), [data-choice]')]
  .filter(one => one.checkVisibility() && !one.disabled)
  .map(one => one.getAttribute('aria-label') ?? (one.innerText || one.labels?.[0]?.innerText || one.title || ''))"""
MOST = 700


class Keys:
    """Somebody without a mouse or eyes. Counts presses and decisions."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.presses = 0
        self.decisions = 0

    def press(self, key: str) -> None:
        """One key."""
        self.presses += 1
        self.visitor.page.keyboard.press(key)

    def ready(self) -> bool:
        """Waits until the focus is on a decision, without being put there; false when the match is over."""
        self.visitor.page.wait_for_function(READY)
        return bool(self.visitor.page.evaluate(WHERE)[0] != "over")

    @property
    def name(self) -> str:
        """What the focus is on, in words."""
        return " ".join(str(self.visitor.page.evaluate(WHERE)[1]).split())

    @property
    def heard(self) -> str:
        """What was announced last."""
        return str(self.visitor.page.evaluate(HEARD))

    def go(self, words: str, key: str = "ArrowRight", most: int = 12) -> bool:
        """Goes on with arrow keys to a choice of that name; false if there is none."""
        for _ in range(most):
            if re.search(words, self.name):
                return True
            self.press(key)
        return False

    def check_names(self) -> None:
        """Every choice has a name, and none is a code."""
        names = self.visitor.page.evaluate(NAMES)
        assert names, "nothing to choose"
        wrong = [name for name in names if not name.strip() or CODES.search(name)]
        assert not wrong, wrong

    def play(self, decide: Callable[[Keys], None]) -> None:
        """Plays until the match is over."""
        while self.ready():
            assert self.decisions < MOST, "an endless match"
            self.check_names()
            self.decisions += 1
            decide(self)


def canaletto(keys: Keys) -> None:
    """Bids while it is cheap, passes then."""
    if (bid := re.fullmatch(r"Bid (\d+)", keys.name)) and int(bid[1]) > 6:
        assert keys.go("^Pass$", "ArrowLeft")
    keys.press("Enter")


def canal_grande(keys: Keys) -> None:
    """Moves cards until the split can be offered; takes the first offer; passes votes where that is allowed."""
    keys.press("d")
    if "Move to the other offer" in keys.name:
        for _ in range(8):
            keys.press("1")
            keys.press("d")
            if keys.name == "Offer these two":
                break
    elif not keys.name.startswith(("Take offer", "Back to the table", "Skip", "Lay ")) and not keys.go("^Pass", most=4):
        keys.go("Lay one$", most=6)
    keys.press("Enter")


def intrigues(keys: Keys) -> None:
    """Takes what it comes to: steps, meetings, questions; answers with the first cards that are allowed."""
    if keys.visitor.page.get_by_role("region", name="Your answer").is_visible():
        answer(keys)
    elif keys.name == "Mission accomplished!":
        keys.press("ArrowLeft")
    keys.press("Enter")


def answer(keys: Keys) -> None:
    """Chooses cards until they may be shown."""
    show = "^Show "
    for first in range(1, 9):
        for second in range(first, 9):
            keys.press(str(first))
            if second > first:
                keys.press(str(second))
            keys.press("d")
            if re.search(show, keys.name):
                return
            if second > first:
                keys.press(str(second))
            keys.press(str(first))


def venise(keys: Keys) -> None:
    """Takes a tent, lays a plank in the first turns, and ends the turn."""
    keys.press("d")
    if keys.name.endswith("free"):
        keys.press("Enter")
        return
    if keys.decisions < 5:
        keys.press("1")
        if keys.name.startswith("Lay a "):
            keys.press("Enter")
            keys.press("Enter")
            return
        keys.press("Escape")
    if not keys.go("^(End turn|Keep these cards|Stop)", "ArrowLeft", most=4):
        keys.press("1")
        return
    keys.press("Enter")


def venice_connection(keys: Keys) -> None:
    """Looks for a cell beside the figure where a tile fits, turns the faces until one does, and lays it."""
    for way in ("Up", "Right", "Down", "Down", "Left", "Left", "Up", "Up", "Up", "Right"):
        if re.search(r"faces? fits?\.$", keys.heard):
            break
        keys.press(f"Arrow{way}")
    for face in "123456":
        if re.search(r"(?<!face) fits\. (One|\d+) faces? fits?\.$", keys.heard):
            break
        keys.press(face)
    keys.press("Enter")
    keys.visitor.at_rest()
    keys.press("c")
