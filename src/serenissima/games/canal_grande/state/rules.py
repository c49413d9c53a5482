# compiled with mypyc
"""The options of a table and the fixed numbers of the rules as the state needs them, and who is on whose side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.canal_grande.cards import GON, all_cards, one

NONE: Final = -1
"""No seat, no card, no reason."""

OUTBID: Final = 0
MATCH: Final = 1
FREE: Final = 2
VOTE_RULES: Final = ("outbid", "match", "free")

EACH_DISTRICT: Final = 0x111111
"""One card of every district."""
DEALT: Final = 4
"""District cards dealt to each player (CG-302, CG-312)."""
REVEALED: Final = 8
"""Cards turned up in a round; the last three of them are number cards (CG-411)."""
NUMBERS_REVEALED: Final = 3
SPIED: Final = 2
"""Cards a spy brings (CG-461)."""
MOST_ROUNDS: Final = 200
"""After this many rounds the match is a draw (CG-705)."""


class Rules:
    """The number of seats and the options as they apply to it. Shared by all copies of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        pairs = seats == 4
        self.seats: i64 = seats
        self.options = options
        self.vote_rule: i64 = FREE if pairs else VOTE_RULES.index(options.choice("vote_rule"))
        self.join: bool = pairs or options.flag("join_without_match")
        """A player without a contested card may enter a vote with gondolas alone (CG-567, CG-651)."""
        self.resolve_catchup: bool = options.choice("catchup_specials") == "resolve"
        self.spy_chain: bool = options.flag("spy_chain")
        self.per_move: bool = options.choice("gondola_scope") == "move"
        """A gondola covers only the cards laid with it (CG-665)."""
        self.number_split = options.choice("number_split")
        self.cards: i64 = all_cards(seats, self.number_split)
        self.threshold: i64 = 14 if pairs else 10
        """The number points of a side that end a phase (CG-603, CG-641)."""
        self.catchup: i64 = 2 if pairs else 3
        """Cards in a catch-up draw (CG-621, CG-642)."""
        self.deal: i64 = EACH_DISTRICT * (4 if pairs else 2)
        """The cards the first hands are dealt from (CG-302, CG-312)."""
        self.start_hand: i64 = one(GON) if pairs else 0
        """What everyone holds before the deal (CG-313)."""

    def side(self, seat: i64) -> i64:
        """The side of a seat: the player, or the team {A, B} or {C, D} (CG-311)."""
        return seat if self.seats == 2 else seat >> 1

    def chooser(self, divider: i64) -> i64:
        """The seat opposite the divider (CG-511)."""
        return (divider + (self.seats >> 1)) & (self.seats - 1)

    def partner(self, seat: i64) -> i64:
        """The other seat of the team (CG-311)."""
        return seat ^ 1


@lru_cache(maxsize=64)
def rules_for(seats: int, options: Options) -> Rules:
    """The rules of a table, read once however many matches begin with them."""
    return Rules(seats, options)
