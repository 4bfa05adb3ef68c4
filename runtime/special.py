"""Functions of `gradsmith.special`: every operator that YAML puts there."""

from gradsmith.generated.special import *  # noqa: F403
from gradsmith.generated.special import __all__ as __all__
