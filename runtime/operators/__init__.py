"""Handwritten operators, one folder per family: kernels, shape functions, composites, formula helpers."""
