"""Code, move and text of every move, and whole lines of them."""

from __future__ import annotations

from serenissima.games.canaletto.alphabet.alphabet import Alphabet

__all__ = ["Alphabet"]
