"""What is in the box: characters, builds, messages, marbles, spies, tics and missions (IV-102 to IV-107). Data only."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Colour = Literal["red", "blue", "green", "yellow"]
Identity = Literal["F", "B", "X", "Z"]
Build = Literal["tall", "short", "fat", "thin"]
Message = Literal["A", "B", "C", "D"]
Marble = Literal["white", "red", "blue", "yellow", "black", "purple"]
About = Literal["identity", "build"]
Gesture = Literal["eye", "ear", "frown", "pout"]
Team = Literal["FB", "ZX"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
IDENTITIES: Final[tuple[Identity, ...]] = get_args(Identity)
"""Lord Fiddlebottom, Colonel Bubble, Agent X, Madame Zsa Zsa."""
BUILDS: Final[tuple[Build, ...]] = get_args(Build)
MESSAGES: Final[tuple[Message, ...]] = get_args(Message)
"""Alpha, Bravo, Charlie, Delta."""
ABOUT: Final[tuple[About, ...]] = get_args(About)
GESTURES: Final[tuple[Gesture, ...]] = get_args(Gesture)
"""The tics of F, B, X and Z, in this order (IV-901)."""
TEAMS: Final[tuple[Team, ...]] = get_args(Team)

MARBLES: Final[tuple[Marble, ...]] = get_args(Marble)
"""By what they do (IV-310 to IV-314): nothing, land, water, either, the Ambassador, another's spy."""
MARBLE_LETTERS: Final = "WRBYKP"
IN_HEAD: Final = {"mb1988": (3, 2, 2, 1, 2, 0), "ares2013": (0, 2, 2, 2, 2, 2)}
"""How many of each marble the masked head holds (IV-105); `ares2013` is the option `phantom`."""
SHOWN: Final = 3
"""Marbles of one shake (IV-104)."""

SPIES: Final = 16
"""Spies are numbered 4 x colour + build (IV-102)."""
AMBASSADOR: Final = 16
"""The number of the Ambassador among the pieces (IV-103)."""
PIECES: Final = 17


class Mission(NamedTuple):
    """`HUNT piece`, `GO piece` to the printed number `mark` (0: the Embassy), or `MEET piece` and `other` (IV-602)."""

    kind: Literal["HUNT", "GO", "MEET"]
    piece: str
    mark: int = 0
    other: str = ""

    def key(self) -> str:
        """Its name on the wire and in sentences: `hunt-X`, `go-F-5`, `go-Amb-Emb`, `meet-Z-Amb`."""
        if self.kind == "GO":
            return f"go-{self.piece}-{self.mark or 'Emb'}"
        return f"{self.kind.lower()}-{self.piece}" + (f"-{self.other}" if self.other else "")


MISSIONS: Final[dict[Team, dict[str, Mission]]] = {
    "FB": {
        "AB": Mission("HUNT", "X"),
        "AC": Mission("GO", "F", 5),
        "AD": Mission("HUNT", "Z"),
        "BA": Mission("HUNT", "X"),
        "BC": Mission("HUNT", "Amb"),
        "BD": Mission("GO", "B", 1),
        "CA": Mission("GO", "F", 7),
        "CB": Mission("HUNT", "Amb"),
        "CD": Mission("GO", "Amb", 0),
        "DA": Mission("HUNT", "Z"),
        "DB": Mission("MEET", "F", other="B"),
        "DC": Mission("GO", "Amb", 8),
    },
    "ZX": {
        "AB": Mission("HUNT", "Amb"),
        "AC": Mission("HUNT", "B"),
        "AD": Mission("MEET", "Z", other="Amb"),
        "BA": Mission("HUNT", "Amb"),
        "BC": Mission("MEET", "Z", other="X"),
        "BD": Mission("HUNT", "F"),
        "CA": Mission("HUNT", "B"),
        "CB": Mission("GO", "Z", 4),
        "CD": Mission("GO", "X", 2),
        "DA": Mission("GO", "Amb", 3),
        "DB": Mission("HUNT", "F"),
        "DC": Mission("GO", "X", 6),
    },
}
"""By the letters of F and B, or of Z and X, in this order (IV-601, IV-602)."""
ESCAPES: Final[dict[str, int]] = {"F": 5, "B": 1, "X": 6, "Z": 4}
"""The escape of each character, printed with a running figure (IV-603, IV-806)."""
LEADERS: Final = {"FB": ("F", "B"), "ZX": ("Z", "X")}
"""Whose letter comes first, and whose second (IV-601)."""


def team_of(identity: str) -> Team:
    """The team of a character (IV-209)."""
    return "FB" if identity in "FB" else "ZX"


def partner_of(identity: str) -> str:
    """The other character of the team (IV-209)."""
    return {"F": "B", "B": "F", "X": "Z", "Z": "X"}[identity]
