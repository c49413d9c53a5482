"""A board: its names, its file, whether it can be played, and the tables a match is played on."""
