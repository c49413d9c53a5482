"""The contract of a match, one function for each promise. Each raises AssertionError with what was found."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal
from unittest.mock import patch

import msgspec

from serenissima.core import record, text
from serenissima.core.game import NOT_YOUR_TURN, UNREADABLE, AnyGame, Refusal
from serenissima.core.outcome import Outcome
from serenissima.core.state import EVERYONE, FORTUNA, NOBODY
from tests.contract import rulebook, words
from tests.contract.cases import LIMIT, Case, match_of
from tests.contract.declared import event_types, explained, round_trip, spoken, spread, tag

FIRST = 100
"""In a match with other options than the defaults, this many positions are compared with all others."""


def play(case: Case) -> None:
    """Codes are unique, stable and not empty; odds match them; nobody is to move exactly when there is an outcome."""
    walk = case.walk
    for place, state in enumerate(walk.every):
        mover = state.to_move()
        assert mover == state.to_move(), "asking who is to move changes it"
        if place == len(walk.every) - 1 and mover == NOBODY:
            break
        assert mover == FORTUNA or 0 <= mover < case.seats, f"seat {mover} to move"
        assert state.outcome() is None, f"an outcome while {mover} is to move"
        codes = state.codes()
        assert codes, "no codes while it lasts"
        assert codes == state.codes(), "two calls of codes() differ"
        assert len(set(codes)) == len(codes), "a code is there twice"
        assert all(0 <= code < case.game.alphabet.size for code in codes), "a code outside the alphabet"
        if mover == FORTUNA:
            odds = state.odds()
            assert len(odds) == len(codes) and min(odds) > 0, f"odds {odds} for codes {codes}"
        else:
            round_trip(case.game, codes[place % len(codes)])
    for code in sorted(set(walk.codes)):
        round_trip(case.game, code)
    outcome = walk.every[-1].outcome()
    if outcome is None:
        assert case.may_last and walk.every[-1].to_move() != NOBODY, "over without an outcome"
    else:
        _outcome(case, outcome)


def _outcome(case: Case, outcome: Outcome) -> None:
    """Seats have ranks, one is first, teams share ranks, scores are complete or absent, the reason has words."""
    assert len(outcome.ranks) == case.seats and min(outcome.ranks) == 1, outcome
    assert len(outcome.scores) in (0, case.seats), outcome
    teams = case.game.teams(case.seats)
    assert len(set(zip(teams, outcome.ranks, strict=True))) == len(set(teams)), "a team with two ranks"
    missing = words.problem(case.game, f"reason-{outcome.reason}")
    assert missing is None, missing


def replay(case: Case) -> None:
    """A record, whole or cut short, loads as an equal match; the platform plays what the bare state plays."""
    match = match_of(case)
    letters = case.game.alphabet
    assert [letters.code(letters.parse(played.move)) for played in match.line] == case.walk.codes
    assert case.face(match.state) == case.face(case.walk.every[-1])
    again = record.load(match.record(), lambda name: case.game)
    assert again.log == match.log and again.outcome == match.outcome
    assert case.face(again.state) == case.face(match.state), "the record replays to another state"
    for seat in case.observers:
        assert again.heard(seat) == match.heard(seat), "the record replays with other events"
    half = match.at(len(match.log) // 2)
    assert case.face(record.load(half.record(), lambda name: case.game).state) == case.face(half.state)


def leaving(case: Case) -> None:
    """Whoever leaves is not first and somebody else is; views, record and events agree that the match is over."""
    game, whole = case.game, match_of(case)
    for place in spread(len(whole.log), 3):
        seat = place % case.seats
        match = whole.at(place)
        why: Literal["resigned", "timeout"] = "timeout" if place % 2 else "resigned"
        match.leave(seat, why)
        assert match.to_move is None and match.codes() == [], "somebody is to move after somebody left"
        outcome = match.outcome
        assert outcome is not None and outcome.reason == why, outcome
        assert outcome.ranks[seat] > 1, f"seat {seat} has left, and is first: {outcome}"
        _outcome(case, outcome)
        again = record.load(match.record(), lambda name: case.game)
        assert again.outcome == outcome, "the record replays to another end"
        for viewer in case.observers:
            view = match.view(viewer)
            assert again.view(viewer) == view, "the record replays to another view"
            assert again.heard(viewer) == match.heard(viewer), "the record replays with other events"
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
            if viewer >= 0 and match.state.outcome() is not None:
                # the state itself has ended: the game has a rule of its own for leaving
                imagined = game.imagine(view, case.random("leaving"))
                assert game.view(imagined, viewer) == view, "what was left is imagined differently"


def picks(case: Case) -> None:
    """`pick` gives every legal code its share of the interval from 0 to 1, in the order of the codes."""
    for place in case.walk.lasting():
        state = case.walk.every[place]
        codes = state.codes()
        odds = state.odds() if state.to_move() == FORTUNA else [1] * len(codes)
        total, before = sum(odds), 0
        for code, weight in zip(codes, odds, strict=True):
            middle = (2 * before + weight) / (2 * total)
            assert state.pick(middle) == code, f"{middle} picks {state.pick(middle)}, not {code}"
            before += weight
        assert state.pick(0.0) == codes[0]
        assert state.pick(1 - 2**-53) == codes[-1]


def copies(case: Case) -> None:
    """A copy has no listeners and is independent: playing on with one leaves the other unchanged."""
    random = case.random("copies")
    for place in case.walk.lasting():
        original = case.walk.every[place]
        before = case.face(original)
        twin = original.copy()
        assert twin.told is None, "a copy brings listeners"
        assert case.face(twin) == before, "a copy looks different"
        kept = original.copy()
        for _ in range(20):
            if twin.to_move() == NOBODY:
                break
            twin.play(random.choice(twin.codes()))
        assert case.face(original) == before, "playing on a copy changed the original"
        gone = kept.copy()
        kept.play(case.walk.codes[place])
        assert case.face(gone) == before, "playing on the original changed a copy"


def rounds(case: Case) -> None:
    """Where a game counts rounds (`Extras.round`), a walk begins before the first or in it, and they go on one by one.

    A new game of a match begins with the first again.
    """
    counted = [case.game.round(state) for state in case.walk.every]
    if counted[0] is None:
        return
    assert counted[0] in (0, 1)
    for before, after in itertools.pairwise(counted):
        assert after is not None and before is not None
        assert after in (before, before + 1, 1), f"after round {before} comes round {after}"
    assert max(each for each in counted if each is not None) > 0, "no round is ever counted"


def conserved(case: Case) -> None:
    """What the game says is conserved (`Extras.conserved`, if it has one) is the same after every entry."""
    law = case.game.extras.conserved
    if law is None:
        return
    start = law(case.walk.every[0])
    for place, state in enumerate(case.walk.every):
        assert law(state) == start, f"after {place} entries {law(state)}, at the start {start}"


def package(game: AnyGame) -> Any:
    """The module of the game's folder."""
    return sys.modules[f"serenissima.games.{game.folder.name}"]


def edges(case: Case) -> None:
    """Every event is declared, cites a rule, has real hearers and a sentence; events and views survive JSON."""
    game = case.game
    kinds = event_types(game)
    known = rulebook.of(game)
    names = tuple(f"Seat {seat}" for seat in range(case.seats))
    for tellings in case.walk.told:
        for told in tellings:
            assert isinstance(told.event, kinds), f"{told.event!r} is not in event_type"
            assert told.rule in known, f"{told.event!r} cites {told.rule}, which is not in rules.md"
            assert told.to == EVERYONE or 0 < told.to < 1 << case.seats, f"{told.event!r} is told to {told.to:b}"
            wire = msgspec.json.encode(told.event)
            assert msgspec.json.decode(wire, type=game.event_type) == told.event, f"does not come back: {wire!r}"
            key = f"event-{tag(type(told.event))}"
            unsaid = words.problem(game, key, text.arguments(told.event, names))
            assert unsaid is None, unsaid
    for place in case.walk.places():
        for seat in case.observers:
            view = game.view(case.walk.every[place], seat)
            wire = msgspec.json.encode(view)
            assert msgspec.json.decode(wire, type=game.view_type) == view, f"does not come back: {wire!r}"


def refusals(case: Case) -> None:
    """Every refusal and caution has a rule that exists and a sentence that can be said; asking changes nothing."""
    game = case.game
    for place in case.walk.lasting():
        state = case.walk.every[place]
        mover = state.to_move()
        if mover == FORTUNA:
            continue
        legal = set(state.codes())
        before = case.face(state)
        waiting = (mover + 1) % case.seats
        for code in (UNREADABLE, *spread(game.alphabet.size, 60)):
            if code not in legal and code != UNREADABLE:
                explained(game, game.refuse(state, mover, code))
            if waiting != mover and code not in state.asides(waiting):
                _waits(game, game.refuse(state, waiting, code))
        for code in state.codes():
            caution = None if game.extras.caution is None else game.extras.caution(state, code)
            if caution is not None:
                spoken(game, "caution", caution)
        assert case.face(state) == before, "asking for a reason changed the state"


def _waits(game: AnyGame, refusal: Refusal) -> None:
    """Why a seat that is not to move is refused: for that reason, or for one of the game's own."""
    if refusal != NOT_YOUR_TURN:
        spoken(game, "refusal", refusal)


def clock(case: Case) -> None:
    """Where the rules limit the time of a decision, the limit is positive and the move played afterwards is legal."""
    for place in case.walk.lasting():
        state = case.walk.every[place]
        limit = state.time_limit()
        if limit is not None:
            assert limit.seconds > 0 and state.to_move() >= 0, f"{limit.seconds} seconds for seat {state.to_move()}"
            assert limit.code in state.codes(), "what is played when time is up is not legal"


def shared(case: Case) -> None:
    """When a game says that everybody sees the same, they do."""
    game = case.game
    for state in case.walk.every[:: max(1, len(case.walk.every) // 60)]:
        if state.nothing_secret():
            views = [game.view(state, seat) for seat in case.observers]
            assert all(view == views[0] for view in views), "views said to be shared differ"


def silence(case: Case) -> None:
    """Without listeners no event is built, and the match goes the same way."""
    state = case.new()
    with _unbuildable(case.game):
        for code in case.walk.codes:
            state.play(code)
    assert case.face(state) == case.face(case.walk.every[-1]), "listening changes what happens"


@contextmanager
def _unbuildable(game: AnyGame) -> Iterator[None]:
    """A context in which building an event of the game, anywhere in its package, is an error."""

    def forbidden(*args: object, **kwargs: object) -> None:
        raise AssertionError(f"an event was built though nobody listens: {args} {kwargs}")

    kinds = event_types(game)
    prefix = package(game).__name__
    modules = [module for name, module in sys.modules.items() if name.startswith(prefix)]
    patches = [
        patch.object(module, name, forbidden)
        for module in modules
        for name, value in list(vars(module).items())
        if any(value is kind for kind in kinds)
    ]
    assert patches, "no module of the game names its events"
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()


def moves_in_words(case: Case) -> None:
    """A game with words for one kind of move has words for all that people make, with the fields as arguments."""
    if not words.has_any(case.game, "move-"):
        return
    walk = case.walk
    made = {code for code, state in zip(walk.codes, walk.every, strict=False) if state.to_move() >= 0}
    names = [f"Player {seat}" for seat in range(case.seats)]
    by_kind = {tag(type(move)): move for move in map(case.game.alphabet.move, sorted(made))}
    for kind, move in by_kind.items():
        problem = words.problem(case.game, f"move-{kind}", words.of_move(move, names))
        assert problem is None, problem


def views_move_on(case: Case) -> None:
    """Whoever has a choice has not seen the same before, and it is written in one way only.

    So what follows from a seat's view alone, as a bot's chance does, is never the same twice in a match.
    """
    game = case.game
    seen: set[tuple[int, bytes]] = set()
    for state in case.walk.every if not case.options else case.walk.every[:FIRST]:
        mover = state.to_move()
        if mover < 0 or len(state.codes()) == 1:
            continue
        wire = msgspec.json.encode(game.view(state, mover))
        assert (mover, wire) not in seen, f"seat {mover} sees what it has seen before: {wire!r}"
        seen.add((mover, wire))
        again = msgspec.json.encode(msgspec.json.decode(wire, type=game.view_type))
        assert again == wire, f"written again it is {again!r}, not {wire!r}"


MATCH_CHECKS: tuple[Callable[[Case], None], ...] = (
    play,
    views_move_on,
    picks,
    replay,
    leaving,
    copies,
    conserved,
    rounds,
    edges,
    refusals,
    clock,
    shared,
    silence,
    moves_in_words,
)

__all__ = ["LIMIT", "MATCH_CHECKS"]
