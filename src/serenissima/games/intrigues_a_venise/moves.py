"""The decisions of Intrigues à Venise: one struct for each kind (rules.md, section 7 says how they are written)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serenissima.games.intrigues_a_venise.box import About, Build, Colour, Gesture, Identity, Marble, Message

CardValue = Literal["F", "B", "X", "Z", "tall", "short", "fat", "thin", "mA", "mB", "mC", "mD"]
CARD_VALUES: tuple[CardValue, ...] = get_args(CardValue)
"""What a card can show: four identities, four builds, four messages (IV-106)."""


def names_of(bits: int) -> list[str]:
    """The values of these bits, in the order of CARD_VALUES."""
    return [value for bit, value in enumerate(CARD_VALUES) if bits >> bit & 1]


class TakeColour(msgspec.Struct, frozen=True, tag_field="type", tag="colour"):
    """The next seat gets this colour: from Fortuna, or by its own choice (IV-201)."""

    colour: Colour


class Place(msgspec.Struct, frozen=True, tag_field="type", tag="place"):
    """The next seat's spies on its start spaces, in the order of their ids: by Fortuna or by choice (IV-204)."""

    builds: tuple[Build, Build, Build, Build]


class DealIdentity(msgspec.Struct, frozen=True, tag_field="type", tag="identity"):
    """Fortuna puts this identity into the next envelope (IV-206)."""

    identity: Identity


class DealBuild(msgspec.Struct, frozen=True, tag_field="type", tag="build"):
    """Fortuna puts this build into the next envelope (IV-206)."""

    build: Build


class DealMessage(msgspec.Struct, frozen=True, tag_field="type", tag="message"):
    """Fortuna puts this message into the next envelope (IV-206)."""

    message: Message


class Go(msgspec.Struct, frozen=True, tag_field="type", tag="go"):
    """Fortuna gives the go card to this colour, who takes the first turn (IV-207)."""

    colour: Colour


class Shake(msgspec.Struct, frozen=True, tag_field="type", tag="shake"):
    """Begin the turn; only with `announce: standing`, where one may announce instead (IV-621)."""


class Marbles(msgspec.Struct, frozen=True, tag_field="type", tag="marbles"):
    """Fortuna lets three marbles out of the masked head (IV-301)."""

    marbles: tuple[Marble, Marble, Marble]


class PickMarble(msgspec.Struct, frozen=True, tag_field="type", tag="marble"):
    """Use this marble for the next step (IV-315)."""

    marble: Marble


class PickSpy(msgspec.Struct, frozen=True, tag_field="type", tag="spy"):
    """Let this spy make the step; not needed for the Ambassador (IV-310 to IV-313)."""

    colour: Colour
    build: Build


class Step(msgspec.Struct, frozen=True, tag_field="type", tag="step"):
    """The picked piece goes one space along a route (IV-326)."""

    space: int


class Finish(msgspec.Struct, frozen=True, tag_field="type", tag="finish"):
    """The movement is finished (IV-317, IV-326)."""


class Meet(msgspec.Struct, frozen=True, tag_field="type", tag="meet"):
    """Resolve the meeting on this space now (IV-402)."""

    space: int


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask"):
    """Ask the player of this colour for identity or build (IV-403, IV-404)."""

    colour: Colour
    about: About


class ExtraStep(msgspec.Struct, frozen=True, tag_field="type", tag="extra"):
    """Instead of asking, the spy of this meeting goes one space further (IV-430)."""

    space: int


class Card(msgspec.Struct, frozen=True):
    """A card of an answer. `sealed`: the black-and-white one from the envelope, so certainly true (IV-417)."""

    value: CardValue
    sealed: bool = False


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """Show these cards to the asker, in any order (IV-410 to IV-417)."""

    cards: tuple[Card, ...]


class Exile(msgspec.Struct, frozen=True, tag_field="type", tag="exile"):
    """Send the met piece to this space (IV-501 to IV-503)."""

    space: int


class Announce(msgspec.Struct, frozen=True, tag_field="type", tag="announce"):
    """Mission accomplished! (IV-620)."""


class EndTurn(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The turn is over."""


class Tic(msgspec.Struct, frozen=True, tag_field="type", tag="tic"):
    """The player of this colour makes a gesture: seen by all, or with `tics: discreet` meant for `to` (IV-903)."""

    colour: Colour
    gesture: Gesture
    to: Colour | None = None


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Fortuna lets these seats notice a tic that was not meant for them (IV-904)."""

    seats: tuple[int, ...]


Move = (
    TakeColour | Place | DealIdentity | DealBuild | DealMessage | Go | Marbles | Notice
    | Shake | PickMarble | PickSpy | Step | Finish | Meet | Ask | ExtraStep | Answer | Exile | Announce | EndTurn | Tic
)  # fmt: skip
