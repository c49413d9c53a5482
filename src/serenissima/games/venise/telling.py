"""What the table is told of a move: builds the events, with their rules and who hears them.

Called only while somebody listens (`state.told` is a list), so simulations build no event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from serenissima.core.state import EVERYONE, Told
from serenissima.games.venise import events
from serenissima.games.venise.box import CARDS, COLOURS, COSTS, GEMS, ORDINARY, PLANKS
from serenissima.games.venise.state.position import BOX, CARD_MOVE, CARD_REMOVE, CARD_WALK, JOKER, PLAY, REASONS

if TYPE_CHECKING:
    from serenissima.games.venise.state.position import Position

ENDINGS: Final = ("VE-E1", "VE-V5", "VE-V1", "VE-E4", "VE-E5")
"""The rule behind each of REASONS."""


def _tell(state: Position, event: events.Event, rule: str, to: int = EVERYONE, reveals: bool = False) -> None:
    assert state.told is not None
    state.told.append(Told(event, rule, to, reveals))


def _named(state: Position, place: int) -> str:
    """The name of a plank place."""
    chart = state.rules.chart
    return chart.spots[chart.fields + place]


# setting up


def undecided(state: Position) -> None:
    """A seat leaves its colour to chance."""
    _tell(state, events.Undecided(state.seat), "VE-S4")


def coloured(state: Position, seat: int, colour: int, chosen: bool) -> None:
    """A seat has its colour."""
    _tell(state, events.Coloured(seat, COLOURS[colour], chosen), "VE-S4")


def began(state: Position, seat: int) -> None:
    """This seat makes the first turn."""
    _tell(state, events.Began(seat), "VE-S15")


# cards


def reshuffled(state: Position) -> None:
    """The discard pile has become the draw pile."""
    _tell(state, events.Reshuffled(state.pile_count), "VE-T15")


def drawn(state: Position, kind: int, dealing: bool) -> None:
    """Everybody hears that a card was drawn; only the player who drew it hears which (VE-P6)."""
    rule = "VE-S11" if dealing else "VE-T14"
    _tell(state, events.Drawn(state.seat, state.pile_count), rule)
    _tell(state, events.Got(state.seat, ORDINARY[kind]), rule, 1 << int(state.seat))


def joker_drawn(state: Position, kept: bool) -> None:
    """A joker is shown to all."""
    _tell(state, events.JokerDrawn(state.seat, kept, state.pile_count), "VE-T17")


def dealt(state: Position) -> None:
    """All hands are complete."""
    _tell(state, events.Dealt(state.players[0].cards, state.pile_count), "VE-S12")


def refilled(state: Position, count: int) -> None:
    """The cards at the end of a turn are drawn."""
    me = state.me()
    _tell(state, events.Refilled(state.seat, count, me.cards + me.jokers, state.pile_count), "VE-T14")


def joker_taken(state: Position) -> None:
    """A joker instead of playing cards."""
    _tell(state, events.JokerTaken(state.seat), "VE-T7")


def exchanging(state: Position) -> None:
    """Four cards are going to be given for a joker."""
    _tell(state, events.Exchanging(state.seat), "VE-T10")


def given(state: Position, kind: int) -> None:
    """One of the four."""
    _tell(state, events.Given(state.seat, ORDINARY[kind]), "VE-T10")


def exchanged(state: Position) -> None:
    """All four are given."""
    _tell(state, events.Exchanged(state.seat, [ORDINARY[card] for card in state.given]), "VE-T10")


def discarded(state: Position, card: int) -> None:
    """A card above the limit was put away."""
    _tell(state, events.Discarded(state.seat, CARDS[card]), "VE-T17")


# planks


def laid(state: Position, place: int, joker: bool, tiles: int) -> None:
    """A plank was laid; the kind of plank is that of its card."""
    long = state.rules.chart.is_long[place]
    cost = COSTS[JOKER if joker else long]
    event = events.Laid(state.seat, PLANKS[long], _named(state, place), joker, cost, tiles)
    _tell(state, event, "VE-A6" if long else "VE-A2")


def removed(state: Position, place: int, fallen: list[int], joker: bool, tiles: int) -> None:
    """A plank went to a supply."""
    plank, name = PLANKS[state.rules.chart.is_long[place]], _named(state, place)
    names = [_named(state, other) for other in fallen]
    cost = COSTS[JOKER if joker else CARD_REMOVE]
    _tell(state, events.Removed(state.seat, plank, name, names, len(names), joker, cost, tiles), "VE-A10")


def lifted(state: Position, place: int, fallen: list[int], joker: bool, tiles: int) -> None:
    """A plank was taken up to be moved."""
    plank, name = PLANKS[state.rules.chart.is_long[place]], _named(state, place)
    names = [_named(state, other) for other in fallen]
    cost = COSTS[JOKER if joker else CARD_MOVE]
    _tell(state, events.Lifted(state.seat, plank, name, names, len(names), joker, cost, tiles), "VE-A13")


def moved(state: Position, place: int) -> None:
    """The plank that was taken up lies in another place."""
    plank = PLANKS[state.rules.chart.is_long[place]]
    _tell(state, events.Moved(state.seat, plank, _named(state, state.lifted), _named(state, place)), "VE-A13")


def rescued(state: Position, long: int, source: int) -> None:
    """A stranded player got a plank."""
    name = "rival" if source >= 0 else "box" if source == BOX else "water"
    _tell(state, events.Rescued(state.seat, PLANKS[long], name, source if source >= 0 else None), "VE-V6")


# walking


def walking(state: Position, joker: bool, tiles: int) -> None:
    """A card for a walk was played."""
    cost = COSTS[JOKER if joker else CARD_WALK + state.steps_left - 1]
    _tell(state, events.Walking(state.seat, state.steps_left, joker, cost, tiles), "VE-A16")


def stepped(state: Position, spot: int) -> None:
    """A pawn is about to step there."""
    spots = state.rules.chart.spots
    _tell(state, events.Stepped(state.seat, spots[state.me().pawn], spots[spot], state.steps_left - 1), "VE-G19")


def collected(state: Position, gem: int, tile: bool) -> None:
    """A gem went to the tent."""
    me, chart = state.me(), state.rules.chart
    field = chart.spots[chart.gem_field[GEMS * me.colour + gem]]
    _tell(state, events.Collected(state.seat, field, me.gem_count, tile), "VE-A20")


def walked(state: Position) -> None:
    """A walk is over."""
    names = [state.rules.chart.spots[spot] for spot in state.path]
    _tell(state, events.Walked(state.seat, names[0], names[1:], len(names) - 1), "VE-A16")


# turns


def play_ended(state: Position) -> None:
    """A player plays no more cards this turn, or has played none."""
    if state.phase == PLAY and len(state.played) == 0:
        _tell(state, events.PlayedNone(state.seat), "VE-T1")
    else:
        _tell(state, events.PlayEnded(state.seat, state.used), "VE-T3")


def turn_ended(state: Position, before: int) -> None:
    """The turn has passed on from this seat."""
    _tell(state, events.TurnEnded(before, state.seat, state.round), "VE-S15")


def completed(state: Position) -> None:
    """A player has all four gems."""
    _tell(state, events.Completed(state.seat, state.rules.equal_turns), "VE-E1")


def placed(state: Position, seat: int, cards: list[int]) -> None:
    """A player leaves with a place, and shows the hand."""
    event = events.Placed(seat, state.players[seat].rank, [ORDINARY[card] for card in cards])
    _tell(state, event, "VE-V1", reveals=True)


def ended(state: Position) -> None:
    """The match is over; the winner is named if there is only one."""
    first = [seat for seat, player in enumerate(state.players) if player.rank == 1]
    event = events.Ended(REASONS[state.reason], first[0] if len(first) == 1 else None)
    _tell(state, event, ENDINGS[state.reason])
