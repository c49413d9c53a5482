"""Who sends a request, and under which name."""
