"""How a match ends, and the variants (VE-E1 to VE-E5, VE-V1, VE-V5, VE-V6, VE-A27)."""

from __future__ import annotations

import pytest

from serenissima.core.options import BadOption
from serenissima.core.outcome import Outcome
from serenissima.core.state import NOBODY
from serenissima.games.venise.events import Placed, Rescued
from serenissima.games.venise.extras import conserved
from tests.games.venise.setting import GAME, Table


def about_to_complete(table: Table, seat: int) -> Table:
    """This seat is to move, one step from the last of its gems."""
    player = table.state.players[seat]
    near = {0: ("S:A4-B4", "B4.top"), 1: ("S:D4-E4", "D4.top"), 2: ("S:D1-E1", "D1.top"), 3: ("S:A1-B1", "B1.top")}
    place, _ = near[int(player.colour)]
    if place not in table.lying():
        table.lay(place)
    table.stand(place, seat).hold(["walk1"], seat)
    player.gems, player.gem_count = 0b1110, 3
    return table


GOAL = {0: "B4.top", 1: "D4.top", 2: "D1.top", 3: "B1.top"}


def complete(table: Table, seat: int) -> None:
    """This seat takes its last gem."""
    assert table.state.seat == seat
    about_to_complete(table, seat).play(f"walk1 {GOAL[int(table.state.players[seat].colour)]}")


def outcome(table: Table) -> Outcome:
    """The outcome of a match that is over."""
    assert table.state.to_move() == NOBODY
    found = table.state.outcome()
    assert found is not None
    return found


@pytest.mark.rule("VE-E1", "VE-E2", "VE-E3")
def test_the_fourth_gem_wins_at_once() -> None:
    """The others are ranked by gems, equal numbers share a place."""
    table = Table(4).gems(2, seat=1).gems(3, seat=2).gems(2, seat=3)
    complete(table, 0)
    assert outcome(table) == Outcome(ranks=(1, 3, 2, 3), reason="gems", scores=(4, 2, 3, 2))


@pytest.mark.rule("VE-V1", "VE-A28")
def test_playing_for_all_places() -> None:
    """A player who has finished leaves everything to the others; the last one left takes the last place."""
    table = Table(3, {"places": "all"}).tiles(2)
    table.state.players[0].jokers, table.state.jokers = 1, 7
    before = conserved(table.state)
    about_to_complete(table, 0).hold(["walk1", "short", "joker"])
    told = table.play("walk1 B4.top")
    assert Placed(0, 1, ["short"]) in [each.event for each in told]
    assert next(each for each in told if isinstance(each.event, Placed)).reveals
    player = table.state.players[0]
    assert (player.pawn, player.cards, player.jokers, player.short, player.long, player.tiles) == (-1, 0, 0, 0, 0, 0)
    assert (table.state.box_short, table.state.box_long, table.state.jokers) == (4, 4, 8)
    assert conserved(table.state)[1] == before[1]
    assert table.state.seat == 1
    table.pass_turn()
    assert table.state.seat == 2
    table.pass_turn()
    assert (table.state.seat, table.state.round) == (1, 2)  # seat 0 is skipped
    table.pass_turn()
    complete(table, 2)
    assert outcome(table) == Outcome(ranks=(1, 3, 2), reason="places", scores=(4, 0, 4))


@pytest.mark.rule("VE-E4")
def test_a_standstill() -> None:
    """Five rounds without any change end the match, ranked by gems; any change restarts the count."""
    table = Table(3).gems(1, seat=2).gems(1, seat=1)
    for _ in range(14):
        table.pass_turn("short")
    table.hold(["short"], seat=2).play("short S:D1-E1")
    for _ in range(15):
        assert table.state.to_move() != NOBODY
        table.pass_turn("short")
    assert table.state.to_move() != NOBODY  # the turn with the plank does not count
    table.pass_turn("short")
    assert outcome(table) == Outcome(ranks=(3, 1, 1), reason="standstill", scores=(0, 1, 1))


@pytest.mark.rule("VE-E4")
@pytest.mark.parametrize(("rounds", "turns"), [(1, 2), (3, 6), (0, 0)])
def test_another_limit_for_a_standstill(rounds: int, turns: int) -> None:
    """The option sets the number of rounds, and 0 switches the limit off."""
    table = Table(2, {"standstill_rounds": rounds})
    for _ in range(turns):
        assert table.state.to_move() != NOBODY
        table.pass_turn("short")
    if rounds:
        assert outcome(table).reason == "standstill"
    else:
        for _ in range(30):
            table.pass_turn("short")
        assert table.state.to_move() != NOBODY


@pytest.mark.rule("VE-E5")
def test_the_longest_match() -> None:
    """After the last round the match is over, ranked by gems."""
    table = Table(2, {"most_rounds": 40}).gems(2, seat=1)
    table.state.round = 40
    table.pass_turn("short")
    assert table.state.to_move() == 1
    table.pass_turn("short")
    assert outcome(table) == Outcome(ranks=(2, 1), reason="rounds", scores=(0, 2))


@pytest.mark.rule("VE-E5")
def test_a_match_without_a_longest() -> None:
    """With 0 rounds a match never ends by their number."""
    table = Table(2, {"most_rounds": 0})
    for played in (39, 60, 100, 1000):
        table.state.round = played
        for _ in range(2):
            table.hold(["short"], table.state.seat)
            table.state.idle = 0
            table.pass_turn("short")
        assert (table.state.to_move(), table.state.round) == (0, played + 1)


@pytest.mark.rule("VE-E5", "VE-E4")
@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("most_rounds", 39, "must be 0 or from 40 to 100, not 39 (VE-E5)"),
        ("most_rounds", 101, "must be 0 or from 40 to 100, not 101 (VE-E5)"),
        ("most_rounds", -1, "must be 0 or from 40 to 100, not -1 (VE-E5)"),
        ("standstill_rounds", 21, "must be 0 or from 1 to 20, not 21 (VE-E4)"),
    ],
)
def test_wrong_numbers_of_rounds(name: str, value: int, why: str) -> None:
    """A wrong number of rounds is refused with what would be right."""
    with pytest.raises(BadOption) as caught:
        GAME.start(options={name: value})
    assert why in str(caught.value)
    assert GAME.read_options({"most_rounds": 47}).number("most_rounds") == 47


@pytest.mark.rule("VE-V5")
def test_equal_turns() -> None:
    """The round is finished; the pawn that completed is gone, and who follows may still complete."""
    table = Table(3, {"equal_turns": True})
    complete(table, 0)
    assert (table.state.players[0].pawn, table.state.to_move()) == (-1, 1)
    table.pass_turn()
    table.pass_turn()
    assert outcome(table) == Outcome(ranks=(1, 2, 2), reason="gems", scores=(4, 0, 0))


@pytest.mark.rule("VE-V5")
@pytest.mark.parametrize(
    ("tiles", "planks", "ranks", "reason"),
    [
        ((1, 2), (3, 3), (2, 1, 3), "gems"),
        ((1, 1), (5, 3), (1, 2, 3), "gems"),
        ((1, 1), (3, 3), (1, 1, 3), "shared"),
    ],
)
def test_several_complete_in_one_round(
    tiles: tuple[int, int], planks: tuple[int, int], ranks: tuple[int, int, int], reason: str
) -> None:
    """Unspent tiles decide, then planks; otherwise they share the place."""
    table = Table(3, {"equal_turns": True})
    complete(table, 0)
    complete(table, 1)
    for seat in (0, 1):
        table.tiles(tiles[seat], seat).own(planks[seat], 0, seat)
    table.pass_turn()
    assert (outcome(table).ranks, outcome(table).reason) == (ranks, reason)


@pytest.mark.rule("VE-V5", "VE-V1")
def test_equal_turns_and_all_places() -> None:
    """Those who completed leave at the end of the round; the others go on."""
    table = Table(4, {"equal_turns": True, "places": "all"})
    table.pass_turn()
    complete(table, 1)
    table.pass_turn()
    complete(table, 3)
    players = table.state.players
    assert table.state.to_move() == 0
    assert sorted([players[1].rank, players[3].rank]) in ([1, 1], [1, 2])
    complete(table, 0)
    table.pass_turn()
    assert outcome(table).reason == "places"
    assert outcome(table).ranks[0] == 3
    assert outcome(table).ranks[2] == 4


@pytest.mark.rule("VE-A27")
def test_stranded() -> None:
    """On a pole without a plank, and with none that fits in the supply, one can only wait."""
    table = Table(2).own(0, 4).stand("C4.top").hold(["short", "long", "walk2", "remove"])
    assert table.legal() == ["take joker", "exchange", "end play"]
    assert table.state.stranded(table.state.players[0])
    assert table.refused("rescue short").reason == "no-rescue"
    table.lay("S:B4-C4")
    assert not table.state.stranded(table.state.players[0])


@pytest.mark.rule("VE-V6")
def test_a_rescue() -> None:
    """From the water, then the box, then the rival with the most; only a kind that fits, only at the start."""
    table = Table(3, {"rescue": True}).own(0, 2).stand("C4.top").hold(["short", "walk2"])
    state = table.state
    assert table.legal("rescue") == ["rescue short"]
    assert table.refused("rescue long").reason == "rescue-unfit"
    state.water_short, state.box_short = 1, 1
    for source in ("water", "box"):
        (told,) = table.play("rescue short")
        assert told.event == Rescued(0, "short", source, None)
        assert table.refused("rescue short").reason == "rescue-first"
        table.own(0, 2)
        state.fresh = True
    table.own(2, 2, seat=1).own(2, 2, seat=2)
    (told,) = table.play("rescue short")
    assert told.event == Rescued(0, "short", "rival", 1)  # the next one clockwise among equals
    assert (table.supply(0), table.supply(1)) == ((1, 2), (1, 2))
    table.play("short S:B4-C4")
    table.own(0, 2)
    state.fresh = True
    assert table.refused("rescue short").reason == "not-stranded"


@pytest.mark.rule("VE-V6")
def test_a_rescue_from_the_richest_rival() -> None:
    """The plank comes from the rival with the most, not from the next one, and not from one without any."""
    table = Table(3, {"rescue": True}).own(0, 2).stand("C4.top").own(1, 2, seat=1).own(3, 2, seat=2)
    (told,) = table.play("rescue short")
    assert told.event == Rescued(0, "short", "rival", 2)
    table = Table(3, {"rescue": True}).own(0, 2).stand("C4.top").own(0, 2, seat=1).own(0, 2, seat=2)
    table.state.box_short = 0
    assert table.refused("rescue short").reason == "rescue-none"


@pytest.mark.rule("VE-V6", "VE-V5")
@pytest.mark.parametrize(("planks", "ranks", "reason"), [(4, (1, 2, 3), "gems"), (3, (1, 1, 3), "shared")])
def test_a_rescue_from_one_who_has_completed(planks: int, ranks: tuple[int, ...], reason: str) -> None:
    """Until the round is over they are opponents with a supply; the plank they gave does not count for their place."""
    table = Table(3, {"equal_turns": True, "rescue": True})
    complete(table, 0)
    complete(table, 1)
    table.tiles(1, 0).tiles(1, 1).own(planks, 0, 0).own(2, 0, 1).own(0, 2, 2)
    table.state.box_long, table.state.planks = 0, type(table.state.planks)(table.chart)
    table.stand("C4.top", 2).hold(["short", "walk2"], 2)
    (told,) = table.play("rescue short")
    assert told.event == Rescued(2, "short", "rival", 0)
    assert [table.supply(seat) for seat in range(3)] == [(planks - 1, 0), (2, 0), (1, 2)]
    table.pass_turn()
    assert (outcome(table).ranks, outcome(table).reason) == (ranks, reason)


@pytest.mark.rule("VE-V6", "VE-V1")
def test_no_rescue_from_one_who_has_left() -> None:
    """Playing for places, a finished player's planks are in the box, and come from there."""
    table = Table(3, {"places": "all", "rescue": True}).own(4, 2)
    complete(table, 0)
    table.own(0, 2, 1).stand("C4.top", 1)
    (told,) = table.play("rescue short")
    assert told.event == Rescued(1, "short", "box", None)
    assert (table.state.box_short, table.supply(0)) == (3, (0, 0))
