"""The schema language, and what else the generator and the run time must agree on: dispatch keys, precedence.

Everything here needs the standard library alone; nothing in it names an operator.
"""
