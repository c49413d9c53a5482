"""Bots. They see what a player sees; to look ahead, a bot imagines full states that fit its view."""
