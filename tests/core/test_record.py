"""Records: what is written is read again; what is broken is refused, with the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

import serenissima
from serenissima.core.match import Match
from serenissima.core.record import FORMAT, BadRecord, load

GAME = serenissima.game("pebbles")


def finished() -> Match:
    """A finished match with a draw, a secret look and an undo in it."""
    match = Match.start(GAME, seats=2, seed="lagoon", names=("Ada", "Bea"))
    match.play("peek 1")
    match.play("take 1")
    match.undo(1)
    while match.to_move is not None:
        match.play("take 1")
    return match


def lines() -> list[str]:
    """The record of that match, line by line."""
    return finished().record().splitlines()


def with_header(**changes: object) -> str:
    """The record with a changed header."""
    header, *entries = lines()
    return "\n".join([json.dumps({**json.loads(header), **changes}), *entries])


def with_entry(number: int, **changes: object) -> str:
    """The record with a changed entry."""
    found = lines()
    found[number] = json.dumps({**json.loads(found[number]), **changes})
    return "\n".join(found)


def test_a_record_is_json_lines_that_come_back() -> None:
    """Header first, then one entry a line; loading and writing again gives the same text."""
    match = finished()
    text = match.record()
    header = json.loads(text.splitlines()[0])
    assert (header["serenissima"], header["game"], header["names"]) == (FORMAT, "pebbles", ["Ada", "Bea"])
    assert len(text.splitlines()) == 1 + len(match.log)
    assert serenissima.load(text).record() == text


def test_blank_lines_and_other_line_ends_do_not_matter() -> None:
    """A record that went through another system is read all the same."""
    text = finished().record()
    assert serenissima.load("\n" + text.replace("\n", "\r\n\r\n")).record() == text


def test_any_name_is_kept() -> None:
    """Names may hold whatever Unicode calls a line end, quotes and emoji."""
    names = ("A\u2028da\x85\x0b", 'B"ea\\ 🚣')
    match = Match.start(GAME, seats=2, seed=1, names=names)
    assert serenissima.load(match.record()).names == names


def test_an_unfinished_match_comes_back_and_waits() -> None:
    """Without its seed a loaded match goes on when its caller decides chance."""
    match = Match.start(GAME, seats=2, seed="lagoon")
    match.play("take 2")
    again = serenissima.load(match.record())
    assert (again.to_move, again.fortuna, again.commitment) == (1, None, match.commitment)
    again.play("take 3")
    assert again.to_move == -1


BROKEN: list[tuple[str, Callable[[], str], int, str]] = [
    ("empty", lambda: "", 1, "empty"),
    ("blank", lambda: "\n \n", 1, "empty"),
    ("not JSON", lambda: "a record\n", 1, "no header"),
    ("not a header", lambda: lines()[1], 1, "no header"),
    ("a list", lambda: "[]", 1, "no header"),
    ("another format", lambda: with_header(serenissima=99), 1, "format 99"),
    ("an unknown game", lambda: with_header(game="chess"), 1, "no game 'chess'"),
    ("another version", lambda: with_header(version=0), 1, "version 0 of pebbles"),
    ("too many seats", lambda: with_header(seats=9), 1, "not 9"),
    ("no seats", lambda: with_header(seats=-1), 1, "not -1"),
    ("a wrong option", lambda: with_header(options={"heap": 7}), 1, "heap"),
    ("an unknown option", lambda: with_header(options={"tide": 1}), 1, "tide"),
    ("a missing name", lambda: with_header(names=["Ada"]), 1, "1 names for 2 seats"),
    ("a wrong type", lambda: with_header(commitment=5), 1, "no header"),
    ("more inherited than there is", lambda: with_header(inherited=16), 1, "16 entries are said to be inherited"),
    ("inherited beyond all numbers", lambda: with_header(inherited=10**30), 1, "inherited"),
    ("inherited below nothing", lambda: with_header(inherited=-1), 1, "inherited"),
    ("a seed with NUL", lambda: with_header(seed="a\0b"), 1, "the seed"),
    ("a seed without end", lambda: with_header(seed="x" * 1_001), 1, "the seed"),
    ("a commitment with NUL", lambda: with_header(commitment="\0"), 1, "the commitment"),
    ("a commitment without end", lambda: with_header(commitment="x" * 1_001), 1, "the commitment"),
    ("lists in lists", lambda: "\n".join([lines()[0], "[" * 100_000]), 2, ""),
    ("an entry cut short", lambda: "\n".join(lines())[:-20], 16, ""),
    ("no entry", lambda: "\n".join([*lines()[:3], "{}", *lines()[3:]]), 4, "type"),
    ("an unknown kind of entry", lambda: with_entry(3, type="cheat"), 4, "cheat"),
    ("a file cut short", lambda: "\n".join(lines()[:-1]), 15, "missing"),
    ("a missing entry", lambda: "\n".join(lines()[:3] + lines()[4:]), 4, "entry 4 found where entry 3 belongs"),
    ("an entry twice", lambda: "\n".join([*lines()[:4], *lines()[3:]]), 5, "entry 3 found where entry 4 belongs"),
    ("a wrong number", lambda: with_entry(2, n=17), 3, "entry 17 found where entry 2 belongs"),
    ("a wrong seat", lambda: with_entry(3, seat=1), 4, "seat 1"),
    ("a player's move for Fortuna", lambda: with_entry(1, seat=0), 2, "seat 0"),
    ("an illegal move", lambda: with_entry(3, move="peek 0"), 4, "TOY-7: That is your own stone"),
    ("no move", lambda: with_entry(3, move="swim"), 4, "TOY-14"),
    ("an undo of nothing", lambda: with_entry(5, to=99), 6, "cannot undo entry 99"),
    ("an undo by nobody", lambda: with_entry(5, seat=9), 6, "seat 9 cannot undo"),
    ("an undo of the future", lambda: with_entry(5, to=8), 6, "cannot undo entry 8"),
    ("an undo that was not free", lambda: with_entry(5, to=3), 6, "consent"),
    ("a move after the end", lambda: "\n".join([*lines(), _after_the_end()]), 17, "over"),
    (
        "leaving after the end",
        lambda: "\n".join([*lines(), '{"type":"left","n":16,"seat":0,"why":"resigned"}']),
        17,
        "over",
    ),
    (
        "a leaver who is not there",
        lambda: "\n".join([*lines()[:3], '{"type":"left","n":3,"seat":5,"why":"resigned"}']),
        4,
        "seat 5",
    ),
    (
        "another outcome",
        lambda: with_header(outcome={"ranks": [1, 1], "reason": "shared", "scores": []}),
        16,
        "outcome",
    ),
]


def _after_the_end() -> str:
    return '{"type":"play","n":16,"seat":0,"move":"take 1"}'


@pytest.mark.parametrize(("make", "line", "why"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_record_is_refused_with_line_and_reason(make: Callable[[], str], line: int, why: str) -> None:
    """Whatever is wrong with a file, the error names the line and says what was expected."""
    with pytest.raises(BadRecord) as caught:
        serenissima.load(make())
    assert why in caught.value.why
    assert caught.value.line == line
    assert str(caught.value) == f"line {line}: {caught.value.why}"


def test_an_earlier_version_is_read_where_it_means_the_same() -> None:
    """A game says for which tables; a version that is still to come, and one that never was, are not read."""
    game = replace(GAME, version=3, unchanged=lambda version, options, _: version == 2 and options.number("heap") == 10)
    read = [(version, game.reads(version, GAME.read_options({"heap": 10}))) for version in range(5)]
    assert read == [(0, False), (1, False), (2, True), (3, True), (4, False)]
    assert not game.reads(2, GAME.read_options({"heap": 20}))
    assert load(with_header(version=2), lambda name: game).record().splitlines()[1:] == lines()[1:]
    with pytest.raises(BadRecord, match="played with version 1 of pebbles; this is version 3"):
        load(with_header(version=1), lambda name: game)


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_a_file_cut_anywhere_is_refused_or_right(cut: int) -> None:
    """However many characters are lost at the end of a finished record, it never loads as another match."""
    whole = finished().record()
    try:
        match = serenissima.load(whole[: len(whole) - cut])
    except BadRecord:
        return
    assert match.record() == whole


def test_a_game_may_read_its_older_records() -> None:
    """Those whose entries mean the same now; all others say which version they need."""
    game = replace(GAME, version=3, unchanged=lambda version, _, entries: version == 2 and len(entries) < 20)
    assert load(with_header(version=2), lambda name: game).outcome == finished().outcome
    with pytest.raises(BadRecord, match="line 1: played with version 1 of pebbles; this is version 3"):
        load(with_header(version=1), lambda name: game)
    none = replace(game, unchanged=lambda version, _, entries: not entries)
    with pytest.raises(BadRecord, match="line 1: played with version 2 of pebbles"):
        load(with_header(version=2), lambda name: none)
