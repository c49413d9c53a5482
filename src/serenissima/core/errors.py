"""The tree of errors that Serenissima raises. Each also derives from a builtin exception.

SerenissimaError
├── NotAMove       ValueError    a value or text that is no move of the game, whatever the position (core.refusal)
├── IllegalMove    ValueError    a move that may not be played now (core.illegal)
├── BadOption      ValueError    an option the game does not declare, or a value it does not allow (core.options)
├── BadPosition    ValueError    an impossible position (core.positions)
├── BadLesson      ValueError    a lesson that cannot be taught, or an act it does not allow (core.lessons)
├── BadRecord      ValueError    a record that cannot be read (core.record)
├── Unfit          ValueError    a question to a study or workshop that has no answer (core.study)
├── NoPuzzle       LookupError   there is no puzzle with that number (core.study)
├── UnknownGame    LookupError   there is no game of that name (games)
├── UnknownBot     LookupError   the game has no bot of that name (core.chooser)
├── NotLearnable   LookupError   the game's lore has nothing to learn (bots.learnable)
├── NotTunable     LookupError   the game's lore has nothing to tune (bots.tunable)
├── BadNetwork     ValueError    the numbers of a network do not fit together (bots.learned)
└── Failed         RuntimeError  a bot raised an error or chose an illegal move (core.playing)
"""

from __future__ import annotations


class SerenissimaError(Exception):
    """The base of all errors raised on purpose."""
