"""A table in the terminal: one person against bots."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from rich.console import Console

from serenissima.bots.advice import advice
from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.levels import bot, bots_for, strongest
from serenissima.bots.think import answer
from serenissima.bots.uniform import Uniform
from serenissima.cli import rulebook
from serenissima.cli.board import WIDE, drawn, ended, folded, told
from serenissima.cli.words import words
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.playing import Planned
from serenissima.core.text import sentence

with suppress(ImportError):
    import readline  # noqa: F401 - gives input() its history and editing

FEW = 12
"""The most legal moves shown without being asked for."""


def _coloured(console: Console) -> bool:
    """Whether a person watches a terminal that shows colours, and wants them."""
    return console.is_terminal and not console.no_color


class Table:
    """Asks the person, lets the bots think, and reports what happens."""

    def __init__(self, match: Match, seat: int, bots: Sequence[Bot], seconds: float) -> None:
        """The person sits on `seat`; every other seat is played by the bot of the same index."""
        self._match = match
        self._seat = seat
        self._bots = list(bots)
        self._planned = Planned()
        self._budget = Budget(seconds=seconds)
        self._console = Console()
        self._heard = 0
        self._shown = -1
        self._orders = {
            "moves": self._moves, "undo": self._undo, "rules": self._rules, "hint": self._hint, "resign": self._resign,
            "save": self._save, "board": self._board, "help": self._help,
        }  # fmt: skip

    def play(self) -> None:
        """Plays until the match is over, the person leaves or the input ends."""
        print(words("cli-play-help-hint"))
        while self._match.to_move is not None:
            self._tell()
            if self._match.to_move != self._seat:
                self._let_bot_play()
            elif not self._ask():
                print(words("cli-goodbye"))
                return
        self._tell()
        self._board("")
        outcome = self._match.outcome
        assert outcome is not None
        print(folded(ended(self._match.game, outcome, self._match.names)))

    def _tell(self) -> None:
        for line in told(self._match, self._seat, self._heard + 1, self._seat):
            print(folded(line, "  "))
        self._heard = len(self._match.log)

    def _let_bot_play(self) -> None:
        match = self._match
        seat, entry = match.to_move, match.entry
        assert seat is not None
        codes = match.offered(seat)
        plan = self._planned.at(entry, seat, codes)
        if not plan:
            view = match.memory(seat)
            try:
                with self._thinking(match.names[seat]):
                    plan = answer(self._bots[seat], view, codes, self._budget)
            except Exception as error:  # a bot that fails must not end a person's match
                print(words("cli-bot-failed", why=repr(error)))
                self._bots[seat] = Uniform(seat)
                plan = answer(self._bots[seat], view, codes, self._budget)
        self._planned.keep(entry, seat, plan)
        match.play(match.game.alphabet.move(plan[0]), seat)

    def _thinking(self, name: str) -> AbstractContextManager[object]:
        """Shows that a bot is thinking, if a person is watching."""
        if len(self._match.codes()) == 1 or not self._console.is_terminal:
            return nullcontext()
        return self._console.status(words("cli-thinking", name=name))

    def _ask(self) -> bool:
        """Handles one line from the person; False when there are no more."""
        if self._shown != len(self._match.log):
            self._shown = len(self._match.log)
            self._board("")
            self._summary()
        try:
            line = input("> ").strip()
        except EOFError:
            print()
            return False
        order, _, rest = line.partition(" ")
        order = "help" if order == "?" else order.lower()
        if order in ("quit", "exit"):
            return False
        try:
            if order in self._orders:
                self._orders[order](rest.strip())
            elif line:
                self._match.play_line(line)
        except IllegalMove as error:
            self._refused(error)
        return True

    def _refused(self, error: IllegalMove) -> None:
        """Prints the rule and the reason, and the legal moves if there are only a few."""
        if len(error.legal) <= FEW:
            print(folded(str(error)))
        else:
            print(folded(f"{IllegalMove(error.game, error.refusal)} {words('cli-ask-moves', count=len(error.legal))}"))

    def _texts(self) -> list[str]:
        alphabet = self._match.game.alphabet
        return [alphabet.text(move) for move in self._match.moves()]

    def _summary(self) -> None:
        texts = self._texts()
        shown = ", ".join(texts) if len(texts) <= FEW else self._example(texts)
        print(folded(words("cli-your-move", count=len(texts), moves=shown)))

    def _example(self, texts: list[str]) -> str:
        """A move somebody might really make, and that may be typed alone: not every beginning of a turn may.

        What it would do is said in words, unless chance or another player has a part in it: that is not foretold.
        """
        middle = len(texts) // 2
        for text in [*self._likely(), *texts[middle:], *texts[:middle]]:
            tried = self._match.at(len(self._match.log))
            try:
                tried.play_line(text)
            except IllegalMove:
                continue
            since = len(self._match.log)
            own = all(isinstance(entry, Played) and entry.seat == self._seat for entry in tried.log[since:])
            said = told(tried, self._seat, since + 1, self._seat) if own else []
            return words("cli-example-told", example=text, told=said[0]) if said else words("cli-example", example=text)
        return words("cli-example", example=texts[0])

    def _likely(self) -> list[str]:
        """What the gentlest bot that knows the game would do, if it is the usual kind of move; that betrays little."""
        game, codes = self._match.game, self._match.codes()
        kinds = Counter(type(move) for move in self._match.moves())
        levels = bots_for(game)
        gentle = next((level for level in levels if level.name not in ("uniform", "search")), levels[0]).make(0)
        plan = answer(gentle, self._match.memory(self._seat), codes, Budget(seconds=0.05))
        move = game.alphabet.move(plan[0])
        return [game.alphabet.text(move)] if type(move) is kinds.most_common(1)[0][0] else []

    # commands of the person

    def _board(self, _: str) -> None:
        match = self._match
        print(f"\n{drawn(match.game, match.view(self._seat), match.names, _coloured(self._console))}\n")

    def _moves(self, start: str) -> None:
        """Prints all legal moves in columns, or those that begin with `start`."""
        texts = [text for text in self._texts() if text.startswith(start)]
        width = max(map(len, texts), default=0) + 2
        per_line = max(1, WIDE // width)
        for first in range(0, len(texts), per_line):
            print("".join(text.ljust(width) for text in texts[first : first + per_line]).rstrip())

    def _undo(self, _: str) -> None:
        self._match.undo(self._seat, how="practice")
        self._heard = len(self._match.log)
        print(words("cli-undone"))

    def _rules(self, number: str) -> None:
        text = rulebook.rule(self._match.game, number) if number else rulebook.text(self._match.game)
        print(text or words("cli-no-such-rule", rule=number))

    def _hint(self, _: str) -> None:
        game = self._match.game
        seed = len(self._match.log)
        counsel = advice(game, self._match.memory(self._seat), self._match.codes(), self._budget, seed)
        adviser = bot(game, strongest(game), seed)
        tried = self._match.at(len(self._match.log))
        planned = list(counsel.weighed[0].plan)
        texts: list[str] = []
        # up to the end of the turn or the next draw: the beginning of a turn alone may be bad advice
        while tried.to_move == self._seat and len(texts) < FEW:
            if not planned or planned[0] not in tried.codes():
                planned = decide(adviser, tried.memory(self._seat), tried.codes(), self._budget)
            texts.append(game.alphabet.text(game.alphabet.move(planned.pop(0))))
            tried.play(texts[-1])
        print(words("cli-hint", move="; ".join(texts)))
        print(folded(sentence(game, counsel.why.key, counsel.why.args)))

    def _resign(self, _: str) -> None:
        self._match.leave(self._seat)

    def _save(self, name: str) -> None:
        names = shlex.split(name) if name else []
        if len(names) != 1:
            print(words("cli-save-form"))
            return
        try:
            Path(names[0]).write_text(self._match.record(), encoding="utf-8")
        except OSError as error:
            print(words("cli-not-saved", file=names[0], why=error.strerror or str(error)))
        else:
            print(words("cli-saved", file=names[0]))

    def _help(self, _: str) -> None:
        print(words("cli-play-help"))
        own = sentence(self._match.game, "terminal-help")
        if own != "terminal-help":
            print(own)
