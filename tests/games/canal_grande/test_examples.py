"""The worked examples EX-1 to EX-17 of the rules for two players, and EX-26."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serenissima.games.canal_grande.cards import ACTION_MASK, points, size
from serenissima.games.canal_grande.hindsight import parts
from serenissima.games.canal_grande.setup import pile, set_up
from tests.games.canal_grande.setting import GAME, Scene, X, Y, cards, dealt, offers, splitting, vote


@pytest.mark.rule("CG-202", "CG-302", "CG-303", "CG-304", "CG-305", "CG-204")
def test_ex_1_setup_for_two() -> None:
    """After the deal: 44 action cards, four district cards each, none of a district more than twice, 14 numbers, 29."""
    match = GAME.start(seats=2, seed=3)
    while match.line[-1].move not in ("first A", "first B"):
        match = match.at(len(match.log) - 1)
    state: Any = match.state
    assert sorted(faces_of(state.bag & ACTION_MASK)) == sorted(
        faces_of(pile("GON " * 6 + "TRA " * 7 + "SPY " * 3 + "DOG " * 6) + (state.bag & pile_mask()))
    )
    assert size(state.bag & ACTION_MASK) == 44
    assert size(state.bag & pile_mask()) == 22
    assert [size(hand) for hand in state.hands] == [4, 4]
    both = state.hands[0] + state.hands[1]
    assert both & ~pile_mask() == 0
    assert max((both >> 4 * kind) & 15 for kind in range(6)) <= 2
    assert size(state.bag & ~ACTION_MASK) == 14
    assert points(state.bag) == 29


def pile_mask() -> int:
    """The district cards of a pile."""
    return 0xFFFFFF


def faces_of(cards_: int) -> list[int]:
    """The counts by kind."""
    return [(cards_ >> 4 * kind) & 15 for kind in range(13)]


@pytest.mark.rule("CG-421", "CG-423")
def test_ex_3_splits() -> None:
    """All cards, two offers, none empty: 95 different splits of these eight."""
    revealed = "CAN CAN GON TRA DOG 1 2 3"
    for text in ("split 3 | CAN CAN GON TRA DOG 1 2", "split CAN CAN GON TRA DOG | 1 2 3"):
        scene = splitting(revealed, "", "").play(text)
        assert scene.stage == "choose"
        first, second = text.removeprefix("split ").split("|")
        assert [list(tray.cards) for tray in scene.view().trays] == [cards(first), cards(second)]
    scene = splitting(revealed, "", "")
    for text in (
        f"split | {revealed}",
        f"split {revealed} |",
        "split 3 | CAN GON TRA DOG 1 2",
        f"split 3 | {revealed}",
    ):
        assert scene.forbidden_by(text) == "CG-421"
    assert len(parts(pile(revealed))) == (3 * 2**6 - 2) // 2 == 95


@pytest.mark.rule("CG-441", "CG-442", "CG-444", "CG-451", "CG-461", "CG-462", "CG-463", "CG-471", "CG-445")
def test_ex_4_taking_an_offer() -> None:
    """Numbers are laid out, cards go to the hand, traitor and spy act, and a drawn doge starts a vote."""
    scene = offers("CAS GON SPY TRA 2", "CAN SCR 3", "SMA", "DOR", numbers=("2 3", ""))
    scene.play("choose 1")
    assert scene.view().sides[X].total == 7
    assert scene.hand(X) == cards("SMA CAS GON")
    assert scene.pending() == ["SPY", "TRA"]
    scene.play("resolve TRA", "betray B", "pluck DOR")
    assert scene.hand(X) == cards("SMA CAS GON DOR")
    assert scene.hand(Y) == []
    assert scene.discards() == ["TRA"]
    scene.play("draw DOG", "draw SPO")
    assert scene.hand(X) == cards("SMA CAS GON DOR SPO")
    assert scene.discards() == ["SPY", "TRA"]
    assert scene.stage == "vote"
    assert scene.to_move == X
    assert "pass" not in scene.legal()
    scene.play("lay SPO", "confirm", "pass")
    assert scene.discards() == ["SPY", "TRA", "DOG"]


@pytest.mark.rule("CG-464", "CG-664")
def test_ex_5_spy_draws_a_spy() -> None:
    """A spy drawn by a spy is discarded; with `spy_chain` it is resolved."""
    scene = vote("CAN", "CAN", doges="SPY").play("draw SPY", "draw TRA")
    assert scene.discards() == ["SPY", "SPY"]
    assert scene.stage == "traitor"
    chain = vote("CAN", "CAN", doges="SPY", spy_chain=True).play("draw SPY", "draw TRA")
    assert chain.pending() == ["SPY", "TRA"]
    assert chain.discards() == ["SPY"]


@pytest.mark.rule("CG-454")
def test_ex_6_traitor_against_an_empty_hand() -> None:
    """The traitor is discarded without a question."""
    scene = vote("CAN", "", doges="TRA DOG").play("resolve TRA")
    assert scene.discards() == ["TRA"]
    assert scene.hand(X) == ["CAN"]
    assert scene.tags() == ["resolving", "no-victim", "resolving", "vote-began"]


@pytest.mark.rule("CG-485", "CG-488", "CG-651")
def test_ex_7_unopposed_vote() -> None:
    """Without a contested card the opponent can only pass; with `join_without_match` a gondola group may enter."""
    scene = vote("SPO SPO GON", "CAS CAS GON").play("lay SPO", "confirm")
    assert scene.legal() == ["pass"]
    scene.play("pass")
    assert scene.trophies(X) == ["SPO"]
    assert scene.hand(X) == cards("SPO GON")
    assert scene.hand(Y) == cards("CAS CAS GON")
    assert scene.discards() == ["DOG"]
    joined = vote("SPO SPO GON", "CAS CAS GON", join_without_match=True).play("lay SPO", "confirm")
    joined.play("lay CAS", "lay CAS", "confirm")
    row = joined.view().vote
    assert row is not None
    assert row.totals == [1, 2]
    assert row.rows[Y].gondolas == 1


@pytest.mark.rule("CG-486", "CG-487", "CG-491", "CG-495", "CG-501", "CG-503", "CG-504", "CG-661")
def test_ex_8_raise_with_a_gondola() -> None:
    """Three against two wins; under `match` the challenger may draw level and wins the tie."""
    hands = "CAS CAS CAS SMA", "CAS GON SPO SPO"
    scene = vote(*hands).play("lay CAS CAS")
    assert finals(scene) == ["SPO SPO CAS"]
    scene.play("lay CAS GON SPO SPO")
    assert scene.legal() == ["pass"]
    scene.play("pass")
    assert scene.trophies(Y) == ["CAS"]
    assert scene.discards() == cards("GON SPO SPO CAS DOG")
    assert scene.hand(Y) == []
    assert scene.hand(X) == cards("CAS CAS SMA")
    level = vote(*hands, vote_rule="match").play("lay CAS CAS", "lay CAS SPO SPO", "lay CAS", "confirm")
    assert level.legal() == ["pass"]
    level.play("pass")
    assert level.trophies(X) == ["CAS"]
    assert level.discards() == cards("CAS CAS CAS GON DOG")
    assert level.hand(X) == ["SMA"]
    assert level.hand(Y) == cards("SPO SPO")


def finals(scene: Scene) -> list[str]:
    """Every move the player can confirm, as the cards it consists of, without gondolas."""
    found: set[str] = set()
    asked = scene.to_move

    def follow(state: object, picked: tuple[str, ...]) -> None:
        here = Scene(state)  # type: ignore[arg-type]
        for text in here.legal():
            if text == "confirm":
                found.add(" ".join(cards(" ".join(picked))))
            elif text.startswith("lay"):
                after = here.state.copy()
                deeper = Scene(after).play(text)
                assert deeper.to_move == asked
                follow(after, (*picked, text.split()[1]))

    follow(scene.state.copy(), ())
    return sorted(found)


@pytest.mark.rule("CG-484", "CG-487", "CG-493")
def test_ex_9_long_vote() -> None:
    """Each raise must go above; four against three cannot be answered with four."""
    scene = vote("DOR DOR DOR GON CAN", "DOR DOR GON SMA SMA")
    scene.play("lay DOR", "confirm").play("lay DOR DOR", "lay DOR DOR", "lay GON SMA SMA")
    assert scene.forbidden_by("lay CAN") == "CG-487"
    assert scene.legal() == ["pass"]
    scene.play("pass")
    assert scene.trophies(Y) == ["DOR"]
    assert scene.discards() == cards("DOR GON SMA SMA DOR DOG")
    assert scene.hand(Y) == []
    assert scene.hand(X) == cards("DOR DOR GON CAN")


@pytest.mark.rule("CG-493", "CG-665")
def test_ex_10_a_gondola_stays_open() -> None:
    """More cards of an opened district need no gondola; with `gondola_scope` at `move` they do."""
    for scope, expected in (("vote", ["CAN CAN"]), ("move", [])):
        scene = vote("CAS GON CAN CAN CAN SMA", "CAS CAS CAS", gondola_scope=scope)
        scene.play("lay CAS GON CAN", "lay CAS CAS CAS")
        assert finals(scene) == expected
        assert "lay SMA" not in scene.legal()
        assert scene.refused("lay CAN").rule == "CG-487" if scope == "move" else "lay CAN" in scene.legal()


@pytest.mark.rule("CG-472", "CG-473")
def test_ex_11_void_doge() -> None:
    """Gondolas alone start no vote: the doge is discarded, nobody loses a card."""
    state = set_up(2, ["GON GON", "CAS"], divider=1, resolves=("chooser", "SPY DOG"))
    scene = Scene(state).play("resolve DOG")
    assert "void" in scene.tags()
    assert scene.discards() == ["DOG"]
    assert scene.hand(X) == ["GON", "GON"]
    assert scene.stage == "spy"


@pytest.mark.rule("CG-504", "CG-507")
def test_ex_12_the_loser_keeps_the_rest() -> None:
    """Of four cards laid the loser gives up one."""
    scene = vote("SMA SMA SMA SMA", "SMA GON CAS CAS CAS CAS")
    scene.play("lay SMA SMA SMA SMA", "lay SMA GON CAS CAS CAS CAS", "pass")
    assert scene.trophies(Y) == ["SMA"]
    assert scene.discards() == cards("GON CAS CAS CAS CAS SMA DOG")
    assert scene.hand(X) == cards("SMA SMA SMA")


@pytest.mark.rule("CG-509", "CG-701", "CG-702")
def test_ex_13_six_districts_win_at_once() -> None:
    """With the sixth district it is over; a traitor and the divider's offer are not played."""
    state = set_up(
        2,
        ["CAS", "SMA"],
        trophies=("CAN SCR SPO DOR SMA", ""),
        divider=1,
        trays=("CAN 3", ""),
        resolves=("chooser", "DOG TRA"),
    )
    scene = Scene(state).play("resolve DOG", "lay CAS", "confirm", "pass")
    assert scene.stage == "over"
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((X,), "six")
    assert scene.pending() == ["TRA"]
    assert scene.hand(Y) == ["SMA"]
    assert scene.view().sides[Y].total == 0


@pytest.mark.rule("CG-701")
def test_ex_14_four_of_a_kind_for_the_defender() -> None:
    """The defender wins the vote and with it the match, although it was the other's doge."""
    scene = vote("SMA", "SMA GON CAN", trophies=("", "SMA SMA SMA"))
    scene.play("lay SMA", "confirm", "lay SMA GON CAN", "pass")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((Y,), "four")


def round_end(first: str, second: str, hands: tuple[str, str] = ("CAN", "SCR"), **options: str) -> Scene:
    """X has divided and everything is taken but X's offer of a gondola."""
    state = set_up(
        2, hands, options=options, numbers=(first, second), divider=X, trays=("GON", ""), resolves=("chooser", "")
    )
    return Scene(state)


@pytest.mark.rule("CG-601", "CG-603", "CG-621", "CG-622", "CG-623", "CG-624", "CG-625", "CG-663")
def test_ex_15_phase_end() -> None:
    """The lower player draws three; a doge among them is resolved at once; the higher one divides next."""
    scene = round_end("3 3 3 2", "3 3 2")
    assert (scene.stage, scene.to_move) == ("catch-up", Y)
    scene.play("catch-up", "draw CAN", "draw DOG", "draw GON")
    assert scene.hand(Y) == cards("SCR CAN GON")
    assert (scene.stage, scene.to_move) == ("vote", Y)
    scene.play("lay SCR", "confirm", "pass")
    assert scene.stage == "reveal"
    view = scene.view()
    assert (view.divider, view.number_pile, view.discards) == (X, 14, [])
    assert [side.total for side in view.sides] == [0, 0]
    quiet = round_end("3 3 3 2", "3 3 2", catchup_specials="discard").play(
        "catch-up", "draw CAN", "draw DOG", "draw GON"
    )
    assert quiet.stage == "reveal"
    assert "vote-began" not in quiet.tags()
    both = round_end("3 3 3 2 1", "3 3 2 2")
    assert (both.stage, both.to_move) == ("catch-up", Y)
    none = round_end("3 3 3", "3 2 2 2")
    assert none.stage == "reveal"
    assert (none.view().phase, none.view().divider, none.view().chooser) == (1, Y, X)
    assert none.view().sides[X].total == 9


@pytest.mark.rule("CG-626")
def test_ex_16_equal_totals() -> None:
    """At eleven all nobody draws, both piles are shuffled, and the roles swap."""
    scene = round_end("3 3 3 2", "3 3 2 2 1")
    assert scene.stage == "reveal"
    view = scene.view()
    assert (view.phase, view.divider, view.number_pile) == (2, Y, 14)


@pytest.mark.rule("CG-412")
def test_ex_17_the_pile_runs_out() -> None:
    """Three cards are revealed, the twenty discards are shuffled, two more are revealed: 18 in the pile."""
    hands = "CAN CAN CAN CAN CAN SCR SCR SCR SCR SCR SPO SPO SPO SPO SPO", "DOR DOR DOR DOR DOR SMA SMA SMA SMA SMA"
    discards = "CAS CAS CAS CAS TRA TRA TRA TRA TRA TRA TRA SPY SPY SPY DOG DOG DOG DOG DOG DOG"
    state = set_up(
        2,
        [f"{hands[0]} GON", f"{hands[1]} GON GON"],
        discards=discards,
        divider=Y,
        resolves=("divider", ""),
    )
    scene = Scene(state)
    view = scene.view()
    assert (view.stage, view.action_pile, len(view.discards)) == ("reveal", 4, 20)
    state.hands[X] += pile("GON")
    state.bag -= pile("GON")
    scene.play("draw CAS", "draw GON", "draw GON")
    assert scene.heard("refilled") == [{"type": "refilled", "count": 20}]
    scene.play("draw TRA", "draw DOG")
    view = scene.view()
    assert (view.action_pile, len(view.discards)) == (18, 0)


@pytest.mark.rule("CG-201", "CG-206", "CG-824")
@pytest.mark.parametrize("seats", [2, 4])
def test_ex_26_invariant(seats: int) -> None:
    """At every decision all cards are somewhere and no special is in a hand."""
    scene = dealt(seats)
    random = Random(seats)
    state = scene.state
    while state.stage != 12:
        whole = state.in_play()
        assert size(whole & ACTION_MASK) == (52 if seats == 2 else 96)
        assert size(whole & ~ACTION_MASK) == (14 if seats == 2 else 28)
        assert all(hand & ~0xFFFFFFF == 0 for hand in state.hands)
        state.play(random.choice(state.codes()))
