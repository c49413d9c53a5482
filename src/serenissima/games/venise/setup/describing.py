"""Writes down the position of a state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise.box import CARDS, COLOURS, GEMS, ORDINARY
from serenissima.games.venise.setup.written import PHASES, REASON_NAMES, Player, Setup, Turn
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player as Holder
from serenissima.games.venise.state.position import OVER, PLAY


def words(counts: vec[i64], jokers: i64 = 0, last: i64 = -1) -> str:
    """Counts of each kind, and jokers, as words; a card of the kind `last` comes at the end."""
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
        ended=REASON_NAMES[state.reason] if state.phase == OVER else None,
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
