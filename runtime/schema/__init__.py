"""The schema language, dispatch keys and precedence, shared by the generator and the run time.

Everything here needs only the standard library and names no operator.
"""
