"""Importing records."""

from __future__ import annotations

from litestar import post

from serenissima.server.http.asked import Asked, desk, who_asks
from serenissima.server.http.making import add, may_make
from serenissima.server.storage.new_tables import imported
from serenissima.tables.messages import TableMade
from serenissima.tables.problems import bad_record


@post("/api/records", summary="Import a record", share="records")
async def post_record(request: Asked) -> TableMade:
    """Makes a table for looking at a record (JSON lines)."""
    host = await may_make(request, unfinished=False)
    body = await request.body()
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad_record(1, "not UTF-8", "foreign") from None
    record = await desk(request).archive.check(who_asks(request), text)
    table_id, write = imported(record, host)
    await add(request, write)
    return TableMade(id=table_id)


HANDLERS = [post_record]
