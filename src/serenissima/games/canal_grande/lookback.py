"""Every split of a match in hindsight: what each offer was worth to each side with all hands open (CG-821, CG-822)."""

from __future__ import annotations

import msgspec

from serenissima.games.canal_grande.box import Card


class OfferWorth(msgspec.Struct, frozen=True):
    """One of the two offers, and what it would have been worth to the chooser and to the divider, in cards.

    `margin` is what taking it gained the chooser's side over the divider's, who then had the other.
    """

    cards: list[Card]
    to_chooser: float
    to_divider: float
    margin: float


class SplitWorth(msgspec.Struct, frozen=True):
    """A split in hindsight.

    `best_first` and `best_second` are the split the divider would have made, and `best_margin` what the chooser's side
    could have gained at most from it. `divider_regret` is what the split gave away compared to that one,
    `chooser_regret` what the choice gave away compared to the other offer; 0: nothing could have been done better.
    """

    round: int
    phase: int
    divider: int
    chooser: int
    chosen: int
    hands: list[list[Card]]
    numbers: list[list[Card]]
    trophies: list[list[Card]]
    offers: list[OfferWorth]
    best_first: list[Card]
    best_second: list[Card]
    best_margin: float
    divider_regret: float
    chooser_regret: float


class LookBack(msgspec.Struct, frozen=True):
    """What lies open when a match is over: the last hands by seat, and every split."""

    hands: list[list[Card]]
    splits: list[SplitWorth]
