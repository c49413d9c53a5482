"""Every message between a client and a table, or the server around it.

docs/wire.md and the client's wire.ts are generated from these types.

On the socket no message names the seat: it is taken from the connection. `Play`, `Undo`, `Consent` and `Resign` carry
the entry number they answer; a late one is refused with the reason, and an `Update` shows the current match.
"""

from __future__ import annotations

from serenissima.tables.messages import bodies, incoming, lesson, outgoing, problem, study
from serenissima.tables.messages.bodies import (
    BotInfo,
    Fill,
    Fork,
    Frame,
    GameInfo,
    Join,
    Me,
    NewSeat,
    NewTable,
    OptionInfo,
    Parting,
    TableCard,
    TableMade,
    Token,
)
from serenissima.tables.messages.incoming import Ask, Consent, Incoming, Ping, Play, Replace, Resign, Return, Undo
from serenissima.tables.messages.lesson import Coached, LessonActs, LessonInfo, Scene
from serenissima.tables.messages.outgoing import (
    Answer,
    Fault,
    HeardEvent,
    Notice,
    Outgoing,
    Pong,
    Refused,
    SeatInfo,
    Side,
    TableInfo,
    UndoWish,
    Update,
)
from serenissima.tables.messages.problem import Problem
from serenissima.tables.messages.study import (
    Attempt,
    Draft,
    Hint,
    Moment,
    Point,
    Proved,
    Puzzles,
    Retrospect,
    Weighed,
    Why,
)

PARTS = (incoming, outgoing, bodies, study, lesson, problem)
"""In the order in which they are written for the client."""

__all__ = [
    "PARTS",
    "Answer",
    "Ask",
    "Attempt",
    "BotInfo",
    "Coached",
    "Consent",
    "Draft",
    "Fault",
    "Fill",
    "Fork",
    "Frame",
    "GameInfo",
    "HeardEvent",
    "Hint",
    "Incoming",
    "Join",
    "LessonActs",
    "LessonInfo",
    "Me",
    "Moment",
    "NewSeat",
    "NewTable",
    "Notice",
    "OptionInfo",
    "Outgoing",
    "Parting",
    "Ping",
    "Play",
    "Point",
    "Pong",
    "Problem",
    "Proved",
    "Puzzles",
    "Refused",
    "Replace",
    "Resign",
    "Retrospect",
    "Return",
    "Scene",
    "SeatInfo",
    "Side",
    "TableCard",
    "TableInfo",
    "TableMade",
    "Token",
    "Undo",
    "UndoWish",
    "Update",
    "Weighed",
    "Why",
]
