"""Why an HTTP request was rejected: a status, a code for programs and a sentence for people."""

from __future__ import annotations

from serenissima.core.text import sentence


class Rejected(Exception):
    """Turned into a `Problem`. The sentence is `problem-<code>` of the platform's text."""

    table: str | None = None
    """The table that is in the way."""
    rule: str | None = None
    """The rule of the game behind it."""
    detail: str = ""
    """What exactly was wrong, for those who write programs and files."""
    retry: int | None = None
    """Seconds after which to try again."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        super().__init__(sentence(None, f"problem-{code}", args))
        self.status = status
        self.code = code


def bad_record(line: int, why: str, kind: str) -> Rejected:
    """The error for a file that cannot be read as a record: people hear what kind of trouble it is, programs where."""
    rejected = Rejected(400, "bad-record", kind=kind, line=line)
    rejected.detail = f"line {line}: {why}"
    return rejected
