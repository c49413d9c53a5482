"""Builds a view from nothing."""

from __future__ import annotations

from serenissima.games.canaletto.showing.showing import view

__all__ = ["view"]
