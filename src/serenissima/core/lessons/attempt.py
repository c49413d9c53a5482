"""Somebody takes a lesson: where they stand is the sum of what they did since the step they began with.

Nothing is stored: whoever comes back brings their acts along.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from itertools import permutations
from typing import Any, Literal

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.heard import Heard
from serenissima.core.illegal import IllegalMove
from serenissima.core.lessons.script import MANY, BadLesson, Lesson, Look, Otherwise, Pattern, Start, Step
from serenissima.core.match import Match
from serenissima.core.outcome import Outcome
from serenissima.core.refusal import NOT_YOUR_TURN
from serenissima.core.state import FORTUNA

PATIENCE = 200
"""How many decisions a bot may take before the learner is to move again."""
ITERATIONS = 40
"""What a bot spends on a decision, so that it follows from what it sees alone."""

Phase = Literal["asked", "wrong", "done", "over"]
"""The learner is to act; did something else, and has been answered; is done with the step; or with the lesson."""


class Try(msgspec.Struct, frozen=True, tag_field="type", tag="try", forbid_unknown_fields=True):
    """The learner plays a move: the values of its JSON form."""

    move: Any


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """The learner takes one of the choices."""

    choice: str


class Go(msgspec.Struct, frozen=True, tag_field="type", tag="go", forbid_unknown_fields=True):
    """The learner has seen it, and goes on."""


Act = Try | Choose | Go


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The match at one moment, as the learner sees it, or another seat (`Look.eyes`), and what was heard just then."""

    view: Any
    codes: list[int]
    to_move: int | None
    heard: list[Heard]
    outcome: Outcome | None


class Attempt:
    """One learner in a lesson, from the beginning of a step on.

    A step that goes on from the one before is reached as that one shows how it is done.
    """

    def __init__(self, game: AnyGame, lesson: Lesson, first: int) -> None:
        self.game = game
        self.lesson = lesson
        self.number = lesson.chapter(first)
        self.phase: Phase = "asked"
        self.said = ""
        """What the coach says: an attribute of the step's sentence, or nothing for the sentence itself."""
        self.spot = ""
        """The part of the board to look at."""
        self.tried: list[str] = []
        """What the learner has played in this step."""
        self.frames: list[Frame] = []
        """What came of the last act, moment by moment; the last is how it stands."""
        self.kept = 0
        """How many acts had been made when this step began: with these alone it begins again."""
        self._acts = 0
        self._match: Match[Any, Any]
        self._fortuna = Fortuna("")
        self._begin()
        while self.number < first:
            for act in (*self.answers(), Go()):
                self.act(act)
        self._acts = self.kept = 0

    @property
    def step(self) -> Step:
        """The step at hand."""
        return self.lesson.steps[self.number]

    @property
    def match(self) -> Match[Any, Any]:
        """The match on the table."""
        return self._match

    def act(self, act: Act) -> None:
        """Something the learner does. IllegalMove, with nothing changed, if it is no legal move here."""
        match act:
            case Try():
                self._try(act)
            case Choose():
                self._choose(act.choice)
            case Go():
                self._go()
        self._acts += 1
        if self.phase == "asked" and not self.tried:
            self.kept = self._acts

    def answers(self) -> list[Act]:
        """How the step at hand is done."""
        if self.step.choices:
            return [Choose(self.step.right[0])]
        moves = (self.game.alphabet.parse(text) for text in self.step.shown)
        return [Try(msgspec.to_builtins(move)) for move in moves] if self.step.goal else []

    # what the learner does

    def _try(self, act: Try) -> None:
        match, step = self._match, self.step
        if self.phase != "asked" or not step.goal:
            raise IllegalMove(self.game, NOT_YOUR_TURN)
        move = match.read(msgspec.json.encode(act.move))
        text = self.game.alphabet.text(move)
        before = len(match.log)
        self.frames = []
        match.play(move, self.lesson.learner)
        self._settle()
        self._show(before)
        self.tried.append(text)
        self._judge(step)

    def _judge(self, step: Step) -> None:
        """Whether what was tried so far is the goal, leads towards it, or is something else."""
        tried, whole = self.tried, step.whole
        if whole and self._match.to_move == self.lesson.learner:
            return
        if isinstance(step.goal, tuple) and any(fits(goal, tried, whole) for goal in step.goal):
            self._reach()
            return
        answer = next((each for each in step.otherwise if each.when and fits(each.when, tried, whole)), None)
        if answer is None and not whole and self._on_the_way(step):
            return
        if answer is None and isinstance(step.goal, str) and self._reached(step.goal):
            self._reach()
            return
        self._reply(answer or next((each for each in step.otherwise if not each.when), Otherwise()))

    def _on_the_way(self, step: Step) -> bool:
        if isinstance(step.goal, str):
            return self._match.to_move == self.lesson.learner
        tried = self.tried
        ways = (*step.goal, *(each.when for each in step.otherwise))
        return any(len(way) > len(tried) and fits(way[: len(tried)], tried) for way in ways)

    def _reached(self, goal: str) -> bool:
        if goal == "turn":
            return True
        outcome = self._match.outcome
        return outcome is not None and outcome.ranks[self.lesson.learner] == 1

    def _choose(self, choice: str) -> None:
        step = self.step
        if self.phase != "asked" or choice not in step.choices:
            raise BadLesson(f"there is no choice {choice!r} here; there are: {', '.join(step.choices) or 'none'}")
        self.frames = [self._frame([])]
        self.tried.append(choice)
        if choice in step.right:
            self._reach()
            return
        answer = next((each for each in step.otherwise if each.when == (choice,)), Otherwise(say=choice))
        self._reply(answer)

    def _go(self) -> None:
        looked = self.phase == "asked" and not self.step.goal and not self.step.choices
        if self.phase != "done" and not looked:
            raise BadLesson("this step is not done yet")
        if self.number + 1 == len(self.lesson.steps):
            self.phase = "over"
            self.frames = [self._frame([])]
            return
        self.number += 1
        self._begin()

    # what comes of it

    def _begin(self) -> None:
        step = self.step
        self.phase, self.said, self.spot, self.tried, self.frames = "asked", "", step.spot, [], []
        if step.start is not None:
            self._set_up(step.start)
        self.frames.append(self._frame([]))
        self._play(step.before)

    def _set_up(self, start: Start) -> None:
        self._fortuna = Fortuna(start.seed)
        seats = self.game.seats[0] if start.seats is None else start.seats
        self._match = Match(
            self.game,
            seats,
            start.options,
            names=self.lesson.names[:seats],
            practice=True,
            position=start.position,
        )
        for text in start.moves:
            self._lay_down(text)
        self._settle()

    def _reach(self) -> None:
        self.phase, self.said, self.spot = "done", "done", ""
        self._play(self.step.after)
        self._let_play(self.step.bot, self.step.replies)
        self._look(self.step.look)

    def _reply(self, answer: Otherwise) -> None:
        self.phase, self.said, self.spot = "done" if answer.enough else "wrong", answer.say, ""
        self._play(answer.then)
        self._let_play(answer.bot, answer.replies)
        self._look(answer.look)

    def _look(self, look: Look | None) -> None:
        if look is None:
            return
        self.spot = look.spot
        if look.eyes is not None:
            self.frames.append(self._frame([], look.eyes))

    def _play(self, moves: Pattern) -> None:
        """Plays what the lesson lays down, for whoever is to move."""
        for number, text in enumerate(moves, start=1):
            before = len(self._match.log)
            self._lay_down(text)
            if number == len(moves):
                self._settle()
            self._show(before)

    def _lay_down(self, text: str) -> None:
        """Plays one move that the lesson lays down. Chance draws before it, unless it is chance's own."""
        match = self._match
        if match.to_move == FORTUNA:
            try:
                match.check(text)
            except IllegalMove:
                self._settle()
        match.play(text)

    def _settle(self) -> None:
        """Chance draws by the seed of the step's start."""
        match = self._match
        while match.to_move == FORTUNA:
            codes = match.state.codes()
            code = codes[self._fortuna.draw(match.entry, match.state.odds())]
            match.play(self.game.alphabet.move(code))

    def _let_play(self, bot: str, replies: int | None) -> None:
        """A bot acts for whoever is to move, until that is the learner, or nobody, or it has replied often enough."""
        if not bot:
            return
        chooser = self.game.bot(bot, iterations=ITERATIONS)
        for _ in range(PATIENCE if replies is None else replies):
            if self._match.to_move in (None, self.lesson.learner):
                return
            before = len(self._match.log)
            self._match.play(chooser)
            self._settle()
            self._show(before)
        if replies is None:
            raise BadLesson(f"{self.step.name}: the learner is never to move again")

    def _show(self, before: int) -> None:
        """Adds how it stands after the entries from this one on."""
        match, seat = self._match, self.lesson.learner
        known = sum(n <= before for n in match.known((seat,)))
        self.frames.append(self._frame(match.heard(seat, known + 1)))

    def _frame(self, heard: list[Heard], eyes: int | None = None) -> Frame:
        match, learner = self._match, self.lesson.learner
        seat = learner if eyes is None else eyes
        mover = match.to_move
        return Frame(
            view=match.view(seat),
            codes=match.codes() if mover == seat == learner and self.step.goal else [],
            to_move=None if mover is not None and mover < 0 else mover,
            heard=heard,
            outcome=match.outcome,
        )


def fits(pattern: Pattern, texts: Sequence[str], any_order: bool = False) -> bool:
    """Whether these moves are what the pattern says, one by one (or in any order); `**` is any number of moves."""
    orders = permutations(pattern) if any_order else (pattern,)
    return any(_in_order(order, texts) for order in orders)


def _in_order(pattern: Pattern, texts: Sequence[str]) -> bool:
    if not pattern:
        return not texts
    if pattern[0] == MANY:
        return any(_in_order(pattern[1:], texts[number:]) for number in range(len(texts) + 1))
    return bool(texts) and fnmatchcase(texts[0], pattern[0]) and _in_order(pattern[1:], texts[1:])
