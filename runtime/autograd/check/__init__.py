"""The implementation of `gradcheck` and `autograd.functional`: finite differences, Jacobians, checks and messages."""
