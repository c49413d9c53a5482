"""Lessons: a game's guided first match. It is data in the game's folder; here is what reads it and teaches by it."""

from serenissima.core.lessons.attempt import Act, Attempt, Choose, Frame, Go, Phase, Try
from serenissima.core.lessons.script import BadLesson, Lesson, Look, Otherwise, Start, Step, lesson_of

__all__ = [
    "Act",
    "Attempt",
    "BadLesson",
    "Choose",
    "Frame",
    "Go",
    "Lesson",
    "Look",
    "Otherwise",
    "Phase",
    "Start",
    "Step",
    "Try",
    "lesson_of",
]
