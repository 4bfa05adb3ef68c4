"""Reads the YAML files and writes the `generated` package and the operator pages."""
