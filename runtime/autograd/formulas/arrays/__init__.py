"""Namesakes over arrays of the helpers next door, and of composite operators that formulas call.

A backward that nobody watches runs formulas over arrays (``generated/autograd_arrays.py``).  A formula
whose helpers all have a namesake here can take part; each must agree with the original, which a test over
every operator checks.  Arrays are real and of one dtype; numbers come as Python's.
"""
