"""What a table may choose."""

from __future__ import annotations

from serenissima.core.options import Option, choice, flag, number

OPTIONS = (
    Option(name="notes", rule="IV-912", kind="choice", default="log", choices=("paper", "log", "deduce"), main=True),
    choice("tics", "IV-904", "open", "discreet", "off", main=True),
    number("tic_limit", "IV-905", 0, 3, 1),
    choice("repeat", "IV-422", "penalty", "forbidden", "lenient"),
    choice("repeat_ambassador", "IV-423", "exempt", "included"),
    flag("sealed_cards", "IV-417", default=True),
    flag("ambassador_message", "IV-415", default=True),
    choice("exile", "IV-502", "white", "white_or_numbered", "any_unnumbered"),
    choice("extra_step_scope", "IV-404", "spies", "all"),
    choice("announce", "IV-621", "act", "standing"),
    flag("exile_can_win", "IV-622", default=True),
    choice("solo_escape", "IV-806", "either", "own"),
    choice("phantom", "IV-105", "mb1988", "ares2013"),
    flag("undo", "IV-327", default=True),
    choice("placement", "IV-204", "random", "choose"),
    choice("colours", "IV-201", "random", "choose"),
    choice("absent_colour", "IV-801", "random", "red", "blue", "green", "yellow"),
    number("round_cap", "IV-702", 0, 200, 0, unattended=100),
)
