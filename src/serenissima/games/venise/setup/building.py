"""Turns a position that was written down into a state; an impossible one is refused with what would be right."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.options import Options
from serenissima.games.venise.board.names import PLACE_NUMBER, SPOT_NUMBER
from serenissima.games.venise.box import (
    ALL_JOKERS,
    ALL_LONG,
    ALL_SHORT,
    CARDS,
    COLOURS,
    COSTS,
    GEMS,
    HOURGLASSES,
    ORDINARY,
)
from serenissima.games.venise.setup.checks import check
from serenissima.games.venise.setup.describing import describe
from serenissima.games.venise.setup.written import PHASES, Player, Setup, Turn
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player as Holder
from serenissima.games.venise.state.position import ASSIGNING, COLOURING, DEAL, FIRST, PLAY, REASONS
from serenissima.games.venise.state.rules import rules_for

KINDS = len(ORDINARY)
NAMES = [str(card) for card in ORDINARY]
JOKER = str(CARDS[KINDS])


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position; ValueError if it is impossible."""
    state = State(rules_for(seats, options))
    if len(setup.players) != seats:
        raise ValueError(f"{len(setup.players)} players at a table for {seats}")
    named = max([setup.seat, setup.first or 0, *setup.undecided])
    if named >= seats:
        raise ValueError(f"the seats are 0 to {seats - 1}, there is no seat {named}")
    state.phase = PHASES.index(setup.phase)
    for seat, player in enumerate(setup.players):
        _player(state, state.players[seat], player)
    _colours(state, setup)
    _order(state, setup)
    _planks(state, setup)
    _cards(state, setup)
    state.seat, state.round, state.idle = setup.seat, setup.round, setup.idle
    state.last_round = any(player.completed for player in state.players)
    if state.phase < PLAY:
        _check_start(state, setup)
        return state
    if setup.undecided:
        raise ValueError("all have their colours, so nobody is undecided (VE-S4)")
    if setup.turn is not None:
        _turn(state, setup.turn)
    if setup.ended is not None:
        state.reason = REASONS.index(setup.ended)
    check(state, setup)
    return state


# players


def _counts(cards: str) -> list[int]:
    """How many cards there are of each kind."""
    given = cards.split()
    for word in given:
        if word not in NAMES:
            raise ValueError(f"{word[:20]!r} is no ordinary card; there are {', '.join(NAMES)} (VE-C11)")
    return [given.count(name) for name in NAMES]


def _spot(state: State, name: str) -> int:
    spot = int(state.rules.chart.spot_of[SPOT_NUMBER[name]]) if name in SPOT_NUMBER else -1
    if spot < 0:
        raise ValueError(f"{name[:20]!r} is no spot on this board (VE-G12)")
    return spot


def _place(state: State, name: str) -> int:
    place = int(state.rules.chart.place_of[PLACE_NUMBER[name]]) if name in PLACE_NUMBER else -1
    if place < 0:
        raise ValueError(f"{name[:20]!r} is no place for a plank on this board (VE-G14)")
    return place


def _player(state: State, player: Holder, given: Player) -> None:
    rules = state.rules
    player.colour = -1 if given.colour is None else COLOURS.index(given.colour)
    player.pawn = -1 if given.pawn is None else _spot(state, given.pawn)
    player.tiles, player.jokers = given.tiles, given.jokers
    player.short = rules.short_each if given.short is None else given.short
    player.long = rules.long_each if given.long is None else given.long
    player.rank, player.completed = given.place or 0, given.completed
    if player.colour >= 0:
        fields = [rules.chart.spots[rules.chart.gem_field[GEMS * player.colour + gem]] for gem in range(GEMS)]
        if not set(given.gems) <= set(fields):
            raise ValueError(f"the gems of {given.colour} lie on {', '.join(fields)} (VE-S6)")
        player.gems = sum(1 << fields.index(gem) for gem in set(given.gems))
        player.gem_count = len(set(given.gems))
    elif given.gems:
        raise ValueError("a player without a colour has no gems (VE-S4)")
    hand, old, new, gone = map(_counts, (given.hand, given.old, given.new, given.gone))
    known = [hand[kind] - old[kind] - new[kind] + gone[kind] for kind in range(KINDS)]
    if min(known) < 0 or any(gone[kind] > old[kind] + new[kind] for kind in range(KINDS)):
        raise ValueError(f"a hand of {given.hand or 'no cards'} is not what was old or new in it less what is gone")
    player.hand, player.known = vec[i64](hand), vec[i64](known)
    player.old, player.new, player.gone = vec[i64](old), vec[i64](new), vec[i64](gone)
    player.cards, player.drawn = sum(hand), sum(new)


def _colours(state: State, setup: Setup) -> None:
    """VE-S4: only colours in play, each once."""
    taken = [int(player.colour) for player in state.players if player.colour >= 0]
    if len(set(taken)) < len(taken) or not set(taken) <= set(state.rules.colours):
        playing = ", ".join(COLOURS[colour] for colour in state.rules.colours)
        raise ValueError(f"the colours that play are {playing}, each once (VE-S4)")
    if state.phase >= FIRST and len(taken) < state.rules.seats:
        raise ValueError(f"everybody has a colour in the phase {setup.phase} (VE-S4)")


def _order(state: State, setup: Setup) -> None:
    """VE-S15: turns go round by colour from the first player on."""
    if (setup.first is None) != (state.phase < DEAL):
        raise ValueError(f"there is a first player exactly when all have their colours (VE-S15), not in {setup.phase}")
    if setup.first is not None:
        colours = [int(player.colour) for player in state.players]
        by_colour = [colours.index(colour) for colour in state.rules.colours if colour in colours]
        here = by_colour.index(setup.first)
        state.order = by_colour[here:] + by_colour[:here]


# pieces


def _planks(state: State, setup: Setup) -> None:
    """VE-G13, VE-G15: planks that can lie together; those not mentioned are in the box (VE-A28)."""
    chart = state.rules.chart
    places = [_place(state, name) for name in setup.planks]
    if len(set(places)) < len(places):
        raise ValueError("no two planks lie in one place (VE-G15)")
    # planks that rest on others come last
    for place in sorted(places, key=lambda place: int(chart.kind[place])):
        if not state.planks.fillable(place):
            raise ValueError(f"no plank can lie in {chart.spots[chart.fields + place]} (VE-G13, VE-G15)")
        state.planks.lay(place)
    if setup.turn is not None and setup.turn.lifted is not None:
        state.lifted = _place(state, setup.turn.lifted)
        places.append(int(state.lifted))
    state.water_short, state.water_long = setup.water
    long = sum(int(chart.is_long[place]) for place in places)
    short = len(places) - long
    state.box_short = ALL_SHORT - short - state.water_short - sum(player.short for player in state.players)
    state.box_long = ALL_LONG - long - state.water_long - sum(player.long for player in state.players)
    if state.box_short < 0 or state.box_long < 0:
        raise ValueError(f"there are only {ALL_SHORT} short and {ALL_LONG} long planks (VE-C6)")


def _cards(state: State, setup: Setup) -> None:
    """VE-C11: what is in no hand and not in the discard pile is in the draw pile; jokers may be there too (VE-T17)."""
    discarded = setup.discards.split()
    discards = _counts(" ".join(card for card in discarded if card != JOKER))
    state.discard_jokers, state.pile_jokers = discarded.count(JOKER), setup.pile_jokers
    if state.discard_jokers + state.pile_jokers and not state.rules.jokers_piled:
        raise ValueError("discarded jokers are on their place, not in the piles (VE-T17)")
    pile = [int(count) for count in state.rules.mix]
    for counts in (discards, *([int(count) for count in player.hand] for player in state.players)):
        for kind in range(KINDS):
            pile[kind] -= counts[kind]
    if min(pile) < 0:
        raise ValueError(f"there are not that many cards of {NAMES[pile.index(min(pile))]} (VE-C11)")
    state.pile, state.pile_count = vec[i64](pile), sum(pile) + state.pile_jokers
    state.discards, state.discard_count = vec[i64](discards), len(discarded)
    state.top = [*NAMES, JOKER].index(discarded[-1]) if discarded else -1
    piled = state.pile_jokers + state.discard_jokers
    state.jokers = ALL_JOKERS - piled - sum(player.jokers for player in state.players)
    if state.jokers < 0:
        raise ValueError(f"there are only {ALL_JOKERS} jokers (VE-C7)")


# phases


def _check_start(state: State, setup: Setup) -> None:
    """VE-S1 to VE-S15: before the first turn there are colours and dealt cards, and nothing else."""
    start = State(state.rules)
    start.phase, start.order = state.phase, state.order
    for player, fresh in zip(state.players, start.players, strict=True):
        fresh.colour = player.colour
        fresh.pawn = state.rules.chart.starts[player.colour] if player.colour >= 0 else -1
    if state.phase in (COLOURING, ASSIGNING):
        _choosing(state, start, setup)
    elif state.phase == DEAL:
        _dealing(state, start)
    if describe(start) != setup:
        raise ValueError(
            f"in the phase {setup.phase} all is as at the start but for colours and cards (VE-S1 to VE-S14)"
        )
    state.seat, state.undecided, state.to_draw = start.seat, start.undecided, start.to_draw


def _choosing(state: State, start: State, setup: Setup) -> None:
    """VE-S4: seat after seat chooses a colour or leaves it to chance; then Fortuna gives out the rest."""
    start.undecided = sum(1 << seat for seat in set(setup.undecided))
    seats = int(state.rules.seats)
    has = [player.colour >= 0 for player in state.players]
    decided = [has[seat] or bool(start.undecided >> seat & 1) for seat in range(seats)]
    free = len(state.free_colours())
    if state.phase == COLOURING:
        start.seat = sum(decided)
        both = any(has[seat] and start.undecided >> seat & 1 for seat in range(seats))
        early = all(decided) or (start.seat == seats - 1 and free == 1)
        if not state.rules.colours_chosen or both or early or decided != sorted(decided, reverse=True):
            raise ValueError("seat after seat chooses a colour, or leaves it to chance (VE-S4)")
        return
    # chosen colours stand; seats without one get theirs in their order
    waiting = [has[seat] for seat in range(seats) if start.undecided >> seat & 1 or not state.rules.colours_chosen]
    if free < 2 or waiting != sorted(waiting, reverse=True) or (state.rules.colours_chosen and not all(decided)):
        raise ValueError("chance gives the rest of the colours to the seats without one, in their order (VE-S4)")
    if not state.rules.colours_chosen and start.undecided:
        raise ValueError("where colours are drawn nobody is asked for one (VE-S4)")
    start.seat = seats if state.rules.colours_chosen else 0


def _dealing(state: State, start: State) -> None:
    """VE-S11: seat after seat gets its cards."""
    deal = int(state.rules.deal)
    drawn = [int(player.drawn) for player in state.players]
    start.seat = sum(count == deal for count in drawn)
    now = drawn[start.seat] if start.seat < state.rules.seats else deal
    if now >= deal or drawn != [deal] * int(start.seat) + [now] + [0] * (int(state.rules.seats) - int(start.seat) - 1):
        raise ValueError(f"seat after seat is dealt {deal} cards (VE-S11)")
    start.to_draw = deal - now
    for player, fresh in zip(state.players, start.players, strict=True):
        for kind in range(KINDS):
            for _ in range(player.new[kind]):
                fresh.draw(kind)


def _turn(state: State, turn: Turn) -> None:
    state.played = vec[i64]([CARDS.index(card) for card in turn.played])
    state.used = sum(COSTS[card] for card in state.played)
    state.spent = max(0, state.used - HOURGLASSES)
    state.fresh, state.acted = turn.fresh, turn.acted
    state.path = vec[i64]([_spot(state, name) for name in turn.path])
    state.steps_left = turn.steps
    state.given = vec[i64]([ORDINARY.index(card) for card in turn.given])
    state.resume = PHASES.index(turn.resume)
    state.to_draw = turn.draw
