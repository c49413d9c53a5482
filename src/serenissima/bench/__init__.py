"""What `serenissima bench` measures: playouts and peers, server, store. Each module has a `measure(quick)`."""
