"""docs/wire.md agrees with the message types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from serenissima.server.wire import TEMPLATE, page
from serenissima.tables.messages import Incoming, Outgoing

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"


def test_page_is_up_to_date() -> None:
    """The page is made from the types as they are now."""
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m serenissima.server.wire docs/wire.md"


def test_example_is_right() -> None:
    """Every message of the example is a message a client or the server can send."""
    lines = re.findall(r"^([<>]) (.*)$", TEMPLATE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) > 5
    for way, text in lines:
        kind: Any = Incoming if way == ">" else Outgoing
        message = msgspec.json.decode(text, type=kind)
        whole = msgspec.json.decode(msgspec.json.encode(message))
        assert whole | msgspec.json.decode(text) == whole
