"""Names as people write them: in any case, with spaces and accents, or misspelt."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from unicodedata import combining, normalize


def plain_name(written: str) -> str:
    """A name in lower case without accents, words joined by hyphens: "Intrigues à Venise" is intrigues-a-venise."""
    letters = "".join(sign for sign in normalize("NFKD", written.casefold()) if not combining(sign))
    return "-".join(letters.replace("_", " ").replace("-", " ").split())


def did_you_mean(written: str, known: Iterable[str]) -> str:
    """A question in brackets, after a space, if this is close to one of the known names; else an empty string."""
    names = {plain_name(name): name for name in known}
    near = get_close_matches(plain_name(written), names, n=1)
    return f" (did you mean {names[near[0]]}?)" if near else ""
