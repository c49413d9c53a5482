"""A whole lesson in the browser, as a learner takes it: every step is done on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

import serenissima
from serenissima.core.lessons import Lesson, lesson_of
from tests.web.visitor import Visitor

Hand = Callable[[Visitor, str], None]
"""Plays the move of this text on the board of a game, as somebody would who clicks."""
STANDS = """([step, phase]) => {
  const dataset = document.querySelector('.learn')?.dataset;
  return dataset && Number(dataset.step) === step && dataset.phase === phase && dataset.sending === 'false';
}"""


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    found = lesson_of(serenissima.game(game))
    assert found is not None
    return found


def stands(visitor: Visitor, step: int, phase: str) -> None:
    """Waits until the learner is there."""
    visitor.page.wait_for_function(STANDS, arg=[step, phase])


def open_lesson(visitor: Visitor, game: str) -> None:
    """Goes to the lesson from the game's page, reads what the game is about, and begins."""
    visitor.visit(f"/g/{game}")
    visitor.page.get_by_role("link", name="Learn it").first.click()
    begin(visitor)


def begin(visitor: Visitor) -> None:
    """Leaves the goal of the game behind, with which every lesson opens."""
    expect(visitor.page.get_by_role("main", name=re.compile("in a nutshell$")).locator("dd")).to_have_count(3)
    button = visitor.page.get_by_role("button", name="Begin the lesson")
    expect(button).to_be_focused()
    expect(button).to_have_accessible_description(re.compile("How to win"))
    button.click()
    stands(visitor, 0, "asked")


def do_step(visitor: Visitor, game: str, number: int, play: Hand) -> None:
    """Does what the coach asks for in a step, and goes on."""
    step = lesson(game).steps[number]
    page = visitor.page
    stands(visitor, number, "asked")
    expect(page.get_by_test_id("coach-line")).not_to_contain_text("lesson-")
    if step.spot:
        expect(page.get_by_test_id("spot")).to_be_visible()
    if step.choices:
        page.locator(".answers button").nth(step.choices.index(step.right[0])).click()
    for text in step.shown if step.goal else ():
        play(visitor, text)
    if step.goal or step.choices:
        stands(visitor, number, "done")
    page.get_by_role("region", name="Your coach").get_by_role("button", name="Go on").click()


def take(visitor: Visitor, game: str, play: Hand) -> None:
    """Takes the lesson of a game from its page to its end, and sits down at the first match."""
    open_lesson(visitor, game)
    steps = lesson(game).steps
    for number in range(len(steps)):
        do_step(visitor, game, number, play)
    stands(visitor, len(steps) - 1, "over")
    visitor.page.get_by_role("button", name="Play your first match").click()
    expect(visitor.status).to_be_visible()
