"""Answers and repetitions (IV-205, IV-410 to IV-424; examples 3, 8 to 11)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from serenissima.core.state import ONLOOKER, Told
from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.events import Answered, CardsShown, Disclosed, Warned
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, VALUES
from tests.games.intrigues_a_venise.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    hear,
    heard,
    interview,
    legal,
    met,
    refused,
    see,
    step,
)

Options = Mapping[str, object]


def asked(about: str, colour: str = "yellow", options: Options | None = None) -> State:
    """Red asks the player of this colour by meeting a spy."""
    if colour == "yellow":
        return play(met(options), "meet v5", f"ask yellow {about}")
    state = set_up(pieces={f"{colour} tall": 3}, marbles="RWW", options=options)
    return play(step(state, "red", "red tall", 3), "finish", "meet v3", f"ask {colour} {about}")


@pytest.mark.rule("IV-410", "IV-411", "IV-412")
def test_example_3_answers_to_an_identity_question() -> None:
    """Yellow is Zsa Zsa and short: these answers are legal, and others are refused with the reason."""
    state = asked("identity")
    offered = legal(state, "answer")
    assert {"F X short", "B Z tall", "F Z short"} <= offered
    assert refused(state, "answer X F tall") == ("IV-412", "nothing-true")
    assert refused(state, "answer short tall Z") == ("IV-410", "slots-spy")
    assert refused(state, "answer Z X") == ("IV-410", "slots-spy")
    assert refused(state, "end") == ("IV-419", "answer-now")
    with pytest.raises(ValueError, match="IV-410"):
        play(state, "answer Z X F")
    with pytest.raises(ValueError, match="IV-411"):
        play(state, "answer Z Z short")


@pytest.mark.rule("IV-413", "IV-414", "IV-416")
def test_example_9_the_message() -> None:
    """Green (Bubble, fat, Delta) may put Delta in place of any card, if something else is true."""
    state = asked("identity", "green")
    offered = legal(state, "answer")
    assert {"F B mD", "B tall mD", "X fat mD", "B fat mD"} <= offered
    assert refused(state, "answer mD X tall") == ("IV-412", "nothing-true")
    assert refused(state, "answer mD fat tall") == ("IV-410", "slots-spy")
    assert refused(state, "answer mA B F") == ("IV-416", "not-your-message")
    build = legal(asked("build", "green"), "answer")
    assert {"fat tall mD".replace("fat tall", "tall fat"), "B tall mD"} <= build


@pytest.mark.rule("IV-417")
def test_example_10_sealed_cards() -> None:
    """Only true cards are sealed; then Red knows Green for certain: 8 of 216 worlds, and Bubble goes to #1."""
    state = asked("identity", "green", {"notes": "deduce"})
    assert "B! fat! mD" in legal(state, "answer")
    assert refused(state, "answer mD X! fat") == ("IV-417", "sealed-untrue")
    play(state, "answer mD B! fat!")
    notes = see(state, RED).notebook
    assert notes is not None and notes.worlds == 8
    assert notes.partner == GREEN and notes.mission == "go-B-1"
    plain = asked("identity", "green", {"sealed_cards": False})
    assert not [text for text in legal(plain, "answer") if "!" in text]
    assert refused(plain, "answer B! F fat") == ("IV-417", "no-seals")


@pytest.mark.rule("IV-418")
def test_legal_answers_are_counted() -> None:
    """There are 25 and 4 answers by value, 58 and 8 with seals, whoever is asked."""
    for about in ("identity", "build"):
        for colour in ("yellow", "green", "blue"):
            spy = asked(about, colour).codes()
            assert len(spy) == 58
            assert len({ANSWERS[code - ANSWER] & VALUES for code in spy}) == 25
            through = play(interview(), "meet v29", f"ask {colour} {about}").codes()
            assert len(through) == 8
            assert len({ANSWERS[code - ANSWER] & VALUES for code in through}) == 4


@pytest.mark.rule("IV-415")
def test_the_message_at_the_ambassador_is_an_option() -> None:
    """Without the option three answers are left, six with seals."""
    state = play(interview({"ambassador_message": False}), "meet v29", "ask blue identity")
    assert len(state.codes()) == 6
    assert refused(state, "answer X mA") == ("IV-415", "no-message-here")
    assert refused(state, "answer tall short") == ("IV-410", "slots-without-message")
    spy = asked("identity", options={"ambassador_message": False})
    assert len(spy.codes()) == 58


@pytest.mark.rule("IV-407", "IV-419", "IV-910", "IV-913")
def test_only_asker_and_asked_see_the_cards() -> None:
    """Others only hear that there was an answer, not how many cards, nor whether one was a message."""
    told = hear(state := asked("identity"), "answer mC Z! tall")
    shown = CardsShown(YELLOW, RED, "Z", True, "tall", False, "mC", False)
    for seat in (RED, YELLOW):
        assert shown in heard(told, seat)
        reply = see(state, seat).questions[0].reply
        assert reply is not None and [card.value for card in reply.cards] == ["Z", "tall", "mC"]
        assert [card.sealed for card in reply.cards] == [True, False, False]
    for seat in (BLUE, GREEN, ONLOOKER):
        assert heard(told, seat) == [Answered(YELLOW, RED)]
        assert see(state, seat).questions[0].reply is None


def again(options: Options, *answers: str) -> tuple[State, list[object], list[object]]:
    """Red asks Blue once for every answer; what Red and an onlooker hear of the last one."""
    state = set_up(pieces={"blue tall": 3}, marbles="RWW", options=options)
    step(state, "red", "red tall", 3)
    told: list[Told] = []
    for number, answer in enumerate(answers):
        about = "identity" if sum(word[0] in "FBXZ" for word in answer.split()) == 2 else "build"
        play(state, "finish", "meet v3", f"ask blue {about}")
        told = hear(state, f"answer {answer}")
        play(state, "exile v1", "end")
        for _ in range(3):
            play(state, "marbles WWW", "end")
        state.pieces.at[4], state.pieces.at[0] = 3, 2
        if number + 1 < len(answers):
            step(play(state, "marbles RWW"), "red", "red tall", 3)
    return state, list(heard(told, RED)), list(heard(told, ONLOOKER))


TRUTH = Disclosed(BLUE, RED, "F", False, "X", True, "short", False)


@pytest.mark.rule("IV-420", "IV-421", "IV-422", "IV-424")
def test_example_11_repetition() -> None:
    """The same three cards to the same asker: the truth of each is told to that asker alone."""
    state, red, onlooker = again({}, "X F short", "X F short")
    assert TRUTH in red and onlooker == [Answered(BLUE, RED)]
    reply = see(state, RED).questions[1].reply
    assert reply is not None and reply.repeated
    assert dict(zip((card.value for card in reply.cards), reply.truths, strict=True)) == {
        "X": True, "F": False, "short": False,
    }  # fmt: skip
    assert see(state, GREEN).questions[1].reply is None
    # sealed or not makes no difference
    assert TRUTH in again({}, "X F short", "X! F short")[1]
    # other values, or another question, are no repetition
    for other in ("X F thin", "X short tall"):
        assert not [event for event in again({}, "X F short", other)[1] if isinstance(event, Disclosed)]


@pytest.mark.rule("IV-424")
def test_what_another_was_shown_does_not_count() -> None:
    """Showing Green the same cards is not a repetition."""
    state, _, _ = again({}, "X F short")
    state.pieces.at[8] = 10
    state.active = GREEN
    play(state, "marbles RWW")
    step(state, "red", "green tall", 2)
    state.pieces.at[8], state.pieces.at[4] = 3, 3
    play(state, "finish", "meet v3", "ask blue identity")
    told = hear(state, "answer X F short")
    assert not [event for event in heard(told, GREEN) if isinstance(event, Disclosed | Warned)]


@pytest.mark.rule("IV-422")
def test_lenient_warns_first() -> None:
    """With `lenient`, the second time is a warning and the third time reveals the truth."""
    lenient = {"repeat": "lenient"}
    _, red, onlooker = again(lenient, "X F short", "X F short")
    assert Warned(BLUE, RED) in red and TRUTH not in red and onlooker == [Answered(BLUE, RED)]
    _, red, _ = again(lenient, "X F short", "X F short", "X F short")
    assert TRUTH in red and Warned(BLUE, RED) not in red


@pytest.mark.rule("IV-422")
def test_forbidden_answers_are_not_offered() -> None:
    """A forbidden repetition is not offered, plain or sealed, and the refusal says why."""
    state, _, _ = again({"repeat": "forbidden"}, "X F short")
    step(play(state, "marbles RWW"), "red", "red tall", 3)
    play(state, "finish", "meet v3", "ask blue identity")
    assert len({ANSWERS[code - ANSWER] & VALUES for code in state.codes()}) == 24
    assert refused(state, "answer X F short") == ("IV-422", "shown-before")


@pytest.mark.rule("IV-422", "IV-913")
def test_the_asked_is_warned_of_repetitions() -> None:
    """Only the asked player's view names the repeated sets and their consequences."""
    for repeat, leads in (("penalty", "disclosure"), ("lenient", "warning")):
        state, _, _ = again({"repeat": repeat}, "X F short")
        step(play(state, "marbles RWW"), "red", "red tall", 3)
        play(state, "finish", "meet v3", "ask blue identity")
        (repeated,) = see(state, BLUE).repeats
        assert (repeated.cards, repeated.leads_to) == (["F", "X", "short"], leads)
        assert not see(state, RED).repeats and not see(state, ONLOOKER).repeats


def interviews(options: Options, *answers: str) -> tuple[State, list[object]]:
    """Red interviews Blue through the Ambassador, once for every answer; what Red hears of the last."""
    state = set_up(pieces={"red tall": 29}, options=options)
    told: list[Told] = []
    for answer in answers:
        play(state, "marbles KWW", "marble black", "step v29", "finish", "meet v29", "ask blue identity")
        told = hear(state, f"answer {answer}")
        play(state, "exile v58", "end")
        for _ in range(3):
            play(state, "marbles WWW", "end")
    return state, list(heard(told, RED))


@pytest.mark.rule("IV-423")
def test_answers_at_the_ambassador_may_repeat() -> None:
    """By default answers at the Ambassador may repeat; with `included` the truth is revealed."""
    assert not [event for event in interviews({}, "X F", "X F")[1] if isinstance(event, Disclosed)]
    included = {"repeat_ambassador": "included"}
    truth = Disclosed(BLUE, RED, "F", False, "X", True, None, False)
    assert truth in interviews(included, "X F", "X F")[1]
    assert Disclosed(BLUE, RED, "X", True, None, False, None, False) in interviews(included, "X mA", "X mA")[1]


@pytest.mark.rule("IV-422", "IV-423")
def test_when_nothing_else_is_left_a_forbidden_answer_is_offered_with_the_penalty() -> None:
    """After four different answers at the Ambassador the fifth must repeat, and the truth is told."""
    options = {"repeat": "forbidden", "repeat_ambassador": "included"}
    state, red = interviews(options, "X F", "X B", "X Z", "X mA", "X Z")
    assert Disclosed(BLUE, RED, "X", True, "Z", False, None, False) in red
    assert len(see(state, RED).questions) == 5
