"""A game's workshop over HTTP: checks of what people make, models to begin from, and proposals."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from serenissima.core.game import AnyGame
from serenissima.server.http.answers import compressed
from serenissima.server.http.asked import Asked
from serenissima.server.http.study import ask
from serenissima.tables.making import find_game
from serenissima.tables.messages import Draft
from serenissima.tables.problems import Rejected


def fitted(name: str) -> AnyGame:
    """The game of this name, if it has a workshop; raises Rejected."""
    game = find_game(name)
    if game.extras.workshop is None:
        raise Rejected(404, "no-workshop", game=name)
    return game


@get("/api/games/{name:str}/workshop", summary="Models to begin from", middleware=[compressed], share="studies")
async def get_models(request: Asked, name: FromPath[str]) -> msgspec.Raw:
    """What comes with the game, as a list."""
    return msgspec.Raw(await ask(request, fitted(name), "models"))


@post(
    "/api/games/{name:str}/workshop/check",
    status_code=200,
    summary="Check what somebody makes",
    middleware=[compressed],
    share="studies",
)
async def post_check(request: Asked, name: FromPath[str], data: JSONBody[Draft]) -> msgspec.Raw:
    """Everything that is wrong with it, and where; even for a text that makes no sense at all."""
    return msgspec.Raw(await ask(request, fitted(name), "draft", data.text))


@get("/api/games/{name:str}/workshop/proposal", summary="A proposal", middleware=[compressed], share="studies")
async def get_proposal(request: Asked, name: FromPath[str], seed: FromQuery[int] = 0) -> msgspec.Raw:
    """The same for the same seed; the game's wishes are further parameters, by name."""
    wishes = {key: text for key, text in request.query_params.items() if key != "seed"}
    return msgspec.Raw(await ask(request, fitted(name), "proposal", seed, wishes))


HANDLERS = [get_models, post_check, get_proposal]
