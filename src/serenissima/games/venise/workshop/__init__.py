"""The workshop for boards of one's own."""

from __future__ import annotations

from serenissima.games.venise.workshop.workshop import Workshop

__all__ = ["Workshop"]
