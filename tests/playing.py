"""How tests play matches: one loop to the end, and what is played in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serenissima.bots.bot import Bot, Budget
from serenissima.core.game import AnyGame
from serenissima.core.match import Match


def to_the_end(match: Match, how: Callable[[Match], object] | str | None = None) -> Match:
    """The match, played to its end by what `how(match)` gives, by the same text again and again, or by first moves."""
    while match.to_move is not None:
        match.play(how(match) if callable(how) else how or match.moves()[0])
    return match


def choice(match: Match, bot: Bot, budget: Budget) -> Any:
    """The move this bot makes for the seat that is to move; it must be a legal one."""
    seat, codes = match.to_move, match.codes()
    assert seat is not None
    code = bot.choose(match.memory(seat), codes, budget)
    assert code in codes, f"{bot} chooses {code}, which is not one of {codes}"
    return match.game.alphabet.move(code)


def between(
    game: AnyGame,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Budget,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A whole match between these bots, one for each seat; every choice must be legal."""
    match = game.start(seats=len(bots), seed=seed, options=options)
    return to_the_end(match, lambda match: choice(match, bots[match.to_move or 0], budget))


def each_alone(seats: int) -> tuple[int, ...]:
    """Teams where nobody has a partner."""
    return tuple(range(seats))
