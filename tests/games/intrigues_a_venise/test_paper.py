"""Notes on paper: an answer is seen while it lies on the table, then only one's own marks are left (IV-912, IV-913)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.state import FORTUNA, NOBODY, ONLOOKER
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, EXILE, EXTRA
from serenissima.games.intrigues_a_venise.events import Answered, CardsShown, Disclosed, Warned
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.setup import play
from serenissima.games.intrigues_a_venise.showing import bygone, remembered, view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.position import ANSWERING
from serenissima.games.intrigues_a_venise.view import View
from tests.games.intrigues_a_venise.table import ALPHABET, BLUE, GAME, GREEN, RED, YELLOW, dealt, met
from tests.sizes import spread

PAPER: dict[str, object] = {"notes": "paper"}
EVERYBODY = (RED, BLUE, GREEN, YELLOW, ONLOOKER)
TO_YELLOW = (
    "marbles RRK", "marble red", "spy red tall", "step v3", "marble red", "spy red tall", "step v5", "finish",
    "meet v5",
)  # fmt: skip
"""Red meets the tall yellow spy, as in example 2."""
AGAIN = ("end", "marbles WWW", "end", "marbles WWW", "end", "marbles WWW", "end", "marbles RRK")
"""A round goes by and Red shakes again; the yellow spy was exiled to v3, next to v5."""


def shown(match: Match, seat: int) -> list[object]:
    """What a seat can read of cards in the log."""
    return [heard.event for heard in match.heard(seat) if isinstance(heard.event, CardsShown | Disclosed | Warned)]


def replies(seen: View) -> list[bool]:
    """Which answers a view shows."""
    return [question.reply is not None for question in seen.questions]


def answered(options: dict[str, object] = PAPER) -> Match:
    """Yellow has just shown Red three cards."""
    match = dealt(options)
    for text in (*TO_YELLOW, "ask yellow identity", "answer X F short"):
        match.play(text)
    return match


def asked_again(options: dict[str, object]) -> Match:
    """A round later Red meets the same spy and asks Yellow once more."""
    match = answered(options)
    for text in (
        "exile v3",
        *AGAIN,
        "marble red",
        "spy red tall",
        "step v3",
        "finish",
        "meet v3",
        "ask yellow identity",
    ):
        match.play(text)
    return match


@pytest.mark.rule("IV-912", "IV-913", "IV-407")
def test_an_answer_is_seen_until_the_piece_is_sent_away() -> None:
    """Asker and asked see the cards until the exile; afterwards the log only says that there was an answer."""
    match = answered()
    for seat in EVERYBODY:
        pair = seat in (RED, YELLOW)
        assert replies(match.view(seat)) == [pair]
        assert len(shown(match, seat)) == pair
    match.play("exile v1")
    for seat in EVERYBODY:
        assert replies(match.view(seat)) == [False] and match.view(seat).question is None
        assert shown(match, seat) == []
        assert [heard.event for heard in match.heard(seat)].count(Answered(YELLOW, RED)) == 1
        assert "cards" not in msgspec.json.encode(match.view(seat).questions).decode()


@pytest.mark.rule("IV-912")
@pytest.mark.parametrize("notes", ["log", "deduce"])
def test_elsewhere_answers_stay(notes: str) -> None:
    """With `log` and `deduce` asker and asked keep the answers in view and log."""
    match = answered({"notes": notes})
    match.play("exile v1")
    for seat in EVERYBODY:
        assert replies(match.view(seat)) == [seat in (RED, YELLOW)]
        assert len(shown(match, seat)) == (seat in (RED, YELLOW))


@pytest.mark.rule("IV-912", "IV-903")
@pytest.mark.parametrize("tic", [("tic blue ear",), ("tic blue ear to green", "notice nobody")])
def test_a_tic_does_not_put_the_cards_away(tic: tuple[str, ...]) -> None:
    """No tic, seen or not, makes the cards fade, so the log reveals nothing about tics."""
    match = answered({**PAPER, "tics": "discreet" if len(tic) > 1 else "open"})
    match.play(tic[0], BLUE)
    for text in tic[1:]:
        match.play(text)
    assert len(shown(match, RED)) == len(shown(match, YELLOW)) == 1
    assert replies(match.view(RED)) == [True]


@pytest.mark.rule("IV-912", "IV-626")
@pytest.mark.parametrize("ending", ["announce", "leave"])
def test_when_it_is_over_all_is_shown(ending: str) -> None:
    """After the end everybody sees all answers, and asker and asked can read again what they heard."""
    match = answered()
    match.play("exile v1")
    if ending == "announce":
        match.play("announce")
    else:
        match.leave(BLUE)
    for seat in EVERYBODY:
        assert replies(match.view(seat)) == [True]
        assert len(shown(match, seat)) == (seat in (RED, YELLOW))


@pytest.mark.rule("IV-912")
def test_looking_back_at_that_moment_shows_no_cards() -> None:
    """While the match lasts, going back to that moment does not show the cards."""
    match = answered()
    entry = len(match.log)
    assert not match.gone_on(entry)
    match.play("exile v1")
    assert match.gone_on(entry)
    past = match.at(entry)
    for seat in EVERYBODY:
        assert replies(bygone(past.state, seat)) == [False]  # type: ignore[arg-type]
    assert replies(past.view(RED)) == [True]


@pytest.mark.rule("IV-912", "IV-422")
@pytest.mark.parametrize(("repeat", "kind"), [("penalty", Disclosed), ("lenient", Warned)])
def test_the_past_still_counts_for_repetitions(repeat: str, kind: type) -> None:
    """Nobody sees the list, but a repeated set is cautioned against and has its consequences."""
    match = asked_again({**PAPER, "repeat": repeat})
    seen: View = match.view(YELLOW)
    assert seen.repeats == [] and replies(seen) == [False, False]
    again, other = match.parse("answer X F short"), match.parse("answer X F thin")
    warned = match.caution(again)
    assert warned is not None and warned.rule == "IV-422"
    assert warned.reason == ("repeat-disclosure" if kind is Disclosed else "repeat-warning")
    assert match.caution(match.parse("answer X B short")) is None
    with pytest.raises(IllegalMove):
        match.caution(other)
    match.play(again)
    assert [type(event) for event in shown(match, RED)] == [CardsShown, kind]
    assert match.view(RED).questions[1].reply.repeated
    match.play("exile v1")
    assert shown(match, RED) == shown(match, YELLOW) == []


@pytest.mark.rule("IV-912", "IV-422")
def test_what_is_forbidden_is_not_offered_on_paper_either() -> None:
    """The legal moves reveal what is forbidden, so the view may, and an imagined world agrees."""
    match = asked_again({**PAPER, "repeat": "forbidden"})
    texts = {ALPHABET.text(move) for move in match.moves()}
    assert "answer F X short" not in texts and "answer B X short" in texts
    seen: View = match.view(YELLOW)
    assert [repeat.cards for repeat in seen.repeats] == [["F", "X", "short"]]
    for seed in range(10):
        world = imagine(seen, Random(seed))
        assert view(world, YELLOW) == seen and world.codes() == match.codes()


@pytest.mark.rule("IV-422")
def test_a_caution_is_for_repeated_answers_alone() -> None:
    """No other moves are cautioned against, nor answers at the Ambassador where he is exempt."""
    state = met(PAPER)
    assert [GAME.extras.caution(state, code) for code in state.codes()] == [None] * len(state.codes())  # type: ignore[misc]
    play(state, "meet v5", "ask yellow identity")
    assert not any(GAME.extras.caution(state, code) for code in state.codes())  # type: ignore[misc]


@pytest.mark.rule("IV-912", "IV-913")
def test_who_keeps_all_in_mind() -> None:
    """A bot is given exactly what the view of a table with a log would show its seat."""
    match, other = asked_again(PAPER), asked_again({"notes": "log"})
    for seat in EVERYBODY:
        kept: View = match.memory(seat)
        assert replies(kept) == [seat in (RED, YELLOW), False]
        assert kept.questions == other.view(seat).questions and kept.repeats == other.view(seat).repeats
        assert msgspec.structs.replace(kept, options=other.view(seat).options) == other.view(seat)


@pytest.mark.rule("IV-912")
@pytest.mark.parametrize("repeat", ["penalty", "forbidden", "lenient"])
@pytest.mark.parametrize("ambassador", ["exempt", "included"])
@pytest.mark.parametrize("seats", spread([3, 4]))
def test_worlds_can_be_imagined_from_what_is_seen_and_from_what_is_remembered(
    repeat: str, ambassador: str, seats: int
) -> None:
    """Worlds imagined from the view and from memory look alike and offer the same answers."""
    random = Random(f"{repeat}/{ambassador}/{seats}")
    options = {**PAPER, "repeat": repeat, "repeat_ambassador": ambassador}
    compared = 0
    for _ in range(2):
        state: State = GAME.new(seats, GAME.read_options(options))
        for _ in range(2000):
            if state.to_move() == NOBODY:
                break
            codes = [code for code in state.codes() if code != ANNOUNCE and not EXTRA < code <= EXILE]
            # few different cards, so that they are shown again
            answering = state.to_move() != FORTUNA and ALPHABET.text(ALPHABET.move(codes[0])).startswith("answer")
            state.play(random.choice(codes[:3] if answering else codes))
            seat = state.to_move()
            if seat < 0 or (random.random() > 0.05 and state.phase != ANSWERING):
                continue
            seen, known = view(state, seat), remembered(state, seat)
            forgetful, mindful = imagine(seen, random), imagine(known, random)
            assert view(forgetful, seat) == seen and view(mindful, seat) == seen
            assert remembered(mindful, seat) == known
            assert forgetful.codes() == mindful.codes() == state.codes()
            pairs = [question & 15 for question in state.questions]
            compared += state.phase == ANSWERING and pairs.count(pairs[-1]) > 1
    assert compared > 20
