"""A full state that fits everything a seat knows: one of the worlds left, with possible answers where it saw none."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
from librt.vecs import append

from serenissima.core.options import Options
from serenissima.games.intrigues_a_venise import facts, worlds
from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    BUILDS,
    COLOURS,
    GESTURES,
    MARBLES,
)
from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.moves import CARD_VALUES
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answering import codes, record_answer
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, legal_answers
from serenissima.games.intrigues_a_venise.state.moving import look
from serenissima.games.intrigues_a_venise.state.position import DEAL, MOVING, PHASES
from serenissima.games.intrigues_a_venise.state.question import answered, pack_question, pack_tic
from serenissima.games.intrigues_a_venise.state.rules import rules_for
from serenissima.games.intrigues_a_venise.state.tables import SHAKES, bag_of
from serenissima.games.intrigues_a_venise.view import Piece, Question, View

_NUMBERS = {bits: number for number, bits in enumerate(ANSWERS)}


def imagine(view: View, random: Random) -> State:
    """A state whose view, for the same seat, is this view. All worlds left are equally likely."""
    state = State(rules_for(len(view.players), Options(msgspec.to_builtins(view.options))))
    _public(state, view)
    if _filled(view):
        _envelopes(state, view, random)
    else:
        _half_dealt(state, view, random)
    given = _given(view)
    for question in view.questions:
        _ask(state, question, given.get(question.number), random)
    _tics(state, view)
    if state.phase == MOVING:
        look(state)
    return state


def _filled(view: View) -> bool:
    """Whether the envelopes are filled (IV-206); a match can end before (IV-627)."""
    if view.result is not None:
        return bool(view.result.missions)
    phase = PHASES.index(view.phase)
    return phase > DEAL or (phase == DEAL and view.dealt == 3 * len(view.players))


def _public(state: State, view: View) -> None:
    """Everything that all players see."""
    state.phase = PHASES.index(view.phase)
    state.dealt = view.dealt
    for seat, player in enumerate(view.players):
        if player.colour is not None:
            colour = COLOURS.index(player.colour)
            state.colours[seat] = colour
            state.seat_of[colour] = seat
    for piece in view.pieces:
        number = _number(piece)
        state.pieces.at[number] = piece.space
        if piece.moved:
            state.moved |= 1 << number
    state.left_embassy = view.left_embassy
    state.active = -1 if view.active is None else view.active
    state.turn = view.turn
    if view.marbles:
        kinds = [MARBLES.index(rolled.marble) for rolled in view.marbles]
        state.shake = SHAKES.index((kinds[0], kinds[1], kinds[2]))
        state.bag = bag_of([kind for kind, rolled in zip(kinds, view.marbles, strict=True) if not rolled.used])
    state.shakes = view.turn if view.marbles else max(0, view.turn - 1)
    state.picked = 0 if view.picked is None else MARBLES.index(view.picked)
    state.spy = -1 if view.picked_spy is None else _number(view.picked_spy)
    state.met = 0 if view.meeting is None else view.meeting.space
    if view.result is not None:
        state.announcer = -1 if view.result.announcer is None else view.result.announcer
        state.leaver = -1 if view.result.leaver is None else view.result.leaver
        state.right = view.result.right


def _number(piece: Piece) -> int:
    if piece.colour is None or piece.build is None:
        return AMBASSADOR
    return 4 * COLOURS.index(piece.colour) + BUILDS.index(piece.build)


def _fill(state: State, number: int, envelope: Sequence[int]) -> None:
    state.identities[number], state.builds[number], state.messages[number] = envelope


def _envelopes(state: State, view: View, random: Random) -> None:
    """The viewer's envelope is known; the others hold one of the worlds that fit every answer it was given."""
    seats = len(view.players)
    if view.result is not None:
        for seat, player in enumerate(view.players):
            assert player.envelope is not None
            _fill(state, seat, facts.own_of(player.envelope))
        if view.result.arrested is not None:
            _fill(state, 3, facts.own_of(view.result.arrested))
        return
    mine = None if view.seat is None else view.players[view.seat].envelope
    if view.seat is None or mine is None:
        deals = [random.sample(range(4), 4) for _ in range(3)]
        for number in range(4):
            _fill(state, number, [deal[number] for deal in deals])
        return
    own = facts.own_of(mine)
    known = facts.facts_of(view.seat, seats, view.questions, view.options)
    world = pick(own, worlds.left(own, known), random)
    _fill(state, view.seat, own)
    for envelope, holder in enumerate(facts.holders(view.seat, seats)):
        _fill(state, 3 if holder is None else holder, [values[envelope] for values in world])


def pick(own: worlds.Own, left: int, random: Random) -> worlds.World:
    """One of a set of worlds, all equally likely."""
    every = worlds.every_world(own)
    chosen = random.randrange(left.bit_count())
    for _ in range(chosen):
        left &= left - 1
    return every[(left & -left).bit_length() - 1]


def _half_dealt(state: State, view: View, random: Random) -> None:
    """While the envelopes are being filled nobody has looked into one (IV-206)."""
    if state.phase != DEAL:
        return
    seats = len(view.players)
    for kind, cards in enumerate((state.identities, state.builds, state.messages)):
        deal = random.sample(range(4), 4)
        for seat in range(min(seats, max(0, view.dealt - kind * seats))):
            cards[seat] = deal[seat]


def _given(view: View) -> dict[int, int]:
    """The viewer's earlier answers, which it no longer sees but can infer from what may not be shown again (IV-422).

    With `notes: paper` and `repeat: forbidden`: by the number of the question, in the order they were given.
    """
    if view.question is None or view.question.asked != view.seat or not view.repeats:
        return {}
    own = view.players[view.question.asked].envelope
    assert own is not None
    identity, build, message = facts.own_of(own)
    order = [str(value) for value in CARD_VALUES]
    fresh = [sum(1 << order.index(card) for card in each.cards) for each in view.repeats]
    shown: list[int] = []
    found: dict[int, int] = {}
    for question in view.questions:
        pair = (question.asker, question.asked) == (view.question.asker, view.seat)
        if not pair or not question.answered or question.reply is not None:
            continue
        about, ambassador = 0 if question.about == "identity" else 1, question.via == "ambassador"
        legal = legal_answers(ambassador, about, identity, build, message, True, True)
        # a value shown for the first time is next in the list; any other was shown before
        values = next(values for values in (*fresh[:1], *shown) if ANSWER + _NUMBERS[values] in legal)
        if values in fresh:
            shown.append(fresh.pop(0))
        found[question.number] = _NUMBERS[values]
    return found


def _ask(state: State, question: Question, given: int | None, random: Random) -> None:
    """A question with its answer, or with one that could have been given if the answer is not known."""
    about = 0 if question.about == "identity" else 1
    packed = pack_question(question.turn, question.asker, question.asked, about, question.via == "ambassador")
    state.questions = append(state.questions, packed)
    if not question.answered:
        state.asked = question.asked
        return
    last = len(state.questions) - 1
    if question.reply is not None:
        number = _NUMBERS[worlds.bits_of(question.reply.cards)]
        disclosed = any(truth is not None for truth in question.reply.truths)
        state.questions[last] = answered(packed, number, question.reply.repeated, disclosed)
        return
    record_answer(state, random.choice(codes(state)) - ANSWER if given is None else given)


def _tics(state: State, view: View) -> None:
    """The tics that were seen. There may have been others, but they change nothing for this seat."""
    for seen in view.tics:
        seers = (1 << len(view.players)) - 1
        to = -1
        if seen.to is not None:
            to = seen.to
            seers = 1 << seen.seat | 1 << to | (0 if view.seat is None else 1 << view.seat)
        packed = pack_tic(seen.turn, seen.seat, GESTURES.index(seen.gesture), to, seers)
        state.tics = append(state.tics, packed)
