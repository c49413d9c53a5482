"""The structs of what a seat sees (CG-102, section 7.3 of the rules)."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.canal_grande.box import Card, District, Special

Stage = Literal[
    "deal", "first", "reveal", "split", "choose", "resolve", "traitor", "pluck", "spy", "vote", "catch-up",
    "catch-up-draw", "over",
]  # fmt: skip
"""What is going on. Fortuna is to move in deal, first, reveal, pluck, spy and catch-up-draw."""
TurnOf = Literal["chooser", "divider", "catch-up"]
Reason = Literal["six", "four", "draw"]
VoteRule = Literal["outbid", "match", "free"]


class Table(msgspec.Struct, frozen=True):
    """The options as they apply at this table: with four players votes are always free and open to gondolas."""

    vote_rule: VoteRule
    join_without_match: bool
    catchup_specials: Literal["resolve", "discard"]
    spy_chain: bool
    gondola_scope: Literal["vote", "move"]
    number_split: Literal["4-5-5", "5-5-4"]


class Player(msgspec.Struct, frozen=True):
    """One player. `hand`: the cards of the viewer, without those picked for a vote, and of everybody when the match is
    over; None if the viewer may not see them. `known`: cards of this hand the viewer can be sure of, because they were
    taken openly or moved before the viewer's eyes; `unknown`: how many others there are.
    """

    seat: int
    side: int
    hand_size: int
    hand: list[Card] | None
    known: list[Card]
    unknown: int
    numbers: list[Card]
    total: int


class Side(msgspec.Struct, frozen=True):
    """A player, or a team of two. `trophies` and `decisive` are in the order of the districts.

    `decisive`: the next trophy of that district wins the game for this side (CG-701). `full`: its points end the phase
    (CG-603, CG-641). `missing`: districts without a trophy; `most`: trophies of the district with most of them.
    """

    side: int
    seats: list[int]
    total: int
    full: bool
    trophies: list[int]
    decisive: list[bool]
    missing: int
    most: int


class Tray(msgspec.Struct, frozen=True):
    """A tray while the divider splits, an offer afterwards.

    `points`: the sum of its number cards; `chooser_total` and `divider_total`: the totals of the two sides if the
    chooser takes this one; `chooser_full` and `divider_full`: whether these are enough to end the phase; `ends_phase`:
    whether taking it ends the phase (CG-603, CG-641); `taken_by`: who has taken it.
    """

    cards: list[Card]
    points: int
    chooser_total: int
    divider_total: int
    chooser_full: bool
    divider_full: bool
    ends_phase: bool
    taken_by: int | None


class Group(msgspec.Struct, frozen=True):
    """Cards of one district other than the contested one, laid with a gondola (CG-491).

    `gondolas`: how many are laid with them. In a draft: none where the district is open already (CG-493). Where every
    move takes a gondola of its own (CG-665) those of later moves are counted with the first group.
    """

    district: District
    count: int
    gondolas: int


class Row(msgspec.Struct, frozen=True):
    """What a player has laid in the vote. `first`: the district of the first card, which a loser gives up (CG-504)."""

    seat: int
    contested: int
    groups: list[Group]
    gondolas: int
    total: int
    first: District | None
    passed: bool


class Draft(msgspec.Struct, frozen=True):
    """Cards picked for the vote and not confirmed; only the player to move sees them (CG-811).

    `district` is the contested one; `total` is what the player's total would be, `side_total` that of the side;
    `first` is the district of the first group.
    """

    district: District | None
    contested: int
    groups: list[Group]
    gondolas: int
    first: District | None
    total: int
    side_total: int


class WhyNot(msgspec.Struct, frozen=True):
    """Why the viewer cannot lay cards of this kind now: the rule, and `refusal-<reason>` with its arguments."""

    card: Card
    rule: str
    reason: str
    args: dict[str, str | int]


class Vote(msgspec.Struct, frozen=True):
    """A running vote. `need`: the total the player asked must reach to go on; None if any card will do (CG-566).

    `givers`: who laid the first contested card of each side, which becomes the trophy if it wins (CG-501, CG-571).
    `tie_side`: the side that wins a tie (CG-489, CG-570); None where there are none. `passing`: what a pass would mean
    for the side of the player asked once all opponents are out (CG-569); None where that is open.
    """

    challenger: int
    leader: int
    district: District | None
    asked: int
    need: int | None
    rows: list[Row]
    totals: list[int]
    givers: list[int | None]
    tie_side: int | None
    passing: Literal["wins", "loses"] | None
    draft: Draft | None
    why_not: list[WhyNot]


class Copies(msgspec.Struct, frozen=True):
    """Where the copies of a card are, as far as the viewer can count; the numbers add up to `total`.

    `known`: certainly in the hands of others; `table`: in trays, offers or the vote; `unknown`: in the pile or unseen
    in a hand. `points`: what one of them counts as a number card (CG-203).
    """

    card: Card
    points: int
    total: int
    trophies: int
    discards: int
    hand: int
    table: int
    known: int
    unknown: int


class OfferWorth(msgspec.Struct, frozen=True):
    """One of the two offers in hindsight, and what it was worth to the chooser and to the divider, in cards.

    `margin`: what the chooser's side gains over the other by taking it and leaving the other offer to the divider.
    """

    cards: list[Card]
    to_chooser: float
    to_divider: float
    margin: float


class SplitWorth(msgspec.Struct, frozen=True):
    """A split in hindsight.

    `best_first` and `best_second` are the best split for the divider, and `best_margin` is the most the chooser's side
    could have gained from it. `divider_regret` is what the split gave away compared with that one, `chooser_regret`
    what the choice gave away compared with the other offer; 0: nothing could have been done better.
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


class Goal(msgspec.Struct, frozen=True):
    """What wins the match (CG-701): trophies of this many different districts, or this many of one."""

    different: int
    same: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it (`seat` below 0: an onlooker).

    `active` resolves specials: the chooser, then the divider, or a player who catches up (`turn_of`). `due`: cards that
    Fortuna has yet to draw; `catch_up`: how many a catch-up draw brings; `aside`: specials that will be discarded when
    the last card is drawn; `waiting`: who may catch up after the active player. There are two `trays`, or none between
    rounds; a split leaves at least `least_offer` cards in each (CG-421). `drawers`: by the number of points in the
    offer that the chooser takes, which seats may draw because that ends the phase (CG-621, CG-642); None where it goes
    on; empty when nothing is offered. `victim` is whom a traitor is robbing.
    `memory` is what a searching bot needs (see `trail.py`).
    """

    seat: int
    seats: int
    options: Table
    stage: Stage
    to_move: int | None
    phase: int
    round: int
    threshold: int
    goal: Goal
    least_offer: int
    divider: int | None
    chooser: int | None
    active: int | None
    turn_of: TurnOf
    players: list[Player]
    sides: list[Side]
    action_pile: int
    number_pile: int
    discards: list[Card]
    trays: list[Tray]
    pending: list[Special]
    resolving: Special | None
    victim: int | None
    aside: list[Special]
    due: int
    catch_up: int
    drawers: list[list[int] | None]
    waiting: list[int]
    vote: Vote | None
    copies: list[Copies]
    winner: int | None
    reason: Reason | None
    looked_back: LookBack | None
    memory: list[int]
