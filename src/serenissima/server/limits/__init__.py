"""How much a client may ask for, and how long a connection may be silent or slow."""
