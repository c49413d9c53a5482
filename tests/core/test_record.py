"""Records: what is written can be read; what is broken is refused with the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import serenissima
from serenissima.core.game import Extras
from serenissima.core.match import Match
from serenissima.core.options import Options
from serenissima.core.record import FORMAT, BadRecord, load
from tests.playing import to_the_end
from tests.server.test_pace import nodding_pebbles

GAME = serenissima.game("pebbles")


def finished() -> Match:
    """A finished match with a draw, a secret look and an undo in it."""
    match = Match.start(GAME, seats=2, seed="lagoon", names=("Ada", "Bea"))
    match.play("peek 1")
    match.play("take 1")
    match.undo(1)
    return to_the_end(match, "take 1")


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
    """A header and one entry per line; loading and writing again gives the same text."""
    match = finished()
    text = match.record()
    header = json.loads(text.splitlines()[0])
    assert (header["serenissima"], header["game"], header["names"]) == (FORMAT, "pebbles", ["Ada", "Bea"])
    assert len(text.splitlines()) == 1 + len(match.log)
    assert serenissima.load(text).record() == text


def test_blank_lines_and_other_line_ends_do_not_matter() -> None:
    """A record that went through another system can still be read."""
    text = finished().record()
    assert serenissima.load("\n" + text.replace("\n", "\r\n\r\n")).record() == text


def test_any_name_is_kept() -> None:
    """Names may contain quotes, emoji and whatever Unicode calls a line end."""
    names = ("A\u2028da\x85\x0b", 'B"ea\\ 🚣')
    match = Match.start(GAME, seats=2, seed=1, names=names)
    assert serenissima.load(match.record()).names == names


def test_an_unfinished_match_comes_back_and_waits() -> None:
    """A loaded match without a seed goes on when its caller decides chance."""
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
    ("a move by a seat that is not there", lambda: with_entry(3, seat=10**30), 4, "which is not there"),
    ("a commitment to anything", lambda: with_header(commitment="0" * 65), 1, "SHA-256"),
    ("a seed without end", lambda: with_header(seed="a" * 5000), 1, "at most 4096"),
    ("lists in lists as a header", lambda: "[" * 100_000, 1, "no header"),
    ("lists in lists in a header", lambda: lines()[0][:-1] + ',"x":' + "[" * 100_000, 1, "no header"),
    ("a position of lists in lists", lambda: with_deep_position(), 1, ""),
    ("a position of megabytes", lambda: with_header(position={"heap": [0] * 100_000}), 1, "at most 131072"),
    ("a position of another game", lambda: with_header(position={"planks": 10**30}), 1, "position"),
    ("a number without end as a version", lambda: with_header(version=10**999), 1, "version"),
    ("a game whose name has no end", lambda: with_header(game="x" * 90_000), 1, "no game"),
    ("seats without end", lambda: with_header(seats=10**999), 1, "not 1000"),
    ("twenty thousand names", lambda: with_header(names=["A"] * 20_000), 1, "20000 names"),
    ("lists in lists as an entry", lambda: "\n".join([*lines()[:3], "[" * 3_000]), 4, ""),
    ("megabytes as an entry", lambda: with_entry(3, move="take " + "1" * 3_000_000), 4, "at most 4096"),
    ("a move without end", lambda: with_entry(3, move="take " + "1" * 4_000), 4, ""),
    (
        "another outcome",
        lambda: with_header(outcome={"ranks": [1, 1], "reason": "shared", "scores": []}),
        16,
        "outcome",
    ),
]


def with_deep_position() -> str:
    """The record with a position nested too deeply to be read."""
    deep = '"position":{"heap":' + "[" * 20_000 + "]" * 20_000 + "}}"
    return "\n".join([lines()[0][:-1] + "," + deep, *lines()[1:]])


def test_a_record_of_too_many_entries_is_not_begun() -> None:
    """The error says how many entries there are and how many are allowed; that many are still read."""
    text = finished().record()
    assert load(text, serenissima.game, most=15).record() == text
    with pytest.raises(BadRecord, match=r"line 16: the record has 15 entries; at most 14 can be read"):
        load(text, serenissima.game, most=14)
    with pytest.raises(BadRecord, match="the record has 500000 entries; at most 14"):
        load(text.splitlines()[0] + "\nx" * 500_000, serenissima.game, most=14)


def test_what_is_wrong_is_not_repeated_for_megabytes() -> None:
    """An error message stays readable, however long the record is."""
    for text in (
        with_entry(3, move="x" * 4_000),
        with_header(game="y" * 100_000),
        with_header(options={"z" * 9999: 1}),
    ):
        with pytest.raises(BadRecord) as caught:
            serenissima.load(text)
        assert len(str(caught.value)) < 1_100


def test_undos_before_many_words_aside_are_bounded_work() -> None:
    """Asides are not taken back, so an undo before them replays them; the number of such undos is limited."""
    nodding = nodding_pebbles()
    kind: Any = type(nodding.new(2, nodding.read_options()))
    start = nodding.new(2, Options({"heap": 500, "peek": False, "last": "bonus"}))
    game = replace(nodding, new=lambda seats, options: kind(start.rules))
    match = Match.start(game, seats=2, seed="lagoon", practice=True)
    for _ in range(60):
        match.play("take 1")
    for _ in range(300):
        match.play("calm", 0)
    match.undo(0, to=match.turns[-1].n, how="practice")
    assert load(match.record(), lambda _: game, most=len(match.log)).log == match.log
    for _ in range(50):
        match.undo(0, to=match.turns[-1].n, how="practice")
    with pytest.raises(BadRecord, match="so much is taken back"):
        load(match.record(), lambda _: game, most=len(match.log))


def _after_the_end() -> str:
    return '{"type":"play","n":16,"seat":0,"move":"take 1"}'


@pytest.mark.parametrize(("make", "line", "why"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_record_is_refused_with_line_and_reason(make: Callable[[], str], line: int, why: str) -> None:
    """Whatever is wrong with a file, the error names the line and what was expected."""
    with pytest.raises(BadRecord) as caught:
        serenissima.load(make())
    assert why in caught.value.why
    assert caught.value.line == line
    assert str(caught.value) == f"line {line}: {caught.value.why}"


def test_an_earlier_version_is_read_where_it_means_the_same() -> None:
    """A game says which earlier records it reads; future and impossible versions are not read."""
    extras: Extras[Any, Any] = Extras(
        unchanged=lambda version, options, _: version == 2 and options.number("heap") == 10
    )
    game = replace(GAME, version=3, extras=extras)
    read = [(version, game.reads(version, GAME.read_options({"heap": 10}))) for version in range(5)]
    assert read == [(0, False), (1, False), (2, True), (3, True), (4, False)]
    assert not game.reads(2, GAME.read_options({"heap": 20}))
    assert load(with_header(version=2), lambda name: game).record().splitlines()[1:] == lines()[1:]
    with pytest.raises(BadRecord, match="played with version 1 of pebbles; this is version 3"):
        load(with_header(version=1), lambda name: game)


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_a_file_cut_anywhere_is_refused_or_right(cut: int) -> None:
    """However much is cut off the end of a finished record, it never loads as another match."""
    whole = finished().record()
    try:
        match = serenissima.load(whole[: len(whole) - cut])
    except BadRecord:
        return
    assert match.record() == whole


def test_a_game_may_read_its_older_records() -> None:
    """Records whose entries still mean the same are read; others say which version they need."""
    extras: Extras[Any, Any] = Extras(unchanged=lambda version, _, entries: version == 2 and len(entries) < 20)
    game = replace(GAME, version=3, extras=extras)
    assert load(with_header(version=2), lambda name: game).outcome == finished().outcome
    with pytest.raises(BadRecord, match="line 1: played with version 1 of pebbles; this is version 3"):
        load(with_header(version=1), lambda name: game)
    none = replace(game, extras=Extras(unchanged=lambda version, _, entries: not entries))
    with pytest.raises(BadRecord, match="line 1: played with version 2 of pebbles"):
        load(with_header(version=2), lambda name: none)
