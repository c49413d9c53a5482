"""Tables of Venice Connection for the tests of its bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import serenissima
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.codes import CONFIRM
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.solver.book import Book, Value, book
from serenissima.games.venice_connection.state import State
from tests.playing import to_the_end

BUDGET = Budget(seconds=5)
VARIANTS: tuple[dict[str, OptionValue], ...] = (
    {"challenge": "auto"},
    {"challenge": "arbiter", "match_length": 3},
    {"supply": 5},
    {"supply": 9, "challenge": "auto"},
    {"supply": 20},
    {"bridge": True},
    {"mint_tide": True},
    {"mint_tide": True, "supply": 6, "challenge": "auto"},
)
"""Options under which a bot must play as well as with the usual ones."""


def table(*turns: str, **options: OptionValue) -> Match:
    """A match after these lines, seat 1 beginning."""
    match: Match = serenissima.game("venice-connection").start(seed=1, options={"starter": "seat-1", **options})
    for turn in turns:
        match.play_line(turn)
    return match


def chosen(match: Match, player: Bot) -> str:
    """The text of what the bot does next."""
    assert match.to_move is not None
    code = player.choose(match.view(match.to_move), match.codes(), BUDGET)
    return str(match.game.alphabet.text(match.game.alphabet.move(code)))


def duel(match: Match, sides: Sequence[Bot]) -> Match:
    """The match, played to its end by these two."""
    return to_the_end(match, lambda match: chosen(match, sides[match.to_move or 0]))


def beats_chance(game: AnyGame, make: Callable[[int], Bot], options: dict[str, OptionValue]) -> None:
    """Fails unless the bot made for a seed wins against random moves, from either seat."""
    for seed in (1, 2):
        own = seed % 2
        sides = [make(seed), Uniform(seed)]
        if own == 1:
            sides.reverse()
        match = duel(game.start(seed=seed, options=options), sides)
        assert match.outcome is not None and match.outcome.winners == (own,), f"seed {seed}: {match.record()}"


def the_book() -> Book:
    """The solution of the standard game."""
    found = book()
    assert found is not None
    return found


def value(state: State) -> Value:
    """What a live position is worth to the player to move."""
    found = the_book().lookup(state.laid_tiles())
    assert found is not None
    return found


def after(state: State, turn: tuple[int, ...]) -> State:
    """The state after this turn has been entered and confirmed."""
    twin = state.copy()
    for code in (*turn, CONFIRM):
        twin.play(code)
    return twin


def live_position(random: Random, wins: bool, most_turns: int = 8) -> State:
    """A live position after random turns, won by the player to move or lost, as asked."""
    while True:
        state: State = table().state  # type: ignore[assignment]
        for _ in range(random.randint(1, most_turns)):
            live = [judged.turn for judged in the_book().classify(state) if judged.result in ("wins", "loses")]
            if not live:
                break
            state = after(state, random.choice(live))
        if value(state).wins == wins:
            return set_up(drawing(state.laid_tiles()))


def play_turn(state: State, player: Bot) -> list[int]:
    """Plays what the bot decides in the state until it is no longer its turn."""
    game = serenissima.game("venice-connection")
    seat, number = state.to_move(), state.game
    done: list[int] = []
    while state.to_move() == seat and state.game == number:
        codes = state.codes()
        code = player.choose(game.view(state, seat), codes, BUDGET)
        assert code in codes
        state.play(code)
        done.append(code)
    return done
