"""Mutants of derivatives, and whether tests notice them."""
