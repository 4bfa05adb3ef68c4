"""The parts of `gradcheck` and of `autograd.functional`: differences, Jacobians, what they demand and say."""
