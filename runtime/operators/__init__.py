"""Operators by hand, a folder for each family: kernels, shapes, composites, helpers of formulas."""
