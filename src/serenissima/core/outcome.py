"""How a match ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match, one rank and one score for every seat.

    Rank 1 is first; equal ranks are a tie or a team. `reason` is the key of a sentence (`reason-closed` in the game's
    text). `together`: those in first place have won as a team that chance has dealt, so it is not a tie.
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
    """The outcome when `seat` leaves the match: its team is last, all others share the first place."""
    return Outcome(ranks=tuple(2 if team == teams[seat] else 1 for team in teams), reason=reason)


def same(one: Outcome | None, other: Outcome | None) -> bool:
    """Whether both say the same about the match. `together` follows from the game; old records do not have it."""
    if one is None or other is None:
        return one is other
    return (one.ranks, one.reason, one.scores) == (other.ranks, other.reason, other.scores)
