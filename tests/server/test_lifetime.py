"""What is measured is what is played: at a table bots decide as in the arena, move for move (decision 15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import serenissima
from serenissima.arena.contest import between
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot, bots_for
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.record import load
from serenissima.games import game
from serenissima.server.rehearsal import COOKIE
from serenissima.server.settings import Settings
from serenissima.tables.bots import bot_seed
from serenissima.tables.rehearsal import Rehearsal
from serenissima.tables.thinker import Choice, Decision
from tests.server.conftest import Running, running
from tests.server.tables import connected, my_turn

STEPS = 6
ASKED = "laguna"
REHEARSAL = Rehearsal(iterations=STEPS)

Options = dict[str, OptionValue]

QUICK = [("pebbles", "search"), ("pebbles", "uniform"), ("canaletto", "sensible"), ("canaletto", "uniform")]
ALL = [(found.name, level.name) for found in serenissima.all_games().values() for level in bots_for(found)]


async def at_a_table(server: Running, name: str, level: str, options: Options | None = None) -> Match:
    """The match of a table at which bots of this level sit on every seat."""
    person = await server.person()
    person.http.cookies.set(COOKIE, ASKED)
    seats = [{"kind": "bot", "bot": level}] * game(name).seats[0]
    table = await person.table(*seats, game=name, options=options)
    line = await connected(server, person, table)
    while line.update["outcome"] is None:
        await line.until("update")
    answer = await person.http.get(f"/api/tables/{table}/record")
    return load(answer.text, game)


def in_the_arena(found: AnyGame, level: str, seats: int, options: Options) -> list[tuple[int, str]]:
    """That match as a contest plays it, with bots that are kept from the first decision to the last."""
    fortuna: Fortuna = REHEARSAL.fortuna(ASKED)
    match = Match(found, seats, options, fortuna)
    bots = [bot(found, level, bot_seed(match, seat, "")) for seat in range(seats)]
    budget = Budget(seconds=600.0, iterations=STEPS)
    state = found.new(seats, found.read_options(options))
    played = between(found, state, bots.__getitem__, fortuna, budget)
    return [(seat, found.alphabet.text(found.alphabet.move(code))) for seat, code in played]


async def compare(server: Running, name: str, level: str, options: Options | None = None) -> None:
    """Plays both ways and compares them entry by entry."""
    match = await at_a_table(server, name, level, options)
    log = [(played.seat, played.move) for played in match.line]
    assert len(match.log) == len(log)
    assert log == in_the_arena(match.game, level, match.seats, dict(match.options)), f"{name}, {level}"


@pytest.mark.parametrize(("name", "level"), QUICK)
async def test_a_table_and_the_arena_play_the_same_match(settings: Settings, name: str, level: str) -> None:
    """With the same seeds and a fixed number of steps per decision, every entry is the same."""
    async with running(replace(settings, rehearsal=REHEARSAL)) as server:
        await compare(server, name, level)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), [each for each in ALL if each not in QUICK])
async def test_every_level_of_every_game_plays_the_same(settings: Settings, name: str, level: str) -> None:
    """Every level of every game plays the same match both ways."""
    async with running(replace(settings, rehearsal=REHEARSAL)) as server:
        await compare(server, name, level)


async def test_new_workers_change_nothing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision may be made in a different process, as when the engine has been compiled meanwhile."""
    async with running(replace(settings, rehearsal=REHEARSAL)) as server:
        bots, ask = server.site.desk.bots, server.site.desk.bots.choose
        processes: set[int] = set()

        async def choose(decision: Decision) -> Choice:
            answer = await ask(decision)
            processes.update(bots.pool.process_ids())
            if len(processes) < 4:
                bots.renew()
            return answer

        monkeypatch.setattr(bots, "choose", choose)
        await compare(server, "canaletto", "sensible")
        assert len(processes) == 4


async def test_taking_back_does_not_bring_another_answer(settings: Settings) -> None:
    """After an undo the same move gets the same reply, so nobody can retry until it suits."""
    first = {"type": "lay", "x": 0, "y": 0, "face": "|"}
    async with running(settings) as server:
        person = await server.person()
        options = {"starter": "seat-1"}
        table = await person.table("me", {"kind": "bot", "bot": "boatman"}, game="venice-connection", options=options)
        line = await connected(server, person, table)
        answers = []
        for _ in range(3):
            for move in (first, {"type": "confirm"}):
                await line.played(move)
            await my_turn(line)
            answers.append(line.view["tiles"])
            await line.send(type="undo", entry=line.entry)
            while line.view["tiles"]:
                await line.until("update")
            await my_turn(line)
            if line.view["entered"]:
                await line.send(type="undo", entry=line.entry)
                while line.view["entered"]:
                    await line.until("update")
        assert len(answers[0]) > 1
        assert answers == [answers[0]] * 3


async def test_a_bots_chance_is_not_in_the_address_of_its_table(settings: Settings) -> None:
    """A bot's seed comes from Fortuna's secret one, and differs from seat to seat."""
    found = game("canaletto")
    one, other = (Match(found, 3, {}, Fortuna(seed)) for seed in ("one", "other"))
    seeds = [bot_seed(match, seat, "the same table") for match in (one, other) for seat in range(3)]
    assert len(set(seeds)) == 6
    assert bot_seed(one, 1, "a table") == bot_seed(one, 1, "another table")
