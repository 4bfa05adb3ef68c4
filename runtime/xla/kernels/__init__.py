"""Kernels of the XLA device that are not the CPU's, a family per module; its memory, and NumPy's names over it."""
