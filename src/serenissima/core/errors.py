"""The one tree of errors that Serenissima raises. Each keeps a builtin base as well, as it always had.

SerenissimaError
├── NotAMove       ValueError    a value or text that is no move of the game, whatever the position (core.refusal)
├── IllegalMove    ValueError    a move that may not be played now (core.illegal)
├── BadOption      ValueError    an option the game does not declare, or a value it does not allow (core.options)
├── BadPosition    ValueError    a position that cannot be (core.positions)
├── BadLesson      ValueError    a lesson that cannot be taught, or an act that is none in it (core.lessons)
├── BadRecord      ValueError    a record that cannot be read (core.record)
├── Unfit          ValueError    a question to a study or workshop that has no answer (core.study)
├── NoPuzzle       LookupError   there is no puzzle of that number (core.study)
├── UnknownGame    LookupError   there is no game of that name (games)
├── UnknownBot     LookupError   the game has no bot of that name (bots.levels)
├── NotLearnable   LookupError   the game's lore has nothing to learn (bots.learnable)
├── NotTunable     LookupError   the game's lore has nothing to tune (bots.tunable)
├── BadNetwork     ValueError    the numbers of a network do not fit together (bots.learned)
└── Failed         RuntimeError  whoever decides for a seat could not, or chose what is not legal (core.playing)
"""

from __future__ import annotations


class SerenissimaError(Exception):
    """Whatever is wrong with what Serenissima was asked to do."""
