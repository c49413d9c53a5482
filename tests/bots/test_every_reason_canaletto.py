"""Every reason Canaletto knows, in a position made for it: it is given there, and it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.bots.levels import explain
from serenissima.core.match import Match
from serenissima.games.canaletto.setup import Holder
from serenissima.games.canaletto.state import State
from tests.bots.reasons import reasons_of
from tests.bots.test_reasons_canaletto import GAME, check
from tests.games.canaletto.setting import FX, Table, at, everyone, fx

REST = {1: "Mi Ca", 2: "Fa Li", 3: "Pa Go"}
"""Enough kinds for the match to go on."""


def last_pieces(value: int, *more: str) -> Table:
    """The lot holds the last stove and the last ring. The first player has one of each, or what is said."""
    holders = [Holder(treasures=more[0] if more else "St Ri"), Holder(treasures=more[1] if more else ""), Holder()]
    return at(holders, {0: "St Ri", **REST}, column=0, values=(value,))


def selling(value: int, *more: str) -> Table:
    """The first player has bought that lot, and chooses what is sold first."""
    return last_pieces(value, *more).play("bid 3", "pass", "pass")


def one_kind() -> Table:
    """The last lamp is for sale; the second player has the other one, and is to speak."""
    holders = [Holder(), Holder(treasures="La"), Holder()]
    return at(holders, {0: "La Mi", **REST}, column=0, values=(9,)).play("bid 3")


def gondola() -> Table:
    """The last lamp is three palaces on, and the player to speak has the other one."""
    holders = [Holder(treasures="La"), Holder(), Holder()]
    return at(holders, {0: "Mi Ca", 1: "Fa", 2: "Li Pa", 3: "La Go"}, column=0, values=(9,))


def lost_kind() -> Table:
    """One lamp left the game, so the last one can never be sold, and with it the third kind leaves the palaces."""
    lots = {15: "La", 0: "La", 1: "Mi", 2: "Ca"}
    return at(everyone(), lots, column=15, values=(9,), options={"no_bid": "discard"}).play("pass", "pass", "pass")


def first_palace() -> Table:
    """The player who begins chooses where."""
    table = Table(Match(GAME, 3, {"start_palace": "first_player"}), (9,))
    return table.play(f"layout {FX}", "starter 0")


def asked(column: int) -> Table:
    """Somebody has bid 3, and the next player is asked about the mask."""
    return fx(column=column, options={"bribe_timing": "interrupt"}).play("bid 3")


CASES: list[tuple[str, Callable[[], Table], str]] = [
    ("alone", lambda: fx().play("pass", "pass"), "bid 1"),
    ("cheap", fx, "bid 3"),
    ("next", fx, "bid 20"),
    ("bar", fx, "bid 16"),
    ("completes", one_kind, "bid 4"),
    ("order", lambda: last_pieces(9), "bid 3"),
    ("sends", gondola, "bid 3"),
    ("worthless", lost_kind, "pass"),
    ("dear", lambda: fx().play("bid 25"), "pass"),
    ("borrow", lambda: fx().play("bid 30"), "pass"),
    ("paid", one_kind, "pass"),
    ("later", lambda: fx().play("bid 3"), "pass"),
    ("spends", lambda: fx().play("bid 3"), "pass"),
    ("save", fx, "pass"),
    ("free", lambda: fx().play("bid 3"), "bribe"),
    ("richer", lambda: asked(0), "decline"),
    ("keep", lambda: asked(3), "decline"),
    ("sell-high", lambda: selling(16), "sell St"),
    ("sell-low", lambda: selling(3), "sell St"),
    ("sell-theirs", lambda: selling(3, "St", "Ri"), "sell Ri"),
    ("sell-now", lambda: selling(3, "St", "Ri"), "sell St"),
    ("begin", first_palace, "begin P3"),
]


@pytest.mark.parametrize(("name", "made", "text"), CASES, ids=[name for name, *_ in CASES])
def test_a_reason_is_given_where_it_holds(name: str, made: Callable[[], Table], text: str) -> None:
    """In a position made for it, the reason comes up, and all that is said there is true."""
    match = made().match
    state, seat = match.state, match.to_move
    assert isinstance(state, State) and seat is not None
    code = GAME.alphabet.code(GAME.alphabet.parse(text))
    assert code in state.codes(), text
    said = explain(GAME, match.view(seat), [code])
    assert f"why-{name}" in [each.key for each in said]
    for each in said:
        check(state, code, each)


def test_no_reason_is_left_out() -> None:
    """Every reason of the catalogue has its position."""
    assert {name for name, *_ in CASES} == reasons_of(GAME)
