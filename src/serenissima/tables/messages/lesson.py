"""Lessons, as they are taken over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.core.lessons import Act, Phase
from serenissima.core.options import OptionValue
from serenissima.core.outcome import Outcome
from serenissima.core.refusal import Refusal
from serenissima.tables.messages.outgoing import HeardEvent


class LessonInfo(msgspec.Struct, kw_only=True):
    """GET /api/games/{name}/lesson: its steps, and its sentences (Fluent source) in the asked language.

    `names` of the players; the learner's is empty. `afresh` names the steps that begin in another match than the one
    before ended in, `later` those that begin later in the same. `options` of the match that follows the lesson, where
    they are not the usual ones.
    """

    minutes: int
    learner: int
    names: list[str]
    steps: list[str]
    afresh: list[str]
    later: list[str] = []
    text: str
    options: dict[str, OptionValue] = {}


class LessonActs(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{name}/lesson: all that the learner has done since this step began; answered by `Coached`."""

    step: int
    acts: list[Act] = []


class Scene(msgspec.Struct, kw_only=True):
    """One moment of a lesson: what the learner sees, may play, and has just heard."""

    view: msgspec.Raw
    moves: list[msgspec.Raw]
    to_move: int | None
    heard: list[HeardEvent]
    outcome: Outcome | None = None


class Coached(msgspec.Struct, kw_only=True):
    """Where the learner stands, and what came of the last act, moment by moment (`scenes`; the last is how it stands).

    `said`: the key of the coach's sentence in the lesson's text. `wants`: whether the learner shall `play`, `choose` or
    only `look`. `mark`: moves whose places the board marks; `shown`: those that lead to the goal from here; `spot`: a
    part of the board to look at. `kept`: the number of acts after which the step begins again. `refusal`: the last act
    was no legal move and is not counted; `text` says why.
    """

    step: int
    phase: Phase
    said: str
    rule: str
    wants: Literal["play", "choose", "look"]
    scenes: list[Scene]
    mark: list[msgspec.Raw] = []
    shown: list[msgspec.Raw] = []
    spot: str = ""
    choices: list[str] = []
    kept: int = 0
    refusal: Refusal | None = None
    text: str = ""
