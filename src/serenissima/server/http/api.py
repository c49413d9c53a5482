"""The HTTP API as one Litestar application."""

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
"""The largest body of a request that is not a record; a position or a board takes a few thousand bytes."""
PARTS = (games, people, tables, records, health, parting, replay, study, workshop, hints, lessons)
"""The handlers of the HTTP API, except for the client's page."""


class RawSchema(OpenAPISchemaPlugin):
    """OpenAPI schema for views, moves and events: any JSON, as they differ between games."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether it is JSON that has already been encoded."""
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Any JSON."""
        return Schema(description="JSON as the game defines it")


@lru_cache
def api(record_bytes: int) -> Litestar:
    """The HTTP API. It holds nothing of a site, which comes with each request, so all sites share it."""
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
