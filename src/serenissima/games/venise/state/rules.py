# compiled with mypyc
"""The options of a table as the state needs them, read once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.venise.board.chart import Chart


class Rules:
    """What the options mean for one number of players. Never changed, shared by all states of a table."""

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

    def __init__(
        self,
        chart: Chart,
        seats: int,
        colours: list[int],
        mix: list[int],
        short_each: int,
        long_each: int,
        options: Options,
        *,
        all_places: bool,
        colours_chosen: bool,
        equal_turns: bool,
        exchange_after_draw: bool,
        first_chosen: bool,
        jokers_piled: bool,
        most_rounds: int,
        rescue: bool,
        set_hand: bool,
        standstill: int,
        top_only: bool,
    ) -> None:
        self.chart: Chart = chart
        self.seats: i64 = seats
        self.colours: list[int] = colours
        """The colours the players may have, in the order of their turns (VE-S4, VE-S15)."""
        self.mix: vec[i64] = vec[i64](mix)
        """Ordinary cards of each kind (VE-C11)."""
        self.short_each: i64 = short_each
        self.long_each: i64 = long_each
        """Planks of every player at the start (VE-S8)."""
        self.options: Options = options
        """As the table has them."""
        self.all_places: bool = all_places
        """VE-V1."""
        self.colours_chosen: bool = colours_chosen
        """VE-S4."""
        self.equal_turns: bool = equal_turns
        """VE-V5."""
        self.exchange_after_draw: bool = exchange_after_draw
        """VE-T13."""
        self.first_chosen: bool = first_chosen
        """VE-S15."""
        self.jokers_piled: bool = jokers_piled
        """Discarded jokers go to the discard pile (VE-T17)."""
        self.most_rounds: i64 = most_rounds
        """Rounds after which the match ends, 0: never (VE-E5)."""
        self.rescue: bool = rescue
        """VE-V6."""
        self.set_hand: bool = set_hand
        """VE-C12."""
        self.standstill: i64 = standstill
        """Rounds without any change that end the match, 0: never (VE-E4)."""
        self.top_only: bool = top_only
        """VE-V7."""
        self.deal: i64 = 2 if set_hand else 6
        """Cards dealt to each player (VE-S11, VE-C12)."""
