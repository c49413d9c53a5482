"""Going back: undo, forget and at cost only what they go back over, and agree with replaying everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.illegal import IllegalMove
from serenissima.core.line import EVERY
from serenissima.core.log import Entry, Left, Played, Undone
from serenissima.core.match import Match
from serenissima.core.numbers import Numbers, hearing, mask
from serenissima.core.options import Options
from serenissima.core.state import EVERYONE, FORTUNA, ONLOOKER, State, Told
from serenissima.games import all_games
from tests.server.test_pace import nodding_pebbles
from tests.sizes import size
from tests.toy.fading import fading_pebbles
from tests.toy.quiet import quiet_pebbles

GAME = serenissima.game("pebbles")
MATCHES = size(2, long=60, plain=1)


# what it costs


def counting(game: AnyGame, heap: int) -> tuple[AnyGame, list[int]]:
    """Pebbles with a heap of any size, and a list that grows with every move played or replayed."""
    kind: Any = type(game.new(2, game.read_options()))
    played: list[int] = []

    class Watched(kind):  # type: ignore[misc]
        __slots__ = ()

        def play(self, code: int) -> None:
            played.append(code)
            super().play(code)

    def new(seats: int, options: Options) -> State:
        return Watched(game.new(seats, Options({**options, "heap": heap})).rules)

    return replace(game, new=new), played


def long_match(moves: int) -> tuple[Match, list[int]]:
    """A match with this many moves behind it, and the list of moves played from now on."""
    game, played = counting(GAME, 5_000)
    match = Match.start(game, seats=2, seed="lagoon", practice=True)
    for _ in range(moves):
        match.play("take 1")
    played.clear()
    return match, played


@pytest.mark.parametrize("moves", [40, 400, 1600])
def test_an_undo_costs_what_it_undoes(moves: int) -> None:
    """However long the match is, any kind of undo replays only a few moves."""
    match, played = long_match(moves)
    mover = match.log[-1].seat
    match.undo(mover)
    assert len(played) < EVERY
    for _ in range(5):
        match.undo(0, to=match.last_own(0), how="practice")
    assert len(played) < 6 * EVERY


@pytest.mark.parametrize("moves", [40, 400, 1600])
def test_forgetting_and_looking_back_cost_little(moves: int) -> None:
    """Forgetting what could not be stored, and looking at any earlier moment, replay only a few moves."""
    match, played = long_match(moves)
    match.forget(len(match.log) - 1)
    assert len(played) < EVERY
    for entries in (0, 1, moves // 3, moves // 2, moves):
        played.clear()
        assert match.at(entries).log == match.log[:entries]
        assert len(played) < EVERY


def test_trying_one_thing_after_the_other_stays_cheap() -> None:
    """A match of free undos by one seat takes time proportional to its entries, without scanning the log."""
    match, played = long_match(30)
    looked = 0
    aware = match.numbers.aware

    def watched(n: int, seat: int) -> bool:
        nonlocal looked
        looked += 1
        return aware(n, seat)

    match.numbers.aware = watched  # type: ignore[method-assign]
    seat = match.to_move
    assert seat is not None
    for _ in range(300):
        match.play("take 1")
        match.undo(seat)
    assert match.free_undo(seat) is None
    assert looked < 300 * 6
    assert len(played) < 300 * (EVERY + 1)
    assert serenissima.core.record.load(match.record(), lambda _: match.game).log == match.log


# where it leads


class Naive:
    """A match computed the simple way: every undo replays everything from the start."""

    def __init__(self, like: Match, log: list[Entry]) -> None:
        self.like = like
        self.log = log
        self.asides: set[int] = set()
        self.line: list[Played] = []
        self.numbers = Numbers()
        self._begin()
        for entry in log:
            self._add(entry)

    def _begin(self) -> None:
        self.state: State = self.like.at(0).state
        self.told: list[tuple[int, list[Told]]] = []

    def _code(self, played: Played) -> int:
        letters = self.like.game.alphabet
        return letters.code(letters.parse(played.move))

    def _play(self, played: Played) -> list[Told]:
        told: list[Told] = []
        self.state.told = told
        self.state.play(self._code(played))
        self.state.told = None
        self.told.append((played.n, told))
        return told

    def _add(self, entry: Entry) -> None:
        if isinstance(entry, Played):
            beside = False
            if self.state.to_move() >= 0:
                beside = self._code(entry) in self.state.asides(entry.seat)
            if beside or (entry.seat == FORTUNA and entry.n - 1 in self.asides):
                self.asides.add(entry.n)
            self.line.append(entry)
            heard = hearing(self._play(entry))
            self.numbers.append(heard if entry.seat < 0 else heard | mask((entry.seat,)), drawn=entry.seat < 0)
        elif isinstance(entry, Undone):
            struck = [played.n for played in self.line if played.n >= entry.to and played.n not in self.asides]
            self.line = [played for played in self.line if played.n not in struck]
            self._begin()
            for played in self.line:
                self._play(played)
            self.numbers.append(self.numbers.knowing(struck) | mask((entry.seat,)))
        else:
            told: list[Told] = []
            self.state.told = told
            if self.state.leave(entry.seat):
                self.told.append((entry.n, told))
            self.state.told = None
            self.numbers.append(EVERYONE)

    def free_undo(self, seat: int) -> int | None:
        """Whether an undo is free, computed over the whole log."""
        first = None
        told = dict(self.told)
        counts = {played.n for played in self.line}
        for entry in reversed(self.log):
            if isinstance(entry, Undone) and entry.seat == seat and entry.how == "free":
                continue
            secret = not self.numbers.aware(entry.n, seat)
            if not isinstance(entry, Played):
                if secret:
                    continue
                break
            if entry.n not in counts or secret or entry.n in self.asides:
                continue
            if entry.seat != seat or any(each.reveals for each in told[entry.n]):
                break
            first = entry.n
        return first


def same(match: Match, naive: Naive) -> None:
    """Compares everything that can be asked of two matches."""
    game = match.game
    assert match.log == naive.log
    assert list(match.line) == naive.line
    assert [played.n for played in match.turns] == [each.n for each in naive.line if each.n not in naive.asides]
    for seat in (*range(match.seats), ONLOOKER):
        assert match.view(seat) == game.view(naive.state, seat)
        assert match.memory(seat) == game.memory(naive.state, seat)
        assert list(match.numbers.known((seat,))) == list(naive.numbers.known((seat,)))
    told = [(n, each.event, each.rule, each.to, each.reveals) for n, tellings in naive.told for each in tellings]
    assert [(n, each.event, each.rule, each.to, each.reveals) for n, each in match.told()] == told
    left = bool(match.log) and isinstance(match.log[-1], Left)
    if left:
        assert match.to_move is None
        assert match.outcome is not None
        return
    assert match.codes() == (naive.state.codes() if naive.state.to_move() != -2 else [])
    assert match.outcome == naive.state.outcome()
    for seat in range(match.seats):
        aware = [match.numbers.aware(n, seat) for n in range(1, match.entry)]
        assert aware == [naive.numbers.aware(n, seat) for n in range(1, match.entry)]
        assert match.free_undo(seat) == (None if match.to_move is None else naive.free_undo(seat))


def one_step(match: Match, random: Random) -> None:
    """Makes a move or an aside, undoes something, or lets somebody leave."""
    chance = random.random()
    seat = random.randrange(match.seats)
    turns = [played for played in match.turns if played.seat >= 0]
    if chance < 0.12 and turns:
        if random.random() < 0.5 and match.free_undo(seat) is not None:
            match.undo(seat)
            return
        back = turns[-random.randint(1, min(len(turns), random.choice((2, 5, 40))))]
        match.undo(seat, to=back.n, how="practice")
    elif match.to_move is None:
        match.undo(seat, to=turns[-1].n, how="practice")
    elif chance < 0.25 and (asides := match.asides(seat)):
        match.play(match.game.alphabet.move(random.choice(asides)), seat)
    elif chance < 0.32 and match.to_move >= 0:
        # a move that is reconsidered, again and again
        mover = match.to_move
        for _ in range(random.randint(1, 4)):
            codes = match.codes()
            if match.to_move != mover:
                break
            match.play(match.game.alphabet.move(random.choice(codes)), mover)
            if match.free_undo(mover) is not None:
                match.undo(mover)
    else:
        match.play(match.game.alphabet.move(random.choice(match.codes())))


KINDS: dict[str, Any] = {
    **{name: (lambda name=name: all_games()[name]) for name in sorted(all_games())},
    "quiet pebbles": quiet_pebbles,
    "fading pebbles": fading_pebbles,
    "nodding pebbles": nodding_pebbles,
}


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("kind", KINDS)
def test_going_back_is_the_same_as_replaying_everything(kind: str, number: int) -> None:
    """Random matches with undos, asides and leaving agree now, at any moment, and after forgetting."""
    seed = f"going back {kind} {number}"
    random = Random(seed)
    game = KINDS[kind]()
    match = Match.start(game, seats=random.choice(game.seats), seed=seed, practice=number % 2 == 0)
    while len(match.log) < 130:
        one_step(match, random)
    if number % 2 and match.to_move is not None:
        match.leave(random.randrange(match.seats))
    try:
        same(match, Naive(match, match.log))
        for entries in [len(match.log) - 1, *random.sample(range(len(match.log)), 4)]:
            past = match.at(entries)
            same(past, Naive(match, match.log[:entries]))
            for entry in match.log[entries:]:
                past.replay(entry)
            same(past, Naive(match, match.log))
        whole = list(match.log)
        for entries in sorted(random.sample(range(len(whole)), 4), reverse=True):
            match.forget(entries)
            same(match, Naive(match, whole[:entries]))
            if match.to_move is not None:
                one_step(match, random)
                match.forget(entries)
                same(match, Naive(match, whole[:entries]))
    except Exception as error:
        error.add_note(f"seed {seed!r}")
        raise


def test_a_match_is_taken_over_as_it_stood() -> None:
    """Entries are inherited, practice undos mark it, chance is its own, and the source stays unchanged."""
    source = Match.start(GAME, seats=2, seed="lagoon")
    source.play("take 1")
    source.undo(0, how="practice")
    source.play("take 2")
    before = source.record()
    fork = Match(GAME, 2, fortuna=source.fortuna)
    fork.take_over(source, 4)
    assert (fork.inherited, fork.practice, fork.log) == (4, True, source.log[:4])
    fork.play("take 3")
    assert source.record() == before
    with pytest.raises(ValueError, match="same game"):
        Match(GAME, 3).take_over(source, 4)


def test_a_fault_in_a_game_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move or an undo that fails halfway is rolled back."""
    match = Match.start(GAME, seats=2, seed="lagoon")
    for _ in range(3):
        match.play("take 1")
    kept = list(match.log)
    acts: list[Callable[[], object]] = [
        lambda: match.play("take 1"),
        lambda: match.undo(0, to=5, how="consent"),
    ]
    for act in acts:
        with monkeypatch.context() as broken:
            broken.setattr(type(match.state), "_end_turn", lambda self: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                act()
        match.forget(len(kept))
        same(match, Naive(match, kept))


def test_words_aside_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a table sets no limit to asides the match does, since everybody sees all of them."""
    monkeypatch.setattr("serenissima.core.past.MOST_ASIDES", 3)
    match = Match.start(nodding_pebbles(), 2, seed=1)
    for _ in range(3):
        match.play("calm", 1)
    assert match.asides(1) == []
    with pytest.raises(IllegalMove):
        match.play("calm", 1)
    assert sum(entry.seat == 1 for entry in match.log) == 3
