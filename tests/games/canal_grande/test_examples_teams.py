"""The worked examples EX-2 and EX-18 to EX-25 of the rules, for four players in two teams."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.games.canal_grande.cards import ACTION_MASK, GON, SPY, TRA, count, points, size
from serenissima.games.canal_grande.setup import set_up
from tests.games.canal_grande.setting import GAME, A, B, C, D, Scene, cards, vote


@pytest.mark.rule("CG-206", "CG-311", "CG-312", "CG-313", "CG-314", "CG-315", "CG-316")
def test_ex_2_setup_for_four() -> None:
    """76 action cards, four district cards and a gondola each, 28 numbers, 58 points, eight traitors out; A divides."""
    match = GAME.start(seats=4, seed=5).at(16)
    state: Any = match.state
    bag = state.bag
    assert size(bag & ACTION_MASK) == 76
    assert size(bag & 0xFFFFFF) == 44
    assert [count(bag, kind) for kind in (GON, SPY, TRA, 9)] == [8, 6, 6, 12]
    assert [size(hand & 0xFFFFFF) for hand in state.hands] == [4] * 4
    assert [count(hand, GON) for hand in state.hands] == [1] * 4
    together = sum(hand & 0xFFFFFF for hand in state.hands)
    assert max(count(together, kind) for kind in range(6)) <= 4
    assert size(bag & ~ACTION_MASK) == 28
    assert points(bag) == 58
    assert match.view(A).divider == A
    assert GAME.teams(4) == (0, 0, 1, 1)


@pytest.mark.rule("CG-564", "CG-565", "CG-566", "CG-569", "CG-570", "CG-571", "CG-572")
def test_ex_18_going_lower_and_a_tie() -> None:
    """Lower totals are allowed, the last one in is asked again, and a tie is the challenger's."""
    scene = vote("CAS CAS GON SPO", "CAS", "CAS DOR GON", "SMA SMA")
    order = []
    for text in ("lay CAS", "lay CAS", "lay CAS", "pass", "pass", "pass", "lay DOR", "pass"):
        order.append(scene.to_move)
        if scene.to_move == D or len(order) == 6:
            assert scene.legal() == ["pass"]
        scene.play(text, *(["confirm"] if text != "pass" else []))
    assert order == [A, B, C, D, A, B, C, C]
    assert scene.heard("vote-won") == [
        {"type": "vote-won", "seat": A, "partner_seat": B, "district": "CAS", "total": 2, "other": 2}
    ]
    assert scene.trophies(0) == ["CAS"]
    assert scene.heard("trophy")[0]["seat"] == A
    assert [scene.hand(seat) for seat in range(4)] == [cards("CAS GON SPO"), [], ["DOR"], ["SMA", "SMA"]]
    assert scene.discards() == cards("CAS CAS GON DOG")


@pytest.mark.rule("CG-567", "CG-571", "CG-505")
def test_ex_19_a_trophy_from_the_losers() -> None:
    """The winners laid no contested card: the leader's becomes their trophy, and the leader loses nothing more."""
    scene = vote("SPO GON", "DOR", "GON CAN CAN", "")
    scene.play("lay SPO", "confirm")
    assert (scene.to_move, scene.legal()) == (B, ["pass"])
    scene.play("pass", "lay CAN CAN")
    for seat in (D, A, C):
        assert (scene.to_move, scene.legal()) == (seat, ["pass"])
        scene.play("pass")
    assert scene.trophies(1) == ["SPO"]
    assert scene.heard("trophy")[0]["seat"] == A
    assert scene.hand(A) == ["GON"]
    assert scene.hand(C) == []
    assert scene.discards() == cards("CAN CAN GON DOG")


@pytest.mark.rule("CG-561", "CG-570")
def test_ex_20_the_partner_leads() -> None:
    """Without a district card the partner must lead; ties stay with the doge's side; without both it is void."""
    scene = vote("GON", "DOR DOR", "DOR", "")
    assert scene.to_move == B
    assert scene.legal() == ["lay DOR"]
    scene.play("lay DOR", "confirm")
    assert scene.to_move == C
    scene.play("lay DOR", "confirm", "pass")
    assert (scene.to_move, scene.legal()) == (A, ["pass"])
    scene.play("pass", "pass", "pass")
    assert scene.trophies(0) == ["DOR"]
    empty = Scene(set_up(4, ["GON", "GON", "DOR", "CAS"], divider=C, resolves=("chooser", "DOG SPY")))
    empty.play("resolve DOG")
    assert "void" in empty.tags()
    assert empty.discards() == ["DOG"]


@pytest.mark.rule("CG-567", "CG-492")
def test_ex_21_the_contested_card_is_a_must() -> None:
    """A player who holds a contested card must lay one to enter."""
    scene = vote("SPO", "", "SPO GON CAN CAN", "").play("lay SPO", "confirm", "pass")
    assert scene.to_move == C
    scene.play("lay CAN", "lay CAN")
    assert scene.forbidden_by("confirm") == "CG-567"
    assert "confirm" in scene.play("lay SPO").legal()
    fresh = vote("SPO", "", "SPO GON CAN CAN", "").play("lay SPO", "confirm", "pass")
    assert fresh.legal() == ["lay CAN", "lay SPO", "pass"]
    assert "confirm" in fresh.play("lay SPO").legal()
    assert "confirm" in fresh.play("lay CAN").legal()


@pytest.mark.rule("CG-572", "CG-573")
def test_ex_22_a_loser_who_entered_by_gondola() -> None:
    """The gondola and the first card of the group are lost, the other card comes back."""
    scene = vote("SPO SPO SPO", "", "GON CAN CAN", "").play("lay SPO SPO SPO", "pass", "lay CAN CAN")
    scene.play("pass", "pass", "pass")
    assert scene.trophies(0) == ["SPO"]
    assert scene.hand(C) == ["CAN"]
    assert scene.heard("discarded")[-1] == {"type": "discarded", "seat": C, "cards": ["CAN", "GON"]}


@pytest.mark.rule("CG-641", "CG-642", "CG-643")
@pytest.mark.parametrize(
    ("numbers", "drawers", "next_divider"),
    [(("3 3", "3 2", "3 3 3", "3 3"), (B, A), C), (("3 3 3", "3 3", "3 3", "3 2"), (D, C), A)],
)
def test_ex_23_phase_end(numbers: tuple[str, ...], drawers: tuple[int, int], next_divider: int) -> None:
    """The lower team draws two each, the one of the round first; then the first of the higher team after B divides."""
    state = set_up(4, ["CAN"] * 4, numbers=numbers, divider=B, trays=("GON", ""), resolves=("chooser", ""))
    scene = Scene(state)
    for seat in drawers:
        assert (scene.stage, scene.to_move) == ("catch-up", seat)
        scene.play("catch-up", "draw CAS", "draw GON")
    view = scene.view()
    assert (view.stage, view.divider, view.chooser) == ("reveal", next_divider, (next_divider + 2) % 4)
    assert view.number_pile == 28


@pytest.mark.rule("CG-574", "CG-646")
@pytest.mark.parametrize(("trophies", "reason"), [("CAN SCR SPO DOR SMA", "six"), ("CAS CAS CAS", "four")])
def test_ex_24_team_win(trophies: str, reason: str) -> None:
    """The trophies of both partners count together, whoever of them won them."""
    for winner in (A, B):
        hands = ["", "", "", ""]
        hands[winner] = "CAS"
        scene = vote(*hands, trophies=(trophies, "")).play("lay CAS", "confirm", "pass", "pass", "pass", "pass")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.ranks, outcome.reason) == ((1, 1, 2, 2), reason)


@pytest.mark.rule("CG-452", "CG-514")
def test_ex_25_two_traitors() -> None:
    """Each traitor may hit either opponent, the second after the first is seen; never the partner."""
    scene = vote("CAN", "SCR", "SPO", "DOR DOR", doges="TRA TRA")
    assert scene.legal() == ["betray C", "betray D", "forgo"]
    assert scene.forbidden_by("betray B") == "CG-452"
    scene.play("betray C", "pluck SPO")
    assert scene.hand(A) == cards("CAN SPO")
    assert scene.legal() == ["betray D", "forgo"]
    scene.play("betray D", "pluck DOR")
    assert scene.hand(A) == cards("CAN SPO DOR")
    assert scene.discards() == ["TRA", "TRA"]
    divider = Scene(set_up(4, ["CAN", "", "SPO", "DOR"], divider=A, resolves=("divider", "TRA")))
    assert divider.legal() == ["betray C", "betray D", "forgo"]
