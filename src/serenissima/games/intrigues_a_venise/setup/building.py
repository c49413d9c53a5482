"""Turns a written position into a state; an impossible one is refused with what would be right."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    BUILDS,
    COLOURS,
    EMBASSY,
    IDENTITIES,
    MARBLE_LETTERS,
    MARBLES,
    MESSAGES,
    PIECES,
)
from serenissima.games.intrigues_a_venise.codes import MARBLE, SPY
from serenissima.games.intrigues_a_venise.setup import history
from serenissima.games.intrigues_a_venise.setup.written import Setup, number_of
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.dealing import fill_the_last
from serenissima.games.intrigues_a_venise.state.ending import accomplished
from serenissima.games.intrigues_a_venise.state.moving import look
from serenissima.games.intrigues_a_venise.state.pieces import NOWHERE
from serenissima.games.intrigues_a_venise.state.position import (
    ANSWERING,
    ASKING,
    DEAL,
    EXILING,
    MOVING,
    NONE,
    OVER,
    PHASES,
    PLACES,
    READY,
    RESOLVE,
    SHAKING,
    TAKING_COLOURS,
)
from serenissima.games.intrigues_a_venise.state.question import asked_of, by_ambassador
from serenissima.games.intrigues_a_venise.state.rules import NO_COLOUR, rules_for
from serenissima.games.intrigues_a_venise.state.tables import SHAKES, STARTS, bag_of


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it is impossible."""
    if len(setup.agents) != seats:
        raise ValueError(f"{len(setup.agents)} agents at a table for {seats}")
    state = State(rules_for(seats, options))
    state.phase = PHASES.index(setup.phase)
    for seat in (setup.active, setup.announcer):
        if seat is not None and seat >= seats:
            raise ValueError(f"the seats are 0 to {seats - 1}, there is no seat {seat}")
    _colours(state, setup)
    _pieces(state, setup)
    _cards(state, setup)
    if state.phase <= DEAL:
        bare = Setup(phase=setup.phase, agents=setup.agents, pieces=setup.pieces)
        if setup != bare:
            raise ValueError(f"in the phase {setup.phase} nobody has had a turn (IV-207)")
        return state
    _turn(state, setup)
    for question in setup.questions:
        history.ask(state, question)
    history.check_question(state)
    history.tics(state, setup)
    _check_board(state)
    _move(state, setup)
    if state.phase == OVER:
        _end(state, setup)
    return state


# before the first turn


def _filled(cards: vec[i64], seats: int, what: str, rule: str) -> int:
    """How many seats have theirs: all different, in the order of the seats."""
    given = [int(cards[seat]) for seat in range(seats)]
    there = [card for card in given if card != NONE]
    if len(set(there)) < len(there) or given != there + [NONE] * (seats - len(there)):
        raise ValueError(f"{what} are all different, and seat 0 gets the first one ({rule})")
    return len(there)


def _colours(state: State, setup: Setup) -> None:
    """Each seat has a colour of its own (IV-201, IV-801)."""
    for seat, agent in enumerate(setup.agents):
        if agent.colour is not None:
            colour = COLOURS.index(agent.colour)
            state.colours[seat] = colour
            state.seat_of[colour] = seat
            if state.rules.seats == 3 and colour == state.rules.absent != NO_COLOUR:
                raise ValueError(f"{agent.colour} is the absent colour (IV-801)")
    known = _filled(state.colours, len(setup.agents), "colours", "IV-201")
    if (known < state.rules.seats) != (state.phase == TAKING_COLOURS):
        raise ValueError(f"{known} of {state.rules.seats} seats have a colour in the phase {setup.phase} (IV-201)")
    if state.phase == TAKING_COLOURS:
        state.dealt = known


def _pieces(state: State, setup: Setup) -> None:
    """IV-202 to IV-204: from the deal on, all spies of those who play and the Ambassador are on the board."""
    at = state.pieces.at
    for name, space in setup.pieces.items():
        at[number_of(name)] = space
    placed = []
    for seat in range(state.rules.seats):
        colour = state.colours[seat]
        spaces = [int(at[4 * colour + figure]) for figure in range(4)] if colour != NONE else []
        placed.append(len([space for space in spaces if space != NOWHERE]))
        if state.phase in (PLACES, DEAL) and any(spaces) and set(spaces) != set(STARTS[colour]):
            raise ValueError(f"the spies of seat {seat} start on the spaces of their colour (IV-203)")
    count = sum(placed) + (at[AMBASSADOR] != NOWHERE)
    if count != len(setup.pieces):
        raise ValueError("there are spies on the board of a colour that nobody has (IV-201)")
    if state.phase == PLACES:
        state.dealt = sum(number == 4 for number in placed)
        if (
            placed != [4] * int(state.dealt) + [0] * int(state.rules.seats - state.dealt)
            or state.dealt == state.rules.seats
        ):
            raise ValueError("seat after seat puts its four spies on the board (IV-204)")
    elif count != (0 if state.phase == TAKING_COLOURS else 4 * state.rules.seats + 1):
        raise ValueError(f"{count} pieces are on the board in the phase {setup.phase} (IV-203)")
    if state.phase in (PLACES, DEAL) and at[AMBASSADOR] != EMBASSY:
        raise ValueError(f"the Ambassador begins at the Embassy, {EMBASSY} (IV-202)")


def _cards(state: State, setup: Setup) -> None:
    """IV-206: identities, builds, messages, one into each envelope; IV-802: the rest is the arrested agent's."""
    for seat, agent in enumerate(setup.agents):
        if agent.identity is not None:
            state.identities[seat] = IDENTITIES.index(agent.identity)
        if agent.build is not None:
            state.builds[seat] = BUILDS.index(agent.build)
        if agent.message is not None:
            state.messages[seat] = MESSAGES.index(agent.message)
    seats = len(setup.agents)
    kinds = (state.identities, state.builds, state.messages)
    counts = [_filled(cards, seats, "cards", "IV-206") for cards in kinds]
    full = counts == [seats] * 3
    if any(counts[kind] < seats and counts[kind + 1] for kind in range(2)):
        raise ValueError("all identities are dealt first, then all builds, then all messages (IV-206)")
    if state.phase < DEAL and any(counts):
        raise ValueError(f"no card is dealt in the phase {setup.phase} (IV-206)")
    if state.phase > DEAL and not full:
        raise ValueError(f"all cards are dealt in the phase {setup.phase} (IV-206)")
    if state.phase >= DEAL:
        state.dealt = sum(counts)
    if full and seats == 3:
        for cards in kinds:
            fill_the_last(cards)


# a turn


def _turn(state: State, setup: Setup) -> None:
    """Whose turn it is, its marbles, and what was displaced."""
    if setup.active is None or setup.turn < 1:
        raise ValueError(f"in the phase {setup.phase} it is somebody's turn, and turns count from 1 (IV-207)")
    cap = int(state.rules.round_cap * state.rules.seats)
    if cap and setup.turn > cap:
        raise ValueError(f"the match is over after turn {cap} (IV-702)")
    state.active, state.turn = setup.active, setup.turn
    state.shakes = state.turn
    if setup.marbles:
        state.shake = _shake(state, setup.marbles)
        state.bag = bag_of(_kinds(setup.left))
        if any(setup.left.count(letter) > setup.marbles.count(letter) for letter in setup.left):
            raise ValueError(f"of the marbles {setup.marbles} there cannot be {setup.left} left (IV-302)")
    else:
        state.shakes -= 1
        if setup.left or setup.moved:
            raise ValueError("before the marbles are shown none are left, and nothing has moved (IV-302)")
    unshaken = state.phase in (READY, SHAKING) or (state.phase == OVER and state.rules.standing)
    if not setup.marbles and not unshaken:
        raise ValueError(f"in the phase {setup.phase} three marbles are shown (IV-301)")
    if setup.marbles and state.phase in (READY, SHAKING):
        raise ValueError(f"in the phase {setup.phase} no marbles are shown yet (IV-301)")
    if state.phase == READY and not state.rules.standing:
        raise ValueError("there is a phase ready only with the option announce: standing (IV-621)")
    for name in setup.moved:
        state.moved |= 1 << number_of(name)
        if name not in setup.pieces:
            raise ValueError(f"{name} is not on the board, so it has not moved")
    state.left_embassy = setup.left_embassy
    if state.pieces.at[AMBASSADOR] != EMBASSY and not setup.left_embassy:
        raise ValueError("the Ambassador is elsewhere, so he has left the Embassy (IV-621)")


def _kinds(letters: str) -> list[int]:
    if not set(letters) <= set(MARBLE_LETTERS[1:]):
        raise ValueError(f"{letters[:20]!r} are no marbles to be used: {MARBLE_LETTERS[1:]} (IV-105)")
    return [MARBLE_LETTERS.index(letter) for letter in letters]


def _shake(state: State, letters: str) -> int:
    kinds = sorted(MARBLE_LETTERS.find(letter) for letter in letters)
    if len(kinds) != 3 or kinds[0] < 0:
        raise ValueError(f"{letters[:20]!r} are not three of {MARBLE_LETTERS} (IV-301)")
    shake = SHAKES.index((kinds[0], kinds[1], kinds[2]))
    if shake not in state.rules.shakes:
        raise ValueError(f"the masked head never shows {letters} (IV-105)")
    return shake


# the board


def _check_board(state: State) -> None:
    """Where pieces may stand together (IV-320 to IV-323)."""
    own = state.colours[state.active]
    spaces = [int(state.pieces.at[piece]) for piece in range(PIECES) if state.pieces.at[piece] != NOWHERE]
    if state.phase in (READY, SHAKING) and len(set(spaces)) < len(spaces):
        raise ValueError("at the beginning of a turn no two pieces stand together (IV-501)")
    if state.phase >= RESOLVE and not state.pieces.settled(own):
        raise ValueError("the movement cannot have ended with these pieces standing together (IV-320 to IV-323)")


def _move(state: State, setup: Setup) -> None:
    """The movement or the meeting at hand."""
    if state.phase == MOVING:
        look(state)
        if not state.codes():
            raise ValueError("with these marbles nobody could have moved so: no step is left (IV-326)")
    if (setup.picked is not None or setup.spy is not None) and state.phase != MOVING:
        raise ValueError("a marble is picked while one moves (IV-315)")
    if setup.picked is not None:
        marble = MARBLES.index(setup.picked)
        if not marble or MARBLE + marble not in state.codes():
            raise ValueError(f"no step can be made with a marble {setup.picked} (IV-326)")
        state.play(MARBLE + marble)
    if setup.spy is not None:
        if setup.picked is None or state.spy != NONE or SPY + number_of(setup.spy) not in state.codes():
            raise ValueError(f"{setup.spy} has no step with the picked marble (IV-326)")
        state.play(SPY + number_of(setup.spy))
    meeting = state.phase in (ASKING, ANSWERING, EXILING)
    if (setup.met is not None) != meeting and not (state.phase == OVER and setup.met is not None):
        raise ValueError("there is a meeting at hand exactly in the phases ask, answer and exile (IV-402)")
    if setup.met is None:
        return
    own = state.colours[state.active]
    if not state.pieces.meetings(own) >> setup.met & 1:
        raise ValueError(f"nobody meets on space {setup.met} (IV-401)")
    state.met = setup.met
    if state.phase in (ANSWERING, EXILING):
        question = state.questions[len(state.questions) - 1]
        other = state.pieces.other_on(own, setup.met)
        right = by_ambassador(question) if other == AMBASSADOR else state.seat_of[other >> 2] == asked_of(question)
        if not right or by_ambassador(question) != (other == AMBASSADOR):
            raise ValueError("the question is for the owner of the piece that is met, or the Ambassador's (IV-403)")


def _end(state: State, setup: Setup) -> None:
    """IV-621, IV-702: the active player has announced, or the last round of a limit is over."""
    if setup.announcer is None:
        if not state.rules.round_cap or state.turn != state.rules.round_cap * state.rules.seats or not setup.marbles:
            raise ValueError("a match ends with an announcement, or with the last turn of a limit (IV-620, IV-702)")
        return
    if setup.announcer != state.active:
        raise ValueError("only the active player announces (IV-620)")
    state.announcer = setup.announcer
    state.right = accomplished(state)
