"""Everything there is to say about a board (VE-M1 to VE-M10)."""

from __future__ import annotations

from collections.abc import Iterator

from serenissima.games.venise.board.checks import check
from serenissima.games.venise.board.file import BoardFile, Finding
from serenissima.games.venise.board.graph import Ways
from serenissima.games.venise.board.survey import Survey
from serenissima.games.venise.workshop.fairness import unfairness
from serenissima.games.venise.workshop.symmetry import broken


def findings(board: BoardFile, known: Survey, ways: Ways) -> list[Finding]:
    """All findings about a board that could be read, errors first."""
    found = [*check(board, known), *_symmetry(board), *unfairness(board, known, ways)]
    grades = ("error", "warning", "note")
    return sorted(found, key=lambda finding: grades.index(finding.grade))


def _symmetry(board: BoardFile) -> Iterator[Finding]:
    """VE-M6: the symmetry the maker claims."""
    for operation, where in broken(board, board.symmetry).items():
        yield Finding("VE-M6", "warning", f"broken-{operation}", {"count": len(where)}, where)
