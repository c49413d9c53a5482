"""The workshop in which players make boards."""

from __future__ import annotations

from serenissima.games.venise.workshop.workshop import Workshop

__all__ = ["Workshop"]
