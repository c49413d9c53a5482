"""A table and the people at it, without web framework, database or server."""
