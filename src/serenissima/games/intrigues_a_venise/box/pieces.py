"""Agents and their cards, spies, marbles and tics (IV-102 to IV-107). Data only."""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["red", "blue", "green", "yellow"]
Identity = Literal["F", "B", "X", "Z"]
Build = Literal["tall", "short", "fat", "thin"]
Message = Literal["A", "B", "C", "D"]
Marble = Literal["white", "red", "blue", "yellow", "black", "purple"]
About = Literal["identity", "build"]
Gesture = Literal["eye", "ear", "frown", "pout"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
IDENTITIES: Final[tuple[Identity, ...]] = get_args(Identity)
"""Lord Fiddlebottom, Colonel Bubble, Agent X, Madame Zsa Zsa."""
BUILDS: Final[tuple[Build, ...]] = get_args(Build)
MESSAGES: Final[tuple[Message, ...]] = get_args(Message)
"""Alpha, Bravo, Charlie, Delta."""
ABOUT: Final[tuple[About, ...]] = get_args(About)
GESTURES: Final[tuple[Gesture, ...]] = get_args(Gesture)
"""The tics of F, B, X and Z, in this order (IV-901)."""

MARBLES: Final[tuple[Marble, ...]] = get_args(Marble)
"""By what they do (IV-310 to IV-314): nothing, land, water, either, the Ambassador, another's spy."""
MARBLE_LETTERS: Final = "WRBYKP"
IN_HEAD: Final = {"mb1988": (3, 2, 2, 1, 2, 0), "ares2013": (0, 2, 2, 2, 2, 2)}
"""How many of each marble the masked head holds (IV-105); `ares2013` is the option `phantom`."""
SHOWN: Final = 3
"""Marbles of one shake (IV-104)."""

AMBASSADOR: Final = 16
"""The number of the Ambassador among the pieces (IV-103). A spy is number 4 x colour + build (IV-102)."""
PIECES: Final = 17


def colour_of(piece: int) -> Colour | None:
    """The colour of a spy; None for the Ambassador."""
    return None if piece == AMBASSADOR else COLOURS[piece >> 2]


def build_of(piece: int) -> Build | None:
    """The build of a spy; None for the Ambassador."""
    return None if piece == AMBASSADOR else BUILDS[piece & 3]
