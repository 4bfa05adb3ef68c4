"""For tests of operators and functions, one's own and the library's.

`assert_close` and `make_tensor` are PyTorch's.  `samples(operator)` yields valid inputs for any operator, and
`run_checks(operator)` tests that the operator does with them what its declaration says; each of the `CHECKS`
is a function of one sample.  `gradsmith.testing.strategies` has Hypothesis strategies of the same inputs.
"""

from __future__ import annotations

from gradsmith.autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from gradsmith.testing.assert_close import assert_close, assert_equal
from gradsmith.testing.checks import (
    CHECKS,
    Check,
    applies,
    exemption,
    problems,
    run_check,
    run_checks,
)
from gradsmith.testing.failures import CheckFailure
from gradsmith.testing.logging_mode import LoggingMode
from gradsmith.testing.make_tensor import make_tensor
from gradsmith.testing.samples import NoSamples, Sample, samples

__all__ = [
    "CHECKS",
    "Check",
    "CheckFailure",
    "GradcheckError",
    "LoggingMode",
    "NoSamples",
    "Sample",
    "applies",
    "assert_close",
    "assert_equal",
    "exemption",
    "gradcheck",
    "gradgradcheck",
    "make_tensor",
    "problems",
    "run_check",
    "run_checks",
    "samples",
]
