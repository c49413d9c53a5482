"""What people read has words, not codes: codes are for whoever types or writes a program."""

from __future__ import annotations

import re

from serenissima.core.languages import source
from tests.games.canal_grande.setting import GAME

CODES = re.compile(r"`|\b(?:CAN|SCR|SPO|DOR|SMA|CAS|GON|SPY|TRA|DOG)\b|" + "|".join(o.name for o in GAME.options))
TYPED = {"no-such-move", "split-all", "lay-districts", "no-special", "two-offers"}
"""Refusals of what was typed, and could not be read: they show how it is written."""


def test_rules_come_first_and_notation_last() -> None:
    """Card codes, option codes and what one types stand in the last chapter; before it there are only words."""
    rules = (GAME.folder / "rules.md").read_text("utf-8")
    text, _, notation = rules.partition("\n## Writing it down\n")
    assert [line for line in text.splitlines() if CODES.search(line)] == []
    assert "\n## " not in notation
    assert all(f"`{option.name}`" in notation for option in GAME.options)
    assert all(f"`{choice}`" in notation for option in GAME.options for choice in option.choices)


def test_refusals_and_reasons_have_no_codes() -> None:
    """Except those that explain how a move is typed."""
    text = source(GAME.folder / "text", "en")
    lines = re.findall(r"^((?:refusal|why|board-prompt|goal)-[\w-]+) = (.*(?:\n .*)*)", text, re.MULTILINE)
    assert len(lines) > 60
    selectors = re.compile(r"\*?\[\w+\]|\$\w+")
    coded = [key for key, words in lines if CODES.search(selectors.sub("", words))]
    assert {key.removeprefix("refusal-") for key in coded} <= TYPED


def test_options_for_two_are_only_offered_to_two() -> None:
    """With four players votes are always free and open to gondolas (CG-651, CG-662)."""
    for_two = {option.name for option in GAME.options if option.seats == (2,)}
    assert for_two == {"vote_rule", "join_without_match"}
    odd = GAME.read_options({"vote_rule": "match", "join_without_match": False})
    table = GAME.view(GAME.new(4, odd), 0).options
    assert table == GAME.view(GAME.new(4, GAME.read_options()), 0).options
