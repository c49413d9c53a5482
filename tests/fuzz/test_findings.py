"""A fuzzer that could find nothing would be useless: each kind of finding is caused on purpose, and stored."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest

from tests.fuzz.addresses import BadAnswer, judge, settings
from tests.fuzz.finding import keep, kept, kind_of, told
from tests.fuzz.mutating import LONGEST, mutated

ASKED = httpx.Request("GET", "http://127.0.0.1/")


def answer(status: int, body: bytes) -> httpx.Response:
    """An answer of a server."""
    return httpx.Response(status, content=body, request=ASKED)


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (500, b'{"code":"failed","text":"Something went wrong."}'),
        (404, b"<h1>Not found</h1>"),
        (400, b'{"detail":"no"}'),
        (400, b'{"code":"malformed","text":""}'),
        (400, b'{"code":"odd","text":"problem-odd"}'),
        (400, b'{"code":"malformed","text":"Traceback (most recent call last)"}'),
    ],
)
def test_a_bad_answer_is_found(status: int, body: bytes) -> None:
    """A failure, and a refusal that is not a Problem with a sentence, are bad answers."""
    with pytest.raises(BadAnswer):
        judge(answer(status, body))


def test_a_good_answer_is_none() -> None:
    """A success, and a refusal in words, are not bad answers."""
    judge(answer(200, b"ok"))
    judge(answer(404, b'{"code":"no-table","text":"There is no such table."}'))


def test_the_server_that_is_asked_has_no_rates(tmp_path: Path) -> None:
    """No rate limit stops a request, so that every one gets as far as it can."""
    chosen = settings(tmp_path)
    assert not chosen.shares and not chosen.visitor_sockets and not chosen.address_sockets


def broken(word: str) -> None:
    """Fails at one of two lines."""
    if word == "one":
        raise ValueError(word)
    raise ValueError(word)


def caught(word: str) -> Exception:
    """The error of such a failure."""
    try:
        broken(word)
    except ValueError as error:
        return error
    raise AssertionError


def test_one_of_each_kind_is_kept(tmp_path: Path) -> None:
    """Two inputs that fail at the same line are one finding, and its file is the first input, byte for byte."""
    first = keep("moves", b"\x00one", caught("one"), tmp_path)
    assert first is not None
    assert keep("moves", b"once more", caught("one"), tmp_path) is None
    second = keep("moves", b"two", caught("two"), tmp_path)
    assert second is not None
    assert kept(tmp_path) == sorted((first, second))
    assert first.read_bytes() == b"\x00one"
    assert told(first) == kind_of(caught("one"))


def test_inputs_are_given_by_their_seed() -> None:
    """The same seed gives the same inputs, which mostly differ, and none is too long."""
    seeds = (b'{"type":"play","entry":3}', b"x" * LONGEST)
    first, again = ([mutated(seeds, random) for _ in range(200)] for random in (Random(1), Random(1)))
    assert first == again
    assert len(set(first)) > 100
    assert max(map(len, first)) <= LONGEST
