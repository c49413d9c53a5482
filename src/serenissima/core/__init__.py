"""What games and matches are. Nothing here knows any particular game."""
