"""Compatibility between two versions of a set of operators."""
