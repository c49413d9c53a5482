"""What bots tell people: hints with a reason, and looks back at decisions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import serenissima
from serenissima.bots import lookback
from serenissima.bots.advice import advice, percent, reason
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot
from serenissima.bots.lookback import Decision, judge, look_back, told
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.text import sentence
from serenissima.server.workers.hints import decisions

FEW = Budget(seconds=60, iterations=200)


@pytest.fixture
def toy() -> AnyGame:
    return serenissima.game("pebbles")


def last_choice(toy: AnyGame) -> Match:
    """A position in which taking all three pebbles nearly always wins, and taking one wins less often."""
    match: Match = toy.start(seats=2, seed=1, options={"heap": 6, "peek": False})
    match.play("take 2")
    match.play("take 1")
    return match


def test_advice_is_the_move_that_wins_and_says_so(toy: AnyGame) -> None:
    """The best move comes first, and its sentence contains the figures of the search."""
    match = last_choice(toy)
    found = advice(toy, match.view(0), match.codes(), FEW, 1)
    assert toy.alphabet.text(toy.alphabet.move(found.weighed[0].code)) == "take 3"
    assert found.why.key == "hint-better"
    figures = {"chance": percent(found.weighed[0].payoff), "other": percent(found.weighed[1].payoff)}
    assert found.why.args == {"games": found.weighed[0].visits, "other_move": "take 2", **figures}


def test_advice_without_a_choice(toy: AnyGame) -> None:
    """An only move is advised without figures."""
    match = last_choice(toy)
    found = advice(toy, match.view(0), match.codes()[:1], FEW, 1)
    assert (found.why.key, found.known, len(found.weighed)) == ("hint-only", False, 1)


def test_advice_knows_no_more_than_the_seat(toy: AnyGame) -> None:
    """Advice is the same in two worlds that look the same to the seat."""
    match = toy.start(seats=3, seed=2)
    other = toy.imagine(match.view(0), Random(99))
    assert toy.view(other, 0) == match.view(0)
    codes = match.codes()
    assert advice(toy, match.view(0), codes, FEW, 1) == advice(toy, toy.view(other, 0), codes, FEW, 1)


@pytest.mark.parametrize(
    ("weighed", "key"),
    [
        ([Weighed((0,), 9, 1.0, True)], "hint-proven-win"),
        ([Weighed((0,), 9, 0.0, True), Weighed((1,), 9, 0.0, True)], "hint-proven-lost"),
        ([Weighed((0,), 9, 0.5, True), Weighed((1,), 9, 0.0, True)], "hint-proven"),
        ([Weighed((0,), 0, 0.7)], "hint-judged"),
        ([Weighed((0,), 9, 1.0)], "hint-wins"),
        ([Weighed((0,), 900, 0.998)], "hint-alone"),
        ([Weighed((0,), 9, 0.0), Weighed((1,), 9, 0.0)], "hint-lost"),
        ([Weighed((0,), 9, 0.6)], "hint-alone"),
        ([Weighed((0,), 9, 0.6), Weighed((1,), 9, 0.5)], "hint-better"),
        ([Weighed((0,), 9, 0.6), Weighed((1,), 9, 0.59)], "hint-close"),
    ],
)
def test_the_reason_fits_the_figures(toy: AnyGame, weighed: list[Weighed], key: str) -> None:
    """Each case has its sentence, and every sentence exists with its arguments filled in."""
    said = reason(toy, weighed)
    assert said.key == key
    text = sentence(toy, said.key, said.args)
    assert text != said.key
    assert "{" not in text


def test_the_next_best_is_named_first(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alternatives are sorted by their chances, and a few lucky trials do not beat the best move."""

    class Counsel:
        def weigh(self, view: object, moves: Sequence[int], budget: Budget) -> list[Weighed]:
            return [
                Weighed((0,), 90, 0.6),
                Weighed((1,), 40, 0.3),
                Weighed((2,), 20, 0.5),
                Weighed((2, 1), 20, 0.55),
                Weighed((3,), 1, 1.0),
            ]

    monkeypatch.setattr("serenissima.bots.advice.adviser", lambda game, seed: Counsel())
    found = advice(toy, None, [0, 1, 2, 3], FEW, 1)
    assert [(each.plan, each.payoff) for each in found.weighed] == [((0,), 0.6), ((3,), 0.6), ((2,), 0.5), ((1,), 0.3)]
    assert found.why.key == "hint-close" and found.why.args["other"] == 60


def test_nothing_open_is_called_certain() -> None:
    """An estimate is never shown as more than 99 % or less than 1 %."""
    assert [percent(chance) for chance in (0.0, 0.006, 0.5, 0.994, 1.0)] == [0, 1, 50, 99, 100]


def test_a_blunder_is_found(toy: AnyGame) -> None:
    """Giving the last pebbles away is the moment that mattered, and taking them all is the better move."""
    match = last_choice(toy)
    one = toy.alphabet.code(toy.alphabet.parse("take 1"))
    three = toy.alphabet.code(toy.alphabet.parse("take 3"))
    blunder = Decision(entry=4, view=match.view(0), codes=match.codes(), played=[one])
    judged = judge(toy, blunder, FEW, 1)
    assert judged is not None
    assert judged.best == (three,)
    assert judged.best_chance > 0.9
    assert judged.cost > 0.3
    assert told(judged).key == "moment-won"
    right = judge(toy, Decision(entry=4, view=match.view(0), codes=match.codes(), played=[three]), FEW, 1)
    assert right is not None
    assert right.cost == 0.0


class Critic:
    """Weighs only one move, and rates any other one worse the higher its number; about some it cannot tell."""

    def __init__(self, mute: bool = False) -> None:
        self.mute = mute

    def choose(self, view: object, moves: Sequence[int], budget: Budget) -> int:
        return moves[0]

    def weigh(self, view: object, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        return [Weighed((moves[0],), 0, 0.9)]

    def appraise(self, view: object, plan: Sequence[int], budget: Budget) -> float | None:
        return None if self.mute else 0.9 - 0.1 * plan[0]


@pytest.mark.parametrize("mute", [False, True])
def test_a_bot_that_appraises_is_asked_itself(toy: AnyGame, mute: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that appraises judges both decisions without playing on; where it cannot tell, nothing is said."""
    monkeypatch.setattr(lookback, "adviser", lambda game, seed: Critic(mute))
    match = last_choice(toy)
    made = Decision(entry=4, view=match.view(0), codes=[1, 3], played=[3])
    judged = judge(toy, made, FEW, 1)
    assert (judged is None) == mute
    if judged is not None:
        assert judged.best == (1,)
        assert [judged.best_chance, judged.chance] == pytest.approx([0.8, 0.6])
        assert told(judged).key == "moment-judged"
    assert len(look_back(toy, [made], 1.0, 1).judged) == (0 if mute else 1)


def test_moments_are_the_costliest_decisions(toy: AnyGame) -> None:
    """Moments are the decisions that cost something, in the order of the match."""
    match = last_choice(toy)
    played = [toy.alphabet.code(toy.alphabet.parse(text)) for text in ("take 3", "take 1")]
    made = [
        Decision(entry=entry, view=match.view(0), codes=match.codes(), played=[code])
        for entry, code in enumerate([played[0], played[1], played[0]], start=4)
    ]
    found = look_back(toy, made, 1.0, 1)
    assert [each.entry for each in found.judged] == [4, 5, 6]
    assert [each.entry for each in found.moments] == [5]
    assert look_back(toy, [], 1.0, 1).moments == []


def test_decisions_of_a_match_leave_out_what_was_taken_back(toy: AnyGame) -> None:
    """Each decision has the view from before it, and an undone move is not a decision."""
    match = toy.start(seats=2, seed=1, options={"heap": 12, "peek": False})
    match.play("take 2")
    match.undo(0, how="practice")
    match.play("take 1")
    match.play("take 1")
    match.play("take 3")
    found = decisions(match, 0)
    texts = [[toy.alphabet.text(toy.alphabet.move(code)) for code in each.played] for each in found]
    assert texts == [["take 1"], ["take 3"]]
    for each in found:
        assert each.view == match.at(each.entry - 1).view(0)
        assert each.codes == match.at(each.entry - 1).codes()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["canaletto", "canal-grande", "intrigues-a-venise", "venise"])
def test_every_game_can_be_looked_back_at(name: str) -> None:
    """In every game the decisions of a match get chances between 0 and 1, and legal moves as alternatives."""
    game = serenissima.game(name)
    match = game.start(seed=5, options=game.unattended)
    players = [bot(game, "sensible", seat) for seat in range(match.seats)]
    while match.to_move is not None and len(decisions(match, 0)) < 12:
        seat = match.to_move
        match.play(game.alphabet.move(players[seat].choose(match.view(seat), match.codes(), FEW)))
    made = decisions(match, 0)
    found = [judge(game, each, Budget(seconds=60, iterations=12), 1) for each in made[-6:]]
    told_of = [each for each in found if each is not None]
    assert told_of
    for each in told_of:
        assert 0.0 <= each.chance <= each.best_chance <= 1.0
        assert game.alphabet.text(game.alphabet.move(each.best[0]))
