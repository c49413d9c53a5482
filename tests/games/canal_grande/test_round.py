"""A round: reveal, split, choose, take, and the end of rounds, phases and matches (CG-4xx, CG-6xx, CG-7xx)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.state import FORTUNA
from serenissima.games.canal_grande.cards import ACTION_MASK, size
from serenissima.games.canal_grande.setup import pile, set_up
from tests.games.canal_grande.setting import GAME, A, B, C, Scene, X, Y, cards, dealt, offers, splitting, vote


@pytest.mark.rule("CG-401", "CG-402", "CG-411", "CG-422", "CG-431", "CG-432")
def test_a_round_from_beginning_to_end() -> None:
    """Five action and three number cards, split, choice, chooser first, then divider, then the roles swap."""
    state = set_up(2, ["CAN", "SCR"], divider=Y, resolves=("divider", ""))
    scene = Scene(state)
    assert (scene.view().divider, scene.to_move) == (X, FORTUNA)
    scene.play("draw CAS", "draw CAS", "draw GON", "draw TRA", "draw DOR")
    assert scene.legal() == ["draw 1", "draw 2", "draw 3"]
    scene.play("draw 1", "draw 2", "draw 3")
    assert (scene.stage, scene.to_move) == ("split", X)
    scene.play("split CAS TRA 3 | CAS GON DOR 1 2")
    assert (scene.stage, scene.to_move) == ("choose", Y)
    assert [tray.cards for tray in scene.view(X).trays] == [tray.cards for tray in scene.view(Y).trays]
    scene.play("choose 1")
    # the offer left on the table is nobody's: the traitor finds only the card X held
    assert scene.stage == "traitor"
    scene.play("betray A")
    assert scene.legal() == ["pluck CAN"]
    scene.play("pluck CAN")
    assert scene.hand(Y) == cards("SCR CAS CAN")
    assert scene.hand(X) == cards("CAS GON DOR")
    assert (scene.stage, scene.view().divider) == ("reveal", Y)
    assert scene.tags(X)[-3:] == ["stole", "took", "round-began"]


@pytest.mark.rule("CG-413")
def test_drawing_ends_when_there_is_nothing_left() -> None:
    """With neither pile nor discards a spy brings nothing, and a round is split with the cards there are."""
    scene = vote("CAN", "SCR", doges="SPY TRA")
    state = scene.state
    state.hands[Y] += state.bag & 0xFFFFFFF
    state.pending += (state.bag & ACTION_MASK) & ~0xFFFFFFF
    state.bag &= ~ACTION_MASK
    scene.play("resolve SPY")
    assert scene.stage == "resolve"
    assert scene.discards() == ["SPY"]
    # the only card there is; it is not drawn a second time (CG-465)
    scene.play("resolve SPY", "draw SPY")
    assert scene.discards() == ["SPY", "SPY"]


@pytest.mark.rule("CG-414")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("split", ["4-5-5", "5-5-4"])
def test_the_number_pile_never_runs_out(seats: int, split: str) -> None:
    """A phase has at most four rounds with two players, six with four (seven with 5-5-4)."""
    random = Random(f"{seats}/{split}")
    longest = 0
    for _ in range(12):
        state = GAME.new(seats, GAME.read_options({"number_split": split}))
        phase, begun = 1, 1
        while (mover := state.to_move()) >= FORTUNA:
            if state.phase != phase:
                phase, begun = state.phase, state.round
            longest = max(longest, state.round - begun + 1)
            codes = state.codes()
            state.play(random.choices(codes, state.odds())[0] if mover == FORTUNA else random.choice(codes))
    assert 2 <= longest <= {2: 4, 4: 7 if split == "5-5-4" else 6}[seats]


@pytest.mark.rule("CG-443")
def test_a_hand_may_be_large() -> None:
    """A hand may hold twenty cards and more."""
    large = "CAN CAN CAN CAN SCR SCR SCR SCR SPO SPO SPO SPO DOR DOR DOR DOR SMA SMA SMA SMA"
    scene = offers("CAS CAS GON", "1 2 3", large, "CAN").play("choose 1")
    assert len(scene.hand(X)) == 23


@pytest.mark.rule("CG-444", "CG-445", "CG-465")
def test_the_order_of_specials_is_free() -> None:
    """With several kinds the player picks; with one there is nothing to pick; none can be kept."""
    scene = vote("CAN", "SCR SCR", doges="SPY TRA DOG")
    assert scene.legal() == ["resolve SPY", "resolve TRA", "resolve DOG"]
    scene.play("resolve DOG", "lay CAN", "confirm", "pass")
    assert scene.legal() == ["resolve SPY", "resolve TRA"]
    scene.play("resolve TRA", "forgo")
    # the last kind needs no picking, and both cards of a spy are drawn before anything else
    assert (scene.stage, scene.view().due) == ("spy", 2)
    scene.play("draw TRA")
    assert (scene.stage, scene.view().due) == ("spy", 1)
    scene.play("draw CAS")
    assert scene.stage == "traitor"


@pytest.mark.rule("CG-453")
def test_a_traitor_may_be_forgone() -> None:
    """The traitor is discarded, and no card moves."""
    scene = vote("CAN", "SCR", doges="TRA").play("forgo")
    assert (scene.hand(X), scene.hand(Y)) == (["CAN"], ["SCR"])
    assert scene.discards() == ["TRA"]


@pytest.mark.rule("CG-471", "CG-508")
def test_several_doges_are_several_votes() -> None:
    """Each vote is finished before the next begins, and each doge is discarded after its vote."""
    scene = vote("CAN CAN", "SCR", doges="DOG DOG").play("lay CAN", "confirm", "pass")
    assert scene.discards() == ["DOG"]
    assert (scene.stage, scene.to_move) == ("vote", X)
    scene.play("lay CAN", "confirm", "pass")
    assert scene.discards() == ["DOG", "DOG"]
    assert scene.trophies(X) == ["CAN", "CAN"]


@pytest.mark.rule("CG-602")
def test_points_are_compared_only_at_the_end_of_a_round() -> None:
    """A chooser with more than ten points goes on; the phase ends after the divider's turn."""
    scene = offers("3 3 3 DOG", "CAN GON", "SCR", "SPO", numbers=("2 2", "")).play("choose 1")
    assert scene.view().sides[X].total == 13
    assert scene.stage == "vote"
    scene.play("lay SCR", "confirm", "pass")
    assert scene.stage == "catch-up"
    assert scene.to_move == Y


@pytest.mark.rule("CG-621")
def test_catching_up_is_all_or_nothing() -> None:
    """The player draws all three, or declines and draws nothing."""
    scene = offers("3 3 3", "CAN", "SCR", "SPO", numbers=("2", "")).play("choose 1")
    assert scene.legal() == ["catch-up", "decline"]
    scene.play("decline")
    assert scene.hand(Y) == cards("SPO CAN")
    assert scene.stage == "reveal"


@pytest.mark.rule("CG-664", "CG-622")
def test_a_spy_among_the_catch_up_cards() -> None:
    """A spy among them is discarded, or resolved with `spy_chain`."""
    for chain, due in ((False, 8), (True, 2)):
        state = set_up(
            2,
            ["CAN", "SCR"],
            options={"spy_chain": chain},
            numbers=("3 3 3 2", ""),
            divider=X,
            trays=("GON", ""),
            resolves=("chooser", ""),
        )
        scene = Scene(state).play("catch-up", "draw CAS", "draw SPY", "draw CAS")
        assert scene.view().due == due
        assert scene.heard("turned")[0]["used"] is chain


@pytest.mark.rule("CG-644", "CG-645")
def test_equal_sums_of_two_teams() -> None:
    """Nobody draws, all 28 number cards are back, the next player in order divides."""
    state = set_up(
        4,
        ["CAN"] * 4,
        numbers=("3 3 3", "3 2", "3 3 2", "3 3"),
        divider=B,
        trays=("GON", ""),
        resolves=("chooser", ""),
        discards="TRA DOG",
    )
    view = Scene(state).view()
    assert (view.stage, view.divider, view.number_pile, view.discards) == ("reveal", C, 28, [])


@pytest.mark.rule("CG-512", "CG-513", "CG-641")
def test_only_two_take_cards_and_every_round_is_checked() -> None:
    """A and C take their offers; the partners get nothing; 13 points of a team do not end the phase, 14 do."""
    for extra, stage in (("1", "reveal"), ("2", "catch-up")):
        state = set_up(
            4,
            ["CAN", "SCR", "SPO", "DOR"],
            numbers=("3 3", "3 3", "", ""),
            divider=A,
            trays=(f"GON {extra}", "CAS 3"),
            split=True,
        )
        scene = Scene(state).play("choose 2")
        assert [scene.hand(seat) for seat in range(4)] == [cards("CAN GON"), ["SCR"], cards("SPO CAS"), ["DOR"]]
        assert scene.view().sides[0].total == 12 + int(extra)
        assert scene.stage == stage


@pytest.mark.rule("CG-703", "CG-704", "CG-705")
@pytest.mark.parametrize("seats", [2, 4])
def test_random_matches_end_with_a_winner(seats: int) -> None:
    """A side wins with six or four, whatever the points, and never has more trophies than are possible."""
    for seed in range(15):
        state = GAME.new(seats, GAME.read_options({}))
        random = Random(seed)
        while (mover := state.to_move()) >= FORTUNA:
            codes = state.codes()
            state.play(random.choices(codes, state.odds())[0] if mover == FORTUNA else random.choice(codes))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in ("six", "four")
        assert size(state.trophies[0] + state.trophies[1]) <= (27 if seats == 2 else 31)


@pytest.mark.rule("CG-705")
def test_after_200_rounds_it_is_a_draw() -> None:
    """Nobody has won: all share the first place."""
    state = set_up(2, ["CAN", "SCR"], divider=X, trays=("GON", ""), split=False)
    state.first, state.second = pile("CAN CAN GON"), pile("1 2")
    state.round = 200
    scene = Scene(state).play("confirm", "choose 1")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1), "draw")
    assert scene.tags()[-1] == "drawn"


@pytest.mark.rule("CG-801", "CG-421")
def test_a_split_in_small_steps() -> None:
    """Cards go one by one into the second tray; confirming is possible when both hold one; the order means nothing."""
    scene = splitting("CAN CAN GON TRA DOG 1 2 3", "", "")
    assert "confirm" not in scene.legal()
    scene.play("put 3")
    assert "confirm" in scene.legal()
    scene.play("put CAN", "put CAN", "put GON", "put TRA", "put DOG", "put 1")
    assert scene.legal() == ["confirm"]
    trays = scene.view().trays
    assert [tray.points for tray in trays] == [2, 4]


@pytest.mark.rule("CG-431")
def test_trays_tell_what_a_choice_leads_to() -> None:
    """Each offer shows both sides' totals if it is chosen, and whether that ends the phase."""
    scene = offers("CAS 3 3", "CAN 1", "SMA", "DOR", numbers=("2 2", "2 2"))
    first, second = scene.view(X).trays
    assert (first.chooser_total, first.divider_total, first.ends_phase) == (10, 5, True)
    assert (second.chooser_total, second.divider_total, second.ends_phase) == (5, 10, True)


@pytest.mark.rule("CG-465", "CG-412")
def test_cards_drawn_together_do_not_fill_up_the_pile() -> None:
    """A spy's two cards are drawn together: a spy among them is not yet discarded when the pile runs out."""
    state = set_up(2, ["CAN", "SCR"], discards="CAS DOR", divider=1, resolves=("chooser", "SPY"))
    # all but one spy have gone from the pile
    state.discard += (state.bag & ACTION_MASK) - pile("SPY")
    state.bag = (state.bag & ~ACTION_MASK) + pile("SPY")
    filled = size(state.discard)
    scene = Scene(state).play("draw SPY")
    assert scene.view().aside == ["SPY"]
    assert scene.view().discards == []
    assert [event["count"] for event in scene.heard("refilled")] == [filled]
    scene.play("draw CAS")
    assert scene.view().aside == []
    assert scene.discards() == ["SPY", "SPY"]
    assert scene.view().action_pile == filled - 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (4, 2)])
@pytest.mark.rule("CG-621", "CG-642")
def test_the_view_says_what_a_catch_up_draw_brings(seats: int, cards: int) -> None:
    """The view has the number of cards, so the question can name it."""
    assert dealt(seats).view().catch_up == cards
