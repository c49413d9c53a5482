"""The bots of Canaletto clearly beat chance, and know about lots, double debt, and the mask."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot, bots_for, default_level
from serenissima.bots.lore.canaletto.offers import Offers
from serenissima.bots.lore.canaletto.reckoning import estates
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.games.canaletto.setup import Holder, Setting, set_up
from serenissima.games.canaletto.state import State
from tests.playing import between

GAME = serenissima.game("canaletto")
FEW = Budget(seconds=60, iterations=40)
LATER = {3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li", 8: "Mi"}


def play(names: list[str], seed: int, options: dict[str, OptionValue] | None = None, budget: Budget = FEW) -> Match:
    """A whole match between these bots; every choice must be legal."""
    bots = [bot(GAME, name, 10 * seed + seat) for seat, name in enumerate(names)]
    return between(GAME, bots, f"bots/{seed}", budget, options)


def chosen(state: State, name: str, seed: int = 1) -> str:
    """What a bot does in a position, in words."""
    player: Bot = bot(GAME, name, seed)
    code = player.choose(GAME.view(state, state.to_move()), state.codes(), FEW)
    return GAME.alphabet.text(GAME.alphabet.move(code))


def test_the_ladder() -> None:
    """The levels are listed weakest first, and the merchant is the default."""
    assert [level.name for level in bots_for(GAME)] == ["uniform", "search", "broker", "shopkeeper", "sensible", "doge"]
    assert default_level(GAME) == "sensible"


@pytest.mark.parametrize("name", ["broker", "shopkeeper", "sensible"])
@pytest.mark.parametrize("seed", range(3))
def test_reckoning_beats_chance(name: str, seed: int) -> None:
    """Against two random players it wins, and ends with more than it began with, or at least without debt."""
    names = ["uniform", "uniform", "uniform"]
    names[seed % 3] = name
    match = play(names, seed)
    assert match.outcome is not None
    assert match.outcome.winners == (seed % 3,)
    assert match.outcome.scores[seed % 3] >= 0


def test_the_merchant_beats_brokers() -> None:
    """Considering the order of sales and the next palace pays off: at least nine of twelve matches, not four."""
    won = []
    for seed in range(12):
        names = ["broker", "broker", "broker"]
        names[seed % 3] = "sensible"
        match = play(names, seed)
        assert match.outcome is not None
        won.append(match.outcome.winners == (seed % 3,))
    assert sum(won) >= 9, won


@pytest.mark.parametrize("name", ["search", "doge"])
def test_searching_bots_play_to_the_end(name: str) -> None:
    """The searching bots play only legal moves and beat chance with little thought."""
    match = play(["uniform", name, "uniform"], 1, budget=Budget(seconds=60, iterations=25))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize(
    "options",
    [
        {"bribe_timing": "interrupt", "no_bid": "discard"},
        {"start_palace": "first_player", "values": "open"},
        {"max_bid": 5, "layout": "flat"},
        {"max_bid": 2, "bribe_timing": "interrupt"},
    ],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_and_number_of_seats(options: dict[str, OptionValue], seats: int) -> None:
    """All bots play with every option and every number of seats."""
    names = ["sensible", "doge", "broker", "sensible"][:seats]
    assert play(names, 3, options, Budget(seconds=60, iterations=4)).outcome is not None


def test_debt_counts_double() -> None:
    """What a lot may cost grows only half as fast beyond the player's money."""
    lots = {0: "Bu", 1: "Bu", **LATER}
    rich, poor = (
        set_up(Setting(holders=[Holder(money=money, treasures="Bu"), Holder(), Holder()], lots=lots, column=0))
        for money in (100, 0)
    )
    assert Offers(poor).limit(0) == pytest.approx(Offers(rich).limit(0) / 2)
    assert Offers(poor).cost(0, 7) == 14.0


def test_a_sure_sale_is_bought() -> None:
    """The last stove, with 16 turned up, brings its buyer 16, and its group pays the other owner in any case."""
    holders = [Holder(treasures="St"), Holder(), Holder()]
    state = set_up(Setting(holders=holders, lots={0: "St", **LATER}, column=0, values=(16, 3)))
    assert chosen(state, "sensible").startswith("bid")
    offers = Offers(state)
    assert 14.0 < offers.limit(0) == offers.limit(1) <= 16.0


def test_a_worthless_lot_is_left_alone() -> None:
    """If only two kinds remain after the rings, nothing else is sold, so the lot is not worth a raise."""
    lots = {0: "Mi Cl", 3: "Mi Cl", 5: "Mi Cl Ri", 7: "Mi"}
    holders = [Holder(), Holder(treasures="Ri", mask=False), Holder()]
    state = set_up(Setting(holders=holders, lots=lots, column=0, values=(3, 4)))
    state.play(9)
    assert chosen(state, "sensible") == "pass"


@pytest.mark.parametrize("name", ["sensible", "doge"])
def test_a_rich_lot_is_worth_the_mask(name: str) -> None:
    """A lot at 15 that completes two of one's groups at high values is taken with the mask."""
    holders = [Holder(), Holder(money=1, treasures="St Ri"), Holder()]
    lots = {0: "St Ri Mi", 3: "Mi Cl", 5: "Mi Cl", 7: "Mi", 8: "Cl"}
    state = set_up(Setting(holders=holders, lots=lots, column=0, values=(16, 15), options={"values": "open"}))
    state.play(14)
    assert chosen(state, name) == "bribe"


@pytest.mark.parametrize(("values", "first"), [((16, 3), "sell St"), ((3, 16), "sell Ri")])
def test_the_order_of_sales(values: tuple[int, int], first: str) -> None:
    """The seller's own group gets the higher value, the opponents' the lower."""
    holders = [Holder(treasures="St"), Holder(treasures="Ri"), Holder()]
    lots = {0: "St Ri", **LATER}
    state = set_up(Setting(holders=holders, lots=lots, column=0, values=values, options={"values": "open"}))
    for text in ("bid 1", "pass", "pass"):
        state.play(GAME.alphabet.code(GAME.alphabet.parse(text)))
    # one stove more than the others' rings: A has two stoves and one ring, B one ring
    assert chosen(state, "sensible") == first


def test_estates_are_money_at_the_end() -> None:
    """When the match is over, the estimated estates are the final money."""
    match = play(["sensible", "broker", "uniform"], 5)
    world = GAME.imagine(match.view(0), Random(1))
    assert match.outcome is not None
    assert [round(each) for each in estates(world)] == list(match.outcome.scores)
