"""When a bot's answer is heard: its timing must not reveal what the bot could have done."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from dataclasses import replace

import msgspec
import pytest

import serenissima
from serenissima.bots.think import Thought, think
from serenissima.core.game import AnyGame
from serenissima.core.options import Options
from serenissima.games import all_games
from serenissima.server.settings import Settings
from serenissima.server.workers.bots import Bots
from serenissima.tables.thinker import Choice, Decision
from tests.server.conftest import running
from tests.server.people import take
from tests.server.tables import against_bot, connected, my_turn, to_the_end

SETTINGS = Settings(bot_delay=0.4, bot_seconds=1.0)


@pytest.mark.slow
async def test_twenty_matches_at_once_go_on_evenly(settings: Settings) -> None:
    """With one worker for all, every bot gets less time, and none fails."""
    async with running(replace(settings, bot_seconds=0.2, bot_way=1.0, bot_workers=1)) as server:
        tables = [await against_bot(server, "search") for _ in range(20)]
        await asyncio.gather(*(to_the_end(line) for line, _ in tables))
        for line, _ in tables:
            assert line.update["outcome"]
            assert not [message for message in line.received if message.get("key") == "notice-bot-failed"]


async def test_those_who_ask_at_once_share_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more wait, the less time each gets, down to a minimum; all is done within five seconds."""
    game = serenissima.game("pebbles")
    budgets: list[float] = []
    answers: list[Future[Thought]] = []

    class Pool:
        def submit(self, work: object, *args: object) -> Future[Thought]:
            seconds = args[4]
            assert work is think and isinstance(seconds, float)
            budgets.append(seconds)
            answers.append(Future())
            return answers[-1]

    bots = Bots(Settings(bot_workers=2))
    monkeypatch.setattr(bots.pool, "workers", Pool)
    asked = [asyncio.create_task(bots.choose(Decision(game, "search", b"", [1, 2], seed))) for seed in range(20)]
    await asyncio.sleep(0)
    assert len(budgets) == 21  # nobody else being there, the first has both workers
    assert budgets == sorted(budgets, reverse=True)
    assert budgets[-1] == pytest.approx(1 / 11)
    assert sum(budgets) / 2 + SETTINGS.bot_delay < 5
    for answer in answers:
        answer.set_result(Thought([1]))
    assert await asyncio.gather(*asked) == [([1], False)] * 20
    again = asyncio.create_task(bots.choose(Decision(game, "search", b"", [1, 2], 0)))
    await asyncio.sleep(0)
    assert budgets[21:] == [1.0, 1.0]
    answers[-1].set_result(Thought([2]))
    answers[-2].set_result(Thought([2]))
    assert await again == ([2], False)


async def test_what_was_planned_is_played_without_asking_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The small moves of one decision need one question; after somebody else has acted the rest of a plan is void."""
    game = serenissima.game("venice-connection")
    plan = [game.alphabet.code(game.alphabet.parse(text)) for text in ("0,0:F", "1,0:7", "confirm", "0,1:L")]
    async with running(replace(settings, bot_delay=0.0)) as server:
        asked: list[int] = []

        async def choose(decision: Decision) -> Choice:
            asked.append(len(decision.codes))
            return (plan if len(asked) == 1 else [decision.codes[-1]]), False

        monkeypatch.setattr(server.site.desk.bots, "choose", choose)
        person = await server.person()
        table = await person.table(
            "me", {"kind": "bot", "bot": "uniform"}, game=game.name, options={"starter": "seat-2"}
        )
        line = await connected(server, person, table)
        await my_turn(line)
        assert len(asked) == 1
        await line.played({"type": "lay", "x": 0, "y": 1, "face": "|"})
        await line.played({"type": "confirm"})
        while len(asked) == 1:
            await line.until("update")


def nodding_pebbles() -> AnyGame:
    """Pebbles in which anybody may nod at any moment without effect; the code for a calm sea stands for it."""
    game = all_games()["pebbles"]
    kind = type(game.new(2, game.read_options()))
    nod = game.alphabet.code(game.alphabet.parse("calm"))

    class Nodding(kind):  # type: ignore[misc, valid-type]
        def play(self, code: int) -> None:
            if code != nod or self.waves:
                super().play(code)

        def asides(self, seat: int) -> list[int]:
            return [nod]

    def new(seats: int, options: Options) -> object:
        return Nodding(game.new(seats, options).rules)

    return replace(game, new=new)


async def test_words_aside_do_not_hold_up_a_bot(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody nods, the bot's time runs from when it was first asked."""
    monkeypatch.setitem(all_games(), "pebbles", nodding_pebbles())
    nod = msgspec.to_builtins(nodding_pebbles().alphabet.parse("calm"))
    async with running(replace(settings, bot_delay=1.0)) as server:
        line, _ = await against_bot(server)
        await line.played(take(1))
        nods = 0
        while line.update["to_move"] == 1:
            await line.played(nod)
            nods += 1
            assert nods < 12, "the bot never gets to move"
            await asyncio.sleep(0.4)
            await line.silent()
        assert nods > 1
