"""Bad input: whatever is not a legal move is refused with its rule, as text, as JSON or as a typed value."""

from __future__ import annotations

import msgspec
import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.games.canaletto.moves import Begin, Bid, Place, Sell, Starter, TurnUp
from tests.games.canaletto.setting import A, B, C, fx

BAD_BIDS = [
    (0, "CAN-25"),
    (-3, "CAN-25"),
    (101, "CAN-28"),
    (10**30, "CAN-28"),
    (10**80, "CAN-28"),
    (-(10**80), "CAN-25"),
    (7.5, "CAN-25"),
    ("seven", "CAN-25"),
    ("١٢", "CAN-25"),
    ("1234567890…", "CAN-25"),
    (None, "CAN-25"),
    (True, "CAN-25"),
]


@pytest.mark.rule("CAN-25", "CAN-28")
@pytest.mark.parametrize(("amount", "rule"), BAD_BIDS)
def test_bad_bids(amount: object, rule: str) -> None:
    """Refused by the same rule as text, as JSON and as a typed value, with what would be right."""
    table = fx()
    match = table.match
    before = match.record()
    with pytest.raises(IllegalMove) as written:
        match.play_line(f"bid {amount}")
    with pytest.raises(IllegalMove) as read:
        match.play(match.read(msgspec.json.encode({"type": "bid", "amount": amount})))
    with pytest.raises(IllegalMove) as typed:
        match.play(Bid(amount))  # type: ignore[arg-type]
    assert (written.value.rule, read.value.rule, typed.value.rule) == (rule, rule, rule)
    assert written.value.refusal.reason not in str(written.value)
    assert "Legal now: bid 1, bid 2" in str(written.value)
    assert match.record() == before


@pytest.mark.rule("CAN-25")
def test_a_bid_must_be_higher() -> None:
    """Equal and lower bids are refused, and the sentence names the least possible one."""
    table = fx().play("bid 6")
    with pytest.raises(IllegalMove, match="at least 7, not 6") as refused:
        table.match.play(Bid(6))
    assert refused.value.rule == "CAN-25"


@pytest.mark.rule("CAN-25", "CAN-28")
@pytest.mark.parametrize(
    ("amount", "right"),
    [
        (0, "more than the last bid"),
        (-3, "more than the last bid"),
        (101, "at most 100 at any table"),
        (21, "at most 20 at this table"),
    ],
)
def test_a_refused_bid_says_nothing_wrong(amount: int, right: str) -> None:
    """With a bid of 6 at a table with `max_bid=20`, no refusal names another limit as the table's."""
    table = fx(options={"max_bid": 20}).play("bid 6")
    with pytest.raises(IllegalMove, match=right) as refused:
        table.match.play(Bid(amount))
    assert "at most 100 at this table" not in str(refused.value)


@pytest.mark.rule("CAN-24")
@pytest.mark.parametrize("thing", [42, None, b"bid 7", [], {"type": "bid", "amount": 3}])
def test_things_that_are_no_moves(thing: object) -> None:
    """A value that is neither a move nor a text is refused, without a program error."""
    with pytest.raises(IllegalMove) as refused:
        fx().match.play(thing)
    assert refused.value.rule == "CAN-24"


@pytest.mark.rule("CAN-20")
@pytest.mark.parametrize("seat", [-5, -1, 3, 7, 70])
def test_seats_that_are_not_there(seat: int) -> None:
    """Nobody can play from a seat that does not exist."""
    assert fx().refused("bid 3", seat=seat) == "CAN-20"


@pytest.mark.rule("CAN-23", "CAN-29", "CAN-34", "CAN-35", "CAN-36")
def test_what_a_player_may_try() -> None:
    """Playing out of turn, after passing, or bribing at 16, too early or twice is refused, each by its rule."""
    table = fx()
    assert table.refused("bid 3", seat=B) == "CAN-23"
    assert table.refused("bribe") == "CAN-35"
    table.play("pass")
    assert table.refused("bid 3", seat=A) == "CAN-29"
    table.play("bid 16")
    assert table.refused("bribe") == "CAN-36"
    again = fx().play("bid 1", "bribe", "bid 2", "pass")
    assert again.match.to_move == B
    assert again.refused("bribe") == "CAN-34"
    assert again.refused("bribe", seat=C) == "CAN-37"


@pytest.mark.rule("CAN-02", "CAN-03", "CAN-05", "CAN-20")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("begin P16", "CAN-02"),
        ("begin here", "CAN-02"),
        ("sell cat", "CAN-03"),
        ("place Mi", "CAN-24"),
        ("place Mi P99", "CAN-02"),
        ("place Xx P1", "CAN-03"),
        ("value 2", "CAN-05"),
        ("value 17", "CAN-05"),
        ("value x", "CAN-05"),
        ("starter 4", "CAN-20"),
        ("starter -1", "CAN-20"),
        ("7.5", "CAN-25"),
        ("7,5", "CAN-25"),
        ("bid", "CAN-24"),
        ("bid 3 4", "CAN-24"),
        ("", "CAN-24"),
    ],
)
def test_texts_that_are_no_moves(text: str, rule: str) -> None:
    """Texts that are not moves are refused in any position, and the rule says what is possible."""
    with pytest.raises(IllegalMove) as refused:
        fx().match.parse(text)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Begin(16), "CAN-02"),
        (Begin(1.0), "CAN-02"),  # type: ignore[arg-type]
        (Sell("cat"), "CAN-03"),  # type: ignore[arg-type]
        (Place("mirror", -1), "CAN-02"),
        (TurnUp(17), "CAN-05"),
        (Starter(4), "CAN-20"),
    ],
)
def test_typed_values_that_are_no_moves(move: object, rule: str) -> None:
    """Typed moves with impossible values are refused in the same way."""
    with pytest.raises(IllegalMove) as refused:
        fx().match.play(move)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", "bid 7"),
        ("BID 7", "bid 7"),
        ("  bid   7 ", "bid 7"),
        ("Pass", "pass"),
        ("mask", "bribe"),
        ("sell candelabrum", "sell Ca"),
        ("begin 3", "begin P3"),
        ("place mirror p0", "place Mi P0"),
    ],
)
def test_people_type_freely(typed: str, meant: str) -> None:
    """Case and spacing do not matter; a bare number is a bid; groups and palaces have short and long names."""
    match = fx().match
    assert match.parse(typed) == match.parse(meant)
