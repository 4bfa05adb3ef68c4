"""Functions of `gradsmith.fft`: every operator that YAML puts there."""

from gradsmith.generated.fft import *  # noqa: F403
from gradsmith.generated.fft import __all__ as __all__
