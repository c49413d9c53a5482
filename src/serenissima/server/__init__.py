"""The server: one home of tables, for whoever comes over the network."""
