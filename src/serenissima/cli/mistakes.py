"""What argparse says of a mistake on the command line, in the language of the terminal.

Its sentences are looked up as it looks them up itself, by their English form; what they are filled with stays a
placeholder until argparse fills it in. What is not here is said in English: it would be a mistake of ours.
"""

from __future__ import annotations

import argparse

from serenissima.cli.words import words

GIVEN = {"given": "%s"}
SAID: dict[str, tuple[str, dict[str, str]]] = {
    "%(prog)s: error: %(message)s\n": ("cli-mistake", {"program": "%(prog)s", "message": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli-mistake-argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("cli-mistake-unknown", GIVEN),
    "not allowed with argument %s": ("cli-mistake-not-with", GIVEN),
    "ignored explicit argument %r": ("cli-mistake-no-value", GIVEN),
    "the following arguments are required: %s": ("cli-mistake-required", GIVEN),
    "one of the arguments %s is required": ("cli-mistake-one-of", GIVEN),
    "expected one argument": ("cli-mistake-one-value", {}),
    "expected at most one argument": ("cli-mistake-most-one-value", {}),
    "expected at least one argument": ("cli-mistake-least-one-value", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-mistake-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-mistake-value", {"value": "%(value)s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-mistake-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
}


def _said(english: str) -> str:
    """A sentence of argparse in the language of the terminal, with the placeholders it fills in."""
    if english not in SAID:
        return english
    key, args = SAID[english]
    return words(key, **args) + ("\n" if english.endswith("\n") else "")


def translate() -> None:
    """From now on argparse speaks the language of the terminal."""
    # it has no other way to be told: it calls gettext by this name
    vars(argparse)["_"] = _said
