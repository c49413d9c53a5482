"""How a match ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match, with a rank and a score for every seat.

    Rank 1 is first; equal ranks are a tie or a team. `reason` is the key of a sentence (`reason-closed` in the game's
    text). `together`: the seats in first place won as a team that was dealt by chance, so it is not a tie.
    """

    ranks: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
    together: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def conceded(seat: int, teams: tuple[int, ...], reason: str) -> Outcome:
    """The outcome when `seat` leaves the match: its team is last, everybody else shares first place."""
    return Outcome(ranks=tuple(2 if team == teams[seat] else 1 for team in teams), reason=reason)


def same(one: Outcome | None, other: Outcome | None) -> bool:
    """Whether two outcomes agree. `together` is ignored: it follows from the game, and old records lack it."""
    if one is None or other is None:
        return one is other
    return (one.ranks, one.reason, one.scores) == (other.ranks, other.reason, other.scores)
