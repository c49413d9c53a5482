"""Positions of Venise made at random, and all that can be done in a turn there: small move by small move, by the rules
alone. What a bot knows or how it searches plays no part in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.options import OptionValue
from serenissima.core.state import FORTUNA
from serenissima.games.venise.codes import END_PLAY, GIVE, LIFT, RESCUE, SET, STEP, STOP, TAKE_JOKER
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import AFTER_JOKER, GIVING, MOVING, PLAY, WALKING

GAME: AnyGame = serenissima.game("venise")
BOARDS = ("day-basic", "day-advanced", "day-expert", "night-basic", "night-advanced")
WHOLE_TURN = 99
End = tuple[tuple[int, ...], int, int, int]
"""How a turn leaves the table: the planks that lie, the pawn, its gems, its jokers."""

_starts: dict[str, State] = {}


def any_options(random: Random) -> dict[str, OptionValue]:
    """Random options that change what a turn can do, or what comes after it."""
    return {
        "board": random.choice(BOARDS),
        "colours": "random",
        "wall_ends": random.choice(["closed", "both"]),
        "places": random.choice(["first", "all"]),
        "rescue": random.random() < 0.5,
        "equal_turns": random.random() < 0.3,
    }


def any_position(random: Random, seats: int, most: int = 6) -> State:
    """Random planks, pawns, gems, supplies, and hands of at most this many ordinary cards.

    At the start of a turn, between two cards, in a walk, or with a plank taken up.
    """
    options = any_options(random)
    start = _starts.setdefault(f"{seats} {options}", GAME.new(seats, GAME.read_options(options)))
    state = start.copy()
    while state.to_move() == FORTUNA:
        state.play(random.choice(state.codes()))
    chart = state.rules.chart
    for _ in range(random.randint(0, 27)):
        place = random.randrange(chart.places)
        if state.planks.fillable(place):
            state.planks.lay(place)
    for player in state.players:
        _scatter(state, player, random, most)
    state.water_short, state.water_long = random.choice([0, 0, 1]), random.choice([0, 0, 1])
    state.idle = random.choice([0, 0, 1, 5])
    if random.random() < 0.4:
        state.used = random.randint(1, 4)
        state.played, state.fresh = vec[i64]([0]), False
    if random.random() < 0.3:
        _begin_card(state, random)
    return state


def _scatter(state: State, player: Player, random: Random, most: int) -> None:
    """Puts a pawn somewhere, with random possessions."""
    chart = state.rules.chart
    fields = list(range(chart.fields))
    touched = [spot for spot in fields if state.planks.touched(spot)]
    lying = [chart.fields + place for place in state.planks.lying()]
    player.pawn = random.choice(random.choice([fields, touched or fields, lying or fields]))
    player.gem_count = random.choice([0, 1, 2, 3, 3])
    player.gems = sum(1 << gem for gem in random.sample(range(4), int(player.gem_count)))
    player.tiles = random.randint(0, int(player.gem_count))
    player.short, player.long = random.choice([0, 0, 1, 2, 3]), random.choice([0, 0, 1, 2])
    hand = [0] * 7
    for _ in range(random.randint(0, most)):
        hand[random.randrange(7)] += 1
    player.hand, player.cards = vec[i64](hand), sum(hand)
    player.jokers = random.choice([0, 0, 1, 2])


def _begin_card(state: State, random: Random) -> None:
    """Begins a walk, with one step or none, or takes up a plank, if the hand has the card."""
    for _ in range(random.randint(1, 2)):
        codes = [code for code in state.codes() if LIFT <= code < SET or STEP <= code < STOP]
        gems = state.me().gem_count
        for code in random.sample(codes, len(codes)):
            after = state.copy()
            after.play(code)
            if after.phase in (WALKING, MOVING) and after.me().gem_count == gems:
                state.play(code)
                break


def end(state: State, seat: int) -> End:
    """How the turn of this seat leaves the table."""
    me = state.players[seat]
    return tuple(state.planks.laid), int(me.pawn), int(me.gems), int(me.jokers)


def _key(state: State) -> tuple[object, ...]:
    me = state.me()
    what = (state.phase, state.used, state.spent, state.lifted, state.steps_left, len(state.path) > 1, state.fresh)
    own = (me.pawn, me.gems, me.jokers, me.short, me.long, me.tiles, *me.hand, len(state.played) > 0)
    return (what, own, *state.given, *state.planks.laid)


def ends(state: State, cards: int = WHOLE_TURN) -> Iterator[State]:
    """Every different position in which the turn may end within this many more cards, and those that win it."""
    seat = state.seat
    seen: dict[tuple[object, ...], int] = {_key(state): 0}
    waiting = [(state, 0)]
    while waiting:
        here, played = waiting.pop()
        if here.phase in (PLAY, AFTER_JOKER):
            yield here
        if here.phase == AFTER_JOKER:
            continue  # nothing is left to be done on the board
        for code in moves_within_the_turn(here):
            now = played + (here.phase == PLAY and code != TAKE_JOKER and code not in (RESCUE, RESCUE + 1))
            if now > cards:
                continue
            after = here.copy()
            after.play(code)
            if after.players[seat].gem_count == 4:
                yield after
            elif seen.get(key := _key(after), WHOLE_TURN + 1) > now:
                seen[key] = now
                waiting.append((after, now))


def moves_within_the_turn(state: State) -> Iterator[int]:
    """All moves but the end; cards are given in their order, since the order makes no difference."""
    for code in state.codes():
        if code == END_PLAY:
            continue
        if state.phase == GIVING and len(state.given) and code - GIVE < state.given[-1]:
            continue
        yield code
