"""What Python programs see beyond generated bindings: creation, indexing, printing, interop, methods."""
