"""What a seat sees, built up from nothing (7.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from serenissima.core.options import OptionValue
from serenissima.core.state import NOBODY
from serenissima.games.intrigues_a_venise import notebook
from serenissima.games.intrigues_a_venise.alphabet import cards_of
from serenissima.games.intrigues_a_venise.answers import ANSWERS, MESSAGE_BITS, VALUES, true_cards
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    AMBASSADOR,
    BUILDS,
    COLOURS,
    GESTURES,
    IDENTITIES,
    MARBLES,
    MESSAGES,
    PIECES,
    Colour,
)
from serenissima.games.intrigues_a_venise.chart import PURPLE, RED, SHAKES, bag_of
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.ground import NOWHERE
from serenissima.games.intrigues_a_venise.offer import unused
from serenissima.games.intrigues_a_venise.position import (
    ANSWERING,
    EXILING,
    MOVING,
    NONE,
    OVER,
    PHASES,
    READY,
    RESOLVE,
)
from serenissima.games.intrigues_a_venise.question import (
    UNANSWERED,
    about_of,
    answer_of,
    asked_of,
    asker_of,
    by_ambassador,
    is_disclosed,
    is_repeated,
    tic_gesture,
    tic_seat,
    tic_seers,
    tic_shake,
    tic_to,
    turn_of,
)
from serenissima.games.intrigues_a_venise.rules import DISCREET, FORBIDDEN, LENIENT, OFF
from serenissima.games.intrigues_a_venise.sight import (
    Envelope,
    Meeting,
    Phase,
    Piece,
    Player,
    Question,
    Reach,
    Repeat,
    Reply,
    Result,
    Rolled,
    SeenTic,
    Table,
    View,
)
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.telling import names_of

NOTHING: Final = 0
AT_HAND: Final = 1
EVERYTHING: Final = 2
"""How many of the answers a seat was in are shown to it with `notes: paper` (IV-912): none, the one at hand, all."""
_PHASES: Final = msgspec.convert(PHASES, tuple[Phase, ...])


@lru_cache(maxsize=256)
def _options(values: tuple[tuple[str, OptionValue], ...]) -> Table:
    return msgspec.convert(dict(values), Table)


def _spaces(mask: int) -> list[int]:
    return [space for space in range(1, 59) if mask >> space & 1]


def _envelope(state: State, number: int) -> Envelope:
    return Envelope(
        IDENTITIES[state.identities[number]], BUILDS[state.builds[number]], MESSAGES[state.messages[number]]
    )


def _player(state: State, viewer: int, seat: int) -> Player:
    """IV-208, IV-626: one's own envelope once all are filled, and at the end all."""
    seen = state.filled() and (viewer == seat or state.phase == OVER)
    colour = state.colours[seat]
    return Player(None if colour == NONE else COLOURS[colour], _envelope(state, seat) if seen else None)


def _piece(state: State, piece: int) -> Piece:
    moved = state.moved >> piece & 1 == 1
    space = state.ground.at[piece]
    if piece == AMBASSADOR:
        return Piece(None, None, space, moved)
    return Piece(COLOURS[piece >> 2], BUILDS[piece & 3], space, moved)


def _pieces(state: State) -> list[Piece]:
    return [_piece(state, piece) for piece in range(PIECES) if state.ground.at[piece] != NOWHERE]


def _marbles(state: State) -> list[Rolled]:
    """The marbles of this turn, used ones marked (IV-302)."""
    if state.shake == NONE:
        return []
    left = state.bag
    rolled = []
    for marble in SHAKES[state.shake]:
        one = bag_of([marble])
        there = bool(one) and left >> 4 * (marble - 1) & 15 > 0
        left -= one if there else 0
        rolled.append(Rolled(MARBLES[marble], bool(one) and not there))
    return rolled


def _steps(state: State) -> list[Reach]:
    """All legal steps, whatever is picked (IV-326)."""
    if state.phase != MOVING:
        return []
    own = state.colours[state.active]
    found = []
    for marble in range(RED, PURPLE + 1):
        if state.usable >> marble & 1:
            for piece in range(PIECES):
                mask = state.ground.steps(own, marble, piece, state.bag)
                colour = None if piece == AMBASSADOR else COLOURS[piece >> 2]
                build = None if piece == AMBASSADOR else BUILDS[piece & 3]
                found += [Reach(MARBLES[marble], colour, build, space) for space in _spaces(mask)]
    return found


def _meeting(state: State, space: int) -> Meeting:
    own = state.colours[state.active]
    spy, other = state.ground.spy_on(own, space), state.ground.other_on(own, space)
    if other == AMBASSADOR:
        return Meeting(space, BUILDS[spy & 3], None, None)
    return Meeting(space, BUILDS[spy & 3], COLOURS[other >> 2], BUILDS[other & 3])


def _meetings(state: State) -> list[Meeting]:
    """The meetings still to be resolved (IV-401)."""
    if not RESOLVE <= state.phase <= EXILING:
        return []
    return [_meeting(state, space) for space in _spaces(state.ground.meetings(state.colours[state.active]))]


def _reply(state: State, packed: int) -> Reply:
    answer = ANSWERS[answer_of(packed)]
    cards = list(cards_of(answer))
    truths: list[bool | None] = [None] * len(cards)
    if is_disclosed(packed):
        seat = asked_of(packed)
        true = names_of(true_cards(state.identities[seat], state.builds[seat]))
        claims = names_of(answer & VALUES & ~MESSAGE_BITS)
        truths = [card.value in true if card.value in claims else None for card in cards]
    return Reply(cards, is_repeated(packed), truths)


def _questions(state: State, viewer: int, shown: int) -> list[Question]:
    """IV-407: all questions; the cards only for asker and asked, at the end for all (IV-626).

    With `notes: paper` they lie on the table until the piece that was met is sent away (IV-501, IV-912).
    """
    found = []
    at_hand = len(state.questions) if state.phase == EXILING and shown == AT_HAND else 0
    for number, packed in enumerate(state.questions, 1):
        asker, asked = asker_of(packed), asked_of(packed)
        there = answer_of(packed) != UNANSWERED
        kept = not state.rules.paper or shown == EVERYTHING or number == at_hand
        seen = there and (state.phase == OVER or (kept and viewer in (asker, asked)))
        found.append(
            Question(
                number=number,
                turn=turn_of(packed),
                asker=asker,
                asked=asked,
                about=ABOUT[about_of(packed)],
                via="ambassador" if by_ambassador(packed) else "spy",
                answered=there,
                reply=_reply(state, packed) if seen else None,
            )
        )
    return found


def _repeats(state: State, viewer: int, shown: int) -> list[Repeat]:
    """For the player who must answer: what this asker has seen already (IV-420 to IV-424, IV-913).

    With `notes: paper` one is cautioned instead (`refuse.caution`); but what is forbidden is not offered either.
    """
    if state.phase != ANSWERING or viewer != state.asked:
        return []
    now = state.questions[len(state.questions) - 1]
    rules = state.rules
    if rules.paper and shown < EVERYTHING and (rules.repeat != FORBIDDEN or shown == NOTHING):
        return []
    if by_ambassador(now) and not rules.repeat_ambassador:
        return []
    found = []
    answers = [answer_of(packed) for packed in state.questions if packed & 15 == now & 15]
    for values in dict.fromkeys(ANSWERS[answer] & VALUES for answer in answers if answer != UNANSWERED):
        lenient = rules.repeat == LENIENT and state.times_shown(values) == 1
        found.append(Repeat(names_of(values), "warning" if lenient else "disclosure"))
    return found


def _tics(state: State, viewer: int) -> list[SeenTic]:
    """IV-904: open tics are for all; discreet ones for those who saw them, and never for onlookers."""
    discreet = state.rules.tics == DISCREET
    found = []
    for tic in state.tics:
        if not discreet or (viewer >= 0 and tic_seers(tic) >> viewer & 1):
            to = tic_to(tic)
            found.append(SeenTic(tic_shake(tic), tic_seat(tic), GESTURES[tic_gesture(tic)], None if to < 0 else to))
    return found


def tics_left(state: State, seat: int) -> int | None:
    """How many tics this seat may still make before the next shake (IV-905): None: no limit; 0 outside the turns."""
    if seat < 0 or not READY <= state.phase < OVER or state.rules.tics == OFF:
        return 0
    return None if state.rules.tic_limit == 0 else max(0, state.tics_left(seat))


def _result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    return Result(
        announcer=None if state.announcer == NONE else state.announcer,
        leaver=None if state.leaver == NONE else state.leaver,
        right=state.right,
        winners=[seat for seat in range(state.seats) if state.winners() >> seat & 1],
        missions=[duty(state, seat) for seat in range(state.seats)] if state.filled() else [],
        arrested=_envelope(state, 3) if state.seats == 3 and state.filled() else None,
    )


def view(state: State, seat: int) -> View:
    """What this seat (or ONLOOKER) sees."""
    return _view(state, seat, AT_HAND)


def remembered(state: State, seat: int) -> View:
    """What this seat sees if it has kept all answers in mind, also with `notes: paper` (IV-912)."""
    return _view(state, seat, EVERYTHING)


def bygone(state: State, seat: int) -> View:
    """What this seat sees when it looks back at this moment: with `notes: paper` no answer (IV-912)."""
    return _view(state, seat, NOTHING)


def _view(state: State, seat: int, shown: int) -> View:
    options = _options(tuple(state.rules.values().items()))
    seats = int(state.seats)
    mover = state.decider()
    players = [_player(state, seat, other) for other in range(seats)]
    own = players[seat].envelope if 0 <= seat < seats else None
    questions = _questions(state, seat, shown)
    asking = state.phase in (ANSWERING, EXILING)
    deduce = own is not None and state.rules.deduce
    return View(
        options=options,
        seat=seat if seat >= 0 else None,
        phase=_PHASES[state.phase],
        to_move=None if mover == NOBODY else mover,
        active=None if state.active == NONE else state.active,
        turn=state.turn,
        players=players,
        absent=_absent(state),
        dealt=state.dealt,
        pieces=_pieces(state),
        left_embassy=state.left_embassy,
        marbles=_marbles(state),
        picked=MARBLES[state.picked] if state.picked else None,
        picked_spy=None if state.spy == NONE else _piece(state, state.spy),
        steps=_steps(state),
        may_finish=state.may_stop and not state.picked,
        meetings=_meetings(state),
        meeting=_meeting(state, state.met) if state.met else None,
        exiles=_spaces(state.exiles()) if state.phase == EXILING else [],
        questions=questions,
        question=questions[-1] if asking else None,
        repeats=_repeats(state, seat, shown),
        tics=_tics(state, seat),
        tics_left=tics_left(state, seat),
        passport=notebook.passport(seat, seats, own, questions, options),
        notebook=notebook.notebook(seat, seats, own, questions, options) if deduce and own is not None else None,
        result=_result(state),
    )


def _absent(state: State) -> Colour | None:
    """IV-801: with three players, the colour nobody has."""
    if state.seats == 4 or state.colours[state.seats - 1] == NONE:
        return None
    return next(colour for number, colour in enumerate(COLOURS) if unused(state.colours) >> number & 1)
