"""Expressions of C++, as the formulas of PyTorch's derivatives.yaml are written in it."""
