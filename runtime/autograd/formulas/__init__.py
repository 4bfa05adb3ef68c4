"""Helpers that formulas in ``derivatives.yaml`` may call, by family.

A helper calls gradsmith operators and branches on metadata alone, so that it can be differentiated
in turn.
"""
