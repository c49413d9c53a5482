"""Options: complete, typed, and wrong values are refused with what would be right."""

from __future__ import annotations

import pytest

import serenissima
from serenissima.core.options import BadOption, choice, flag, from_text, number, read_options, text

GAME = serenissima.game("pebbles")
DECLARED = (
    number("heap", "X-1", 5, 15, default=9, step=2),
    flag("peek", "X-2"),
    choice("last", "X-3", "plain", "bonus"),
)


def test_defaults_fill_what_is_not_given() -> None:
    """Missing options get the first choice, the declared number or the declared flag."""
    options = read_options(DECLARED, {})
    assert dict(options) == {"heap": 9, "peek": False, "last": "plain"}
    assert (options.number("heap"), options.flag("peek"), options.choice("last")) == (9, False, "plain")
    assert len(options) == 3
    assert repr(options) == "Options({'heap': 9, 'peek': False, 'last': 'plain'})"


@pytest.mark.parametrize(("written", "meant"), [("on", True), ("off", False), (True, True), (False, False)])
def test_a_flag_is_on_or_off(written: object, meant: bool) -> None:
    """A flag may be written as on or off, and is stored as a boolean."""
    assert read_options(DECLARED, {"peek": written})["peek"] is meant


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"heap": 4}, "option 'heap' must be from 5 to 15, not 4 (X-1)"),
        ({"heap": 17}, "must be from 5 to 15"),
        ({"heap": 6}, "must be 5 plus a multiple of 2"),
        ({"heap": True}, "must be a whole number"),
        ({"heap": "9"}, "must be a whole number"),
        ({"heap": 9.0}, "must be a whole number"),
        ({"heap": None}, "must be a whole number"),
        ({"peek": 1}, "option 'peek' must be true or false, not 1 (X-2)"),
        ({"peek": "yes"}, "must be true or false"),
        ({"last": "poison"}, "option 'last' must be one of plain, bonus, not 'poison' (X-3)"),
        ({"last": ["plain"]}, "must be one of"),
        ({"tide": 1}, "no option 'tide'; the options are heap, peek, last"),
    ],
    ids=str,
)
def test_wrong_values_are_refused(values: dict[str, object], why: str) -> None:
    """The error for a wrong value names the option, what would be right and the rule."""
    with pytest.raises(BadOption) as caught:
        read_options(DECLARED, values)
    assert why in str(caught.value)


LIMIT = (number("limit", "X-5", 40, 100, default=60, step=20, off=True),)


def test_a_number_may_be_off() -> None:
    """A number that may be off allows 0 and its range, and nothing between."""
    assert [read_options(LIMIT, {"limit": value}).number("limit") for value in (0, 40, 100)] == [0, 40, 100]
    assert from_text(LIMIT, "limit", "0") == 0
    for odd in ("--5", "-", "", "9" * 5000, "1e3"):
        with pytest.raises(BadOption):
            read_options(LIMIT, {"limit": from_text(LIMIT, "limit", odd)})


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (20, "option 'limit' must be 0 or from 40 to 100, not 20 (X-5)"),
        (-1, "must be 0 or from 40 to 100"),
        (120, "must be 0 or from 40 to 100"),
        (50, "must be 0 or 40 plus a multiple of 20"),
        (False, "must be a whole number"),
    ],
)
def test_what_is_neither_off_nor_in_the_range_is_refused(value: object, why: str) -> None:
    """The error names both 0 and the range."""
    with pytest.raises(BadOption) as caught:
        read_options(LIMIT, {"limit": value})
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (7, "option 'plan' must be text, not 7 (X-4)"),
        (None, "must be text"),
        ("x" * 13, "must have at most 12 characters, and has 13"),
        ("a\x00b", "must not contain control characters"),
    ],
    ids=repr,
)
def test_a_wrong_text_is_refused(value: object, why: str) -> None:
    """Text of the wrong type, too long or with control characters is refused, and not repeated in full."""
    with pytest.raises(BadOption) as caught:
        read_options((text("plan", "X-4", most=12),), {"plan": value})
    assert why in str(caught.value)
    with pytest.raises(BadOption) as caught:
        read_options((text("plan", "X-4", most=12),), {"plan": "x" * 5000})
    assert len(str(caught.value)) < 200


def test_a_text_is_kept_as_it_is() -> None:
    """A text is never read as a number or a flag, whatever it looks like."""
    declared = (text("plan", "X-4", default="none", most=12),)
    assert read_options(declared, {}).text("plan") == "none"
    assert read_options(declared, {"plan": from_text(declared, "plan", "12")}).text("plan") == "12"


def test_a_game_without_options_says_so() -> None:
    """The error of a game without options does not end in an empty list."""
    with pytest.raises(BadOption, match="the options are none"):
        read_options((), {"heap": 1})


def test_a_match_starts_with_the_options_it_was_given() -> None:
    """The given options are in the match and in its record."""
    match = GAME.start(seed=1, options={"heap": 6, "last": "poison"})
    assert match.options["heap"] == 6
    assert '"options":{"heap":6,"peek":true,"last":"poison"}' in match.record()
