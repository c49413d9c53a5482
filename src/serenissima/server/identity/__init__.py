"""Who asks, and by which name."""
