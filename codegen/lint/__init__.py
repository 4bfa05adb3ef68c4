"""Finds, filters, fixes and reports mistakes in YAML files, without generating anything."""
