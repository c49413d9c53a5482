"""Chance can be trusted: it is committed to beforehand, exact in its odds, and recomputed afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

import serenissima
from serenissima.core.fortuna import Fortuna
from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.record import verify
from tests.playing import to_the_end


def finished(seed: str = "lagoon") -> Match:
    """A finished match of the toy with several draws in it."""
    return to_the_end(serenissima.game("pebbles").start(seed=seed), greedily)


def greedily(match: Match) -> str:
    """Takes three pebbles, which may call a wave, as long as there are three."""
    return "take 3" if "take 3" in [match.game.alphabet.text(move) for move in match.moves()] else "take 1"


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    """The published commitment is the SHA-256 of the secret seed and nothing else."""
    assert Fortuna("lagoon").commitment == hashlib.sha256(b"lagoon").hexdigest()
    assert Fortuna(7).commitment == hashlib.sha256(b"7").hexdigest()


def test_a_secret_seed_is_long_and_new_each_time() -> None:
    """Without a given seed, 256 random bits are used."""
    seeds = {Fortuna().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 for seed in seeds)


def test_a_draw_depends_on_seed_and_entry_alone() -> None:
    """Anybody can recompute a draw with HMAC-SHA256 and a division."""
    block = hmac.new(b"lagoon", b"17/0", hashlib.sha256).digest()
    ticket = int.from_bytes(block, "big") % 10
    expected = 0 if ticket < 5 else 1 if ticket < 8 else 2
    assert [Fortuna("lagoon").draw(17, [5, 3, 2]) for _ in range(3)] == [expected] * 3


def test_the_odds_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all tickets below the sum, each index gets exactly its weight; a weight of zero gets none."""
    tickets: Iterator[int] = iter(range(10))
    monkeypatch.setattr(Fortuna, "_below", lambda self, entry, total: next(tickets))
    drawn = Counter(Fortuna(1).draw(1, [5, 0, 3, 2]) for _ in range(10))
    assert drawn == {0: 5, 2: 3, 3: 2}


def test_a_block_beyond_the_last_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """No number is favoured: a remainder is discarded and drawn again with the next attempt number."""
    blocks = {b"4/0": b"\xff" * 32, b"4/1": (5).to_bytes(32, "big")}
    asked: list[bytes] = []

    class Block:
        def __init__(self, key: bytes, message: bytes, digest: object) -> None:
            asked.append(message)
            self.message = message

        def digest(self) -> bytes:
            return blocks[self.message]

    monkeypatch.setattr(hmac, "new", Block)
    # 2**256 leaves 1 when divided by 3, so the very last block is one too many
    assert Fortuna(1).draw(4, [1, 1, 1]) == 2
    assert asked == [b"4/0", b"4/1"]


def test_draws_follow_their_odds_in_the_long_run() -> None:
    """Over many entries of one seed the frequencies are close to the odds."""
    chance = Fortuna("long run")
    drawn = Counter(chance.draw(entry, [5, 3, 2]) for entry in range(1, 10_001))
    assert abs(drawn[0] - 5000) < 200
    assert abs(drawn[1] - 3000) < 200


@pytest.mark.parametrize("odds", [[], [0, 0], [3, -1]])
def test_impossible_odds_are_an_error(odds: list[int]) -> None:
    """Weights must not be negative and must not all be zero."""
    with pytest.raises(ValueError, match="odds"):
        Fortuna(1).draw(1, odds)


def test_a_finished_match_verifies() -> None:
    """Every draw of an honest match is recomputed, and they are counted."""
    match = finished()
    proof = verify(serenissima.load(match.record()))
    draws = sum(isinstance(entry, Played) and entry.seat < 0 for entry in match.log)
    assert (proof.draws, proof.problem) == (draws, "")
    assert draws >= 3


def test_a_changed_draw_is_found() -> None:
    """For a record with a replaced draw, the entry, its draw and the draw of the seed are named."""
    match = finished()
    drawn = match.log[0]
    assert isinstance(drawn, Played)
    other = next(stone for stone in ("draw white", "draw grey") if stone != drawn.move)
    changed = match.record().replace(drawn.move, other, 1).replace('"outcome":{', '"x":{')
    problem = verify(serenissima.load(changed)).problem
    assert "entry 1" in problem
    assert other in problem
    assert drawn.move in problem


def test_a_changed_seed_is_found() -> None:
    """A seed that was not committed to at the start is refused, even if its draws would fit."""
    record = finished("lagoon").record().replace('"seed":"lagoon"', '"seed":"other"')
    assert "not the one that was committed to" in verify(serenissima.load(record)).problem


def test_an_unfinished_match_shows_no_seed() -> None:
    """Until the end the record contains only the commitment, so nobody can predict a draw."""
    match: Match = serenissima.game("pebbles").start(seed="lagoon")
    assert '"seed":null' in match.record()
    assert '"lagoon"' not in match.record()
    assert "no seed" in verify(serenissima.load(match.record())).problem


def test_draws_that_were_undone_are_verified_too() -> None:
    """A draw that no longer counts is still in the log, and is verified as well."""
    match: Match = serenissima.game("pebbles").start(seed="lagoon")
    match.play("take 3")
    match.undo(0, how="consent")
    match.play("take 3")
    to_the_end(match, "take 1")
    assert verify(serenissima.load(match.record())).problem == ""


def test_draws_taken_over_from_another_match_are_left_out() -> None:
    """A match that continues another is verified from where its own Fortuna began."""
    source = finished("lagoon")
    match = Match(source.game, 2, source.options, Fortuna("tide"))
    for entry in source.log[:4]:
        match.replay(entry)
    match.inherited = 4
    to_the_end(match, greedily)
    again = serenissima.load(match.record())
    own = sum(isinstance(entry, Played) and entry.seat < 0 for entry in match.log[4:])
    assert own > 0
    assert (again.inherited, verify(again).draws, verify(again).problem) == (4, own, "")
    again.inherited = 0
    assert "entry 1 says" in verify(again).problem
