"""Linear algebra: decompositions, solvers, norms."""
