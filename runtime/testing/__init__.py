"""Tools for testing functions and operators, your own and gradsmith's.

- `assert_close` and `make_tensor` are those of ``torch.testing``.
- `samples(operator)` yields valid inputs for any operator; `gradsmith.testing.strategies` has Hypothesis strategies of them.
- `run_checks(operator)` checks that the operator does with them what its declaration says.
- `opcheck` checks one call of a custom operator; its checks can also be called one by one.  `generate_opcheck_tests` checks
  the calls of a test class, ``pytest --opcheck`` those of a whole suite.
"""

from __future__ import annotations

from ..autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from .assert_close import assert_allclose, assert_close, assert_equal
from .checks import CHECKS, Check, applies, exemption, problems, run_check, run_checks
from .declarations import declare_samples
from .failures import CheckFailure, NotApplicable, OperatorFault
from .layers import LayerSample, check_layer, layer_samples
from .logging_mode import LoggingMode
from .make_tensor import make_tensor
from .opcheck import DEFAULT_TEST_UTILS, OpCheckError, opcheck
from .opcheck_autograd import autograd_registration_check
from .opcheck_fake import fake_check
from .opcheck_gradient import gradient_check
from .opcheck_mode import OpCheckMode, is_inside_opcheck_mode
from .opcheck_repro import generate_repro
from .opcheck_schema import schema_check
from .opcheck_sizes import dynamic_shapes_check, static_shapes_check
from .opcheck_tests import dontGenerateOpCheckTests, generate_opcheck_tests
from .samples import NoSamples, Sample, samples

__all__ = [
    "CHECKS",
    "DEFAULT_TEST_UTILS",
    "Check",
    "CheckFailure",
    "GradcheckError",
    "LayerSample",
    "LoggingMode",
    "NoSamples",
    "NotApplicable",
    "OpCheckError",
    "OpCheckMode",
    "OperatorFault",
    "Sample",
    "applies",
    "assert_allclose",
    "assert_close",
    "assert_equal",
    "autograd_registration_check",
    "check_layer",
    "declare_samples",
    "dontGenerateOpCheckTests",
    "dynamic_shapes_check",
    "exemption",
    "fake_check",
    "generate_opcheck_tests",
    "generate_repro",
    "gradcheck",
    "gradgradcheck",
    "gradient_check",
    "is_inside_opcheck_mode",
    "layer_samples",
    "make_tensor",
    "opcheck",
    "problems",
    "run_check",
    "run_checks",
    "samples",
    "schema_check",
    "static_shapes_check",
]
