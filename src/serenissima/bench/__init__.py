"""What `serenissima bench` measures: playouts and peers, server, store, pages. Each module has a `measure(quick)`."""
