"""What a table may choose (section 6.3 of the rules)."""

from __future__ import annotations

from typing import Final

from serenissima.core.options import Option, choice, flag
from serenissima.games.canal_grande.box import NUMBERS

OPTIONS: Final[tuple[Option, ...]] = (
    choice("vote_rule", "CG-487", "outbid", "match", "free", main=True, seats=(2,)),
    flag("join_without_match", "CG-651", main=True, seats=(2,)),
    choice("catchup_specials", "CG-622", "resolve", "discard"),
    flag("spy_chain", "CG-464"),
    choice("gondola_scope", "CG-493", "vote", "move"),
    choice("number_split", "CG-204", *NUMBERS),
)
