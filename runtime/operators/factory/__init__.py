"""Tensors made from nothing, copies and conversions."""
