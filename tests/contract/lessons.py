"""What every lesson promises: it can be taken to its end, and whatever the learner does is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from serenissima.core.game import AnyGame
from serenissima.core.languages import source
from serenissima.core.lessons import Act, Attempt, Choose, Go, Lesson, Try, lesson_of
from serenissima.core.lessons.attempt import fits
from serenissima.tables.lessons import coached
from tests.contract import rulebook

MOST_WORDS = 22
"""In one sentence of a coach."""
BANNED = re.compile(r"\b(simply|just|obviously|of course|easy|easily)\b", re.IGNORECASE)
CODED = re.compile(r"\b[A-Z]{2,}-\d+|\b\d+,\d+\b|[a-z]_[a-z]")
"""Rule numbers, coordinates and names of options: not for people."""
MOST_LOOKS = 3
"""Steps of a lesson in which the learner only looks."""


def taught(game: AnyGame) -> Lesson:
    """The lesson of a game; every game has one."""
    lesson = lesson_of(game)
    assert lesson is not None, f"{game.name} has no lesson"
    return lesson


def catalogue(game: AnyGame, language: str) -> FluentBundle:
    """The sentences of a lesson."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(game.folder / "lessons", language)))
    return bundle


def tried(game: AnyGame, text: str) -> Try:
    """The act of playing this move."""
    return Try(msgspec.to_builtins(game.alphabet.parse(text)))


def each_step(game: AnyGame, lesson: Lesson) -> Iterator[tuple[Attempt, list[Act]]]:
    """Every step as it begins, and the acts that lead to it from the first."""
    acts = list[Act]()
    attempt = Attempt(game, lesson, 0)
    while attempt.phase != "over":
        yield attempt, list(acts)
        for act in (*attempt.answers(), Go()):
            attempt.act(act)
            acts.append(act)


def again(game: AnyGame, lesson: Lesson, first: int, acts: list[Act]) -> Attempt:
    """A learner who has done this."""
    attempt = Attempt(game, lesson, first)
    for act in acts:
        attempt.act(act)
    return attempt


def check_goes_to_its_end(game: AnyGame) -> None:
    """Who does what is asked reaches every step, in order, and the end; each step begins with the learner to act."""
    lesson = taught(game)
    seen = []
    for attempt, _ in each_step(game, lesson):
        step = attempt.step
        seen.append(step.name)
        assert attempt.phase == "asked", step.name
        if step.goal:
            assert attempt.frames[-1].codes, f"{step.name}: there is nothing the learner could play"
            assert not any("*" in text for text in step.shown), f"{step.name}: say in `model` how it is done"
        if step.choices:
            assert set(step.right) < set(step.choices), step.name
        for mark in step.mark:
            game.alphabet.parse(mark)
    assert seen == [step.name for step in lesson.steps]
    game.start(options=lesson.options)
    assert len(set(seen)) == len(seen), "two steps have one name"
    assert sum(not step.goal and not step.choices for step in lesson.steps) <= MOST_LOOKS


def check_coming_back(game: AnyGame) -> None:
    """Whoever comes back stands where they stood: with all acts from the first step, or at the step itself."""
    lesson = taught(game)
    for attempt, acts in each_step(game, lesson):
        back, there = again(game, lesson, 0, acts), again(game, lesson, attempt.number, [])
        assert back.number == there.number == attempt.number
        assert back.frames[-1].view == there.frames[-1].view == attempt.frames[-1].view, attempt.step.name
        assert (back.kept, there.kept) == (len(acts), 0), attempt.step.name


def check_everything_is_answered(game: AnyGame, most: int) -> None:
    """Each legal move in each step is accepted, leads on, or is answered in words, however far the learner has got."""
    lesson = taught(game)
    bundle = catalogue(game, "en")
    for attempt, _ in each_step(game, lesson):
        step, here, done = attempt.step, attempt.number, attempt.answers()
        for number in range(len(done)):
            so_far = done[:number]
            standing = again(game, lesson, here, so_far)
            codes = standing.frames[-1].codes
            others: list[Act] = [tried(game, game.alphabet.text(game.alphabet.move(code))) for code in codes]
            others += [Choose(choice) for choice in step.choices]
            assert others, step.name
            for act in others[:: 1 + len(others) // most]:
                after = again(game, lesson, here, [*so_far, act])
                assert after.phase in ("asked", "wrong", "done"), step.name
                if after.phase == "wrong":
                    assert says(bundle, step.name, after.said), f"lesson-{step.name}.{after.said} is missing"


def check_showing_leads_to_the_goal(game: AnyGame, most: int) -> None:
    """From wherever the learner stands in a step, what "Show me" marks is legal and ends at the step's goal.

    Whoever has left every way to the goal is shown nothing there, and everything where the step begins again.
    """
    lesson = taught(game)
    for attempt, _ in each_step(game, lesson):
        if not attempt.step.goal:
            continue
        for so_far in _half_done(game, lesson, attempt.number, most):
            told = coached(game, lesson, attempt.number, so_far)
            if not told.shown:
                assert so_far, f"{attempt.step.name}: nothing is shown where it begins"
                so_far = so_far[: told.kept]
                told = coached(game, lesson, attempt.number, so_far)
            follow: list[Act] = [Try(msgspec.json.decode(move)) for move in told.shown]
            after = again(game, lesson, attempt.number, [*so_far, *follow])
            assert after.phase == "done", f"{attempt.step.name}: shown in vain after {so_far}"


def _half_done(game: AnyGame, lesson: Lesson, number: int, most: int) -> list[list[Act]]:
    """Ways to stand in the middle of a step: some of all sequences of legal moves after which it is still asked."""
    found: list[list[Act]] = [[]]
    for so_far in found:
        standing = again(game, lesson, number, so_far)
        for code in standing.frames[-1].codes:
            act = tried(game, game.alphabet.text(game.alphabet.move(code)))
            if len(found) < most and again(game, lesson, number, [*so_far, act]).phase == "asked":
                found.append([*so_far, act])
    return found


def check_every_answer_can_be_given(game: AnyGame) -> None:
    """Every pattern of a lesson can be met: none stands behind another that takes all of its moves."""
    for attempt, _ in each_step(game, taught(game)):
        step = attempt.step
        for number, one in enumerate(step.otherwise):
            earlier = step.otherwise[:number]
            assert not any(each.when and one.when and fits(each.when, one.when) for each in earlier), step.name
        assert sum(not one.when for one in step.otherwise) <= 1, step.name
        if step.goal not in ((), "turn"):
            assert any(not one.when for one in step.otherwise), f"{step.name}: whatever else is done has no answer"


def check_words(game: AnyGame) -> None:
    """Every sentence is there and used, short, and a person's words; every rule is one of the game's."""
    lesson = taught(game)
    bundle = catalogue(game, "en")
    rules = rulebook.of(game)
    for step in lesson.steps:
        assert step.rule in rules, f"{step.name}: there is no rule {step.rule}"
        wanted = {"done"} if step.goal or step.choices else set()
        wanted |= {one.say for one in step.otherwise} | {f"choice-{choice}" for choice in step.choices}
        wanted |= {choice for choice in step.choices if choice not in step.right}
        assert bundle.has_message(f"lesson-{step.name}"), f"lesson-{step.name} is missing"
        there = set(bundle.get_message(f"lesson-{step.name}").attributes)
        assert wanted <= there, f"lesson-{step.name} has no {wanted - there}"
        unused = there - wanted - {"why", "hint"}
        assert not unused, f"lesson-{step.name}: nobody says {unused}"
        wrong = any(not one.enough for one in step.otherwise) or set(step.choices) - set(step.right)
        assert wrong or "hint" not in there, f"lesson-{step.name}: nobody can be wrong twice, so the hint is never said"
        for attribute in ("", *there):
            _check_line(f"lesson-{step.name}.{attribute}", says(bundle, step.name, attribute))
    known = {f"lesson-{step.name}" for step in lesson.steps}
    written = set(re.findall(r"^(lesson-[\w-]+)", source(game.folder / "lessons", "en"), re.MULTILINE))
    assert written == known, f"no step says {written - known}"


def _check_line(key: str, line: str) -> None:
    assert line, f"{key} is missing"
    for sentence in re.split(r"(?<=[.!?:])\s", line):
        assert len(sentence.split()) <= MOST_WORDS, f"{key} is too long: {sentence}"
    assert not BANNED.search(line), f"{key} talks down to the learner: {line}"
    assert not CODED.search(line), f"{key} speaks in codes: {line}"


def says(bundle: FluentBundle, step: str, attribute: str) -> str:
    """A sentence of a step; empty if it is missing."""
    if not bundle.has_message(f"lesson-{step}"):
        return ""
    message = bundle.get_message(f"lesson-{step}")
    pattern = message.attributes.get(attribute) if attribute else message.value
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""
