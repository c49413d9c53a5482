"""Hints, reasons and looks back, prepared for the wire. Runs in a worker process."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serenissima.bots import lookback
from serenissima.bots.advice import LOST, advise
from serenissima.bots.bot import Budget
from serenissima.bots.levels import apart, explain, foretells
from serenissima.bots.lookback import Decision, Judged, told
from serenissima.bots.motive import inferred, stated
from serenissima.bots.payoff import payoffs
from serenissima.bots.search import Weighed as Found
from serenissima.core.game import AnyGame
from serenissima.core.log import Left, Played
from serenissima.core.match import Match
from serenissima.core.study import Said
from serenissima.games import game
from serenissima.server.workers.records import loaded
from serenissima.tables.messages import Hint, Moment, Point, Retrospect, Weighed, Why
from serenissima.tables.motives import Open, Overheard

SEED = 8


def hint(
    name: str,
    view: bytes,
    codes: list[int],
    entry: int,
    seat: int,
    seats: int,
    seconds: float,
    steps: int | None = None,
) -> Hint:
    """The best move, the next best ones, and why.

    What cannot succeed is not offered beside something that can; chances that cannot be trusted are not shown.
    """
    played = game(name)
    advice = advise(name, view, codes, Budget(seconds=seconds, iterations=steps), SEED)
    known = advice.known and foretells(played, seats)
    hopeful = advice.weighed[0].payoff >= LOST
    listed = [each for each in advice.weighed if each.payoff >= LOST or not (advice.known and hopeful)]
    total = sum(each.visits for each in listed) or 1
    best, *others = [_weighed(played, each, each.visits / total, known) for each in listed]
    figures = advice.figures if known or not advice.known else Said("hint-taste")
    return Hint(entry=entry, seat=seat, best=best, others=others, why=advice.why, figures=figures)


def why(name: str, seat: int, asked: Open | Overheard) -> Why:
    """Why a seat decided as it did. The question holds no more than whoever asks may be told."""
    played = game(name)
    if isinstance(asked, Open):
        view = msgspec.json.decode(asked.view, type=played.view_type)
        motive = stated(played, view, asked.plan, asked.free)
    else:
        motive = inferred(played, asked.viewer, seat, asked.steps, asked.asked)
    return Why(seat=seat, moves=_raws(played, motive.plan), why=motive.why)


def look_back(name: str, record: str, seat: int, seconds: float, steps: int | None = None) -> Retrospect:
    """The chances of a seat, if they can be estimated, and the decisions that cost it most."""
    played = game(name)
    match = loaded(record)
    decided = {each.entry: each for each in decisions(match, seat)}
    looked = lookback.look_back(played, list(decided.values()), seconds, SEED, steps)
    points = [Point(entry=each.entry - 1, chance=round(each.before, 4)) for each in looked.judged]
    teams = played.teams(match.seats)
    if points and isinstance(match.log[-1], Left) and points[-1].entry < len(match.log) - 1:
        # the match broke off: hold the last chance, instead of drawing a slope down to the result
        points.append(Point(entry=len(match.log) - 1, chance=points[-1].chance))
    outcome = match.outcome
    if outcome is not None:
        points.append(Point(entry=len(match.log), chance=payoffs(outcome, teams)[seat]))
    together = match.state.teams() or teams
    return Retrospect(
        seat=seat,
        par=1 / len(set(together)),
        points=points if foretells(played, match.seats) else [],
        moments=[_moment(played, seat, each, decided[each.entry].view) for each in looked.moments],
        rounds=rounds(match),
    )


def rounds(match: Match) -> list[int]:
    """The round a match was in after each number of entries; empty if its game counts none."""
    past = match.at(0)
    found = [match.game.round(past.state)]
    for entry in match.log:
        past.replay(entry)
        found.append(match.game.round(past.state))
    return [each for each in found if each is not None]


def decisions(match: Match, seat: int) -> list[Decision]:
    """Each choice of this seat: what it saw, what it could do, and what it did before anybody else acted.

    Or before another decision began (`levels.apart`). What was undone is left out.
    """
    counts = {played.n for played in match.line}
    past = match.at(0)
    decided: list[Decision] = []
    run: list[int] | None = None
    for entry in match.log:
        if isinstance(entry, Played) and entry.n in counts:
            if entry.seat != seat or past.to_move != seat:
                run = None if entry.seat != seat else run
            else:
                code = match.game.alphabet.code(match.game.alphabet.parse(entry.move))
                codes = past.codes()
                if run is None or apart(match.game, codes):
                    run = []
                    if len(codes) > 1:
                        decided.append(Decision(entry=entry.n, view=past.memory(seat), codes=codes, played=run))
                run.append(code)
        past.replay(entry)
    return decided


def _raw(played: AnyGame, code: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(played.alphabet.move(code)))


def _raws(played: AnyGame, codes: Sequence[int]) -> list[msgspec.Raw]:
    return [_raw(played, code) for code in codes]


def _weighed(played: AnyGame, each: Found, share: float, known: bool) -> Weighed:
    """A decision for the page. A proven loss has no chance to show: it counts on opponents without a fault."""
    shown = known and not (each.proven and each.payoff < LOST)
    return Weighed(
        move=_raw(played, each.code),
        then=_raws(played, each.plan[1:]),
        chance=round(each.payoff, 4) if shown else None,
        share=round(share, 4),
    )


def contrast(
    played: AnyGame, view: object, best: Sequence[int], made: Sequence[int]
) -> tuple[Said | None, Said | None]:
    """The strongest reason for the best decision and for the one that was made, leaving out what both have."""
    better, spoke = explain(played, view, best), explain(played, view, made)
    only_better = (one for one in better if one not in spoke)
    return next(only_better, None), next((one for one in spoke if one not in better), None)


def _moment(played: AnyGame, seat: int, each: Judged, view: object) -> Moment:
    better, spoke = contrast(played, view, each.best, each.played)
    return Moment(
        entry=each.entry,
        seat=seat,
        played=_raw(played, each.played[0]),
        played_then=_raws(played, each.played[1:]),
        best=_raw(played, each.best[0]),
        then=_raws(played, each.best[1:]),
        before=round(each.best_chance, 4),
        after=round(each.chance, 4),
        why=told(each),
        better=better,
        spoke=spoke,
    )
