"""Why a bot did that: in words its game has, and never by what whoever asks cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

import serenissima
from serenissima.bots import motive
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from serenissima.core.state import ONLOOKER, State, Told
from serenissima.core.study import Said
from serenissima.server.workers import hints
from serenissima.server.workers.hints import why
from serenissima.tables.messages import Why
from serenissima.tables.motives import Open, Overheard, asked_about
from tests.contract.cases import pick


def blurting(game: AnyGame, view: object, plan: Sequence[int]) -> list[Said]:
    """Reasons that tell all their seat sees, then what it decided."""
    seen = msgspec.json.encode(view).decode()
    return [Said("why-seen", {"view": seen}), Said("why-decided", {"plan": str(plan)})]


def hears(state: State, code: int, viewer: int) -> tuple[State, list[bytes]]:
    """What a viewer hears of a code, and where it leads."""
    after = state.copy()
    told: list[Told] = []
    after.told = told
    after.play(code)
    after.told = None
    return after, [msgspec.json.encode(one.event) for one in told if one.reaches(viewer)]


def twins(match: Match, viewer: int, random: Random) -> tuple[Match, Match] | None:
    """Where the match stands and where this viewer, by all they know, may believe it to stand; None: not now."""
    here, there = (Match(match.game, match.seats, match.options, None) for _ in range(2))
    try:
        here.state = match.state.copy()
        there.state = match.game.imagine(match.memory(viewer), random)
    except BadPosition:  # in the middle of something that cannot be written down
        return None
    return here, there


def follow(match: Match, other: Match, viewer: int, random: Random) -> bool:
    """Plays a turn in one match, and in the other one that sounds the same; False if there is none."""
    game, seat = match.game, match.to_move
    while match.to_move == seat:
        code = pick(game, match.codes(), random)
        heard = hears(match.state, code, viewer)[1]
        alike = [one for one in other.codes() if hears(other.state, one, viewer)[1] == heard]
        if not alike:
            return False
        match.play(game.alphabet.move(code))
        # another one if there is any: the two then differ in what was decided, too
        other.play(game.alphabet.move(next((one for one in alike if one != code), alike[0])))
        if other.to_move != match.to_move:
            return False
    return match.to_move is not None


def told(match: Match, seat: int, viewer: int) -> bytes:
    """What this viewer is told about the last decision of a seat."""
    asked = asked_about(match, seat, len(match.log), viewer)
    return b"" if asked is None else msgspec.json.encode(why(match.game.name, seat, asked))


@pytest.mark.parametrize("name", ["pebbles", "intrigues-a-venise", "canal-grande", "venise", "venice-connection"])
def test_two_worlds_that_look_the_same_give_the_same_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the game's reasons told everything: the answer is the same, byte by byte."""
    monkeypatch.setattr(motive, "explain", blurting)
    game = serenissima.game(name)
    random = Random(name)
    compared = different = 0
    for seed in range(12):
        match = game.start(seed=seed)
        for _ in range(25):
            mover = match.to_move
            if mover is None:
                break
            viewer = random.choice([seat for seat in range(match.seats) if seat != mover])
            worlds = twins(match, viewer, random)
            if worlds is not None and follow(*worlds, viewer, random):
                here, there = worlds
                compared += 1
                answer = told(here, mover, viewer)
                assert answer == told(there, mover, viewer), f"{name}, seed {seed}: the answer tells of a secret"
                different += told(here, mover, mover) != told(there, mover, mover)
            match.play(game.alphabet.move(pick(game, match.codes(), random)))
        if compared >= 40:
            break
    assert compared >= 20
    assert different or name == "venice-connection", "no two worlds differed in anything"


def answered(match: Match, seat: int, viewer: int) -> Why:
    """The whole answer."""
    asked = asked_about(match, seat, len(match.log), viewer)
    assert asked is not None
    return why(match.game.name, seat, asked)


def test_nothing_is_secret_so_the_reason_is_told() -> None:
    """In Canaletto everybody sees what the bidder sees: even an onlooker is told the bidder's reason, and the bid."""
    match = serenissima.game("canaletto").start(seed=3)
    seat = match.to_move
    assert seat is not None
    match.play(match.moves()[0])
    for viewer in (ONLOOKER, seat, (seat + 1) % match.seats):
        answer = answered(match, seat, viewer)
        assert answer.why.key.startswith("why-")
        assert len(answer.moves) == 1


def test_what_was_secret_is_told_when_the_match_is_over() -> None:
    """Until then an onlooker, who has no seat to imagine from, has to wait."""
    match = serenissima.game("intrigues-a-venise").start(seed=2)
    bots = [match.game.bot("novice", seed=seat, seconds=0.05) for seat in range(match.seats)]
    while match.state.nothing_secret() or not isinstance(_asked(match, ONLOOKER), Overheard):
        match.play(bots[match.to_move or 0])
    seat = match.turns[-1].seat
    assert answered(match, seat, ONLOOKER).why.key == "motive-secret"
    entry = len(match.log)
    match.leave((seat + 1) % match.seats)
    asked = asked_about(match, seat, entry, ONLOOKER)
    assert isinstance(asked, Open)
    assert asked.view == msgspec.json.encode(match.at(_first(match, asked, entry)).memory(seat))


def _asked(match: Match, viewer: int) -> Open | Overheard | None:
    players = [played for played in match.turns if played.seat >= 0]
    return asked_about(match, players[-1].seat, len(match.log), viewer) if players else None


def _first(match: Match, asked: Open, entry: int) -> int:
    """How many entries there were before the decision."""
    made = [played.n for played in match.turns if played.n <= entry and played.seat == match.turns[-1].seat]
    return made[-len(asked.plan)] - 1


def test_a_look_back_tells_what_sets_two_decisions_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What speaks for both says nothing about either."""
    both, first, second = Said("why-both"), Said("why-first"), Said("why-second")
    speaks = {(1,): [both, first], (2,): [second, both], (3,): [both], (4,): []}
    monkeypatch.setattr(hints, "explain", lambda game, view, plan: speaks[tuple(plan)])
    game = serenissima.game("pebbles")
    assert hints.contrast(game, None, (1,), (2,)) == (first, second)
    assert hints.contrast(game, None, (1,), (3,)) == (first, None)
    assert hints.contrast(game, None, (3,), (1,)) == (None, first)
    assert hints.contrast(game, None, (4,), (2,)) == (None, second)
