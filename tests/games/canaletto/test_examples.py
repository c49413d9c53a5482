"""The individual cases of the specification (section 9.3), each as a test."""

from __future__ import annotations

import pytest

from serenissima.core.game import NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.games.canaletto.alphabet.lines import read_layout
from serenissima.games.canaletto.setup import Holder
from serenissima.games.canaletto.showing.showing import track
from tests.games.canaletto.setting import FX, GAME, A, B, C, D, Options, Table, at, everyone, fx


@pytest.mark.rule("CAN-02", "CAN-26", "CAN-27")
def test_1_gondola_arithmetic() -> None:
    """From P12, bids of 3, 7 and 20 bring it to P15, P3 and P0, over empty palaces as over full ones."""
    table = fx(column=12)
    stops = []
    for bid in (3, 7, 20):
        table.play(f"bid {bid}")
        stops.append(table.view.gondola)
    assert stops == [15, 3, 0]
    assert table.view.column == 12


@pytest.mark.rule("CAN-25", "CAN-28")
def test_2_illegal_bids() -> None:
    """A bid is a whole number above the last one, from 1 to 100."""
    table = fx()
    assert table.refused("bid 0") == "CAN-25"
    assert "bid 1" in table.offers()
    table.play("bid 6")
    rules = {text: table.refused(text) for text in ("bid 6", "bid 5", "bid 0", "bid -1", "bid 6.5", "bid 101")}
    assert set(rules.values()) == {"CAN-25", "CAN-28"}
    assert rules["bid 101"] == "CAN-28"
    assert {"bid 7", "bid 100"} <= set(table.offers())


@pytest.mark.rule("CAN-23", "CAN-30")
def test_3_skipping() -> None:
    """Those who passed are skipped, and the last one in who bid buys without being asked again."""
    table = fx(seats=4, starter=B).play("bid 1", "pass", "bid 4", "pass")
    assert (table.match.to_move, table.view.gondola) == (B, 4)
    table.play("bid 5")
    assert table.match.to_move == D
    table.play("pass")
    assert table.money == [30, 25, 30, 30]
    assert table.at(5, C)


@pytest.mark.rule("CAN-36", "CAN-53")
def test_4_full_circle() -> None:
    """A price of 16 brings the gondola back to the palace just sold: the next full one is next."""
    table = fx(column=2, starter=B).play("pass", "bid 16")
    assert (table.view.gondola, table.match.to_move) == (2, A)
    assert table.refused("bribe") == "CAN-36"
    assert {"pass", "bid 17"} <= set(table.offers())
    table.play("pass")
    assert table.money == [30, 30, 14]
    assert table.view.history[0].sales == []
    assert table.at(3, A)


@pytest.mark.rule("CAN-34", "CAN-36", "CAN-38", "CAN-39")
def test_5_bribe_at_15() -> None:
    """At 15 a bribe gets the lot for nothing, uses up the mask, and nobody can raise any more."""
    table = fx().play("bid 5", "bid 15")
    assert table.offers() == [*(f"bid {x}" for x in range(16, 101)), "pass", "bribe"]
    table.play("bribe")
    assert table.money == [30, 30, 30]
    assert table.view.players[C].treasures == {"mirror": 1, "lamp": 1}
    assert [player.mask for player in table.view.players] == [True, True, False]
    assert table.at(15, A)


@pytest.mark.rule("CAN-34", "CAN-35", "CAN-36", "CAN-37")
def test_6_bribe_refused() -> None:
    """A bribe is refused before any bid, at 16, after passing, with a used mask, and out of turn."""
    table = fx()
    assert table.refused("bribe") == "CAN-35"
    table.play("bid 2")
    assert table.refused("bribe", seat=C) == "CAN-37"
    assert table.refused("bribe", seat=A) == "CAN-37"
    table.play("pass")
    assert table.refused("bribe", seat=B) == "CAN-37"
    table.play("bid 16")
    assert table.refused("bribe") == "CAN-36"
    assert "bribe" not in table.offers()
    used = fx().play("bid 1", "bribe", "bid 1", "pass")
    assert used.match.to_move == B
    assert used.refused("bribe") == "CAN-34"


@pytest.mark.rule("CAN-42", "CAN-43", "CAN-44", "CAN-57")
def test_7_debt_adds_up() -> None:
    """Money is paid first, then debt, which adds up and is not reduced by later income."""
    holders = [Holder(money=5, debt=3, treasures="St"), Holder(), Holder()]
    lots = {0: "Mi Cl", 3: "Mi Cl St", 5: "Mi Cl", 6: "Mi"}
    table = at(holders, lots, column=0).play("bid 12", "pass", "pass")
    assert (table.money, table.debt) == ([0, 30, 30], [10, 0, 0])
    assert table.worth == [-20, 30, 30]


@pytest.mark.rule("CAN-44", "CAN-57")
def test_7_income_leaves_debt() -> None:
    """With money 0 and debt 10, an income of 9 makes money 9 and debt 10: final -11."""
    holders = [Holder(money=0, debt=10, treasures="St"), Holder(), Holder()]
    table = at(holders, {0: "St", 3: "Ne La", 9: "Ne La"}, column=0, starter=B, values=(9,)).play(
        "bid 1", "pass", "pass"
    )
    assert (table.money[A], table.debt[A]) == (9, 10)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores[A] == -11


@pytest.mark.rule("CAN-45")
def test_8_pay_first() -> None:
    """Income from groups completed by this very purchase does not save from debt."""
    holders = [Holder(money=4, treasures="St"), Holder(), Holder()]
    lots = {0: "St", 3: "Mi Cl Bu", 5: "Mi Cl Bu", 7: "Mi Cl Bu", 8: "Mi"}
    table = at(holders, lots, column=0, values=(16, 3)).play("bid 10", "pass", "pass")
    assert (table.money[A], table.debt[A], table.worth[A]) == (32, 6, 20)


@pytest.mark.rule("CAN-48", "CAN-50")
@pytest.mark.parametrize(("first", "money"), [("Bu", [25, 40, 57, 8]), ("Pa", [14, 40, 68, 8])])
def test_9_order_of_two_groups(first: str, money: list[int]) -> None:
    """The buyer of the last pieces decides which group gets which value."""
    holders = [
        Holder(money=10, treasures="Pa"),
        Holder(money=40),
        Holder(money=25, treasures="Bu Bu Pa"),
        Holder(money=8),
    ]
    lots = {14: "Bu Pa", 3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li", 8: "Mi"}
    table = at(holders, lots, column=14, starter=C, values=(4, 15, 3)).play("bid 10", "pass", "pass", "pass")
    assert table.match.to_move == C
    assert table.offers() == ["sell Pa", "sell Bu"]
    table.play(f"sell {first}")
    assert table.money == money


@pytest.mark.rule("CAN-50", "CAN-51", "CAN-53")
@pytest.mark.parametrize(
    ("order", "money"),
    [
        ("Ca Go", [44, 40, 44]),
        ("Ca St", [44, 36, 44]),
        ("Go Ca", [55, 51, 33]),
        ("Go St", [51, 43, 37]),
        ("St Ca", [55, 58, 33]),
        ("St Go", [51, 54, 37]),
    ],
)
def test_10_three_groups(order: str, money: list[int]) -> None:
    """Three groups at once, in every order: the buyer chooses twice, the third is sold by itself."""
    holders = [
        Holder(money=20, treasures="Ca"),
        Holder(money=20, treasures="Ca Ca Go"),
        Holder(money=20, treasures="Go St"),
    ]
    lots = {3: "Ca Go St", 9: "Mi Li Ne", 10: "Mi Li Ne", 11: "Mi Li", 12: "Mi"}
    table = at(holders, lots, column=3, values=(3, 14, 10, 5)).play("bid 6", "pass", "pass")
    first, second = order.split()
    assert table.offers() == ["sell Ca", "sell Go", "sell St"]
    table.play(f"sell {first}")
    assert table.match.to_move == A
    assert len(table.offers()) == 2
    table.play(f"sell {second}")
    assert table.money == money
    assert table.at(9, B)


@pytest.mark.rule("CAN-55")
def test_11_two_kinds_over_two_palaces() -> None:
    """Kinds are counted, not palaces or pieces: two kinds, three pieces, and it is over."""
    holders = [Holder(treasures="St"), Holder(treasures="Ri Mi Cl"), Holder(treasures="Mi Cl")]
    table = at(holders, {0: "St Ri", 3: "Mi Cl", 9: "Mi"}, column=0, values=(9, 12, 5))
    table.play("bid 2", "pass", "pass", "sell St")
    assert table.money == [58, 42, 30]
    assert table.view.phase == "over"
    assert table.view.kinds == 2


@pytest.mark.rule("CAN-50", "CAN-55", "CAN-56")
def test_12_three_kinds_in_one_palace_do_not_end_it() -> None:
    """One palace with three kinds is one more auction; then the board is empty."""
    holders = [Holder(treasures="St"), Holder(treasures="Mi Mi Mi Cl Cl"), Holder(treasures="Bu Bu")]
    table = at(holders, {0: "St", 3: "Mi Cl Bu"}, column=0, values=(9, 12, 5, 16, 3))
    table.play("bid 2", "pass", "pass")
    assert table.money == [46, 30, 30]
    assert table.at(3, B)
    table.play("pass", "pass", "bid 1")
    assert table.money[A] == 45
    assert table.view.waiting == ["mirror", "clock", "bust"]
    table.play("sell Bu", "sell Mi")
    assert table.money == [78, 77, 54]
    assert table.view.phase == "over"


@pytest.mark.rule("CAN-32", "CAN-33", "CAN-58")
def test_13_everyone_always_passes() -> None:
    """Sixteen auctions, 48 passes, three winners with 30 each."""
    table = fx()
    passes = 0
    while table.match.to_move is not None:
        table.play("pass")
        passes += 1
    assert passes == 48
    assert len(table.view.history) == 16
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((30, 30, 30), (A, B, C), "no-bids")


@pytest.mark.rule("CAN-32")
def test_14_no_bid() -> None:
    """The next full palace and the starter's left neighbour follow; the lot stays and nobody pays."""
    lots = {15: "Ne", 2: "Mi Li Ne", 3: "Mi Li", 4: "Mi Li", 5: "Mi"}
    table = at(everyone(), lots, column=15, starter=C).play("pass", "pass", "pass")
    assert table.at(2, A)
    assert table.view.palaces[15].lot == ["necklace"]
    assert table.money == [30, 30, 30]


@pytest.mark.rule("CAN-31", "CAN-35")
def test_15_last_one_in() -> None:
    """Who is left alone without a bid may pass or bid any amount, which buys at once; there is nothing to bribe for."""
    table = fx(starter=C).play("pass", "pass")
    assert table.match.to_move == B
    assert table.offers() == [*(f"bid {x}" for x in range(1, 101)), "pass"]
    table.play("bid 7")
    assert table.money == [30, 23, 30]
    assert table.at(7, C)


@pytest.mark.rule("CAN-30", "CAN-37")
def test_16_the_high_bidder_cannot_bribe() -> None:
    """When all others have passed it is over: no choice to use the mask instead of paying."""
    table = fx().play("bid 3", "pass")
    assert table.refused("bribe", seat=A) == "CAN-37"
    table.play("pass")
    assert table.money == [27, 30, 30]
    assert all(player.mask for player in table.view.players)


def finals(holders: list[Holder], options: Options | None = None) -> Table:
    """A match that ends with these holdings: everybody passes on the last lots."""
    table = at(holders, {0: "Mi Cl Bu", 1: "Mi Cl", 2: "Mi Bu", 3: "Mi Cl Bu"}, column=0, options=options)
    while table.match.to_move is not None:
        table.play("pass")
    return table


@pytest.mark.rule("CAN-58")
def test_18_final_tie() -> None:
    """Equal scores share the place; by choice of the table the smaller debt decides."""
    table = finals([Holder(money=64), Holder(money=64), Holder(money=51)])
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == (1, 1, 3)
    tied = [Holder(money=70, debt=3), Holder(money=64), Holder(money=51)]
    assert (outcome := finals(tied).match.outcome) is not None
    assert outcome.ranks == (1, 1, 3)
    assert (outcome := finals(tied, {"tie_break": "debt_then_mask"}).match.outcome) is not None
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.rule("CAN-03", "CAN-11")
@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("La Mi/Ca Fa/", "La Mi Ca Fa/Go/", "CAN-11"),
        ("/Fa/", "//", "CAN-11"),
        ("La Mi/Ca Fa/Mi Li", "La Ca/Fa/Mi Mi Li", "CAN-11"),
        ("/Ne", "/Mi", "CAN-03"),
        ("/Ne", "", "CAN-01"),
        ("/Ne", "/Cat", "CAN-03"),
    ],
    ids=["four in one palace", "an empty palace", "two mirrors", "five mirrors", "fifteen palaces", "a cat"],
)
def test_19_illegal_layouts(old: str, new: str, rule: str) -> None:
    """A layout that breaks a rule is refused with its number, and nothing of it is laid out."""
    assert old in FX
    layout = FX.replace(old, new, 1) if old != "/Ne" else FX[: FX.rindex("/Ne")] + new
    with pytest.raises(NotAMove) as refused:
        read_layout(layout)
    assert refused.value.refusal.rule == rule
    match = Match(GAME, 3)
    with pytest.raises(IllegalMove) as illegal:
        match.play_line(f"layout {layout}")
    assert illegal.value.rule == rule
    assert match.log == []


@pytest.mark.rule("CAN-03", "CAN-11", "CAN-12")
def test_19_illegal_placements() -> None:
    """Treasure by treasure the same rules are named, and what could never become a legal layout is refused too."""
    match = Match(GAME, 3)
    table = Table(match, ())
    match.play("place Mi P0")
    assert table.refused("place Mi P0") == "CAN-11"
    assert table.refused("place Ca P0") == "CAN-12"
    match.play_line("place Mi P1; place Mi P2; place Mi P3")
    assert table.refused("place Mi P4") == "CAN-03"
    match.play_line("place Ca P0; place Ca P1; place Ca P2; place Ca P3; place Fa P0")
    match.play_line("place Fa P1; place Fa P2")
    assert table.refused("place Li P0") == "CAN-11"
    assert table.refused("bid 3") == "CAN-12"


@pytest.mark.rule("CAN-10")
@pytest.mark.parametrize(
    ("money", "counters"),
    [(0, (0, None)), (69, (69, None)), (70, (0, 70)), (74, (4, 70)), (99, (9, 90)), (109, (9, 100)), (137, (37, 100))],
)
def test_20_track_display(money: int, counters: tuple[int, int | None]) -> None:
    """From 70 on the second counter shows the tens beside the track, the first one the rest."""
    assert track(money) == counters
    player = at([Holder(money=money), Holder(), Holder()], {0: "Ne", 1: "Ne"}, column=0).view.players[A]
    assert (player.plain, player.second, player.money) == (*counters, money)


@pytest.mark.rule("CAN-15", "CAN-50")
def test_21_values_are_turned_up_one_by_one() -> None:
    """Before any sale only the 9 is seen; after the lamps the 12; between two sales of one round the next one."""
    table = fx()
    assert [space.value for space in table.view.row] == [9] + [None] * 11
    table.play("bid 3", "bid 7", "pass", "pass", "bid 5", "bid 8", "pass", "bid 10", "pass")
    assert [(space.value, space.state) for space in table.view.row[:3]] == [(9, "used"), (12, "next"), (None, "hidden")]
    holders = [Holder(treasures="Ca"), Holder(treasures="Ca Ca Ri"), Holder()]
    lots = {10: "Ca Ri", 11: "Mi Li Ne", 12: "Mi Li Ne", 13: "Mi Li", 14: "Mi"}
    both = at(holders, lots, column=10, values=(12, 5, 16)).play("bid 1", "pass", "pass")
    used = len([space for space in both.view.row if space.state == "used"])
    both.match.play("sell Ca")
    assert both.view.phase == "revealing"
    assert both.view.waiting == ["ring"]
    both.turn_up()
    row = [space.value for space in both.view.row]
    assert row[used : used + 3] == [12, 5, 16]
    assert [sale.value for sale in both.view.history[0].sales] == [12, 5]


@pytest.mark.rule("CAN-57")
def test_22_a_negative_winner() -> None:
    """Scores may be negative; the highest still wins."""
    table = finals([Holder(money=0, debt=2), Holder(money=9, debt=10), Holder(money=0, debt=15)])
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-4, -11, -30), (A,))
