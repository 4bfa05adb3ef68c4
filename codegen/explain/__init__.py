"""Explains which kernel runs and why, from YAML alone."""
