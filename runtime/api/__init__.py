"""The handwritten Python API beside generated bindings: creation, indexing, printing, interop, methods."""
