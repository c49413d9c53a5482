"""What the table is told: one struct per fact. Fields and places are written by their names (VE-G12 to VE-G14)."""

from __future__ import annotations

import msgspec

from serenissima.games.venise.box import Card, Colour, Ordinary, PlankKind


class Coloured(msgspec.Struct, frozen=True, tag_field="type", tag="coloured"):
    """A seat has its colour: it chose it, or it was drawn or left over (VE-S4)."""

    seat: int
    colour: Colour
    chosen: bool


class Undecided(msgspec.Struct, frozen=True, tag_field="type", tag="undecided"):
    """A seat leaves its colour to chance (VE-S4)."""

    seat: int


class Began(msgspec.Struct, frozen=True, tag_field="type", tag="began"):
    """This seat makes the first turn (VE-S15)."""

    seat: int


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag="drawn"):
    """A card went from the draw pile into a hand; `left` cards remain (VE-S11, VE-T14)."""

    seat: int
    left: int


class Got(msgspec.Struct, frozen=True, tag_field="type", tag="got"):
    """The card that was drawn; only the player who drew it hears this (VE-P6)."""

    seat: int
    card: Ordinary


class JokerDrawn(msgspec.Struct, frozen=True, tag_field="type", tag="joker-drawn"):
    """A joker was drawn and shown to all; a player with two already does not keep it (VE-T17)."""

    seat: int
    kept: bool
    left: int


class Reshuffled(msgspec.Struct, frozen=True, tag_field="type", tag="reshuffled"):
    """The discard pile became the draw pile (VE-T15)."""

    count: int


class Dealt(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    """All hands are complete; `left` cards remain to be drawn (VE-S12)."""

    hand: int
    left: int


class Laid(msgspec.Struct, frozen=True, tag_field="type", tag="laid"):
    """A plank was laid (VE-A2, VE-A6)."""

    seat: int
    plank: PlankKind
    place: str
    joker: bool
    cost: int
    tiles: int
    """Hourglass tiles spent on it (VE-A24)."""


class Removed(msgspec.Struct, frozen=True, tag_field="type", tag="removed"):
    """A plank was taken away; these fell into the water with it (VE-A8, VE-G22)."""

    seat: int
    plank: PlankKind
    place: str
    fallen: list[str]
    count: int
    joker: bool
    cost: int
    tiles: int


class Lifted(msgspec.Struct, frozen=True, tag_field="type", tag="lifted"):
    """A plank was taken up to be moved; these fell into the water with it (VE-A13)."""

    seat: int
    plank: PlankKind
    place: str
    fallen: list[str]
    count: int
    joker: bool
    cost: int
    tiles: int


class Moved(msgspec.Struct, frozen=True, tag_field="type", tag="moved"):
    """The plank that was taken up was put into another place (VE-A13)."""

    seat: int
    plank: PlankKind
    place: str
    to: str


class Walking(msgspec.Struct, frozen=True, tag_field="type", tag="walking"):
    """A card for up to this many steps was played (VE-A16)."""

    seat: int
    steps: int
    joker: bool
    cost: int
    tiles: int


class Stepped(msgspec.Struct, frozen=True, tag_field="type", tag="stepped"):
    """A pawn made a step (VE-G19)."""

    seat: int
    origin: str
    to: str
    left: int
    """Steps left on the card."""


class Walked(msgspec.Struct, frozen=True, tag_field="type", tag="walked"):
    """A walk is over: where it began, all fields entered, and how many steps they were (VE-A16, VE-A17)."""

    seat: int
    origin: str
    path: list[str]
    count: int


class Collected(msgspec.Struct, frozen=True, tag_field="type", tag="collected"):
    """A pawn entered the field of a gem of its colour (VE-A20); whether it brought an hourglass tile (VE-A22)."""

    seat: int
    field: str
    gems: int
    tile: bool


class JokerTaken(msgspec.Struct, frozen=True, tag_field="type", tag="joker-taken"):
    """A joker was taken instead of playing cards (VE-T7)."""

    seat: int


class Exchanging(msgspec.Struct, frozen=True, tag_field="type", tag="exchanging"):
    """A player exchanges four cards for a joker (VE-T10)."""

    seat: int


class Given(msgspec.Struct, frozen=True, tag_field="type", tag="given"):
    """One of the four went face up on the discard pile (VE-T10)."""

    seat: int
    card: Ordinary


class Exchanged(msgspec.Struct, frozen=True, tag_field="type", tag="exchanged"):
    """All four are given and the joker is in the hand (VE-T10)."""

    seat: int
    cards: list[Ordinary]


class PlayedNone(msgspec.Struct, frozen=True, tag_field="type", tag="played-none"):
    """A player ended playing cards without having played one (VE-T1)."""

    seat: int


class PlayEnded(msgspec.Struct, frozen=True, tag_field="type", tag="play-ended"):
    """A player plays no more cards this turn and has used this many hourglasses (VE-T3)."""

    seat: int
    used: int


class Refilled(msgspec.Struct, frozen=True, tag_field="type", tag="refilled"):
    """The cards at the end of a turn are drawn (VE-T14)."""

    seat: int
    count: int
    hand: int
    left: int


class Discarded(msgspec.Struct, frozen=True, tag_field="type", tag="discarded"):
    """A card above the limit was put away (VE-T17)."""

    seat: int
    card: Card


class Rescued(msgspec.Struct, frozen=True, tag_field="type", tag="rescued"):
    """A stranded player got a plank (VE-V6); `source`: `water`, `box` or `rival`, then `from_seat` says whose."""

    seat: int
    plank: PlankKind
    source: str
    from_seat: int | None


class TurnEnded(msgspec.Struct, frozen=True, tag_field="type", tag="turn-ended"):
    """The next player's turn begins (VE-S15)."""

    seat: int
    next_seat: int
    round: int


class Completed(msgspec.Struct, frozen=True, tag_field="type", tag="completed"):
    """A player has all four gems (VE-E1); with `equal_turns` the round is finished first (VE-V5)."""

    seat: int
    last_round: bool


class Placed(msgspec.Struct, frozen=True, tag_field="type", tag="placed"):
    """A player who completed leaves the match with this place; the hand is laid on the discard pile (VE-V1)."""

    seat: int
    place: int
    cards: list[Ordinary]


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="ended"):
    """The match is over; `reason` is the reason in the outcome (VE-E1 to VE-E5)."""

    reason: str
    seat: int | None
    """The only winner, where there is one."""


Event = (
    Coloured
    | Undecided
    | Began
    | Drawn
    | Got
    | JokerDrawn
    | Reshuffled
    | Dealt
    | Laid
    | Removed
    | Lifted
    | Moved
    | Walking
    | Stepped
    | Walked
    | Collected
    | JokerTaken
    | Exchanging
    | Given
    | Exchanged
    | PlayedNone
    | PlayEnded
    | Refilled
    | Discarded
    | Rescued
    | TurnEnded
    | Completed
    | Placed
    | Ended
)
