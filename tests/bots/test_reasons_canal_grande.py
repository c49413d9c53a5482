"""Hints of Canal Grande say why, and what they say is true by the engine's figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from serenissima.bots.advice import advice
from serenissima.bots.bot import Budget
from serenissima.bots.levels import explain
from serenissima.core.study import Said
from serenissima.core.text import sentence
from serenissima.games.canal_grande.codes import CONFIRM, PASS, PUT
from serenissima.games.canal_grande.state import State
from tests.bots.claims_canal_grande import GAME, KINDS, Case, check
from tests.sizes import size

SEED = 2002
BUDGET = Budget(seconds=3, iterations=60)
OPTIONS: list[dict[str, str | bool]] = [
    {}, {}, {"catchup_specials": "discard"}, {"gondola_scope": "move"}, {"spy_chain": True},
]  # fmt: skip
FOR_TWO: list[dict[str, str | bool]] = [{"vote_rule": "free"}, {"vote_rule": "match"}, {"join_without_match": True}]
CODED = re.compile(r"[{}_]|why-|\b(" + "|".join(KINDS) + r")\b")
"""What is for machines: placeholders, keys, codes of cards."""


def decisions(seats: int, number: int) -> Iterator[Case]:
    """Positions of matches between bots of all strengths, and what the strongest advises there."""
    chance = Random(SEED + seats)
    found = 0
    while found < number:
        options = chance.choice(OPTIONS + FOR_TWO if seats == 2 else OPTIONS)
        match = GAME.start(seats=seats, options=options, seed=chance.randrange(10**9))
        names = [chance.choice(("apprentice", "merchant", "sensible")) for _ in range(seats)]
        bots = [GAME.bot(name, seed=chance.randrange(999)) for name in names]
        while match.to_move is not None and found < number:
            seat, codes = match.to_move, match.codes()
            if len(codes) > 1 and chance.random() < 0.12:
                state = match.state.copy()
                assert isinstance(state, State)
                yield Case(state, tuple(advice(GAME, match.view(seat), codes, BUDGET, seed=1).weighed[0].plan))
                found += 1
            match.play(bots[seat])


def in_words(said: Said) -> str:
    """A reason as it is read."""
    return sentence(GAME, said.key, {key: "Anna" if key.endswith("_seat") else a for key, a in said.args.items()})


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_hints_have_reasons_and_none_is_false(seats: int) -> None:
    """At least 95 of 100 decisions have a reason, each is true, and each is a sentence without codes."""
    without: Counter[str] = Counter()
    total = 0
    for case in decisions(seats, size(200, quick=40, long=1000)):
        reasons = explain(GAME, case.view, case.plan)
        total += 1
        without[case.view.stage] += not reasons
        for said in reasons:
            check(case, said)
            assert not CODED.search(in_words(said)), in_words(said)
    assert without.total() <= total / 20, f"of {total} decisions these have no reason: {without}"


@pytest.mark.slow
def test_a_false_reason_would_be_found() -> None:
    """No claim holds always: told of other positions with the same kind of decision, each is found to be false."""
    told: dict[str, list[tuple[Case, Said]]] = {}
    cases = [case for seats in (2, 4) for case in decisions(seats, size(90, quick=60, long=300))]
    for case in cases:
        for said in explain(GAME, case.view, case.plan):
            told.setdefault(said.key, []).append((case, said))
    believed = [key for key, claims in told.items() if not any(_refuted(claims[0][1], case) for case in cases)]
    assert len(told) > 20
    assert not believed


def _refuted(said: Said, case: Case) -> bool:
    """Whether a claim is false in a position with a decision of the same stage."""
    stages = {"split": "split-", "choose": "take-", "traitor": "rob", "catch-up": "catch-up"}
    name = said.key.removeprefix("why-")
    if case.view.stage == "vote":
        fits = name.startswith("pass-" if case.plan[0] == PASS else "vote-")
    elif case.view.stage == "resolve":
        fits = name in ("doge-wins", "doge-doge", "traitor-first", "spy-first", "order")
    else:
        fits = name.startswith(stages[case.view.stage])
    if not fits:
        return False
    try:
        check(case, said)
    except AssertionError:
        return True
    return False


def test_half_a_decision_has_no_reason() -> None:
    """A split is explained when it is complete, and only to whom it belongs."""
    match = GAME.start(seats=2, seed=3)
    divider = match.to_move
    assert divider is not None
    put = next(code for code in match.codes() if PUT <= code < CONFIRM)
    assert explain(GAME, match.view(divider), [put, CONFIRM])
    assert not explain(GAME, match.view(divider), [put])
    assert not explain(GAME, match.view(1 - divider), [put, CONFIRM])
