"""Reductions and running reductions, statistics, softmax."""
