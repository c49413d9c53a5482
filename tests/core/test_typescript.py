"""TypeScript from Python types is complete, readable, and the same every time."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

import serenissima
from serenissima.core.typescript import json_schema, typescript


class Inner(msgspec.Struct, frozen=True):
    """A part."""

    pair: tuple[int, str]
    many: tuple[int, ...]


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    """What we send is complete, so a default makes nothing optional."""

    inner: Inner
    raw: msgspec.Raw
    names: list[str | None]
    table: dict[str, list[int]]
    colour: Literal["white", "grey"]
    shade: Literal["dark"] | None = None
    level: Literal[1, 2] = 1


class Read(msgspec.Struct, tag_field="type", tag="read", forbid_unknown_fields=True):
    """What we read may leave out what has a default."""

    flag: bool
    ratio: float = 1.0


class Bare(msgspec.Struct, tag_field="type", tag="bare"):
    pass


Either = Sent | Read | Bare

EXPECTED = """\
/** A part. */
export interface Inner {
  pair: [number, string];
  many: number[];
}

/** What we send is complete, so a default makes nothing optional. */
export interface Sent {
  type: "sent";
  inner: Inner;
  raw: unknown;
  names: (string | null)[];
  table: Record<string, number[]>;
  colour: "grey" | "white";
  shade: "dark" | null;
  level: 1 | 2;
}

/** What we read may leave out what has a default. */
export interface Read {
  type: "read";
  flag: boolean;
  ratio?: number;
}

export interface Bare {
  type: "bare";
}

export type Either = Sent | Read | Bare;
"""


def test_every_kind_of_type_has_its_typescript() -> None:
    """Every kind of type is translated, with parts before the whole."""
    assert typescript({"Either": Either}) == EXPECTED
    assert typescript({"Either": Either}) == EXPECTED


def test_a_named_union_is_called_by_its_name() -> None:
    """A union that was given a name is referred to by it."""

    class Holder(msgspec.Struct):
        value: str | int
        values: dict[str, str | int]

    text = typescript({"Value": str | int, "Holder": Holder})
    assert text.startswith("export type Value = string | number;\n")
    assert "  value: Value;\n  values: Record<string, Value>;\n" in text


def test_long_things_are_folded() -> None:
    """Long unions have one member per line, long comments are wrapped, and no line is too wide."""
    long = Literal[tuple(f"a rather long literal number {number}" for number in range(9))]  # type: ignore[valid-type]

    class Wordy(msgspec.Struct):
        __doc__ = "One sentence of many. " * 20
        long: Literal["x"]

    kinds = tuple(msgspec.defstruct(f"Kind{n}", [], tag=f"kind-{n}", tag_field="type") for n in range(14))
    text = typescript({"Kind": kinds[0] | kinds[1] | _union(kinds[2:]), "Wordy": Wordy, "Long": long})
    assert "export type Kind =\n  | Kind0\n  | Kind1\n" in text
    assert "/**\n * One sentence of many. One" in text
    assert all(len(line) <= 120 for line in text.splitlines() if "literal" not in line)


def _union(kinds: tuple[type, ...]) -> object:
    found: object = kinds[0]
    for kind in kinds[1:]:
        found = found | kind
    return found


def test_the_same_name_twice_is_an_error() -> None:
    """Two structs, or a struct and a union, with the same name are refused."""
    one, two = msgspec.defstruct("Same", [], module="a"), msgspec.defstruct("Same", [("x", int)], module="b")
    with pytest.raises(ValueError, match="one word per idea"):
        typescript({"One": one, "Two": two})
    with pytest.raises(ValueError, match="one word per idea"):
        typescript({"Read": Sent | Read})


def test_the_json_schema_is_standard() -> None:
    """The TypeScript is based on JSON Schema, with discriminators for tagged unions and the docstrings."""
    roots, parts = json_schema({"Either": Either})
    assert roots["Either"]["discriminator"]["propertyName"] == "type"
    assert parts["Read"]["description"] == "What we read may leave out what has a default."
    assert parts["Read"]["required"] == ["type", "flag"]


def test_a_game_becomes_a_module() -> None:
    """A game's module contains its moves, events and view with all their parts."""
    game = serenissima.game("pebbles")
    text = typescript({"Move": game.move_type, "Event": game.event_type, "View": game.view_type})
    assert "export type Move = Draw | Calm | Wave | Take | Peek | Point | Name;\n" in text
    assert '  stone: "black" | "grey" | "white" | null;\n' in text
    assert (
        text.index("export interface Guess ") < text.index("export interface Player ") < text.index("interface View ")
    )


def test_a_long_list_of_words_has_one_in_a_line() -> None:
    """A named choice of many words is declared once, one per line, and used by name."""
    long = Literal[
        "serenissima", "canal-grande", "fondamenta", "rio-terrà", "sotoportego", "campiello", "ramo", "salizada"
    ]
    assert typescript({"Way": long}).splitlines()[:3] == ["export type Way =", '  | "campiello"', '  | "canal-grande"']
