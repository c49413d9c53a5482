"""What the workshop answers to the editor of boards (VE-M1 to VE-M12, VE-P8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from serenissima.games.venise.board.chart import CROSSBAR, LONG, SHORT, STEM
from serenissima.games.venise.board.file import BoardFile, Finding
from serenissima.games.venise.board.graph import Ways
from serenissima.games.venise.board.reader import read
from serenissima.games.venise.board.shelf import shelved
from serenissima.games.venise.board.shortcode import pack
from serenissima.games.venise.board.survey import Survey, survey
from serenissima.games.venise.box import BOARDS
from serenissima.games.venise.showing import board_view
from serenissima.games.venise.workshop.fairness import complete, tours, unreachable
from serenissima.games.venise.workshop.findings import findings
from serenissima.games.venise.workshop.propose import propose
from serenissima.games.venise.workshop.report import Counts, Report
from serenissima.games.venise.workshop.symmetry import holding
from serenissima.games.venise.workshop.wishes import read_wishes


class Workshop:
    """Checks while a board is built, boards to begin from, and proposals."""

    @property
    def types(self) -> Mapping[str, Any]:
        """The types of its answers."""
        return {"Report": Report, "BoardFile": BoardFile}

    def models(self) -> Sequence[BoardFile]:
        """The boards that come with the game."""
        return [shelved(name) for name in BOARDS]

    def check(self, text: str) -> Report:
        """A report on the text of a board."""
        found = read(text)
        if found.board is None:
            return Report(False, found.findings, None, None, None, [], [], [], "")
        return report(found.board, found.findings)

    def propose(self, seed: int, wishes: Mapping[str, str]) -> Report:
        """A fair board, determined by the seed and the wishes (see `Wishes`)."""
        return report(propose(seed, read_wishes(wishes)), [])


def report(board: BoardFile, unread: list[Finding]) -> Report:
    """A report on a board; what could not be read of it comes first."""
    known = survey(board)
    ways = Ways(known)
    found = [*unread, *findings(board, known, ways)]
    return Report(
        playable=not any(finding.grade == "error" for finding in found),
        findings=found,
        file=board,
        board=board_view(board),
        counts=_counts(board, known),
        symmetries=holding(board),
        unreachable=unreachable(board, ways),
        tours=tours(board, ways) if complete(board, known) else [],
        code=pack(board),
    )


def _counts(board: BoardFile, known: Survey) -> Counts:
    kinds = Counter(pole.kind for pole in board.poles)
    shapes = Counter(place.kind for place in known.places.values())
    return Counts(
        poles=len(board.poles),
        fields=len(known.fields),
        walls=kinds["wall"],
        bridges=kinds["bridge"],
        short=shapes[SHORT],
        long=shapes[LONG],
        stem=shapes[STEM],
        crossbar=shapes[CROSSBAR],
    )
