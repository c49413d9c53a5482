"""The spymaster of Intrigues à Venise reads between the cards, counts turns, and uses exile; the guest forgets."""

from __future__ import annotations

import pytest

import serenissima
from serenissima.bots.bot import Budget, Planning, decide
from serenissima.bots.levels import bot
from serenissima.bots.lookback import Decision, judge
from serenissima.bots.lore.intrigues_a_venise import TEMPERS, reading, roads
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.novice import FRESH, Novice
from serenissima.bots.search import Weighing
from serenissima.core.fortuna import Fortuna
from serenissima.core.playing import play_match
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, ANSWER, END, EXILE
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, legal_answers
from tests.bots.missions import about_to_arrive, arrived

GAME = serenissima.game("intrigues-a-venise")
ALPHABET = Alphabet()
BUDGET = Budget(seconds=1.0)
IDENTITIES = "FBXZ"


def asked(answer: str) -> State:
    """Red (F, thin) has asked Yellow (Zsa Zsa, short) about identity and received this answer."""
    state = set_up(pieces={"yellow tall": 3}, marbles="RWW")
    play(state, "marble red", "spy red tall", "step v3", "finish", "meet v3", "ask yellow identity")
    return play(state, answer)


def test_two_false_faces_betray_the_third() -> None:
    """A hiding player shows two false identities beside the true build, though logic alone does not say so."""
    seen = view(asked("answer B X short"), 0)
    logic, insight = Belief(seen, False), Insight(seen, False)
    envelope = insight.holders.index(3)

    def is_zsa_zsa(belief: Belief) -> float:
        return belief.share(lambda world: IDENTITIES[world[0][envelope]])["Z"]

    assert is_zsa_zsa(logic) < 0.2
    assert is_zsa_zsa(insight) > 0.7
    assert insight.share(lambda world: world[1][envelope])[1] > 0.8
    assert {world for world, _ in insight.worlds} == {world for world, _ in logic.worlds}


@pytest.mark.parametrize("partner", [True, False])
@pytest.mark.parametrize("asked_before", [0, 2, 9])
def test_all_answers_together_are_certain(partner: bool, asked_before: int) -> None:
    """The likelihoods of all legal answers add up to 1, whatever was shown before."""
    for ambassador, about in ((False, 0), (False, 1), (True, 0), (True, 1)):
        legal = legal_answers(ambassador, about, 3, 1, 2, True, True)
        for before in (reading.seen([]), reading.seen([0b0010_0110])):
            answers = [ANSWERS[code - ANSWER] for code in legal]
            chances = [
                reading.likelihood(answer, 4 * 3 + 1, 2, (ambassador, about), before, asked_before, partner)
                for answer in answers
            ]
            assert sum(chances) == pytest.approx(1.0)


def test_a_message_speaks_for_a_partner() -> None:
    """Whoever shows a message may be a double agent, but is the partner more likely than logic says."""
    state = set_up(pieces={"green tall": 3}, marbles="RWW")
    play(state, "marble red", "spy red tall", "step v3", "finish", "meet v3", "ask green identity")
    seen = view(play(state, "answer mD B fat"), 0)
    assert Insight(seen, False).trust(2) > 0.85


def test_turns_not_steps() -> None:
    """#1 lies in the water: from beside it a boat is needed, which 85 of 120 shakes give (10.4)."""
    water = 85 / 120
    assert roads.soon(54)[54] == 1.0
    assert roads.soon(54)[57] == pytest.approx(0.8 * water / (1 - 0.8 * (1 - water)), abs=0.01)
    far = roads.soon(54)
    assert 0 < far[24] < far[53] < far[52]
    black = 64 / 120
    assert roads.soon(58, True)[29] == pytest.approx(0.8 * black / (1 - 0.8 * (1 - black)), abs=0.01)
    assert roads.soon(0)[54] == 0.0


def test_a_partner_is_exiled_close_to_the_goal() -> None:
    """Red, who knows that the fat green spy must go to #1 and has just met it, exiles it close to #1."""
    state = set_up(pieces={"green fat": 3}, marbles="RWW")
    play(state, "marble red", "spy red tall", "step v3", "finish", "meet v3", "ask green identity")
    play(state, "answer mD B! fat!")
    codes = state.codes()
    chosen = bot(GAME, "spymaster", 1).choose(view(state, 0), codes, BUDGET)
    near = roads.soon(54)
    assert near[chosen - EXILE] == max(near[code - EXILE] for code in codes)


def test_a_movement_is_planned_as_a_whole() -> None:
    """From the first marble to the end of the movement, every small move is legal."""
    state = set_up(marbles="RBK")
    spymaster = bot(GAME, "spymaster", 1)
    assert isinstance(spymaster, Planning)
    plan = spymaster.plan(view(state, 0), state.codes(), BUDGET)
    assert ALPHABET.text(ALPHABET.move(plan[-1])) == "finish"
    for code in plan:
        assert code in state.codes()
        state.play(code)


def test_movements_and_announcements_are_weighed() -> None:
    """Green can certainly reach #1, and no other movement is rated higher."""
    state = about_to_arrive()
    spymaster = bot(GAME, "spymaster", 1)
    assert isinstance(spymaster, Weighing)
    best, *others = spymaster.weigh(view(state, 2), state.codes(), BUDGET)
    assert ALPHABET.text(ALPHABET.move(best.plan[-2])) == "step v54" and best.payoff == pytest.approx(1.0)
    assert others and all(0.0 < other.payoff <= best.payoff for other in others)
    state = arrived()
    (weighed,) = spymaster.weigh(view(state, 2), state.codes(), BUDGET)
    assert weighed.code == ANNOUNCE and weighed.payoff == pytest.approx(1.0) and weighed.proven


def test_an_announcement_is_weighed_beside_playing_on() -> None:
    """A rash announcement is rated unlikely, and a missed certain one is regretted."""
    state = set_up(marbles="WWW")
    spymaster = bot(GAME, "spymaster", 1)
    assert isinstance(spymaster, Weighing)
    best, announce = spymaster.weigh(view(state, 0), state.codes(), BUDGET)
    assert best.code == END and announce.code == ANNOUNCE
    assert announce.payoff == 0 and best.payoff > 0.3
    rash = Decision(entry=1, view=view(state, 0), codes=state.codes(), played=[ANNOUNCE])
    judged = judge(GAME, rash, BUDGET, 1)
    assert judged is not None and judged.best == (END,) and judged.chance == 0 and judged.cost > 0.3
    won = arrived()
    missed = judge(GAME, Decision(entry=1, view=view(won, 2), codes=won.codes(), played=[END]), BUDGET, 1)
    assert missed is not None and missed.best == (ANNOUNCE,) and missed.best_chance > 0.99 and missed.cost > 0.1


def test_the_guest_forgets_what_was_not_shown_openly() -> None:
    """Most answers are forgotten after some turns, but never a seal or a message."""

    def left(answer: str, turns: int) -> list[int]:
        state = play(asked(answer), "exile v39", "end")
        while state.turn <= turns:
            play(state, "marbles WWW", "end")
        novices = [Novice(GAME, TEMPERS[0], seed) for seed in range(12)]
        return [len(novice._belief(view(state, 0)).worlds) for novice in novices]

    exact = len(Belief(view(asked("answer B X short"), 0)).worlds)
    assert left("answer B X short", FRESH - 1) == [exact] * 12
    later = left("answer B X short", FRESH + 4)
    assert 6 <= later.count(216) <= 11 and later.count(exact) == 12 - later.count(216)
    assert max(left("answer Z! X short", FRESH + 4)) < 216


def test_spymasters_end_a_match() -> None:
    """Every planned move is legal or the bot is asked again, and the match ends with a mission."""
    seats = 3
    state = GAME.new(seats, GAME.read_options(GAME.unattended))
    bots = [bot(GAME, "spymaster", seat) for seat in range(seats)]
    play_match(
        state,
        Fortuna("spymasters").draw,
        lambda seat, codes: decide(bots[seat], GAME.view(state, seat), codes, BUDGET),
    )
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "mission"
