"""Proofs of formulas: what they depend on, where they are kept, and who makes them."""
