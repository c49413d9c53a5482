"""What Venise has beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.game import Extras
from serenissima.core.workshop import Workshop
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import PLAY
from serenissima.games.venise.view import View


def draw(view: View, names: Sequence[str]) -> str:
    """The table drawn with characters; imported when it is asked for."""
    from serenissima.games.venise import terminal

    return terminal.draw(view, names)


def workshop() -> Workshop:
    """The workshop in which players make boards; imported when it is asked for."""
    from serenissima.games.venise.workshop import Workshop as Whole

    return Whole()


def conserved(state: State) -> tuple[int, ...]:
    """VE-A28, VE-C5 to VE-C7: how many planks of both kinds, ordinary cards and jokers there are."""
    chart = state.rules.chart
    short, long = state.water_short + state.box_short, state.water_long + state.box_long
    piled = state.pile_jokers + state.discard_jokers
    cards, jokers = state.pile_count + state.discard_count - piled, state.jokers + piled
    places = state.planks.lying()
    if state.lifted >= 0:
        places.append(int(state.lifted))
    for place in places:
        if chart.is_long[place]:
            long += 1
        else:
            short += 1
    for player in state.players:
        short += player.short
        long += player.long
        cards += player.cards
        jokers += player.jokers
    return (short, long, cards, jokers)


def current_round(state: State) -> int:
    """A round is a turn of everybody (VE-S15); there is none while colours are chosen and cards are dealt."""
    return state.round if state.phase >= PLAY else 0


EXTRAS: Extras[State, View] = Extras(terminal=draw, workshop=workshop, conserved=conserved, round=current_round)
