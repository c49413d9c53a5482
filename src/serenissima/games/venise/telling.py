"""What the table is told of a move: builds the events, with their rules and who hears them.

Called only while somebody listens (`position.told` is a list), so simulations build no event.
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


def _tell(position: Position, rule: str, event: events.Event, to: int = EVERYONE, reveals: bool = False) -> None:
    assert position.told is not None
    position.told.append(Told(event, rule, to, reveals))


def _named(position: Position, place: int) -> str:
    """The name of a plank place."""
    chart = position.rules.chart
    return chart.spots[chart.fields + place]


# before the first turn


def undecided(position: Position) -> None:
    """A seat leaves its colour to chance."""
    _tell(position, "VE-S4", events.Undecided(position.seat))


def coloured(position: Position, seat: int, colour: int, chosen: bool) -> None:
    """A seat has its colour."""
    _tell(position, "VE-S4", events.Coloured(seat, COLOURS[colour], chosen))


def began(position: Position, seat: int) -> None:
    """This seat makes the first turn."""
    _tell(position, "VE-S15", events.Began(seat))


# cards


def reshuffled(position: Position) -> None:
    """The discard pile has become the draw pile."""
    _tell(position, "VE-T15", events.Reshuffled(position.pile_count))


def drawn(position: Position, kind: int, dealing: bool) -> None:
    """Everybody hears that a card was drawn; only the player who drew it hears which (VE-P6)."""
    rule = "VE-S11" if dealing else "VE-T14"
    _tell(position, rule, events.Drawn(position.seat, position.pile_count))
    _tell(position, rule, events.Got(position.seat, ORDINARY[kind]), 1 << int(position.seat))


def joker_drawn(position: Position, kept: bool) -> None:
    """A joker is shown to all."""
    _tell(position, "VE-T17", events.JokerDrawn(position.seat, kept, position.pile_count))


def dealt(position: Position) -> None:
    """All hands are complete."""
    _tell(position, "VE-S12", events.Dealt(position.players[0].cards, position.pile_count))


def refilled(position: Position, count: int) -> None:
    """The cards at the end of a turn are drawn."""
    me = position.me()
    _tell(position, "VE-T14", events.Refilled(position.seat, count, me.cards + me.jokers, position.pile_count))


def joker_taken(position: Position) -> None:
    """A joker was taken instead of playing cards."""
    _tell(position, "VE-T7", events.JokerTaken(position.seat))


def exchanging(position: Position) -> None:
    """Four cards are going to be given for a joker."""
    _tell(position, "VE-T10", events.Exchanging(position.seat))


def given(position: Position, kind: int) -> None:
    """One of the four cards was given."""
    _tell(position, "VE-T10", events.Given(position.seat, ORDINARY[kind]))


def exchanged(position: Position) -> None:
    """All four cards are given, and the joker is taken."""
    _tell(position, "VE-T10", events.Exchanged(position.seat, [ORDINARY[card] for card in position.given]))


def discarded(position: Position, card: int) -> None:
    """A card above the limit was put away."""
    _tell(position, "VE-T17", events.Discarded(position.seat, CARDS[card]))


# planks


def laid(position: Position, place: int, joker: bool, tiles: int) -> None:
    """A plank was laid; the kind of plank is that of its card."""
    long = position.rules.chart.is_long[place]
    cost = COSTS[JOKER if joker else long]
    event = events.Laid(position.seat, PLANKS[long], _named(position, place), joker, cost, tiles)
    _tell(position, "VE-A6" if long else "VE-A2", event)


def removed(position: Position, place: int, fallen: list[int], joker: bool, tiles: int) -> None:
    """A plank went to a supply."""
    plank, name = PLANKS[position.rules.chart.is_long[place]], _named(position, place)
    names = [_named(position, other) for other in fallen]
    cost = COSTS[JOKER if joker else CARD_REMOVE]
    _tell(position, "VE-A10", events.Removed(position.seat, plank, name, names, len(names), joker, cost, tiles))


def lifted(position: Position, place: int, fallen: list[int], joker: bool, tiles: int) -> None:
    """A plank was taken up to be moved."""
    plank, name = PLANKS[position.rules.chart.is_long[place]], _named(position, place)
    names = [_named(position, other) for other in fallen]
    cost = COSTS[JOKER if joker else CARD_MOVE]
    _tell(position, "VE-A13", events.Lifted(position.seat, plank, name, names, len(names), joker, cost, tiles))


def moved(position: Position, place: int) -> None:
    """The plank that was taken up lies in another place."""
    plank = PLANKS[position.rules.chart.is_long[place]]
    _tell(
        position,
        "VE-A13",
        events.Moved(position.seat, plank, _named(position, position.lifted), _named(position, place)),
    )


def rescued(position: Position, long: int, source: int) -> None:
    """A stranded player got a plank."""
    name = "rival" if source >= 0 else "box" if source == BOX else "water"
    _tell(position, "VE-V6", events.Rescued(position.seat, PLANKS[long], name, source if source >= 0 else None))


# walking


def walking(position: Position, joker: bool, tiles: int) -> None:
    """A card for a walk was played."""
    cost = COSTS[JOKER if joker else CARD_WALK + position.steps_left - 1]
    _tell(position, "VE-A16", events.Walking(position.seat, position.steps_left, joker, cost, tiles))


def stepped(position: Position, spot: int) -> None:
    """A pawn is about to step there."""
    spots = position.rules.chart.spots
    _tell(
        position,
        "VE-G19",
        events.Stepped(position.seat, spots[position.me().pawn], spots[spot], position.steps_left - 1),
    )


def collected(position: Position, gem: int, tile: bool) -> None:
    """A gem went to the tent."""
    me, chart = position.me(), position.rules.chart
    field = chart.spots[chart.gem_field[GEMS * me.colour + gem]]
    _tell(position, "VE-A20", events.Collected(position.seat, field, me.gem_count, tile))


def walked(position: Position) -> None:
    """A walk is over."""
    names = [position.rules.chart.spots[spot] for spot in position.path]
    _tell(position, "VE-A16", events.Walked(position.seat, names[0], names[1:], len(names) - 1))


# turns


def play_ended(position: Position) -> None:
    """A player plays no more cards this turn, or has played none."""
    if position.phase == PLAY and len(position.played) == 0:
        _tell(position, "VE-T1", events.PlayedNone(position.seat))
    else:
        _tell(position, "VE-T3", events.PlayEnded(position.seat, position.used))


def turn_ended(position: Position, before: int) -> None:
    """The turn has passed on from this seat."""
    _tell(position, "VE-S15", events.TurnEnded(before, position.seat, position.round))


def completed(position: Position) -> None:
    """A player has all four gems."""
    _tell(position, "VE-E1", events.Completed(position.seat, position.rules.equal_turns))


def placed(position: Position, seat: int, cards: list[int]) -> None:
    """A player leaves with a place, and shows the hand."""
    event = events.Placed(seat, position.players[seat].rank, [ORDINARY[card] for card in cards])
    _tell(position, "VE-V1", event, reveals=True)


def ended(position: Position) -> None:
    """The match is over; the winner is named if there is only one."""
    first = [seat for seat, player in enumerate(position.players) if player.rank == 1]
    event = events.Ended(REASONS[position.reason], first[0] if len(first) == 1 else None)
    _tell(position, ENDINGS[position.reason], event)
