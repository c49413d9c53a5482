"""The contract about secrets: worlds that an observer cannot tell apart stay so, in all they see, hear and may do.

Two worlds are *twins* for an observer when they look the same to that observer. Twins come about when something hidden
goes two ways (a draw, another's private move) or when a seat imagines a world that fits its view. From then on they are
played in step with the same moves. As long as the observer hears the same in both, the views must be equal (nobody sees
what no rule told), and as long as the views are equal, the same must be heard (nobody hears more than they see). A move
by which twins are told apart brings something to light, so it must be marked as a reveal: undo may not pass it freely.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from serenissima.core.game import AnyGame
from serenissima.core.state import FORTUNA, NOBODY, ONLOOKER, State, Told
from tests.contract.cases import Case
from tests.contract.declared import spread

STEPS = 8
"""For how many steps twins are followed."""
FORKS = 4
"""How many other ways a hidden move is made to go."""

Hearing = list[tuple[object, str]]


def _hear(told: list[Told], seat: int) -> Hearing:
    return [(each.event, each.rule) for each in told if each.reaches(seat)]


def _advance(state: State, code: int) -> tuple[State, list[Told]]:
    """A copy of the state, one code further, and what was told with it."""
    after = state.copy()
    told: list[Told] = []
    after.told = told
    after.play(code)
    after.told = None
    return after, told


def _tell_apart(game: AnyGame, seat: int, one: tuple[State, list[Told]], two: tuple[State, list[Told]]) -> bool:
    """Whether the observer can tell these worlds apart now; an error if hearing and seeing disagree about it."""
    heard_one, heard_two = _hear(one[1], seat), _hear(two[1], seat)
    view_one, view_two = game.view(one[0], seat), game.view(two[0], seat)
    if heard_one == heard_two:
        assert view_one == view_two, (
            f"seat {seat} sees what it was not told:\n{view_one}\n{view_two}\nafter {heard_one}"
        )
        assert game.memory(one[0], seat) == game.memory(two[0], seat), f"seat {seat} remembers what it was not told"
        return False
    assert view_one != view_two, f"seat {seat} hears more than it sees:\n{heard_one}\n{heard_two}\nwith {view_one}"
    return True


def _same_offer(game: AnyGame, seat: int, one: State, two: State) -> None:
    """Twins have the same mover, outcome and time limit, and offer and refuse the mover the same."""
    assert one.to_move() == two.to_move(), f"seat {seat} can tell worlds apart by whose turn it is"
    assert one.outcome() == two.outcome(), f"seat {seat} can tell worlds apart by the outcome"
    assert one.time_limit() == two.time_limit(), f"seat {seat} can tell worlds apart by the clock"
    if one.to_move() != seat or seat == ONLOOKER:
        return
    assert one.codes() == two.codes(), f"seat {seat} can tell worlds apart by its legal moves"
    legal = set(one.codes())
    for code in spread(game.alphabet.size, 40):
        if code not in legal:
            refused, other = game.refuse(one, seat, code), game.refuse(two, seat, code)
            assert refused == other, f"seat {seat} can tell worlds apart by a refusal: {refused} or {other}"


def _follow(game: AnyGame, seat: int, one: State, two: State, random: Random) -> int:
    """Plays twins in step until the observer can tell them apart or STEPS are over; returns the comparisons made."""
    for step in range(STEPS):
        _same_offer(game, seat, one, two)
        if one.to_move() == NOBODY:
            return step
        allowed = set(two.codes())
        both = [code for code in one.codes() if code in allowed]
        if not both:
            return step
        code = random.choice(both)
        next_one, next_two = _advance(one, code), _advance(two, code)
        if _tell_apart(game, seat, next_one, next_two):
            # a draw is a limit for undo by itself
            marked = all(any(told.reveals for told in after[1]) for after in (next_one, next_two))
            assert marked or one.to_move() == FORTUNA, (
                f"what came to light for seat {seat} is not marked: {_hear(next_one[1], seat)}"
            )
            return step + 1
        one, two = next_one[0], next_two[0]
    return STEPS


def hidden_moves(case: Case) -> int:
    """When a hidden move goes two ways, an observer hears a difference exactly when there is one to see. Counts."""
    random = case.random("hidden")
    game, twins = case.game, 0
    for place in case.walk.lasting():
        state, code = case.walk.every[place], case.walk.codes[place]
        others = [other for other in state.codes() if other != code]
        real = _advance(state, code)
        for other in random.sample(others, min(FORKS, len(others))):
            fork = _advance(state, other)
            for seat in case.observers:
                if seat != state.to_move() and not _tell_apart(game, seat, real, fork):
                    twins += 1
                    _follow(game, seat, real[0], fork[0], random)
    return twins


def imagined(case: Case) -> int:
    """An imagined world has the seat's view and moves and goes on like a twin. Counts the worlds."""
    random = case.random("imagined")
    game, worlds = case.game, 0
    for place in case.walk.places():
        state = case.walk.every[place]
        for seat in range(case.seats):
            view = game.view(state, seat)
            world = game.imagine(view, random)
            assert world.told is None, "an imagined world has listeners"
            assert game.view(world, seat) == view, (
                f"the imagined world looks different:\n{game.view(world, seat)}\n{view}"
            )
            assert game.round(world) == game.round(state), "the round tells what this seat cannot know"
            worlds += 1
            if game.extras.remembered is not None:
                _same_offer(game, seat, state, world)
                # what was forgotten may still have consequences: only a world imagined from memory goes on like a twin
                known = game.memory(state, seat)
                world = game.imagine(known, random)
                assert game.memory(world, seat) == known, "the world imagined by memory is remembered differently"
                assert game.view(world, seat) == view, "the world imagined by memory looks different"
            _follow(game, seat, state, world, random)
    return worlds


def unheard(case: Case) -> int:
    """A step of which somebody hears nothing (a move of another and the draws it leads to) changes nothing for them:

    not what they see, not whose turn it is. So their count of entries (`core.numbers`) can leave it out. Counts them.
    """
    game, walk, steps = case.game, case.walk, 0
    starts = [place for place, state in enumerate(walk.every) if state.to_move() != FORTUNA]
    for start, end in pairwise(starts):
        mover = walk.every[start].to_move()
        told = [each for tellings in walk.told[start:end] for each in tellings]
        for seat in case.observers:
            if seat == mover or any(each.reaches(seat) for each in told):
                continue
            steps += 1
            before, after = walk.every[start], walk.every[end]
            assert game.view(before, seat) == game.view(after, seat), f"seat {seat} sees a step it heard nothing of"
            assert mover == after.to_move(), f"the turn passes, and seat {seat} hears nothing of it"
    return steps


def _without_fading(told: list[Told], seat: int) -> Hearing:
    return _hear([each for each in told if not each.fades], seat)


def fading(case: Case) -> int:
    """What fades is gone with the next move of a player: the views after it are the same, whatever it was.

    So is the view of the moment itself, once it has passed. Counts the comparisons.
    """
    random = case.random("fading")
    game, compared = case.game, 0
    for place, told in enumerate(case.walk.told):
        if not any(each.fades for each in told):
            continue
        state, real = case.walk.every[place], (case.walk.every[place + 1], told)
        others = [other for other in state.codes() if other != case.walk.codes[place]]
        for other in random.sample(others, min(FORKS, len(others))):
            fork = _advance(state, other)
            both = [code for code in real[0].codes() if code in set(fork[0].codes())]
            for seat in case.observers:
                if not both or _without_fading(real[1], seat) != _without_fading(fork[1], seat):
                    continue
                now, then = game.past(real[0], seat), game.past(fork[0], seat)
                assert now == then, f"seat {seat} sees in the past what has faded:\n{now}\n{then}"
                code = random.choice(both)
                next_real, next_fork = _advance(real[0], code)[0], _advance(fork[0], code)[0]
                if next_real.to_move() == NOBODY:
                    continue
                now, then = game.view(next_real, seat), game.view(next_fork, seat)
                assert now == then, f"seat {seat} still sees what has faded:\n{now}\n{then}"
                compared += 1
    return compared


SECRET_CHECKS = (hidden_moves, imagined, unheard, fading)
