"""Sorting, searching, distinct elements."""
