"""What a bot advises, and why: one sentence, from its figures, and only from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import structs

from serenissima import games
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import adviser, bot, explain, strongest
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.core.study import Said

MOST = 4
"""The most decisions listed."""
SURE = 0.995
LOST = 0.005
CLEAR = 0.04
"""How much higher a chance must be to be called better."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """Decisions, the best first, then the others by chance; why the first is the best, and its figures.

    Without `known` no chances have been computed.
    """

    weighed: list[Weighed]
    known: bool
    why: Said
    figures: Said


def advise(game_name: str, view_json: bytes, codes: list[int], budget: Budget, seed: int) -> Advice:
    """Advice from plain values, for another process: the view as JSON."""
    game = games.game(game_name)
    view = msgspec.json.decode(view_json, type=game.view_type)
    return advice(game, view, codes, budget, seed)


def advice(game: AnyGame, view: object, codes: list[int], budget: Budget, seed: int) -> Advice:
    """Advice for a seat with this view, which may play these codes."""
    if len(codes) == 1:
        only = Said("hint-only")
        return Advice(weighed=[Weighed((codes[0],), 1, 0.5)], known=False, why=only, figures=only)
    weighed = _different(adviser(game, seed).weigh(view, codes, budget))
    if not weighed:
        plan = decide(bot(game, strongest(game), seed), view, codes, budget)
        taste = Said("hint-taste")
        why = _why(game, view, plan, taste)
        return Advice(weighed=[Weighed(tuple(plan), 1, 0.5)], known=False, why=why, figures=taste)
    figures = reason(game, weighed)
    why = _why(game, view, weighed[0].plan, figures)
    return Advice(weighed=weighed[:MOST], known=True, why=why, figures=figures)


def _why(game: AnyGame, view: object, plan: Sequence[int], otherwise: Said) -> Said:
    """The strongest reason for a decision; its figures where the game knows none."""
    return next(iter(explain(game, view, plan)), otherwise)


def _different(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The best decision for each first small move, since readers see only the next move.

    The best one stays in front. One that was tried much less often is not ranked as more promising: a few lucky games
    prove nothing.
    """
    by_first_move: dict[int, Weighed] = {}
    for each in weighed:
        by_first_move.setdefault(each.code, each)
    ranking = list(by_first_move.values())
    others = [structs.replace(other, payoff=min(other.payoff, ranking[0].payoff)) for other in ranking[1:]]
    return ranking[:1] + sorted(others, key=lambda other: -other.payoff)


def reason(game: AnyGame, weighed: Sequence[Weighed]) -> Said:
    """Why the first of these is better than the second."""
    best = weighed[0]
    figures: dict[str, str | int] = {"chance": percent(best.payoff), "games": best.visits}
    if best.proven:
        key = "hint-proven-win" if best.payoff > SURE else "hint-proven-lost" if best.payoff < LOST else "hint-proven"
        return Said(key, figures)
    if not best.visits:
        return Said("hint-judged", figures)
    if best.payoff == 1:
        return Said("hint-wins", figures)
    if best.payoff < LOST:
        return Said("hint-lost", figures)
    if len(weighed) == 1:
        return Said("hint-alone", figures)
    second = weighed[1]
    alphabet = game.alphabet
    figures |= {"other_move": alphabet.text(alphabet.move(second.code)), "other": percent(second.payoff)}
    return Said("hint-better" if best.payoff - second.payoff >= CLEAR else "hint-close", figures)


def percent(chance: float) -> int:
    """0 to 100; an undecided chance is never shown as certain."""
    whole = round(100 * chance)
    return whole if chance > SURE or chance < LOST else min(99, max(1, whole))
