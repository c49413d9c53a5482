"""Which bots a game offers, and thinking in another process."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from types import ModuleType

import msgspec
import pytest

import serenissima
from serenissima.bots import levels
from serenissima.bots.greedy import Greedy
from serenissima.bots.levels import (
    Level,
    UnknownBot,
    bot,
    bots_for,
    called,
    default_level,
    greedy,
    level_called,
    single,
    strongest,
)
from serenissima.bots.lore import Lore
from serenissima.bots.think import think
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame
from serenissima.core.languages import source
from serenissima.core.text import sentence
from serenissima.games import all_games


@pytest.fixture
def lore(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A lore module for the toy game, found by name like any other."""
    module = ModuleType("serenissima.bots.lore.pebbles")
    module.__spec__ = sys.modules["serenissima.bots.lore"].__spec__
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(levels, "_lore", levels._lore.__wrapped__)
    return module


def test_every_game_has_uniform_and_search_weakest_first() -> None:
    """The first two bots of every game need no lore."""
    for game in serenissima.all_games().values():
        assert [level.name for level in bots_for(game)][:2] == ["uniform", "search"]


def test_every_bot_has_a_name_and_a_description() -> None:
    """The texts contain a name and a description of every bot that a game offers."""
    for game in serenissima.all_games().values():
        for level in bots_for(game):
            for key in (level.title, f"{level.title}.help"):
                assert sentence(game, key) != key


def test_without_lore_the_search_is_the_default_opponent() -> None:
    """The toy has no lore, so its default opponent is the search."""
    assert default_level(serenissima.game("pebbles")) == "search"


def test_lore_with_a_value_makes_a_greedy_bot(lore: ModuleType) -> None:
    """A lore module that only knows what a view is worth gives the greedy bot, which is then the default."""
    lore.LORE = Lore(levels=greedy(lambda view: 0.5))  # type: ignore[attr-defined]
    game = serenissima.game("pebbles")
    assert default_level(game) == "sensible"
    assert isinstance(bot(game, "sensible", 1), Greedy)


def test_lore_with_a_bot_of_its_own_gives_that_bot(lore: ModuleType) -> None:
    """A lore with a single bot calls it `sensible`."""
    lore.LORE = Lore(levels=single(lambda game, seed: Uniform(seed)))  # type: ignore[attr-defined]
    assert isinstance(bot(serenissima.game("pebbles"), "sensible", 1), Uniform)


def test_lore_with_levels_gives_those_and_names_the_default(lore: ModuleType) -> None:
    """A lore's own levels follow the two of every game; without a declared default, the strongest is it."""
    known = Lore(levels=lambda game: [Level("page", "bot-page", Uniform), Level("doge", "bot-doge", Uniform)])
    lore.LORE = known  # type: ignore[attr-defined]
    game = serenissima.game("pebbles")
    assert [level.name for level in bots_for(game)] == ["uniform", "search", "page", "doge"]
    assert strongest(game) == default_level(game) == "doge"
    lore.LORE = replace(known, default="page")  # type: ignore[attr-defined]
    assert (strongest(game), default_level(game)) == ("doge", "page")
    assert isinstance(bot(game, "page", 1), Uniform)


def test_the_default_opponent_is_one_of_those_offered() -> None:
    """In every game the default opponent is one of its bots."""
    for game in serenissima.all_games().values():
        assert default_level(game) in [level.name for level in bots_for(game)]


def test_an_unknown_bot_is_a_clear_error() -> None:
    """The error names the bots there are."""
    names = r"Leaf in the lagoon \(uniform\), Searcher \(search\)"
    with pytest.raises(UnknownBot, match=rf"no bot 'casanova' for pebbles; there are {names}"):
        bot(serenissima.game("pebbles"), "casanova")


def test_bots_are_called_what_people_call_them() -> None:
    """Each of those names is understood; the short one is added where nobody could guess it."""
    assert called(serenissima.game("venise")) == [
        *(
            "Leaf in the lagoon (uniform)",
            "Searcher (search)",
            "Wanderer",
            "Ferryman",
            "Gondolier (sensible)",
            "Admiral",
        ),
    ]
    for game in serenissima.all_games().values():
        shown = [name.split(" (")[0] for name in called(game)]
        assert [level_called(game, name).name for name in shown] == [level.name for level in bots_for(game)]


def test_think_answers_from_plain_values() -> None:
    """The worker's function decodes the view itself and returns a legal code, with figures if others search as well."""
    match = serenissima.game("pebbles").start(seats=3, seed=2)
    view = msgspec.json.encode(match.view(0))
    thought = think("pebbles", "search", view, match.codes(), 600.0, 1, 40)
    assert thought.plan[0] in match.codes()
    assert not thought.weighed
    shared = think("pebbles", "search", view, match.codes(), 600.0, 1, 40, shared=True)
    assert shared.plan == list(shared.weighed[0].plan) == thought.plan


def test_think_runs_in_a_process_started_fresh() -> None:
    """It can be sent to a spawned worker, and what goes wrong there comes back as an exception."""
    match = serenissima.game("pebbles").start(seats=2, seed=2)
    view = msgspec.json.encode(match.view(0))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        thought = pool.submit(think, "pebbles", "uniform", view, match.codes(), 0.05, 1).result()
        assert thought.plan[0] in match.codes()
        assert not thought.weighed
        with pytest.raises(UnknownBot, match="casanova"):
            pool.submit(think, "pebbles", "casanova", view, match.codes(), 0.05, 1).result()
        with pytest.raises(msgspec.MsgspecError):
            pool.submit(think, "pebbles", "uniform", b"{}", match.codes(), 0.05, 1).result()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_levels_of_a_lore_are_named_by_their_game(game: AnyGame) -> None:
    """Pages look up `bot-<name>`, so a game with a level of that name has its own title and description."""
    catalogue = source(game.folder / "text", "en") or ""
    for level in bots_for(game):
        assert level.title == f"bot-{level.name}"
        if level.name not in ("uniform", "search"):
            assert f"\nbot-{level.name} = " in catalogue
            assert sentence(game, level.title)
