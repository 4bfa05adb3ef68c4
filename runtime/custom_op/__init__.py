"""Operators that a Python function defines: the parts behind `gradsmith.library.custom_op`.

The names that programs use are in `gradsmith.library`.
"""
