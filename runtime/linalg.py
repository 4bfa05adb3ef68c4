"""Linear algebra, as in ``torch.linalg``; generated from YAML."""

from gradsmith.generated.linalg import *  # noqa: F403
from gradsmith.generated.linalg import __all__ as _functions

from .operators.linalg.errors import LinAlgError

__all__ = [*_functions, "LinAlgError"]
