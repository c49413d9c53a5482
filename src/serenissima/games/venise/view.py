"""What one seat sees of the table (VE-P3). Everything is given by name, so a browser needs no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.venise.box import Axis, BoardSide, Card, Colour, Direction, Ordinary, PlankKind, PoleKind

Phase = Literal[
    "colours", "first", "deal", "play", "walk", "move", "exchange", "after-joker", "draw", "trim", "discard", "over"
]
"""What is being decided (rules.md, section 7)."""


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    board: str
    own_board: str
    wall_ends: Literal["closed", "both"]
    colours: Literal["chosen", "free", "random"]
    two_player_corners: Literal["opposite", "adjacent"]
    first_player: Literal["random", "chosen"]
    start_hand: Literal["set", "random"]
    places: Literal["first", "all"]
    equal_turns: bool
    rescue: bool
    exchange_after_draw: bool
    discarded_jokers: Literal["place", "pile"]
    discard_view: Literal["all", "top"]
    standstill_rounds: int
    most_rounds: int
    planks_per_player: str
    card_mix: str


class Field(msgspec.Struct, frozen=True):
    """A field of a pole: planks from these directions touch it (VE-G8)."""

    name: str
    ports: list[Direction]


class Pole(msgspec.Struct, frozen=True):
    """A pole on the board (VE-G4 to VE-G11). `owner`: whose start it is. `printed`: no tile (VE-G7)."""

    at: str
    kind: PoleKind
    axis: Axis | None
    owner: Colour | None
    printed: bool
    fields: list[Field]


class Board(msgspec.Struct, frozen=True):
    """The board of the table; it never changes during a match. `code` is what a link carries (VE-F1)."""

    id: str
    name: dict[str, str]
    side: BoardSide
    level: str
    note: str
    cols: int
    rows: int
    own: bool
    poles: list[Pole]
    code: str


class Plank(msgspec.Struct, frozen=True):
    """A plank on the board, what its ends touch, and what it rests on besides poles (VE-G13).

    The ends of a stem also touch the other stem of an X, if it lies (VE-G19).

    `carries`: the planks that fall into the water if it goes (VE-G22). `here`: the seats whose pawns stand on it.
    """

    place: str
    plank: PlankKind
    ends: list[str]
    rests_on: list[str]
    carries: list[str]
    here: list[int]


class Gem(msgspec.Struct, frozen=True):
    """A gem still on the board. `seat`: the player who wants it."""

    field: str
    colour: Colour
    seat: int


class Remembered(msgspec.Struct, frozen=True):
    """What everybody can know of a hand by counting (rules.md, section 7).

    `known`: cards that are certainly in it. The others came from two pools: `old` of them were in the hand when the
    discard pile was last shuffled, `new` were drawn since; `gone` are those that were put face up meanwhile.
    """

    known: list[Ordinary]
    old: int
    new: int
    gone: list[Ordinary]


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player (VE-P3). `pawn` is None before colours are given and when it has left.

    `wants`: the fields of the gems still to be fetched. `place`: the place of a player who has left the match (VE-V1).
    """

    colour: Colour | None
    pawn: str | None
    gems: int
    wants: list[str]
    tiles: int
    short: int
    long: int
    cards: int
    jokers: int
    place: int | None
    completed: bool
    remembered: Remembered


class Course(msgspec.Struct, frozen=True):
    """A walk being made: where it began, the fields entered so far, the steps left (VE-A16)."""

    origin: str
    path: list[str]
    left: int


class Turn(msgspec.Struct, frozen=True):
    """The running turn (VE-T1 to VE-T12).

    `base` is what everybody may spend in a turn without tiles (VE-T2); `limit` is that plus the tiles spent; `left` is
    what may still be spent, unspent tiles included. `played`: cards
    played so far, in order; a joker stands as `joker`. `lifted`: the plank that was taken up, and from where.
    `given`: cards given so far for a joker; `resume`: the phase an exchange leads back to. `surplus`: cards above eight
    that must go. `fresh`: nothing has been done yet (VE-V6). `acted`: something moved on the board (VE-E4).
    """

    seat: int
    used: int
    base: int
    limit: int
    left: int
    played: list[Card]
    walk: Course | None
    lifted: str | None
    given: list[Ordinary]
    resume: Phase
    surplus: int
    fresh: bool
    acted: bool


class Discards(msgspec.Struct, frozen=True):
    """The discard pile. `cards`: how many of each kind, None if only the top may be seen (VE-V7)."""

    count: int
    top: Card | None
    cards: dict[Card, int] | None


class Pair(msgspec.Struct, frozen=True):
    """Numbers of short and long planks."""

    short: int
    long: int


class Way(msgspec.Struct, frozen=True):
    """The shortest way to a gem, fewest planks first, then fewest steps (help for players).

    `path`: the fields entered one after the other, planks by their places; `lay`: the planks of it still to be laid.
    `planks` and `steps` are None, and the lists empty, if there is no way.
    """

    gem: str
    planks: int | None
    steps: int | None
    path: list[str]
    lay: list[str]


class Reach(msgspec.Struct, frozen=True):
    """How far away a gem is after a move: planks to lay, and steps. `change`: compared with now."""

    gem: str
    planks: int | None
    steps: int | None
    change: Literal["better", "worse", "same"]


class Outlook(msgspec.Struct, frozen=True):
    """Where a legal move leads: what falls, and how far away the gems are then. A joker does what its card does.

    `type` and `at` are those of the move: its place, or the field stepped on. Fields that one card reaches in several
    steps are included; `path` are the fields entered on the way there, `at` the last of them (VE-A16). It is empty
    where nobody walks.
    """

    type: Literal["short", "long", "remove", "move", "to", "step"]
    at: str
    path: list[str]
    falls: list[str]
    reaches: list[Reach]


class Memory(msgspec.Struct, frozen=True):
    """The two pools the hands and the draw pile were filled from, as everybody can know them (see `Remembered`).

    `old`: all unknown cards of the hands when the discard pile was last shuffled. `new`: what was drawn from since.
    `own_old` and `own_new` are the viewer's share of each. `jokers`: how many are in the draw pile (VE-T17).
    """

    old: dict[Ordinary, int]
    new: dict[Ordinary, int]
    own_old: dict[Ordinary, int]
    own_new: dict[Ordinary, int]
    jokers: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or an onlooker (seat below 0), sees it.

    `order`: the seats in the order of their turns, the first player first; empty before that is known. `idle`: turns
    since something last moved on the board (VE-E4). `hand` is the viewer's. `ways`, `nearest` and `outlooks` are the
    viewer's, too; `outlooks` only while the viewer is to move.
    """

    seat: int
    options: Table
    phase: Phase
    board: Board
    to_move: int | None
    acting: int
    """Whose turn it is, also while Fortuna draws for that seat."""
    to_draw: int
    """Cards Fortuna still has to draw for it."""
    ended: str | None
    """Why the match is over."""
    round: int
    order: list[int]
    colours: list[Colour]
    """The colours the players may have (VE-S4)."""
    undecided: list[int]
    """Seats that leave their colour to chance."""
    players: list[Player]
    planks: list[Plank]
    gems: list[Gem]
    turn: Turn | None
    hand: list[Card]
    draw_pile: int
    discards: Discards
    jokers: int
    tiles: int
    water: Pair
    box: Pair
    idle: int
    memory: Memory
    prices: dict[Card, int]
    """The hourglasses printed on each kind of card (VE-C10)."""
    gems_each: int
    """Gems of one colour; whoever has all of them has reached the goal (VE-C5)."""
    ways: list[Way]
    nearest: str | None
    """The gem that is soonest reached, a plank to lay counting as three steps; None if there is no way to any."""
    outlooks: list[Outlook]
