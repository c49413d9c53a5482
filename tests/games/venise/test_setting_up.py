"""Setting up (VE-C1 to VE-C12, VE-S1 to VE-S15), with the worked examples VE-X1 and VE-X2."""

from __future__ import annotations

from collections import Counter

import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import BadOption
from serenissima.core.state import FORTUNA
from serenissima.games.venise.box import COSTS, MIX, ORDINARY
from serenissima.games.venise.extras import conserved
from tests.games.venise.setting import COLOURS, GAME, Table


@pytest.mark.rule("VE-1")
def test_two_to_four_play() -> None:
    """One or five players are refused."""
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.start(seats=seats)


@pytest.mark.rule("VE-C4", "VE-C7", "VE-C10", "VE-C11", "VE-A28")
def test_the_box() -> None:
    """46 cards in the mix of the rules with their costs, 8 jokers, 12 short and 8 long planks, whoever plays."""
    assert sum(MIX) == 46
    assert dict(zip(ORDINARY, MIX, strict=True))["walk2"] == 9
    assert COSTS == (1, 2, 1, 2, 1, 2, 3, 2)
    for seats in (2, 3, 4):
        assert conserved(Table(seats).state) == (12, 8, 46, 8)


@pytest.mark.rule("VE-S8", "VE-S9", "VE-S10", "VE-S11", "VE-S12", "VE-S13", "VE-S14", "VE-C6", "VE-C12")
def test_four_players() -> None:
    """VE-X1: six cards each, 22 to draw, 8 jokers, supplies 3/2, box and water empty; 30 cards are shuffled."""
    fresh = GAME.new(4, GAME.read_options())
    assert list(fresh.pile) == [5, 2, 6, 4, 2, 5, 6]
    table = Table(4)
    view = GAME.view(table.state, 0)
    assert [player.cards for player in view.players] == [6, 6, 6, 6]
    assert [player.jokers for player in view.players] == [0] * 4
    assert not Counter(["short", "long", "walk1", "walk2"]) - Counter(view.hand)
    assert (view.draw_pile, view.jokers, view.tiles, view.discards.count) == (22, 8, 12, 0)
    assert [table.supply(seat) for seat in range(4)] == [(3, 2)] * 4
    assert (view.box.short, view.box.long, view.water.short, view.water.long) == (0, 0, 0, 0)


@pytest.mark.rule("VE-S4", "VE-S7", "VE-S8", "VE-S12", "VE-S3")
@pytest.mark.parametrize(
    ("seats", "pile", "supply", "box", "pawns"),
    [(2, 34, (6, 4), (0, 0), ["A4", "E1"]), (3, 28, (4, 2), (0, 2), ["A4", "E4", "E1"])],
)
def test_fewer_players(seats: int, pile: int, supply: tuple[int, int], box: tuple[int, int], pawns: list[str]) -> None:
    """VE-X2: the setup for two and for three players."""
    table = Table(seats)
    view = GAME.view(table.state, 0)
    assert view.draw_pile == pile
    assert [table.supply(seat) for seat in range(seats)] == [supply] * seats
    assert (view.box.short, view.box.long) == box
    assert [player.pawn for player in view.players] == pawns


@pytest.mark.rule("VE-S4")
def test_players_choose_their_colours() -> None:
    """One after the other chooses from those left; the last gets what is left, others go by lot."""
    match = Match(GAME, 3, {})
    assert [GAME.alphabet.text(move) for move in match.moves()] == [
        "choose ruby",
        "choose diamond",
        "choose emerald",
        "no choice",
    ]
    match.play("no choice")
    match.play("choose ruby")
    with pytest.raises(IllegalMove, match=r"VE-S4.*taken"):
        match.play("choose ruby")
    with pytest.raises(IllegalMove, match=r"VE-S4.*does not play"):
        match.play("choose topaz")
    match.play("choose emerald")
    assert match.to_move == FORTUNA  # the rest has one colour left, so only who begins is drawn
    assert [player.colour for player in match.view(0).players] == ["diamond", "ruby", "emerald"]


@pytest.mark.rule("VE-S4", "VE-5")
def test_colours_by_lot() -> None:
    """With the option, or without a wish, every colour is equally likely."""
    match = Match(GAME, 4, {"colours": "random"})
    assert match.to_move == FORTUNA
    assert match.state.odds() == [1, 1, 1, 1]
    match = Match(GAME, 2, {})
    match.play("no choice")
    match.play("no choice")
    assert [GAME.alphabet.text(move) for move in match.moves()] == ["assign ruby", "assign emerald"]
    match.play("assign emerald")
    assert [player.colour for player in match.view(0).players] == ["emerald", "ruby"]


@pytest.mark.rule("VE-S4")
def test_two_players_side_by_side() -> None:
    """With the option they start from ruby's and diamond's corners."""
    view = GAME.view(Table(2, {"two_player_corners": "adjacent"}).state, 0)
    assert [player.pawn for player in view.players] == ["A4", "E4"]


@pytest.mark.rule("VE-S4", "VE-S5", "VE-S15")
@pytest.mark.parametrize("corners", ["opposite", "adjacent"])
def test_a_free_choice_of_colours(corners: str) -> None:
    """Two players choose among all four, whatever their corners would be; turns and gems follow what they chose."""
    match = Match(GAME, 2, {"colours": "free", "two_player_corners": corners})
    assert [GAME.alphabet.text(move) for move in match.moves()] == [
        *(f"choose {colour}" for colour in COLOURS),
        "no choice",
    ]
    match.play("choose topaz")
    with pytest.raises(IllegalMove, match=r"VE-S4.*taken"):
        match.play("choose topaz")
    match.play("choose diamond")
    assert match.to_move == FORTUNA  # who begins
    match.play("begin 0")
    view = match.view(0)
    assert (view.order, [player.pawn for player in view.players]) == ([0, 1], ["A1", "E4"])
    assert Counter(gem.colour for gem in view.gems) == {"topaz": 4, "diamond": 4}


@pytest.mark.rule("VE-S4", "VE-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_makes_no_free_choice_gets_any_of_the_rest(seats: int) -> None:
    """Every colour that is left is as likely; those that stay over do not play."""
    match = Match(GAME, seats, {"colours": "free"})
    match.play("choose emerald")
    for _ in range(seats - 1):
        match.play("no choice")
    rest = ["ruby", "diamond", "topaz"]
    assert [GAME.alphabet.text(move) for move in match.moves()] == [f"assign {colour}" for colour in rest]
    assert match.state.odds() == [1, 1, 1]
    with pytest.raises(IllegalMove, match=r"VE-S4.*taken"):
        match.play("assign emerald")
    while match.view(0).phase == "colours":
        match.play(match.moves()[-1])
    given = ["emerald", "topaz", "diamond", "ruby"][:seats]
    assert [player.colour for player in match.view(0).players] == given
    match.play("begin 1")
    assert match.view(0).order == {2: [1, 0], 3: [1, 2, 0], 4: [1, 3, 2, 0]}[seats]


@pytest.mark.rule("VE-S4")
def test_the_last_of_four_gets_what_is_left() -> None:
    """Nobody is asked where there is nothing to choose; with three there still is."""
    for seats, asked in ((3, True), (4, False)):
        match = Match(GAME, seats, {"colours": "free"})
        for colour in COLOURS[1:seats]:
            match.play(f"choose {colour}")
        assert (match.to_move == seats - 1) == asked


@pytest.mark.rule("VE-S15", "VE-5")
def test_the_order_of_turns_follows_the_colours() -> None:
    """Clockwise from the first player, whatever seats the colours sit on."""
    match = Match(GAME, 4, {})
    for colour in ("emerald", "topaz", "ruby"):
        match.play(f"choose {colour}")
    assert match.state.odds() == [1, 1, 1, 1]
    match.play("begin 1")
    assert match.view(0).order == [1, 2, 3, 0]


@pytest.mark.rule("VE-S15")
def test_the_first_seat_may_name_who_begins() -> None:
    """With the option it is a move of seat 0."""
    match = Match(GAME, 3, {"colours": "random", "first_player": "chosen"})
    for colour in ("ruby", "diamond"):
        match.play(f"assign {colour}")
    assert match.to_move == 0
    with pytest.raises(IllegalMove, match=r"VE-S15"):
        match.play("begin 3")
    match.play("begin 2")
    assert match.view(0).order == [2, 0, 1]


@pytest.mark.rule("VE-S11", "VE-C12", "VE-5")
def test_a_deal_can_be_laid_out_by_fortunas_moves() -> None:
    """Without a Fortuna of its own a match takes her moves as texts, so any deal can be set up."""
    match = Match(GAME, 2, {})
    match.play("choose emerald")
    match.play("begin 0")
    for card in ("walk3", "remove", "move", "move"):
        match.play(f"draw {card}")
    assert match.to_move == 0
    assert match.view(0).hand == ["short", "long", "remove", "walk1", "walk2", "walk3"]
    assert match.view(1).hand == ["short", "long", "move", "move", "walk1", "walk2"]


@pytest.mark.rule("VE-C12")
def test_random_first_hands() -> None:
    """With the option six cards are dealt to each, and nobody knows any of them."""
    state = GAME.new(2, GAME.read_options({"start_hand": "random", "colours": "random"}))
    assert list(state.pile) == list(MIX)
    table = Table(2, {"start_hand": "random"}, deal="walk3")
    assert table.hand(0) == ["walk3"] * 6
    assert GAME.view(table.state, 1).players[0].remembered.known == []


@pytest.mark.rule("VE-C11")
def test_another_mix_of_cards() -> None:
    """The mix is seven numbers that add up to 46."""
    assert list(GAME.new(2, GAME.read_options({"card_mix": "6-6-6-6-6-8-8"})).rules.mix) == [6, 6, 6, 6, 6, 8, 8]
    for wrong in ("9-6-6-4-6-9", "9-6-6-4-6-9-7", "3-12-6-4-6-9-6", "many", "9-6-6-4-6-9-6-0", "-1-6-6-4-6-9-6"):
        with pytest.raises(BadOption, match="“Card mix”"):
            GAME.start(options={"card_mix": wrong})


@pytest.mark.rule("VE-S8")
def test_other_planks() -> None:
    """The supply is two numbers within the stock, and the rest goes to the box."""
    view = GAME.view(Table(2, {"planks_per_player": "5/3"}).state, 0)
    assert (view.players[0].short, view.players[1].long, view.box.short, view.box.long) == (5, 3, 2, 2)
    for seats, wrong in ((4, "4/2"), (2, "7/4"), (2, "0/1"), (2, "five"), (2, "5"), (2, "5/3/1")):
        with pytest.raises(BadOption, match="“Planks”"):
            GAME.start(seats=seats, options={"planks_per_player": wrong})


@pytest.mark.rule("VE-S5", "VE-S6", "VE-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_gems_of_the_colours_that_play_lie_on_the_board(seats: int) -> None:
    """Four of each, every one on a field of its own."""
    gems = GAME.view(Table(seats).state, 0).gems
    playing = ("ruby", "emerald") if seats == 2 else COLOURS[:seats]
    assert Counter(gem.colour for gem in gems) == dict.fromkeys(playing, 4)
    assert len({gem.field for gem in gems}) == len(gems)
