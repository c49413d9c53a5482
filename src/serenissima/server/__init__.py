"""The server: a home of tables for everybody who comes over the network."""
