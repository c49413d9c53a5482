"""What the table can be told: one struct for each fact. Lists of cards are in the order of the kinds.

Everyone hears an event unless its docstring names the hearers (CG-455, CG-462, CG-811).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.canal_grande.box import Card, District, Special
from serenissima.games.canal_grande.view import LookBack

Source = Literal["spy", "catch-up"]
"""Why a card is drawn: a spy, or the catch-up draw at the end of a phase."""


class Dealt(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    """A card of the first hands was dealt, unseen by the others (CG-302, CG-312)."""

    seat: int


class FirstCard(msgspec.Struct, frozen=True, tag_field="type", tag="first-card"):
    """Which card that was. Only its owner hears it."""

    seat: int
    card: Card


class FirstHand(msgspec.Struct, frozen=True, tag_field="type", tag="first-hand"):
    """The whole first hand, with the gondola of the game for four (CG-313). Only its owner hears it."""

    seat: int
    cards: list[Card]


class Drew(msgspec.Struct, frozen=True, tag_field="type", tag="drew"):
    """A card went unseen from the pile into a hand (CG-462, CG-622)."""

    seat: int
    source: Source


class Got(msgspec.Struct, frozen=True, tag_field="type", tag="got"):
    """Which card that was. Only the drawer hears it."""

    seat: int
    card: Card
    source: Source


class Turned(msgspec.Struct, frozen=True, tag_field="type", tag="turned"):
    """A special was drawn and laid open. `used`: it will be resolved, not discarded (CG-463, CG-464, CG-622)."""

    seat: int
    card: Special
    source: Source
    used: bool


class Began(msgspec.Struct, frozen=True, tag_field="type", tag="began"):
    """The hands are dealt, and this seat divides first (CG-307, CG-316)."""

    seat: int


class RoundBegan(msgspec.Struct, frozen=True, tag_field="type", tag="round-began"):
    """A round begins: the first seat divides, the second chooses (CG-401, CG-511)."""

    seat: int
    chooser_seat: int
    round: int
    phase: int


class Revealed(msgspec.Struct, frozen=True, tag_field="type", tag="revealed"):
    """A card was turned face up before the divider (CG-411)."""

    card: Card


class Shown(msgspec.Struct, frozen=True, tag_field="type", tag="shown"):
    """All cards of the round lie face up (CG-411)."""

    seat: int
    cards: list[Card]


class PutOver(msgspec.Struct, frozen=True, tag_field="type", tag="put-over"):
    """The divider put a card into the second tray (CG-421)."""

    seat: int
    card: Card


class Split(msgspec.Struct, frozen=True, tag_field="type", tag="split"):
    """The two offers (CG-421, CG-422)."""

    seat: int
    first: list[Card]
    second: list[Card]


class Chose(msgspec.Struct, frozen=True, tag_field="type", tag="chose"):
    """The chooser took an offer, 1 or 2 (CG-431)."""

    seat: int
    offer: int


class Took(msgspec.Struct, frozen=True, tag_field="type", tag="took"):
    """A player takes an offer: numbers laid out, hand cards, specials to resolve (CG-441, CG-442, CG-444).

    `points` is what the numbers add, `total` what the side has now.
    """

    seat: int
    numbers: list[Card]
    hand: list[Card]
    hand_count: int
    specials: list[Card]
    special_count: int
    points: int
    total: int


class Resolving(msgspec.Struct, frozen=True, tag_field="type", tag="resolving"):
    """A player resolves a special (CG-444)."""

    seat: int
    card: Special


class Betrayed(msgspec.Struct, frozen=True, tag_field="type", tag="betrayed"):
    """A traitor takes a card from the victim's hand (CG-451); everybody sees that it moved (CG-455)."""

    seat: int
    victim_seat: int


class Stole(msgspec.Struct, frozen=True, tag_field="type", tag="stole"):
    """Which card the traitor took. Only thief and victim hear it (CG-455)."""

    seat: int
    victim_seat: int
    card: Card


class Forwent(msgspec.Struct, frozen=True, tag_field="type", tag="forwent"):
    """A traitor was discarded unused (CG-453)."""

    seat: int


class NoVictim(msgspec.Struct, frozen=True, tag_field="type", tag="no-victim"):
    """No opponent holds a card: the traitor has no effect (CG-454)."""

    seat: int


class Void(msgspec.Struct, frozen=True, tag_field="type", tag="void"):
    """The doge has no effect: neither its owner nor the partner holds a district card (CG-472, CG-561)."""

    seat: int


class VoteBegan(msgspec.Struct, frozen=True, tag_field="type", tag="vote-began"):
    """A doge starts a vote (CG-471); `leader_seat` is the partner if the owner has no district card (CG-561)."""

    seat: int
    leader_seat: int
    partner_leads: bool


class Picked(msgspec.Struct, frozen=True, tag_field="type", tag="picked"):
    """A card was picked for the vote, not laid yet. Only the player hears it (CG-811)."""

    seat: int
    card: District


class Laid(msgspec.Struct, frozen=True, tag_field="type", tag="laid"):
    """Cards laid in the vote, including gondolas; `total` is what the side has now (CG-481, CG-486)."""

    seat: int
    district: District
    cards: list[Card]
    total: int
    opening: bool


class Passed(msgspec.Struct, frozen=True, tag_field="type", tag="passed"):
    """A player passes (CG-488, CG-565). Nobody learns whether anything could have been laid (CG-812)."""

    seat: int


class VoteWon(msgspec.Struct, frozen=True, tag_field="type", tag="vote-won"):
    """A side won the vote, `total` against `other` (CG-488, CG-570).

    `seat` is its player, or the first one of the team; `partner_seat` is the second one, or nobody.
    """

    seat: int
    partner_seat: int | None
    district: District
    total: int
    other: int


class Trophy(msgspec.Struct, frozen=True, tag_field="type", tag="trophy"):
    """The card that becomes the trophy was laid by `seat` (CG-501, CG-502, CG-571); the side now has `count` of it."""

    seat: int
    district: District
    side: int
    count: int


class Discarded(msgspec.Struct, frozen=True, tag_field="type", tag="discarded"):
    """What a player loses after a vote (CG-503, CG-504, CG-572)."""

    seat: int
    cards: list[Card]


class TookBack(msgspec.Struct, frozen=True, tag_field="type", tag="took-back"):
    """What a player takes back into the hand after a vote (CG-504, CG-572)."""

    seat: int
    cards: list[Card]


class PhaseEnded(msgspec.Struct, frozen=True, tag_field="type", tag="phase-ended"):
    """The phase is over with these totals of the two sides (CG-603, CG-641)."""

    phase: int
    first: int
    second: int


class MayCatchUp(msgspec.Struct, frozen=True, tag_field="type", tag="may-catch-up"):
    """A player of the lower side may draw (CG-621, CG-642)."""

    seat: int
    count: int


class CaughtUp(msgspec.Struct, frozen=True, tag_field="type", tag="caught-up"):
    """The player draws (CG-621)."""

    seat: int
    count: int


class Declined(msgspec.Struct, frozen=True, tag_field="type", tag="declined"):
    """The player does not draw (CG-621)."""

    seat: int


class Refilled(msgspec.Struct, frozen=True, tag_field="type", tag="refilled"):
    """The action pile ran out, and the discards become the new pile (CG-412)."""

    count: int


class Reshuffled(msgspec.Struct, frozen=True, tag_field="type", tag="reshuffled"):
    """After a phase, discards and number cards go back into their piles (CG-623, CG-624)."""

    action: int
    numbers: int


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="ended"):
    """The game is won (CG-701); for `partner_seat` see VoteWon. Hands and splits lie open from now on (CG-821)."""

    seat: int
    partner_seat: int | None
    reason: Literal["six", "four"]
    district: District
    looked_back: LookBack


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag="drawn"):
    """Nobody has won in 200 rounds (CG-705)."""

    rounds: int
    looked_back: LookBack


Event = (
    Dealt | FirstCard | FirstHand | Drew | Got | Turned | Began | RoundBegan | Revealed | Shown | PutOver | Split
    | Chose | Took | Resolving | Betrayed | Stole | Forwent | NoVictim | Void | VoteBegan | Picked | Laid | Passed
    | VoteWon | Trophy | Discarded | TookBack | PhaseEnded | MayCatchUp | CaughtUp | Declined | Refilled | Reshuffled
    | Ended | Drawn
)  # fmt: skip
