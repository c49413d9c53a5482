"""Games, people and tables, as requested and answered over HTTP."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from serenissima.core.options import Option, OptionValue
from serenissima.core.outcome import Outcome
from serenissima.tables.messages.outgoing import Side


class BotInfo(msgspec.Struct, kw_only=True):
    """A bot one can play against; its words are `bot-<name>`.

    `rating`: measured in matches between the bots of this game, with 1500 for the sensible one; in 19 of 20 cases it is
    within `spread` of the true value. None: not measured.
    """

    name: str
    rating: int | None = None
    spread: int | None = None


class OptionInfo(msgspec.Struct, kw_only=True):
    """One table option.

    Its words are in the game's text: `option-<name>`, `option-<name>.help`, `option-<name>-<choice>`. `kind` is
    `choice` (one of `choices`), `number` (`low`, `low + step`, ... up to `high`; with `off` also 0, which turns the
    option off and is called `option-<name>-off`), `flag`, or `text` (at most `high` characters in the game's notation;
    the match cannot begin if the game cannot read it). `main` options are shown at once, the others are folded away.
    `seats`: the numbers of players it matters with; empty: all.
    """

    name: str
    rule: str
    kind: Literal["choice", "number", "flag", "text"]
    default: OptionValue
    choices: tuple[str, ...]
    low: int
    high: int
    step: int
    off: bool
    main: bool
    seats: tuple[int, ...]

    @classmethod
    def of(cls, option: Option) -> OptionInfo:
        """The public description of an option."""
        return cls(**{name: getattr(option, name) for name in cls.__struct_fields__})


class GameInfo(msgspec.Struct, kw_only=True):
    """A game. `text` is its catalogue (Fluent source) in the requested language, with English as the fallback.

    In the list of all games `text` has only the sentences of the card: title, kind, pitch, names of bots and pages,
    remarks on numbers of players.
    `study`: it has analysis, reviews and puzzles. `workshop`: people can make boards and the like for it.
    `quick`: it has a page for newcomers. `lesson`: how many minutes its lesson takes; 0: it has none.
    """

    name: str
    version: int
    seats: list[int]
    designers: list[str]
    publisher: str
    year: int
    minutes: tuple[int, int]
    age: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    text: str
    study: bool = False
    workshop: bool = False
    quick: bool = False
    lesson: int = 0


class Me(msgspec.Struct, kw_only=True):
    """The visitor."""

    name: str


class Token(msgspec.Struct, kw_only=True):
    """Identifies the visitor: `Authorization: Bearer <token>`."""

    token: str


class NewSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who sits here: me, a friend with the invitation link, somebody on this device, or a bot."""

    kind: Literal["me", "friend", "here", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables.

    `position`: where the match begins, in the game's form (docs/<game>.md), instead of with the setup of the rules. If
    it holds secrets, only bots and the asker can sit there.
    """

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] | None = None


class TableMade(msgspec.Struct, kw_only=True):
    """The table that was made, joined, imported, forked or started as a rematch."""

    id: str


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take an open seat with the secret of the invitation link."""

    invite: str


class Fill(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fill: its host seats bots of this level (the usual one if None) on all open seats."""

    bot: str | None = None


class Fork(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fork: play on from the position after `entry` entries, at a new table with these seats."""

    entry: int
    seats: list[NewSeat]


class Frame(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/at/{entry}: the match after that many entries, as this visitor may see it now.

    `round`: the round the match was in, from 1, 0 before the first; None if the game counts none.
    """

    entry: int
    last: int
    to_move: int | None
    sides: list[Side]
    outcome: Outcome | None = None
    round: int | None = None


Parting = Literal["cancel", "leave", "end", "remove"]


class TableCard(msgspec.Struct, kw_only=True):
    """A table of this visitor in the list of GET /api/tables.

    `parting`: how this visitor can part with it. `cancel`: it has not begun, and they are its host. `leave`: it has not
    begun, and they are a guest. `end`: nobody else plays there from another device. `remove`: it is over, or cannot be
    read. None: others are playing. `readable`: false if the rules have changed since, or the game is no longer
    installed.
    """

    id: str
    game: str
    names: list[str]
    state: Literal["waiting", "running", "over"]
    my_turn: bool
    entries: int
    parting: Parting | None = None
    readable: bool = True
