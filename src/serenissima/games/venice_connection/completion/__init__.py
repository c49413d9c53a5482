"""Exact completability: the fewest tiles that close the canal, if any can (VC-40, VC-41).

Two searches share the tiles they lay (`growing`): `ring` for straights and bends alone, `waterway` for Mint Tide.
"""

from __future__ import annotations

from serenissima.games.venice_connection.completion.shortest import completable, completion

__all__ = ["completable", "completion"]
