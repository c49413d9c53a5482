"""What a seat sees, built up from nothing (VE-P3, VE-P6; rules.md, section 7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.core.state import NOBODY
from serenissima.games.venise.board.chart import STEM
from serenissima.games.venise.board.file import BoardFile
from serenissima.games.venise.board.shortcode import pack
from serenissima.games.venise.board.survey import survey
from serenissima.games.venise.box import (
    ALL_TILES,
    CARDS,
    COLOURS,
    COSTS,
    GEMS,
    HOURGLASSES,
    ORDINARY,
    PLANKS,
    Card,
    Colour,
    Ordinary,
)
from serenissima.games.venise.options import board_of, board_text
from serenissima.games.venise.outlook import nearest, outlooks, ways
from serenissima.games.venise.state import State
from serenissima.games.venise.state.planks import Planks
from serenissima.games.venise.state.player import Player as Holder
from serenissima.games.venise.state.position import OVER, PLAY, REASONS
from serenissima.games.venise.view import (
    Board,
    Course,
    Discards,
    Field,
    Gem,
    Memory,
    Pair,
    Phase,
    Plank,
    Player,
    Pole,
    Remembered,
    Table,
    Turn,
    View,
)

PHASES: Final[tuple[Phase, ...]] = (
    "colours",
    "colours",
    "first",
    "deal",
    "play",
    "walk",
    "move",
    "exchange",
    "after-joker",
    "draw",
    "trim",
    "discard",
    "over",
)


def view(state: State, seat: int) -> View:
    """What this seat, or an onlooker, sees."""
    rules = state.rules
    options = rules.options
    mover = state.to_move()
    me = state.players[seat] if seat >= 0 else None
    own_ways = [] if me is None else ways(state, me)
    return View(
        seat=seat,
        options=_table(options),
        phase=PHASES[state.phase],
        board=shown_board(*board_text(options), options.choice("wall_ends") == "both"),
        to_move=None if mover == NOBODY else mover,
        acting=state.seat,
        to_draw=state.to_draw,
        ended=REASONS[state.reason] if state.phase == OVER else None,
        round=state.round,
        order=list(state.order),
        colours=[COLOURS[colour] for colour in rules.colours],
        undecided=[other for other in range(rules.seats) if state.undecided >> other & 1],
        players=[_player(state, player) for player in state.players],
        planks=_planks(state),
        gems=_gems(state),
        turn=_turn(state) if PLAY <= state.phase < OVER else None,
        hand=[] if me is None else hand(me),
        draw_pile=state.pile_count,
        discards=_discards(state),
        jokers=state.jokers,
        tiles=ALL_TILES - sum(player.tiles for player in state.players),
        water=Pair(state.water_short, state.water_long),
        box=Pair(state.box_short, state.box_long),
        idle=state.idle,
        memory=_memory(state, me),
        prices=dict(zip(CARDS, COSTS, strict=True)),
        gems_each=GEMS,
        ways=own_ways,
        nearest=nearest(own_ways),
        outlooks=outlooks(state) if mover == seat else [],
    )


@lru_cache(maxsize=64)
def _table(options: Options) -> Table:
    return msgspec.convert(dict(options), Table)


@lru_cache(maxsize=64)
def shown_board(name: str, own: str, both: bool) -> Board:
    """The board of a table as a view shows it."""
    return board_view(board_of(name, own), both, own=bool(own))


def board_view(board: BoardFile, both: bool = False, *, own: bool = True) -> Board:
    """A board with the fields of its poles and their ports."""
    known = survey(board, both)
    poles = [
        Pole(
            at=pole.at,
            kind=pole.kind,
            axis=pole.axis,
            owner=pole.owner,
            printed=pole.at in board.printed,
            fields=[Field(name, ports) for name, ports in known.fields.items() if name.split(".")[0] == pole.at],
        )
        for pole in board.poles
    ]
    return Board(
        id=board.id,
        name=board.name,
        side=board.side,
        level=board.level,
        note=board.note,
        cols=board.cols,
        rows=board.rows,
        own=own,
        poles=poles,
        code=pack(board),
    )


def cards(counts: vec[i64]) -> list[Ordinary]:
    """Counts of each kind as a list of cards."""
    return [card for kind, card in enumerate(ORDINARY) for _ in range(counts[kind])]


def hand(player: Holder) -> list[Card]:
    """The cards of a player, ordinary ones first."""
    return [*cards(player.hand), *(CARDS[-1:] * int(player.jokers))]


def _player(state: State, player: Holder) -> Player:
    chart = state.rules.chart
    colour: Colour | None = None if player.colour < 0 else COLOURS[player.colour]
    missing = [gem for gem in range(GEMS) if player.colour >= 0 and not player.gems >> gem & 1]
    return Player(
        colour=colour,
        pawn=None if player.pawn < 0 else chart.spots[player.pawn],
        gems=player.gem_count,
        wants=[chart.spots[chart.gem_field[GEMS * player.colour + gem]] for gem in missing],
        tiles=player.tiles,
        short=player.short,
        long=player.long,
        cards=player.cards,
        jokers=player.jokers,
        place=player.rank or None,
        completed=player.completed,
        remembered=Remembered(
            known=cards(player.known), old=sum(player.old), new=player.drawn, gone=cards(player.gone)
        ),
    )


def _planks(state: State) -> list[Plank]:
    chart, planks = state.rules.chart, state.planks

    def named(places: list[int]) -> list[str]:
        return [chart.spots[chart.fields + place] for place in places]

    found = []
    for place in planks.lying():
        bases = [int(base) for base in (chart.base[place], chart.base2[place]) if base >= 0]
        here = [seat for seat, player in enumerate(state.players) if player.pawn == chart.fields + place]
        found.append(
            Plank(
                place=chart.spots[chart.fields + place],
                plank=PLANKS[chart.is_long[place]],
                ends=[*(chart.spots[end] for end in chart.ends.of(place)), *named(_partner(planks, place))],
                rests_on=named(bases),
                carries=named(planks.falling(place)),
                here=here,
            )
        )
    return found


def _partner(planks: Planks, place: int) -> list[int]:
    """The other stem of an X, if it lies: nothing else ends on a stem (VE-G13, VE-G16)."""
    chart = planks.chart
    if chart.kind[place] != STEM:
        return []
    return [other for other in chart.near.of(int(chart.fields) + place) if planks.laid[other]]


def _gems(state: State) -> list[Gem]:
    chart = state.rules.chart
    return [
        Gem(chart.spots[chart.gem_field[GEMS * player.colour + gem]], COLOURS[player.colour], seat)
        for seat, player in enumerate(state.players)
        for gem in range(GEMS)
        if player.colour >= 0 and not player.gems >> gem & 1
    ]


def _turn(state: State) -> Turn:
    spots = state.rules.chart.spots
    path = [spots[spot] for spot in state.path]
    lifted = None if state.lifted < 0 else spots[state.rules.chart.fields + state.lifted]
    return Turn(
        seat=state.seat,
        used=state.used,
        base=HOURGLASSES,
        limit=HOURGLASSES + state.spent,
        left=state.left(),
        played=[CARDS[card] for card in state.played],
        walk=Course(path[0], path[1:], state.steps_left) if path else None,
        lifted=lifted,
        given=[ORDINARY[card] for card in state.given],
        resume=PHASES[state.resume],
        surplus=max(0, state.surplus()),
        fresh=state.fresh,
        acted=state.acted,
    )


def _discards(state: State) -> Discards:
    top = None if state.top < 0 else CARDS[state.top]
    if state.rules.top_only:
        return Discards(state.discard_count, top, None)
    counts: dict[Card, int] = {card: int(state.discards[kind]) for kind, card in enumerate(ORDINARY)}
    return Discards(state.discard_count, top, counts | {CARDS[-1]: int(state.discard_jokers)})


def _counts(counts: vec[i64]) -> dict[Ordinary, int]:
    return {card: int(counts[kind]) for kind, card in enumerate(ORDINARY)}


def _memory(state: State, me: Holder | None) -> Memory:
    """The pools are sums over all hands (and the draw pile), so they do not tell whose hand holds what."""
    old, new = [0] * len(ORDINARY), [int(count) for count in state.pile]
    for player in state.players:
        for kind in range(len(ORDINARY)):
            old[kind] += player.old[kind]
            new[kind] += player.new[kind]
    nothing = vec[i64]([0] * len(ORDINARY))
    return Memory(
        old=_counts(vec[i64](old)),
        new=_counts(vec[i64](new)),
        own_old=_counts(nothing if me is None else me.old),
        own_new=_counts(nothing if me is None else me.new),
        jokers=state.pile_jokers,
    )
