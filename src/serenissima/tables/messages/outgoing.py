"""What a client is sent on the socket of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.options import OptionValue
from serenissima.core.outcome import Outcome


class SeatInfo(msgspec.Struct, kw_only=True):
    """One seat of a table.

    `team`: seats with the same number play together. `here`: its owner is connected now (always true for bots).
    `mine`: it belongs to this visitor. `was_mine`: a bot plays on for this visitor, who may `Return`. `grace`: its
    owner is away, and after this many seconds the others may give the seat to a bot; None: they may not.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    team: int
    bot: str | None = None
    here: bool = False
    mine: bool = False
    was_mine: bool = False
    grace: int | None = None


class TableInfo(msgspec.Struct, kw_only=True, tag_field="type", tag="table"):
    """The table itself: sent on joining and whenever it changes; comings and goings are batched for a moment.

    `state`: `waiting` while a seat is open, then `running`, then `over`. `invite` is the secret part of the
    invitation link, only for those who sit here; `base` is the address the link begins with, if it is not that of the
    page (a server for the whole network). `seed` is shown when the match is over. `rematch` is the table of the rematch
    once somebody has asked for it. `forkable`: this visitor may play on from one of its positions at another table.
    `from_position`: the match did not begin with the setup of the rules.
    """

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    state: Literal["waiting", "running", "over"]
    commitment: str
    practice: bool
    host: bool
    onlookers: int = 0
    invite: str | None = None
    base: str | None = None
    seed: str | None = None
    rematch: str | None = None
    forkable: bool = False
    from_position: bool = False


class Side(msgspec.Struct, kw_only=True):
    """What one seat of this visitor (or an onlooker, seat None) sees, and its legal moves if it is to move."""

    seat: int | None
    view: msgspec.Raw
    moves: msgspec.Raw


class HeardEvent(msgspec.Struct, kw_only=True):
    """An event this visitor may hear, its entry (`n`, as this visitor counts) and its rule.

    `seat`: which of the visitor's seats heard it; None: all. `fades`: forget it with the next update that says
    `forget`. `decided`: the player it names did it by a move of their own; left out where chance or another did it.
    """

    n: int
    event: msgspec.Raw
    rule: str
    seat: int | None = None
    fades: bool = False
    decided: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class UndoWish(msgspec.Struct, kw_only=True):
    """A wish to undo that still needs the consent of these seats."""

    seat: int
    to: int
    waiting: list[int]


class Update(msgspec.Struct, kw_only=True, tag_field="type", tag="update"):
    """The current match for this visitor, and what was heard since the last update (`fresh`: everything so far).

    After a refusal it may show only the current match, without events: they have all been sent before.

    `entry` is the number the next move must carry. `undo`: what a request to undo would do now. `seconds`: time left
    for this decision. `forget`: events heard before that fade can no longer be read back. `numbers` is sent once, when
    the match has just ended: the numbers in the record of the entries that were called 1, 2, 3 … so far; from then on
    all numbers are those of the record.
    """

    entry: int
    to_move: int | None
    sides: list[Side]
    heard: list[HeardEvent]
    fresh: bool
    undo: Literal["free", "ask", "none"]
    wish: UndoWish | None = None
    outcome: Outcome | None = None
    seconds: int | None = None
    numbers: list[int] | None = None
    forget: bool = False


class Refused(msgspec.Struct, kw_only=True, tag_field="type", tag="refused"):
    """The request `id` was not carried out.

    `refusal` says why, as a rule and a sentence key; `text` in plain English, for people who read the wire.
    """

    id: int
    refusal: Refusal
    text: str


class Answer(msgspec.Struct, kw_only=True, tag_field="type", tag="answer"):
    """The answer to `Ask`: None means the move is legal; `caution` is then what to know before playing it, if any."""

    id: int
    refusal: Refusal | None
    text: str = ""
    caution: Refusal | None = None


class Notice(msgspec.Struct, kw_only=True, tag_field="type", tag="notice"):
    """A message to the table that is not part of the match: the key of a platform sentence and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Fault(msgspec.Struct, kw_only=True, tag_field="type", tag="fault"):
    """The message itself was wrong (malformed, too large, too many); the text says what would be right."""

    code: str
    text: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Yes, I am here."""


Outgoing = TableInfo | Update | Refused | Answer | Notice | Fault | Pong
