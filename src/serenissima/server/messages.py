"""Every message between a client and the server. docs/wire.md and the client's wire.ts are generated from these types.

On the socket the seat is never in a message: it is taken from the connection. `Play`, `Undo`, `Consent` and `Resign`
carry the entry number they answer; a late one is refused with the reason, and an `Update` says how the match stands.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.options import Option, OptionValue
from serenissima.core.outcome import Outcome
from serenissima.core.study import Grade, Said

# From the client, on the socket


class Play(msgspec.Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play this move as entry number `entry`.

    `id` is the client's own number for the request, given back in a refusal.
    """

    entry: int
    move: msgspec.Raw
    id: int = 0


class Ask(msgspec.Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Would this move be allowed now, and if not, why? Answered by `Answer`; nothing is played."""

    move: msgspec.Raw
    id: int = 0


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back entry `to` and all after it (without `to`: my last move). If it is not free, the others are asked."""

    entry: int
    to: int | None = None
    id: int = 0


class Consent(msgspec.Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """My answer to another seat's wish to undo."""

    entry: int
    agree: bool
    id: int = 0


class Resign(msgspec.Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """I give up. `seat` only where one visitor holds several."""

    entry: int
    seat: int | None = None
    id: int = 0


class Replace(msgspec.Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """Give the seat of somebody who is away, or my own, to a bot of this level; see `Return`."""

    seat: int
    bot: str
    id: int = 0


class Return(msgspec.Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """I am back: give me the seat a bot has kept for me (`SeatInfo.was_mine`)."""

    id: int = 0


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by `Pong`."""


Incoming = Play | Ask | Undo | Consent | Resign | Replace | Return | Ping

# From the server, on the socket


class SeatInfo(msgspec.Struct, kw_only=True):
    """One seat of a table.

    `team`: those with the same number play together. `here`: its owner is connected now (always true for bots).
    `mine`: it belongs to this visitor. `was_mine`: a bot plays on for this visitor, who may `Return`. `grace`: its
    owner is away, and after so many seconds the others may give the seat to a bot; None: they may not.
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
    """The table itself: sent on joining and whenever it changes; who comes and goes is gathered for a moment.

    `state`: `waiting` while a seat is open, then `running`, then `over`. `invite` is the secret part of the
    invitation link, only for those who sit here; `base` is the address that link begins with, when it is not the
    page's own (a server for the whole network). `seed` is shown when it is over. `rematch` is the table of the rematch
    once somebody asked for it. `forkable`: this visitor may play on from a position of it elsewhere. `from_position`:
    the match did not begin with the setup of the rules.
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
    """What one seat of this visitor (or an onlooker, seat None) sees; its legal moves, none when it is not to move."""

    seat: int | None
    view: msgspec.Raw
    moves: msgspec.Raw


class HeardEvent(msgspec.Struct, kw_only=True):
    """An event this visitor may hear, its entry (`n`, as this visitor counts) and its rule.

    `seat`: which of the visitor's seats heard it; None: all. `fades`: it is to be forgotten with the next update that
    says `forget`.
    """

    n: int
    event: msgspec.Raw
    rule: str
    seat: int | None = None
    fades: bool = False


class UndoWish(msgspec.Struct, kw_only=True):
    """A wish to undo that waits for the consent of these seats."""

    seat: int
    to: int
    waiting: list[int]


class Update(msgspec.Struct, kw_only=True, tag_field="type", tag="update"):
    """The match as it stands for this visitor, and what was heard since the last update (`fresh`: all so far).

    After a refusal it may say only how the match stands, with nothing heard: all there was to hear came before it.

    `entry` is the number the next move must carry. `undo`: what asking to undo would do now. `seconds`: time left for
    this decision. `forget`: what was heard before and fades is over, and cannot be read back. `numbers` comes once,
    when the match has just ended: the numbers in the record of the entries that were called 1, 2, 3 … so far; from then
    on all numbers are those of the record.
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
    """The request `id` was not carried out:

    why, as a rule and a sentence key, and in plain English for people who read the wire.
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
    """A word to the table that is no part of the match: the key of a platform sentence and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Fault(msgspec.Struct, kw_only=True, tag_field="type", tag="fault"):
    """The message itself was wrong (malformed, too large, too many); says what would be right."""

    code: str
    text: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Yes, I am here."""


Outgoing = TableInfo | Update | Refused | Answer | Notice | Fault | Pong

# Over HTTP


class BotInfo(msgspec.Struct, kw_only=True):
    """A bot one can play against; its words are `bot-<name>`.

    `rating`: measured in matches between the bots of this game, 1500 is the sensible one; it lies within `spread` of
    the truth in 19 of 20 cases. None: not measured.
    """

    name: str
    rating: int | None = None
    spread: int | None = None


class GameInfo(msgspec.Struct, kw_only=True):
    """A game. `text` is its catalogue (Fluent source) in the asked language, English beneath.

    In the list of all games `text` has only the sentences of the card: title, kind, pitch, names of bots and pages.
    `study`: it has analysis, reviews and puzzles. `workshop`: own boards and the like can be made for it.
    """

    name: str
    version: int
    seats: list[int]
    designers: list[str]
    publisher: str
    year: int
    minutes: tuple[int, int]
    age: int
    options: list[Option]
    bots: list[BotInfo]
    default_bot: str
    text: str
    study: bool = False
    workshop: bool = False


class Me(msgspec.Struct, kw_only=True):
    """The visitor."""

    name: str


class Token(msgspec.Struct, kw_only=True):
    """Who bears it is the visitor: `Authorization: Bearer <token>`."""

    token: str


class NewSeat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit here: me, a friend with the invitation link, somebody on this same device, or a bot."""

    kind: Literal["me", "friend", "here", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables.

    `position`: where the match begins, in the game's own form (docs/<game>.md), instead of with the setup of the rules.
    If there are secrets in it, only bots and the asker can sit there.
    """

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] | None = None


class TableMade(msgspec.Struct, kw_only=True):
    """The table that was made, joined, imported, forked or begun as a rematch."""

    id: str


class Join(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: take an open seat with the secret of the invitation link."""

    invite: str


class Fork(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fork: play on from the position after `entry` entries, at a new table with these seats."""

    entry: int
    seats: list[NewSeat]


class Frame(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/at/{entry}: the match after that many entries, as this visitor may see it now."""

    entry: int
    last: int
    to_move: int | None
    sides: list[Side]
    outcome: Outcome | None = None


Parting = Literal["cancel", "leave", "end", "remove"]


class TableCard(msgspec.Struct, kw_only=True):
    """A table of this visitor in the list of GET /api/tables.

    `parting`: how this visitor can part with it. `cancel`: it has not begun and is mine. `leave`: it has not begun, and
    I am a guest. `end`: nobody plays there from elsewhere. `remove`: it is over, or cannot be read. None: others play.
    `readable`: false if the rules have changed since then, or the game is not here any more.
    """

    id: str
    game: str
    names: list[str]
    state: Literal["waiting", "running", "over"]
    my_turn: bool
    entries: int
    parting: Parting | None = None
    readable: bool = True


class Weighed(msgspec.Struct, kw_only=True):
    """A decision a bot has weighed: a move, and those that should follow it.

    `chance` of the first place, 0 to 1 (None: not reckoned); `share` of the bot's attention, 0 to 1.
    """

    move: msgspec.Raw
    then: list[msgspec.Raw] = []
    chance: float | None = None
    share: float = 1.0


class Hint(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/hint: what the strongest bot would do on this seat, the next best moves, and why.

    `entry` is the number the move must carry; once another is told the hint is out of date.
    """

    entry: int
    seat: int
    best: Weighed
    others: list[Weighed]
    why: Said


class Point(msgspec.Struct, kw_only=True):
    """A seat's chance of the first place after so many entries, as far as it could know."""

    entry: int
    chance: float


class Moment(msgspec.Struct, kw_only=True):
    """A decision that cost something: what was played as this entry, what the bot would have played, and why.

    `played_then` and `then` are the small moves that belong to it. `before` is the chance the best decision would have
    kept, `after` the one that was left.
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


class Retrospect(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/retrospect: how a seat's chances went in a match that is over, and what mattered most.

    `par` is the chance of each team if all were equal. No `points`: nobody can foretell the chances in this game.
    """

    seat: int
    par: float
    points: list[Point]
    moments: list[Moment]


class Proved(msgspec.Struct, kw_only=True):
    """GET /api/tables/{id}/verify: every draw recomputed from the seed; `problem` is empty when all is right.

    `from_position`: the match did not begin with the setup of the rules; how that position came to be is not said.
    """

    draws: int
    commitment: str
    seed: str | None
    problem: str
    from_position: bool = False


class Puzzles(msgspec.Struct, kw_only=True):
    """GET /api/games/{name}/puzzles: how many there are, by grade, and the number of today's (a day in UTC)."""

    count: int
    grades: list[Grade]
    day: str
    today: int


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/{name}/workshop/check: what somebody makes, in the game's notation."""

    text: str


class Attempt(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{name}/puzzles/{number}/answer: a move as one types it; empty: I give up."""

    answer: str


class Problem(msgspec.Struct, kw_only=True):
    """The body of every HTTP error: what was wrong and what would be right.

    `table` is the running table that stands in the way, where one does.
    """

    code: str
    text: str
    table: str | None = None
