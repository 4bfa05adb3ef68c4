"""Proofs of derivative formulas over exact numbers, and the accuracy of kernels: `gradsmith prove`, `gradsmith accuracy`."""
