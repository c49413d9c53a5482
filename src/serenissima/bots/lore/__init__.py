"""What is known about playing a game well: one module per game, named like the game's package, found by that name.

A lore module may define

- `levels(game) -> list[Level]`: bots of its own, weakest first, each with its name `bot-<name>` and its way of playing
  `bot-<name>.help` in the text of the game; `DEFAULT` names the one for somebody who did not choose, else it is the
  last; or
- `sensible(game, seed) -> Bot`: a bot of its own, or
- `value(view) -> float`: how good a view is for the viewer, from 0 (lost) to 1 (won); then the greedy bot plays by it.

It may also offer weights to tune: see `bots/tunable.py`; or
lessons to learn from: see `bots/learnable.py`.
"""
