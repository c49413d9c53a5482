"""What one seat sees of the table: the structs of a view. `showing` fills them."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.intrigues_a_venise.box import About, Build, Colour, Gesture, Identity, Marble, Message, Team
from serenissima.games.intrigues_a_venise.moves import Card

Phase = Literal["colours", "place", "deal", "ready", "shake", "move", "resolve", "ask", "answer", "exile", "over"]
Via = Literal["spy", "ambassador"]
Row = Literal["identity", "build", "message"]


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    phantom: Literal["mb1988", "ares2013"]
    repeat: Literal["penalty", "forbidden", "lenient"]
    repeat_ambassador: Literal["exempt", "included"]
    exile: Literal["white", "white_or_numbered", "any_unnumbered"]
    extra_step_scope: Literal["spies", "all"]
    solo_escape: Literal["either", "own"]
    announce: Literal["act", "standing"]
    exile_can_win: bool
    sealed_cards: bool
    ambassador_message: bool
    tics: Literal["open", "discreet", "off"]
    tic_limit: int
    notes: Literal["paper", "log", "deduce"]
    undo: bool
    placement: Literal["random", "choose"]
    colours: Literal["random", "choose"]
    absent_colour: Literal["random", "red", "blue", "green", "yellow"]
    round_cap: int


class Envelope(msgspec.Struct, frozen=True):
    """The secrets of a player, or of the arrested agent (IV-206, IV-802)."""

    identity: Identity
    build: Build
    message: Message


class Player(msgspec.Struct, frozen=True):
    """A seat. `envelope` is there for its owner, and for all at the end."""

    colour: Colour | None
    envelope: Envelope | None


class Piece(msgspec.Struct, frozen=True):
    """A piece on the board; the Ambassador has no colour and build. `moved`: displaced in this turn (IV-621)."""

    colour: Colour | None
    build: Build | None
    space: int
    moved: bool


class Rolled(msgspec.Struct, frozen=True):
    """A marble of this turn."""

    marble: Marble
    used: bool


class Reach(msgspec.Struct, frozen=True):
    """A legal step (IV-326): this marble lets this piece go to this space. The Ambassador has no colour and build.

    `by`: the routes it may take there with this marble.
    """

    marble: Marble
    colour: Colour | None
    build: Build | None
    space: int
    by: Literal["land", "water", "both"]


class Meeting(msgspec.Struct, frozen=True):
    """A meeting (IV-401): the active player's spy of this build, and the other piece (the Ambassador: None, None)."""

    space: int
    build: Build
    with_colour: Colour | None
    with_build: Build | None


class Reply(msgspec.Struct, frozen=True):
    """The cards of an answer, for the two who saw them and at the end for all.

    `truths` goes with `cards`: what the asker was told of each (IV-421); None: nothing, or it is the message.
    """

    cards: list[Card]
    repeated: bool
    truths: list[bool | None]


class Question(msgspec.Struct, frozen=True):
    """A question, known to all; `reply` is None until there is one, and where the viewer may not see it (IV-407).

    `slots`: how many cards answer it (IV-403, IV-404).
    """

    number: int
    turn: int
    asker: int
    asked: int
    about: About
    via: Via
    slots: int
    answered: bool
    reply: Reply | None


class SeenTic(msgspec.Struct, frozen=True):
    """A tic the viewer saw, after the shake of this turn (IV-903). `to`: whom it was meant for (`tics: discreet`)."""

    turn: int
    seat: int
    gesture: Gesture
    to: int | None


class Entry(msgspec.Struct, frozen=True):
    """A line of the passport: the letters of F and B or of Z and X, and the mission (IV-602).

    `possible`: not ruled out for that team; without `notes: deduce` always true. `escape`: a running figure (IV-603).
    `partner`: the letter the viewer's partner has if this is their mission; None if it cannot be, because the viewer
    is of the other team or has another letter (IV-601).
    """

    team: Team
    first: Message
    second: Message
    mission: str
    escape: bool
    possible: bool
    partner: Message | None


class Cell(msgspec.Struct, frozen=True):
    """A cell of the notebook (IV-912): in how many of the worlds it holds, and if in none, why.

    `because` are the numbers of the questions whose answers rule it out, together with the viewer's envelope (`own`:
    that alone is enough).
    """

    row: Row
    value: str
    worlds: int
    because: list[int]
    own: bool


class Page(msgspec.Struct, frozen=True):
    """All cells of one other player, or of the arrested agent (seat None)."""

    seat: int | None
    cells: list[Cell]


class Notebook(msgspec.Struct, frozen=True):
    """What follows from all the viewer has seen, with `notes: deduce` (IV-912). `worlds`: how many of 216 are left.

    `partner`: the partner's seat once it is certain; `alone`: there is certainly no partner (three players).
    """

    worlds: int
    pages: list[Page]
    partner: int | None
    alone: bool
    mission: str | None
    contested: str | None


class Result(msgspec.Struct, frozen=True):
    """How it ended: who announced, whether rightly (IV-623), or who left (IV-627); the winners.

    `missions`: what each seat really had to do; empty if it ended before the deal. After the last round of a limit
    nobody announced or left (IV-702).
    """

    announcer: int | None
    leaver: int | None
    right: bool
    winners: list[int]
    missions: list[str]
    arrested: Envelope | None


class Repeat(msgspec.Struct, frozen=True):
    """Cards this asker has seen from the viewer already, and what showing them again leads to (IV-420 to IV-422)."""

    cards: list[str]
    leads_to: Literal["disclosure", "warning"]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    `turn` counts the turns of all players from 1. `steps` are all legal steps of the active player now, whatever is
    picked; of those of one piece to one space, the one whose marble does least comes first.
    For a player who must answer: `true_cards` are this player's own, and every answer holds one of them (IV-412);
    `repeats` are the sets of values that this asker has seen already and what showing them again would lead to.
    `tics_left`: how many tics the viewer may still make before the next shake; None: as many as it likes.
    """

    options: Table
    seat: int | None
    phase: Phase
    to_move: int | None
    active: int | None
    turn: int
    players: list[Player]
    absent: Colour | None
    dealt: int
    pieces: list[Piece]
    left_embassy: bool
    marbles: list[Rolled]
    picked: Marble | None
    picked_spy: Piece | None
    steps: list[Reach]
    may_finish: bool
    meetings: list[Meeting]
    meeting: Meeting | None
    exiles: list[int]
    questions: list[Question]
    question: Question | None
    true_cards: list[str]
    repeats: list[Repeat]
    tics: list[SeenTic]
    tics_left: int | None
    passport: list[Entry]
    notebook: Notebook | None
    result: Result | None
