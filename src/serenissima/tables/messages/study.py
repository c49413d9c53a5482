"""Hints, looks back, proofs, puzzles and drafts, as answered over HTTP."""

from __future__ import annotations

import msgspec

from serenissima.core.study import Grade, Said


class Weighed(msgspec.Struct, kw_only=True):
    """A decision a bot has considered: a move, and those that should follow it.

    `chance`: of first place, 0 to 1 (None: not computed); `share`: of the bot's attention, 0 to 1.
    """

    move: msgspec.Raw
    then: list[msgspec.Raw] = []
    chance: float | None = None
    share: float = 1.0


class Hint(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/hint: what the strongest bot would do on this seat, the next best moves, and why.

    `why` is a reason where the game knows one; `figures` is what the bot has reckoned. `entry` is the number the move
    must carry; once an update has another one, the hint is out of date.
    """

    entry: int
    seat: int
    best: Weighed
    others: list[Weighed]
    why: Said
    figures: Said


class Why(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/why: why a bot decided as it did, as far as whoever asks may know.

    `why` speaks to the bot on seat `seat`: “you” is that seat. `moves` are the small moves of the decision; empty if
    they are not all known to whoever asks.
    """

    seat: int
    moves: list[msgspec.Raw]
    why: Said


class Point(msgspec.Struct, kw_only=True):
    """A seat's chance of first place after this many entries, as far as it could know."""

    entry: int
    chance: float


class Moment(msgspec.Struct, kw_only=True):
    """A decision that cost something: what was played as this entry, what the bot would have played, and why.

    `played_then` and `then` are the small moves that belong to it. `before` is the chance with the best decision,
    `after` the chance with the one that was played. `better` is the game's reason for the best decision, `spoke` what
    there was to be said for the one that was played; None if the game has no words for it.
    """

    entry: int
    seat: int
    played: msgspec.Raw
    played_then: list[msgspec.Raw] = []
    best: msgspec.Raw
    then: list[msgspec.Raw] = []
    before: float
    after: float
    why: Said
    better: Said | None = None
    spoke: Said | None = None


class Retrospect(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/retrospect: a seat's chances in the course of a finished match, and what mattered most.

    `par` is the chance of each team if all were equal. No `points`: chances cannot be estimated in this game. `rounds`:
    the round the match was in after each number of entries (see Frame); empty if the game counts none.
    """

    seat: int
    par: float
    points: list[Point]
    moments: list[Moment]
    rounds: list[int] = []


class Proved(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/verify: every draw recomputed from the seed; `problem` is empty when all is right.

    `from_position`: the match did not begin with the setup of the rules; nothing is proved about that position.
    """

    draws: int
    commitment: str
    seed: str | None
    problem: str
    from_position: bool = False


class Puzzles(msgspec.Struct, kw_only=True):
    """GET /api/games/{name}/puzzles: the puzzles by grade, and the number of today's (days are in UTC)."""

    count: int
    grades: list[Grade]
    day: str
    today: int


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/{name}/workshop/check: something made by a person, in the game's notation."""

    text: str


class Attempt(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{name}/puzzles/{number}/answer: a move as one types it; empty: I give up."""

    answer: str
