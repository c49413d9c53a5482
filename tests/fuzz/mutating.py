"""Changed inputs without a fuzzer: bytes, numbers, words and lines are deleted, doubled, swapped and replaced."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
WORD = re.compile(rb'"(?:[^"\\\n]|\\.)*"|[A-Za-z_]+')
PAIR = re.compile(rb'"[a-z_]+":')
NUMBERS = (
    *(b"0", b"-1", b"1", b"2", b"3", b"9", b"255", b"65536", b"-0", b"1e9", b"0.5", b"1e400", b"--5", b"\xd9\xa3"),
    *(b"2147483648", b"9223372036854775808", b"-9223372036854775809", b"9" * 30, b"9" * 5000, b"Infinity", b"NaN"),
)
WORDS = (
    *(b'""', b'"\\u0000"', b'"\\ud800"', b'"\xff\xfe"', b"null", b"true", b"false", b"[]", b"{}", b'"x"', b"'"),
    *(b"[" * 3000, b'{"a":' * 1500, b'"' + b"x" * 3000 + b'"', b'"\\u202e\\u0301"', "ſtraße İ ²".encode(), b"\x00"),
)
VALUES: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    4,
    99,
    2**31,
    2**63,
    10**30,
    0.5,
    "",
    "x",
    "\0",
    "0",
    None,
    True,
    False,
    [],
    {},
    [[]],
)
LONGEST = 60_000
"""The most bytes of a changed input, less than a message may have."""


def mutated(seeds: Sequence[bytes], random: Random) -> bytes:
    """One of the seeds with a few changes."""
    data = random.choice(seeds)
    for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
        data = random.choice(CHANGES)(data, seeds, random)
    return data[:LONGEST]


def changed(data: bytes, random: Random) -> bytes:
    """This input with a few changes."""
    return mutated((data,), random)


def _in_place_of(pattern: re.Pattern[bytes], values: Sequence[bytes]) -> Callable[..., bytes]:
    def change(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
        found = list(pattern.finditer(data))
        if not found:
            return data + random.choice(values)
        there = random.choice(found)
        own = random.choice(found)[0]
        value = own if random.random() < 0.4 else random.choice(values)
        return data[: there.start()] + value + data[there.end() :]

    return change


def _near(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    """Replaces a number by a neighbour: what is nearly right gets furthest."""
    found = [each for each in NUMBER.finditer(data) if each[0].isdigit() and len(each[0]) < 18]
    if not found:
        return data
    there = random.choice(found)
    value = str(int(there[0]) + random.choice((-2, -1, 1, 2, 10))).encode()
    return data[: there.start()] + value + data[there.end() :]


def _flip(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    return data[:at] + bytes((random.randrange(256),)) + data[at + 1 :]


def _cut(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    start, end = sorted((random.randrange(len(data) + 1), random.randrange(len(data) + 1)))
    end = min(end, start + random.choice((1, 2, 8, 64, 10_000)))
    return data[:start] + data[end:]


def _double(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    start, end = sorted((random.randrange(len(data) + 1), random.randrange(len(data) + 1)))
    return data[:end] + data[start : min(end, start + 200)] + data[end:]


def _lines(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    """Deletes, doubles or moves a line, or takes one from another seed."""
    lines = data.split(b"\n")
    at = random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(random.randrange(len(lines)), lines.pop(at))
        case _:
            lines.insert(at, random.choice(random.choice(seeds).split(b"\n")))
    return b"\n".join(lines)


def _splice(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    other = random.choice(seeds)
    return data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1) :]


def _value(data: bytes, seeds: Sequence[bytes], random: Random) -> bytes:
    """Replaces one value in a line of JSON: what is still JSON gets past the parser."""
    lines = data.split(b"\n")
    at = random.randrange(len(lines))
    begin = lines[at].find(b"{") if b"{" in lines[at] else lines[at].find(b"[")
    try:
        whole = json.loads(lines[at][max(0, begin) :])
    except (ValueError, RecursionError):
        return data
    places = list(_places(whole))
    if places:
        holder, key = random.choice(places)
        old = holder[key]
        alike = [other[where] for other, where in places if type(other[where]) is type(old)]
        match random.randrange(5):
            case 0 if isinstance(old, int):
                holder[key] = old + random.choice((-2, -1, 1, 2))
            case 1 if isinstance(old, list):
                holder[key] = random.choice((old[1:], old[:-1], old + old[:1], old[::-1]))
            case 2 if isinstance(holder, dict):
                del holder[key]
            case 3:
                holder[key] = random.choice(VALUES)
            case _:
                holder[key] = random.choice(alike)
    try:
        lines[at] = lines[at][: max(0, begin)] + json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        return data  # a value was put into itself, or is half a character
    return b"\n".join(lines)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every value in a piece of JSON, with its container and where it is."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


CHANGES: tuple[Callable[[bytes, Sequence[bytes], Random], bytes], ...] = (
    _in_place_of(NUMBER, NUMBERS),
    _in_place_of(WORD, WORDS),
    _in_place_of(PAIR, (b'"":', b'"x":', b'"type":', b'"seats":')),
    _near,
    _flip,
    _cut,
    _double,
    _lines,
    _splice,
    *(_value,) * 9,
)
