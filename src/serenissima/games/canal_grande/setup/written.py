"""A position as it is written down: every pile, what is being resolved, and what everybody remembers.

Cards are words as in the rules, `CAS CAS GON`. What is named nowhere is in the draw piles.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.canal_grande.box import District, Special
from serenissima.games.canal_grande.view import Stage, TurnOf

Seat = Annotated[int, Meta(ge=0, lt=4)]
Offer = Literal[1, 2]
Round = Annotated[int, Meta(ge=0, le=200)]
Due = Annotated[int, Meta(ge=0, le=8)]
What = Literal["dealt", "drew", "took", "laid", "stolen", "lacks", "shuffled", "turned"]
"""In the order of the kinds in `trail.py`."""


class Step(Part, frozen=True, kw_only=True):
    """A step of the trail: a seat was dealt or drew a card unseen, turned up a special, took cards openly, laid cards
    or had one stolen `by` another; it has no cards of these kinds; or the discards were shuffled in while these cards
    were in hands or in the pile.
    """

    what: What
    seat: Seat = 0
    cards: str = ""
    by: Seat | None = None


class Vote(Part, frozen=True, kw_only=True):
    """A running vote. `district`: the contested one, once the leader has laid cards.

    `laid`, `first`: by seat, all cards laid and the district of the first one (CG-507). `givers`: who laid the first
    contested card of each side (CG-571). `draft`: what the player asked has picked, in the order of picking.
    """

    challenger: Seat
    leader: Seat
    asked: Seat
    district: District | None = None
    passed: tuple[Seat, ...] = ()
    laid: tuple[str, ...] = ()
    first: tuple[District | None, ...] = ()
    givers: tuple[Seat | None, Seat | None] = (None, None)
    draft: str = ""


class Split(Part, frozen=True, kw_only=True):
    """An earlier split with everything as it was, for the look back after the match (CG-821)."""

    round: Round
    phase: Round
    divider: Seat
    chosen: Offer
    offers: tuple[str, str]
    hands: tuple[str, ...]
    numbers: tuple[str, ...]
    trophies: tuple[str, str]


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `hands`, `numbers`: by seat; `trophies`: by side. `trays`: the two trays while the divider splits, then the offers
    until they are taken. `chosen`: the offer the chooser took. `active` resolves the specials in `pending`, one after
    the other (`resolving`), in the `turn` of the chooser, of the divider or of a player who catches up. `due`: cards
    still to be drawn; `aside`: specials that will be discarded then. `victim`: whom a traitor robs. `waiting`: who may
    catch up next. `trail`: the way of the cards through the hands (`trail.py`); without it all hands count as taken
    openly. `past`: the splits so far.
    """

    stage: Stage
    hands: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    trophies: tuple[str, str] = ("", "")
    discards: str = ""
    trays: tuple[str, str] = ("", "")
    chosen: Offer | None = None
    pending: str = ""
    resolving: Special | None = None
    aside: str = ""
    victim: Seat | None = None
    due: Due = 0
    divider: Seat | None = None
    active: Seat | None = None
    turn: TurnOf = "chooser"
    waiting: Seat | None = None
    round: Round = 1
    phase: Annotated[int, Meta(ge=1, le=200)] = 1
    vote: Vote | None = None
    trail: Annotated[tuple[Step, ...], Meta(max_length=50_000)] | None = None
    past: Annotated[tuple[Split, ...], Meta(max_length=200)] = ()
