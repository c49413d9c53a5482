"""Taking back: freely, by consent, and in practice."""

from __future__ import annotations

import pytest

from serenissima.tables import wishes
from tests.server.conftest import Running
from tests.server.people import take
from tests.server.tables import against_bot, connected, my_turn, two


async def test_free_until_another_acts(server: Running) -> None:
    """One's last move can be taken back while nobody has acted since and nothing was revealed."""
    first, second, _ = await two(server)
    assert first.update["undo"] == "none"
    await first.played(take(2))
    assert first.update["undo"] == "free"
    await second.until("update")
    await first.send(type="undo", entry=first.entry)
    update = await first.until("update")
    assert (update["fresh"], update["to_move"], first.view["heap"]) == (True, 0, 10)
    assert (await second.until("update"))["fresh"]
    assert {heard["event"]["type"] for heard in second.heard} == {"drawn", "seen"}
    assert (await second.until("notice"))["key"] == "notice-undone"
    await first.send(type="undo", entry=first.entry)
    assert (await first.until("refused"))["refusal"]["reason"] == "nothing-to-undo"


async def test_by_consent(server: Running) -> None:
    """After another has acted the others are asked, and when all agree the move is taken back."""
    first, second, _ = await two(server)
    await first.played(take(1))
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    assert first.update["undo"] == "ask"
    await first.send(type="undo", entry=first.entry)
    wish = (await second.until("update"))["wish"]
    assert (wish["seat"], wish["waiting"]) == (0, [1])
    assert (await first.until("update"))["wish"] == wish
    await first.send(type="consent", entry=first.entry, agree=True)
    assert (await first.until("refused"))["refusal"]["reason"] == "nothing-asked"
    await second.send(type="consent", entry=second.entry, agree=True)
    update = await second.until("update")
    assert (update["fresh"], update["wish"], second.view["heap"], update["to_move"]) == (True, None, 10, 0)


async def test_consent_refused(server: Running) -> None:
    """If somebody disagrees the request lapses, all are told, and the match stands."""
    first, second, _ = await two(server)
    await first.played({"type": "peek", "of_seat": 1})
    assert first.update["undo"] == "ask", "something was revealed"
    await second.until("update")
    await first.send(type="undo", entry=first.entry)
    await second.until("update")
    await second.send(type="consent", entry=second.entry, agree=False)
    assert (await first.until("notice"))["key"] == "notice-undo-refused"
    await first.silent()
    assert first.update["wish"] is None
    assert first.update["to_move"] == 1


async def test_a_move_ends_the_wish(server: Running) -> None:
    """A request lapses when the match goes on."""
    first, second, _ = await two(server)
    await first.played({"type": "peek", "of_seat": 1})
    await second.until("update")
    await first.send(type="undo", entry=first.entry)
    await second.until("update")
    update = await second.played(take(1))
    assert update["wish"] is None


async def test_a_bot_in_an_absent_seat_consents(server: Running) -> None:
    """A request does not wait for a player who was replaced by a bot."""
    first, second, _ = await two(server)
    await first.played({"type": "peek", "of_seat": 1})
    await first.send(type="undo", entry=first.entry)
    await second.close()
    while first.info["seats"][1]["here"]:
        await first.until("table")
    await first.send(type="replace", seat=1, bot="uniform")
    while first.update["to_move"] != 0 or not first.update["fresh"]:
        await first.until("update")
    assert first.view["players"][0]["peeked"] is None


async def test_practice_is_free(server: Running) -> None:
    """Against bots alone one's last decision can always be taken back, whatever has happened since."""
    line, table = await against_bot(server)
    await line.played({"type": "peek", "of_seat": 1})
    await my_turn(line)
    assert line.update["undo"] == "free"
    await line.send(type="undo", entry=line.entry)
    while line.view["players"][0]["peeked"] is not None:
        await line.until("update")
    assert (line.view["heap"], line.update["to_move"]) == (10, 0)
    await line.send(type="resign", entry=line.entry)
    await line.until("update")
    record = await line.person.http.get(f"/api/tables/{table}/record")
    assert '"how":"practice"' in record.text
    assert '"practice":true' in record.text


async def test_nobody_else_can_take_back(server: Running) -> None:
    """An onlooker cannot undo, and an entry of Fortuna's cannot be named."""
    first, _, table = await two(server)
    looker = await connected(server, await server.person(), table)
    await looker.send(type="undo", entry=looker.entry)
    assert (await looker.until("refused"))["refusal"]["reason"] == "onlooker"
    await first.played(take(1))
    await first.send(type="undo", entry=first.entry, to=1)
    assert (await first.until("refused"))["refusal"]["reason"] == "nothing-to-undo"


async def test_a_match_does_not_grow_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Endless playing and undoing is stopped with a message, and the match goes on."""
    monkeypatch.setattr(wishes, "LONGEST", 6)
    first, second, _ = await two(server)
    for _ in range(2):
        await first.played(take(1))
        await first.send(type="undo", entry=first.entry)
        await first.until("update")
    await first.played(take(1))
    await first.send(type="undo", entry=first.entry)
    assert first.update["undo"] == "none"
    refused = await first.until("refused")
    assert refused["refusal"]["reason"] == "undone-enough"
    assert "still play on" in refused["text"]
    await second.silent()
    await second.played(take(1))
