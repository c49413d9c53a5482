"""Turns, jokers, exchanges, drawing and the limit of the hand (VE-T1 to VE-T18), VE-X16 to VE-X18, VE-X21."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima.cli import main
from serenissima.core.match import Match
from serenissima.core.state import FORTUNA
from serenissima.core.text import sentence
from serenissima.games.venise.events import Exchanged, PlayedNone, PlayEnded, Reshuffled
from tests.games.venise.setting import GAME, Table, every_card, pile


def cards(*kinds: str) -> Table:
    """A table whose first player holds these cards."""
    return Table().hold(kinds)


@pytest.mark.rule("VE-T1", "VE-T14", "VE-T3", "VE-T6")
def test_a_turn_may_be_empty() -> None:
    """Playing nothing is allowed; two cards are drawn and the next player is to move."""
    table = cards("short", "long", "walk2")
    table.play("end play")
    assert (table.state.to_move(), table.state.to_draw) == (FORTUNA, 2)
    table.play("", draw="walk3")
    assert table.state.to_move() == 0  # five ordinary cards: an exchange is possible
    table.play("end turn")
    assert (table.state.to_move(), table.state.used) == (1, 0)
    assert table.hand() == ["short", "long", "walk2", "walk3", "walk3"]


@pytest.mark.rule("VE-T5")
def test_played_cards_lie_face_up() -> None:
    """An ordinary card goes to the discard pile, a joker to its place."""
    table = cards("short", "joker")
    table.play("short S:A4-B4; joker short S:A3-A4")
    view = GAME.view(table.state, 2)
    assert (view.discards.count, view.discards.top, view.jokers) == (1, "short", 9)
    assert view.turn.played == ["short", "joker"]


@pytest.mark.rule("VE-T7", "VE-T8", "VE-T1")
def test_a_joker_instead_of_playing() -> None:
    """After taking a joker no card can be played, an exchange is possible, and two cards are drawn."""
    table = cards(*every_card()).lay("S:A3-A4")
    table.play("take joker")
    assert table.legal() == ["exchange", "end play"]
    assert table.refused("short S:A4-B4").reason == "joker-taken"
    assert table.refused("take joker").reason == "joker-taken"
    table.play("exchange short long remove move")
    assert table.legal() == ["end play"]
    assert table.refused("joker walk1").reason == "joker-taken"
    table.play("end play", draw="walk1")
    assert len(table.hand()) == 3 + 2 + 2


@pytest.mark.rule("VE-T9", "VE-T7", "VE-T11", "VE-T12")
def test_the_limit_of_jokers() -> None:
    """VE-X16: with two nothing is offered; after playing one the exchange is, but not taking one."""
    table = cards("joker", "joker", "short", "long", "walk1", "walk2").lay("S:A3-A4")
    assert table.refused("take joker").reason == "two-jokers"
    assert table.refused("exchange").reason == "two-jokers"
    table.play("joker walk1 S:A3-A4")
    assert "exchange" in table.legal()
    assert table.refused("take joker").reason == "played-already"
    table.play("exchange short long walk1 walk2")
    assert table.hand() == ["joker", "joker"]
    assert "joker walk2" in table.legal()


@pytest.mark.rule("VE-T10", "VE-T11")
def test_an_exchange() -> None:
    """Four ordinary cards, one after the other, face up; it costs nothing and can be done again."""
    table = cards(*["walk1"] * 4, *["short"] * 4)
    told = table.play("exchange; give walk1; give walk1")
    assert table.legal() == ["give short", "give walk1"]
    assert table.refused("end play").reason == "give-first"
    assert table.refused("give long").reason == "not-in-hand"
    told = table.play("give walk1; give short")
    assert Exchanged(0, ["walk1", "walk1", "walk1", "short"]) in [each.event for each in told]
    assert (table.state.used, table.state.discard_count, len(table.hand())) == (0, 4, 5)
    table.play("exchange walk1 short short short")
    assert table.hand() == ["joker", "joker"]
    assert table.refused("exchange").reason == "two-jokers"
    assert cards("short", "long", "walk1", "joker").refused("exchange").reason == "too-few-cards"


@pytest.mark.rule("VE-T15", "VE-T14")
def test_a_reshuffle_inside_a_draw() -> None:
    """VE-X17: one card to draw and nine discards: he draws it, the nine are shuffled, he draws one more."""
    table = cards("short")
    pile(table, [1, 0, 0, 0, 0, 0, 0], [0, 9, 0, 0, 0, 0, 0])
    told = table.play("end play", draw="short")
    assert Reshuffled(9) in [each.event for each in told]
    assert (table.state.pile_count, table.state.discard_count) == (8, 0)
    assert table.hand() == ["short", "short", "long"]


@pytest.mark.rule("VE-T15")
def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    """The last two cards are drawn without a reshuffle; cards played meanwhile are shuffled in with the next draw."""
    table = cards("short")
    pile(table, [0, 0, 0, 0, 2, 0, 0], [0, 3, 0, 0, 0, 0, 0])
    table.play("end play", draw="walk1")
    assert (table.state.pile_count, table.state.discard_count) == (0, 3)
    table.hold(["short"], seat=1)
    table.play("short S:D4-E4")
    assert table.state.discard_count == 4
    table.play("end play")
    assert (table.state.pile_count, table.state.discard_count) == (4, 0)
    assert list(table.state.pile) == [1, 3, 0, 0, 0, 0, 0]


@pytest.mark.rule("VE-T17", "VE-T18", "VE-T13")
def test_a_full_hand() -> None:
    """VE-X18: with ten cards exactly two go, a joker may be among them, or four become a second joker."""
    table = cards(*every_card())
    table.play("take joker")
    table.play("end play", draw="walk2")
    assert len(table.hand()) == 10
    view = GAME.view(table.state, 0)
    assert view.turn.surplus == 2
    assert table.legal() == [*(f"discard {card}" for card in [*every_card(), "joker"]), "exchange"]
    assert table.refused("end turn").reason == "discard-first"
    other = Table().hold([*every_card(), "walk2", "walk2", "joker"])
    other.state.phase, other.state.to_draw = table.state.phase, 0
    table.play("discard joker")
    assert table.state.jokers == 8
    assert table.refused("exchange").reason == "discard-on"
    assert table.refused("end turn").reason == "discard-first"
    table.play("discard walk2")
    assert (table.state.seat, len(table.hand(0)), table.state.top) == (1, 8, 5)
    other.play("exchange short long remove move")
    assert (other.state.seat, len(other.hand(0)), other.hand(0).count("joker")) == (1, 7, 2)


@pytest.mark.rule("VE-T1")
def test_who_plays_no_card_is_told() -> None:
    """Playing no card is kept in the log, unlike other ends of turns; taking a joker was already told."""
    table = cards("short", "walk1", "long", "walk2")
    (told, *_) = table.play("end play", draw="walk1")
    assert (told.event, told.rule) == (PlayedNone(0), "VE-T1")
    assert sentence(GAME, "event-played-none", {"seat": "Ada"}) == "Ada plays no cards."
    assert sentence(GAME, "event-played-none.passing") == "event-played-none.passing"
    for line, ended in (("short S:A4-B4; end play", 1), ("take joker; end play", 0)):
        table = cards("short", "walk1")
        assert PlayEnded(0, ended) in [told.event for told in table.play(line)]
    table = cards("short", "walk1", "long", "walk2")
    told_all = table.play("exchange short walk1 long walk2; end play")
    assert PlayedNone(0) in [told.event for told in told_all]


@pytest.mark.rule("VE-T1")
def test_a_replay_says_who_played_no_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A replay says so in the terminal and in the browser's log."""
    match = Match(GAME, 2, {})
    for text in ("choose ruby", "begin 0", *["draw walk3"] * 4, "end play", *["draw short"] * 2):
        match.play(text)
    file = tmp_path / "match.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Seat 1 plays no cards. [VE-T1]" in capsys.readouterr().out


@pytest.mark.rule("VE-T17")
def test_three_cards_too_many() -> None:
    """With eight cards, a joker and two more, three must go."""
    table = cards(*every_card(), "walk2")
    table.play("take joker")
    table.play("end play", draw="walk2")
    table.play("discard short long remove")
    assert (table.state.seat, len(table.hand(0))) == (1, 8)


@pytest.mark.rule("VE-T13")
def test_the_exchange_after_drawing_can_be_forbidden() -> None:
    """Without it a turn ends by itself when the hand fits."""
    table = Table(4, {"exchange_after_draw": False}).hold(["short", "long", "walk1", "walk2"])
    table.play("end play", draw="walk2")
    assert table.state.seat == 1
    table = Table(4, {"exchange_after_draw": False}).hold(every_card())
    table.play("take joker")
    table.play("end play", draw="walk2")
    assert table.refused("exchange").reason == "exchange-too-late"


@pytest.mark.rule("VE-T13", "VE-T12")
def test_a_joker_from_the_end_of_a_turn_waits() -> None:
    """After drawing no card can be played any more."""
    table = cards("short", "long", "walk1", "walk2").lay("S:A3-A4")
    table.play("end play", draw="walk2")
    table.play("exchange short long walk1 walk2")
    assert table.state.seat == 1
    table = cards(*every_card()).lay("S:A3-A4")
    table.play("end play", draw="walk2")
    table.play("exchange; give short")
    assert table.refused("walk1").reason == "give-first"
    assert table.refused("joker walk1").reason == "give-first"


@pytest.mark.rule("VE-A26", "VE-T1", "VE-T4")
def test_nothing_to_play() -> None:
    """VE-X21: no plank touches A4 and three cards are too few: take a joker or end, and draw in either case."""
    table = cards("remove", "move", "walk2")
    assert table.legal() == ["take joker", "end play"]
    table.play("take joker")
    table.play("end play", draw="walk1")
    assert len(table.hand(0)) == 6
    table = cards("remove", "move", "walk2")
    table.play("end play", draw="walk1")
    assert len(table.hand(0)) == 5


@pytest.mark.rule("VE-T16")
def test_there_is_always_a_card_to_draw() -> None:
    """Even if all hands are full of ordinary cards 14 are outside them."""
    table = Table(4)
    for _ in range(60):
        if table.state.surplus() > 0 and "discard" in " ".join(table.legal()):
            table.play(table.legal("discard")[0])
            continue
        table.pass_turn("short")
        held = sum(player.cards for player in table.state.players)
        assert held <= 32
        assert table.state.pile_count + table.state.discard_count == 46 - held >= 14
        table.state.idle = 0


@pytest.mark.rule("VE-V7")
def test_the_discard_pile_may_be_covered() -> None:
    """By default all may look through it; with the option only the top is shown."""
    for shown in ("all", "top"):
        table = Table(2, {"discard_view": shown}).hold(["short", "walk1"])
        table.play("short S:A4-B4; walk1 S:A4-B4")
        discards = GAME.view(table.state, 1).discards
        assert (discards.count, discards.top) == (2, "walk1")
        assert (discards.cards is None) == (shown == "top")
