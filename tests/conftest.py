"""For all tests: the toy game of tests/toy is found beside the others, in this process and in those it starts."""

from __future__ import annotations

import os
from pathlib import Path

# before anything imports serenissima, which looks the games up when it is first imported
os.environ["SERENISSIMA_GAMES"] = str(Path(__file__).parent / "toy")
