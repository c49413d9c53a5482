"""What a view says ahead of time comes true: who draws when a phase ends, and what a pass brings."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.core.match import Match
from serenissima.games.canal_grande.moves import Choose, Decline, Pass
from serenissima.games.canal_grande.view import View

GAME = serenissima.game("canal-grande")


@pytest.mark.rule("CG-621", "CG-642")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_draws_is_known_before_the_choice(seats: int) -> None:
    """In random matches: the phase ends where the view says so, and then the seats it names may draw, and no others."""
    ended = 0
    for seed in range(12):
        random = Random(seed)
        match: Match = GAME.start(seats=seats, seed=seed)
        chosen: View | None = None
        promised: list[int] | None = None
        drew = set[int]()
        for _ in range(400):
            if match.to_move is None:
                break
            view: View = match.view(match.to_move)
            if chosen is not None and view.round != chosen.round:
                assert (view.phase > chosen.phase) == (promised is not None), f"seed {seed}"
                assert drew == set(promised or ()), f"seed {seed}"
                ended += promised is not None
                chosen = None
            move = Decline() if view.stage == "catch-up" else random.choice(match.moves())
            if isinstance(move, Choose):
                chosen, drew, promised = view, set(), view.drawers[view.trays[move.offer - 1].points]
            if isinstance(move, Decline):
                drew.add(match.to_move)
            match.play(move)
    assert ended


@pytest.mark.rule("CG-569")
def test_a_pass_brings_what_the_view_says() -> None:
    """In random matches for four: where a pass is said to win or lose, and all others pass too, it does."""
    said = 0
    for seed in range(8):
        random = Random(seed)
        match: Match = GAME.start(seats=4, seed=seed)
        for _ in range(400):
            if match.to_move is None:
                break
            view = match.view(match.to_move)
            vote = view.vote
            if vote is not None and vote.passing is not None and vote.draft is not None and not vote.draft.gondolas:
                own = view.players[vote.asked].side
                trophies = [sum(side.trophies) for side in view.sides]
                while Pass() in match.moves() and match.view(0).vote is not None:
                    match.play(Pass())
                after = [sum(side.trophies) for side in match.view(0).sides]
                if after != trophies:
                    said += 1
                    assert (after[own] > trophies[own]) == (vote.passing == "wins"), f"seed {seed}"
                continue
            match.play(random.choice(match.moves()))
    assert said
