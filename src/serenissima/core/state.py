# compiled with mypyc
"""The state protocol: all the platform knows about a running game.

Inside the engine a move is a *code*: its number in the game's alphabet. Everything that runs a million times uses
codes; everything a person, a file or the network touches uses the typed moves of `core.alphabet.Alphabet`.
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
"""The seat to request a view for when the viewer has none."""
EVERYONE: Final = -1
"""`Told.to` for events that all seats and all onlookers hear."""


class Told:
    """A fact the table is told: the event, the rule it follows from, and who hears it.

    `to` is a bit mask of seats (bit s = seat s) or EVERYONE. Onlookers hear only what EVERYONE hears.
    `reveals`: hidden things came to light, so that undo is not free beyond this point. `fades`: it is heard when told
    and can be read back until the next move of a player (asides apart), and then only once the match is over.
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
    """The seconds the rules allow for a decision, and the legal code that is played when they are up."""

    seconds: int
    code: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Each game has a slotted, typed subclass.

    It implements all methods up to `outcome`. Those after it have defaults that suit most games.
    """

    def __init__(self) -> None:
        self.told: list[Told] | None = None
        """A list to collect events in; None in simulations, so that no events are built."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when the match is over."""
        raise NotImplementedError

    def codes(self) -> list[int]:
        """All legal moves of the seat to move: unique, in a stable order, never empty while the match lasts."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Fortuna's integer weights, aligned with codes(). Called only when Fortuna is to move."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Plays a legal code, changing this state in place."""
        raise NotImplementedError

    def pick(self, ticket: float) -> int:
        """The legal code picked by a random number in [0, 1): Fortuna's by her odds, a player's uniformly.

        For playouts only: a float is too coarse to decide a match. A game may override this with something faster than
        listing what is legal, if it picks the same codes.
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
        """A cheap, independent copy that collects no events."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it lasts."""
        raise NotImplementedError

    # with defaults

    def nothing_secret(self) -> bool:
        """Whether nothing is secret now: all seats and onlookers have equal views, so that one serves all."""
        return False

    def asides(self, seat: int) -> list[int]:
        """The codes this seat may play at any moment while a player is to move, in its turn or not.

        They affect nobody's turn, are not in `codes()` and are never undone.
        """
        return []

    def time_limit(self) -> TimeLimit | None:
        """The time the rules allow for the current decision, and what is played when it is up; None: no limit."""
        return None

    def teams(self) -> tuple[int, ...]:
        """The team of each seat, by the seating or as dealt by chance, secret or not.

        Empty: nobody has a partner, or not yet. What everybody knows of the teams is `Game.teams(seats)`.
        """
        return ()

    def leave(self, seat: int) -> bool:
        """Ends the state because this seat gives up or ran out of time, and tells what that brings to light.

        Returns False, having changed nothing, to leave it to the platform: the seat's team is last, everybody else
        shares first place.
        """
        return False
