"""Translates PyTorch's C++ formulas to gradsmith's formula language, which is Python."""
