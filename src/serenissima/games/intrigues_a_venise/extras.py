"""What Intrigues à Venise has beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.game import Extras
from serenissima.core.log import Entry, Left
from serenissima.core.options import Options
from serenissima.games.intrigues_a_venise.box import PIECES
from serenissima.games.intrigues_a_venise.refuse import caution
from serenissima.games.intrigues_a_venise.showing import bygone, remembered
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.position import DEAL
from serenissima.games.intrigues_a_venise.view import View


def draw(view: View, names: Sequence[str]) -> str:
    """The table drawn with characters; imported when it is asked for."""
    from serenissima.games.intrigues_a_venise import terminal

    return terminal.draw(view, names)


def conserved(state: State) -> tuple[int, ...]:
    """Once they are placed, all pieces stay on the board; no card is in two envelopes."""
    placed = sum(1 for piece in range(PIECES) if state.pieces.at[piece])
    whole = int(placed == 4 * state.rules.seats + 1 or state.phase < DEAL)
    envelopes = (state.identities, state.builds, state.messages)
    dealt = [[card for card in cards if card >= 0] for cards in envelopes]
    return (whole, int(all(len(set(cards)) == len(cards) for cards in dealt)))


def unchanged(version: int, options: Options, entries: Sequence[Entry]) -> bool:
    """In version 1 a player who left lost alone, and the partner won with the enemies; nothing else has changed."""
    return version == 1 and not any(isinstance(entry, Left) for entry in entries)


def current_round(state: State) -> int:
    """The turns of all players are counted together (IV-301)."""
    return state.turn


EXTRAS: Extras[State, View] = Extras(
    terminal=draw,
    conserved=conserved,
    caution=caution,
    remembered=remembered,
    bygone=bygone,
    round=current_round,
    unchanged=unchanged,
)
