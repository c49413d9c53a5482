"""Lessons over HTTP: what there is to learn, and the coach's answers."""

from __future__ import annotations

from tests.server.conftest import Running
from tests.server.people import Json

TOY = "/games/pebbles/lesson"


def taking(count: int) -> Json:
    """The act of taking pebbles."""
    return {"type": "try", "move": {"type": "take", "count": count}}


async def test_a_lesson_is_described(server: Running) -> None:
    """Its steps and sentences, and in the list of games how long it takes; who has none says so."""
    person = await server.person()
    lesson = await person.get(TOY)
    assert lesson["steps"] == ["take", "guess", "worth", "last"]
    assert "lesson-take =" in lesson["text"]
    games = {game["name"]: game["lesson"] for game in await person.get("/games")}
    assert games["pebbles"] == lesson["minutes"]


async def test_the_coach_answers(server: Running) -> None:
    """What was asked for is done, something else is answered, what is illegal is refused and not counted."""
    person = await server.person()
    asked = await person.post(TOY, {"step": 0}, status=200)
    assert (asked["phase"], asked["said"], asked["wants"]) == ("asked", "lesson-take", "play")
    assert {"type": "take", "count": 3} in asked["scenes"][-1]["moves"]
    done = await person.post(TOY, {"step": 0, "acts": [taking(2)]}, status=200)
    assert (done["phase"], done["said"]) == ("done", "lesson-take.done")
    wrong = await person.post(TOY, {"step": 0, "acts": [taking(3)]}, status=200)
    assert (wrong["phase"], wrong["said"], wrong["kept"]) == ("wrong", "lesson-take.greedy", 0)
    refused = await person.post(
        TOY, {"step": 0, "acts": [{"type": "try", "move": {"type": "name", "stone": "grey"}}]}, status=200
    )
    assert (refused["refusal"]["rule"], refused["phase"]) == ("TOY-8", "asked")


async def test_what_is_no_act(server: Running) -> None:
    """A step, an act or a move that there is not gets a sentence, and nothing breaks."""
    person = await server.person()
    bodies: list[Json] = [
        {"step": 9},
        {"step": -1},
        {"step": 0, "acts": [{"type": "go"}]},
        {"step": 0, "acts": [{"type": "choose", "choice": "one"}]},
        {"step": 0, "acts": [taking(3), taking(3), taking(3)]},
        {"step": 0, "acts": [{"type": "try", "move": {"type": "nonsense"}}]},
        {"step": 0, "acts": [{"type": "try", "move": 7}]},
        {"step": 0, "acts": [{"type": "go"}] * 300},
    ]
    for body in bodies:
        assert (await person.post(TOY, body, status=400))["code"] == "unfit", body
    await person.post(TOY, {"step": "a"}, status=400)
    await person.post("/games/nothing/lesson", {"step": 0}, status=404)
    assert (await person.post(TOY, {"step": 0}, status=200))["phase"] == "asked"
