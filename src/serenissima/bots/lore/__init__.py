"""What is known about playing a game well: one module per game, named like the game's package, found by that name.

A lore module may define

- `sensible(game, seed) -> Bot`: a bot of its own, or
- `value(view) -> float`: how good a view is for the viewer, from 0 (lost) to 1 (won); then the greedy bot plays by it.
"""
