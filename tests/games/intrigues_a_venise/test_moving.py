"""Shaking and moving (IV-104, IV-105, IV-301 to IV-328; examples 1, 2, 4 to 7, 19 and 21)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from serenissima.core.state import FORTUNA, ONLOOKER
from serenissima.games.intrigues_a_venise.setup import play, set_up, texts
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.position import MOVING, RESOLVE
from serenissima.games.intrigues_a_venise.state.tables import SHAKES, weight
from tests.games.intrigues_a_venise.table import dealt, legal, met, refused, see, step

FINALS = {
    "WWW": (1, 1, 1, 1), "RWW": (9, 8, 10, 10), "BWW": (7, 8, 3, 5), "YWW": (14, 15, 12, 13), "KWW": (3, 3, 3, 3),
    "RRW": (44, 37, 51, 54), "BBW": (28, 34, 5, 17), "RBW": (60, 64, 41, 48), "RRK": (132, 111, 153, 162),
    "RBK": (180, 192, 123, 144), "RBY": (397, 476, 273, 327), "KKW": (8, 8, 8, 8), "KKY": (112, 120, 96, 104),
}  # fmt: skip


def finals(state: State) -> set[tuple[int, ...]]:
    """Every position in which the movement can be finished."""
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[object, ...]] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        key = (now.phase, tuple(now.pieces.at), now.bag, now.picked, now.spy)
        if key in seen:
            continue
        seen.add(key)
        if now.phase != MOVING:
            found.add(tuple(now.pieces.at))
            continue
        for code in now.codes():
            after = now.copy()
            after.play(code)
            todo.append(after)
    return found


@pytest.mark.rule("IV-326", "IV-310", "IV-311", "IV-312", "IV-313", "IV-316")
@pytest.mark.parametrize("marbles", FINALS)
def test_example_1_counting_movement(marbles: str) -> None:
    """From the standard placement each colour has exactly this number of final positions."""
    colours = ("red", "blue", "green", "yellow")
    assert tuple(len(finals(set_up(to_move=colour, marbles=marbles))) for colour in colours) == FINALS[marbles]


@pytest.mark.rule("IV-104", "IV-301", "IV-105")
def test_three_of_ten_marbles_with_exact_odds() -> None:
    """27 shakes of together 120 draws; the odds of the specification's table."""
    state = set_up()
    assert state.to_move() == FORTUNA and len(state.codes()) == 27 and sum(state.odds()) == 120
    drawn = {text.removeprefix("marbles ").split(" ")[0:3].__str__(): 0 for text in texts(state)}
    assert len(drawn) == 27
    odds = [(SHAKES[code - 44], way) for code, way in zip(state.codes(), state.odds(), strict=True)]

    def chance(*lists: tuple[int, ...]) -> Fraction:
        """The chance that all of these kinds can be served by different marbles, in this order."""
        return Fraction(sum(way for shake, way in odds if _serves(list(shake), list(lists))), 120)

    land, water, own, black = (1, 3), (2, 3), (1, 2, 3), (4,)
    assert chance(land) == Fraction(85, 120) == chance(water)
    assert chance(own) == Fraction(110, 120)
    assert chance(black) == Fraction(64, 120)
    assert chance(black, black) == Fraction(8, 120)
    assert chance(land, land) == Fraction(22, 120) == chance(water, water)
    assert chance(land, water) == Fraction(50, 120)
    assert chance(own, own) == Fraction(60, 120)
    assert chance(own, black) == Fraction(55, 120)
    assert chance(own, own, own) == Fraction(10, 120)
    assert chance(land, land, land) == Fraction(1, 120)
    assert chance((0,), (0,), (0,)) == Fraction(1, 120)


def _serves(shake: list[int], wanted: list[tuple[int, ...]]) -> bool:
    if not wanted:
        return True
    return any(
        marble in wanted[0] and _serves(shake[:at] + shake[at + 1 :], wanted[1:]) for at, marble in enumerate(shake)
    )


@pytest.mark.rule("IV-301")
def test_all_marbles_are_back_for_the_next_shake() -> None:
    """The odds are the same in every turn."""
    state = set_up()
    first = state.odds()
    play(state, "marbles WWW", "end")
    assert state.odds() == first


@pytest.mark.rule("IV-302")
def test_everybody_sees_the_marbles() -> None:
    """Everybody, even an onlooker, sees the marbles and which of them are used."""
    state = step(set_up(marbles="RWK"), "red", "red tall", 3)
    for seat in (0, 1, 2, 3, ONLOOKER):
        rolled = [(marble.marble, marble.used) for marble in see(state, seat).marbles]
        assert rolled == [("white", False), ("red", True), ("black", False)]


@pytest.mark.rule("IV-315", "IV-317", "IV-321", "IV-401", "IV-502")
def test_example_2_two_reds_and_a_black() -> None:
    """Two land steps of one spy and one of the Ambassador; one meeting; 32 spaces for the exile."""
    state = met()
    assert texts(state) == ["meet v5", "announce"]
    play(state, "meet v5", "ask yellow identity", "answer X F short")
    exiles = legal(state, "exile")
    assert len(exiles) == 32
    assert "v3" in exiles and not exiles & {"v36", "v10", "v13"}


@pytest.mark.rule("IV-318")
def test_example_4_passing() -> None:
    """The short blue spy passes over a red one without meeting it; stopping there would be a meeting."""
    pieces = {"red short": 23}
    state = set_up(pieces=pieces, to_move="blue", marbles="RRW")
    step(state, "red", "blue short", 23)
    assert "finish" in texts(state)
    passed = play(step(state.copy(), "red", "blue short", 22), "finish")
    assert texts(passed) == ["end", "announce"]
    assert texts(play(state, "finish")) == ["meet v23", "announce"]


@pytest.mark.rule("IV-318")
def test_spies_pass_over_own_spies_and_the_ambassador() -> None:
    """A spy may pass over its own side's spies and the Ambassador, but only between two steps."""
    state = set_up(pieces={"red tall": 3, "red short": 5}, marbles="RRW")
    step(state, "red", "red tall", 5)
    assert legal(play(state, "marble red", "spy red tall"), "step") >= {"v4", "v6"}
    state = set_up(pieces={"ambassador": 3}, marbles="RRW")
    play(step(state, "red", "red tall", 3), "marble red", "spy red tall")
    assert "v7" in legal(state, "step")


@pytest.mark.rule("IV-320", "IV-326")
def test_example_5_a_piece_of_ones_own_in_the_way() -> None:
    """With one red the step is not offered; with two it is, and then the two must part before finishing."""
    pieces = {"yellow tall": 22, "yellow fat": 21}
    state = set_up(pieces=pieces, to_move="yellow", marbles="RWW")
    play(state, "marble red", "spy yellow fat")
    assert "v22" not in legal(state, "step")
    assert refused(state, "step v22") == ("IV-320", "own-together")
    state = set_up(pieces=pieces, to_move="yellow", marbles="RRW")
    step(state, "red", "yellow fat", 22)
    assert refused(state, "finish") == ("IV-320", "own-together")
    assert texts(state) == ["marble red"]
    play(state, "marble red")
    assert legal(state, "spy") == {"yellow tall", "yellow fat"}
    for spy in ("yellow tall", "yellow fat"):
        assert legal(play(state.copy(), f"spy {spy}"), "step") == {"v21", "v23", "v27", "v29"}


@pytest.mark.rule("IV-322")
def test_example_6_the_same_colour_twice() -> None:
    """One of the two blue spies may go there, but not both."""
    pieces = {"blue tall": 3, "blue short": 22, "red tall": 2, "red short": 27}
    state = set_up(pieces=pieces, marbles="RRW")
    found = finals(state)
    tall, short = 0, 1
    assert not [at for at in found if at[tall] == 3 and at[short] == 22]
    assert [at for at in found if at[tall] == 3 and at[short] != 22]
    assert [at for at in found if at[short] == 22 and at[tall] != 3]
    step(state, "red", "red tall", 3)
    play(state, "marble red", "spy red short")
    assert refused(state, "step v22") == ("IV-322", "colour-twice")


@pytest.mark.rule("IV-313", "IV-319", "IV-323", "IV-324")
def test_example_7_where_the_ambassador_stops() -> None:
    """He may not stop on another's spy, but with two blacks he may pass over one."""
    pieces = {"ambassador": 36, "green tall": 37}
    state = play(set_up(pieces=pieces, marbles="KWW"), "marble black")
    assert legal(state, "step") == {"v58"}
    assert refused(state, "step v37") == ("IV-323", "ambassador-stop")
    ends = {at[16] for at in finals(set_up(pieces=pieces, marbles="KKW"))}
    assert {8, 50, 29, 58, 36} == ends
    ends = {at[16] for at in finals(set_up(pieces={**pieces, "red tall": 50, "blue tall": 8}, marbles="KKW"))}
    assert 50 in ends and 8 not in ends
    # IV-324: where a red spy already stands with a green one, he may not stop
    three = set_up(pieces={"ambassador": 36, "green tall": 37, "red tall": 8}, marbles="RKW")
    assert not [at for at in finals(three) if at[16] == at[0] == 37]


@pytest.mark.rule("IV-314", "IV-328", "IV-620")
def test_example_19_three_whites() -> None:
    """Without a step or a meeting, the turn can only end or be announced."""
    state = set_up(marbles="WWW")
    assert state.phase == RESOLVE and texts(state) == ["end", "announce"]


@pytest.mark.rule("IV-114", "IV-310", "IV-311", "IV-312")
def test_example_21_a_double_route() -> None:
    """From v16: red to v15, v17, v19; blue to v17, v24; yellow to all four, v17 once."""
    for letter, marble, spaces in (
        ("R", "red", {"v15", "v17", "v19"}),
        ("B", "blue", {"v17", "v24"}),
        ("Y", "yellow", {"v15", "v17", "v19", "v24"}),
    ):
        state = set_up(pieces={"red tall": 16}, marbles=f"{letter}WW")
        play(state, f"marble {marble}", "spy red tall")
        assert legal(state, "step") == spaces
        assert len(state.codes()) == len(spaces)


@pytest.mark.rule("IV-325")
def test_no_kind_of_space_is_closed() -> None:
    """A start space of another colour, a number and the Embassy can be stopped on."""
    state = set_up(pieces={"red tall": 9, "red short": 36, "blue tall": 50, "ambassador": 29}, marbles="RRW")
    found = finals(state)
    assert (
        [at for at in found if at[0] == 10]
        and [at for at in found if at[0] == 13]
        and [at for at in found if at[1] == 58]
    )


@pytest.mark.rule("IV-327")
def test_steps_are_taken_back_until_the_movement_is_finished() -> None:
    """Steps can be undone freely down to the shake, but not after finishing or where undo is off."""
    match = dealt()
    for text in ("marbles RRW", "marble red", "spy red tall", "step v3", "marble red"):
        match.play(text)
    first = match.free_undo(0)
    assert first is not None
    match.undo(0, first)
    assert next(piece.space for piece in match.view(0).pieces) == 2
    assert not [piece for piece in match.view(0).pieces if piece.moved]
    for text in ("marble red", "spy red tall", "step v3", "finish"):
        match.play(text)
    assert match.free_undo(0) is None
    strict = dealt({"undo": False})
    for text in ("marbles RRW", "marble red", "spy red tall", "step v3"):
        strict.play(text)
    assert strict.free_undo(0) is None


@pytest.mark.rule("IV-105", "IV-322")
def test_the_head_of_2013() -> None:
    """Ten marbles without a blank; purple moves another's spy to an empty space or onto one's own."""
    odds = {shake: weight(shake, "ares2013") for shake in SHAKES}
    assert sum(odds.values()) == 120 and all(0 not in shake for shake, way in odds.items() if way)
    options = {"phantom": "ares2013"}
    state = set_up(pieces={"blue tall": 9, "red tall": 10}, marbles="PRB", options=options)
    assert legal(play(state.copy(), "marble purple"), "spy") == {
        f"{colour} {build}" for colour in ("blue", "green", "yellow") for build in ("tall", "short", "fat", "thin")
    }
    assert refused(play(state.copy(), "marble purple"), "spy red tall") == ("IV-105", "others-spy")
    step(state, "purple", "blue tall", 10)
    play(state, "finish")
    assert texts(state) == ["meet v10", "announce"]
    # onto a spy of a third player only in passing
    crowded = set_up(pieces={"blue tall": 9, "green tall": 13}, marbles="PRB", options=options)
    assert "v13" not in legal(play(crowded, "marble purple", "spy blue tall"), "step")


def test_refusals_while_moving() -> None:
    """Each refusal names its rule."""
    state = set_up(marbles="RKW")
    assert refused(state, "marble blue") == ("IV-301", "marble-not-there")
    assert refused(state, "spy red tall") == ("IV-315", "marble-first")
    assert refused(state, "step v3") == ("IV-315", "marble-first")
    assert refused(state, "announce") == ("IV-620", "finish-first")
    assert refused(state, "end") == ("IV-326", "move-now")
    assert refused(state, "marbles RRR") == ("IV-920", "fortunas-move")
    picked = play(state.copy(), "marble red")
    assert refused(picked, "marble black") == ("IV-315", "picked-already")
    assert refused(picked, "spy blue tall") == ("IV-310", "own-spy")
    assert refused(picked, "step v3") == ("IV-315", "spy-first")
    assert refused(picked, "finish") == ("IV-315", "step-first")
    chosen = play(picked, "spy red tall")
    assert refused(chosen, "step v1") == ("IV-310", "no-route")
    assert refused(chosen, "spy red thin") == ("IV-315", "spy-already")
    assert refused(play(state, "marble black"), "spy red tall") == ("IV-313", "black-marble")
