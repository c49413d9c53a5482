"""Votes in detail: what may be laid, what it costs, the vote rules, the four-player vote (CG-48x to CG-57x, CG-66x)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from serenissima.games.canal_grande.cards import GON, count, faces, size
from serenissima.games.canal_grande.setup import set_up
from tests.games.canal_grande.setting import A, B, C, D, Scene, X, Y, cards, vote
from tests.games.canal_grande.test_examples import finals


@pytest.mark.rule("CG-481", "CG-482", "CG-483")
def test_the_opening() -> None:
    """One district, any number of its cards, gondola groups in the same move; it cannot be passed."""
    scene = vote("CAS CAS SMA GON", "CAS")
    assert scene.legal() == ["lay SMA", "lay CAS"]
    assert scene.forbidden_by("pass") == "CG-483"
    assert finals(scene) == ["CAS", "CAS CAS", "SMA", "SMA CAS", "SMA CAS CAS"]
    scene.play("lay CAS", "lay SMA", "confirm")
    seen = scene.view().vote
    assert seen is not None
    assert (seen.district, seen.totals, seen.rows[X].gondolas) == ("CAS", [2, 0], 1)


@pytest.mark.rule("CG-482", "CG-491")
def test_an_opening_without_gondola_is_one_district() -> None:
    """A card of another district needs a gondola."""
    scene = vote("CAS SMA", "CAS").play("lay CAS")
    assert scene.legal() == ["confirm"]
    assert scene.forbidden_by("lay SMA") == "CG-491"


@pytest.mark.rule("CG-485", "CG-567")
def test_the_first_answer_needs_a_contested_card() -> None:
    """Gondola groups alone do not answer, even where they would be strong enough."""
    scene = vote("CAS", "CAS GON SMA SMA").play("lay CAS", "confirm")
    scene.play("lay SMA", "lay SMA")
    assert scene.forbidden_by("confirm") == "CG-485"
    assert finals(vote("CAS", "CAS GON SMA SMA").play("lay CAS", "confirm")) == ["SMA CAS", "SMA SMA CAS"]


@pytest.mark.rule("CG-492")
def test_several_groups_in_one_move() -> None:
    """Each has its own gondola."""
    scene = vote("CAS", "CAS GON GON SMA DOR").play("lay CAS", "confirm", "lay CAS SMA DOR")
    seen = scene.view().vote
    assert seen is not None
    row = seen.rows[Y]
    assert ([group.district for group in row.groups], row.gondolas, row.total) == (["DOR", "SMA"], 2, 3)


@pytest.mark.rule("CG-494", "CG-495")
def test_gondolas_count_nothing_and_come_along() -> None:
    """They cannot be laid by themselves, and add nothing to the total."""
    scene = vote("CAS GON GON SMA", "CAS").play("lay CAS")
    assert scene.forbidden_by("lay GON") == "CG-494"
    scene.play("lay SMA", "confirm")
    seen = scene.view().vote
    assert seen is not None
    assert seen.totals == [2, 0]
    assert scene.hand(X) == ["GON"]


@pytest.mark.rule("CG-487", "CG-488", "CG-489")
def test_outbidding_leaves_no_ties() -> None:
    """In many random votes no answer is level, and whoever is ahead when the other passes wins."""
    for seed in range(60):
        random = Random(seed)
        deck = ["CAN", "CAN", "CAN", "SCR", "SCR", "SPO", "SPO", "GON", "GON", "CAN", "CAN", "SCR", "SPO"]
        random.shuffle(deck)
        hands = " ".join(deck[:7]), " ".join(deck[7:])
        if not set(hands[0].split()) - {"GON"}:
            continue
        scene = vote(*hands)
        while scene.stage == "vote":
            totals = scene.view().vote.totals  # type: ignore[union-attr]
            asked = scene.to_move
            text = random.choice(scene.legal())
            scene.play(text)
            if text == "confirm":
                laid = scene.view().vote.totals  # type: ignore[union-attr]
                assert laid[asked] > totals[1 - asked]
            if text == "pass":
                assert totals[1 - asked] > totals[asked]
                assert scene.heard("vote-won")[0]["seat"] == 1 - asked


@pytest.mark.rule("CG-502", "CG-505", "CG-651")
def test_a_trophy_from_the_loser() -> None:
    """The winner entered by gondola: the loser's first card is the trophy, and the loser gives up no second one."""
    scene = vote("SPO SPO", "GON CAN CAN CAN", join_without_match=True)
    scene.play("lay SPO SPO", "lay CAN CAN CAN", "pass")
    assert scene.trophies(Y) == ["SPO"]
    assert scene.hand(X) == ["SPO"]
    assert scene.discards() == cards("CAN CAN CAN GON DOG")


@pytest.mark.rule("CG-651")
def test_a_contested_card_must_be_laid_if_there_is_one() -> None:
    """With `join_without_match` only a player without a contested card may enter with gondolas alone."""
    scene = vote("SPO", "SPO GON CAN CAN", join_without_match=True).play("lay SPO", "confirm", "lay CAN", "lay CAN")
    assert scene.forbidden_by("confirm") == "CG-651"


@pytest.mark.rule("CG-506")
def test_who_laid_nothing_loses_nothing() -> None:
    """Passing at once costs no card."""
    scene = vote("SPO", "SPO SPO CAN GON").play("lay SPO", "confirm", "pass")
    assert scene.hand(Y) == cards("SPO SPO CAN GON")


@pytest.mark.rule("CG-507", "CG-573")
def test_what_was_laid_first() -> None:
    """Contested cards before groups whatever the order of picking; among groups the one picked first."""
    scene = vote("SPO SPO SPO SPO", "", "SPO GON CAN CAN", "GON GON CAS DOR")
    scene.play("lay SPO SPO SPO SPO", "pass", "lay CAN SPO", "lay CAS DOR")
    seen = scene.view().vote
    assert seen is not None
    assert [row.first for row in seen.rows] == ["SPO", None, "SPO", "CAS"]
    scene.play("pass", "pass", "pass")
    assert scene.hand(C) == cards("CAN CAN")
    assert scene.hand(D) == ["DOR"]


@pytest.mark.rule("CG-661", "CG-489")
def test_match_lets_only_the_challenger_draw_level() -> None:
    """The opponent must still go above."""
    scene = vote("CAS CAS", "CAS CAS", vote_rule="match").play("lay CAS", "confirm")
    assert finals(scene) == ["CAS CAS"]
    scene.play("lay CAS CAS", "lay CAS", "confirm", "pass")
    assert scene.trophies(X) == ["CAS"]


@pytest.mark.rule("CG-662", "CG-565", "CG-566", "CG-569")
def test_free_votes_with_two_players() -> None:
    """Any card keeps a player in; both must pass; the challenger wins ties, the higher total everything else."""
    scene = vote("CAS CAS CAS", "CAS CAS", vote_rule="free")
    scene.play("lay CAS CAS", "lay CAS", "confirm", "pass")
    assert scene.to_move == Y
    scene.play("lay CAS", "confirm")
    assert (scene.to_move, scene.legal()) == (Y, ["pass"])
    scene.play("pass")
    assert scene.trophies(X) == ["CAS"]
    lower = vote("CAS", "CAS CAS", vote_rule="free").play("lay CAS", "confirm", "lay CAS CAS", "pass", "pass")
    assert lower.trophies(Y) == ["CAS"]


@pytest.mark.rule("CG-562", "CG-563")
def test_the_owner_must_lead() -> None:
    """With a district card in hand the owner leads and cannot pass, even if the partner would rather."""
    scene = vote("CAN", "CAS CAS CAS", "CAN CAN", "")
    assert scene.to_move == A
    assert scene.forbidden_by("pass") == "CG-563"


@pytest.mark.rule("CG-564", "CG-569")
def test_clockwise_and_round_again() -> None:
    """All four are asked in turn; a player who has passed is left out."""
    scene = vote("CAS CAS", "CAS CAS", "CAS CAS", "CAS CAS")
    order = []
    for text in ("lay", "pass", "lay", "lay", "lay", "lay", "pass", "pass", "pass"):
        order.append(scene.to_move)
        scene.play(*(("lay CAS", "confirm") if text == "lay" else ("pass",)))
    assert order == [A, B, C, D, A, C, D, A, C]
    assert scene.trophies(1) == ["CAS"]


@pytest.mark.rule("CG-568")
def test_a_gondola_opens_a_district_for_one_player_alone() -> None:
    """The partner needs another gondola."""
    scene = vote("CAS GON CAN", "CAS CAN CAN", "", "").play("lay CAS CAN")
    assert scene.to_move == B
    scene.play("lay CAS")
    assert scene.forbidden_by("lay CAN") == "CG-491"


@pytest.mark.rule("CG-570", "CG-571")
def test_partners_count_together() -> None:
    """Two and one beat two; the trophy is the first contested card of the winning team."""
    scene = vote("CAS", "CAS", "GON CAN CAN", "CAS").play("lay CAS", "confirm", "pass", "lay CAN CAN")
    scene.play("lay CAS", "confirm", "pass", "pass", "pass")
    assert scene.heard("vote-won")[0]["total"] == 3
    assert scene.heard("trophy")[0]["seat"] == D
    assert scene.discards() == cards("CAS CAN CAN GON DOG")


@pytest.mark.rule("CG-812")
def test_a_forced_pass_is_asked_for_like_any_other() -> None:
    """A player who can only pass is asked like anybody else, and the others hear no difference."""
    forced = vote("CAS", "SMA SMA").play("lay CAS", "confirm")
    free = vote("CAS", "CAS CAS").play("lay CAS", "confirm")
    assert forced.to_move == free.to_move == Y
    assert forced.legal() == ["pass"]
    assert len(free.legal()) > 1
    forced.play("pass")
    free.play("pass")
    assert forced.heard("passed", X) == free.heard("passed", X)


@pytest.mark.rule("CG-801", "CG-486")
@pytest.mark.parametrize(
    "options", [{}, {"vote_rule": "match"}, {"gondola_scope": "move"}, {"join_without_match": True}]
)
def test_every_pick_leads_to_a_legal_move(options: dict[str, Any]) -> None:
    """Nobody can pick a way into a dead end, and confirmed moves are exactly those of section 7.2 of the rules."""
    names = ["CAN", "SCR", "SPO", "GON"]
    for seed in range(40):
        random = Random(seed)
        hands = [[random.choice(names) for _ in range(random.randint(1, 5))] for _ in range(2)]
        if any(hand.count(name) + other.count(name) > 5 for hand, other in [hands] for name in names):
            continue
        if not set(hands[0]) - {"GON"}:
            continue
        scene = vote(" ".join(hands[0]), " ".join(hands[1]), **options)
        scene.play(random.choice([text for text in scene.legal() if text != "pass"]), "confirm")
        assert finals(scene) == by_the_book(scene)


def by_the_book(scene: Scene) -> list[str]:
    """All moves of the player asked, enumerated as section 7.2 describes them."""
    state, running = scene.state, scene.state.vote
    assert running is not None
    hand = state.hands[running.asked]
    contested, rules = running.contested, state.rules
    held = [count(hand, kind) for kind in range(6)]
    found = []
    for picked in product(*(range(have + 1) for have in held)):
        if not any(picked):
            continue
        new = sum(1 for kind in range(6) if picked[kind] and kind != contested)
        if new > count(hand, GON) or (held[contested] and not picked[contested]):
            continue
        if not held[contested] and not rules.join:
            continue
        other = size(running.laid[1 - running.asked] & 0xFFFFFF)
        if sum(picked) > other:
            found.append(" ".join(map(str, faces(sum(take << 4 * kind for kind, take in enumerate(picked))))))
    return sorted(found)


@pytest.mark.rule("CG-561")
def test_a_partner_who_leads_for_a_catching_up_owner() -> None:
    """A doge drawn when catching up is led like any other."""
    state = set_up(
        4,
        ["", "CAS", "CAN", "CAN"],
        numbers=("", "", "3 3 3", "3 3"),
        divider=A,
        trays=("1", ""),
        resolves=("chooser", ""),
    )
    scene = Scene(state).play("catch-up", "draw DOG", "draw GON")
    assert (scene.stage, scene.to_move) == ("vote", B)
    assert scene.heard("vote-began")[0]["partner_leads"] is True
