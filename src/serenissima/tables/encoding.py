"""Messages, views and moves as JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
"""One encoder for everything: it reuses its buffer."""
