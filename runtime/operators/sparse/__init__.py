"""Sparse tensors: elements by their coordinates."""
