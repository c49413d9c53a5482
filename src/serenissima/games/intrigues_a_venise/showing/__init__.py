"""What a seat sees, built up from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from serenissima.core.options import Options
from serenissima.core.state import NOBODY
from serenissima.games.intrigues_a_venise.box import BUILDS, COLOURS, IDENTITIES, MARBLES, MESSAGES, Colour
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.showing import board, notebook, questions
from serenissima.games.intrigues_a_venise.showing.questions import AT_HAND, EVERYTHING, NOTHING
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.dealing import unused
from serenissima.games.intrigues_a_venise.state.meeting import exiles
from serenissima.games.intrigues_a_venise.state.position import ANSWERING, EXILING, NONE, OVER, PHASES
from serenissima.games.intrigues_a_venise.state.tics import NO_LIMIT, tics_left
from serenissima.games.intrigues_a_venise.view import Envelope, Phase, Player, Result, Table, View

_PHASES: Final = msgspec.convert(PHASES, tuple[Phase, ...])


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
    options = _table(state.rules.options)
    seats = int(state.rules.seats)
    mover = state.decider()
    players = [_player(state, seat, other) for other in range(seats)]
    own = players[seat].envelope if 0 <= seat < seats else None
    asked = questions.questions(state, seat, shown)
    asking = state.phase in (ANSWERING, EXILING)
    deduce = own is not None and state.rules.deduce
    left = tics_left(state, seat)
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
        pieces=board.pieces(state),
        left_embassy=state.left_embassy,
        marbles=board.marbles(state),
        picked=MARBLES[state.picked] if state.picked else None,
        picked_spy=None if state.spy == NONE else board.piece(state, state.spy),
        steps=board.steps(state),
        may_finish=state.may_stop and not state.picked,
        meetings=board.meetings(state),
        meeting=board.meeting(state, state.met) if state.met else None,
        exiles=board.spaces(exiles(state)) if state.phase == EXILING else [],
        questions=asked,
        question=asked[-1] if asking else None,
        true_cards=questions.true_values(state, seat),
        repeats=questions.repeats(state, seat, shown),
        tics=questions.tics(state, seat),
        tics_left=None if left == NO_LIMIT else left,
        passport=notebook.passport(seat, seats, own, asked, options),
        notebook=notebook.notebook(seat, seats, own, asked, options) if deduce and own is not None else None,
        result=_result(state),
    )


@lru_cache(maxsize=64)
def _table(options: Options) -> Table:
    return msgspec.convert(dict(options), Table)


def _player(state: State, viewer: int, seat: int) -> Player:
    """IV-208, IV-626: one's own envelope once all are filled, and at the end all."""
    seen = state.filled() and (viewer == seat or state.phase == OVER)
    colour = state.colours[seat]
    return Player(None if colour == NONE else COLOURS[colour], _envelope(state, seat) if seen else None)


def _envelope(state: State, number: int) -> Envelope:
    return Envelope(
        IDENTITIES[state.identities[number]], BUILDS[state.builds[number]], MESSAGES[state.messages[number]]
    )


def _absent(state: State) -> Colour | None:
    """IV-801: with three players, the colour nobody has."""
    if state.rules.seats == 4 or state.colours[state.rules.seats - 1] == NONE:
        return None
    return next(colour for number, colour in enumerate(COLOURS) if unused(state.colours) >> number & 1)


def _result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    return Result(
        announcer=None if state.announcer == NONE else state.announcer,
        leaver=None if state.leaver == NONE else state.leaver,
        right=state.right,
        winners=[seat for seat in range(state.rules.seats) if state.winners() >> seat & 1],
        missions=[duty(state, seat) for seat in range(state.rules.seats)] if state.filled() else [],
        arrested=_envelope(state, 3) if state.rules.seats == 3 and state.filled() else None,
    )
