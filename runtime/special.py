"""Special functions, as in ``torch.special``; generated from YAML."""

from gradsmith.generated.special import *  # noqa: F403
from gradsmith.generated.special import __all__ as __all__
