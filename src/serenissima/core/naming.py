"""Names as people write them: in any case, with blanks and accents, or with a letter wrong."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from unicodedata import combining, normalize


def plain_name(written: str) -> str:
    """A name without case and accents, its words joined by hyphens: "Intrigues à Venise" is intrigues-a-venise."""
    letters = "".join(sign for sign in normalize("NFKD", written.casefold()) if not combining(sign))
    return "-".join(letters.replace("_", " ").replace("-", " ").split())


def did_you_mean(written: str, known: Iterable[str]) -> str:
    """A question in brackets, with a blank before it, if this is nearly one of the known names; else nothing."""
    names = {plain_name(name): name for name in known}
    near = get_close_matches(plain_name(written), names, n=1)
    return f" (did you mean {names[near[0]]}?)" if near else ""
