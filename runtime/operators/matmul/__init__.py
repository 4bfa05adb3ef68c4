"""Products of matrices, and distances."""
