# compiled with mypyc
"""What one player has."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise.box import START_HAND

SET: Final = vec[i64](START_HAND)


class Player:
    """A player's pawn, gems, planks, tiles and cards, and what others can know of the hand by counting.

    At any time hand = known + old + new - gone, kind by kind. `known` is what everybody knows to be in the
    hand; `old` are the other cards that were in it when the discard pile was last shuffled, `new` those drawn since;
    `gone` are cards from `old` or `new` that were put away face up since. Of `old` and `new` the others know how many
    cards there are, and the sum over all players (VE-4, rules.md, section 7).
    """

    __slots__ = (
        "cards",
        "colour",
        "completed",
        "drawn",
        "gem_count",
        "gems",
        "gone",
        "hand",
        "jokers",
        "known",
        "long",
        "new",
        "old",
        "pawn",
        "rank",
        "short",
        "tiles",
    )

    def __init__(self, source: Player | None = None) -> None:
        """A player before the start, or a copy of `source`."""
        if source is None:
            self.colour: i64 = -1
            self.pawn: i64 = -1
            """The spot it stands on, -1 before the start and when it has left."""
            self.gems: i64 = 0
            """The gems fetched so far, as bits."""
            self.gem_count: i64 = 0
            self.tiles: i64 = 0
            self.short: i64 = 0
            self.long: i64 = 0
            self.cards: i64 = 0
            """Ordinary cards in the hand."""
            self.jokers: i64 = 0
            self.rank: i64 = 0
            """The place, once it is decided, else 0 (VE-V1)."""
            self.completed: bool = False
            """Has all four gems while the round is played to its end (VE-V5)."""
            self.drawn: i64 = 0
            """How many cards there are in `new`."""
            self.hand: vec[i64] = vec[i64]([0] * 7)
            self.known: vec[i64] = vec[i64]([0] * 7)
            self.old: vec[i64] = vec[i64]([0] * 7)
            self.new: vec[i64] = vec[i64]([0] * 7)
            self.gone: vec[i64] = vec[i64]([0] * 7)
        else:
            self.colour = source.colour
            self.pawn = source.pawn
            self.gems = source.gems
            self.gem_count = source.gem_count
            self.tiles = source.tiles
            self.short = source.short
            self.long = source.long
            self.cards = source.cards
            self.jokers = source.jokers
            self.rank = source.rank
            self.completed = source.completed
            self.drawn = source.drawn
            self.hand = source.hand[:]
            self.known = source.known[:]
            self.old = source.old[:]
            self.new = source.new[:]
            self.gone = source.gone[:]

    def take_set(self) -> None:
        """Takes the four cards every player starts with, which everybody knows (VE-C12)."""
        self.hand = SET[:]
        self.known = SET[:]
        self.cards = 4

    def draw(self, kind: i64) -> None:
        """A card from the draw pile."""
        self.hand[kind] += 1
        self.new[kind] += 1
        self.drawn += 1
        self.cards += 1

    def show(self, kind: i64) -> None:
        """An ordinary card leaves the hand face up."""
        self.hand[kind] -= 1
        self.cards -= 1
        if self.known[kind] > 0:
            self.known[kind] -= 1
        elif self.drawn == 0:
            self.old[kind] -= 1
        else:
            self.gone[kind] += 1

    def age(self) -> None:
        """The discard pile is shuffled: every unknown card in the hand is old from now on."""
        for kind in range(7):
            self.old[kind] += self.new[kind] - self.gone[kind]
            self.new[kind] = 0
            self.gone[kind] = 0
        self.drawn = 0

    def active(self) -> bool:
        """Whether this player still takes turns."""
        return self.rank == 0 and not self.completed
