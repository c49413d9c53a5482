"""Hints of Venice Connection say why, and what they say is true by the rules and by the solution."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import msgspec
import pytest

import serenissima
from serenissima.bots.advice import Advice, advice
from serenissima.bots.bot import Budget
from serenissima.bots.levels import explain
from serenissima.bots.lore.venice_connection.flaws import holes, outside
from serenissima.core.match import Match
from serenissima.core.study import Said
from serenissima.core.text import sentence
from serenissima.games.venice_connection.box import WET
from serenissima.games.venice_connection.codes import CONFIRM, IMPOSSIBLE, SHOW
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import STEP
from serenissima.games.venice_connection.study.analysis import closing
from serenissima.games.venice_connection.whole_turns import turn_codes
from serenissima.server.workers.hints import hint
from tests.bots.canals import after, table, the_book
from tests.sizes import size

GAME = serenissima.game("venice-connection")
OPTIONS: list[dict[str, bool | int]] = [{}, {}, {}, {"supply": 10}, {"mint_tide": True}, {"bridge": True}]
CODED = re.compile(r"[{}]|-?\d,-?\d|\d:")
"""What is for machines: placeholders, cells, tiles."""
BUDGET = Budget(seconds=0.5, iterations=20)


def live_turns(state: State) -> list[tuple[int, ...]]:
    """The turns after which the canal can still be closed, by the rules alone."""
    return [turn for turn in turn_codes(state) if _open(after(state, turn))]


def _open(state: State) -> bool:
    outcome = state.outcome()
    return state.completable() if outcome is None else outcome.reason == "closed"


def random_table(random: Random) -> Match:
    """A match after some turns, few of them careless; now and then somebody has been challenged."""
    match = table(**random.choice(OPTIONS))
    for _ in range(random.randrange(8)):
        state = match.state
        assert isinstance(state, State)
        turns = random.sample(found := turn_codes(state), len(found))
        careless = random.random() < 0.08
        for turn in turns[:150]:
            then = after(state, turn)
            if then.outcome() is None and (careless or then.completable()):
                for code in (*turn, CONFIRM):
                    match.play(GAME.alphabet.move(code))
                break
    if match.log and random.random() < 0.1 and IMPOSSIBLE in match.codes():
        match.play("impossible")
    return match


def hinted(match: Match) -> Advice:
    """What whoever is to move is advised to do."""
    assert match.to_move is not None
    return advice(GAME, match.view(match.to_move), match.codes(), BUDGET, 8)


def crossings(state: State) -> set[int]:
    """Empty cells into which three or four canals flow, or one between walls: no plain tile has such ends."""
    laid = {tile >> 5: WET[tile & 31] for tile in state.laid_tiles()}
    around = {cell + step for cell in laid for step in STEP} - laid.keys()
    found = set()
    for cell in around:
        beside = [laid.get(cell + step) for step in STEP]
        wet = sum(1 for side, tile in enumerate(beside) if tile is not None and tile >> (side ^ 2) & 1)
        dry = sum(tile is not None for tile in beside) - wet
        if wet > 2 or (wet and dry > 2):
            found.add(cell)
    return found


def check(state: State, plan: tuple[int, ...], said: Said) -> None:
    """Rechecks a reason by counting what the rules allow, and what the solution says of it."""
    then, args = state.copy(), said.args
    for code in plan[:-1]:
        then.play(code)
    entered = len(then.entered_tiles())
    if said.key.startswith("why-call") or said.key == "why-concede":
        assert not state.completable() and not live_turns(state)
        if said.key == "why-call-ring":
            assert args["count"] == outside(state) > 0
        elif said.key == "why-call-hole":
            assert crossings(state)
        else:
            assert args["left"] == state.figure.left()
        return
    if said.key == "why-proof":
        assert plan[-1] == SHOW and len(then.scratch_tiles()) == args["count"] and then.figure.closed()
        return
    assert plan[-1] == CONFIRM
    then.play(CONFIRM)
    if said.key == "why-closes":
        outcome = then.outcome()
        assert outcome is not None and outcome.reason == "closed" and entered == args["count"]
        return
    assert then.outcome() is None and then.completable()
    if said.key in ("why-safe", "why-open"):
        assert bool(closing(then)) == (said.key == "why-open") and len(then.completion() or []) == args["missing"]
        return
    check_solved(state, then, said)


def check_solved(state: State, then: State, said: Said) -> None:
    """Rechecks what is said of the turns that follow."""
    args, live = said.args, live_turns(then)
    if said.key == "why-two-turns":
        assert args["replies"] == len(live)
        assert all(closing(after(then, reply)) for reply in live[:12]), "some reply keeps the ring open"
        return
    if state.rules.plain != 16:
        return  # there is a smaller solution for it, found by the same solver
    values = [the_book().lookup(after(then, reply).laid_tiles()) for reply in live]
    turns = [value.turns for value in values if value is not None]
    good = sum(value is None or not value.wins for value in values)
    if said.key == "why-even":
        assert good == 0 and args["turns"] == 1 + max(turns) and int(args["turns"]) % 2 == 0
        return
    mine = [after(state, turn) for turn in live_turns(state)]
    kept = [value for each in mine if (value := the_book().lookup(each.laid_tiles())) is not None]
    assert all(value.wins for value in kept), "it was not lost"
    if said.key == "why-next":
        assert all(closing(each) for each in mine)
    elif said.key == "why-rare":
        assert (args["good"], args["replies"]) == (good, len(live)) and 2 * good <= len(live)
    elif said.key in ("why-opening", "why-longest"):
        assert args["turns"] == max(value.turns for value in kept)
    else:
        assert said.key == "why-behind"


def test_hints_give_a_reason_and_it_is_true() -> None:
    """In random positions at least 95 of 100 hints have a reason of the game, and none of its reasons is false."""
    given, count = Counter[str](), size(200, quick=25, long=1000)
    for seed in range(count):
        print("seed", seed)
        match = random_table(Random(f"reasons {seed}"))
        state = match.state
        assert isinstance(state, State)
        found = hinted(match)
        plan = found.weighed[0].plan
        given[found.why.key] += 1
        reasons = explain(GAME, match.view(match.to_move or 0), plan)
        assert not reasons or found.why == reasons[0]
        for said in reasons:
            check(state, plan, said)
            words = sentence(GAME, said.key, said.args)
            assert words != said.key and not CODED.search(words)
    print(given)
    assert sum(n for key, n in given.items() if key.startswith("why-")) >= 0.95 * count


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("F-7/|.J/|../L-J", "why-two-turns"),
        ("F-7", "why-closes"),
        ("F7|/LJ.", "why-call-ring"),
        ("|||/L.J", "why-call-hole"),
        ("|||||", "why-call"),
    ],
)
def test_what_is_said_of_a_position(position: str, key: str) -> None:
    """The reason that comes first is the one somebody would see on the table."""
    state = set_up(position)
    view = GAME.view(state, 0)
    found = advice(GAME, view, state.codes(), BUDGET, 8)
    assert found.why.key == key


def test_flaws() -> None:
    """A closed ring leaves tiles outside; a hole with three canals takes none."""
    assert outside(set_up("F7|/LJ.")) == 1
    assert outside(set_up("F7/L.")) == 0
    assert holes(set_up("|||/L.J")) == 1
    assert holes(set_up("F-7/|.J")) == 0


def test_half_a_turn_and_a_mistake_have_no_reason() -> None:
    """Nobody explains a tile without its turn, or a turn that gives the win away."""
    state = set_up("F-7/|.J/|../L-J")
    view = GAME.view(state, 0)
    codes = [GAME.alphabet.code(GAME.alphabet.parse(text)) for text in ("1,1:F", "confirm")]
    assert explain(GAME, view, codes[:1]) == []
    assert explain(GAME, view, codes) == []


def test_the_first_hint_shows_no_chance_of_nothing() -> None:
    """Whoever begins cannot beat a perfect opponent: the hint says so with its reason, and draws no bar of 0 %."""
    match = GAME.start(options={"starter": "seat-1"})
    view = msgspec.json.encode(match.view(0))
    first = hint("venice-connection", view, match.codes(), 0, 0, 2, seconds=1, steps=1)
    assert (first.best.chance, first.why.key) == (None, "why-opening")
    for text in ("0,0:F", "1,0:-", "2,0:7", "confirm"):
        match.play(text)
    assert match.to_move == 1
    answer = hint("venice-connection", msgspec.json.encode(match.view(1)), match.codes(), 4, 1, 2, seconds=1, steps=1)
    assert (answer.best.chance, answer.why.key) == (1.0, "why-closes")
