"""The generator: reads YAML, and writes the `generated` package and the reference pages."""
