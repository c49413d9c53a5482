"""Who sees and hears what, and what a seat remembers (CG-102, CG-455, CG-462, CG-515, CG-811, section 7.3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.state import EVERYONE, ONLOOKER, State, Told
from serenissima.games.canal_grande.cards import faces
from serenissima.games.canal_grande.moves import Lay
from serenissima.games.canal_grande.setup import set_up
from serenissima.games.canal_grande.state import State as Position
from serenissima.games.canal_grande.view import View
from tests.contract import secrecy
from tests.contract.cases import KEPT, Case
from tests.games.canal_grande.setting import GAME, A, B, C, D, Scene, X, Y, cards, vote
from tests.sizes import size


@pytest.mark.rule("CG-455", "CG-452")
def test_only_thief_and_victim_hear_what_a_traitor_took() -> None:
    """The others, partners included, only see that a card moved."""
    scene = vote("CAN", "SCR", "SPO DOR", "SMA", doges="TRA").play("betray C", "pluck DOR")
    for seat in (A, C):
        assert scene.heard("stole", seat) == [{"type": "stole", "seat": A, "victim_seat": C, "card": "DOR"}]
    for seat in (B, D, ONLOOKER):
        assert scene.heard("stole", seat) == []
        assert scene.heard("betrayed", seat) == [{"type": "betrayed", "seat": A, "victim_seat": C}]
        assert [player.hand_size for player in scene.view(seat).players] == [2, 1, 1, 1]
    assert "DOR" in scene.view(C).players[A].known
    assert "DOR" not in scene.view(B).players[A].known


@pytest.mark.rule("CG-461", "CG-462", "CG-463")
def test_only_the_drawer_sees_what_a_spy_brings() -> None:
    """District cards and gondolas stay hidden, specials are open."""
    scene = vote("CAN", "SCR", doges="SPY").play("draw CAS", "draw TRA")
    assert scene.heard("got", X) == [{"type": "got", "seat": X, "card": "CAS", "source": "spy"}]
    assert scene.heard("got", Y) == []
    assert scene.heard("drew", Y) == [{"type": "drew", "seat": X, "source": "spy"}]
    assert scene.heard("turned", Y) == [{"type": "turned", "seat": X, "card": "TRA", "source": "spy", "used": True}]
    player = scene.view(Y).players[X]
    assert (player.hand, player.known, player.unknown, player.hand_size) == (None, ["CAN"], 1, 2)


@pytest.mark.rule("CG-102", "CG-515")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_another_hand(seats: int) -> None:
    """During a match a view shows the viewer's hand alone; an onlooker sees none; nobody sees into the piles."""
    match = GAME.start(seats=seats, seed=9)
    for seat in (*range(seats), ONLOOKER):
        view = match.view(seat)
        assert [player.seat for player in view.players if player.hand is not None] == ([seat] if seat >= 0 else [])
        assert view.looked_back is None
        encoded = msgspec.to_builtins(view)
        assert isinstance(encoded["action_pile"], int)


@pytest.mark.rule("CG-811")
def test_picked_cards_are_secret_until_they_are_laid() -> None:
    """Another seat hears nothing, sees the same view, and undo is free; what is laid cannot be taken back freely."""
    scene = vote("CAS CAS SMA GON", "CAS")
    before = scene.view(Y), scene.view(ONLOOKER)
    scene.play("lay CAS", "lay SMA")
    assert (scene.view(Y), scene.view(ONLOOKER)) == before
    assert scene.tags(Y) == []
    assert scene.tags(X) == ["picked", "picked"]
    draft = scene.view(X).vote
    assert draft is not None
    assert draft.draft is not None
    assert (draft.draft.district, draft.draft.total, draft.draft.gondolas) == ("CAS", 2, 1)
    assert scene.view(X).players[X].hand == ["CAS"]
    scene.play("confirm")
    assert [told.reveals for told in scene.told if told.reaches(Y)] == [True]


@pytest.mark.rule("CG-811")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_secret_pick_does_not_show_in_what_others_may_undo(seats: int) -> None:
    """When somebody picks cards for a vote, nothing changes in what another seat may take back freely."""
    picks = 0
    for seed in range(6):
        match: Match = GAME.start(seats=seats, seed=seed, options={"vote_rule": "free"})
        random = Random(seed)
        while match.to_move is not None:
            seat = match.to_move
            others = [other for other in range(seats) if other != seat]
            before = [match.free_undo(other) for other in others]
            move = random.choice(match.moves())
            match.play(move)
            if isinstance(move, Lay):
                picks += 1
                assert [match.free_undo(other) for other in others] == before, f"seed {seed}, entry {match.entry}"
    assert picks > 20


@pytest.mark.rule("CG-302", "CG-313")
def test_the_first_hand_is_told_in_one_sentence() -> None:
    """Each player hears of the whole first hand once, and of nobody else's."""
    match: Match = GAME.start(seats=4, seed=5)
    for seat in range(4):
        told = [heard.event for heard in match.heard(seat) if heard.event.__struct_config__.tag == "first-hand"]
        assert [(event.seat, event.cards) for event in told] == [(seat, match.view(seat).players[seat].hand)]


@pytest.mark.rule("CG-801")
def test_undo_until_confirmed() -> None:
    """Cards put into the second tray can be taken back freely; so can the split until the chooser has acted."""
    match: Match = GAME.start(seats=2, seed=1)
    divider = match.to_move
    assert divider is not None
    start = match.view(divider)
    first, second = start.trays[0].cards[0], start.trays[0].cards[-1]
    match.play(f"put {first}")
    match.play(f"put {second}")
    match.undo(divider)
    assert [*match.view(divider).trays[1].cards] == [first]
    match.play("confirm")
    match.undo(divider)
    assert match.view(divider).stage == "split"


@pytest.mark.rule("CG-442", "CG-102")
def test_openly_taken_cards_are_remembered_until_they_are_played() -> None:
    """Everybody knows them; cards laid and lost are gone, cards taken back are known again."""
    state = set_up(2, ["CAS CAS CAS SMA", "CAS GON SPO SPO"], divider=Y, resolves=("chooser", "DOG"))
    scene = Scene(state)
    assert scene.view(Y).players[X].known == cards("CAS CAS CAS SMA")
    scene.play("lay CAS CAS", "lay CAS GON SPO SPO", "pass")
    player = scene.view(Y).players[X]
    assert (player.known, player.unknown) == (cards("CAS CAS SMA"), 0)
    for seed in range(20):
        world = GAME.imagine(scene.view(Y), Random(seed))
        assert faces(world.hands[X]) == cards("CAS CAS SMA")


@pytest.mark.rule("CG-302", "CG-102")
def test_imagined_first_hands_come_from_the_set() -> None:
    """A player who was dealt both cards of a district knows that the other was dealt none."""
    match = Match(GAME, 2)
    for card in ("CAN", "CAN", "SCR", "SCR", "SPO", "SPO", "DOR", "SMA"):
        match.play(f"draw {card}")
    match.play("first A")
    seen = Counter[str]()
    for seed in range(60):
        world = GAME.imagine(match.view(A), Random(seed))
        names = faces(world.hands[B])
        assert len(names) == 4
        assert max(Counter(names).values()) <= 2
        seen.update(names)
    assert set(seen) == {"SPO", "DOR", "SMA", "CAS"}


@pytest.mark.rule("CG-455", "CG-102")
def test_a_card_moved_unseen_is_in_one_of_two_hands() -> None:
    """A third player knows that what the victim held is with the victim or with the thief, and loses nothing of it."""
    scene = vote("CAN", "", "SPO SPO DOR", "", doges="TRA").play("betray C", "pluck SPO")
    met = set()
    for seed in range(60):
        world = GAME.imagine(scene.view(D), Random(seed))
        thief, victim = faces(world.hands[A]), faces(world.hands[C])
        assert sorted(thief + victim) == sorted(cards("CAN SPO SPO DOR"))
        met.add(tuple(victim))
    assert met == {("SPO", "DOR"), ("SPO", "SPO")}
    for seat in (A, C):
        world = GAME.imagine(scene.view(seat), Random(1))
        assert faces(world.hands[C]) == ["SPO", "DOR"]


@pytest.mark.rule("CG-455", "CG-486")
def test_what_a_thief_plays_tells_what_was_taken() -> None:
    """When the thief lays a card that only the victim can have had, the third player knows which one moved."""
    scene = vote("CAN", "", "SPO SPO DOR", "CAN", doges="TRA DOG")
    scene.play("resolve TRA", "betray C", "pluck DOR", "lay DOR", "confirm")
    for seed in range(30):
        world = GAME.imagine(scene.view(D), Random(seed))
        assert faces(world.hands[C]) == ["SPO", "SPO"]
        assert faces(world.hands[A]) == ["CAN"]


@pytest.mark.rule("CG-472", "CG-561", "CG-567")
def test_what_a_player_has_shown_not_to_hold() -> None:
    """A void doge, a partner's lead and an entry by gondola show what is not in a hand; imagined worlds agree."""
    match = Match(GAME, 4)
    for card in (
        "CAN",
        "CAN",
        "CAN",
        "CAN",
        "SCR",
        "SCR",
        "SCR",
        "SCR",
        "SPO",
        "SPO",
        "DOR",
        "DOR",
        "SMA",
        "SMA",
        "CAS",
    ):
        match.play(f"draw {card}")
    match.play("draw CAS")
    for card in ("DOG", "TRA", "TRA", "TRA", "TRA", "1", "2", "3"):
        match.play(f"draw {card}")
    match.play_line("split DOG 1 2 | TRA TRA TRA TRA 3")
    match.play("choose 1")
    # C leads San Polo; D, who holds none, enters with a gondola
    match.play_line("lay SPO SPO")
    match.play_line("lay GON SMA SMA")
    for seed in range(40):
        world = GAME.imagine(match.view(A), Random(seed))
        assert "SPO" not in faces(world.hands[D])
    scene = vote("GON", "DOR DOR", "DOR", "")
    for seed in range(10):
        world = GAME.imagine(scene.view(C), Random(seed))
        assert faces(world.hands[A]) == ["GON"]


@pytest.mark.rule("CG-624", "CG-462")
def test_what_was_in_the_discards_cannot_have_been_drawn_before() -> None:
    """All Cannaregio were in sight when the opponent drew, so that card is none of them after the reshuffle either."""
    state = set_up(
        2,
        ["SCR", "CAN"],
        discards="CAN CAN CAN CAN",
        numbers=("3 3 3 2", ""),
        divider=X,
        trays=("GON", ""),
        resolves=("chooser", ""),
    )
    scene = Scene(state).play("catch-up", "draw CAS", "draw SMA", "draw GON")
    assert scene.view(X).phase == 2
    for seed in range(80):
        world = GAME.imagine(scene.view(X), Random(seed))
        assert faces(world.hands[Y]).count("CAN") == 1


@pytest.mark.rule("CG-823")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_counts_open_information_only(seats: int) -> None:
    """All numbers add up, and they are the same in every world the seat can imagine."""
    match = GAME.start(seats=seats, seed=11)
    random = Random(11)
    for _ in range(120):
        if match.to_move is None:
            break
        match.play(random.choice(match.moves()))
    for seat in range(seats):
        view = match.view(seat)
        for copies in view.copies:
            parts = (copies.trophies, copies.discards, copies.hand, copies.table, copies.known, copies.unknown)
            assert sum(parts) == copies.total
            assert min(parts) >= 0
        world = GAME.imagine(view, random)
        assert GAME.view(world, seat).copies == view.copies


@pytest.mark.rule("CG-102")
@pytest.mark.parametrize("seats", [2, 4])
def test_secrets_hold_on_many_positions(seats: int) -> None:
    """Another world looks the same, and nobody hears more than they see, on more random matches than the contract's."""
    worlds, seeds = 0, size(4, quick=2)
    for seed in range(100, 100 + seeds):
        case = Case(GAME, seats, (), seed)
        secrecy.hidden_moves(case)
        worlds += secrecy.imagined(case)
    assert worlds >= seeds * KEPT * seats


def leaky(game: AnyGame, leak: str) -> AnyGame:
    """The game with a planted leak."""

    def loud_view(state: Position, seat: int) -> View:
        seen: View = game.view(state, seat)
        players = [
            msgspec.structs.replace(player, known=faces(state.hands[player.seat]), unknown=0) for player in seen.players
        ]
        return msgspec.structs.replace(seen, players=players)

    def forgetful(view: View, random: Random) -> Position:
        world: Position = game.imagine(view, random)
        for seat, player in enumerate(view.players):
            if player.known and seat != view.seat:
                world.bag += world.hands[seat] & 15
                world.hands[seat] &= ~15
        return world

    if leak == "view":
        return replace(game, view=loud_view)
    return replace(game, imagine=forgetful)


def look_for_leaks(game: AnyGame) -> None:
    """The contract's checks of secrets on some matches of four."""
    for seed in range(8):
        case = Case(game, 4, (), seed)
        secrecy.hidden_moves(case)
        secrecy.imagined(case)


@pytest.mark.once
@pytest.mark.rule("CG-102")
@pytest.mark.parametrize("leak", ["view", "imagine"])
def test_a_planted_leak_is_caught(leak: str) -> None:
    """A view that shows hands, and an imagination that forgets what was seen, do not pass the checks of secrets."""
    with pytest.raises(AssertionError):
        look_for_leaks(leaky(GAME, leak))


@pytest.mark.once
@pytest.mark.rule("CG-455", "CG-462")
@pytest.mark.parametrize("tag", ["stole", "got", "picked", "first-card", "first-hand"])
def test_a_loud_event_is_caught(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody heard what a traitor took, what was drawn or what is picked, the checks of secrets would find it."""
    reaches = Told.reaches

    def loud(self: Told, seat: int) -> bool:
        return self.event.__struct_config__.tag == tag or reaches(self, seat)

    def hear(told: list[Told], seat: int) -> list[tuple[object, str]]:
        return [(each.event, each.rule) for each in told if loud(each, seat)]

    monkeypatch.setattr(secrecy, "_hear", hear)
    with pytest.raises(AssertionError, match="hears more than it sees"):
        look_for_leaks(GAME)


@pytest.mark.rule("CG-455")
def test_every_private_event_has_its_hearers() -> None:
    """In whole matches nothing private is told to everyone, and each private event to exactly those it concerns."""
    for seed in range(3):
        match = GAME.start(seats=4, seed=seed)
        random = Random(seed)
        while match.to_move is not None:
            match.play(random.choice(match.moves()))
        for _, told in match.told():
            event: Any = told.event
            tag = event.__struct_config__.tag
            if tag in ("got", "picked", "first-card", "first-hand"):
                assert told.to == 1 << event.seat
            elif tag == "stole":
                assert told.to == 1 << event.seat | 1 << event.victim_seat
            else:
                assert told.to == EVERYONE


def follow_memory(state: State, seat: int) -> None:
    """Checks that what the seat is sure of is really there."""
    view = GAME.view(state, seat)
    for player in view.players:
        held = Counter(faces(state.hands[player.seat]))  # type: ignore[attr-defined]
        assert not Counter(player.known) - held
        assert player.hand_size == len(player.known) + player.unknown


@pytest.mark.rule("CG-102")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_known_is_true(seats: int) -> None:
    """At every position of random matches the cards a seat is sure of are in that hand."""
    for seed in range(4):
        case = Case(GAME, seats, (), 200 + seed)
        for state in case.walk.every[::7]:
            for seat in case.observers:
                follow_memory(state, seat)
