"""A full state that fits everything a seat knows: what it sees, and what it can conclude by counting cards.

Every other hand is what is known of it, plus cards from two pools (see `view.Remembered`), minus what was put away
since. The pools are dealt to the others at random, in such a way that everybody had the cards they put away.
"""

from __future__ import annotations

from random import Random

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.core.state import FORTUNA
from serenissima.games.venise.board.names import PLACE_NUMBER, SPOT_NUMBER
from serenissima.games.venise.box import ALL_JOKERS, CARDS, COLOURS, GEMS, HOURGLASSES, ORDINARY, Ordinary
from serenissima.games.venise.showing import PHASES
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import ASSIGNING, COLOURING, REASONS
from serenissima.games.venise.state.rules import rules_for
from serenissima.games.venise.view import Player as Seen
from serenissima.games.venise.view import View

Counts = list[int]
KINDS = len(ORDINARY)


def imagine(view: View, random: Random) -> State:
    """A state whose view, for the same seat, is this view."""
    state = State(rules_for(len(view.players), Options(msgspec.to_builtins(view.options))))
    for seat, seen in enumerate(view.players):
        _seat(state, state.players[seat], seen)
    _deal(state, view, random)
    _board(state, view)
    _turn(state, view)
    return state


def _seat(state: State, player: Player, seen: Seen) -> None:
    chart = state.rules.chart
    player.colour = -1 if seen.colour is None else COLOURS.index(seen.colour)
    player.pawn = -1 if seen.pawn is None else chart.spot_of[SPOT_NUMBER[seen.pawn]]
    player.gem_count = seen.gems
    player.gems = 0
    for gem in range(GEMS) if seen.colour is not None else ():
        if chart.spots[chart.gem_field[GEMS * player.colour + gem]] not in seen.wants:
            player.gems |= 1 << gem
    player.tiles = seen.tiles
    player.short = seen.short
    player.long = seen.long
    player.cards = seen.cards
    player.jokers = seen.jokers
    player.rank = seen.place or 0
    player.completed = seen.completed
    player.drawn = seen.remembered.new


def _board(state: State, view: View) -> None:
    chart = state.rules.chart
    for plank in view.planks:
        state.planks.lay(chart.place_of[PLACE_NUMBER[plank.place]])
    state.pile_count = view.draw_pile
    state.discard_count = view.discards.count
    state.top = -1 if view.discards.top is None else CARDS.index(view.discards.top)
    state.jokers = view.jokers
    state.pile_jokers = view.memory.jokers
    state.discard_jokers = ALL_JOKERS - view.jokers - view.memory.jokers - sum(each.jokers for each in view.players)
    state.water_short, state.water_long = view.water.short, view.water.long
    state.box_short, state.box_long = view.box.short, view.box.long
    state.order = list(view.order)
    state.round = view.round
    state.idle = view.idle
    state.undecided = sum(1 << seat for seat in view.undecided)
    state.last_round = any(player.completed for player in view.players)


def _turn(state: State, view: View) -> None:
    chart = state.rules.chart
    state.phase = PHASES.index(view.phase)
    if state.phase == COLOURING and view.to_move == FORTUNA:
        state.phase = ASSIGNING
    state.seat = view.acting
    state.to_draw = view.to_draw
    state.reason = 0 if view.ended is None else REASONS.index(view.ended)
    turn = view.turn
    if turn is None:
        return
    state.used = turn.used
    state.spent = turn.limit - HOURGLASSES
    state.fresh = turn.fresh
    state.acted = turn.acted
    state.played = vec[i64]([CARDS.index(card) for card in turn.played])
    state.lifted = -1 if turn.lifted is None else chart.place_of[PLACE_NUMBER[turn.lifted]]
    state.given = vec[i64]([ORDINARY.index(card) for card in turn.given])
    state.resume = PHASES.index(turn.resume)
    if turn.walk is not None:
        path = [turn.walk.origin, *turn.walk.path]
        state.path = vec[i64]([int(chart.spot_of[SPOT_NUMBER[name]]) for name in path])
        state.steps_left = turn.walk.left


def _counts(cards: list[Ordinary]) -> Counts:
    return [cards.count(card) for card in ORDINARY]


def _deal(state: State, view: View, random: Random) -> None:
    """Deals the pools: to the viewer what is known, to the others at random; the rest is the draw pile."""
    memory = view.memory
    old, new = list(memory.old.values()), list(memory.new.values())
    gone = [_counts(player.remembered.gone) for player in view.players]
    olds: list[Counts] = [[0] * KINDS for _ in view.players]
    news: list[Counts] = [[0] * KINDS for _ in view.players]
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    if view.seat >= 0:
        olds[view.seat], news[view.seat] = list(memory.own_old.values()), list(memory.own_new.values())
        for kind in range(KINDS):
            old[kind] -= olds[view.seat][kind]
            new[kind] -= news[view.seat][kind]
    room = {seat: [view.players[seat].remembered.old, view.players[seat].remembered.new] for seat in others}
    asked = [(seat, kind) for seat in others for kind in range(KINDS) for _ in range(gone[seat][kind])]
    random.shuffle(asked)
    # where only one pool has the card there is nothing to choose, so those come first
    asked.sort(key=lambda token: min(old[token[1]], 1) + min(new[token[1]], 1))
    found = _origins(asked, 0, old, new, room, random)
    assert found is not None, "no deal fits what was seen"
    for (seat, kind), pool in zip(asked, found, strict=True):
        (olds, news)[pool][seat][kind] += 1
    _fill(old, olds, {seat: left[0] for seat, left in room.items()}, random)
    _fill(new, news, {seat: left[1] for seat, left in room.items()}, random)
    state.pile = vec[i64](new)
    put_away = [int(count) - left for count, left in zip(state.rules.mix, new, strict=True)]
    for seat, player in enumerate(state.players):
        known = _counts(view.players[seat].remembered.known)
        player.known = vec[i64](known)
        player.old, player.new, player.gone = vec[i64](olds[seat]), vec[i64](news[seat]), vec[i64](gone[seat])
        held = [known[kind] + olds[seat][kind] + news[seat][kind] - gone[seat][kind] for kind in range(KINDS)]
        player.hand = vec[i64](held)
        for kind in range(KINDS):
            put_away[kind] -= held[kind]
    state.discards = vec[i64](put_away)


def _origins(
    asked: list[tuple[int, int]], at: int, old: Counts, new: Counts, room: dict[int, list[int]], random: Random
) -> list[int] | None:
    """Takes every card that was put away out of a pool (0 old, 1 new), so that pools and hands suffice.

    Returns the pool of each card, or None if there is no way.
    """
    if at == len(asked):
        return []
    seat, kind = asked[at]
    pools = (old, new)
    weights = [pools[pool][kind] * room[seat][pool] for pool in (0, 1)]
    first = random.choices((0, 1), weights)[0] if all(weights) else int(weights[0] == 0)
    for pool in (first, 1 - first):
        if weights[pool] == 0:
            continue
        pools[pool][kind] -= 1
        room[seat][pool] -= 1
        rest = _origins(asked, at + 1, old, new, room, random)
        if rest is not None:
            return [pool, *rest]
        pools[pool][kind] += 1
        room[seat][pool] += 1
    return None


def _fill(pool: Counts, hands: list[Counts], room: dict[int, int], random: Random) -> None:
    """Deals from a pool at random as many cards as there is room for; what is left stays in it."""
    deck = [kind for kind in range(KINDS) for _ in range(pool[kind])]
    random.shuffle(deck)
    for seat, count in room.items():
        for _ in range(count):
            kind = deck.pop()
            hands[seat][kind] += 1
            pool[kind] -= 1
