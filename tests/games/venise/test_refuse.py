"""Whatever is not allowed is refused with the rule and with what would be right."""

from __future__ import annotations

import msgspec
import pytest

from serenissima.core.game import NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.text import sentence
from serenissima.games.venise.alphabet import Alphabet
from serenissima.games.venise.moves import Begin, Long, Move, Short, Step, Walk
from tests.games.venise.setting import GAME, Table


def started(seats: int = 2) -> Match:
    """A match in which seat 0, ruby, is to move with a known hand."""
    match = Match(GAME, seats, {"colours": "random"})
    while match.to_move is not None and match.to_move < 0:
        match.play(match.moves()[0])
    return match


@pytest.mark.rule("VE-P9", "VE-G12", "VE-G13", "VE-G14", "VE-A16", "VE-C10", "VE-S4", "VE-S15")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "VE-P9"),
        ("dance", "VE-P9"),
        ("seven", "VE-P9"),
        ("7.5", "VE-P9"),
        ("short", "VE-P9"),
        ("short S:A4-C4", "VE-G14"),
        ("short L:A4-B3", "VE-G13"),
        ("long S:A4-B4", "VE-G13"),
        ("remove X", "VE-G14"),
        ("step Z9.top", "VE-G12"),
        ("walk4", "VE-A16"),
        ("walk 7.5", "VE-A16"),
        ("give joker", "VE-C10"),
        ("discard ace", "VE-C10"),
        ("choose blue", "VE-S4"),
        ("begin 4", "VE-S15"),
        ("begin first", "VE-S15"),
        ("joker", "VE-P9"),
    ],
)
def test_what_is_no_move_at_all(text: str, rule: str) -> None:
    """Nonsense is refused with the rule and how a move is written."""
    with pytest.raises(IllegalMove) as caught:
        started().play(text)
    assert caught.value.rule == rule
    assert "refusal-" not in str(caught.value)


@pytest.mark.rule("VE-P9")
def test_texts_are_read_generously() -> None:
    """Case does not matter, and words may be joined."""
    letters = Alphabet()
    for text, same in (
        ("SHORT s:a4-b4", "short S:A4-B4"),
        ("take_joker", "take joker"),
        ("end-play", "end play"),
        ("Joker  WALK3", "joker walk3"),
        ("step b4.TOP", "step B4.top"),
        ("STEP a3.n", "step A3.N"),
    ):
        assert letters.parse(text) == letters.parse(same)


@pytest.mark.rule("VE-P9")
def test_a_card_may_be_typed_in_one_go() -> None:
    """A walk with its fields, a plank with its goal, an exchange with its cards."""
    assert GAME.alphabet.split_line("walk3 A4 > S:A4-B4 > B4.top") == ["walk3", "step S:A4-B4", "step B4.top", "stop"]
    assert GAME.alphabet.split_line("joker walk1 S:A4-B4") == ["joker walk1", "step S:A4-B4"]
    assert GAME.alphabet.split_line("move L:A4-B3 to L:A2-B3; end play") == ["move L:A4-B3", "to L:A2-B3", "end play"]
    assert GAME.alphabet.split_line("exchange short long walk1 walk2") == [
        "exchange",
        *map("give {}".format, ("short", "long", "walk1", "walk2")),
    ]
    assert GAME.alphabet.split_line("discard short joker") == ["discard short", "discard joker"]


@pytest.mark.parametrize(
    "move",
    [Short("L:A4-B3"), Long("S:A4-B4"), Short("nowhere"), Step("Z1"), Walk(4), Begin(9), Begin(-1)],  # type: ignore[arg-type]
    ids=repr,
)
@pytest.mark.rule("VE-G13")
def test_typed_values_outside_the_rules(move: Move) -> None:
    """Impossible typed values have no code, and the refusal has words."""
    with pytest.raises(NotAMove) as caught:
        Alphabet().code(move)
    refusal = caught.value.refusal
    said = sentence(GAME, f"refusal-{refusal.reason}", refusal.args)
    assert not said.startswith("refusal-")


@pytest.mark.parametrize(
    "wire", ['{"type":"walk","steps":7.5}', '{"type":"walk","steps":"two"}', '{"type":"short"}', "7"]
)
@pytest.mark.rule("VE-P9")
def test_wrong_types_on_the_wire(wire: str) -> None:
    """Values of the wrong type do not become moves."""
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(wire, type=GAME.move_type)


@pytest.mark.rule("VE-T6")
def test_only_the_player_in_turn_moves() -> None:
    """Another seat is refused, and told nothing of the legal moves."""
    match = started()
    with pytest.raises(IllegalMove) as caught:
        match.play("end play", seat=1)
    assert (caught.value.rule, caught.value.legal) == ("MATCH", ())


@pytest.mark.rule("VE-5", "VE-T14")
def test_chance_is_not_for_players() -> None:
    """Drawing and colours by lot are Fortuna's."""
    match = started()
    for text in ("draw short", "assign ruby"):
        with pytest.raises(IllegalMove) as caught:
            match.play(text)
        assert caught.value.refusal.reason == "fortunas-move"


@pytest.mark.rule("VE-C11", "VE-T17", "VE-5")
@pytest.mark.parametrize(("card", "rule"), [("long", "VE-C11"), ("joker", "VE-T17")])
def test_a_kind_of_card_that_has_run_out(card: str, rule: str) -> None:
    """Laying out a match without Fortuna, one hears that there is none left, and how many cards there are."""
    match = Match(GAME, 4, {"colours": "random"})
    while match.view(0).phase != "deal":
        match.play(match.moves()[0])
    match.play("draw long")
    match.play("draw long")
    with pytest.raises(IllegalMove) as caught:
        match.play(f"draw {card}")
    assert (caught.value.rule, caught.value.refusal.reason) == (rule, "none-to-draw")
    assert "left in the draw pile, which has 28 cards" in str(caught.value)


@pytest.mark.rule("VE-5", "VE-S4", "VE-S15")
def test_what_fortuna_cannot_do() -> None:
    """A colour that does not play, a seat that is not there, and anything that is not hers."""
    match = Match(GAME, 3, {"colours": "random"})
    for text, reason in (("assign topaz", "colour-out"), ("draw short", "fortunas-turn"), ("begin 0", "fortunas-turn")):
        with pytest.raises(IllegalMove) as caught:
            match.play(text)
        assert caught.value.refusal.reason == reason
    match.play("assign ruby")
    match.play("assign diamond")
    with pytest.raises(IllegalMove, match="seat 0 to 2"):
        match.play("begin 3")


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("choose ruby", "VE-S4", "colours-given"),
        ("no choice", "VE-S4", "colours-given"),
        ("begin 0", "VE-S15", "begun"),
        ("short S:A3-B3", "VE-G13", "no-place-here"),
        ("short S:H8-H9", "VE-G13", "no-place-here"),
        ("short S:B4-C4", "VE-A2", "not-touching"),
        ("long L:A2-B3", "VE-A6", "not-touching"),
        ("short T:B4>A3", "VE-G13", "stem-rests"),
        ("long HH:A3", "VE-G13", "crossbar-rests"),
        ("remove S:A4-B4", "VE-A8", "no-plank-there"),
        ("walk3", "VE-T4", "not-in-hand"),
        ("joker walk1", "VE-A25", "no-joker"),
        ("step S:A4-B4", "VE-A16", "no-walk-card"),
        ("stop", "VE-A16", "no-walk-card"),
        ("to S:A4-B4", "VE-A12", "lift-first"),
        ("give short", "VE-T10", "exchange-first"),
        ("discard short", "VE-T17", "discard-later"),
        ("end turn", "VE-T14", "end-play-first"),
        ("rescue short", "VE-V6", "no-rescue"),
    ],
)
@pytest.mark.rule("VE-T4", "VE-A2", "VE-A6", "VE-A8")
def test_what_is_not_allowed_in_the_first_turn(text: str, rule: str, reason: str) -> None:
    """Each illegal move is refused by its own rule, in words."""
    table = Table(2).hold(["short", "long", "remove", "walk1", "walk2"])
    refusal = table.refused(text)
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert not sentence(GAME, f"refusal-{reason}", refusal.args).startswith("refusal-")


@pytest.mark.rule("VE-T17")
def test_a_hand_that_fits_is_not_cut() -> None:
    """With eight cards or fewer nothing can be discarded."""
    table = Table(2).hold(["short", "long", "walk1", "walk2"])
    table.play("end play", draw="walk2")
    assert table.refused("discard short").reason == "hand-fits"
    assert table.refused("short S:A4-B4").reason == "play-over"


@pytest.mark.rule("VE-S15")
def test_who_begins_is_said_first() -> None:
    """Nothing else can be done before the beginner is named."""
    match = Match(GAME, 2, {"first_player": "chosen"})
    with pytest.raises(IllegalMove, match="choose a colour"):
        match.play("end play")
    match.play("choose ruby")
    with pytest.raises(IllegalMove, match="who begins"):
        match.play("end play")
