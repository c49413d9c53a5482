"""A table and the people at it: no web framework, no database, no server."""
