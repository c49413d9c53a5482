"""Why a move is not allowed now: the rule a person would name, and what would be right.

It looks only at open information and the mover's own hand (rules.md, section 7).
"""

from __future__ import annotations

from serenissima.core.game import NOT_YOUR_TURN, Refusal
from serenissima.core.state import FORTUNA
from serenissima.games.venise.alphabet import MOVES
from serenissima.games.venise.board.chart import CROSSBAR, STEM
from serenissima.games.venise.board.names import PLACE_NUMBER, SPOT_NUMBER, is_long
from serenissima.games.venise.box import (
    CARDS,
    COLOURS,
    COSTS,
    FOR_A_JOKER,
    HAND_LIMIT,
    JOKER_LIMIT,
    ORDINARY,
    PLANKS,
    Colour,
)
from serenissima.games.venise.moves import (
    Assign,
    Begin,
    Choose,
    Discard,
    Draw,
    EndPlay,
    EndTurn,
    Exchange,
    Give,
    Lift,
    Long,
    Move,
    NoChoice,
    Remove,
    Rescue,
    Set,
    Short,
    Step,
    Stop,
    TakeJoker,
    Walk,
)
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import (
    AFTER_JOKER,
    ASSIGNING,
    COLOURING,
    DEAL,
    DISCARDING,
    DRAWING,
    FIRST,
    GIVING,
    MOVING,
    TRIM,
    WALKING,
)

JOKER = len(ORDINARY)


def refuse(state: State, seat: int, code: int) -> Refusal:
    """The reason why this seat cannot play this code now."""
    if seat != state.to_move():
        return NOT_YOUR_TURN
    move = MOVES[code]
    if state.to_move() == FORTUNA:
        return _fortuna(state, move)
    if isinstance(move, Draw | Assign):
        return Refusal("VE-T14" if isinstance(move, Draw) else "VE-S4", "fortunas-move")
    if state.phase == COLOURING:
        return _colouring(state, move)
    if state.phase == FIRST:
        return Refusal("VE-S15", "begin-first", {"last": state.rules.seats - 1})
    if isinstance(move, Choose | NoChoice):
        return Refusal("VE-S4", "colours-given")
    if isinstance(move, Begin):
        return Refusal("VE-S15", "begun")
    return _unfinished(state, move) or _turn(state, move)


def _fortuna(state: State, move: Move) -> Refusal:
    """Fortuna is to move. Somebody who sets up a match with her moves hears what is wrong with one of them.

    That may tell what is in the draw pile, but no player can ask: where Fortuna draws by herself, she never waits.
    """
    if state.phase == ASSIGNING and isinstance(move, Assign):
        return _not_free(state, move.colour)
    if state.phase == FIRST and isinstance(move, Begin):
        return Refusal("VE-S15", "begin-first", {"last": state.rules.seats - 1})
    if state.phase in (DEAL, DRAWING) and isinstance(move, Draw):
        rule = "VE-T17" if move.card == CARDS[JOKER] else "VE-C11"
        return Refusal(rule, "none-to-draw", {"card": move.card, "count": state.pile_count})
    return Refusal("VE-5", "fortunas-turn")


def _colouring(state: State, move: Move) -> Refusal:
    if isinstance(move, Choose):
        return _not_free(state, move.colour)
    return Refusal("VE-S4", "choose-first", {"free": _free(state)})


def _not_free(state: State, colour: Colour) -> Refusal:
    """VE-S4: the colour is not in play, or somebody has it."""
    out = COLOURS.index(colour) not in state.rules.colours
    return Refusal("VE-S4", "colour-out" if out else "colour-taken", {"colour": colour, "free": _free(state)})


def _free(state: State) -> str:
    return ", ".join(COLOURS[colour] for colour in state.free_colours())


def _unfinished(state: State, move: Move) -> Refusal | None:
    """What must be finished first: a walk, moving a plank, an exchange, discarding, or the turn itself."""
    if state.phase == WALKING:
        if isinstance(move, Step):
            return _step(state, move.to)
        if isinstance(move, Stop):
            return Refusal("VE-A17", "one-step")
        return Refusal("VE-T4", "walk-first", {"left": state.steps_left})
    if state.phase == MOVING:
        lifted = state.rules.chart.spots[state.rules.chart.fields + state.lifted]
        if isinstance(move, Set):
            return _goal(state, move.place, lifted)
        return Refusal("VE-A13", "set-first", {"place": lifted})
    if state.phase == GIVING:
        if isinstance(move, Give):
            return Refusal("VE-T10", "not-in-hand", {"card": move.card})
        return Refusal("VE-T10", "give-first", {"left": FOR_A_JOKER - len(state.given)})
    if state.phase in (TRIM, DISCARDING):
        return _trimming(state, move)
    if state.phase == AFTER_JOKER and not isinstance(move, Exchange | EndTurn | Give | Discard | Step | Stop | Set):
        return Refusal("VE-T8", "joker-taken")
    return None


def _trimming(state: State, move: Move) -> Refusal:
    """After drawing: discard, exchange or end the turn (VE-T13, VE-T17)."""
    surplus = state.surplus()
    if isinstance(move, Discard):
        if surplus <= 0:
            return Refusal("VE-T17", "hand-fits", {"limit": HAND_LIMIT})
        return Refusal("VE-T17", "not-in-hand", {"card": move.card})
    if isinstance(move, Exchange):
        if state.phase == DISCARDING:
            return Refusal("VE-T17", "discard-on", {"surplus": surplus})
        if not state.rules.exchange_after_draw:
            return Refusal("VE-T13", "exchange-too-late")
        return _exchange(state)
    if isinstance(move, EndTurn) or surplus > 0:
        return Refusal("VE-T17", "discard-first", {"surplus": surplus, "limit": HAND_LIMIT})
    return Refusal("VE-T14", "play-over")


def _turn(state: State, move: Move) -> Refusal:
    match move:
        case Short(place, joker) | Long(place, joker):
            return _lay(state, place, joker)
        case Remove(place, joker) | Lift(place, joker):
            return _take(state, place, joker, isinstance(move, Lift))
        case Walk(steps, joker):
            return _card(state, f"walk{steps}", joker) or Refusal("VE-A16", "nowhere-to-go")
        case TakeJoker():
            if len(state.played):
                return Refusal("VE-T7", "played-already")
            return _no_joker(state)
        case Exchange():
            return _exchange(state)
        case Rescue(plank):
            return _rescue(state, plank)
        case EndTurn():
            return Refusal("VE-T14", "end-play-first")
        case Discard():
            return Refusal("VE-T17", "discard-later")
        case Give():
            return Refusal("VE-T10", "exchange-first")
        case Set():
            return Refusal("VE-A12", "lift-first")
        case Step() | Stop() | EndPlay():
            return Refusal("VE-A16", "no-walk-card")
    raise AssertionError(f"{move!r} is always allowed here")


def _exchange(state: State) -> Refusal:
    """Why four cards cannot be exchanged for a joker (VE-T9, VE-T11)."""
    if not state.may_have_joker():
        return _no_joker(state)
    return Refusal("VE-T11", "too-few-cards", {"cards": state.me().cards, "want": FOR_A_JOKER})


def _no_joker(state: State) -> Refusal:
    """VE-T9: two in the hand already, or none left to take."""
    if state.me().jokers >= JOKER_LIMIT:
        return Refusal("VE-T9", "two-jokers", {"most": JOKER_LIMIT})
    return Refusal("VE-T9", "no-joker-there")


def _card(state: State, name: str, joker: bool) -> Refusal | None:
    """Why the card cannot be played: it is missing, or too dear (VE-T2, VE-T4, VE-A25)."""
    me = state.me()
    kind = JOKER if joker else [*map(str, CARDS)].index(name)
    if joker and me.jokers == 0:
        return Refusal("VE-A25", "no-joker")
    if not joker and me.hand[kind] == 0:
        return Refusal("VE-T4", "not-in-hand", {"card": name})
    left = max(0, state.left())
    if COSTS[kind] > left:
        args: dict[str, str | int] = {"card": CARDS[kind], "cost": COSTS[kind], "left": left}
        return Refusal("VE-T2", "too-dear", args)
    return None


def _here(state: State) -> str:
    return state.rules.chart.spots[state.me().pawn]


def _place(state: State, place: str) -> Refusal | None:
    """Why there is no such place on this board (VE-G13)."""
    if state.rules.chart.place_of[PLACE_NUMBER[place]] < 0:
        return Refusal("VE-G13", "no-place-here", {"place": place})
    return None


def _lay(state: State, place: str, joker: bool) -> Refusal:
    """Why a plank cannot be laid there (VE-A1 to VE-A7, VE-G13 to VE-G16)."""
    long = is_long(place)
    me = state.me()
    refused = _place(state, place) or _card(state, PLANKS[long], joker)
    if refused is not None:
        return refused
    if (me.long if long else me.short) == 0:
        return Refusal("VE-A5" if long else "VE-A1", "no-plank-left", {"plank": PLANKS[long]})
    refused = _unfillable(state, place)
    if refused is not None:
        return refused
    return Refusal("VE-A6" if long else "VE-A2", "not-touching", {"place": place, "field": _here(state)})


def _unfillable(state: State, place: str) -> Refusal | None:
    """What is in the way of a plank, or missing under it (VE-G13, VE-G15)."""
    chart, planks = state.rules.chart, state.planks
    number = chart.place_of[PLACE_NUMBER[place]]
    if planks.laid[number]:
        return Refusal("VE-G13", "occupied", {"place": place})
    if chart.is_long[number] and planks.long_in[chart.cell[number]]:
        return Refusal("VE-G15", "crossing", {"place": place})
    if planks.fillable(number):
        return None
    missing = [base for base in (chart.base[number], chart.base2[number]) if base >= 0 and not planks.laid[base]]
    args: dict[str, str | int] = {"place": place, "base": chart.spots[chart.fields + missing[0]]}
    return Refusal("VE-G13", {STEM: "stem-rests", CROSSBAR: "crossbar-rests"}[int(chart.kind[number])], args)


def _take(state: State, place: str, joker: bool, move: bool) -> Refusal:
    """Why a plank cannot be removed or moved (VE-A8, VE-A9, VE-A12, VE-A14)."""
    refused = _place(state, place) or _card(state, "move" if move else "remove", joker)
    if refused is not None:
        return refused
    chart, planks = state.rules.chart, state.planks
    number = chart.place_of[PLACE_NUMBER[place]]
    args: dict[str, str | int] = {"place": place}
    if not planks.laid[number]:
        return Refusal("VE-A8", "no-plank-there", args)
    if state.stood_on(chart.fields + number):
        return Refusal("VE-A9", "stood-on", args)
    for fallen in planks.falling(number):
        if state.stood_on(chart.fields + fallen):
            return Refusal("VE-A9", "would-fall", args | {"other": chart.spots[chart.fields + fallen]})
    if number not in chart.near.of(int(state.me().pawn)):
        return Refusal("VE-A8", "not-touching", args | {"field": _here(state)})
    return Refusal("VE-A14", "no-other-place", args | {"field": _here(state)})


def _goal(state: State, place: str, lifted: str) -> Refusal:
    """Why a plank that was taken up cannot be put there (VE-A13, VE-A14)."""
    refused = _place(state, place)
    if refused is not None:
        return refused
    if place == lifted:
        return Refusal("VE-A14", "same-place", {"place": place})
    if is_long(place) != is_long(lifted):
        return Refusal("VE-A13", "other-kind", {"place": place, "plank": PLANKS[is_long(lifted)]})
    refused = _unfillable(state, place)
    return refused or Refusal("VE-A13", "not-touching", {"place": place, "field": _here(state)})


def _step(state: State, to: str) -> Refusal:
    """Why a pawn cannot step there (VE-G19)."""
    chart = state.rules.chart
    spot = chart.spot_of[SPOT_NUMBER[to]]
    args: dict[str, str | int] = {"to": to, "field": _here(state)}
    if spot < 0:
        return Refusal("VE-G19", "no-field-here", args)
    if spot >= chart.fields and not state.planks.laid[spot - chart.fields]:
        return Refusal("VE-G19", "no-plank-to-step", args)
    return Refusal("VE-G19", "no-neighbour", args)


def _rescue(state: State, plank: str) -> Refusal:
    """Why the player gets no plank as a rescue (VE-V6)."""
    if not state.rules.rescue:
        return Refusal("VE-V6", "no-rescue")
    if not state.fresh:
        return Refusal("VE-V6", "rescue-first")
    if not state.stranded(state.me()):
        return Refusal("VE-V6", "not-stranded")
    if not state.planks.fits(state.me().pawn, int(plank == "long")):
        return Refusal("VE-V6", "rescue-unfit", {"plank": plank})
    return Refusal("VE-V6", "rescue-none", {"plank": plank})
