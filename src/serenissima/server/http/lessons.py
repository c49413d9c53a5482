"""Lessons: what there is to learn, and the coach's answer to what a learner does."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from serenissima.core.game import AnyGame
from serenissima.core.lessons import lesson_of
from serenissima.server.http.answers import compressed
from serenissima.server.http.asked import Asked
from serenissima.server.http.catalogues import lesson_in
from serenissima.server.http.study import ask
from serenissima.tables.making import find_game
from serenissima.tables.messages import LessonActs, LessonInfo
from serenissima.tables.problems import Rejected


def taught(name: str) -> AnyGame:
    """The game of this name, if it has a lesson."""
    game = find_game(name)
    if lesson_of(game) is None:
        raise Rejected(404, "no-lesson", game=name)
    return game


@get("/api/games/{name:str}/lesson", summary="The lesson of a game")
async def get_lesson(request: Asked, name: FromPath[str], lang: FromQuery[str | None] = None) -> Response[LessonInfo]:
    """Its steps and its sentences."""
    return lesson_in(taught(name), lang).to(request)


@post(
    "/api/games/{name:str}/lesson", status_code=200, summary="Take a lesson", middleware=[compressed], share="lessons"
)
async def post_acts(request: Asked, name: FromPath[str], data: JSONBody[LessonActs]) -> msgspec.Raw:
    """Where a learner stands who has done all this. Nothing is stored: the acts are brought along each time."""
    acts = msgspec.json.encode(data.acts)
    return msgspec.Raw(await ask(request, taught(name), "lesson", data.step, acts))


HANDLERS = [get_lesson, post_acts]
