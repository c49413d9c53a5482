"""Leaving: whoever gives up loses with the partner dealt to them, and all masks are lifted (IV-627)."""

from __future__ import annotations

from typing import Literal

import pytest

import serenissima
from serenissima.core.match import Match
from serenissima.core.record import BadRecord
from serenissima.core.state import ONLOOKER
from serenissima.games.intrigues_a_venise.events import AnswerOpened, Departed, Unmasked
from serenissima.games.intrigues_a_venise.setup import fortunas_moves
from serenissima.games.intrigues_a_venise.view import View
from tests.games.intrigues_a_venise.table import BLUE, GAME, GREEN, RED, YELLOW, dealt

THREE = ("red F thin B", "green X tall A", "yellow Z short C")
"""Bubble is arrested: Red is alone, Green and Yellow are partners."""
EVERYBODY = (RED, BLUE, GREEN, YELLOW, ONLOOKER)


def asked() -> Match:
    """Red has asked Yellow and was answered; a round later Red is to shake again."""
    match = dealt()
    for text in (
        "marbles RRY", "marble red", "spy red tall", "step v3", "marble red", "spy red tall", "step v5",
        "marble yellow", "spy red short", "step v26", "finish", "meet v5", "ask yellow identity", "answer X F short",
        "exile v1", "end", "marbles WWW", "end", "marbles WWW", "end", "marbles WWW", "end",
    ):  # fmt: skip
        match.play(text)
    return match


def ranks(match: Match) -> tuple[int, ...]:
    """The ranks and the reason of the end."""
    assert match.outcome is not None
    return match.outcome.ranks


@pytest.mark.rule("IV-627", "IV-209")
@pytest.mark.parametrize(
    ("seat", "expected"), [(RED, (2, 1, 2, 1)), (GREEN, (2, 1, 2, 1)), (BLUE, (1, 2, 1, 2)), (YELLOW, (1, 2, 1, 2))]
)
def test_whoever_leaves_loses_with_the_partner(seat: int, expected: tuple[int, ...]) -> None:
    """In the standard deal Red and Green are partners and lose together; the others win together."""
    match = dealt()
    match.leave(seat)
    assert ranks(match) == expected
    assert match.outcome is not None and match.outcome.together and match.outcome.reason == "resigned"
    assert match.to_move is None and match.codes() == [] and match.asides(BLUE) == []


@pytest.mark.rule("IV-627", "IV-803")
@pytest.mark.parametrize(("seat", "expected"), [(0, (2, 1, 1)), (1, (1, 2, 2)), (2, (1, 2, 2))])
def test_a_lone_spy_who_leaves_loses_alone(seat: int, expected: tuple[int, ...]) -> None:
    """With three players, the lone spy who leaves loses to the pair."""
    match = dealt(deal=THREE)
    match.leave(seat)
    assert ranks(match) == expected
    partner = [heard.event for heard in match.heard(ONLOOKER) if isinstance(heard.event, Departed)]
    assert partner == [Departed(seat, {0: None, 1: 2, 2: 1}[seat])]
    arrested = match.view(ONLOOKER).result.arrested
    assert (arrested.identity, arrested.build, arrested.message) == ("B", "fat", "D")


@pytest.mark.rule("IV-627", "IV-626")
def test_all_masks_are_lifted() -> None:
    """After the end, and not before, everybody sees and hears all envelopes and answers."""
    match = asked()
    for viewer in EVERYBODY:
        view: View = match.view(viewer)
        assert [player.envelope is not None for player in view.players] == [seat == viewer for seat in range(4)]
        assert not any(isinstance(heard.event, Departed | Unmasked | AnswerOpened) for heard in match.heard(viewer))
    entry = match.entry
    match.leave(BLUE)
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert view.phase == "over" and view.result is not None
        assert (view.result.leaver, view.result.announcer, view.result.winners) == (BLUE, None, [RED, GREEN])
        envelopes = [player.envelope for player in view.players if player.envelope is not None]
        assert [envelope.identity for envelope in envelopes] == ["F", "X", "B", "Z"]
        assert view.result.missions == ["go-B-1", "hunt-B", "go-B-1", "hunt-B"]
        assert view.questions[0].reply is not None
        told = [heard.event for heard in match.heard(viewer, entry)]
        assert told[0] == Departed(BLUE, YELLOW)
        assert [type(event) for event in told[1:]] == [Unmasked] * 4 + [AnswerOpened]


@pytest.mark.rule("IV-627")
@pytest.mark.parametrize("after", ["marble red", "spy red tall", "finish", "ask yellow identity", "answer F X short"])
def test_it_may_happen_at_any_moment(after: str) -> None:
    """The view keeps nothing of what was going on, and an open question stays unanswered."""
    whole = asked()
    last = next(entry.n for entry in whole.log if getattr(entry, "move", "") == after)
    match = whole.at(last)
    match.leave(GREEN, "timeout")
    view: View = match.view(RED)
    assert (view.to_move, view.steps, view.picked, view.may_finish, view.exiles) == (None, [], None, False, [])
    assert [question.answered for question in view.questions] == {"ask": [False], "ans": [True]}.get(after[:3], [])
    assert match.outcome is not None and match.outcome.reason == "timeout"


@pytest.mark.rule("IV-627")
@pytest.mark.parametrize("moves", range(8))
def test_before_the_deal_there_is_no_partner(moves: int) -> None:
    """Somebody who leaves before the deal, while colours and places are chosen, leaves alone."""
    match = Match(GAME, 4, {"colours": "choose", "placement": "choose"})
    for text in fortunas_moves()[:moves]:
        match.play(text)
    match.leave(YELLOW)
    assert ranks(match) == (1, 1, 1, 2)
    assert match.outcome is not None and not match.outcome.together
    view: View = match.view(RED)
    assert view.result is not None and view.result.missions == []
    assert all(player.envelope is None for player in view.players)
    assert [type(heard.event).__name__ for heard in match.heard(RED)][-1] == "Departed"


@pytest.mark.rule("IV-627")
@pytest.mark.parametrize("why", ["resigned", "timeout"])
def test_a_record_and_a_replay_show_the_same_end(why: Literal["resigned", "timeout"]) -> None:
    """In a replay the masks are lifted at that entry, and not before."""
    match: Match = GAME.start(seats=4, seed=5)
    match.leave(2, why)
    again = serenissima.load(match.record())
    assert again.outcome == match.outcome
    for viewer in EVERYBODY:
        assert again.view(viewer) == match.view(viewer)
        assert again.heard(viewer) == match.heard(viewer)
        assert match.at(len(match.log) - 1).view(viewer).result is None
        assert match.at(len(match.log)).view(viewer) == match.view(viewer)


@pytest.mark.rule("IV-627")
def test_records_of_version_1_are_read_unless_somebody_left() -> None:
    """Version 1 records are read unless somebody left, which would now end the match differently."""
    match: Match = GAME.start(seats=4, seed=5)
    older = match.record().replace('"version":2', '"version":1', 1)
    assert serenissima.load(older).log == match.log
    match.leave(0)
    with pytest.raises(BadRecord, match="line 1: played with version 1 of intrigues-a-venise; this is version 2"):
        serenissima.load(match.record().replace('"version":2', '"version":1', 1))
    with pytest.raises(BadRecord, match="line 1: played with version 3"):
        serenissima.load(match.record().replace('"version":2', '"version":3', 1))
