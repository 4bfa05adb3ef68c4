"""Proofs of formulas: their dependencies, their storage, and the processes that find them."""
