"""Teams, their missions and escapes (IV-209, IV-601 to IV-603). Data only."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

Team = Literal["FB", "ZX"]
TEAMS: Final[tuple[Team, ...]] = get_args(Team)


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
