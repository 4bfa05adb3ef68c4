"""YAML files as trees that know where everything in them was written."""
