"""Incremental generation after an edit of a few entries."""
