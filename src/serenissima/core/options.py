"""Table options: what a game declares, and the values a table chose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from serenissima.core.errors import SerenissimaError

OptionValue = str | int | bool
WHOLE = re.compile(r"-?\d{1,18}")
"""A whole number as people write it; no option accepts a longer one."""
MOST_QUOTED = 60
"""How many characters of a wrong value an error quotes."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One table option.

    Its words are in the game's text: `option-<name>`, `option-<name>.help`, `option-<name>-<choice>`. `kind` is
    `choice` (one of `choices`), `number` (`low`, `low + step`, ... up to `high`; with `off` also 0, which turns the
    option off and is called `option-<name>-off`), `flag`, or `text` (at most `high` characters in the game's notation;
    the game raises BadOption when the match begins if it cannot read it). `main` options are shown at once, the others
    are folded away. `seats`: the numbers of players it matters with; empty: all. `unattended` is the value when only
    bots play and the table does not choose, if it differs from the default.
    """

    name: str
    rule: str
    kind: Literal["choice", "number", "flag", "text"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    off: bool = False
    main: bool = False
    seats: tuple[int, ...] = ()
    unattended: OptionValue | None = None


def choice(name: str, rule: str, *choices: str, main: bool = False, seats: tuple[int, ...] = ()) -> Option:
    """An option with named values; the first is the default."""
    return Option(name=name, rule=rule, kind="choice", default=choices[0], choices=choices, main=main, seats=seats)


def number(
    name: str,
    rule: str,
    low: int,
    high: int,
    default: int,
    step: int = 1,
    main: bool = False,
    off: bool = False,
    unattended: int | None = None,
) -> Option:
    """A whole number from `low` to `high`; with `off` also 0, for "never" or "no limit"."""
    return Option(
        name=name,
        rule=rule,
        kind="number",
        default=default,
        low=low,
        high=high,
        step=step,
        off=off,
        main=main,
        unattended=unattended,
    )


def flag(name: str, rule: str, default: bool = False, main: bool = False, seats: tuple[int, ...] = ()) -> Option:
    """On or off."""
    return Option(name=name, rule=rule, kind="flag", default=default, main=main, seats=seats)


def text(name: str, rule: str, default: str = "", most: int = 100, main: bool = False) -> Option:
    """A text in the game's notation, of at most `most` characters."""
    return Option(name=name, rule=rule, kind="text", default=default, high=most, main=main)


FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class BadOption(SerenissimaError, ValueError):
    """An option or a value the game does not declare; the message says what is allowed."""


class Options(Mapping[str, OptionValue]):
    """The chosen values, complete and checked, with typed access. Immutable and hashable."""

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self._values = dict(values)
        self._hash = hash(frozenset(self._values.items()))

    def __getitem__(self, name: str) -> OptionValue:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Options({self._values!r})"

    def choice(self, name: str) -> str:
        """The value of a choice option."""
        value = self._values[name]
        assert isinstance(value, str)
        return value

    def text(self, name: str) -> str:
        """The value of a text option."""
        return self.choice(name)

    def number(self, name: str) -> int:
        """The value of a number option."""
        value = self._values[name]
        assert isinstance(value, int)
        assert not isinstance(value, bool)
        return value

    def flag(self, name: str) -> bool:
        """The value of a flag option."""
        value = self._values[name]
        assert isinstance(value, bool)
        return value


def _problem(option: Option, value: object) -> str | None:
    if option.kind == "flag":
        return None if isinstance(value, bool) else "must be true or false"
    if option.kind == "choice":
        return None if value in option.choices else f"must be one of {', '.join(option.choices)}"
    if option.kind == "text":
        return _text_problem(option, value)
    return _number_problem(option, value)


def _number_problem(option: Option, value: object) -> str | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return "must be a whole number"
    if option.off and value == 0:
        return None
    zero = "0 or " if option.off else ""
    if not option.low <= value <= option.high:
        return f"must be {zero}from {option.low} to {option.high}"
    if (value - option.low) % option.step:
        return f"must be {zero}{option.low} plus a multiple of {option.step}"
    return None


def _text_problem(option: Option, value: object) -> str | None:
    if not isinstance(value, str):
        return "must be text"
    if len(value) > option.high:
        return f"must have at most {option.high} characters, and has {len(value)}"
    if any(ord(sign) < 32 and sign not in "\t\n\r" for sign in value):
        return "must not contain control characters"
    return None


def _quoted(value: object) -> str:
    """The value as an error quotes it, cut short if it is long."""
    said = repr(value)
    return said if len(said) <= MOST_QUOTED else said[:MOST_QUOTED] + "…"


def from_text(declared: tuple[Option, ...], name: str, text: str) -> OptionValue:
    """The value of an option given as text; the text itself if it is wrong, for `read_options` to complain about."""
    kind = next((option.kind for option in declared if option.name == name), "choice")
    if kind == "flag":
        return FLAGS.get(text.lower(), text)
    if kind == "number" and WHOLE.fullmatch(text):
        return int(text)
    return text


def read_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """The declared options with the given values or their defaults."""
    names = [option.name for option in declared]
    unknown = [name for name in given if name not in names]
    if unknown:
        raise BadOption(f"no option {unknown[0]!r}; the options are {', '.join(names) or 'none'}")
    values: dict[str, OptionValue] = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if option.kind == "flag" and value in ("on", "off"):
            # the games' specifications write flags this way
            value = value == "on"
        problem = _problem(option, value)
        if problem:
            raise BadOption(f"option {option.name!r} {problem}, not {_quoted(value)} ({option.rule})")
        assert isinstance(value, str | int | bool)
        values[option.name] = value
    return Options(values)
