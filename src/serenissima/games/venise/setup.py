"""Positions written down: the board, the players and the turn that is being made, so that a match can begin there.

Planks, fields and spots are named as on the board (`S:B4-C4`, `C4.top`), cards as in `box.py` (`walk1`). Cards named
nowhere are in the draw pile, planks named nowhere in the box.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from serenissima.core.positions import Part
from serenissima.games.venise.box import (
    ALL_JOKERS,
    ALL_LONG,
    ALL_SHORT,
    CARDS,
    COLOURS,
    GEMS,
    JOKER_LIMIT,
    ORDINARY,
    Card,
    Colour,
    Ordinary,
)
from serenissima.games.venise.player import Player as Holder
from serenissima.games.venise.position import OVER, PLAY, REASONS
from serenissima.games.venise.state import State

Seat = Annotated[int, Meta(ge=0, lt=4)]
Short = Annotated[int, Meta(ge=0, le=ALL_SHORT)]
Long = Annotated[int, Meta(ge=0, le=ALL_LONG)]
Number = Annotated[int, Meta(ge=0, le=1_000)]
Phase = Literal[
    "colours", "assign", "first", "deal", "play", "walk", "move", "exchange", "after-joker", "draw", "trim", "discard",
    "over",
]  # fmt: skip
"""In the order of the phases in `position.py`."""
PHASES: tuple[Phase, ...] = get_args(Phase)
Reason = Literal["gems", "shared", "places", "standstill", "rounds"]
_REASONS: tuple[Reason, ...] = get_args(Reason)
assert _REASONS == REASONS


class Player(Part, frozen=True, kw_only=True):
    """A player. `gems`: the fields of those collected. `short`, `long`: the supply, as at the start if not given.

    `hand`: ordinary cards. All of it is known to the others but for what was in it unseen when the discards were last
    shuffled (`old`) or was drawn since (`new`); `gone` are cards of those that were put face up since then. `place`:
    once it is decided. `completed`: all gems, while the round is finished (VE-V5).
    """

    colour: Colour | None = None
    pawn: str | None = None
    gems: tuple[str, ...] = ()
    tiles: Annotated[int, Meta(ge=0, lt=GEMS)] = 0
    short: Short | None = None
    long: Long | None = None
    hand: str = ""
    jokers: Annotated[int, Meta(ge=0, le=JOKER_LIMIT)] = 0
    old: str = ""
    new: str = ""
    gone: str = ""
    place: Annotated[int, Meta(ge=1, le=4)] | None = None
    completed: bool = False


class Turn(Part, frozen=True, kw_only=True):
    """The running turn. `fresh`: nothing has been done in it. `acted`: something moved on the board.

    `path`, `steps`: the walk that is being made, from where it began, and the steps left. `lifted`: where a plank was
    taken up. `given`: cards given so far for a joker; `resume`: the phase an exchange leads back to, or last did.
    `draw`: cards still to be drawn.
    """

    played: tuple[Card, ...] = ()
    fresh: bool = True
    acted: bool = False
    path: tuple[str, ...] = ()
    steps: Annotated[int, Meta(ge=0, le=3)] = 0
    lifted: str | None = None
    given: tuple[Ordinary, ...] = ()
    resume: Literal["play", "after-joker", "trim"] = "play"
    draw: Annotated[int, Meta(ge=0, le=2)] = 0


class Setup(Part, frozen=True, kw_only=True):
    """A position. `seat`: whose turn it is. `first`: who had the first one.

    `discards`: all cards of the discard pile, the top one last. `pile_jokers`: jokers in the draw pile, where discarded
    ones go to the pile (VE-T17); those named nowhere are on their place. `water`: short and long planks that fell in.
    `undecided`: seats that leave their colour to chance, while colours are given out. `idle`: turns since something
    moved on the board (VE-E4). `ended`: why it is over.
    """

    phase: Phase = "play"
    players: tuple[Player, ...]
    planks: tuple[str, ...] = ()
    discards: str = ""
    pile_jokers: Annotated[int, Meta(ge=0, le=ALL_JOKERS)] = 0
    water: tuple[Short, Long] = (0, 0)
    first: Seat | None = None
    seat: Seat = 0
    round: Number = 1
    idle: Number = 0
    undecided: tuple[Seat, ...] = ()
    turn: Turn | None = None
    ended: Reason | None = None


def words(counts: vec[i64], jokers: i64 = 0, last: i64 = -1) -> str:
    """So many cards of each kind and jokers, one of the kind `last` at the end."""
    cards = [kind for kind in range(len(ORDINARY)) for _ in range(counts[kind])]
    cards += [len(ORDINARY)] * int(jokers)
    if last >= 0:
        cards.remove(int(last))
        cards.append(int(last))
    return " ".join(CARDS[kind] for kind in cards)


def describe(state: State) -> Setup:
    """The position of a state."""
    chart = state.rules.chart
    running = PLAY <= state.phase < OVER
    return Setup(
        phase=PHASES[state.phase],
        players=tuple(_player(state, player) for player in state.players),
        planks=tuple(chart.spots[chart.fields + place] for place in state.planks.lying()),
        discards=words(state.discards, state.discard_jokers, state.top),
        pile_jokers=state.pile_jokers,
        water=(state.water_short, state.water_long),
        first=state.order[0] if state.order else None,
        seat=state.seat if state.phase >= PLAY else 0,
        round=state.round,
        idle=state.idle,
        undecided=tuple(seat for seat in range(state.rules.seats) if state.undecided >> seat & 1),
        turn=_turn(state) if running else None,
        ended=_REASONS[state.reason] if state.phase == OVER else None,
    )


def _player(state: State, player: Holder) -> Player:
    chart = state.rules.chart
    gems = [gem for gem in range(GEMS) if player.gems >> gem & 1]
    return Player(
        colour=None if player.colour < 0 else COLOURS[player.colour],
        pawn=None if player.pawn < 0 else chart.spots[player.pawn],
        gems=tuple(chart.spots[chart.gem_field[GEMS * player.colour + gem]] for gem in gems),
        tiles=player.tiles,
        short=player.short,
        long=player.long,
        hand=words(player.hand),
        jokers=player.jokers,
        old=words(player.old),
        new=words(player.new),
        gone=words(player.gone),
        place=player.rank or None,
        completed=player.completed,
    )


def _turn(state: State) -> Turn:
    chart = state.rules.chart
    resume = PHASES[state.resume]
    assert resume == "play" or resume == "after-joker" or resume == "trim"
    return Turn(
        played=tuple(CARDS[card] for card in state.played),
        fresh=state.fresh,
        acted=state.acted,
        path=tuple(chart.spots[spot] for spot in state.path),
        steps=state.steps_left,
        lifted=None if state.lifted < 0 else chart.spots[chart.fields + state.lifted],
        given=tuple(ORDINARY[card] for card in state.given),
        resume=resume,
        draw=state.to_draw,
    )
