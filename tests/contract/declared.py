"""The contract of a game before any match is played: what its folder declares. One function for each promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec

from serenissima.core.game import AnyGame, NotAMove, Refusal
from tests.contract import rulebook, words

SAMPLE = 3_000
"""How many codes of a large alphabet are tried."""


def event_types(game: AnyGame) -> tuple[type[msgspec.Struct], ...]:
    """The kinds of events of a game."""
    return get_args(game.event_type) or (game.event_type,)


def tag(kind: type[msgspec.Struct]) -> str:
    """The name of an event on the wire and in the catalogues."""
    return str(kind.__struct_config__.tag)


def spread(size: int, most: int) -> list[int]:
    """Numbers below size, at most `most`, spread evenly."""
    return list(range(size)) if size <= most else [i * size // most for i in range(most)]


def spoken(game: AnyGame, kind: str, refusal: Refusal) -> None:
    """There is a sentence for it, with its arguments, and it cites a rule."""
    known = rulebook.of(game)
    assert refusal.rule in known, f"{refusal} cites {refusal.rule}, which is not in rules.md"
    unsaid = words.problem(game, f"{kind}-{refusal.reason}", refusal.args)
    assert unsaid is None, unsaid


def explained(game: AnyGame, refusal: Refusal) -> None:
    """A refusal says why."""
    spoken(game, "refusal", refusal)


def alphabet(game: AnyGame) -> None:
    """Codes run from 0 to size-1; code, move, text and JSON are equivalent; other texts are refused with a reason."""
    letters = game.alphabet
    assert letters.size > 0, "an alphabet has letters"
    codes = spread(letters.size, SAMPLE)
    for code in codes:
        round_trip(game, code)
    texts = {letters.text(letters.move(code)) for code in codes}
    assert len(texts) == len(codes), "two codes have the same text"
    for nonsense in ("", "?", "no such move", "0" * 2000, "\x00"):
        try:
            letters.parse(nonsense)
        except NotAMove as error:
            explained(game, error.refusal)
        else:
            raise AssertionError(f"{nonsense!r} is read as a move")


def round_trip(game: AnyGame, code: int) -> None:
    letters = game.alphabet
    move = letters.move(code)
    assert letters.code(move) == code, f"code {code} -> {move!r} -> code {letters.code(move)}"
    written = letters.text(move)
    assert letters.parse(written) == move, (
        f"{move!r} is written {written!r}, which is read as {letters.parse(written)!r}"
    )
    spoken = [letters.parse(part) for part in letters.split_line(written)]
    assert spoken[:1] == [move], f"whoever types {written!r} says {spoken!r}"
    wire = msgspec.json.encode(move)
    assert msgspec.json.decode(wire, type=game.move_type) == move, f"{move!r} does not come back from {wire!r}"


def sentences(game: AnyGame) -> None:
    """Title, pitch, kind, every option with its help and choices, every kind of event: all have an English sentence."""
    keys = ["title", "pitch", "kind", *(f"event-{tag(kind)}" for kind in event_types(game))]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}.help"]
        keys += [f"option-{option.name}-{value}" for value in option.choices]
        keys += [f"option-{option.name}-off"] if option.off else []
    missing = [problem for key in keys if (problem := words.problem(game, key))]
    assert not missing, missing


def declared(game: AnyGame) -> None:
    """Every option cites a rule that exists and has an allowed default; seat counts differ; each seat has a team."""
    known = rulebook.of(game)
    assert known, "rules.md has no numbered rules"
    for option in game.options:
        assert option.rule in known, f"option {option.name} cites {option.rule}, which is not in rules.md"
    assert game.read_options()
    assert len(set(game.seats)) == len(game.seats) > 0 and min(game.seats) >= 1
    for seats in game.seats:
        assert len(game.teams(seats)) == seats


GAME_CHECKS: tuple[Callable[[AnyGame], None], ...] = (alphabet, sentences, declared)
