"""Whatever is not allowed is refused with its rule and with what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from serenissima.core.game import NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.games.canal_grande.moves import Betray, Choose, Lay, Move, Put
from serenissima.games.canal_grande.setup import set_up
from tests.games.canal_grande.setting import ALPHABET, GAME, Scene, offers, splitting, vote

REVEALED = "CAN CAN GON TRA DOG 1 2 3"


def whole_first_tray() -> Scene:
    """Nothing is in the second tray yet."""
    return splitting(REVEALED, "SMA", "DOR")


def one_left() -> Scene:
    """Everything but the 3 is in the second tray."""
    return whole_first_tray().play("put CAN", "put CAN", "put GON", "put TRA", "put DOG", "put 1", "put 2")


def choosing() -> Scene:
    """An offer is to be chosen."""
    return offers("CAN 1", "SCR 2", "SMA", "DOR")


def ordering() -> Scene:
    """A spy and a doge are to be resolved."""
    return vote("SMA", "DOR", doges="SPY DOG")


def traitor() -> Scene:
    """A of four has a traitor; D holds nothing."""
    return vote("SMA", "SCR", "DOR", "", doges="TRA")


def leading() -> Scene:
    """X leads a vote."""
    return vote("CAS CAS SMA GON", "CAS")


def answering() -> Scene:
    """Y answers two cards of Castello."""
    return vote("CAS CAS", "CAS CAS CAS SMA GON DOR").play("lay CAS CAS")


def barred() -> Scene:
    """Y has no contested card."""
    return vote("CAS CAS", "SMA SMA GON").play("lay CAS CAS")


def weak() -> Scene:
    """Y has one, but cannot get above two."""
    return vote("CAS CAS", "CAS SMA").play("lay CAS CAS")


def spent() -> Scene:
    """X opened Cannaregio with a gondola that covered one move only."""
    scene = vote("CAS GON GON CAN CAN CAN SMA SMA SMA", "CAS CAS CAS", gondola_scope="move")
    return scene.play("lay CAS GON CAN", "lay CAS CAS CAS", "lay SMA", "lay SMA")


def catching_up() -> Scene:
    """Y may draw."""
    state = set_up(2, ["CAN", "SCR"], numbers=("3 3 3 2", ""), divider=0, trays=("GON", ""), resolves=("chooser", ""))
    return Scene(state)


CASES: list[tuple[Callable[[], Scene], str, str, str]] = [
    (whole_first_tray, "confirm", "CG-421", "empty-tray"),
    (whole_first_tray, "put CAS", "CG-411", "not-revealed"),
    (whole_first_tray, "split 3 | CAN", "CG-421", "split-all"),
    (whole_first_tray, "choose 1", "CG-402", "now-split"),
    (whole_first_tray, "draw CAN", "CG-101", "fortunas-move"),
    (one_left, "put 3", "CG-421", "last-card"),
    (one_left, "put GON", "CG-421", "already-over"),
    (choosing, "choose 3", "CG-431", "two-offers"),
    (choosing, "choose seven", "CG-431", "two-offers"),
    (choosing, "put CAN", "CG-431", "now-choose"),
    (ordering, "resolve TRA", "CG-444", "not-pending"),
    (ordering, "resolve GON", "CG-444", "no-special"),
    (ordering, "pass", "CG-444", "now-resolve"),
    (traitor, "betray A", "CG-451", "own-hand"),
    (traitor, "betray B", "CG-452", "partners-hand"),
    (traitor, "betray D", "CG-454", "empty-hand"),
    (traitor, "resolve DOG", "CG-451", "now-traitor"),
    (leading, "pass", "CG-483", "must-lead"),
    (leading, "confirm", "CG-481", "lead-first"),
    (leading, "lay DOR", "CG-481", "not-held"),
    (leading, "lay GON", "CG-494", "gondola-alone"),
    (leading, "lay 3", "CG-481", "lay-districts"),
    (leading, "choose 1", "CG-484", "now-vote"),
    (lambda: leading().play("lay CAS", "lay CAS"), "lay CAS", "CG-486", "all-picked"),
    (lambda: leading().play("lay CAS"), "pass", "CG-483", "must-lead"),
    (answering, "confirm", "CG-486", "nothing-picked"),
    (lambda: answering().play("lay CAS"), "confirm", "CG-487", "too-low"),
    (lambda: answering().play("lay CAS"), "pass", "CG-488", "picked-already"),
    (lambda: answering().play("lay SMA", "lay CAS", "lay CAS"), "lay DOR", "CG-491", "no-gondola"),
    (lambda: answering().play("lay SMA"), "confirm", "CG-485", "contested-missing"),
    (barred, "lay SMA", "CG-485", "no-contested"),
    (weak, "lay CAS", "CG-487", "too-weak"),
    (spent, "lay DOR", "CG-486", "not-held"),
    (catching_up, "pass", "CG-621", "now-catch-up"),
    (whole_first_tray, "hello", "CG-802", "no-such-move"),
    (whole_first_tray, "put 7.5", "CG-802", "no-such-move"),
    (whole_first_tray, "put seven", "CG-802", "no-such-move"),
]


@pytest.mark.rule("CG-411", "CG-421", "CG-431", "CG-444", "CG-451", "CG-452", "CG-454", "CG-481", "CG-494", "CG-802")
@pytest.mark.parametrize(("scene", "text", "rule", "reason"), CASES, ids=[f"{case[1]}-{case[3]}" for case in CASES])
def test_what_is_not_allowed_is_refused(scene: Callable[[], Scene], text: str, rule: str, reason: str) -> None:
    """Each illegal move is refused with the rule that forbids it."""
    refusal = scene().refused(text)
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.rule("CG-665", "CG-491")
def test_a_gondola_that_is_spent() -> None:
    """With `gondola_scope` at `move` a district opened before needs another gondola; the refusal says so."""
    scene = vote("CAS GON CAN CAN SMA", "CAS CAS", gondola_scope="move", vote_rule="free")
    scene.play("lay CAS GON CAN", "lay CAS", "confirm")
    refusal = scene.refused("lay CAN")
    assert (refusal.rule, refusal.reason) == ("CG-665", "gondola-gone")


@pytest.mark.rule("CG-487")
def test_a_gondola_that_would_be_wasted() -> None:
    """A district that could not bring the player high enough cannot be opened; the refusal names what is needed."""
    scene = vote("CAS CAS CAS", "CAS GON SMA SMA SMA DOR").play("lay CAS CAS CAS")
    refusal = scene.refused("lay DOR")
    assert (refusal.rule, refusal.reason, refusal.args) == ("CG-487", "gondola-wasted", {"card": "DOR", "need": 4})
    assert "lay SMA" in scene.legal()


@pytest.mark.rule("CG-103")
def test_seats_that_are_not_there() -> None:
    """With two players there is no seat C."""
    refusal = vote("SMA", "DOR", doges="TRA").refused("betray C")
    assert (refusal.rule, refusal.args) == ("CG-103", {"seats": 2})


@pytest.mark.rule("CG-802")
@pytest.mark.parametrize(
    "move",
    [Put("XYZ"), Put(7.5), Put("seven"), Choose(0), Choose(3), Betray(4), Betray(-1), Lay("GON")],  # type: ignore[arg-type]
)
def test_values_outside_the_rules_are_no_moves(move: Move) -> None:
    """A typed value that no position could allow is refused by the alphabet."""
    with pytest.raises(NotAMove):
        ALPHABET.code(move)


@pytest.mark.rule("CG-802")
@pytest.mark.parametrize(
    "wire",
    [
        b'{"type":"put","card":7.5}',
        b'{"type":"put","card":"seven"}',
        b'{"type":"choose","offer":"seven"}',
        b'{"type":"choose","offer":1.5}',
        b'{"type":"lay"}',
        b'{"type":"steal","seat":1}',
    ],
)
def test_values_of_the_wrong_type_do_not_come_in(wire: bytes) -> None:
    """A value of another type than the move's is stopped at the edge."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=GAME.move_type)


@pytest.mark.rule("CG-402")
def test_not_your_turn() -> None:
    """Another seat's move is refused, and the refusal does not tell its legal moves."""
    match = GAME.start(seats=4, seed=2)
    with pytest.raises(IllegalMove) as caught:
        match.play("confirm", seat=1)
    assert caught.value.refusal.reason == "not-your-turn"
    assert caught.value.legal == ()


@pytest.mark.rule("CG-803", "CG-421")
def test_a_typed_split_is_all_or_nothing() -> None:
    """A line with a card in both trays, one not revealed, or an empty tray changes nothing."""
    match: Match = GAME.start(seats=2, seed=4)
    cards = [*match.view(0).trays[0].cards]
    before = match.record()
    odd = next(card for card in ("CAN", "SCR", "SPO", "DOR", "SMA", "CAS") if card not in cards)
    for line, rule, reason in (
        (f"split | {' '.join(cards)}", "CG-421", "last-card"),
        (f"split {' '.join(cards)} |", "CG-421", "empty-tray"),
        (f"split {cards[0]} | {' '.join(cards)}", "CG-421", "already-over"),
        (f"split {odd} | {' '.join(cards)}", "CG-411", "not-revealed"),
        (f"split {odd} | {' '.join(cards[1:])}", "CG-411", "not-revealed"),
        (f"split {cards[0]} | {' '.join(cards[2:])}", "CG-421", "split-all"),
        (f"split {cards[0]} | {' '.join(cards[1:7])} XYZ", "CG-421", "split-all"),
        (f"split {' '.join(cards)}", "CG-421", "split-all"),
    ):
        with pytest.raises(IllegalMove) as caught:
            match.play_line(line)
        assert (caught.value.rule, caught.value.refusal.reason) == (rule, reason), line
    assert match.record() == before
    match.play_line(f"split {cards[0]} {cards[7]} | {' '.join(cards[1:7])}")
    assert match.view(0).stage == "choose"


@pytest.mark.rule("CG-803")
def test_a_typed_lay_is_laid_at_once() -> None:
    """Gondolas may be named or not, and plus signs do not matter."""
    for line in ("lay CAS CAS GON SMA", "lay CAS+CAS+SMA", "lay cas, cas, sma"):
        scene = vote("CAS CAS SMA GON", "CAS").play(line)
        seen = scene.view().vote
        assert seen is not None
        assert seen.totals == [3, 0]


@pytest.mark.rule("CG-494", "CG-481", "CG-486")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("lay CAS GON", "CG-494"),
        ("lay CAS GON GON CAN", "CG-494"),
        ("lay CAS SMA", "CG-481"),
        ("lay CAS GON DOR", "CG-481"),
        ("lay CAS CAS CAS", "CG-486"),
    ],
)
def test_a_typed_lay_says_what_it_lays(line: str, rule: str) -> None:
    """A gondola without cards of its own, or a card that is not held, refuses the whole line."""
    match = Match(GAME, 2)
    for card in ["CAN", "CAN", "CAS", "CAS", "SMA", "SPO", "SPO", "DOR"]:
        match.play(f"draw {card}")
    match.play("first B")
    for card in ["GON", "DOG", "SCR", "SCR", "TRA", "1", "2", "3"]:
        match.play(f"draw {card}")
    match.play_line("split GON DOG 1 | SCR SCR TRA 2 3")
    match.play("choose 1")
    before = match.record()
    with pytest.raises(IllegalMove) as caught:
        match.play_line(line)
    assert caught.value.rule == rule
    assert match.record() == before


@pytest.mark.parametrize("nonsense", [Put(["CAN"]), None, 5, {"type": "pass"}])  # type: ignore[arg-type]
def test_what_is_no_move_at_all(nonsense: Any) -> None:
    """Anything else is refused as well, in words."""
    match: Match = GAME.start(seats=2, seed=4)
    with pytest.raises(IllegalMove) as caught:
        match.play(nonsense)
    assert caught.value.rule == "CG-802"
