"""What the coach says is true: numbers are counted by the rules, and what an answer gives away by the asker's notes."""

from __future__ import annotations

import serenissima
from serenissima.core.lessons import Attempt
from serenissima.games.intrigues_a_venise.box import MISSIONS
from serenissima.games.intrigues_a_venise.moves import Card
from serenissima.games.intrigues_a_venise.view import Notebook, View
from tests.contract import figures
from tests.contract.lessons import taught

GAME = serenissima.game("intrigues-a-venise")
YOU, BIANCA, TOMASO, LUCIA = range(4)


def seen(attempt: Attempt) -> View:
    """The table as it is shown now: to the learner, or through the eyes of somebody else."""
    view = attempt.frames[-1].view
    assert isinstance(view, View)
    return view


def at(name: str) -> View:
    """The table when a step begins."""
    return seen(figures.begun(GAME, name))


def notes(attempt: Attempt) -> Notebook:
    """The notebook that is shown."""
    notebook = seen(attempt).notebook
    assert notebook is not None
    return notebook


def possible(attempt: Attempt, seat: int, row: str) -> set[str]:
    """What somebody may be, by the notes that are shown."""
    page = next(page for page in notes(attempt).pages if page.seat == seat)
    return {cell.value for cell in page.cells if cell.row == row and cell.worlds}


def answers(name: str) -> dict[str, list[Attempt]]:
    """Every answer the learner can give in a step, carried out, by what the coach says to it."""
    found: dict[str, list[Attempt]] = {}
    for code in figures.begun(GAME, name).frames[-1].codes:
        text = GAME.alphabet.text(GAME.alphabet.move(code))
        if text.startswith("answer "):
            attempt = figures.did(GAME, name, text)
            found.setdefault(attempt.said, []).append(attempt)
    return found


def cards(attempt: Attempt) -> list[Card]:
    """What was shown last, as the notes that are shown have it."""
    question = seen(attempt).questions[-1]
    assert question.reply is not None
    return list(question.reply.cards)


def lies() -> list[int]:
    """Bianca may be tall and neither of the two she named."""
    attempt = figures.begun(GAME, "half")
    assert "B" in possible(attempt, BIANCA, "identity")
    names = [card.value for card in cards(attempt) if card.value in "FBXZ"]
    assert {"B", "Z"}.isdisjoint(names)
    return [len(names)]


def unlucky() -> list[int]:
    """What Tomaso holds himself he knows to be lies."""
    found = answers("asked")["unlucky"]
    assert all(possible(attempt, YOU, "identity") == {"Z"} for attempt in found)
    lies = [{card.value for card in cards(attempt)} & {"F", "fat"} for attempt in found]
    return [len(lies[0])]


def both() -> list[int]:
    """Two true cards, and the asker cannot tell."""
    found = answers("asked")["both"]
    assert all(len(possible(attempt, YOU, "identity")) > 1 for attempt in found)
    return [len({"Z", "thin"} & {card.value for card in cards(found[0])})]


def whites() -> int:
    """How many of this turn's marbles move nothing."""
    return sum(marble.marble == "white" for marble in at("meet").marbles)


def names(attempt: Attempt) -> list[str]:
    """The names among the cards shown last."""
    return [card.value for card in cards(attempt) if card.value in "FBXZ"]


COUNTED: dict[str, figures.Count] = {
    "walk.early": lambda: [len(figures.begun(GAME, "walk").answers()) // 3],
    "meet": lambda: [whites()],
    "ask.done": lambda: [len(cards(figures.did(GAME, "ask")))],
    "half.no": lies,
    "half.done": lies,
    "asked": lambda: [len(names(answers("asked")["done"][0]))],
    "asked.unlucky": unlucky,
    "asked.both": both,
    "ambassador.done": lambda: [len(cards(figures.did(GAME, "ambassador")))],
    "partner.neither": lambda: [len(names(figures.begun(GAME, "partner")))],
    "mission.choice-ambassador": lambda: [MISSIONS["ZX"]["DA"].mark],
}


def test_the_coach_counts_as_the_rules_do() -> None:
    """Marbles, cards and numbers in the coach's lines are those of the table, and none goes unchecked."""
    figures.check(GAME, COUNTED)


def test_what_an_answer_gives_away() -> None:
    """What the coach says to each answer to Tomaso is what his notes then say."""
    said = answers("asked")
    assert said.keys() == {"sealed", "message", "unlucky", "both", "seen", "done"}
    for attempt in said["sealed"]:
        for card in cards(attempt):
            if card.sealed:
                row = "identity" if card.value in "FBXZ" else "build"
                assert possible(attempt, YOU, row) == {card.value}
    for attempt in said["message"]:
        assert possible(attempt, YOU, "message") == {"D"}
    for attempt in said["seen"]:
        assert {card.value for card in cards(attempt)} & {"F", "fat"}
    for attempt in (*said["done"], *said["both"]):
        assert len(possible(attempt, YOU, "identity")) > 1 and len(possible(attempt, YOU, "build")) > 1


def test_what_a_partner_is_told() -> None:
    """What the coach says to each answer to Bianca is what her notes then say: who the learner is, and the letter."""
    knows = {"done": (True, True), "clever": (True, True), "lucky": (True, True)}
    knows |= {"unproven": (False, True), "no-message": (True, False), "dark": (False, False)}
    said = answers("message")
    assert said.keys() == knows.keys()
    for name, (who, letter) in knows.items():
        for attempt in said[name]:
            assert (possible(attempt, YOU, "identity") == {"Z"}) == who, (name, cards(attempt))
            assert (notes(attempt).partner == YOU) == who, name
            assert (possible(attempt, YOU, "message") == {"D"}) == letter, (name, cards(attempt))


def test_what_the_notes_tell() -> None:
    """The notes have exactly one answer to each question of the coach."""
    before, after = figures.begun(GAME, "ambassador"), figures.begun(GAME, "partner")
    assert possible(before, BIANCA, "identity") > {"X"} == possible(after, BIANCA, "identity")
    assert set(names(after)) == {"X", "Z"} and notes(after).partner == BIANCA
    assert notes(figures.begun(GAME, "mission")).mission == MISSIONS["ZX"]["DB"].key() == "hunt-F"
    aiming = figures.begun(GAME, "announce")
    assert (possible(aiming, TOMASO, "identity"), possible(aiming, TOMASO, "build")) == ({"F"}, {"fat"})
    assert possible(aiming, LUCIA, "identity") == {"B"}


def test_every_marble_is_used_or_seen() -> None:
    """The learner walks with red and blue, sees white, sails with yellow and moves the Ambassador with black."""
    steps = {step.name: step for step in taught(GAME).steps}
    played = [text for name in ("walk", "meet", "ambassador") for text in steps[name].shown]
    assert {"marble red", "marble blue", "marble yellow", "marble black"} <= set(played)
    assert all(any(marble.marble == "white" for marble in at(name).marbles) for name in ("walk", "meet"))
    walked = [step for step in at("meet").steps if step.space == 38]
    assert [(step.marble, step.by) for step in walked] == [("yellow", "water")]
    assert {step.by for step in at("meet").steps if step.build == "short"} == {"land", "water"}


def test_the_questions_of_the_coach_are_not_answered_beside_them() -> None:
    """While a conclusion is asked for, only the answers lie open; the notes follow."""
    asked = [step for step in taught(GAME).steps if step.choices and step.rule in ("IV-412", "IV-912")]
    assert [(step.name, step.spot) for step in asked] == [("half", "answers"), ("partner", "answers")]


def test_the_lesson_opens_with_a_win() -> None:
    """What wins is done in the first step: an announcement that is true; asking first gives it away."""
    won = figures.did(GAME, "goal").frames[-1].outcome
    assert won is not None and won.ranks == (1, 2, 2, 1)
    late = ("meet v35", "ask green identity")
    assert figures.did(GAME, "goal", *late).said == "asked"


def test_announcements_end_as_the_coach_says() -> None:
    """On Fiddlebottom's own spy it is right, on a decoy or on nobody wrong."""
    right = figures.did(GAME, "announce").frames[-1].outcome
    assert right is not None and right.ranks == (1, 1, 2, 2)
    way = ("marble red", "spy red short", "step v35", "finish", "announce")
    for texts in (way, ("finish", "announce")):
        wrong = figures.did(GAME, "announce", *texts).frames[-1].outcome
        assert wrong is not None and wrong.ranks == (2, 2, 1, 1)


def test_the_first_match_has_the_notebook_of_the_lesson() -> None:
    """Who has learnt to read the notes finds them in the match that follows."""
    lesson = taught(GAME)
    taught_with = {str(step.start.options["notes"]) for step in lesson.steps if step.start is not None}
    assert taught_with == {lesson.options["notes"]}
