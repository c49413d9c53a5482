"""What a view says ahead of time comes true: who draws when a phase ends, and what a pass brings."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.core.match import Match
from serenissima.games.canal_grande.events import MayCatchUp, PhaseEnded
from serenissima.games.canal_grande.moves import Choose, Decline, Pass

GAME = serenissima.game("canal-grande")


@pytest.mark.rule("CG-621", "CG-642")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_draws_is_known_before_the_choice(seats: int) -> None:
    """In random matches: the seats that the view names may draw after the round, and no others."""
    ended = 0
    for seed in range(12):
        random = Random(seed)
        match: Match = GAME.start(seats=seats, seed=seed)
        promised: list[int] | None = None
        heard = 0
        for _ in range(400):
            if match.to_move is None:
                break
            view = match.view(match.to_move)
            move = Decline() if view.stage == "catch-up" else random.choice(match.moves())
            if isinstance(move, Choose):
                promised = view.drawers[view.trays[move.offer - 1].points]
            match.play(move)
            events = [each.event for each in match.heard(0, heard + 1)]
            heard += len(events)
            if any(isinstance(event, PhaseEnded) for event in events):
                ended += 1
                assert promised is not None, f"seed {seed}"
                draws = [event.seat for event in events if isinstance(event, MayCatchUp)]
                assert set(draws) <= set(promised), f"seed {seed}"
                assert bool(draws) == bool(promised), f"seed {seed}"
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
