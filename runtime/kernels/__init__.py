"""Kernels: plain functions over arrays, testable without the framework.

A kernel knows nothing of tensors, dispatch, autograd or promotion; the generator wraps it in all of
them.  See ``CONTRIBUTING.md`` for its calling convention.
"""
