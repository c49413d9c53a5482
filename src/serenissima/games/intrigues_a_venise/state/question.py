# compiled with mypyc
"""Questions with their answers, and tics, each packed into one number. A position keeps two lists of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNANSWERED: Final = -1


def pack_question(turn: i64, asker: i64, asked: i64, about: i64, ambassador: bool) -> i64:
    """A question that waits for its answer (IV-403, IV-404)."""
    return asker | asked << 2 | about << 4 | (i64(1) << 5 if ambassador else 0) | turn << 20


def asker_of(question: i64) -> i64:
    """Who asked."""
    return question & 3


def asked_of(question: i64) -> i64:
    """Who was asked."""
    return question >> 2 & 3


def about_of(question: i64) -> i64:
    """What it asks for: identity (0) or build (1)."""
    return question >> 4 & 1


def by_ambassador(question: i64) -> bool:
    """Whether it was asked through the Ambassador (IV-404)."""
    return question >> 5 & 1 == 1


def is_disclosed(question: i64) -> bool:
    """Whether the truth of each card had to be told (IV-421)."""
    return question >> 6 & 1 == 1


def is_repeated(question: i64) -> bool:
    """Whether the asker had seen these values from this player before (IV-420)."""
    return question >> 7 & 1 == 1


def answer_of(question: i64) -> i64:
    """The number of the answer, or UNANSWERED."""
    return (question >> 8 & 0xFFF) - 1


def turn_of(question: i64) -> i64:
    """The turn in which it was asked."""
    return question >> 20


def answered(question: i64, answer: i64, repeated: bool, disclosed: bool) -> i64:
    """The question with its answer."""
    flags: i64 = (1 << 6 if disclosed else 0) | (1 << 7 if repeated else 0)
    return question & ~(0xFFF << 8 | 3 << 6) | (answer + 1) << 8 | flags


def pack_tic(shake: i64, seat: i64, gesture: i64, to: i64, seers: i64) -> i64:
    """A tic made after shake number `shake` (IV-903, IV-905); `to` is a seat or -1, `seers` a mask of seats."""
    return seat | gesture << 2 | (to + 1) << 4 | seers << 8 | shake << 12


def tic_seat(tic: i64) -> i64:
    """Whose tic it is."""
    return tic & 3


def tic_gesture(tic: i64) -> i64:
    """Which gesture."""
    return tic >> 2 & 3


def tic_to(tic: i64) -> i64:
    """For whom it was meant, or -1."""
    return (tic >> 4 & 7) - 1


def tic_seers(tic: i64) -> i64:
    """The mask of seats that saw it."""
    return tic >> 8 & 15


def tic_shake(tic: i64) -> i64:
    """How many shakes there had been when it was made (IV-905)."""
    return tic >> 12
