"""Processes for long work: bots, hints, looks back, studies and records."""
