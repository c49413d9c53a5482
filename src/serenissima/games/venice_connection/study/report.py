"""What the study of Venice Connection answers: types for the browser.

A turn is written as records write it, `0,0:F 1,0:7` (VC-09), a position row by row (VC-11). `turns` counts the turns
from here to the closing one with best play on both sides: the winner hurries, the loser delays.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.core.study import Said

Leads = Literal["closes", "wins", "loses", "ruins"]
"""Where a turn leads, for the player who makes it: it closes the canal, or leaves a position that is won, lost or
ruined.
"""
Worth = Literal["wins", "loses", "ruined", "closed", "unsolved"]
"""What a position is worth to the player to move. In a ruined one the call “Impossible!” wins."""
Flag = Literal[
    "best",
    "slower",
    "sooner",
    "mistake",
    "ruin",
    "missed-win",
    "missed-call",
    "right-call",
    "wrong-call",
    "proof",
    "missed-proof",
]


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, where it leads, and the turns to the end, this one included (none after a ruin)."""

    turn: str
    leads: Leads
    turns: int | None


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How many choices lead there with this many turns to the end."""

    leads: Leads
    turns: int | None
    count: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All about a position. `choices` are the live turns, best first; those that ruin are there only when asked for.

    `to_move` is the seat whose turn it is or would be; none for a position laid freely. `line` is best play from here
    to the end, both players' turns in order. `completion` holds the fewest tiles that close the canal, none when it is
    ruined. `ruined_since` is the turn of this game that ruined it. Without a solution (`solved` is false) `choices` are
    the closing turns only.
    """

    position: str
    tiles: list[str]
    left: int
    supply: int
    bridge: bool
    solved: bool
    to_move: int | None
    worth: Worth
    turns: int | None
    legal: int
    live: int | None
    counts: list[Count]
    choices: list[Choice]
    line: list[str]
    completion: list[str] | None
    ruined_since: int | None
    says: list[Said]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, a call or an answer to a call, judged.

    `entry` is the log's entry that completed it, `start` the number of entries before its first one. `turn` counts in
    its game of the match. `before` and `turns_before` are what the position was worth to the seat, `after` and
    `turns_after` what it was worth to the same seat afterwards: `wins`, `loses`, or none without a solution. `better`
    is what would have been better, if anything.
    """

    entry: int
    start: int
    game: int
    turn: int
    seat: int
    played: str
    position: str
    before: Worth
    turns_before: int | None
    after: Literal["wins", "loses"] | None
    turns_after: int | None
    flags: list[Flag]
    turning_point: bool
    better: str | None
    says: list[Said]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A match looked back at. `turning_points` are indexes into `decisions`, in order.

    `ruined_since` has for every game the turn that ruined the canal, or none.
    """

    solved: bool
    decisions: list[Decision]
    turning_points: list[int]
    ruined_since: list[int | None]
    says: list[Said]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """Find the one turn that wins. `turns` is how soon: turns of both players, the closing one included.

    `most`: the most tiles a turn may have (VC-23).
    """

    number: int
    grade: int
    position: str
    tiles: list[str]
    left: int
    most: int
    supply: int
    turns: int


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth.

    `leads` is none when the puzzle was given up or the answer was a call. `reply` refutes a wrong answer: a turn,
    `impossible`, or a whole proof (`proof 0,1:L ...`). `line` is best play after the answer and begins with the reply;
    when the puzzle was given up it is the whole solution. `solution` and the explanation are shown when the puzzle is
    over.
    """

    number: int
    right: bool
    leads: Leads | None
    turns: int | None
    reply: str | None
    line: list[str]
    solution: str | None
    says: list[Said]
