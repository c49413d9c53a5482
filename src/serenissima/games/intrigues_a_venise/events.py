"""What the table is told: one struct per fact. Cards and envelopes are told only to those who see them."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.intrigues_a_venise.box import About, Build, Colour, Gesture, Identity, Marble, Message


class ColourTaken(msgspec.Struct, frozen=True, tag_field="type", tag="colour-taken"):
    """A seat has its colour (IV-201)."""

    seat: int
    colour: Colour


class Placed(msgspec.Struct, frozen=True, tag_field="type", tag="placed"):
    """A seat's spies stand on its start spaces, in the order of their ids (IV-203, IV-204)."""

    seat: int
    builds: list[str]


class EnvelopeOpened(msgspec.Struct, frozen=True, tag_field="type", tag="envelope-opened"):
    """A player looks into their own envelope; nobody else hears it (IV-206, IV-208)."""

    seat: int
    identity: Identity
    build: Build
    message: Message


class Began(msgspec.Struct, frozen=True, tag_field="type", tag="began"):
    """Who has the go card (IV-207)."""

    seat: int


class TurnBegan(msgspec.Struct, frozen=True, tag_field="type", tag="turn-began"):
    """The masked head is about to be shaken; only with `announce: standing` (IV-621)."""

    seat: int


class Shaken(msgspec.Struct, frozen=True, tag_field="type", tag="shaken"):
    """The three marbles of this turn (IV-301, IV-302)."""

    seat: int
    first: Marble
    second: Marble
    third: Marble
    turn: int


class MarblePicked(msgspec.Struct, frozen=True, tag_field="type", tag="marble-picked"):
    """The marble of the next step."""

    seat: int
    marble: Marble


class SpyPicked(msgspec.Struct, frozen=True, tag_field="type", tag="spy-picked"):
    """The spy of the next step."""

    seat: int
    colour: Colour
    build: Build


class Stepped(msgspec.Struct, frozen=True, tag_field="type", tag="stepped"):
    """A piece went one space along a route (IV-310 to IV-313). `build` and `colour` are None for the Ambassador."""

    seat: int
    marble: Marble
    colour: Colour | None
    build: Build | None
    from_space: int
    space: int


class Finished(msgspec.Struct, frozen=True, tag_field="type", tag="finished"):
    """The movement is finished and `meetings` follow (IV-317, IV-401). `forced`: no step was possible (IV-328)."""

    seat: int
    meetings: int
    forced: bool


class Met(msgspec.Struct, frozen=True, tag_field="type", tag="met"):
    """A meeting is resolved now (IV-402). `with_seat` is None when it is with the Ambassador."""

    seat: int
    space: int
    with_seat: int | None


class Asked(msgspec.Struct, frozen=True, tag_field="type", tag="asked"):
    """A question, heard by all (IV-407)."""

    seat: int
    of_seat: int
    about: About
    via: Literal["spy", "ambassador"]
    turn: int


class Answered(msgspec.Struct, frozen=True, tag_field="type", tag="answered"):
    """Cards were shown; only asker and asked hear which (IV-407)."""

    seat: int
    asker_seat: int


class CardsShown(msgspec.Struct, frozen=True, tag_field="type", tag="cards-shown"):
    """The cards of an answer; only asker and asked hear it (IV-407). A sealed one is certainly true (IV-417)."""

    seat: int
    asker_seat: int
    first: str
    first_sealed: bool
    second: str
    second_sealed: bool
    third: str | None
    third_sealed: bool


class Warned(msgspec.Struct, frozen=True, tag_field="type", tag="warned"):
    """Cards were shown a second time; only asker and asked hear it (IV-422, `repeat: lenient`)."""

    seat: int
    asker_seat: int


class Disclosed(msgspec.Struct, frozen=True, tag_field="type", tag="disclosed"):
    """Cards were shown once too often: which are true and which false; only asker and asked hear it (IV-421)."""

    seat: int
    asker_seat: int
    first: str
    first_true: bool
    second: str | None
    second_true: bool
    third: str | None
    third_true: bool


class ExtraStepped(msgspec.Struct, frozen=True, tag_field="type", tag="extra-stepped"):
    """Instead of asking, the spy of the meeting went one space further (IV-430)."""

    seat: int
    colour: Colour
    build: Build
    from_space: int
    space: int


class Exiled(msgspec.Struct, frozen=True, tag_field="type", tag="exiled"):
    """The met piece was sent away (IV-501). `of_seat`, `colour` and `build` are None for the Ambassador."""

    seat: int
    of_seat: int | None
    colour: Colour | None
    build: Build | None
    from_space: int
    space: int


class TurnEnded(msgspec.Struct, frozen=True, tag_field="type", tag="turn-ended"):
    """A turn is over."""

    seat: int


class Gestured(msgspec.Struct, frozen=True, tag_field="type", tag="gestured"):
    """A tic was seen; with `tics: discreet` only by some (IV-903, IV-904)."""

    seat: int
    gesture: Gesture
    to_seat: int | None


class Announced(msgspec.Struct, frozen=True, tag_field="type", tag="announced"):
    """A player announces the mission accomplished, rightly or not; `mission` is what it really was (IV-621, IV-623)."""

    seat: int
    right: bool
    mission: str


class Unmasked(msgspec.Struct, frozen=True, tag_field="type", tag="unmasked"):
    """At the end all envelopes are opened (IV-626); `seat` is None for the arrested agent (IV-802)."""

    seat: int | None
    identity: Identity
    build: Build
    message: Message


class AnswerOpened(msgspec.Struct, frozen=True, tag_field="type", tag="answer-opened"):
    """At the end all answers are laid open (IV-626): who showed whom which cards, and whether their truth was told."""

    seat: int
    asker_seat: int
    turn: int
    first: str
    first_sealed: bool
    second: str
    second_sealed: bool
    third: str | None
    third_sealed: bool
    repeated: bool
    disclosed: bool


class Departed(msgspec.Struct, frozen=True, tag_field="type", tag="departed"):
    """A player has left and loses, together with the partner if there is one (IV-627)."""

    seat: int
    partner_seat: int | None


class RoundsOver(msgspec.Struct, frozen=True, tag_field="type", tag="rounds-over"):
    """The last round of the table's limit is over: nobody wins (IV-702)."""

    rounds: int


Event = (
    ColourTaken | Placed | EnvelopeOpened | Began | TurnBegan | Shaken | MarblePicked | SpyPicked | Stepped | Finished
    | Met | Asked | Answered | CardsShown | Warned | Disclosed | ExtraStepped | Exiled | TurnEnded | Gestured
    | Announced | Departed | Unmasked | AnswerOpened | RoundsOver
)  # fmt: skip
