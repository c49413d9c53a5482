"""Tables of Canaletto for the web client's unit tests (`make fixtures`)."""

from __future__ import annotations

from tests.fixtures import Making, Shown, shown
from tests.games.canaletto.setting import GAME, A, Table, fx


def _table(*further: str) -> Table:
    """Seat 1 has bought on P0 for 7; on P7 seat 2 bids 10, seat 0 passes, and seat 1 is to move."""
    return fx().play("bid 1", "bid 7", "pass", "pass", "bid 10", "pass", *further)


def _seen(table: Table) -> Shown:
    return shown(GAME, table.match.state, A)


def _settled() -> Shown:
    """Seat 1 passes: seat 2 buys, the lamps of both are sold for 9 each, and the gondola goes on to P1."""
    table = _table()
    before = len(table.match.log)
    table.play("pass")
    return shown(GAME, table.match.state, A, [told for _, told in table.match.told(before + 1)])


FIXTURES: Making = {
    "third": lambda: _seen(_table("pass", "bid 1", "bid 6", "pass")),
    "settling": lambda: _seen(_table()),
    "settled": _settled,
}
"""`third`: the auction on P1; the bid stands at 6 by seat 1, seat 2 has passed."""
