"""What definitions may say: the field ``math`` of derivatives.yaml, and those beside it, in the grammar of formulas.

The generator checks definitions against these tables; what proves formulas gives them their meaning.
"""

from __future__ import annotations

from collections.abc import Mapping

PROVER = 2
"""Goes up when what counts as a proof changes: what was proved before is then out of date."""

CONSTANTS = ("pi", "i", "nan")
"""Names that are not an argument's; an argument of such a name hides it."""

FUNCTIONS: Mapping[str, int] = {
    **dict.fromkeys(("exp", "log", "sqrt", "gamma", "loggamma", "digamma", "erf", "erfc", "erfinv"), 1),
    **dict.fromkeys(("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh"), 1),
    **dict.fromkeys(("abs", "sign", "floor", "ceil", "round", "conj", "re", "im", "arg", "isnan", "isfinite"), 1),
    **dict.fromkeys(("atan2", "polygamma", "zeta", "besseli", "lowergamma", "uppergamma", "hyp0f1", "min", "max"), 2),
    "where": 3,
    "hyp1f1": 3,
    **dict.fromkeys(("sum", "prod", "range", "matrix_exp"), 1),
}  # fmt: skip
"""Functions with the number of their arguments.

As in the NIST Digital Library of Mathematical Functions: ``loggamma`` is the logarithm of the modulus for real numbers,
``polygamma(n, x)`` the n-th derivative of ``digamma``, ``zeta(s, a)`` Hurwitz's, ``besseli(n, x)`` the modified Bessel function,
``hyp0f1(b, x)`` and ``hyp1f1(a, b, x)`` the confluent hypergeometric ones,
``lowergamma(s, x)`` the integral of ``t**(s - 1) * exp(-t)`` from 0 to x.  Powers, roots and logarithms of complex numbers are
the principal ones.  ``sum`` and ``prod`` are over an index, ``sum(self ** j for j in range(n))``.  ``matrix_exp`` is of a whole
matrix, and all that a definition says: others are of numbers, element by element.
"""
