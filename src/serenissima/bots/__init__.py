"""Bots: they see what a player sees. To look ahead, a bot imagines full states that fit its view."""
