"""Functions of `gradsmith.linalg`: every operator that YAML puts there, and the error they raise."""

from gradsmith.generated.linalg import *  # noqa: F403
from gradsmith.generated.linalg import __all__ as _functions
from gradsmith.kernels.linalg_errors import LinAlgError

__all__ = [*_functions, "LinAlgError"]
