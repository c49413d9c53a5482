# compiled with mypyc
"""The options of a table as the state needs them, and who belongs to whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, all_cards, one

OUTBID: Final = 0
MATCH: Final = 1
FREE: Final = 2
VOTE_RULES: Final = ("outbid", "match", "free")

EACH_DISTRICT: Final = 0x111111
"""One card of every district."""
DEALT: Final = 4
"""District cards dealt to each player (CG-302, CG-312)."""


class Rules:
    """The options of the table, as they hold for this number of players. Shared by all copies of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        pairs = seats == 4
        self.seats: i64 = seats
        self.vote_rule: i64 = FREE if pairs else VOTE_RULES.index(options.choice("vote_rule"))
        self.join: bool = pairs or options.flag("join_without_match")
        self.resolve_catchup: bool = options.choice("catchup_specials") == "resolve"
        self.spy_chain: bool = options.flag("spy_chain")
        self.per_move: bool = options.choice("gondola_scope") == "move"
        """A gondola covers only the cards laid with it (CG-665)."""
        self.number_split = options.choice("number_split")
        self.cards: i64 = all_cards(seats, self.number_split)
        self.threshold: i64 = 14 if pairs else 10
        """Number points of a side that end a phase (CG-603, CG-641)."""
        self.catchup: i64 = 2 if pairs else 3
        """Cards of a catch-up draw (CG-621, CG-642)."""
        self.deal: i64 = EACH_DISTRICT * (4 if pairs else 2)
        """The cards the first hands are dealt from (CG-302, CG-312)."""
        self.start_hand: i64 = one(GON) if pairs else 0
        """What everyone has before that (CG-313)."""

    def side(self, seat: i64) -> i64:
        """The side of a seat: the player, or the team {A, B} or {C, D} (CG-311)."""
        return seat if self.seats == 2 else seat >> 1

    def chooser(self, divider: i64) -> i64:
        """The seat opposite (CG-511)."""
        return (divider + (self.seats >> 1)) & (self.seats - 1)

    def partner(self, seat: i64) -> i64:
        """The other seat of the team (CG-311)."""
        return seat ^ 1


def won_with(trophies: i64) -> i64:
    """What a side has won with: 6 districts, 4 trophies of one, or 0 (CG-701)."""
    # a district counts if any of its four bits is set
    held: i64 = trophies | (trophies >> 1)
    held = (held | (held >> 2)) & EACH_DISTRICT
    if held == EACH_DISTRICT:
        return 6
    # four or more: the third bit, or the fourth
    if ((trophies >> 2) | (trophies >> 3)) & EACH_DISTRICT & DISTRICTS_MASK:
        return 4
    return 0
