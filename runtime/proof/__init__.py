"""Proofs of derivative formulas over exact numbers, and how exact the shipped kernels are: `gradsmith prove`, `gradsmith accuracy`."""
