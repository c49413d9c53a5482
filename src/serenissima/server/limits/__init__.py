"""How much one may ask for, and how long a connection may be silent or slow."""
