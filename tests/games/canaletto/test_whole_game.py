"""The scripted match of sixteen auctions on FX, round by round (section 9.2 of the specification)."""

from __future__ import annotations

import pytest

from serenissima.games.canaletto.events import Bidden
from tests.games.canaletto.setting import A, B, C, Table, fx

ROUNDS: list[tuple[str, list[int], int, tuple[int, int] | None]] = [
    ("bid 3; bid 7; pass; pass", [30, 23, 30], 0, (7, C)),
    ("bid 5; bid 8; pass; bid 10; pass", [30, 32, 29], 0, (1, A)),
    ("bid 1; bid 6; pass; pass", [30, 26, 29], 0, (8, C)),
    ("pass; pass; bid 7", [30, 19, 29], 0, (15, C)),
    ("pass; pass; pass", [30, 19, 29], 0, (2, A)),
    ("bid 16; pass; pass", [14, 19, 29], 0, (3, B)),
    ("bid 4; bid 15; bribe", [14, 19, 29], 0, (4, B)),
    ("pass; bid 2; pass", [14, 19, 27], 0, (6, A)),
    ("bid 8; bid 12; pass; bid 20; pass", [0, 19, 27], 6, (10, B)),
    ("bid 5; bid 9; pass; bribe; sell Ca", [29, 48, 27], 6, (5, C)),
    ("bid 10; bid 14; pass; bid 15; pass", [29, 48, 12], 6, (9, A)),
    ("bid 9; bid 13; bribe", [45, 64, 44], 6, (11, A)),
    ("bid 1; bid 4; bid 5; pass; pass", [45, 71, 53], 6, (12, A)),
    ("bid 6; bid 7; pass; bid 20; pass; sell Li", [59, 74, 53], 6, (13, B)),
    ("bid 10; bid 12; pass; bid 17; pass; sell Go", [69, 89, 59], 6, (14, C)),
    ("bid 20; bid 30; pass; bid 40; pass; sell Bu", [77, 89, 80], 6, None),
]
GONDOLAS = [
    *([3, 7], [12, 15, 1], [2, 7], [15], [], [2], [7, 2], [6]),
    *([14, 2, 10], [15, 3], [15, 3, 4], [2, 6], [12, 15, 0], [2, 3, 0], [7, 9, 14], [2, 12, 6]),
]
"""Where the gondola stops with each bid."""


def play_round(table: Table, number: int) -> None:
    """One auction of the script, with the palaces at which the gondola stops."""
    texts, money, debt, after = ROUNDS[number]
    stops = []
    for text in texts.split("; "):
        heard = len(table.match.heard(A))
        table.play(text)
        news = [one.event for one in table.match.heard(A)[heard:]]
        stops += [event.palace for event in news if isinstance(event, Bidden)]
    assert stops == GONDOLAS[number]
    assert (table.money, table.debt) == (money, [debt, 0, 0])
    if after is not None:
        assert table.at(*after), (number, table.view)


@pytest.mark.rule("CAN-22", "CAN-23", "CAN-24", "CAN-26", "CAN-30", "CAN-41", "CAN-46", "CAN-48", "CAN-53", "CAN-54")
@pytest.mark.parametrize("values", ["next_only", "open"])
def test_the_scripted_match(values: str) -> None:
    """Sixteen auctions go as written: prices, sales, money, debt, the next palace and starter; B wins with 89."""
    table = fx(options={"values": values})
    assert table.at(0, A)
    for number in range(len(ROUNDS)):
        play_round(table, number)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores == (65, 89, 80)
    assert outcome.ranks == (3, 1, 2)
    view = table.view
    assert [space.state for space in view.row] == ["used"] * 11 + ["next"]
    assert view.row[-1].value == 11
    assert view.palaces[15].lot == ["necklace"]
    assert view.players[C].treasures == {"necklace": 1}


@pytest.mark.rule("CAN-39", "CAN-50", "CAN-54")
def test_a_bribe_completes_groups() -> None:
    """Round 10: the briber orders the sales, the starter is on the briber's left, the gondola stays where it was."""
    table = fx()
    for number in range(9):
        play_round(table, number)
    table.play("bid 5", "bid 9", "pass", "bribe")
    assert table.match.to_move == B
    assert table.offers() == ["sell Ca", "sell Ri"]
    table.play("sell Ca")
    assert table.at(5, C)
    sales = [(sale.group, sale.value, sale.counts) for sale in table.view.history[9].sales]
    assert sales == [("candelabrum", 12, [2, 2, 0]), ("ring", 5, [1, 1, 0])]


@pytest.mark.rule("CAN-55")
def test_the_scripted_match_goes_on_with_three_kinds() -> None:
    """After round 15 busts, paintings and necklaces are left, so there is a sixteenth auction."""
    table = fx()
    for number in range(15):
        play_round(table, number)
    assert table.view.kinds == 3
    assert table.view.phase == "bidding"


def test_the_history_tells_what_lots_cost_and_brought() -> None:
    """Each auction with its buyer, price, what its treasures brought so far, and the wealth of all after it."""
    table = fx()
    for number in range(16):
        play_round(table, number)
    history = table.view.history
    assert table.view.start == [30, 30, 30]
    assert [auction.number for auction in history] == list(range(1, 17))
    assert [auction.buyer for auction in history[:7]] == [B, C, B, B, None, A, A]
    wealth = [[m - 2 * (debt if seat == A else 0) for seat, m in enumerate(money)] for _, money, debt, _ in ROUNDS]
    assert [auction.wealth for auction in history] == wealth
    first = history[0]
    assert (first.lot, first.price, first.brought, first.unsold) == (["mirror", "lamp"], 7, 9 + 16, 0)
    ninth = history[8]
    assert (ninth.price, ninth.borrowed, ninth.brought) == (20, 6, 12 + 5 + 8)
    assert (history[6].bribe, history[6].price, history[6].bid) == (True, 0, 15)
    assert (history[11].lot, history[11].brought, history[11].unsold) == (["mirror", "necklace"], 16, 1)
