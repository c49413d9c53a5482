"""Finds positions of Canaletto that are provably won by few moves, from matches of merchants, and prints them.

    python tests/bots/positions/find_canaletto.py 200 >> tests/bots/positions/canaletto.jsonl

The proof: every move of the player to move is searched to the end of the match, against all others together and with
every outcome of chance; `wins` are all moves that bring the first place alone whatever happens.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.exact import Exact
from serenissima.bots.lore.canaletto.guide import Reckoner, judged
from serenissima.bots.lore.canaletto.people import Merchant
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canaletto.board import BIDDING
from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.position import Holder, Setting, set_up
from serenissima.games.canaletto.state import State

GAME = serenissima.game("canaletto")
FEW = 3
"""A position with more winning moves is too easy."""
SOON = Budget(seconds=600, iterations=500)
LONG = Budget(seconds=600, iterations=50_000)


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """An auction as it opened, the moves made since, who decides, the winning moves, and what the merchant would do."""

    setting: Setting
    moves: list[str]
    wins: list[str]
    merchant: str


def reached(position: Position) -> State:
    """The state of a position."""
    state = set_up(position.setting)
    for text in position.moves:
        state.play(GAME.alphabet.code(GAME.alphabet.parse(text)))
    return state


def proven(state: State, budget: Budget = LONG) -> list[int]:
    """All codes that win for sure; empty if there is none, or if it was too much to search."""
    seats = int(state.rules.seats)
    sure = Exact(Reckoner(), GAME.teams, seats, budget.start()).sure(state, [], every=True)
    return [code for code, payoff in sure if payoff >= 1.0]


def text(code: int) -> str:
    """A move as people write it."""
    return GAME.alphabet.text(GAME.alphabet.move(code))


def _opened(state: State) -> Setting:
    """The auction that has just opened, as a setting."""
    holders = [
        Holder(
            money=int(state.money[seat]),
            debt=int(state.debt[seat]),
            mask=bool(state.masks >> seat & 1),
            treasures=_names(int(state.own[seat])),
        )
        for seat in range(int(state.rules.seats))
    ]
    lots = {at: " ".join(SHORT[group] for group in state.lot_groups(at)) for at in range(PALACES) if state.lots[at]}
    return Setting(
        holders=holders,
        lots=lots,
        column=int(state.column),
        starter=int(state.starter),
        values=state.values()[int(state.sold) :],
        options={name: value for name, value in state.rules.values().items() if name == "values"},
    )


def _names(own: int) -> str:
    return " ".join(SHORT[group] for group in range(len(GROUPS)) for _ in range(count_of(own, group)))


def found(seed: int) -> Iterator[Position]:
    """The positions of one match, at most one in each auction."""
    random = Random(seed)
    seats = 3 + seed % 2
    state = GAME.new(seats, GAME.read_options({"values": "open"} if seed % 4 < 2 else {}))
    bots = [Merchant(GAME, seed * 7 + seat) for seat in range(seats)]
    opened: Setting | None = None
    moves: list[str] = []
    done = False
    while (seat := state.to_move()) != NOBODY:
        codes = state.codes()
        if seat == FORTUNA:
            code = random.choices(codes, state.odds())[0]
        else:
            if state.phase == BIDDING and state.high < 0 and state.still_in == state.rules.everyone:
                opened, moves, done = None if state.quiet or state.lost else _opened(state), [], False
            if opened is not None and not done and len(codes) > 1 and Reckoner().settled(state):
                position = _judged(state, opened, moves)
                if position is not None:
                    done = True
                    yield position
            code = bots[seat].choose(GAME.view(state, seat), codes, SOON)
        state.play(code)
        moves.append(text(code))


def _judged(state: State, opened: Setting, moves: list[str]) -> Position | None:
    codes = state.codes()
    seats = int(state.rules.seats)
    glance = Exact(Reckoner(), GAME.teams, seats, SOON.start()).sure(state, [])
    if not any(payoff >= 1.0 for _, payoff in glance):
        return None
    wins = proven(state)
    if not 0 < len(wins) <= min(FEW, len(codes) - 1):
        return None
    worth = judged(state, codes)
    best = codes[max(range(len(codes)), key=worth.__getitem__)]
    return Position(setting=opened, moves=list(moves), wins=[text(code) for code in wins], merchant=text(best))


if __name__ == "__main__":
    for number in range(*map(int, sys.argv[1:])):
        for position in found(number):
            print(msgspec.json.encode(position).decode(), flush=True)
