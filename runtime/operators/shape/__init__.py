"""Tensors put together, cut, repeated, turned around."""
