"""Tools for testing functions and operators, your own and gradsmith's.

- `assert_close` and `make_tensor` are those of ``torch.testing``.
- `samples(operator)` yields valid inputs for any operator; `gradsmith.testing.strategies` has Hypothesis strategies of them.
- `run_checks(operator)` checks that the operator does with them what its declaration says.
- `opcheck` checks one call of a custom operator; its checks can also be called one by one.  `generate_opcheck_tests` checks
  the calls of a test class, ``pytest --opcheck`` those of a whole suite.
"""

from __future__ import annotations

from ..autograd.gradcheck import GradcheckError as GradcheckError
from ..autograd.gradcheck import gradcheck as gradcheck
from ..autograd.gradcheck import gradgradcheck as gradgradcheck
from ..core.deferred import exported as _exported
from ..core.deferred import listing as _listing
from .assert_close import assert_allclose as assert_allclose
from .assert_close import assert_close as assert_close
from .assert_close import assert_equal as assert_equal
from .checks import CHECKS as CHECKS
from .checks import Check as Check
from .checks import applies as applies
from .checks import exemption as exemption
from .checks import problems as problems
from .checks import run_check as run_check
from .checks import run_checks as run_checks
from .declarations import declare_samples as declare_samples
from .failures import CheckFailure as CheckFailure
from .failures import NotApplicable as NotApplicable
from .failures import OperatorFault as OperatorFault
from .layers import LayerSample as LayerSample
from .layers import check_layer as check_layer
from .layers import layer_samples as layer_samples
from .logging_mode import LoggingMode as LoggingMode
from .make_tensor import make_tensor as make_tensor
from .opcheck import DEFAULT_TEST_UTILS as DEFAULT_TEST_UTILS
from .opcheck import OpCheckError as OpCheckError
from .opcheck import opcheck as opcheck
from .opcheck_autograd import autograd_registration_check as autograd_registration_check
from .opcheck_fake import fake_check as fake_check
from .opcheck_gradient import gradient_check as gradient_check
from .opcheck_mode import OpCheckMode as OpCheckMode
from .opcheck_mode import is_inside_opcheck_mode as is_inside_opcheck_mode
from .opcheck_repro import generate_repro as generate_repro
from .opcheck_schema import schema_check as schema_check
from .opcheck_sizes import dynamic_shapes_check as dynamic_shapes_check
from .opcheck_sizes import static_shapes_check as static_shapes_check
from .opcheck_tests import dontGenerateOpCheckTests as dontGenerateOpCheckTests
from .opcheck_tests import generate_opcheck_tests as generate_opcheck_tests
from .samples import NoSamples as NoSamples
from .samples import Sample as Sample
from .samples import samples as samples

__all__ = _exported(globals())

__dir__ = _listing(globals())
