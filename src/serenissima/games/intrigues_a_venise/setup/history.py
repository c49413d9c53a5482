"""What was asked, shown and gestured before a position that was written down."""

from __future__ import annotations

from librt.vecs import append

from serenissima.core.game import NotAMove
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.box import ABOUT, GESTURES
from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.setup.written import Question, Setup, Tic
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answering import codes, record_answer
from serenissima.games.intrigues_a_venise.state.position import ANSWERING, EXILING, NONE
from serenissima.games.intrigues_a_venise.state.question import (
    answer_of,
    asked_of,
    asker_of,
    pack_question,
    pack_tic,
    turn_of,
)
from serenissima.games.intrigues_a_venise.state.rules import DISCREET, OFF

_ALPHABET = Alphabet()


def ask(state: State, question: Question) -> None:
    """A question and its answer, which must have been legal (IV-410 to IV-424)."""
    if question.asker == question.asked or max(question.asker, question.asked) >= state.rules.seats:
        raise ValueError(f"seat {question.asker} cannot have asked seat {question.asked} (IV-403)")
    last = len(state.questions) - 1
    earliest = turn_of(state.questions[last]) if last >= 0 else 1
    if not earliest <= question.turn <= state.turn:
        raise ValueError(f"a question in turn {question.turn} is out of order: this is turn {state.turn} (IV-407)")
    if last >= 0 and answer_of(state.questions[last]) < 0:
        raise ValueError("a question is answered before the next one (IV-410)")
    about = ABOUT.index(question.about)
    packed = pack_question(question.turn, question.asker, question.asked, about, question.ambassador)
    state.questions = append(state.questions, packed)
    if question.answer is None:
        return
    try:
        code = _ALPHABET.code(_ALPHABET.parse(f"answer {question.answer}"))
    except NotAMove:
        code = -1
    if code not in codes(state):
        raise ValueError(f"{question.answer[:40]!r} is no answer seat {question.asked} may give (IV-410 to IV-424)")
    record_answer(state, code - ANSWER)


def check_question(state: State) -> None:
    """Exactly in the phases for it, the last question waits for its answer or was just answered."""
    last = len(state.questions) - 1
    question = state.questions[last] if last >= 0 else -1
    waiting = last >= 0 and answer_of(question) < 0
    if waiting != (state.phase == ANSWERING):
        raise ValueError("a question waits for its answer exactly in the phase answer (IV-410)")
    if waiting:
        state.asked = asked_of(question)
    if state.phase in (ANSWERING, EXILING) and (
        last < 0 or asker_of(question) != state.active or turn_of(question) != state.turn
    ):
        raise ValueError("the last question is that of the meeting at hand (IV-403)")


def tics(state: State, setup: Setup) -> None:
    """The tics so far, which must have been allowed (IV-903 to IV-905)."""
    for tic in setup.tics:
        _tic(state, tic)
    for seat in range(state.rules.seats):
        for shake in {tic.shake for tic in setup.tics}:
            made = sum(tic.seat == seat and tic.shake == shake for tic in setup.tics)
            if made > state.rules.tic_limit:
                raise ValueError(f"seat {seat} made {made} tics between two shakes: {state.rules.tic_limit} (IV-905)")
    if setup.noticing:
        last = setup.tics[-1] if setup.tics else None
        if last is None or last.seers or last.shake != state.shakes or state.rules.tics != DISCREET:
            raise ValueError("Fortuna says who notices a discreet tic that was just made (IV-904)")
        if state.decider() < 0:
            raise ValueError("a tic is made while somebody decides (IV-902)")
        state.noticing = True


def _tic(state: State, tic: Tic) -> None:
    discreet = state.rules.tics == DISCREET
    everybody = (1 << int(state.rules.seats)) - 1
    if state.rules.tics == OFF or (tic.to is not None) != discreet or (tic.seers and not discreet):
        raise ValueError(
            "a tic is for one seat, and noticed by others, exactly with the option tics: discreet (IV-904)"
        )
    if max([tic.seat, *tic.seers, tic.to or 0]) >= state.rules.seats or tic.to == tic.seat or tic.shake > state.shakes:
        raise ValueError(f"seat {tic.seat} cannot have made this tic (IV-903)")
    if {tic.seat, tic.to} & set(tic.seers):
        raise ValueError("a tic is noticed by others than its player and the one it was meant for (IV-904)")
    to = NONE if tic.to is None else tic.to
    seers = everybody if tic.to is None else sum(1 << seat for seat in {tic.seat, tic.to, *tic.seers})
    packed = pack_tic(tic.shake, tic.seat, GESTURES.index(tic.gesture), to, seers)
    state.tics = append(state.tics, packed)
