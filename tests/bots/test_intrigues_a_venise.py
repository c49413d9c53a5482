"""The agents of Intrigues à Venise: legal, exact, discreet with enemies, open with partners, never hasty."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot, bots_for, default_level
from serenissima.bots.lore.intrigues_a_venise.asking import Questions
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.bots.lore.intrigues_a_venise.moving import endings
from serenissima.core.match import Match
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.moves import Tic
from serenissima.games.intrigues_a_venise.setup import fortunas_moves, play, set_up
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.moving import look
from tests.bots.missions import about_to_arrive

GAME = serenissima.game("intrigues-a-venise")
ALPHABET = Alphabet()
BUDGET = Budget(seconds=0.2)
DEDUCE = {"notes": "deduce"}


def decide(state: State, level: str = "sensible", seed: int = 1) -> str:
    """What a bot does here, in words."""
    seat = state.to_move()
    return ALPHABET.text(ALPHABET.move(bot(GAME, level, seed).choose(view(state, seat), state.codes(), BUDGET)))


def on_with(state: State, level: str = "sensible", most: int = 12) -> list[str]:
    """What a bot does for as long as it is to move."""
    seat = state.to_move()
    texts: list[str] = []
    while state.to_move() == seat and len(texts) < most:
        texts.append(decide(state, level))
        play(state, texts[-1])
    return texts


def played(seats: int, names: list[str], seed: int, options: dict[str, object] | None = None) -> Match:
    """A whole match between bots."""
    match: Match = GAME.start(seats=seats, seed=seed, options=options)
    bots: list[Bot] = [bot(GAME, name, 10 * seed + seat) for seat, name in enumerate(names)]
    while match.to_move is not None:
        seat = match.to_move
        codes = match.codes()
        codes += match.asides(seat) if len(codes) > 1 else []
        code = bots[seat].choose(match.memory(seat), codes, BUDGET)
        assert code in codes
        match.play(ALPHABET.move(code), seat)
    return match


def knowing(**options: object) -> State:
    """Red (F, Bravo) knows that Green is Bubble, fat and has Delta: Bubble must go to #1."""
    state = set_up(pieces={"green tall": 3}, marbles="RWW", options=options)
    play(state, "marble red", "spy red tall", "step v3", "finish", "meet v3", "ask green identity")
    return play(state, "answer mD B! fat!", "exile v39", "end")


def test_three_levels_are_offered() -> None:
    """Three levels follow the two of every game, weakest first, and one of them is the default."""
    assert [level.name for level in bots_for(GAME)] == ["uniform", "search", "novice", "sensible", "spymaster"]
    assert default_level(GAME) == "sensible"


def test_a_partner_gets_message_and_seals_an_enemy_neither() -> None:
    """Red shows everything to the partner it knows, and as little as possible to Yellow."""
    state = knowing()
    play(state, "marbles WWW", "end", "marbles RWW")
    state.pieces.at[0], state.pieces.at[8] = 37, 8
    look(state)
    play(state, "marble red", "spy green tall", "step v37", "finish", "meet v37", "ask red identity")
    assert decide(state) in ("answer F! thin mB", "answer F! thin! mB", "answer F! B mB", "answer F thin! mB")
    enemy = knowing()
    play(enemy, "marbles WWW", "end", "marbles WWW", "end", "marbles RWW")
    enemy.pieces.at[0], enemy.pieces.at[12] = 37, 8
    look(enemy)
    play(enemy, "marble red", "spy yellow tall", "step v37", "finish", "meet v37", "ask red identity")
    for seed in range(8):
        answer = decide(enemy, seed=seed)
        assert "m" not in answer.split()[-1][:1] and "!" not in answer


def test_a_known_mission_is_accomplished_and_announced() -> None:
    """An agent who can accomplish its mission with this marble does so, and announces."""
    state = about_to_arrive()
    assert on_with(state) == ["marble blue", "spy green fat", "step v54", "finish", "announce"]
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 2)


def test_exile_to_the_embassy_wins() -> None:
    """Red, who must bring the Ambassador to the Embassy and has just met him, exiles him there and wins."""
    deal = ("red F thin C", "blue X tall A", "green B fat D", "yellow Z short B")
    state = set_up(deal, {"green tall": 3, "red short": 29, "ambassador": 18}, marbles="RKW")
    play(state, "marble red", "spy red tall", "step v3", "marble black", "step v29", "finish", "meet v3")
    play(state, "ask green identity", "answer B! fat mD", "exile v39", "meet v29", "ask blue identity", "answer X F")
    assert on_with(state) == ["exile v58", "announce"]


def test_nothing_is_announced_on_a_guess() -> None:
    """At the very start, with nothing known, no level announces, even where it could."""
    state = set_up(marbles="WWW")
    for level in ("novice", "sensible", "spymaster"):
        assert decide(state, level) == "end"


def test_beliefs_are_exact() -> None:
    """At first each other player is the partner with one chance in three; after example 10 Green certainly is."""
    fresh = Belief(view(set_up(marbles="WWW"), 0))
    assert len(fresh.worlds) == 216
    assert all(abs(fresh.trust(seat) - 1 / 3) < 1e-9 for seat in (1, 2, 3))
    known = Belief(view(knowing(), 0))
    assert known.trust(2) == pytest.approx(1.0) and len(known.worlds) == 8
    assert {task.kind for task in known.tasks} == {"go"}


def test_the_ambassador_tells_more_of_identities_than_a_spy() -> None:
    """A question through the Ambassador yields about three times as many bits, as specified."""
    questions = Questions(Belief(view(set_up(marbles="WWW"), 0)))
    assert questions.worth(1, True, 0) > 1.5 * questions.worth(1, False, 0) > 0


def test_every_ending_of_a_movement_is_looked_at() -> None:
    """The agents consider as many endings of a movement as example 1 counts."""
    for marbles, count in (("RRW", 44), ("RBK", 180), ("KKW", 8)):
        assert len({ending.at for ending in endings(set_up(marbles=marbles))}) == count


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), pytest.param(3, 2, marks=pytest.mark.slow)])
def test_agents_end_a_match_by_a_mission(seats: int, seed: int) -> None:
    """Every move is legal, and in the end somebody has accomplished a mission."""
    match = played(seats, ["sensible"] * seats, seed)
    outcome = match.outcome
    assert outcome is not None and outcome.reason == "mission"


@pytest.mark.slow
def test_agents_play_with_every_option() -> None:
    """Agents play with chosen colours and places, purple marbles, discreet tics and a limit of rounds."""
    options: dict[str, object] = {
        "phantom": "ares2013", "announce": "standing", "tics": "discreet", "colours": "choose", "placement": "choose",
        "repeat": "forbidden", "repeat_ambassador": "included", "exile": "any_unnumbered", "round_cap": 3, **DEDUCE,
    }  # fmt: skip
    match = played(3, ["spymaster", "sensible", "novice"], 3, options)
    assert match.outcome is not None


def test_a_bot_makes_one_tic_in_a_turn_however_many_are_allowed() -> None:
    """Asked again after its tic, a bot moves: it must not make tics for ever where they are unlimited."""
    for seed in range(40):
        match = Match(GAME, 4, {"tic_limit": 0})
        for text in (*fortunas_moves(), "marbles RRW"):
            match.play(text)
        agent, made = bot(GAME, "novice", seed), 0
        while match.to_move == 0 and match.view(0).picked is None:
            move = ALPHABET.move(agent.choose(match.view(0), match.codes() + match.asides(0), BUDGET))
            made += isinstance(move, Tic)
            assert made < 2, f"seed {seed}"
            match.play(move, 0)
        if made:
            return
    raise AssertionError("no bot made a tic")


@pytest.mark.slow
def test_agents_beat_chance() -> None:
    """Two agents clearly win more often than two random players."""
    wins = {"sensible": 0, "uniform": 0}
    for seed in range(24):
        names = ["sensible", "uniform", "sensible", "uniform"]
        Random(seed).shuffle(names)
        outcome = played(4, names, seed).outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[names[seat]] += 1
    assert wins["sensible"] >= 1.5 * wins["uniform"], wins
