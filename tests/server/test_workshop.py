"""Workshops over HTTP: models, checks and proposals, and that a board reaches a table and its record."""

from __future__ import annotations

import json

import pytest

from tests.server.conftest import Running

GAME = "venise"
SHOP = f"/games/{GAME}/workshop"


async def test_models_can_be_changed_and_checked(server: Running) -> None:
    """The models of a game have no errors, and a change that breaks one is found, with its place."""
    person = await server.person()
    models = await person.get(SHOP)
    assert len(models) == 5
    for model in models:
        report = await person.post(f"{SHOP}/check", {"text": json.dumps(model)}, status=200)
        assert report["playable"], report["findings"]
    model["gems"]["ruby"][0] = model["gems"]["diamond"][0]
    report = await person.post(f"{SHOP}/check", {"text": json.dumps(model)}, status=200)
    errors = [finding for finding in report["findings"] if finding["grade"] == "error"]
    assert [(error["rule"], error["at"]) for error in errors] == [("VE-M4", [model["gems"]["ruby"][0]])]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "vb1.nonsense", "x" * 30_000, '{"poles": 7}', "\x00"])
async def test_any_text_is_answered(server: Running, text: str) -> None:
    """Any text gets an answer with a reason."""
    person = await server.person()
    report = await person.post(f"{SHOP}/check", {"text": text}, status=200)
    assert not report["playable"]
    assert report["findings"][0]["key"]


async def test_a_proposal_is_played_and_kept(server: Running) -> None:
    """The same seed gives the same board; its code makes a table; the board stands in the table's options and views."""
    person = await server.person()
    proposal = await person.get(f"{SHOP}/proposal?seed=7&side=night")
    assert proposal == await person.get(f"{SHOP}/proposal?seed=7&side=night")
    assert proposal["playable"]
    table = await person.table("me", "here", game=GAME, options={"own_board": proposal["code"]})
    async with person.sit(table) as line:
        await line.until("update")
    assert line.info["options"]["own_board"] == proposal["code"]
    assert line.update["sides"][0]["view"]["board"]["side"] == "night"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/games/pebbles/workshop", 404, "no-workshop"),
        ("/games/rialto/workshop", 404, "no-game"),
        (f"{SHOP}/proposal?cols=12", 400, "unfit"),
        (f"{SHOP}/proposal?colour=red", 400, "unfit"),
        (f"{SHOP}/proposal?symmetry=turn4", 400, "unfit"),
    ],
)
async def test_what_cannot_be_answered(server: Running, path: str, status: int, code: str) -> None:
    """Every refusal is a problem with its code and a sentence."""
    person = await server.person()
    problem = await person.get(path, status=status)
    assert (problem["code"], bool(problem["text"])) == (code, True)


async def test_a_table_with_a_broken_board_is_refused(server: Running) -> None:
    """A table with a broken board is refused in words that say what is wrong."""
    person = await server.person()
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"own_board": "{}"}}
    problem = await person.post("/tables", body, status=400)
    assert problem["code"] == "bad-option"
    assert "cols" in problem["text"]
