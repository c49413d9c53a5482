# compiled with mypyc
"""The options of a table as the state needs them: native integers, read once."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.venise.board.chart import Chart
from serenissima.games.venise.options import chart_of, colours_of, mix_of, planks_of


class Rules:
    """The number of seats and what the options mean for it. Shared by all copies of a state."""

    __slots__ = (
        "all_places",
        "chart",
        "colours",
        "colours_chosen",
        "deal",
        "equal_turns",
        "exchange_after_draw",
        "first_chosen",
        "jokers_piled",
        "long_each",
        "mix",
        "most_rounds",
        "options",
        "rescue",
        "seats",
        "set_hand",
        "short_each",
        "standstill",
        "top_only",
    )

    def __init__(self, seats: int, options: Options) -> None:
        short, long = planks_of(seats, options)
        set_hand = options.choice("start_hand") == "set"
        self.seats: i64 = seats
        self.options: Options = options
        self.chart: Chart = chart_of(options)
        self.colours: list[int] = colours_of(seats, options)
        """The colours the players may have, in the order of their turns (VE-S4, VE-S15)."""
        self.mix: vec[i64] = vec[i64](mix_of(options))
        """Ordinary cards of each kind (VE-C11)."""
        self.short_each: i64 = short
        self.long_each: i64 = long
        """Planks of every player at the start (VE-S8)."""
        self.all_places: bool = options.choice("places") == "all"
        """The match goes on until every player has a place (VE-V1)."""
        self.colours_chosen: bool = options.choice("colours") != "random"
        """The players choose their colours (VE-S4)."""
        self.equal_turns: bool = options.flag("equal_turns")
        """The round in which somebody completes is played to its end (VE-V5)."""
        self.exchange_after_draw: bool = options.flag("exchange_after_draw")
        """Four cards may be exchanged for a joker after drawing, too (VE-T13)."""
        self.first_chosen: bool = options.choice("first_player") == "chosen"
        """The first seat says who begins (VE-S15)."""
        self.jokers_piled: bool = options.choice("discarded_jokers") == "pile"
        """Discarded jokers go to the discard pile (VE-T17)."""
        self.most_rounds: i64 = options.number("most_rounds")
        """Rounds after which the match ends, 0: never (VE-E5)."""
        self.rescue: bool = options.flag("rescue")
        """A stranded player may be given a plank (VE-V6)."""
        self.set_hand: bool = set_hand
        """Everybody starts with the same four cards (VE-C12)."""
        self.standstill: i64 = options.number("standstill_rounds")
        """Rounds without any change that end the match, 0: never (VE-E4)."""
        self.top_only: bool = options.choice("discard_view") == "top"
        """Only the top card of the discard pile can be seen (VE-V7)."""
        self.deal: i64 = 2 if set_hand else 6
        """Cards dealt to each player (VE-S11, VE-C12)."""


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)
