# compiled with mypyc
"""The state protocol: the only thing the platform knows about a running game.

Inside, a move is a *code*: its number in the game's alphabet. Everything that runs a million times uses codes;
everything a person, a file or the network touches uses the typed moves of `core.alphabet.Alphabet`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    import msgspec

    from serenissima.core.outcome import Outcome

FORTUNA: Final = -1
"""The seat of chance."""
NOBODY: Final = -2
"""`to_move()` when the match is over."""
ONLOOKER: Final = -3
"""The seat to ask a view for when the viewer has none."""
EVERYONE: Final = -1
"""`Told.to` for events that all seats and all onlookers hear."""


class Told:
    """A fact the table is told: the event, the rule it follows from, and who hears it.

    `to` is a bit mask of seats (bit s = seat s) or EVERYONE. Onlookers hear only what EVERYONE hears.
    `reveals` marks that hidden things came to light, so that undo cannot pass it freely. What `fades` is heard when it
    is told and can be read back until the next move of a player (asides apart), then only when the match is over.
    """

    __slots__ = ("event", "fades", "reveals", "rule", "to")

    def __init__(
        self, event: msgspec.Struct, rule: str, to: int = EVERYONE, reveals: bool = False, fades: bool = False
    ) -> None:
        self.event = event
        self.rule = rule
        self.to = to
        self.reveals = reveals
        self.fades = fades

    def reaches(self, seat: int) -> bool:
        """Whether this seat (or ONLOOKER) hears it."""
        return self.to == EVERYONE or (seat >= 0 and (self.to >> seat) & 1 == 1)


class TimeLimit(NamedTuple):
    """The seconds the rules give for a decision, and the legal code that is played when they are over."""

    seconds: int
    code: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: a game's state is a slotted, typed subclass.

    It has all methods up to `outcome`. Those after it have defaults that suit most games.
    """

    def __init__(self) -> None:
        self.told: list[Told] | None = None
        """Listeners attach a list; None in simulations: then no event is built."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        raise NotImplementedError

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move: unique, in a stable order, never empty while it lasts."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Fortuna's integer weights, aligned with codes(). Asked only when Fortuna is to move."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Plays a legal code; changes this state in place."""
        raise NotImplementedError

    def pick(self, ticket: float) -> int:
        """The legal code that a random number from 0 up to 1 picks: Fortuna's by her odds, a player's evenly.

        For playouts: a float is not fine enough to decide a match. A game may know a quicker way than listing what is
        legal; it must pick the same.
        """
        codes = self.codes()
        if self.to_move() != FORTUNA:
            return codes[int(ticket * len(codes))]
        odds = self.odds()
        total = 0.0
        for weight in odds:
            total += weight
        rest = ticket * total
        for i in range(len(odds)):
            rest -= odds[i]
            if rest < 0.0:
                return codes[i]
        return codes[-1]

    def copy(self) -> Self:
        """A cheap, independent copy with no listeners."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        raise NotImplementedError

    # what some games know better

    def nothing_secret(self) -> bool:
        """Whether nothing is secret just now: all seats and onlookers have equal views, so that one serves all."""
        return False

    def asides(self, seat: int) -> list[int]:
        """The codes this seat may play at any moment while somebody is to move, whether it is its turn or not.

        They change nothing for anybody's turn, are not in `codes()` and are never taken back.
        """
        return []

    def time_limit(self) -> TimeLimit | None:
        """The time the rules give for the decision at hand, and what is played then; None: no limit."""
        return None

    def teams(self) -> tuple[int, ...]:
        """The team of each seat, by the seating or as chance has dealt them, whether that is secret or not.

        Empty: nobody has a partner, or not yet. What everybody knows of it is `Game.teams(seats)`.
        """
        return ()

    def leave(self, seat: int) -> bool:
        """Ends the state because this seat gives up or has no time left, and tells what comes to light by that.

        False, with nothing changed, where the platform's rule holds: the seat's team is last, and all others share
        the first place.
        """
        return False
