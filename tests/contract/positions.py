"""What a game with positions promises: every position can be written down, and a match can begin from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from serenissima.core import record
from serenissima.core.fortuna import Fortuna
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.perft import perft
from serenissima.core.positions import BadPosition, Described, Positions
from serenissima.core.state import NOBODY, State
from tests.contract.cases import Case, pick
from tests.sizes import size

WIDE = 40
"""Positions with more moves than this are counted only one move deep."""
ON = 24
"""How many moves are played on from a position."""
CHANGES = size(30, long=200, plain=8)
"""How many changed positions are tried in each case."""
ODD: tuple[Any, ...] = (-1, 0, 1, 2, 3, 7, 99, 10**6, 2**70, "", "x", None, True, [], {})


def positions_of(case: Case) -> Positions[Any, Any]:
    """How the game writes positions."""
    assert case.game.positions is not None, f"{case.game.name} has no positions"
    found: Positions[Any, Any] = case.game.positions
    return found


def read(case: Case, given: object) -> tuple[Described, State]:
    """A position read for the table of a case."""
    return positions_of(case).read(case.seats, case.game.read_options(dict(case.options)), given)


def written(case: Case) -> None:
    """A position written down and read again looks, plays and counts the same, and is written the same way."""
    positions = positions_of(case)
    for place in case.walk.places():
        state = case.walk.every[place]
        before = case.face(state)
        wire = msgspec.json.encode(positions.write(state))
        assert case.face(state) == before, "writing a position changes it"
        kept, again = read(case, msgspec.json.decode(wire))
        assert case.face(again) == before, f"after {place} entries the position reads differently: {wire!r}"
        assert msgspec.json.encode(kept) == wire == msgspec.json.encode(positions.write(again))
        depth = 2 if state.to_move() != NOBODY and len(state.codes()) <= WIDE else 1
        assert perft(again, depth) == perft(state, depth), f"after {place} entries it counts differently: {wire!r}"


def plays_on(case: Case) -> None:
    """From a position that was read again, the rest of the match goes as before: the same moves, the same end."""
    walk = case.walk
    for place in walk.lasting()[:: max(1, len(walk.lasting()) // 4)]:
        _, state = read(case, positions_of(case).write(walk.every[place]))
        for at, code in enumerate(walk.codes[place:], place):
            assert code in state.codes(), f"begun after {place} entries, entry {at + 1} is not legal"
            state.told = []
            state.play(code)
            told = [(each.event, each.rule, each.to, each.reveals) for each in state.told]
            assert told == [(each.event, each.rule, each.to, each.reveals) for each in walk.told[at]]
        state.told = None
        assert case.face(state) == case.face(walk.every[-1]), f"begun after {place} entries it ends differently"


def begun(case: Case) -> None:
    """A match from a position plays, refuses, undoes, looks back, is recorded, loaded and verified, and keeps it."""
    lasting = case.walk.lasting()
    place = lasting[len(lasting) // 2]
    state = case.walk.every[place]
    random = case.random("begun")
    match = Match(case.game, case.seats, dict(case.options), Fortuna(f"{case}"), position=state)
    first = case.face(state)
    assert case.face(match.state) == first == case.face(match.at(0).state)
    letters = case.game.alphabet
    for text in ("no such move", f"{letters.text(letters.move(match.codes()[0]))}; no such move"):
        try:
            match.play_line(text)
        except IllegalMove:
            assert case.face(match.state) == first, "a refused line loses the position"
        else:
            raise AssertionError(f"{text!r} is played")
    match.settle()
    _play_on(case, match, random)
    _take_back(match)
    middle = len(match.log) // 2
    half = case.face(match.at(middle).state)
    match.forget(middle)
    assert case.face(match.state) == half, "forgetting loses the position"
    match.settle()
    _play_on(case, match, random)
    if match.to_move is not None:
        match.leave(0)
    text = match.record()
    again = record.load(text, lambda name: case.game)
    assert again.record() == text
    assert (again.position, again.log, again.outcome) == (match.position, match.log, match.outcome)
    assert case.face(again.state) == case.face(match.state)
    assert record.verify(again) == record.verify(match)
    assert (record.verify(again).problem, record.verify(again).from_position) == ("", True)


def _play_on(case: Case, match: Match, random: Random) -> None:
    for _ in range(ON):
        if match.to_move is None:
            return
        code = pick(case.game, match.codes(), random)
        match.play(case.game.alphabet.text(case.game.alphabet.move(code)))


def _take_back(match: Match) -> None:
    """Takes back everything the seats have played since the beginning, as practice."""
    own = next((played for played in match.line if played.seat >= 0), None)
    if own is None:
        return
    before = match.at(own.n - 1)
    match.undo(own.seat, own.n, "practice")
    assert [match.view(seat) for seat in range(match.seats)] == [before.view(seat) for seat in range(match.seats)]
    match.settle()


def changed(case: Case) -> None:
    """A changed position is either refused with a reason, or can be viewed, imagined and played."""
    random = case.random("changed")
    lasting = case.walk.places()
    for _ in range(CHANGES):
        position = deepcopy(positions_of(case).write(case.walk.every[random.choice(lasting)]))
        what = _change(position, random)
        try:
            _, state = read(case, position)
        except BadPosition:
            continue
        except Exception as error:
            raise AssertionError(f"{what} is not refused, it breaks: {error!r}") from error
        try:
            _try(case, state, random)
        except Exception as error:
            raise AssertionError(f"{what} is accepted, but: {error!r} {msgspec.json.encode(position)!r}") from error


def _change(position: Described, random: Random) -> str:
    """Changes one value somewhere in a position; returns a description of the change."""
    path, holder, key = random.choice(list(_places(position)))
    old = holder[key]
    if isinstance(old, str) and " " in old and random.random() < 0.5:
        words = old.split(" ")
        words[random.randrange(len(words))] = random.choice([*words, ""])
        holder[key] = " ".join(words)
    elif isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int) and random.random() < 0.7:
        holder[key] = old + random.choice((-2, -1, 1, 2))
    elif isinstance(old, list) and old and random.random() < 0.7:
        holder[key] = random.choice((old[1:], old[:-1], old + old[:1], old[::-1]))
    elif isinstance(holder, dict) and random.random() < 0.5:
        del holder[key]
        return f"{path} left out"
    else:
        same = [value for _, other, at in _places(position) if type(value := other[at]) is type(old)]
        holder[key] = deepcopy(random.choice([*ODD, *same[:20]]))
    return f"{path} changed from {old!r} to {holder[key]!r}"


def _places(value: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every value in a position, with its container."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield f"{path}.{key}", value, key
        yield from _places(value[key], f"{path}.{key}")


def _try(case: Case, state: State, random: Random) -> None:
    """Views a position from every seat, imagines from it, writes it again and plays on."""
    game = case.game
    for step in range(ON):
        views = [game.view(state, seat) for seat in case.observers]
        if state.to_move() == NOBODY:
            assert state.outcome() is not None
            break
        if step % 8 == 0:
            seat = random.randrange(case.seats)
            twin = game.imagine(views[seat], random)
            assert game.view(twin, seat) == views[seat], "another world looks different"
            assert case.face(read(case, positions_of(case).write(state))[1]) == case.face(state)
        codes = state.codes()
        assert codes, "nothing can be done"
        state.play(pick(game, codes, random))


POSITION_CHECKS: tuple[Callable[[Case], None], ...] = (written, plays_on, begun, changed)
