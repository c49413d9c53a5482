# compiled with mypyc
"""The options of a table as the state needs them: native integers, read once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.intrigues_a_venise.box import COLOURS
from serenissima.games.intrigues_a_venise.codes import MARBLES
from serenissima.games.intrigues_a_venise.state.tables import EXILES, SHAKES, weight

PENALTY: Final = 0
FORBIDDEN: Final = 1
LENIENT: Final = 2
REPEATS: Final = ("penalty", "forbidden", "lenient")
OPEN: Final = 0
DISCREET: Final = 1
OFF: Final = 2
TICS: Final = ("open", "discreet", "off")
NO_COLOUR: Final = -1


class Rules:
    """The number of seats and the options. Shared by all copies of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        phantom = options.choice("phantom")
        self.shakes: list[int] = [n for n, shake in enumerate(SHAKES) if weight(shake, phantom)]
        """The shakes that are possible with these marbles."""
        self.shake_codes: list[int] = [MARBLES + n for n in self.shakes]
        self.shake_odds: list[int] = [weight(SHAKES[n], phantom) for n in self.shakes]
        self.choose_colours = options.choice("colours") == "choose"
        self.choose_places = options.choice("placement") == "choose"
        absent = options.choice("absent_colour")
        self.absent: i64 = NO_COLOUR if absent == "random" else [str(colour) for colour in COLOURS].index(absent)
        self.undo = options.flag("undo")
        self.seals = options.flag("sealed_cards")
        self.ambassador_message = options.flag("ambassador_message")
        self.repeat: i64 = REPEATS.index(options.choice("repeat"))
        self.repeat_ambassador = options.choice("repeat_ambassador") == "included"
        self.exiles: i64 = EXILES[options.choice("exile")]
        self.exile_can_win = options.flag("exile_can_win")
        self.extra_step_at_ambassador = options.choice("extra_step_scope") == "all"
        self.standing = options.choice("announce") == "standing"
        self.own_escape = options.choice("solo_escape") == "own"
        self.tics: i64 = TICS.index(options.choice("tics"))
        self.tic_limit: i64 = options.number("tic_limit")
        """0: no limit (IV-905)."""
        self.deduce = options.choice("notes") == "deduce"
        self.paper = options.choice("notes") == "paper"
        self.round_cap: i64 = options.number("round_cap")


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)
