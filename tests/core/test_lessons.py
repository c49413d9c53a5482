"""A lesson is the sum of what the learner does: what is accepted, what is answered, and what is no act at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.lessons import Attempt, BadLesson, Choose, Go, Lesson, Look, Otherwise, Try, lesson_of, script
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


def changed(number: int, **fields: Any) -> Lesson:
    """The toy's lesson with a step that is otherwise."""
    steps = list(lesson().steps)
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return msgspec.structs.replace(lesson(), steps=tuple(steps))


def test_what_leads_to_an_answer_of_its_own_is_not_answered_before() -> None:
    """A decision of several moves that has an answer is seen to its end."""
    answer = Otherwise(when=("point 1", "name grey"), say="seen")
    attempt = Attempt(TOY, changed(1, goal=(("point 1", "name black"),), otherwise=(answer,)), 1)
    attempt.act(tried("point 1"))
    assert attempt.phase == "asked"
    attempt.act(tried("name grey"))
    assert (attempt.phase, attempt.said) == ("wrong", "seen")


def test_an_answer_that_will_do_ends_the_step() -> None:
    """With `enough` the learner goes on, with a sentence of its own."""
    attempt = Attempt(TOY, changed(0, otherwise=(Otherwise(when=("take 3",), say="greedy", enough=True),)), 0)
    attempt.act(tried("take 3"))
    assert (attempt.phase, attempt.said) == ("done", "greedy")
    attempt.act(Go())
    assert attempt.number == 1


def test_looking_through_other_eyes() -> None:
    """What another seat sees is shown last, with nothing to play; the coach points at a part of it."""
    look = Look(eyes=1, spot="heap")
    attempt = Attempt(TOY, changed(0, spot="", look=look, otherwise=(Otherwise(look=look),)), 0)
    assert attempt.spot == ""
    attempt.act(tried("take 1"))
    assert attempt.spot == "heap"
    assert attempt.frames[-1].view == attempt.match.view(1) != attempt.match.view(0)
    assert attempt.frames[-1].codes == []
    attempt.act(Go())
    assert attempt.frames[-1].view == attempt.match.view(0)


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
    assert not fits(("take 1", "confirm"), ["confirm", "take 1"])
    assert fits(("take 1", "confirm"), ["confirm", "take 1"], any_order=True)


def test_a_whole_turn_is_judged_when_it_is_made() -> None:
    """Nothing is said about its first move, however wrong; then its moves count in any order."""
    whole = msgspec.structs.replace(lesson().steps[1], whole=True, goal=(("name grey", "point 1"),))
    steps = (lesson().steps[0], whole, *lesson().steps[2:])
    right = Attempt(TOY, msgspec.structs.replace(lesson(), steps=steps), 1)
    right.act(tried("point 1"))
    assert (right.phase, right.tried) == ("asked", ["point 1"])
    right.act(tried("name grey"))
    assert right.phase == "done"


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
