"""Everything that is answered over HTTP, as one Litestar application."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import serenissima
from serenissima.server.http import (
    games,
    health,
    hints,
    lessons,
    parting,
    people,
    problems,
    records,
    replay,
    study,
    tables,
    workshop,
)
from serenissima.server.http.asked import fair_share
from serenissima.server.http.client import get_client, get_home
from serenissima.server.http.records import post_record

BODY_BYTES = 256 * 1024
"""What a request may hold that brings in no record: a position or a board take a few thousand."""
PARTS = (games, people, tables, records, health, parting, replay, study, workshop, hints, lessons)
"""What the server answers over HTTP, the page apart."""


class RawSchema(OpenAPISchemaPlugin):
    """Views, moves and events are a game's own: any JSON."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether it is a piece of JSON that was encoded before."""
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Any JSON."""
        return Schema(description="JSON as the game defines it")


@lru_cache
def api(record_bytes: int) -> Litestar:
    """What is answered over HTTP. It holds nothing of a site, which comes with each request, so all sites share it."""
    return Litestar(
        route_handlers=[
            *(handler for part in PARTS for handler in part.HANDLERS if handler is not post_record),
            Router(path="/", route_handlers=[post_record], request_max_body_size=record_bytes),
            get_home,
            get_client,
        ],
        exception_handlers=problems.ANSWERS,
        openapi_config=OpenAPIConfig(
            title="Serenissima",
            version=serenissima.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        guards=[fair_share],
        plugins=[RawSchema()],
        logging_config=None,
        request_max_body_size=BODY_BYTES,
    )
