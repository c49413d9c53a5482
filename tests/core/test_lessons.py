"""A lesson is the sum of what the learner does: what is accepted, what is answered, and what is no act at all."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.lessons import Attempt, BadLesson, Choose, Go, Lesson, Try, lesson_of, script
from serenissima.core.lessons.attempt import fits

TOY = serenissima.game("pebbles")


def lesson() -> Lesson:
    """The toy's."""
    found = lesson_of(TOY)
    assert found is not None
    return found


def tried(text: str) -> Try:
    """The act of playing this move."""
    return Try(msgspec.to_builtins(TOY.alphabet.parse(text)))


def test_what_was_asked_for_is_done() -> None:
    """Any of the goals will do; then the learner goes on, and the others play what the lesson lays down."""
    attempt = Attempt(TOY, lesson(), 0)
    attempt.act(tried("take 2"))
    assert (attempt.phase, attempt.said) == ("done", "done")
    attempt.act(Go())
    assert (attempt.number, attempt.phase) == (1, "asked")
    # Marina has peeked, which the learner was told
    assert [type(each.event).__name__ for frame in attempt.frames for each in frame.heard] == ["Peeked"]


def test_something_else_is_answered_and_cannot_be_played_on() -> None:
    """After a wrong try nothing can be played; with the acts that are kept the step begins again."""
    attempt = Attempt(TOY, lesson(), 0)
    attempt.act(tried("take 3"))
    assert (attempt.phase, attempt.said, attempt.kept) == ("wrong", "greedy", 0)
    with pytest.raises(IllegalMove):
        attempt.act(tried("take 1"))
    with pytest.raises(BadLesson, match="not done"):
        attempt.act(Go())


def test_a_decision_of_several_moves() -> None:
    """The first move of a goal leads on; a wrong second one has an answer of its own."""
    attempt = Attempt(TOY, lesson(), 1)
    attempt.act(tried("point 1"))
    assert (attempt.phase, attempt.tried) == ("asked", ["point 1"])
    attempt.act(tried("name black"))
    assert (attempt.phase, attempt.said) == ("wrong", "wrong-colour")


def test_an_illegal_move_changes_nothing() -> None:
    """It is refused like at a table, and the learner may try again."""
    attempt = Attempt(TOY, lesson(), 1)
    with pytest.raises(IllegalMove):
        attempt.act(tried("name black"))
    attempt.act(tried("point 1"))
    assert attempt.phase == "asked"


def test_choices() -> None:
    """A wrong choice is answered by its own sentence; what is no choice is refused."""
    attempt = Attempt(TOY, lesson(), 2)
    with pytest.raises(BadLesson, match="one, four"):
        attempt.act(Choose("three"))
    attempt.act(Choose("one"))
    assert (attempt.phase, attempt.said) == ("wrong", "one")


def test_a_goal_that_is_not_reached_is_answered_by_a_bot() -> None:
    """Who leaves the last pebble to the bot sees it taken."""
    attempt = Attempt(TOY, lesson(), 3)
    attempt.act(tried("take 1"))
    assert (attempt.phase, attempt.said) == ("wrong", "not-yet")
    assert len(attempt.frames) > 1
    won = Attempt(TOY, lesson(), 3)
    won.act(tried("take 2"))
    won.act(Go())
    assert won.phase == "over"


def test_patterns() -> None:
    """`*` stands for anything in one move; there must be as many moves."""
    assert fits(("take *",), ["take 2"])
    assert not fits(("take *",), ["take 2", "take 2"])
    assert not fits(("take 1", "*"), ["take 2", "x"])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("minutes = 1\nnames = ['']\nsteps = []", "start"),
        ("minutes = 1\nnames = ['']\n[[steps]]\nname = 'a'\nrule = 'X-1'", "start"),
        ("minutes = 1\nnames = ['']\n[[steps]]\nname = 'a'\nrule = 'X-1'\nstrat = {}", "strat"),
        ("minutes = ", "first.toml"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(tmp_path: Path, text: str, problem: str) -> None:
    """Without a beginning, with a word nobody knows, or half written."""
    file = tmp_path / "first.toml"
    file.write_text(text)
    with pytest.raises(BadLesson, match=problem):
        script._read(file)


def test_any_number_of_moves() -> None:
    """`**` stands for as many moves as there are, or none."""
    pattern = ("**", "take 2", "**", "confirm")
    assert fits(pattern, ["take 2", "confirm"])
    assert fits(pattern, ["take 1", "take 2", "take 1", "take 2", "confirm"])
    assert not fits(pattern, ["take 1", "confirm"])
    assert not fits(pattern, ["take 2", "confirm", "take 2"])


def test_a_bot_replies_as_often_as_it_is_told() -> None:
    """One decision of the bot, and no more, even if it could go on; the seats of a step have the first names."""
    last = lesson().steps[3]
    answer = msgspec.structs.replace(last.otherwise[0], replies=0)
    names = ("", "Marina", "Zorzi", "Lucia", "Nobody", "Nobody")
    quiet = msgspec.structs.replace(lesson(), names=names, steps=(msgspec.structs.replace(last, otherwise=(answer,)),))
    attempt = Attempt(TOY, quiet, 0)
    assert attempt.match.names == names[: attempt.match.seats]
    attempt.act(tried("take 1"))
    assert (attempt.phase, len(attempt.frames)) == ("wrong", 1)
