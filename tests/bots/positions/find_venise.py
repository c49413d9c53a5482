"""Finds positions of Venise for `venise.jsonl`: gondoliers play each other; what looks right and is proven is printed.

python -m tests.bots.positions.find_venise BOARD FIRST_SEED LAST_SEED      lines of JSON, one for each position
"""

from __future__ import annotations

import sys

import msgspec

from serenissima.bots.lore.venise.pilot import Pilot, sail
from serenissima.bots.lore.venise.tempers import GONDOLIER
from serenissima.bots.lore.venise.turn import WON, Turn
from serenissima.core.playout import Dice
from serenissima.core.state import NOBODY
from serenissima.games.venise.codes import END_PLAY
from serenissima.games.venise.state import State
from tests.bots.proven_venise import Position, arranged, described, passed, proof, wins
from tests.games.venise.setting import GAME

MOST = 20_000
FOREVER = 1e18


def looks_lost(state: State, line: list[int], turn: Turn) -> bool:
    """Whether the opponent seems to win after this turn."""
    after = state.copy()
    for code in line:
        if code != END_PLAY:
            after.play(code)
    return turn.best(passed(after), MOST, FOREVER).worth >= WON


def judged(state: State, board: str, turn: Turn) -> Position | None:
    """A position worth keeping: a win that needs four cards, or one that the gondolier loses and few turns save."""
    position = described(state, board, "win")
    here = arranged(position)
    best = turn.best(here, MOST, FOREVER)
    if best.worth >= WON:
        after = here.copy()
        for code in best.line:
            after.play(code)
        return position if len(after.played) >= 4 and wins(here) else None
    if not looks_lost(here, [], turn) or not looks_lost(here, best.line, turn):
        return None
    ends = turn.ends(here, MOST, FOREVER)
    sound = sum(not looks_lost(here, end.line, turn) for end in ends)
    if not 0 < sound <= len(ends) * 0.1 or wins(here):
        return None
    count, sound = proof(here)
    return {**position, "task": "stop"} if 0 < sound <= count * 0.1 else None


def search(board: str, seed: int) -> None:
    """Plays one match and prints the positions found in it."""
    state: State = GAME.new(2, GAME.read_options({"board": board, "colours": "random"}))
    dice = Dice(seed)
    pilot = Pilot(state.rules, GONDOLIER, MOST)
    sail(state, [pilot] * 2, dice, 0)
    while state.to_move() != NOBODY:
        if max(int(player.gem_count) for player in state.players) >= 3:
            found = judged(state, board, pilot.turn)
            if found is not None:
                print(msgspec.json.encode(found).decode(), flush=True)
        sail(state, [pilot] * 2, dice, 1)


if __name__ == "__main__":
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        search(sys.argv[1], number)
