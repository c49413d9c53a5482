"""Why a move of the alphabet is not legal now: the rule a person would name.

It looks only at what the mover knows: the board, the mover's own envelope and the cards shown to this asker.
"""

from __future__ import annotations

from serenissima.core.game import NOT_YOUR_TURN, Refusal
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, BUILDS, COLOURS, MARBLES, MESSAGES, SPACES
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    ANSWER,
    ASK,
    END,
    EXILE,
    EXTRA,
    FINISH,
    MARBLE,
    MEET,
    PLACE,
    SHAKE,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answering import times_shown
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, SEALS, VALUES, fits, true_cards
from serenissima.games.intrigues_a_venise.state.pieces import moves
from serenissima.games.intrigues_a_venise.state.position import (
    ANSWERING,
    ASKING,
    EXILING,
    MOVING,
    NONE,
    PLACES,
    READY,
    RESOLVE,
    TAKING_COLOURS,
)
from serenissima.games.intrigues_a_venise.state.question import about_of, by_ambassador
from serenissima.games.intrigues_a_venise.state.rules import DISCREET, LENIENT, OFF
from serenissima.games.intrigues_a_venise.state.tables import BLACK, NEIGHBOURS, PURPLE
from serenissima.games.intrigues_a_venise.telling import STEP_RULES

NOW = {
    TAKING_COLOURS: ("IV-201", "choose-colour"),
    PLACES: ("IV-204", "choose-places"),
    READY: ("IV-621", "shake-first"),
    MOVING: ("IV-326", "move-now"),
    RESOLVE: ("IV-402", "resolve-now"),
    ASKING: ("IV-403", "ask-now"),
    ANSWERING: ("IV-419", "answer-now"),
    EXILING: ("IV-501", "exile-now"),
}
"""What has to be done in each phase, and by which rule."""


def refuse(state: State, seat: int, code: int) -> Refusal:
    """The reason why this seat cannot play this code now."""
    if seat != state.to_move():
        return _out_of_turn(state, seat, code)
    if code >= TIC:
        return _tic(state, state.decider(), code - TIC)
    if PLACE <= code < SHAKE and not (state.phase == PLACES and code < PLACE + 24):
        return Refusal("IV-920", "fortunas-move")
    found: Refusal | None = None
    if state.phase == TAKING_COLOURS:
        found = Refusal("IV-201", "colour-taken") if code < PLACE else None
    elif state.phase == MOVING:
        found = _moving(state, code)
    elif state.phase == RESOLVE:
        found = _resolving(state, code)
    elif state.phase == ASKING:
        found = _asking(state, code)
    elif state.phase == ANSWERING:
        found = _answering(state, code - ANSWER) if code >= ANSWER else None
    elif state.phase == EXILING:
        found = _exiling(state, code - EXILE) if EXILE < code < ANNOUNCE else None
    if found is not None:
        return found
    if code == ANNOUNCE:
        return Refusal("IV-620", "announce-later")
    rule, reason = NOW.get(state.phase, ("IV-920", "fortunas-turn"))
    return Refusal(rule, reason)


def _moving(state: State, code: int) -> Refusal | None:
    """Marbles, spies, steps and finishing (IV-310 to IV-328)."""
    if MARBLE < code < SPY:
        if state.picked:
            return Refusal("IV-315", "picked-already", {"marble": MARBLES[state.picked]})
        marble = code - MARBLE
        if not state.bag >> 4 * (marble - 1) & 15:
            return Refusal("IV-301", "marble-not-there", {"marble": MARBLES[marble]})
        return Refusal("IV-326", "marble-useless", {"marble": MARBLES[marble]})
    if SPY <= code < SPY + AMBASSADOR:
        return _spy(state, code - SPY)
    if STEP < code < FINISH:
        return _step(state, code - STEP)
    if code == FINISH:
        return Refusal("IV-315", "step-first") if state.picked else _stop(state)
    if code == ANNOUNCE:
        return Refusal("IV-620", "finish-first")
    return None


def _spy(state: State, spy: int) -> Refusal:
    own = state.colours[state.active]
    if not state.picked:
        return Refusal("IV-315", "marble-first")
    if state.picked == BLACK:
        return Refusal("IV-313", "black-marble")
    if state.spy != NONE:
        return Refusal("IV-315", "spy-already")
    if not moves(state.picked, spy, own):
        return Refusal("IV-105", "others-spy") if state.picked == PURPLE else Refusal("IV-310", "own-spy")
    if state.seat_of[spy >> 2] == NONE:
        return Refusal("IV-801", "absent-colour", {"colour": COLOURS[spy >> 2]})
    args: dict[str, str | int] = {"build": BUILDS[spy & 3], "marble": MARBLES[state.picked]}
    return Refusal("IV-326", "spy-stuck", args)


def _step(state: State, space: int) -> Refusal:
    if not state.picked:
        return Refusal("IV-315", "marble-first")
    if state.spy == NONE:
        return Refusal("IV-315", "spy-first")
    here = state.pieces.at[state.spy]
    args: dict[str, str | int] = {"space": space, "marble": MARBLES[state.picked]}
    if space not in list(NEIGHBOURS[64 * state.picked + here]):
        return Refusal(STEP_RULES[state.picked], "no-route", args)
    tried = list(state.pieces.at)
    tried[state.spy] = space
    return _conflict(tried, state.colours[state.active])


def _stop(state: State) -> Refusal:
    """Why the movement cannot end here (IV-320, IV-322, IV-323)."""
    return _conflict(list(state.pieces.at), state.colours[state.active])


def _conflict(at: list[int], own: int) -> Refusal:
    """Which restriction on stopping this position breaks."""
    mine = at[4 * own : 4 * own + 4]
    twice = next((space for space in mine if mine.count(space) > 1), None)
    if twice is not None:
        return Refusal("IV-320", "own-together", {"space": twice})
    if any(at[spy] == at[AMBASSADOR] for spy in range(AMBASSADOR) if spy >> 2 != own):
        return Refusal("IV-323", "ambassador-stop", {"space": at[AMBASSADOR]})
    for colour in range(4):
        theirs = at[4 * colour : 4 * colour + 4]
        if colour != own and sum(space in mine for space in theirs if space) > 1:
            return Refusal("IV-322", "colour-twice", {"colour": COLOURS[colour]})
    return Refusal("IV-326", "no-way-on")


def _resolving(state: State, code: int) -> Refusal | None:
    if MEET < code < ASK:
        return Refusal("IV-401", "no-meeting", {"space": code - MEET})
    if code == END:
        return Refusal("IV-402", "meetings-left")
    if ASK <= code <= EXILE:
        return Refusal("IV-402", "meeting-first")
    if MARBLE < code <= FINISH:
        return Refusal("IV-327", "movement-over")
    return None


def _asking(state: State, code: int) -> Refusal | None:
    own = state.colours[state.active]
    if ASK <= code <= EXTRA:
        colour = (code - ASK) >> 1
        if colour == own:
            return Refusal("IV-403", "ask-yourself")
        if state.seat_of[colour] == NONE:
            return Refusal("IV-801", "absent-colour", {"colour": COLOURS[colour]})
        return Refusal("IV-403", "ask-whom-you-met", {"colour": COLOURS[colour]})
    if EXTRA < code <= EXILE:
        space = code - EXTRA
        if state.pieces.other_on(own, state.met) == AMBASSADOR and not state.rules.extra_step_at_ambassador:
            return Refusal("IV-404", "no-extra-step")
        if space not in list(NEIGHBOURS[64 * BLACK + state.met]):
            return Refusal("IV-430", "extra-far", {"space": space})
        return Refusal("IV-430", "extra-occupied", {"space": space})
    if code == END:
        return Refusal("IV-402", "meetings-left")
    return None


def _answering(state: State, number: int) -> Refusal:
    """Why the asked player, with this envelope, cannot show these cards (IV-410 to IV-422)."""
    answer, seat = ANSWERS[number], state.asked
    values = answer & VALUES
    question = state.questions[len(state.questions) - 1]
    ambassador, about = by_ambassador(question), about_of(question)
    message = values & MESSAGE_BITS
    truth = true_cards(state.identities[seat], state.builds[seat])
    if not fits(values, ambassador, about):
        slots = "slots-ambassador" if state.rules.ambassador_message else "slots-without-message"
        return Refusal("IV-410", slots if ambassador else "slots-spy", {"about": ("identity", "build")[about]})
    if message and message != 256 << state.messages[seat]:
        return Refusal("IV-416", "not-your-message", {"letter": MESSAGES[state.messages[seat]]})
    if message and ambassador and not state.rules.ambassador_message:
        return Refusal("IV-415", "no-message-here")
    if not values & truth:
        return Refusal("IV-412", "nothing-true")
    if answer >> SEALS and not state.rules.seals:
        return Refusal("IV-417", "no-seals")
    if (answer >> SEALS) & ~truth:
        return Refusal("IV-417", "sealed-untrue")
    return Refusal("IV-422", "shown-before")


def caution(state: State, code: int) -> Refusal | None:
    """IV-422: these cards were shown to this asker before. It tells nothing about any others."""
    if state.phase != ANSWERING or not ANSWER <= code < TIC:
        return None
    rules, question = state.rules, state.questions[len(state.questions) - 1]
    if by_ambassador(question) and not rules.repeat_ambassador:
        return None
    times = times_shown(state, ANSWERS[code - ANSWER] & VALUES)
    if not times:
        return None
    return Refusal("IV-422", "repeat-warning" if rules.repeat == LENIENT and times == 1 else "repeat-disclosure")


def _exiling(state: State, space: int) -> Refusal:
    ambassador = state.pieces.other_on(state.colours[state.active], state.met) == AMBASSADOR
    if state.pieces.occupied() >> space & 1:
        return Refusal("IV-503" if ambassador else "IV-502", "exile-occupied", {"space": space})
    if ambassador:
        return Refusal("IV-503", "exile-ambassador", {"space": space})
    return Refusal("IV-502", "exile-ground", {"space": space, "ground": SPACES[space].ground})


def _out_of_turn(state: State, seat: int, code: int) -> Refusal:
    """Why a seat that is not to move cannot do this: tics have reasons of their own, everything else must wait."""
    if code >= TIC:
        return _tic(state, seat, code - TIC)
    return NOT_YOUR_TURN


def _tic(state: State, seat: int, number: int) -> Refusal:
    """Why this seat cannot make this tic (IV-903 to IV-905). It looks at nobody else's tics: those may be secret."""
    to = number % 5 - 1
    if state.rules.tics == OFF:
        return Refusal("IV-904", "no-tics")
    if state.seat_of[number // 20] != seat:
        return Refusal("IV-903", "tic-aside")
    if (state.rules.tics == DISCREET) != (to != NONE):
        return Refusal("IV-904", "tic-for-one" if state.rules.tics == DISCREET else "tic-for-all")
    if to == number // 20 or (to != NONE and state.seat_of[to] == NONE):
        return Refusal("IV-904", "tic-for-another")
    return Refusal("IV-905", "tics-used-up", {"limit": int(state.rules.tic_limit)})
