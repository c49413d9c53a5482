"""What a game is and what a match is. Nothing here knows any particular game."""
