"""Operators defined by a Python function: the implementation of `gradsmith.library.custom_op`.

The public names are in `gradsmith.library`.
"""
