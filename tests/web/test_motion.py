"""Everything moves: a few turns of every game at the usual pace, and its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

import serenissima
from serenissima.core.match import Match
from tests.web import ballots, canal, frames, hammer, lagoon, masks
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

SEATS = {"canal-grande": 2, "canaletto": 3, "intrigues-a-venise": 3, "venice-connection": 2, "venise": 2}
TURNS = 2
PLAY = """([table, moves]) => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  let next = 0;
  line.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type === 'refused' || said.type === 'fault') fail(new Error(said.text));
    if (said.type !== 'update') return;
    if (said.outcome) done();
    else if (next < moves.length) {
      line.send(JSON.stringify({type: 'play', entry: said.entry, move: moves[next++], id: next}));
    }
  };
})"""
"""Plays these moves in another window, as fast as the table takes them."""


def divide_and_choose(visitor: Visitor) -> None:
    """Some decisions of Canal Grande, with what the board tells in between."""
    for number in range(3):
        ballots.go_on(visitor, Random(number))
        visitor.page.wait_for_function(ballots.SOMETHING)


DECIDE: dict[str, Callable[[Visitor], object]] = {
    "canal-grande": divide_and_choose,
    "canaletto": hammer.turn,
    "intrigues-a-venise": masks.decide,
    "venice-connection": canal.turn,
    "venise": lagoon.turn,
}
"""How a visitor decides in each game."""


def begin(visitor: Visitor, game: str) -> None:
    """Sits down with bots."""
    visitor.new_table(game, "me", *["bot"] * (SEATS[game] - 1), bot="sensible")
    if game == "venise":
        lagoon.choose_tent(visitor)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_some_turns(arrive: Arrive, game: str) -> None:
    """Pieces move, nothing gets stuck, and it is my turn only when the others' turns have been seen."""
    visitor = arrive(pace="normal")
    begin(visitor, game)
    frames.watch(visitor)
    for _ in range(TURNS):
        if game != "canal-grande" and not visitor.my_turn():
            break
        DECIDE[game](visitor)
    if game != "canal-grande":
        visitor.my_turn()
    seen = frames.seen(visitor)
    assert any(frame.moving for frame in seen), "nothing moved"
    assert any(frame.behind and frame.turn == "others" for frame in seen), "nobody else's turn was shown"
    for before, now in pairwise(seen):
        if now.turn == "mine" and before.behind and before.turn == "others":
            assert not before.moving, f"asked while {before} was to be seen"


def ending(game: str) -> tuple[Match, list[object]]:
    """A match shortly before its end, and the moves that end it: chance has no say before the last."""
    for seed in range(1000):
        random, match = Random(seed), serenissima.game(game).start(seats=SEATS[game], seed=seed)
        played: list[tuple[int, object]] = []
        while match.to_move is not None:
            move = random.choice(match.moves())
            played.append((match.entry, move))
            match.play(move)
        tail = 1
        while tail < min(len(played), 4) and played[-tail][0] - played[-tail - 1][0] == 1:
            tail += 1
        if tail < 2:
            continue
        again = serenissima.game(game).start(seats=SEATS[game], seed=seed)
        for _, move in played[:-tail]:
            again.play(move)
        return again, [msgspec.to_builtins(move) for _, move in played[-tail:]]
    raise AssertionError(f"every match of {game} ends by chance")


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_end_comes_after_the_last_movement(arrive: Arrive, game: str) -> None:
    """However fast the last moves are made, the result is shown when all of them have been seen."""
    players, onlooker = arrive(), arrive("phone", pace="normal")
    match, moves = ending(game)
    others = [{"kind": "here", "name": f"P{number}"} for number in range(2, SEATS[game] + 1)]
    players.visit()
    table = players.fork(match.record(), match.entry - 1, [{"kind": "me"}, *others])
    onlooker.visit(f"/t/{table}")
    expect(onlooker.page.locator("[data-turn=others]")).to_be_visible()
    onlooker.at_rest()
    frames.watch(onlooker)
    players.page.evaluate(PLAY, [table, moves])
    expect(onlooker.outcome).to_be_visible()
    seen = frames.seen(onlooker)
    end = next(at for at, frame in enumerate(seen) if frame.turn == "over")
    assert any(frame.behind for frame in seen[:end]), "the last moves were not shown"
    assert not seen[end - 1].moving, f"the result came over {seen[end - 1]}"
    assert not any(frame.over for frame in seen[:end])
